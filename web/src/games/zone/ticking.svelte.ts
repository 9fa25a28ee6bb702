/** A number that counts to its new value instead of jumping there. */

import { untrack } from "svelte";
import { settings } from "../../settings.svelte";

const TICKING_MS = 350;

/** To be made while a component is set up. */
export function ticking(value: () => number): { readonly now: number } {
  let now = $state(untrack(value));
  $effect(() => {
    const goal = value();
    const from = untrack(() => now);
    if (goal === from) return;
    if (!settings.moves || document.hidden) {
      now = goal;
      return;
    }
    const start = performance.now();
    const tick = (time: number): void => {
      const share = Math.min(1, Math.max(0, time - start) / TICKING_MS);
      now = Math.round(from + (goal - from) * share);
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  });
  return {
    get now() {
      return now;
    },
  };
}
