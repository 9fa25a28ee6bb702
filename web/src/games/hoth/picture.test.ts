import { describe, expect, it } from "vitest";
import { wired } from "../../wire/fakes";
import { destroyChance, hitChance, hitShares, retreatChance } from "./chances";
import { askOf, at, shot, unit, viewOf } from "./fakes";
import { markersOf, optionsByHex, pictureOf, shotsShown } from "./picture";

const TROOPERS = 3;
const SNOWTROOPERS = 0;

describe("what is lit", () => {
  it("are the hexes of the options and nothing else", () => {
    const ask = askOf("order", [wired("order", at("C4")), wired("order_all"), wired("done")]);
    const view = viewOf({ units: [unit(TROOPERS, "C4"), unit(TROOPERS, "C5")] });
    const options = optionsByHex(ask.options);
    expect([...options.keys()]).toEqual([at("C4")]);
    expect(pictureOf(view, ask, options, undefined).units).toEqual([at("C4")]);
  });

  it("marks hexes from which no attack is left, as the server says", () => {
    const reach = ["C4", "C5"].map((name, only) => ({
      hex: at(name),
      cost: only + 1,
      barred: only === 1,
      shots: [],
      no_shots: [],
    }));
    const view = viewOf({ units: [unit(TROOPERS, "D4")], mover: at("D4"), reach });
    const ask = askOf("to", [wired("to", at("C4")), wired("to", at("C5"))]);
    const picture = pictureOf(view, ask, optionsByHex(ask.options), at("C4"));
    expect(picture.reach).toEqual([
      { hex: at("C4"), only: false },
      { hex: at("C5"), only: true },
    ]);
    expect(picture.selected).toBe(at("D4"));
    expect(picture.ghost?.hex).toBe(at("C4"));
  });

  it("shows targets and what blocks a line for the hex that is looked at", () => {
    const place = {
      hex: at("D4"),
      cost: 1,
      barred: false,
      shots: [shot("D4", "D3")],
      no_shots: [{ start: at("D4"), end: at("E2"), blockers: [at("E3")] }],
    };
    const view = viewOf({
      units: [unit(TROOPERS, "C4"), unit(SNOWTROOPERS, "D3")],
      mover: at("C4"),
      reach: [place],
    });
    const ask = askOf("to", [wired("to", at("D4"))]);
    const options = optionsByHex(ask.options);
    expect(pictureOf(view, ask, options, undefined).lines).toEqual([]);
    const picture = pictureOf(view, ask, options, at("D4"));
    expect(picture.targets.map(({ hex }) => hex)).toEqual([at("D3")]);
    expect(picture.lines.find(({ to }) => to === at("E2"))?.blockers).toEqual([at("E3")]);
  });

  it("names ways back by letters, in the order of the board", () => {
    const ask = askOf("fall_back", [wired("fall_back", at("E7")), wired("fall_back", at("D7"))]);
    const picture = pictureOf(viewOf({}), ask, optionsByHex(ask.options), undefined);
    expect(picture.retreats).toEqual([
      { hex: at("D7"), letter: "A" },
      { hex: at("E7"), letter: "B" },
    ]);
  });

  it("takes a support card to hexes only once it is picked", () => {
    const options = [wired("support", 3, at("B2")), wired("done")];
    expect(optionsByHex(options, -1).size).toBe(0);
    expect([...optionsByHex(options, 3).keys()]).toEqual([at("B2")]);
  });

  it("shows the attacks of the unit that is looked at while attackers are chosen", () => {
    const view = viewOf({ shots: [shot("C4", "D3"), shot("A1", "A2")] });
    expect(shotsShown(view, at("C4")).map(({ end }) => end)).toEqual([at("D3")]);
    expect(shotsShown(view, undefined)).toEqual([]);
  });

  it("lays a coin for every medal, and a sign for every way out", () => {
    const aim = { kind: -1, unit_class: -1, medals: 0, count: 0, beside: -1, turns: 0 };
    const view = viewOf({
      aims: [
        { ...aim, what: "temporary", side: -1, hexes: [at("F6")], medals: 2 },
        { ...aim, what: "exit", side: 0, hexes: [at("A3")] },
        { ...aim, what: "worth", side: 0, hexes: [], kind: 2, medals: 2 },
      ],
      officer: at("D5"),
    });
    expect(markersOf(view)).toEqual([
      { hex: at("F6"), face: "both" },
      { hex: at("F6"), face: "both" },
      { hex: at("A3"), face: "exit" },
      { hex: at("D5"), face: "officer" },
    ]);
  });
});

describe("chances", () => {
  it("are counted from the ways the server gives", () => {
    const one = shot("C4", "D3");
    expect(hitChance(one)).toBe(0.75);
    expect(retreatChance(one)).toBeCloseTo(11 / 36);
    expect(destroyChance(one)).toBe(0.25);
    expect(hitShares(one).map(({ chance }) => chance)).toEqual([0.25, 0.5, 0.25]);
  });
});
