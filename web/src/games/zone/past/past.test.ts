/** How a mission went, and what the diary makes of its lines. */

import { describe, expect, it } from "vitest";
import type { Content } from "../../../wire/content";
import type { CampaignView, NoteView, PlayedView, ReadingView, WentView } from "../types";
import { loudRounds, momentsOf, moved, plotsOf, scaleTop, unnoticed } from "./course";
import { daysOf, ledgerOf, rewardsOf } from "./days";

const content = { row: () => undefined, pack: { rows: {}, texts: {} } } as unknown as Content;
const reading = (round: number, some: Partial<ReadingView> = {}): ReadingView => ({
  round,
  hp: [16, 14],
  dose: [0, 0],
  threat: [0, 0],
  shots: 20,
  worth: 3000,
  ...some,
});
const WENT: WentView = {
  crew: ["velet", "milady"],
  tasks: [
    { id: "A1-find", round: 2 },
    { id: "A1-escape", round: -1 },
  ],
  fallen: -1,
  deeds: [],
  course: [
    reading(0),
    reading(1, { threat: [0, 1], shots: 18 }),
    reading(2, { hp: [16, 5], threat: [0, 2], shots: 10 }),
    reading(3, { hp: [9, 5], threat: [2, 2], shots: 4 }),
  ],
};
const note = (what: string, of: string, source: string, change = 0): NoteView => ({
  what,
  of,
  source,
  change,
});
const PLAYED: PlayedView = {
  mission: "A1",
  won: true,
  reason: "mission_won",
  rounds: 3,
  hp_lost: 16,
  coupons: 4000,
  earned: 2500,
  went: WENT,
  notes: [
    note("met", "C01", "C01"),
    note("coupons", "rifle", "C01", -500),
    note("coupons", "rifle", "C01", -500),
    note("coupons", "akm_74u", "C01", 400),
    note("coupons", "", "A1", 2000),
    note("card", "neuron", "A1"),
    note("coupons", "", "C16", 500),
  ],
};

describe("the plots of a mission", () => {
  it("have a line for each stalker, and one for noise and what is left", () => {
    const [health, dose, noise, left] = plotsOf(WENT, content);
    expect(health?.series.map(({ values }) => values)).toEqual([
      [16, 16, 16, 9],
      [14, 14, 5, 5],
    ]);
    expect(dose?.ticks.at(-1)).toBe(16);
    expect(noise?.series[0]?.values).toEqual([0, 1, 2, 4]);
    expect(left?.key).toBe("shots");
    expect(left?.series[0]?.values).toEqual([20, 18, 10, 4]);
  });

  it("leave out who stayed at the camp, and end with a cross", () => {
    const [health] = plotsOf({ ...WENT, crew: ["", "milady"], fallen: 1 }, content);
    expect(health?.series.map(({ fell }) => fell)).toEqual([true]);
  });

  it("show money where it moved more", () => {
    const course = [reading(0), reading(1, { worth: 9000 })];
    expect(moved({ ...WENT, course })).toBe("worth");
  });

  it("end their scales with round numbers", () => {
    expect([3, 16, 18, 55, 7900].map(scaleTop)).toEqual([4, 20, 20, 60, 8000]);
  });
});

describe("what decided a mission", () => {
  it("are three facts at most, in their order", () => {
    expect(momentsOf(WENT, "scenario_failed").map(({ kind, round }) => [kind, round])).toEqual([
      ["task", 2],
      ["hurt", 2],
      ["alarm", 2],
    ]);
  });

  it("begins with a death and with time that ran out", () => {
    const fell = momentsOf({ ...WENT, fallen: 1 }, "stalker_died");
    expect(fell.find(({ kind }) => kind === "fell")).toMatchObject({ round: 3, seat: 1 });
    expect(momentsOf(WENT, "out_of_time").some(({ kind }) => kind === "time")).toBe(true);
  });

  it("counts rounds in which nobody noticed a stalker", () => {
    expect(unnoticed(WENT, 0)).toBeCloseTo(2 / 3);
    expect(loudRounds(WENT)).toBe(2);
  });
});

describe("the diary", () => {
  const campaign = {
    step: "explore",
    coupons: 6700,
    played: [PLAYED],
    notes: [note("coupons", "bandage", "C08", -200)],
  } as unknown as CampaignView;

  it("knows what was in the purse in the morning and in the evening", () => {
    expect(daysOf(campaign).map(({ morning, evening }) => [morning, evening])).toEqual([
      [5000, 6900],
      [6900, 6700],
    ]);
    expect(daysOf({ ...campaign, step: "debrief", notes: [], coupons: 6900 })).toHaveLength(1);
  });

  it("puts what is alike into one line, and adds up", () => {
    const lines = ledgerOf(PLAYED.notes, content);
    expect(lines.map(({ change }) => change)).toEqual([-1000, 400, 2000, 500]);
  });

  it("tells what a mission brought from what was traded before it", () => {
    const rewards = rewardsOf(PLAYED, content, String);
    expect(rewards.map(({ change }) => change)).toEqual([2000, 500, 0]);
  });
});
