import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { speak } from "../../words.svelte";
import { dangerCounts, dangerHex, dangersOn, hitBy } from "./danger";
import { hexAloud } from "./describe";
import { at, boxContent, unit, viewOf } from "./fakes";
import { optionsByHex, pictureOf } from "./picture";

const TROOPERS = 3;
const SNOWTROOPERS = 0;
const place = { cost: 1, barred: false, shots: [], no_shots: [] };
const danger = (hex: string, start: string, hit: number) => ({
  hex: at(hex),
  start: at(start),
  spot: at(start),
  dice: 2,
  hit,
  destroyed: 0,
});
const view = viewOf({
  units: [unit(TROOPERS, "C4"), unit(SNOWTROOPERS, "E4"), unit(SNOWTROOPERS, "F4")],
  mover: at("C4"),
  reach: [
    { ...place, hex: at("D4") },
    { ...place, hex: at("B4") },
  ],
  dangers: [danger("D4", "F4", 500_000), danger("D4", "E4", 750_000), danger("C4", "E4", 500_000)],
});

beforeAll(() => speak("en"));

describe("danger", () => {
  it("is counted on every hex that can be gone to, none too", () => {
    expect(dangerCounts(view)).toEqual([
      { hex: at("D4"), count: 2 },
      { hex: at("B4"), count: 0 },
    ]);
  });

  it("names the surest enemy first", () => {
    expect(dangersOn(view, at("D4")).map(({ start }) => start)).toEqual([at("E4"), at("F4")]);
    expect(dangersOn(view, at("D4")).map(hitBy)).toEqual([0.75, 0.5]);
  });

  it("is told for the hex that is looked at, else for where the unit stands", () => {
    expect(dangerHex(view, at("D4"))).toBe(at("D4"));
    expect(dangerHex(view, at("J1"))).toBe(at("C4"));
    expect(dangerHex(view, undefined)).toBe(at("C4"));
  });

  it("is heard as well as seen, unless it is switched off", () => {
    const picture = pictureOf(view, undefined, optionsByHex([]), undefined);
    const aloud = (): string => hexAloud(at("D4"), view, picture, undefined, boxContent());
    expect(aloud()).toContain("2 enemies could hit you here.");
    settings.change({ danger: false });
    expect(aloud()).not.toContain("could hit");
    settings.change({ danger: true });
  });
});
