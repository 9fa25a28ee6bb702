import { beforeEach, describe, expect, it } from "vitest";
import type { Happened } from "../../table/table.svelte";
import { speak } from "../../words.svelte";
import { story } from "./story";
import { at, boxContent, camp, viewOf } from "./fakes";
import { stepsOf } from "./telling/steps";
import { windowOf } from "./telling/window";
import { stepReasons, stepRule, stepTitle } from "./telling/words";
import type { ZoneEvent } from "./types";

beforeEach(() => speak("en"));
const content = boxContent();
const path = [at("2.B"), at("2.E"), at("2.G")];
const events: ZoneEvent[] = [
  { event: "ZoneStepBegan", rule: "ST-25.1", step: 1 },
  { event: "ActivationDrawn", rule: "ST-25.2", high: true, card: 0, part: "steps" },
  { event: "PointBegun", rule: "ST-25.5", verb: "move", point: 1 },
  { event: "EnemyActed", rule: "ST-25.6", enemy: 10, why: "nearest" },
  { event: "EnemyTurned", rule: "ST-26.1", enemy: 10, facing: 3 },
  { event: "EnemyActed", rule: "ST-25.6", enemy: 8, why: "group" },
  { event: "EnemyStepped", rule: "ST-26.1", enemy: 8, start: at("2.B"), area: at("2.E") },
  { event: "EnemyStepped", rule: "ST-26.1", enemy: 8, start: at("2.E"), area: at("2.G") },
  { event: "EnemyMoved", rule: "ST-26.1", enemy: 8, path, why: "corners", end: "steps" },
  { event: "PointBegun", rule: "ST-25.5", verb: "attack", point: 2 },
  { event: "EnemyActed", rule: "ST-25.7", enemy: 10, why: "nearest" },
  { event: "EnemyAimed", rule: "ST-27.3", enemy: 10, target: 0, why: "only" },
  { event: "EnemyAttacked", rule: "ST-27.8", enemy: 10, target: 0, damage: 8, cover: 1 },
  { event: "Defended", rule: "ST-27.11", stalker: 0, attacker: 10, damage: 8, stopped: 2, lost: 6 },
  { event: "HpLost", rule: "ST-27.11", stalker: 0, amount: 6, hp: 5 },
  { event: "ZoneStepBegan", rule: "ST-25.1", step: 2 },
  { event: "DoseChanged", rule: "ST-29.3", stalker: 0, dose: 3 },
  { event: "ZoneStepBegan", rule: "ST-25.1", step: 3 },
];
const after = viewOf({
  enemies: camp.enemies.map((enemy) =>
    enemy.number === 8 ? { ...enemy, area: at("2.G"), sees: [at("2.G"), at("1.C")] } : enemy,
  ),
});

describe("the phase of the enemies", () => {
  const told = (some: readonly ZoneEvent[]): Happened<ZoneEvent>[] =>
    some.map((event, number) => ({ event, number, rev: 1, fresh: true }));
  const steps = stepsOf({ before: camp, events: told(events), after });
  const titles = (): string[] => steps.map((step) => stepTitle(step, after, content));

  it("is told in steps, one for every enemy that acts", () => {
    expect(titles()).toEqual([
      "A red card is drawn",
      "Bandit, shotgun 3 looks west.",
      "Bandit, rifle 1 goes 2 areas to 2.G",
      "Bandit, shotgun 3 attacks Milady: 8 damage, cover 1",
      "Radiation",
    ]);
    expect(steps.map(({ point }) => point)).toEqual([0, 1, 1, 2, 2]);
  });

  it("says why, with the rule and the tie-break", () => {
    const why = steps.map((step) => stepReasons(step, after, content));
    expect(why[0]).toEqual(["Red, because high threat is on the map."]);
    expect(why[2]).toEqual([
      "Its turn: equally near; green goes before red, yellow and blue.",
      "The shortest way with the fewest corners.",
      "It cannot go any farther this time.",
    ]);
    expect(why[3]).toEqual([
      "Its turn: it is the nearest.",
      "Milady is the only target in sight.",
      "Cover has already taken 1 off.",
      "Milady: the suit stops 2, 6 HP are lost.",
    ]);
    expect(steps.map(stepRule)).toEqual(["ST-25.2", "ST-26.1", "ST-26.1", "ST-27.8", "ST-25.1"]);
  });

  it("shows the camp as it lies in each step", () => {
    const [, turned, moved, attacked, zone] = steps;
    expect(turned?.before.enemies[2]?.facing).toBe(1);
    expect(turned?.after.enemies[2]?.facing).toBe(3);
    expect(moved?.after.enemies[0]).toMatchObject({
      area: at("2.G"),
      sees: [at("2.G"), at("1.C")],
    });
    expect(attacked?.before.stalkers[0]?.hp).toBe(11);
    expect(attacked?.after.stalkers[0]?.hp).toBe(5);
    expect(zone?.after.stalkers[0]?.dose).toBe(3);
    expect(camp.enemies[2]?.facing).toBe(1); // the table itself is not touched
  });

  it("looks at the part of the camp that matters", () => {
    const [, , moved] = steps;
    if (!moved) throw new Error("nobody moved");
    const [x, y, width, height] = windowOf(moved, 1.5);
    expect(width / height).toBeCloseTo(1.5);
    expect(x).toBeLessThan(200);
    expect(y + height).toBeGreaterThan(290);
  });

  it("says nothing of a stalker's own steps", () => {
    const step: ZoneEvent = { event: "StalkerStepped", rule: "", stalker: 0, start: 1, area: 2 };
    expect(stepsOf({ before: camp, events: told([step]), after: camp })).toEqual([]);
  });
});

describe("the log", () => {
  const scene = { language: "en", content, seat: 0, name: () => "Ann", view: () => camp };
  it("makes one line of a walk", () => {
    const tell = story(scene);
    const step = (start: string, area: string) => ({
      event: "StalkerStepped" as const,
      rule: "",
      stalker: 0,
      start: at(start),
      area: at(area),
    });
    expect(tell(step("1.E", "1.F"))).toMatchObject({ text: "Milady: 1.E → 1.F", instead: false });
    expect(tell(step("1.F", "1.C"))).toMatchObject({
      text: "Milady: 1.E → 1.F → 1.C",
      instead: true,
    });
  });

  it("has words for what it tells", () => {
    const tell = story(scene);
    const lines = events.flatMap((event) => tell(event) ?? []);
    expect(lines.map(({ text }) => text)).toContain(
      "Bandit, shotgun 3 attacks Milady: 8 damage, cover 1",
    );
    expect(lines.map(({ text }) => text)).toContain("Activation, high threat: Find Them!");
    for (const { text } of lines) expect(text).not.toContain("⟨");
  });
});
