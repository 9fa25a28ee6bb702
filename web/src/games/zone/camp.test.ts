import { describe, expect, it } from "vitest";
import { bordersOf } from "./borders";
import { at, camp } from "./fakes";
import { beside, boxAt, layOf, middleAt, outline, spots } from "./ground";
import { litBy } from "./light";
import { placeAnomaly, standings, threatAt } from "./placing";

const lay = layOf(camp.ground);

describe("areas", () => {
  it("know their box and every square", () => {
    expect(boxAt(lay, at("1.C"))).toEqual({ x: 250, y: 300, width: 50, height: 200 });
    expect(lay.at.filter((area) => area === at("1.C"))).toHaveLength(4);
    expect(lay.at.at(-1)).toBe(-1); // the empty corner
  });

  it("have an outline that can be drawn in", () => {
    expect(outline([0], 4)).toBe("M50 0L50 50L0 50L0 0Z");
    expect(outline([0], 4, 5)).toBe("M45 5L45 45L5 45L5 5Z");
    // An L keeps its inner corner.
    expect(outline([0, 4, 5], 4).split("L")).toHaveLength(6);
  });

  it("hold their figures apart", () => {
    const box = boxAt(lay, at("1.F")); // 1 wide, 4 high
    const ys = spots(box, 3).map(([, y]) => y);
    expect(new Set(ys).size).toBe(3);
    expect(spots(boxAt(lay, at("1.E")), 1)).toEqual([middleAt(lay, at("1.E"))]);
    expect(spots(boxAt(lay, at("1.E")), 3).map(([x]) => x)).toEqual([125, 175, 150]);
  });

  it("are walked by arrows, whatever stands between", () => {
    expect(beside(lay, at("1.E"), "right", [150, 450])).toBe(at("1.F"));
    expect(beside(lay, at("1.E"), "down", [120, 450])).toBe(at("1.G"));
    expect(beside(lay, at("2.C"), "right", [25, 150])).toBe(at("2.D")); // a wall
    expect(beside(lay, at("1.G"), "left", [50, 550])).toBeUndefined();
  });
});

describe("light", () => {
  const [first] = camp.enemies;
  it("is brightest straight ahead and near", () => {
    if (!first) throw new Error("nobody is there");
    const lit = new Map(litBy(first, lay).map((one) => [one.area, one] as const));
    expect(lit.get(at("2.E"))).toMatchObject({ front: true, strength: 0.3 });
    expect(lit.get(at("2.G"))).toMatchObject({ front: true, strength: 0.23 });
    expect(lit.get(at("1.C"))).toMatchObject({ front: true, strength: 0.18 });
    expect(lit.get(at("2.A"))).toMatchObject({ front: false, strength: 0.13 });
    expect([...lit.keys()].toSorted()).toEqual(
      first.sees.filter((area) => area !== first.area).toSorted(),
    );
  });
});

describe("what stands and lies about", () => {
  it("shows every figure on its own area", () => {
    const figures = standings(camp, lay);
    expect(figures.size).toBe(7);
    const [x, y] = figures.get(8) ?? [0, 0];
    const box = boxAt(lay, at("2.B"));
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  });

  it("puts threat beside its owner, or where it was left", () => {
    const figures = standings(camp, lay);
    const away = threatAt(0, { area: at("1.E"), threat_area: at("4.E") }, figures, lay);
    const box = boxAt(lay, at("4.E"));
    expect(away[0]).toBeGreaterThan(box.x);
    expect(away[0]).toBeLessThan(box.x + box.width);
  });

  it("puts all four symbols into the centre of an anomaly, the others onto their areas", () => {
    for (const anomaly of camp.anomalies) {
      const { symbols, centre } = placeAnomaly(anomaly, lay);
      expect(symbols).toHaveLength(anomaly.symbols.length);
      const inCentre = symbols.filter(({ x, y }) => Math.hypot(x - centre[0], y - centre[1]) < 20);
      expect(inCentre.map(({ petals }) => petals).toSorted()).toEqual([1, 2, 3, 4]);
      for (const { area, square, x, y } of symbols) {
        expect(Math.floor(y / 50) * lay.width + Math.floor(x / 50)).toBe(square);
        expect(lay.at[square]).toBe(area);
      }
    }
  });
});

describe("borders", () => {
  it("shut the barred door and no other", () => {
    const { doors } = bordersOf(camp.ground);
    expect(doors.filter(({ shut }) => shut)).toHaveLength(1);
  });
});
