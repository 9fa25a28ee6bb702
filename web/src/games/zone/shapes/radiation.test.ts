import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../../settings.svelte";
import Ground from "../camp/Ground.svelte";
import Marks from "../camp/Marks.svelte";
import { viewOf } from "../fakes";
import { layOf } from "../ground";
import { BASES, PETALS } from "./marks";
import { RADIATION, radiationOf } from "./radiation";

const paints = readFileSync("src/games/zone/paints.css", "utf8");

afterEach(() => settings.change({ fills: true }));

describe("radiation on the map (ST-3.15)", () => {
  it("is yellow up to 2, orange up to 4, red from 5 on, each with a pattern of its own", () => {
    const levels = [1, 2, 3, 4, 5, 6, 9].map((value) => radiationOf(value).level);
    expect(levels).toEqual([1, 1, 2, 2, 3, 3, 3]);
    expect(RADIATION.map(({ colour }) => hexOf(colour))).toEqual(["#ffd84a", "#ff9d4d", "#ff5f57"]);
    expect(new Set(RADIATION.map(({ kind }) => kind)).size).toBe(3);
  });

  const { ground } = viewOf({});
  const values = [2, 3, 5];
  const areas = ground.areas.map((area, at) => ({ ...area, radiation: values[at] ?? 0 }));
  const hot = { ...ground, areas };

  it("is drawn as a sign with its number", () => {
    const props = { ground: hot, lay: layOf(hot), placed: [], detail: "full" as const };
    const { container } = render(Marks, { props });
    const drawn = [...container.querySelectorAll("use")].map((one) => one.getAttribute("href"));
    expect(drawn.filter((href) => href?.includes("radiation"))).toEqual([
      "#zone-radiation-1",
      "#zone-radiation-2",
      "#zone-radiation-3",
    ]);
    const doses = [...container.querySelectorAll(".dose")].map(({ textContent }) => textContent);
    expect(doses).toEqual(["2", "3", "5"]);
  });

  it("fills its areas unless somebody turns that off", () => {
    const filled = (): number => {
      const { container, unmount } = render(Ground, { props: { ground: hot, detail: "full" } });
      const fills = [...container.querySelectorAll("path")].map((one) => one.getAttribute("fill"));
      unmount();
      return fills.filter((fill) => fill?.includes("zone-rads-")).length;
    };
    expect(filled()).toBe(3);
    settings.change({ fills: false });
    expect(filled()).toBe(0);
  });
});

describe("the colours of signs", () => {
  it("stand out from their dark ground: text 4.5 to 1, outlines 3 to 1", () => {
    const colours = [
      ...RADIATION.map(({ colour }) => ({ colour, least: 4.5 })),
      ...PETALS.map(({ colour }) => ({ colour, least: 3 })),
      ...Object.values(BASES).map(({ colour }) => ({ colour, least: 3 })),
    ];
    for (const { colour, least } of colours)
      expect(contrast(hexOf(colour), hexOf("var(--zone-well)")), colour).toBeGreaterThan(least);
  });
});

function hexOf(token: string): string {
  const name = /var\((--[\w-]+)\)/.exec(token)?.[1] ?? token;
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(paints)?.[1] ?? name;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
