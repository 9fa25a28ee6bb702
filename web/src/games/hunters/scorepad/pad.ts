/** What lies in front of each player at a physical table, and the link that holds all of it. */

import { number, text, type Content } from "../../../wire/content";
import type { ContentRow } from "../../../wire/types";

/** A card by its row; numbers are there only where the print differs from our pack. */
export interface Counted {
  card: string;
  points?: number;
  penalty?: number;
  crates?: number;
  per_a?: number;
  per_b?: number;
  duo?: number;
}

export interface Captured extends Counted {
  attacks: Counted[];
}

export interface Claim {
  name: string;
  captured: Captured[];
  crates: Counted[];
  contracts: Counted[];
  credits: number;
}

/** The kinds of card that a pad counts: as the files of the content pack are named. */
export type Kind = "targets" | "hunters" | "droids" | "crates" | "contracts";
export const MOST_PLAYERS = 6;
export const FEWEST_PLAYERS = 2;
export const MOST_CREDITS = 42;

export type Field = Exclude<keyof Counted, "card">;

/** What counts on a card, with the least and the most that the server takes. */
export const FIELDS: Record<Kind, readonly (readonly [Field, number, number])[]> = {
  targets: [["points", 0, 30]],
  hunters: [["penalty", 0, 9]],
  droids: [],
  crates: [
    ["points", 0, 12],
    ["crates", 1, 3],
  ],
  contracts: [
    ["per_a", 0, 9],
    ["per_b", 0, 9],
    ["duo", 0, 9],
  ],
};

export function fresh(name: string): Claim {
  return { name, captured: [], crates: [], contracts: [], credits: 0 };
}

export function kindOf(card: string, content: Content): Kind {
  const kinds = Object.keys(FIELDS) as Kind[];
  return kinds.find((kind) => content.pack.rows[kind]?.some((row) => row.id === card)) ?? "targets";
}

/** A number of a card: as given, or as our pack has it. */
export function valueOf(counted: Counted, field: Field, content: Content): number {
  return counted[field] ?? number(content.row(counted.card), field);
}

/** Cards that count the same are one choice: which of them it was makes no difference. */
export interface Choice {
  key: string;
  row: ContentRow;
  cards: ContentRow[];
}

export function choicesOf(kind: Kind, content: Content): Choice[] {
  const found = new Map<string, Choice>();
  for (const row of content.pack.rows[kind] ?? []) {
    const who =
      text(row, "character") || [text(row, "kind"), text(row, "a"), text(row, "b")].join();
    const counts = FIELDS[kind].map(([field]) => number(row, field));
    const key = [who, ...counts].join(" ");
    const same = found.get(key);
    if (same) same.cards.push(row);
    else found.set(key, { key, row, cards: [row] });
  }
  return [...found.values()];
}

/** All cards on the pad. */
export function cardsOf(claims: readonly Claim[]): Counted[] {
  return claims.flatMap((claim) => [
    ...claim.captured.flatMap((one) => [one, ...one.attacks]),
    ...claim.crates,
    ...claim.contracts,
  ]);
}

/** Who is marked as the winner; nobody while the pad is empty. */
export function crownedOf(claims: readonly Claim[], winners: readonly number[]): readonly number[] {
  return cardsOf(claims).length > 0 ? winners : [];
}

/** A card of this choice that is not on the pad yet; undefined when all are. A card whose numbers
 * were corrected is not the one of our pack, and takes none of its copies. */
export function freeCard(choice: Choice, claims: readonly Claim[]): string | undefined {
  const used = cardsOf(claims).filter((one) =>
    Object.keys(one).every((key) => key === "card" || key === "attacks"),
  );
  return choice.cards.find(
    ({ id, copies }) => used.filter(({ card }) => card === id).length < copies,
  )?.id;
}

// The link: everything, squeezed, behind the # that browsers do not send to any server.

async function through(
  data: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Response(data).body?.pipeThrough(by);
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
}

export async function packed(claims: readonly Claim[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(claims));
  const small = await through(text, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...small))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export async function unpacked(link: string): Promise<Claim[] | undefined> {
  try {
    const small = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(small, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return sensible(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return undefined; // cut off, or not a link of ours
  }
}

/** Claims as they must be, from a link or a storage that anybody may have changed; the numbers are
 * for the server to judge. */
export function sensible(found: unknown): Claim[] | undefined {
  if (!Array.isArray(found) || found.length < 1 || found.length > MOST_PLAYERS) return undefined;
  const claims = found.map((one: Partial<Claim> | null) => {
    const captured = cards(one?.captured) as Captured[] | undefined;
    const crates = cards(one?.crates);
    const contracts = cards(one?.contracts);
    if (!captured?.every(({ attacks }) => cards(attacks)) || !crates || !contracts)
      return undefined;
    const credits = Number.isInteger(one?.credits) ? Number(one?.credits) : 0;
    return {
      name: typeof one?.name === "string" ? one.name.slice(0, 24) : "",
      captured,
      crates,
      contracts,
      credits,
    };
  });
  return claims.every((claim) => claim !== undefined) ? claims : undefined;
}

function cards(found: unknown): Counted[] | undefined {
  const good =
    Array.isArray(found) &&
    found.every((one: unknown) => typeof (one as Counted | null)?.card === "string");
  return good ? (found as Counted[]) : undefined;
}
