import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../words.svelte";
import { at, boxContent, unit, viewOf } from "./fakes";
import { orderedUnits, stillDoes, whyNot } from "./ordered";
import { optionsByHex, pictureOf } from "./picture";

const TROOPERS = 3;
const SNOWTROOPERS = 0;
const bar = (why: string) => ({ why, rule: "HO-6.1" });
const can = unit(TROOPERS, "C4", { ordered: true });
const waits = unit(TROOPERS, "D4", { ordered: true, cannot_move: bar("moved") });
const done = unit(TROOPERS, "E4", {
  ordered: true,
  cannot_move: bar("moves_over"),
  cannot_attack: bar("attacked"),
});
const idle = unit(TROOPERS, "F4", {
  cannot_move: bar("not_ordered"),
  cannot_attack: bar("not_ordered"),
});
const enemy = unit(SNOWTROOPERS, "G4");
const player = { leader: -1, hand_size: 0, deck_size: 0, discard: [] };
const view = viewOf({
  step: "move",
  units: [done, can, waits, idle, enemy],
  players: [
    { ...player, seat: 0, side: 0 },
    { ...player, seat: 1, side: 1 },
  ],
});

beforeAll(() => speak("en"));

describe("ordered units", () => {
  it("are listed with what they can still do, those that are done at the end", () => {
    expect(orderedUnits(view).map(({ hex }) => hex)).toEqual([at("C4"), at("D4"), at("E4")]);
    expect(stillDoes(can, view)).toBe("can move and attack");
    expect(stillDoes(waits, view)).toBe("can attack");
    expect(stillDoes(done, view)).toBe("Has attacked.");
    expect(stillDoes(can, { ...view, mover: can.hex })).toBe("moves now");
  });

  it("are not listed before they act, nor in the turn of somebody else", () => {
    expect(orderedUnits({ ...view, step: "order" })).toEqual([]);
    expect(orderedUnits({ ...view, active: 1 })).toEqual([]);
  });

  it("are not done in the middle of an attack, and all of them once cards are drawn", () => {
    const drawn = (some: Partial<typeof view>): boolean[] =>
      pictureOf({ ...view, ...some }, undefined, optionsByHex([]), undefined).ordered.map(
        ({ finished }) => finished,
      );
    expect(drawn({ step: "attack", attacker: at("E4") })).toEqual([false, false, false]);
    expect(drawn({ step: "draw" })).toEqual([true, true, true]);
  });

  it("are drawn as done as soon as they can neither move nor attack", () => {
    const { ordered } = pictureOf(view, undefined, optionsByHex([]), undefined);
    expect(ordered).toEqual([
      { hex: at("E4"), finished: true },
      { hex: at("C4"), finished: false },
      { hex: at("D4"), finished: false },
    ]);
  });
});

describe("a unit that was pressed and does nothing", () => {
  const why = (hex: string, some = view): string => whyNot(at(hex), some, boxContent());

  it("says why, and what is left to it", () => {
    expect(why("D4")).toContain("Has moved. It can attack after all moves.");
    expect(why("E4")).toContain("Has attacked.");
    expect(why("F4")).toContain("No orders this turn.");
  });

  it("says nothing where nothing is wrong, and enemies say nothing", () => {
    expect(why("C4")).toBe("");
    expect(why("G4")).toBe("");
    expect(why("A1")).toBe("");
    expect(why("F4", { ...view, active: 1 })).toBe("");
  });
});
