/** A value that follows another after the next paint: for what is shown beside what is asked. */

import { untrack } from "svelte";
import { afterPaint } from "./paint";

/** To be made while a component is set up. What may not wait is followed at once. */
export function behind<T>(
  value: () => T,
  mayWait: (next: T, before: T) => boolean = () => true,
): { readonly now: T } {
  let now = $state.raw(untrack(value));
  let gone = false;
  const follow = (): void => {
    // Whoever was waiting for the paint may have left the page with it.
    if (!gone) now = untrack(value);
  };
  $effect(() => () => (gone = true));
  $effect(() => {
    const next = value();
    const before = untrack(() => now);
    if (next === before) return;
    // In a hidden tab nothing is painted.
    if (document.hidden || !mayWait(next, before)) now = next;
    else afterPaint(follow);
  });
  return {
    get now() {
      return now;
    },
  };
}
