import { describe, expect, it } from "vitest";
import { painted, tiled, type Brush } from "./brush";
import { EMPTY, numbered, newEvent, roman, winOf, type Mission } from "./mission";
import { asOwn, missionOf } from "./reading";
import { textOf } from "./text";

const FACES = [
  { id: "X", copies: 2 },
  { id: "pack", copies: 1 },
];
const put = (mission: Mission, brush: Brush, ...areas: string[]): Mission =>
  areas.reduce((now, area) => painted(now, brush, area, FACES), mission);
const two = tiled(tiled(EMPTY, "1", 0, 0, FACES), "2", 0, 1, FACES);

describe("tiles", () => {
  it("grow the map on any side and lie in one place", () => {
    expect(two.layout).toEqual([["1", "2"]]);
    expect(tiled(two, "3", -1, 1, FACES).layout).toEqual([
      ["", "3"],
      ["1", "2"],
    ]);
    expect(tiled(two, "1", 0, 2, FACES).layout).toEqual([["2", "1"]]);
  });

  it("take what is on them away with them", () => {
    const full = put(put(two, { kind: "loot" }, "1.A", "2.A"), { kind: "unknown" }, "1.A", "2.B");
    const left = tiled(full, "1", 0, 0, FACES);
    expect(left.layout).toEqual([["2"]]);
    expect(left.loot).toEqual({ "2.A": 1 });
    expect(left.unknownAt).toEqual(["2.B"]);
    expect(left.unknown.four).toHaveLength(1);
  });

  it("never make a map that is too large", () => {
    const row = ["1", "2", "3", "4", "5"].reduce(
      (now, id, at) => tiled(now, id, 0, at, FACES),
      EMPTY,
    );
    expect(tiled(row, "6", 0, 5, FACES).layout).toEqual(row.layout);
  });
});

describe("what is put on areas", () => {
  it("turns enemies, counts loot and deals faces as the box has them", () => {
    const enemy: Brush = { kind: "enemy", of: "snork" };
    const turned = put(two, enemy, "1.A", "1.A", "1.B");
    expect(turned.forces[0]).toMatchObject({
      supply: 2,
      placed: [
        { at: "1.A", face: "W" },
        { at: "1.B", face: "S" },
      ],
    });
    expect(put(turned, { kind: "erase" }, "1.A", "1.B").forces).toEqual([]);
    expect(put(two, { kind: "loot" }, "1.A", "1.A").loot).toEqual({ "1.A": 2 });
    const dealt = put(two, { kind: "unknown" }, "1.A", "1.B", "1.C").unknown.one;
    expect(dealt.toSorted()).toEqual(["X", "X", "pack"]);
  });

  it("marks the areas of an objective, which wins", () => {
    const goals = [{ name: { en: "" }, done: [{ stalker_on: [] }] }];
    const asked = { ...two, objectives: goals };
    const marked = put(
      asked,
      { kind: "mark", path: ["objectives", 0, "done", 0, "stalker_on"] },
      "2.A",
    );
    expect(winOf(marked)).toEqual([{ stalker_on: ["2.A"] }]);
  });
});

describe("texts", () => {
  it("number events anew wherever they are named", () => {
    expect([1, 4, 9, 19].map(roman)).toEqual(["I", "IV", "IX", "XIX"]);
    const last = { ...newEvent(), rest: { end: [{ if: {}, then: [{ resolve_event: "VII" }] }] } };
    const { events } = numbered({ ...EMPTY, events: [...EMPTY.events, last] });
    expect(events.map(({ numeral }) => numeral).join(" ")).toBe("I II III IV V VI VII VIII IX");
    expect(JSON.stringify(events[6]?.rest)).toContain('"VIII"');
    expect(events.slice(-2).map(({ outcome }) => outcome)).toEqual(["fail", "win"]);
  });

  it("hold all of one of ours, under the id of one's own", () => {
    const ours = {
      mission: [{ id: "Z1", layout: ["1 -"], win: [[{ all_out: true }]], stage: "first" }],
      objective: [{ id: "Z1-x", name: { en: "Z1" }, done: [{ all_out: true }], note: "n" }],
      env: [{ id: "Z1-02", kind: "note", name: { en: "A card" }, provenance: "seed" }],
      event: [
        { id: "Z1-I", numeral: "I", name: { en: "First" }, immediate: [{ reveal: "Z1-02" }] },
      ],
    };
    const found = asOwn("Z1", ours);
    const text = found ? textOf(found, "Unnamed") : "";
    expect(text).toContain('id = "OWN-02"\nkind = "note"');
    expect(text).toContain('immediate = [{ reveal = "OWN-02" }]');
    expect(text).not.toContain("note =");
  });

  it("of strangers are read as far as they make sense", () => {
    for (const odd of [3, null, {}, { mission: 3 }, { mission: [3] }])
      expect(missionOf(odd)).toBeUndefined();
    const odd = {
      mission: [{ layout: 3, start: [1], win: {} }],
      enemy: [{ placed: "x" }],
      loot: [],
    };
    expect(missionOf(odd)).toMatchObject({ layout: [], start: [], forces: [{ placed: [] }] });
  });
});
