import { beforeAll, expect, test } from "vitest";
import { wordOf } from "../wire/action";
import { wired } from "../wire/fakes";
import type { GameModule, Scene } from "../games/game";
import { story } from "../games/hunters/story";
import { Content } from "../wire/content";
import type { ContentRow } from "../wire/types";
import { speak } from "../words.svelte";
import { figures, secondsLeft } from "./clock";
import { isLapse, lapseLine, type TimeRanOut } from "./lapses.svelte";
import { standing } from "./hints";
import { line, marked, pieces, plain } from "./lines";
import { Log, since } from "./log.svelte";
import type { AnyEvent, Happened } from "./table.svelte";

beforeAll(() => speak("en"));

const row = (id: string, fields: Record<string, unknown>): ContentRow => ({
  id,
  copies: 1,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { value, provenance: "seed" }]),
  ),
  provenance: "seed",
  source: "",
  note: "",
  rules: [],
  fact: "",
});
const content = new Content({
  game: "hunters",
  digest: "",
  names: {},
  rows: {
    all: [
      row("grogu", { name: { en: "Grogu" } }),
      row("bane", { name: { en: "Cad Bane" } }),
      row("target", { character: "grogu", shields: [1, 2, 3] }),
      row("hunter", { character: "bane", attack: [1, 1, 1] }),
    ],
  },
  things: ["target", "hunter"],
  texts: {},
  shares: [],
});
const scene: Scene = {
  language: "en",
  content,
  seat: 0,
  name: (seat) => ["Ann", "Bo", "Cy"][seat] ?? "",
  view: () => null,
};
const module: GameModule = { story };

function happened(events: object[], rev = 1, from = 0): Happened[] {
  return events.map((event, at) => ({
    number: from + at,
    rev,
    event: { rule: "BH-1.1", ...event } as AnyEvent,
    fresh: true,
  }));
}
const told = (events: Happened[]): string[] => {
  const log = new Log(module, scene);
  log.hear(events);
  return log.entries.map((entry) => plain(entry.text));
};
const draw = (seat: number, deck: number, card: number): object => ({
  event: "CardDrawn",
  seat,
  deck,
  card,
});
const playTarget = {
  event: "CardPlayed",
  seat: 1,
  card: 0,
  confrontation: 0,
  cost: 0,
  was_reserved: false,
};
const playHunter = { ...playTarget, card: 1, cost: 2 };

test("an attack names the target that lies at its place, and what was paid", () => {
  expect(told(happened([playTarget, playHunter]))).toEqual([
    "Bo puts out the target Grogu.",
    "Bo sends Cad Bane after Grogu. Paid: 2 credits.",
  ]);
});

test("an attack without a target waits, and the target lands on it", () => {
  expect(told(happened([{ ...playHunter, cost: 0 }, playTarget]))).toEqual([
    "Bo lets Cad Bane wait for a target.",
    "Bo puts the target Grogu on the waiting hunters.",
  ]);
});

test("a draw of everybody is one line that grows, whoever draws first", () => {
  const mine = draw(0, 0, 0);
  const [bo, cy] = [draw(1, 0, -1), draw(2, 1, -1)];
  for (const order of [
    [mine, bo, cy],
    [bo, mine, cy],
    [bo, cy, mine],
  ])
    expect(told(happened(order))).toEqual([
      "You draw Grogu from Targets. Drawn from: Bo – Targets · Cy – Bounty Hunters",
    ]);
  expect(told(happened([bo, cy]))).toEqual(["Drawn from: Bo – Targets · Cy – Bounty Hunters"]);
});

test("later events are added; what is taken back is told no more", () => {
  const log = new Log(module, scene);
  const first = happened([playTarget]);
  log.hear(first);
  const [kept] = log.entries;
  const both = [...first, ...happened([playHunter], 2, 1)];
  log.hear(both);
  expect(log.entries[0]).toBe(kept);
  expect(log.entries).toHaveLength(2);
  const undone = both.map((one) => (one.rev === 2 ? { ...one, undone: true } : one));
  log.hear([...undone, ...happened([playHunter], 4, 2)]);
  expect(log.entries.map((entry) => entry.number)).toEqual([0, 2]);
  expect(plain(log.entries[1]?.text ?? "")).toContain("after Grogu");
});

test("hearing the same again changes nothing, so that an effect may do it", () => {
  const log = new Log(module, scene);
  const events = happened([playTarget]);
  log.hear(events);
  const { entries } = log;
  log.hear(events);
  expect(log.entries).toBe(entries);
});

test("a line's things are found again", () => {
  const said = line("hunters-event-sold", { who: "other", name: "Bo", card: marked(7, "Grogu") });
  expect(pieces(said.text)).toEqual([
    { text: "Bo sells " },
    { text: "Grogu", thing: 7 },
    { text: "." },
  ]);
  expect(marked(-1, "Grogu")).toBe("Grogu");
});

test("what somebody missed leaves out own deeds and empty turns", () => {
  const log = new Log(module, scene);
  log.hear(
    happened([
      playTarget,
      { event: "TurnBegan", turn: 2 },
      draw(0, 0, 0),
      { event: "TurnBegan", turn: 3 },
      playHunter,
      { event: "TurnBegan", turn: 4 },
    ]),
  );
  expect(since(log.entries, 0, 0).map((entry) => entry.number)).toEqual([3, 4]);
});

test("clocks", () => {
  expect(figures(secondsLeft(42_300, 1_000))).toBe("0:42");
  expect(secondsLeft(1_000, 5_000)).toBe(0);
  expect(figures(725)).toBe("12:05");
  expect(figures(11_220)).toBe("3 h");
  expect(figures(93_900)).toBe("26 h");
  expect(figures(200_000)).toBe("2 days");
});

test("how sure a hint is", () => {
  const said = (verdict: string, gain: number, ...others: string[]): string =>
    standing(
      {
        type: "hint",
        key: "",
        rev: 0,
        verdict,
        action: wired("sell"),
        others: others.map((other) => wired(other)),
        then: [],
        events: [],
        gain,
        unit: 100,
        swing: 1500,
        why: "",
      },
      "hunters",
      wordOf,
    );
  expect(said("only", 0)).toBe("There is no other choice.");
  expect(said("better", 100, "play")).toBe("Better than “play” by about 1 point.");
  expect(said("better", 256, "play")).toBe("Better than “play” by about 2.6 points.");
  expect(said("better", 900, "play")).toContain("It may decide the game.");
  expect(said("either", 30, "play", "keep")).toBe(
    "As good: play or keep. Everything else is worse by about 0.3 points.",
  );
  expect(said("equal", 0, "play", "keep", "draw")).toContain("the same: sell, play, or keep.");
});

test("a clock that ran out is told, to its owner in the second person", () => {
  const lapse: TimeRanOut = { event: "TimeRanOut", rule: "", seat: 1 };
  expect(isLapse(lapse)).toBe(true);
  const name = (seat: number): string => ["Ann", "Ben"][seat] ?? "";
  expect(lapseLine(lapse, 1, name).text).toContain("Your time ran out");
  expect(lapseLine(lapse, 0, name)).toMatchObject({ weight: "hot", seat: 1 });
  expect(lapseLine(lapse, 0, name).text).toContain("Ben");
});
