/** A sample of seen.all.ts: some questions of each game in a laptop's window and on a phone. */

import { SIZES } from "./looking.ts";
import { expect, test } from "./people.ts";
import { questionsOf } from "./questions.ts";
import { lookAtAll } from "./seen.ts";

/** So many games are looked through for these questions. */
const GAMES = 8;
const SAMPLE = {
  hunters: ["choose", "activate"],
  hoth: ["play", "order", "to"],
  zone: ["stalker", "act", "arrange"],
};
const sizes = SIZES.filter(({ name }) => ["1366×625", "390×844"].includes(name));

for (const [game, kinds] of Object.entries(SAMPLE))
  test(`${game}: what is asked is seen and can be pressed @deep`, async ({ arrive }) => {
    const { met } = questionsOf(game, GAMES);
    const positions = kinds.flatMap((kind) => met[kind]?.slice(0, 1) ?? []);
    expect(positions.map(({ kind }) => kind)).toEqual(kinds);
    expect(await lookAtAll({ game, positions }, sizes, arrive)).toEqual([]);
  });
