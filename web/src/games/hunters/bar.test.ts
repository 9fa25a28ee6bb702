import { beforeAll, expect, test } from "vitest";
import { row, wired } from "../../wire/fakes";
import { Content } from "../../wire/content";
import type { Asked } from "../../wire/types";
import { speak } from "../../words.svelte";
import { barFor, type Situation } from "./bar";
import { DECK_KEYS } from "./suits";
import type { HuntersView } from "./types";

const content = new Content({
  game: "hunters",
  digest: "",
  names: {},
  rows: {
    cards: [
      row("han", { name: { en: "Han Solo" } }),
      row("t", { character: "han", shields: [1, 0, 2], points: 9 }),
      row("d", { kind: "astromech", attack: [0, 3, 0], cost: 2 }),
      row("c", { crates: 2, points: 3, cost: 1 }),
    ],
  },
  things: ["t", "d", "c"],
  texts: {},
  shares: [],
});
const [TARGET, DROID, CRATE] = [0, 1, 2];
const view = {
  players: [{ credits: 3, confrontations: [{ target: TARGET, captured: false }] }],
} as unknown as HuntersView;

function situation(name: string, options: Asked["options"], card = -1): Situation {
  return {
    ask: { name, seat: 0, rule: "BH-5.4", since: 1, options },
    view,
    content,
    card,
    places: card === DROID ? [0] : [],
    place: card === DROID ? 0 : undefined,
    mean: () => undefined,
    pick: () => undefined,
  };
}
const PAYING: Asked["options"] = [
  wired("activate", DROID, 0),
  wired("activate", CRATE),
  wired("done"),
];

beforeAll(() => speak("en"));

test("no deck is the lit button, and none has a key of the question before", () => {
  const bar = barFor(situation("draw", [wired("draw", 0), wired("draw", 3)]));
  expect(bar.calm).toBe(true);
  for (const key of DECK_KEYS)
    expect(["P", "S", "R", "A", "B", "C", "D", "Enter"]).not.toContain(key);
});

test("who may pay for several cards sees all of them with their prices, none of them lit", () => {
  const bar = barFor(situation("activate", PAYING));
  expect(bar.calm).toBe(true);
  expect(bar.offers?.map((one) => [one.text, one.gain?.text])).toEqual([
    ["Astromech droid", "−2"],
    ["2 crates", "−1"],
    ["Keep them reserved", undefined],
  ]);
});

test("the button names the act and its price; doing nothing is never the lit one", () => {
  const bar = barFor(situation("activate", [wired("activate", DROID, 0), wired("done")], DROID));
  expect(bar.title).toBe("Activate your Astromech droid?");
  expect(bar.offers?.map((one) => [one.text, one.gain?.text])).toEqual([
    ["Activate on Han Solo", "−2"],
    ["Keep it reserved", undefined],
  ]);
});

test("a droid that is played without a target says so, with its price", () => {
  const now = {
    ...situation("act", [wired("play", 1), wired("sell")], DROID),
    places: [1],
    place: 1,
  };
  const [play, sell] = barFor(now).offers ?? [];
  expect([play?.text, play?.gain?.text]).toEqual(["Play without a target", "−2"]);
  expect(sell?.text).toBe("Sell");
});
