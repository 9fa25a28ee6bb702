/** How a bold but simple stalker answers: goes for the nearest enemy, shoots, ends missions soon. */

import type { ZoneView } from "../src/games/zone/types";
import type { Asked } from "../src/wire/types";

type Action = Asked["options"][number];

const BOLD = ["fire", "knife", "act", "pick"];

function found(options: readonly Action[], ...verbs: string[]): Action | undefined {
  for (const verb of verbs) {
    const option = options.find(([offered]) => offered === verb);
    if (option) return option;
  }
  return undefined;
}

/** One of the options, or the area at the end of a way that the view shows. After so many of
 * its turns a stalker passes until the time is over. */
export function ventures(
  { name, options, seat }: Asked,
  view: ZoneView,
  turns: number,
): Action | { to: number } {
  const [first = []] = options;
  const active = options.find(([verb]) => verb !== "done" && verb !== "end") ?? first;
  switch (name) {
    case "stalker":
      return options[seat % options.length] ?? first;
    case "turn": {
      const begin = options.find(
        ([verb, token]) => verb === "begin" && (view.round - 1) * 2 + Number(token) < turns,
      );
      return begin ?? found(options, "pass") ?? first;
    }
    case "act": {
      const bold = found(options, ...BOLD);
      if (bold) return bold;
      const way = found(options, "move") && view.ways.find(({ path }) => path.length >= 2);
      if (way) return { to: way.area };
      return found(options, "end", "prepare") ?? active;
    }
    case "step":
      return found(options, "done") ?? first;
    default:
      return active;
  }
}
