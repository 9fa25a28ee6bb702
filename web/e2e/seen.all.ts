/** Every kind of question of every game at every size: see seen.ts. */

import { SIZES } from "./looking.ts";
import { expect, test } from "./people.ts";
import { questionsOf } from "./questions.ts";
import { lookAtAll } from "./seen.ts";

/** So many games of each game are looked through for questions; all kinds are among those of 400. */
const GAMES = Number(process.env["GAMES"] ?? 400);
/** Of the first and the fullest of each kind, so many, the fullest first: `FORMS=1` takes half the time. */
const FORMS = Number(process.env["FORMS"] ?? 2);
/** Panels are looked at when much lies on the table: after so many decisions at most. */
const LATE = 120;
/** Some questions or sizes alone, while one works on them: `SEEN="hoth play,hoth move" SIZES=390×844`;
 * `hoth panels` and `hoth lessons` are parts like kinds of question. */
const some = (name: string): string[] | undefined => process.env[name]?.split(",");
const ONLY = some("SEEN");
const sizes = SIZES.filter(({ name }) => some("SIZES")?.includes(name) ?? true);

/** Questions that mission A1, played here, does not ask. Its groups have one kind of enemy each (`card`), it
 * has one start (`start`), and nobody in it leaps (`landing`) or controls minds (`control`). `ending`
 * orders what two things do at the end of a round: anomalies that move, of which it has none, or the
 * artifacts slug and soul in the hands of two stalkers, one of whom is hurt. */
const UNASKED: Record<string, readonly string[]> = {
  zone: ["card", "control", "ending", "landing", "start"],
};

for (const game of ["hunters", "hoth", "zone"])
  test(`${game}: whatever is asked is seen and can be pressed`, async ({ arrive }) => {
    test.skip(ONLY !== undefined && !ONLY.some((one) => one.startsWith(game)), "not wanted");
    const wants = (part: string): boolean =>
      ONLY === undefined || ONLY.includes(game) || ONLY.includes(`${game} ${part}`);
    const { met, never } = questionsOf(game, GAMES);
    if (ONLY === undefined) expect(never).toEqual(UNASKED[game] ?? []);
    const all = Object.values(met).flatMap((forms) => forms.slice(-FORMS));
    const positions = all.filter(({ kind }) => wants(kind));
    const late = all
      .filter(({ made }) => made.length <= LATE)
      .sort((a, b) => a.made.length - b.made.length);
    const panels = wants("panels") ? late.at(-1) : undefined;
    const subject = { game, positions, panels, lessons: wants("lessons") };
    expect(await lookAtAll(subject, sizes, arrive)).toEqual([]);
  });
