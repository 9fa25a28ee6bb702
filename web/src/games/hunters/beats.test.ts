import { describe, expect, it } from "vitest";
import { Content } from "../../wire/content";
import type { GameContent } from "../../wire/types";
import { beatsOf } from "./beats";
import found from "./fixture.json";
import { phaseOf } from "./phase";
import type { HuntersEvent, HuntersView } from "./types";

const content = new Content(found.content as unknown as GameContent);

describe("movements", () => {
  it("never show a card that is not known", () => {
    const drawn: HuntersEvent = { event: "CardDrawn", rule: "", seat: 1, deck: 2, card: -1 };
    expect(beatsOf(drawn, 0, 3, content)).toMatchObject([
      { what: "back", from: ["deck-2"], to: ["seat-1"] },
    ]);
  });

  it("pass hands to the left", () => {
    const passed: HuntersEvent = { event: "HandsPassed", rule: "" };
    expect(beatsOf(passed, 2, 3, content).map(({ from, to }) => [from[0], to[0]])).toEqual([
      ["hand", "seat-0"],
      ["seat-1", "hand"],
    ]);
    expect(beatsOf(passed, -1, 3, content)).toEqual([]);
  });

  it("bring no coin from an empty bank", () => {
    const none: HuntersEvent = { event: "CreditsTaken", rule: "", seat: 0, credits: 0 };
    expect(beatsOf(none, 0, 3, content)).toEqual([]);
  });
});

describe("the step of a turn", () => {
  const view = { players: [{ chosen: -1 }] } as unknown as HuntersView;
  const happened = (event: HuntersEvent["event"]) => [
    { number: 0, rev: 0, fresh: true, event: { event } as HuntersEvent },
  ];
  it("is what is asked, else what lies there, else what happened last", () => {
    const ask = { seat: 0, name: "draw_again", rule: "", options: [], since: 0 };
    expect(phaseOf(view, ask, [])).toBe("draw");
    const lying = { players: [{ chosen: 4 }] } as unknown as HuntersView;
    expect(phaseOf(lying, undefined, happened("TurnBegan"))).toBe("reveal");
    expect(phaseOf(view, undefined, happened("CardDrawn"))).toBe("choose");
    expect(phaseOf(view, undefined, [])).toBe("draw");
  });
});
