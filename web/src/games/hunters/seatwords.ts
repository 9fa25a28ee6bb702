/** A player in words, for who does not see the table: everything that it shows. */

import type { Content } from "../../wire/content";
import type { SeatNow } from "../../wire/types";
import { t } from "../../words.svelte";
import { aloud, faceName } from "./cardwords";
import { faceOf } from "./faces";
import { placeAloud } from "./placewords";
import type { HuntersView, PlayerView } from "./types";

interface Who {
  seat: SeatNow | undefined;
  /** Instead of the name of the seat. */
  name?: string;
  note: string;
  sealed: boolean;
}

export function seatAloud(player: PlayerView, who: Who, content: Content): string {
  const { seat, name = seat?.name ?? "", note, sealed } = who;
  const named = (card: number): string => {
    const face = faceOf(card, content);
    return face ? faceName(face, content) : t("hunters-board-orphan");
  };
  const captured = player.confrontations.filter((one) => one.captured);
  const said = [
    t("hunters-aloud-seat", {
      name,
      points: t("hunters-points", { count: player.pad.total }),
      captured: captured.length,
      credits: t("hunters-credits", { count: player.credits }),
      sealed: sealed ? "yes" : "no",
    }),
    `${t("hunters-crates", { count: player.pad.crate_symbols })}, ${t("hunters-contracts", { count: player.contracts.length })}.`,
  ];
  if (note) said.push(`${note}.`);
  if (seat && seat.kind !== "bot" && seat.bot !== "") said.push(`${t("web-table-away-now")}.`);
  if (player.chosen >= 0)
    said.push(t("hunters-aloud-turned", { card: aloud(faceOf(player.chosen, content), content) }));
  else if (!sealed && seat?.answering) said.push(t("hunters-aloud-choosing"));
  for (const one of player.confrontations)
    if (!one.captured)
      said.push(placeAloud(named(one.target), one, faceOf(one.target, content), undefined));
  if (captured.length > 0)
    said.push(
      t("hunters-aloud-captives", { names: captured.map((one) => named(one.target)).join(", ") }),
    );
  for (const card of player.reserved)
    said.push(t("hunters-aloud-reserved", { card: aloud(faceOf(card, content), content) }));
  return said.join(" ");
}

/** The whole table: everybody, from my own seat. */
export function tableAloud(
  view: HuntersView,
  seat: number,
  seats: readonly SeatNow[],
  content: Content,
): string {
  return view.players
    .map((player) => {
      const mine = player.seat === seat ? { name: t("hunters-section-mine") } : {};
      const sealed = view.answered[player.seat] === true;
      return seatAloud(player, { seat: seats[player.seat], note: "", sealed, ...mine }, content);
    })
    .join(" ");
}

/** What a player is to me: whose hand I take, who takes mine, who leads. */
export function seatNote(other: number, now: HuntersView, seat: number, watches: boolean): string {
  const count = now.players.length;
  if (other === now.guild_master) return t("hunters-board-leads");
  if (watches || count === 2) return "";
  if (other === (seat + 1) % count) return t("hunters-board-takes");
  if (other === (seat + count - 1) % count) return t("hunters-board-gives");
  return "";
}
