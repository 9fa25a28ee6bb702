/** Cards of the pad in words. */

import { cardName } from "../words";
import { text, type Content } from "../../../wire/content";
import { kindOf, valueOf, type Claim, type Counted } from "./pad";

export function cardTitle(card: string, content: Content): string {
  return cardName(content.pack.things.indexOf(card), content);
}

/** What counts on the card, short: points, penalty, or the terms of a contract. */
export function counts(counted: Counted, content: Content): string {
  switch (kindOf(counted.card, content)) {
    case "targets":
    case "crates":
      return String(valueOf(counted, "points", content));
    case "hunters": {
      const penalty = valueOf(counted, "penalty", content);
      return penalty === 0 ? "0" : `−${penalty}`;
    }
    case "contracts":
      return terms(counted, content);
    default:
      return "";
  }
}

function terms(counted: Counted, content: Content): string {
  const per = valueOf(counted, "per_a", content);
  const other = valueOf(counted, "per_b", content);
  const duo = valueOf(counted, "duo", content);
  const two = text(content.row(counted.card), "kind") === "two_targets";
  return two ? `${per} · ${other} · +${duo}` : `${per} · +${duo}`;
}

/** How a contract came to its points: "2 × 1 + 1 × 1 + 1 × 3". Display only; the sum is the
 * server's. */
export function contractSum(
  counted: Counted,
  claim: Claim,
  symbols: number,
  content: Content,
): string {
  const row = content.row(counted.card);
  const captured = (field: string): number =>
    claim.captured.filter(({ card }) => text(content.row(card), "character") === text(row, field))
      .length;
  const first = captured("a");
  const per = valueOf(counted, "per_a", content);
  const duo = valueOf(counted, "duo", content);
  const kind = text(row, "kind");
  const parts = [`${first} × ${per}`];
  if (kind === "two_targets") {
    const second = captured("b");
    parts.push(`${second} × ${valueOf(counted, "per_b", content)}`);
    parts.push(`${Math.min(first, second)} × ${duo}`);
  } else {
    const duos = kind === "same_target" ? Math.floor(first / 2) : Math.min(first, symbols);
    parts.push(`${duos} × ${duo}`);
  }
  return parts.join(" + ");
}
