import { describe, expect, it } from "vitest";
import { Content } from "../../wire/content";
import type { GameContent } from "../../wire/types";
import { beatsOf } from "./beats";
import found from "./fixture.json";
import { phaseOf } from "./phase";
import type { HuntersEvent, HuntersView } from "./types";

const content = new Content(found.content as unknown as GameContent);

const around = { me: 0, seats: 3, hand: 2 };

describe("movements", () => {
  it("never show a card that is not known", () => {
    const drawn: HuntersEvent = { event: "CardDrawn", rule: "", seat: 1, deck: 2, card: -1 };
    expect(beatsOf(drawn, around, content)).toMatchObject([
      { what: "back", from: ["deck-2"], to: ["seat-1"] },
    ]);
  });

  it("pass hands to the left", () => {
    const passed: HuntersEvent = { event: "HandsPassed", rule: "" };
    const beats = beatsOf(passed, { ...around, me: 2 }, content);
    expect(beats.map(({ from, to, afterMs }) => [from[0], to[0], afterMs])).toEqual([
      ["hand", "seat-0", 0],
      ["seat-1", "hand", 0],
      ["hand", "seat-0", 40],
      ["seat-1", "hand", 40],
    ]);
    expect(beatsOf(passed, { ...around, me: -1 }, content)).toEqual([]);
  });

  it("bring no coin from an empty bank", () => {
    const none: HuntersEvent = { event: "CreditsTaken", rule: "", seat: 0, credits: 0 };
    expect(beatsOf(none, around, content)).toEqual([]);
  });

  it("bring the coin of a sale from what was sold, once", () => {
    const sold: HuntersEvent = { event: "CardSold", rule: "BH-4.1", seat: 0, card: 0 };
    const [, coin] = beatsOf(sold, around, content);
    expect(coin).toMatchObject({ what: "coin", from: ["sold-0"], to: ["purse", "me"] });
    const taken: HuntersEvent = { event: "CreditsTaken", rule: "BH-4.1", seat: 0, credits: 1 };
    expect(beatsOf(taken, around, content)).toEqual([]);
  });

  it("pay for a card before it is played", () => {
    const played: HuntersEvent = {
      event: "CardPlayed",
      rule: "",
      seat: 0,
      card: 0,
      confrontation: 1,
      cost: 2,
      was_reserved: true,
    };
    const beats = beatsOf(played, around, content);
    expect(beats.map(({ what, afterMs }) => [what, afterMs])).toEqual([
      ["coin", 0],
      ["coin", 60],
      ["card", 120],
    ]);
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
