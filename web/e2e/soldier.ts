/** How a keen but simple general answers: advances, attacks what is in reach, ends battles soon. */

import type { HothView } from "../src/games/hoth/types";
import { centre } from "../src/games/hoth/field.ts";
import type { Action, Asked } from "./asked.ts";

function enemies(view: HothView, side: number): number[] {
  return view.units.filter((unit) => unit.side !== side).map(({ hex }) => hex);
}

/** From a hex to the nearest of others. */
function nearest(hex: number, others: readonly number[]): number {
  const [x, y] = centre(hex);
  const ways = others.map((other) => {
    const [endX, endY] = centre(other);
    return Math.hypot(endX - x, endY - y);
  });
  return Math.min(...ways);
}

function best(options: readonly Action[], worth: (option: Action) => number): Action {
  const [first] = options.toSorted((a, b) => worth(b) - worth(a));
  if (!first) throw new Error("nothing is asked");
  return first;
}

/** One of the options, by what the view says about them. */
export function commands(ask: Asked, view: HothView): Action {
  const side = view.players[ask.seat]?.side ?? 0;
  const all = ask.options;
  const active = all.filter(([verb]) => verb !== "done");
  const foes = enemies(view, side);
  switch (ask.name) {
    case "play":
      return best(all, ([, card]) => view.qualify[view.hand.indexOf(Number(card))]?.length ?? 0);
    case "order":
      return best(active, ([verb, hex]) =>
        verb === "order_all" ? 1e6 : -nearest(Number(hex), foes),
      );
    case "move": {
      // Whoever stands beside an enemy stays there.
      const far = active.filter(([, hex]) => nearest(Number(hex), foes) > 210);
      return far[0] ?? all.find(([verb]) => verb === "done") ?? all[0] ?? [];
    }
    case "to":
      return best(active, ([, hex]) => {
        const place = view.reach.find((one) => one.hex === hex);
        return (place?.shots.length ?? 0) * 100 - nearest(Number(hex), foes);
      });
    case "target":
      return best(active, ([, hex]) => {
        const shot = view.shots.find((one) => one.end === hex);
        return (shot?.destroyed ?? 0) + (shot?.dice ?? 0);
      });
    default:
      return active[0] ?? all[0] ?? [];
  }
}
