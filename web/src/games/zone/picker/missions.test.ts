/** What is picked, and the options that it means. */

import { describe, expect, it } from "vitest";
import { Content } from "../../../wire/content";
import { row } from "../../../wire/fakes";
import type { GameContent } from "../../../wire/types";
import { nightOf, optionsFor, picked } from "./missions";

describe("what to play", () => {
  it("is the campaign or a mission", () => {
    const whole = optionsFor("whole", { mission: "A2", uncharted: "on" });
    expect(picked(whole)).toBe("whole");
    const night = optionsFor("S2", whole);
    expect(night).toEqual({ campaign: "none", mission: "S2", uncharted: "on" });
    expect(picked(night)).toBe("S2");
  });

  it("says the figures of a night", () => {
    const content = new Content({
      rows: { mission_s1: [row("S1", { rounds: 10 })] },
      texts: { mission_s1: { S1: { party: [{ id: "x", args: { coupons: 2000, levels: "I" } }] } } },
      things: [],
    } as unknown as GameContent);
    expect(nightOf("S1", content)).toEqual({ rounds: 10, coupons: 2000, levels: "I" });
  });
});
