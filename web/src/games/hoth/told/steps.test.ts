import { describe, expect, it } from "vitest";
import type { Happened } from "../../../table/table.svelte";
import { at, boxContent, shot, unit, viewOf } from "../fakes";
import type { HothEvent, HothView } from "../types";
import { joined, stepsOf, tells } from "./steps";

const content = boxContent();
const rule = "";
const told = (some: readonly HothEvent[], from = 0): Happened<HothEvent>[] =>
  some.map((event, place) => ({ event, number: from + place, rev: 1, fresh: true }));
const ATTACK: HothEvent[] = [
  { event: "DiceRolled", rule, kind: 0, start: at("D3"), end: at("D4"), dice: [2, 3, 4] },
  { event: "FiguresLost", rule, kind: 3, hex: at("D4"), lost: 1, left: 0 },
  { event: "MedalsWon", rule, side: 1, medals: 1, total: 1 },
];
const before = viewOf({
  active: 1,
  units: [unit(0, "D3"), unit(3, "D4", { figures: 1 })],
  shots: [shot("D3", "D4"), shot("D3", "E5")],
});
const chapter = (events: readonly HothEvent[], view: HothView = before) => ({
  before: view,
  after: view,
  events: told(events),
});

describe("the turn of somebody else", () => {
  it("is told as an attack whose dice fall first, then what came of it, then the medal", () => {
    const [attack, medal, ...more] = stepsOf(chapter(ATTACK), 0, content);
    expect(more).toEqual([]);
    expect([attack?.kind, medal?.kind]).toEqual(["attack", "medal"]);
    const [fall, stand] = attack?.parts ?? [];
    expect(fall?.upTo).toBe(1);
    expect(fall?.view.units).toHaveLength(2);
    expect(fall?.view.shots.map(({ end }) => end)).toEqual([at("D4")]);
    expect(fall?.ms.normal).toBe(450);
    expect(stand?.upTo).toBe(2);
    expect(stand?.view.units).toHaveLength(1);
    expect(stand?.ms.normal).toBeGreaterThanOrEqual(900);
    expect(medal?.parts[0]?.view.medals).toEqual([0, 1]);
  });

  it("is told with its card, its orders as one step, its moves and its draw", () => {
    const events: HothEvent[] = [
      { event: "CardPlayed", rule, seat: 1, card: 2 },
      { event: "UnitsOrdered", rule, seat: 1, hexes: [at("D3")] },
      { event: "UnitsOrdered", rule, seat: 1, hexes: [at("E3")] },
      { event: "UnitMoved", rule, kind: 0, start: at("D3"), end: at("D1") },
      { event: "CardDiscarded", rule, seat: 1, card: 2 },
      { event: "CardDrawn", rule, seat: 1, card: -1 },
      { event: "TurnBegan", rule, turn: 3, seat: 0 },
    ];
    const steps = joined(stepsOf(chapter(events), 0, content));
    expect(steps.map(({ kind }) => kind)).toEqual(["card", "orders", "move", "draw"]);
    expect(steps[1]?.parts).toHaveLength(2);
    const [, , move] = steps;
    expect(move?.parts[0]?.view.units.map(({ hex }) => hex)).toContain(at("D1"));
    expect(move?.parts[0]?.ms).toMatchObject({ slow: 1140, normal: 610, fast: 280, once: 0 });
  });
});

describe("one's own turn", () => {
  const mine = viewOf({ ...before, active: 0 });
  it("tells only what chance brings", () => {
    const own: HothEvent[] = [
      { event: "CardPlayed", rule, seat: 0, card: 0 },
      { event: "UnitMoved", rule, kind: 3, start: at("D4"), end: at("D5") },
    ];
    expect(stepsOf(chapter(own, mine), 0, content)).toEqual([]);
    const kinds = stepsOf(chapter(ATTACK, mine), 0, content).map(({ kind }) => kind);
    expect(kinds).toEqual(["attack", "medal"]);
  });

  it("is where the telling begins for who looks for the first time", () => {
    const turn = (seat: number): HothEvent => ({ event: "TurnBegan", rule, turn: 1, seat });
    expect(tells.since(told([turn(1), ...ATTACK]), 0)).toBe(0);
    expect(tells.since(told([turn(0), ...ATTACK, turn(1), ...ATTACK]), 0)).toBe(4);
  });
});
