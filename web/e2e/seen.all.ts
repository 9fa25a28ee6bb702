/** Every kind of question of every game at every size: see seen.ts. */

import { expect, test } from "./people.ts";
import { questionsOf } from "./questions.ts";
import { lookAtAll, SIZES } from "./seen.ts";

/** So many games of each game are looked through for questions; all kinds are among those of 400. */
const GAMES = Number(process.env["GAMES"] ?? 400);
/** Some questions or sizes alone, while one works on them: `SEEN="hoth play,hoth move" SIZES=390×844`. */
const some = (name: string): string[] | undefined => process.env[name]?.split(",");
const ONLY = some("SEEN");
const sizes = SIZES.filter(({ name }) => some("SIZES")?.includes(name) ?? true);

/** Questions that no mission of today's content asks. */
const UNASKED: Record<string, readonly string[]> = {
  zone: ["card", "control", "ending", "landing", "mods", "start"],
};

for (const game of ["hunters", "hoth", "zone"])
  test(`${game}: whatever is asked is seen and can be pressed`, async ({ arrive }) => {
    test.skip(ONLY !== undefined && !ONLY.some((one) => one.startsWith(game)), "not wanted");
    const { met, never } = questionsOf(game, GAMES);
    if (ONLY === undefined) expect(never).toEqual(UNASKED[game] ?? []);
    const wanted = Object.entries(met).filter(
      ([kind]) => ONLY === undefined || ONLY.includes(game) || ONLY.includes(`${game} ${kind}`),
    );
    const positions = wanted.flatMap(([, forms]) => forms);
    expect(await lookAtAll(game, positions, sizes, arrive)).toEqual([]);
  });
