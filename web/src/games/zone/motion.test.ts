import { beforeEach, expect, it } from "vitest";
import { speak } from "../../words.svelte";
import { beatsOf, soundsOf } from "./motion/beats";
import type { ZoneEvent } from "./types";

beforeEach(() => speak("en"));

const step = (start: number, area: number): ZoneEvent => ({
  event: "StalkerStepped",
  rule: "",
  stalker: 0,
  start,
  area,
});

it("joins the steps of one figure to a way", () => {
  const seen: ZoneEvent = { event: "ThreatChanged", rule: "", stalker: 0, level: 2, area: 7 };
  expect(beatsOf([step(3, 5), step(5, 7), seen])).toEqual([
    { what: "walk", figure: 0, path: [3, 5, 7] },
    { what: "glare", stalker: 0, area: 7 },
  ]);
  expect(beatsOf([{ ...seen, level: 1 }])).toEqual([]);
});

it("shows a shot, then what came of it", () => {
  const events: ZoneEvent[] = [
    { event: "DiceRolled", rule: "", stalker: 0, dice: [1], bonus: 0 },
    {
      event: "EnemyHit",
      rule: "",
      attacker: 0,
      enemy: 8,
      part: 0,
      successes: 3,
      cover: 0,
      results: [],
    },
    { event: "HpLost", rule: "", stalker: 0, amount: 2, hp: 9 },
  ];
  expect(beatsOf(events)).toEqual([
    { what: "shot", from: 0, to: 8 },
    { what: "word", figure: 8, text: "miss", mood: "good" },
    { what: "word", figure: 0, text: "−2 HP", mood: "bad" },
  ]);
  expect(soundsOf([...events, ...events])).toEqual(["dice", "shot"]);
});
