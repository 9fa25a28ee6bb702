import { describe, expect, it } from "vitest";
import { bordered, painted, tiled, type Brush } from "./brush";
import { edgesOf } from "./edges";
import { EMPTY, numbered, newEvent, roman, winOf, type Mission } from "./mission";
import { NO_GROUND } from "./picture";
import { problemsOf } from "./problem";
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

describe("borders", () => {
  const known = ["1.A|1.B", "1.C|2.A", "1.C|3.A", "2.A|2.B"];
  const set = (mission: Mission, kind: string, ...ids: string[]): Mission =>
    ids.reduce((now, id) => bordered(now, kind, id, known), mission);
  const walled = set(two, "wall", "1.A|1.B", "1.C|2.A", "2.A|2.B");

  it("are set, changed and as printed again", () => {
    expect(set(walled, "door", "1.A|1.B").borders).toMatchObject({ "1.A|1.B": "door" });
    expect(set(walled, "wall", "1.A|1.B").borders).toEqual({
      "1.C|2.A": "wall",
      "2.A|2.B": "wall",
    });
    expect(set(walled, "", "1.A|1.B", "2.A|2.B").borders).toEqual({ "1.C|2.A": "wall" });
    const gone = { ...walled, borders: { "7.A|7.B": "wall" } };
    expect(set(gone, "door", "1.A|1.B").borders).toEqual({ "1.A|1.B": "door" });
  });

  it("go with a tile that goes, and between tiles with one that is laid elsewhere", () => {
    expect(tiled(walled, "1", 0, 0, FACES).borders).toEqual({ "2.A|2.B": "wall" });
    const moved = tiled(walled, "1", 0, 2, FACES).borders;
    expect(moved).toEqual({ "1.A|1.B": "wall", "2.A|2.B": "wall" });
    expect(tiled(walled, "3", 1, 0, FACES).borders).toEqual(walled.borders);
  });

  it("are written and read, whichever area comes first", () => {
    expect(textOf(two, "Unnamed")).not.toContain("borders");
    expect(textOf(set(two, "door", "1.C|2.A"), "–")).toContain('borders = { "1.C|2.A" = "door" }');
    const read = (borders: unknown) => missionOf({ mission: [{ borders }] })?.borders;
    expect(read({ "2.A|1.C": "door" })).toEqual({ "1.C|2.A": "door" });
    expect(read(["2.A|1.C"])).toEqual({});
  });

  it("of a map are one for every two areas, with all their units", () => {
    const area = (id: string, ...cells: number[]) => ({
      id,
      cells,
      capacity: cells.length,
      room: -1,
      cover: 0,
      radiation: 0,
      water: false,
    });
    // A above B, both two wide, C to their right; a wall with a door between A and B.
    const unit = (row: number, column: number, side: number, kind: string) => ({
      row,
      column,
      side,
      kind,
    });
    const ground = {
      ...NO_GROUND,
      width: 3,
      height: 2,
      areas: [area("1.A", 0, 1), area("1.B", 3, 4), area("1.C", 2, 5)],
      borders: [
        unit(0, 0, 3, "open"),
        unit(0, 2, 3, "open"),
        unit(1, 0, 0, "wall"),
        unit(1, 1, 0, "door"),
        unit(1, 2, 3, "impassable"),
        unit(0, 3, 3, "open"),
      ],
    };
    const edges = edgesOf(ground);
    expect(edges.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      "1.A|1.B door",
      "1.A|1.C open",
      "1.B|1.C impassable",
    ]);
    expect(edges[0]).toMatchObject({ line: "M0 50h100", middle: [50, 50] });
  });

  it("that are wrong are shown on the map, or the card that closes them", () => {
    const wrong = (code: string, mission: Mission) => {
      const content = { row: () => undefined } as unknown as Parameters<typeof problemsOf>[2];
      const about = { code, reason: "no", row: "OWN", args: { id: "1.A|1.B" }, drawn: {} };
      const checked = { ...about, rows: [], texts: {} } as unknown as Parameters<
        typeof problemsOf
      >[0];
      return problemsOf(checked, mission, content)[0]?.spot;
    };
    expect(wrong("room_open", walled)).toEqual({ tool: "border", border: "1.A|1.B" });
    const env = [{ id: "OWN-01", closes: ["1.A|1.B"] }];
    const closing = { ...two, cards: { ...two.cards, env } };
    expect(wrong("no_border", closing)).toEqual({ tab: "cards", card: 0 });
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
