import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as hoth from "../games/hoth/fakes";
import HothPicture from "../games/hoth/Picture.svelte";
import found from "../games/hunters/fixture.json";
import HuntersPicture from "../games/hunters/Picture.svelte";
import * as zone from "../games/zone/fakes";
import ZonePicture from "../games/zone/Picture.svelte";
import { Content } from "../wire/content";
import type { GameContent } from "../wire/types";
import { speak } from "../words.svelte";

beforeAll(async () => {
  await speak("en");
  // Nothing has a size here.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

const RULES = join(import.meta.dirname, "../../../docs/rules");
const hunters = new Content(found.content as unknown as GameContent);

/** The figures that the rulebook of a game names, in any language. */
function namedBy(game: string): string[] {
  const folder = join(RULES, game);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const figures = texts.flatMap((text) => [...text.matchAll(/\]\(board:([\w-]+)\)/g)]);
  return [...new Set(figures.map(([, name = ""]) => name))];
}

const GAMES: [string, Component<{ name: string; content: Content }>, Content, string[]][] = [
  ["hunters", HuntersPicture, hunters, ["table", "choose", "capture", "score"]],
  ["hoth", HothPicture, hoth.boxContent(), ["sections", "order", "attack", "medals", "sight"]],
  ["zone", ZonePicture, zone.boxContent(), ["map", "plan", "sight", "attack", "campaign"]],
];

describe.each(GAMES)("figures of %s", (game, picture, content, names) => {
  const drawn = (name: string): number =>
    render(picture, { name, content }).container.querySelectorAll("svg, table").length;

  test("every figure is drawn", () => {
    expect(names.filter((name) => drawn(name) === 0)).toEqual([]);
  });
  test("the rulebook names no other", () => {
    expect(namedBy(game).filter((name) => !names.includes(name))).toEqual([]);
  });
  test("nothing stands for a name that is unknown", () => {
    expect(drawn("nonsense")).toBe(0);
  });
});
