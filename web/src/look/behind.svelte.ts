/** A value that follows another after the next paint: for what is shown beside what is asked. */

import { untrack } from "svelte";
import { afterPaint } from "./paint";

/** To be made while a component is set up. */
export function behind<T>(value: () => T): { readonly now: T } {
  let now = $state.raw(untrack(value));
  const follow = (): void => void (now = untrack(value));
  $effect(() => {
    const next = value();
    if (document.hidden)
      now = next; // nothing is painted there
    else afterPaint(follow);
  });
  return {
    get now() {
      return now;
    },
  };
}
