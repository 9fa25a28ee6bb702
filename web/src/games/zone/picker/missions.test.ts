/** What is picked, and the options that it means. */

import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../../lobby/draft";
import { Content } from "../../../wire/content";
import { row } from "../../../wire/fakes";
import type { GameContent } from "../../../wire/types";
import { speak } from "../../../words.svelte";
import { boxContent } from "../fakes";
import { nightOf, optionsFor, picked } from "./missions";
import Picked from "./Picked.svelte";

describe("what to play", () => {
  it("is the campaign or a mission", () => {
    const whole = optionsFor("whole", { mission: "A2", uncharted: "on" });
    expect(picked(whole)).toBe("whole");
    const night = optionsFor("S2", whole);
    expect(night).toEqual({ campaign: "none", mission: "S2", uncharted: "on" });
    expect(picked(night)).toBe("S2");
  });

  it("comes with what the book advises", async () => {
    await speak("en");
    const chosen = (seats: string[], uncharted: string): { draft: Draft } => ({
      draft: { seats, options: { mission: "A1", uncharted } } as unknown as Draft,
    });
    const content = boxContent();
    const { unmount } = render(Picked, { content, ...chosen(["me", "me"], "on") });
    expect(screen.getByText(/lead a single stalker/)).toBeTruthy();
    expect(screen.getByText(/groups with some experience/)).toBeTruthy();
    unmount();
    render(Picked, { content, ...chosen(["me", "open"], "off") });
    expect(screen.queryByText(/single stalker|experience/)).toBeNull();
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
