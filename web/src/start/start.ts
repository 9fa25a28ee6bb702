/** What one press on a game leads to: a guided first game, or straight in. */

import { isTogether } from "../games/worlds";
import { guest } from "../home/guest.svelte";
import { loadCourse, TAUGHT } from "../learn/course";
import { learning } from "../learn/progress.svelte";
import { againstBots, ME } from "../lobby/draft";
import { go } from "../router.svelte";
import { openTable } from "../table/fair";
import type { GameInfo } from "../wire/types";

export type Way = "guided" | "straight" | "together" | "read";

/** The first is what a newcomer should do. */
export function waysOf(game: string): readonly Way[] {
  const lessons: readonly Way[] = TAUGHT.includes(game) ? ["guided"] : [];
  return [...lessons, "straight", ...(isTogether(game) ? (["together"] as const) : []), "read"];
}

/** Who sits at a table that starts at once. */
export function seatsFor(game: GameInfo, bot: string, way: Way = "straight"): string[] {
  if (isTogether(game.key) && way !== "together") return [ME];
  return againstBots(game).seats.map((seat) => (seat === ME ? ME : bot));
}

/** Opens a table and goes there. With a coach, he guides to the end. Rejects with Refusal. */
export async function sitDown(game: string, seats: string[], coached = false): Promise<void> {
  await guest.arrive();
  const { id } = await openTable({ game, seats });
  if (coached) learning.guide(id);
  else learning.know(game);
  go({ page: "table", id });
}

/** The first lesson, at a real table that can be played to its end. */
export async function beginGuided(game: string, bot: string): Promise<void> {
  await guest.arrive();
  const course = await loadCourse(game);
  if (course) await learning.start(game, course, 0, bot);
}
