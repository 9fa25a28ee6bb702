/** A clock that ran out: the server decided for the seat, and says so before what came of it. */

import { toast } from "../parts/toasts.svelte";
import { t } from "../words.svelte";
import { line, type Line } from "./lines";
import type { AnyEvent, Sitting } from "./table.svelte";

export interface TimeRanOut extends AnyEvent {
  event: "TimeRanOut";
  seat: number;
}

export function isLapse(event: AnyEvent): event is TimeRanOut {
  return event.event === "TimeRanOut";
}

/** As a line of the log of `seat`. */
export function lapseLine(event: TimeRanOut, seat: number, name: (seat: number) => string): Line {
  const mine = event.seat === seat;
  const said = mine ? line("table-ran-out-you") : line("table-ran-out", { name: name(event.seat) });
  return { ...said, weight: "hot", seat: event.seat };
}

/** A notice to whoever has just lost the time of a decision. */
export function tellLapses(chair: () => Sitting | undefined): void {
  let told = -1;
  $effect(() => {
    const { events = [], seat } = chair() ?? {};
    const newest = events.findLast(({ event }) => isLapse(event) && event.seat === seat);
    if (newest?.fresh && newest.number > told) toast(t("table-ran-out-you"), "trouble");
    told = newest?.number ?? -1;
  });
}
