import { beforeAll, describe, expect, it } from "vitest";
import { row, wired } from "../../wire/fakes";
import { plain } from "../../table/lines";
import type { AnyEvent, Happened } from "../../table/table.svelte";
import { speak } from "../../words.svelte";
import { aimText } from "./aims";
import { cardText, fallbackText, litThirds, namedSections } from "./cards";
import { hexAloud, noShotWhy } from "./describe";
import { askOf, at, boxContent, shot, unit, viewOf } from "./fakes";
import { medalsWon } from "./medals";
import { optionsByHex, pictureOf } from "./picture";
import { fateOf, lastRoll } from "./roll";
import { story } from "./story";
import type { HothEvent } from "./types";
import { option, question } from "./words";

const content = boxContent();
const SNOWTROOPERS = 0;
const AT_AT = 1;
const TROOPERS = 3;
const [INFANTRY, VEHICLE, EXPLOSION, RETREAT] = [0, 1, 2, 3];
beforeAll(() => speak("en"));

function happened(events: object[]): Happened<HothEvent>[] {
  return events.map((event, number) => ({
    number,
    rev: number,
    fresh: true,
    event: { rule: "", ...event } as HothEvent,
  }));
}

describe("cards", () => {
  const text = (id: string): string => {
    const row = content.row(id);
    return row ? cardText(row) : "";
  };

  it("say what they do in sentences", () => {
    expect(text("R-RAID-L")).toBe("Order 2 units on the left flank.");
    expect(text("R-ASSAULT-C")).toBe("Order every unit in the center.");
    expect(text("E-VADER-1")).toBe("Order 2 units. Retreats they roll count as explosions.");
    expect(text("SR5")).toBe(
      "In one attack an ordered infantry unit with its last figure rolls 2 more dice.",
    );
  });

  const made = (fields: Record<string, unknown>): string => cardText(row("", fields));

  it("name everything that decides", () => {
    expect(made({ scope: "anywhere", count: 99, dice: -1 })).toBe(
      "Order every unit. Each rolls 1 die fewer.",
    );
    expect(made({ scope: "anywhere", count: 1, filter: "infantry", dice: 1, move: 2 })).toBe(
      "Order 1 infantry unit. It rolls 1 more die. It moves 2 hexes farther.",
    );
    const strike = { bombard_dice: 2, bombard_targets: 1 };
    expect(made({ ...strike, effect: "bombard" })).toBe(
      "Roll 2 dice against 1 enemy unit, anywhere. Cover does not count.",
    );
    expect(made({ ...strike, effect: "bombard", bombard_cover: true })).toBe(
      "Roll 2 dice more against the unit that has just retreated. Cover counts.",
    );
    expect(made({ discards: 3 })).toContain("draw as many and 1 more");
    expect(made({ ...strike, bombard_retreats_hit: true })).toContain(
      "Retreats count as hits. Cover does not count.",
    );
    expect(made({ same_target: [0, 1, 2] })).toContain(
      "the second unit rolls +1, each later one +2 dice",
    );
    expect(fallbackText(row("", { filter: "infantry" }))).toContain("order any 1 unit");
    expect(fallbackText(row("", { filter: "same_type" }))).toBe("");
  });

  it("mean their owner's left", () => {
    const raid = content.row("R-RAID-L");
    expect(namedSections(raid, "rebel")).toEqual(["west"]);
    expect(namedSections(raid, "empire")).toEqual(["east"]);
    expect(raid && litThirds(raid)).toEqual([true, false, false]);
  });
});

it("an objective says whom it is for", () => {
  const aim = { side: 0, hexes: [at("C4")], kind: -1, medals: 1, count: 0, beside: -1, turns: 0 };
  const said = (unit_class: number): string =>
    aimText({ ...aim, what: "per_turn", unit_class }, content);
  expect(said(0)).toContain("each turn that infantry begins on C4");
  expect(said(-1)).toContain("each turn that a unit begins on C4");
});

describe("the field aloud", () => {
  it("says land, unit and what can be done", () => {
    const view = viewOf({
      units: [unit(TROOPERS, "C4"), unit(SNOWTROOPERS, "D3", { figures: 3 })],
      attacker: at("C4"),
      shots: [shot("C4", "D3")],
    });
    const ask = askOf("target", [wired("target", at("D3"))]);
    const picture = pictureOf(view, ask, optionsByHex(ask.options), undefined);
    expect(hexAloud(at("D3"), view, picture, undefined, content)).toBe(
      "D3, Open snow. Snowtroopers, 3 of 4 figures. Target: 2 dice, 75 percent for a hit, 25 percent to destroy.",
    );
    expect(question(ask, view, content)).toBe("Echo Base troopers, C4: which target?");
    expect(option(wired("target", at("D3")), ask, view, content)).toBe(
      "Snowtroopers on D3: 2 dice",
    );
  });

  it("says why there is no shot", () => {
    const terrain = Array<number>(67).fill(0);
    terrain[at("E3")] = 1;
    const view = viewOf({ terrain });
    const blind = { start: at("D4"), end: at("E2"), blockers: [at("E3")] };
    expect(noShotWhy(blind, view, content)).toBe("Out of sight: Ridge on E3.");
    expect(noShotWhy({ ...blind, blockers: [] }, view, content)).toBe("Cover leaves no dice.");
    expect(noShotWhy({ ...blind, blockers: [67] }, view, content)).toContain("edge of the board");
  });
});

describe("a roll", () => {
  const rolled = { event: "DiceRolled", kind: TROOPERS, start: at("C4"), end: at("D3") };

  it("is told with its reroll, losses and retreat", () => {
    const roll = lastRoll(
      happened([
        { event: "TurnBegan", turn: 1, seat: 0 },
        { ...rolled, dice: [4, 4] },
        { event: "DiceRerolled", dice: [INFANTRY, RETREAT] },
        { event: "FiguresLost", kind: SNOWTROOPERS, hex: at("D3"), lost: 1, left: 3 },
        { event: "UnitRetreated", kind: SNOWTROOPERS, start: at("D3"), end: at("D2") },
        { event: "FiguresLost", kind: TROOPERS, hex: at("A1"), lost: 1, left: 1 },
      ]),
    );
    expect(roll).toMatchObject({ before: [4, 4], lost: 1, left: 3, retreat: [at("D2")] });
  });

  it("of the turn before is not shown", () => {
    const events = happened([
      { ...rolled, dice: [4] },
      { event: "TurnBegan", turn: 2, seat: 1 },
    ]);
    expect(lastRoll(events)).toBeUndefined();
  });

  it("does to its target what its faces say", () => {
    const fates = (victim: number, card = -1) =>
      [INFANTRY, VEHICLE, EXPLOSION, RETREAT].map((face) => fateOf(face, victim, card, content));
    expect(fates(SNOWTROOPERS)).toEqual(["hit", "miss", "hit", "back"]);
    expect(fates(AT_AT)).toEqual(["miss", "hit", "hit", "miss"]);
    expect(fates(-1)).toEqual(["miss", "miss", "hit", "miss"]);
    expect(fates(SNOWTROOPERS, 2)).toEqual(["hit", "miss", "hit", "hit"]);
  });
});

it("medals are counted from what was won, for whom", () => {
  const events = happened([
    { event: "BattleBegan", scenario: 0 },
    { event: "TurnBegan", turn: 4, seat: 0 },
    { event: "FiguresLost", kind: SNOWTROOPERS, hex: 3, lost: 1, left: 0 },
    { event: "MedalsWon", rule: "HO-12.2", side: 0, medals: 1, total: 1 },
    { event: "MedalsWon", rule: "HO-12.4", side: 0, medals: 1, total: 2 },
    { event: "MedalsWon", rule: "HO-12.4", side: 1, medals: 1, total: 1 },
  ]);
  expect(medalsWon(events, 0)).toEqual([
    { medals: 1, kind: SNOWTROOPERS, turn: 4 },
    { medals: 1, kind: -1, turn: 4 },
  ]);
});

it("the log tells what happened", () => {
  const tell = story({ language: "en", content, seat: 0, name: () => "Ann", view: () => null });
  const said = (event: object): string => plain(tell(event as AnyEvent)?.text ?? "");
  expect(said({ event: "BattleBegan", scenario: 0 })).toBe("1. Imperial Scout Mission");
  expect(said({ event: "CardPlayed", seat: 0, card: 0 })).toBe("Ann plays “Raid (left flank)”.");
  expect(said({ event: "CardDrawn", seat: 1, card: -1 })).toBe("Ann draws a card.");
  expect(said({ event: "UnitMoved", kind: TROOPERS, start: at("C4"), end: at("D4") })).toBe(
    "Echo Base troopers: C4 → D4",
  );
  expect(said({ event: "AnswerSealed", seat: 0, ask: "leader" })).toBe("");
  expect(said({ event: "UnitsOrdered", seat: 0, hexes: [at("C4")] })).toBe(
    "Ann orders the unit on C4.",
  );
  const rolled = { event: "DiceRolled", start: at("C4"), end: at("G5"), dice: [EXPLOSION] };
  expect(said({ ...rolled, kind: AT_AT })).toBe("The AT-AT attacks G5: explosion");
  expect(said({ ...rolled, kind: TROOPERS })).toBe("The Echo Base troopers attack G5: explosion");
  expect(said({ event: "MedalsWon", side: 1, medals: 1, total: 3 })).toBe(
    "The Empire wins 1 medal, 3 in all.",
  );
});
