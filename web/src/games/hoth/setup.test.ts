import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { usualDraft } from "../../lobby/draft";
import { Content } from "../../wire/content";
import type { ContentRow, ScenarioFigures } from "../../wire/types";
import { edgesOf, campaignsOf, reachable, score } from "./campaign/graph";
import { painted, type Brush } from "./editor/brush";
import { newRule, RULE_FIELDS, withField } from "./editor/rulefields";
import { mapText, textOf } from "./editor/text";
import { hexNamed } from "./field";
import { chosen, betterSide, duel, optionsFor, passes } from "./picker/choice";
import { balanceOf } from "./picker/figures";
import { aimOf } from "./rulewords";
import { difficultyOf, forcesOf, HOOKS, markersOf, readMap, type Scenario } from "./scenario";
import { sideOfSeat } from "./setup";

const FOLDER = join(import.meta.dirname, "../../../../src/cantina/games/hoth/content");
const SIGNS = {
  terrain: [".", "^", "*", "#", "~", "=", "B", "W"],
  units: ["s", "w", "d", "t", "f", "a"],
};
const maps = readdirSync(FOLDER)
  .filter((file) => file.startsWith("scenario_"))
  .map((file) => /map = """\n([^"]*?)\n"""/.exec(readFileSync(join(FOLDER, file), "utf8"))?.[1]);

function scenario(map: string, some: Partial<Scenario> = {}): Scenario {
  return {
    id: "S18",
    number: 18,
    name: { en: 'A "test"' },
    situation: { en: "–" },
    first: 1,
    hand: [4, 3],
    goal: [5, 0],
    structureOwner: 0,
    rules: [],
    ...readMap(map, SIGNS),
    ...some,
  };
}
const FIRST = maps[0] ?? "";
const hex = (name: string): number => hexNamed(name) ?? -1;

describe("text maps", () => {
  test("every map of ours is read and written the same", () => {
    expect(maps).toHaveLength(17);
    const tight = (map: string) => map.split("\n").map((line) => line.trim().split(/\s+/));
    for (const map of maps) {
      expect(map).toBeDefined();
      expect(tight(mapText(scenario(map ?? ""), SIGNS))).toEqual(tight(map ?? ""));
    }
  });

  test("a scenario is written in the form that the server reads", () => {
    const rules = [withField(newRule("objective_temporary"), "hexes", ["F6", "A4"])];
    const text = textOf(scenario(FIRST, { rules }), SIGNS);
    expect(text).toContain('name = { en = "A \\"test\\"" }\n');
    expect(text).toContain('first = "empire"\nhand = [4, 3]\ngoal = [5, 0]\nmap = """\n.   .   .d');
    expect(text).not.toContain("structure_owner");
    expect(text).toContain('[[rule]]\nhook = "objective_temporary"\nside = "rebel"\n');
    expect(text).toContain('hexes = ["F6", "A4"]\nprovenance = "reconstructed"\n');
  });
});

describe("painting", () => {
  const start = scenario(FIRST);
  const at = (one: Scenario, name: string) => one.units.find((unit) => unit.hex === hex(name));
  const paint = (brush: Brush, name: string, from = start) => painted(from, brush, hex(name));

  test("a touch lays something down, and the same touch takes it away", () => {
    const ridge: Brush = { kind: "terrain", of: 1 };
    expect(paint(ridge, "A1").terrain[hex("A1")]).toBe(1);
    expect(paint(ridge, "A1", paint(ridge, "A1")).terrain[hex("A1")]).toBe(0);
    const walker: Brush = { kind: "unit", of: 1 };
    expect(at(paint(walker, "A1"), "A1")).toMatchObject({ kind: 1, figures: 1 });
    expect(at(paint(walker, "A1", paint(walker, "A1")), "A1")).toBeUndefined();
  });

  test("one thing stands on a hex", () => {
    expect(at(start, "C1")).toMatchObject({ kind: 2 });
    const placed = paint({ kind: "structure", of: 0 }, "C1");
    expect(at(placed, "C1")).toBeUndefined();
    expect(placed.structures).toEqual([{ kind: 0, hex: hex("C1") }]);
    expect(at(paint({ kind: "unit", of: 0 }, "C1"), "C1")).toMatchObject({ kind: 0 });
  });

  test("tokens go onto units, erasing takes units first, rules gather hexes", () => {
    expect(at(paint({ kind: "token", of: 2 }, "A2"), "A2")).toMatchObject({ token: 2 });
    expect(paint({ kind: "token", of: 2 }, "A1")).toEqual(start);
    expect(at(paint({ kind: "erase", of: 0 }, "C1"), "C1")).toBeUndefined();
    const ruled = { ...start, rules: [newRule("exit_medals")] };
    const marked = paint({ kind: "rule", of: 0 }, "J1", ruled);
    expect(marked.rules[0]?.fields["hexes"]).toEqual(["J1"]);
    expect(markersOf(marked.rules)).toEqual([{ hex: hex("J1"), face: "exit" }]);
  });
});

test("every special rule can be made and told", () => {
  for (const hook of HOOKS) {
    expect(RULE_FIELDS[hook].length).toBeGreaterThan(0);
    expect(aimOf(newRule(hook)).what).not.toBe("");
  }
  expect(aimOf(newRule("charge_structure"))).toMatchObject({ what: "charges", count: 3 });
});

describe("the picker", () => {
  const options = { scenario: "4", campaign: "none", own: "", leaders: "on" };
  const figures = { length: { median: 12 } } as ScenarioFigures;

  test("a choice is the options of a table and back", () => {
    expect(chosen(options)).toBe("scenario 4");
    const campaign = optionsFor("campaign b", options);
    expect(campaign).toEqual({ ...options, campaign: "b" });
    expect(chosen(campaign)).toBe("campaign b");
    expect(optionsFor("scenario 9", campaign)).toEqual({ ...options, scenario: "9" });
  });

  test("filters look at forces and figures", () => {
    const first = scenario(FIRST);
    expect(passes("no_at_at", first, undefined)).toBe(true);
    expect(passes("artillery", first, undefined)).toBe(false);
    expect(passes("short", first, figures)).toBe(true);
    expect(passes("short", first, undefined)).toBe(false);
    expect(forcesOf(first, 0)).toEqual([{ kind: 3, token: 0, count: 7 }]);
    expect(difficultyOf(first)).toBe("first");
  });

  test("seats have sides as the server seats them", () => {
    expect([0, 1, 2, 3].map((seat) => sideOfSeat(seat, 4, "rebel"))).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2].map((seat) => sideOfSeat(seat, 3, "empire"))).toEqual([0, 1, 1]);
    expect(duel(1, "greedy")).toEqual(["greedy", "me"]);
    expect([duel(0).indexOf("me"), duel(1).indexOf("me")]).toEqual([0, 1]);
  });

  test("whole percents; who may win often enough to be drawn is left over", () => {
    const side = (win_rate: number) => ({
      bot: "greedy",
      wins: 0,
      win_rate,
      win_rate_low: 0.1,
      win_rate_high: 0.9,
    });
    const balance = balanceOf({
      id: "1",
      games: 100,
      finished: 100,
      length: { min: 3, median: 13.5, max: 30 },
      seats: [side(0.546), side(0.44)],
    });
    expect(balance).toEqual({ rebel: 55, empire: 44, low: 10, high: 90, games: 100, turns: 14 });
  });

  test("a game with scenarios begins as one against one", () => {
    const about = { names: {}, minutes: 45, behaviour: 1, levels: [], regulars: [], age: 8 };
    const game = { key: "hoth", fewest: 2, most: 4, ...about };
    const scenarios = { key: "scenario", choices: ["1", "2"], rule: "" };
    expect(usualDraft({ ...game, options: [scenarios] }).seats).toEqual(["me", "open"]);
    expect(usualDraft({ ...game, options: [] }).seats).toHaveLength(3);
  });
});

describe("a campaign", () => {
  const row = (id: string, values: Record<string, unknown>): ContentRow => ({
    id,
    copies: 1,
    fields: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, provenance: "seed" }]),
    ),
    provenance: "seed",
    source: "",
    note: "",
    rules: [],
    fact: "",
  });
  const node = (id: string, rebel: string, empire: string) =>
    row(id, {
      scenario: "S01",
      ...(rebel ? { next_rebel: rebel } : {}),
      ...(empire ? { next_empire: empire } : {}),
      support_rebel: [1, 0],
      support_empire: [0, 1],
    });
  const rows = {
    campaign_a: [
      row("A", { name: { en: "March" }, start: "A1" }),
      node("A1", "A2a", "A2b"),
      node("A2a", "A3", "A3"),
      node("A2b", "A3", ""),
      node("A3", "", ""),
      row("A1r", { node: "A1", event: "destroy" }),
    ],
  };
  const content = new Content({
    game: "hoth",
    digest: "",
    names: {},
    rows,
    things: [],
    texts: {},
    shares: [],
  });
  const [campaign] = campaignsOf(content);
  if (!campaign) throw new Error("a campaign");
  const battle = { node: 0, winner: 1, medals: [2, 4], secrets: [false, true] };

  test("is laid out by depth, and knows which ways are open", () => {
    expect(campaign).toMatchObject({ key: "a", depths: 3, lanes: 2 });
    expect(campaign.nodes.map(({ depth, lane }) => [depth, lane])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 0],
    ]);
    expect([...reachable(campaign, 2)].sort()).toEqual([2, 3]);
  });

  test("tells the way that was gone", () => {
    const edges = edgesOf(campaign, [battle]);
    expect(edges).toHaveLength(5);
    expect(edges.filter(({ taken }) => taken).map(({ to }) => to.id)).toEqual(["A2b"]);
    expect(score([battle])).toEqual([0, 1]);
  });
});

test("the recommended side is never the weaker one, and none where it is open", () => {
  const balance = (rebel: number, low: number, high: number) => ({
    rebel,
    empire: 100 - rebel,
    low,
    high,
    games: 100,
    turns: 12,
  });
  expect(betterSide(balance(33, 24, 43))).toBe(1);
  expect(betterSide(balance(67, 57, 76))).toBe(0);
  expect(betterSide(balance(52, 42, 62))).toBeUndefined();
});
