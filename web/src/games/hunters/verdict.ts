/** How a game ended for whoever looks, and what made the difference, in words. */

import { t } from "../../words.svelte";
import { ROWS, type Row } from "./sums";
import type { HuntersView, PlayerView } from "./types";

export interface Verdict {
  title: string;
  /** The one thing that decided it; empty where nothing stands out. */
  reason: string;
}

/** As the rules count: points, then credits. */
const isAhead = (one: PlayerView, other: PlayerView): boolean =>
  one.pad.total > other.pad.total ||
  (one.pad.total === other.pad.total && one.credits > other.credits);

/** The row in which the first is most ahead of the second. */
export function decisiveRow(ahead: PlayerView, behind: PlayerView): Row | undefined {
  const lead = (row: Row): number => ahead.pad[row] - behind.pad[row];
  const [best] = ROWS.toSorted((a, b) => lead(b) - lead(a));
  return best !== undefined && lead(best) > 0 ? best : undefined;
}

export function verdict(
  view: HuntersView,
  seat: number,
  nameOf: (seat: number) => string,
): Verdict {
  const winners = view.outcome?.winners ?? [];
  const ranked = view.players.toSorted((a, b) => (isAhead(a, b) ? -1 : isAhead(b, a) ? 1 : 0));
  const me = view.players[seat];
  const won = winners.includes(seat);
  const first = view.players[winners[0] ?? 0];
  const other = ranked.find((one) => !winners.includes(one.seat));
  if (!first) return { title: "", reason: "" };
  const [ahead, behind] = me && !won ? [first, me] : [first, other];
  const row = behind && decisiveRow(ahead, behind);
  const mine = me && !won ? behind : ahead;
  const theirs = mine === ahead ? behind : ahead;
  const reason =
    row && mine && theirs
      ? t("hunters-debrief-decided", {
          row,
          mine: Math.abs(mine.pad[row]),
          theirs: Math.abs(theirs.pad[row]),
        })
      : "";
  return { title: titleOf(view, seat, winners, ahead, behind, nameOf), reason };
}

function titleOf(
  view: HuntersView,
  seat: number,
  winners: readonly number[],
  ahead: PlayerView,
  behind: PlayerView | undefined,
  nameOf: (seat: number) => string,
): string {
  const won = winners.includes(seat);
  if (winners.length > 1 && (won || seat < 0))
    return t("hunters-end-shared", { names: winners.map(nameOf).join(", ") });
  const points = ahead.pad.total - (behind?.pad.total ?? 0);
  if (won && behind) return t("hunters-debrief-won", { points, name: nameOf(behind.seat) });
  if (seat < 0 || !behind) return t("hunters-end-won", { name: nameOf(ahead.seat) });
  const place = 1 + view.players.filter((one) => isAhead(one, behind)).length;
  return t("hunters-debrief-behind", { place, points, name: nameOf(ahead.seat) });
}
