import { describe, expect, it } from "vitest";
import { emptyCorner } from "./corner";
import { boxContent, camp } from "./fakes";
import { beside, layOf } from "./ground";
import { beyondEntrance, envCard } from "./territory";
import type { TerritoryView, ZoneView } from "./types";

const SIDE = 4;

/** The camp with a territory amid its empty corner: one area of 4 × 4 squares. */
function joined(territory: Partial<TerritoryView> = {}): ZoneView {
  const { ground } = camp;
  const first = ground.areas.length;
  const cells = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [row, column] = [7 + Math.floor(at / SIDE), 13 + (at % SIDE)];
    return row * ground.width + column;
  });
  const area = { id: "L1.A", cells, capacity: 4, room: 0, cover: 1, radiation: 0, water: false };
  return {
    ...camp,
    ground: {
      ...ground,
      tiles: [...ground.tiles, { id: "L1", row: 7, column: 13, size: SIDE }],
      areas: [...ground.areas, area],
    },
    territory: {
      card: "U1",
      tile: "L1",
      first,
      outside: 3,
      inside: first,
      closed: false,
      ...territory,
    },
  };
}

describe("a territory beside the map", () => {
  it("leads in and out while it is open", () => {
    const { territory } = joined();
    const inside = territory?.inside ?? -1;
    expect(beyondEntrance(territory, 3)).toBe(inside);
    expect(beyondEntrance(territory, inside)).toBe(3);
    expect(beyondEntrance(territory, 4)).toBeUndefined();
    expect(beyondEntrance(joined({ closed: true }).territory, 3)).toBeUndefined();
    expect(beyondEntrance(joined({ outside: -1 }).territory, -1)).toBeUndefined();
    expect(beyondEntrance(null, 3)).toBeUndefined();
  });

  it("takes the empty corner of the map", () => {
    expect(emptyCorner(camp.ground)).toBeDefined();
    expect(emptyCorner(joined().ground)).toBeUndefined();
  });

  it("is reached by arrows across the gap", () => {
    const view = joined();
    const lay = layOf(view.ground);
    const inside = view.territory?.inside ?? -1;
    const left = beside(lay, inside, "left", [650, 450]) ?? -1;
    expect(view.ground.areas[left]?.id).toMatch(/^4\./);
    expect(beside(lay, inside, "right", [650, 450])).toBeUndefined();
  });

  it("has cards that are counted after those of the mission", () => {
    expect(envCard(joined(), 999, boxContent())).toBe("");
    expect(envCard(null, 0, boxContent())).toBe("");
  });
});
