/** What a group can do, and who would fill a gap. */

import { describe, expect, it } from "vitest";
import { Content } from "../../../wire/content";
import { row } from "../../../wire/fakes";
import type { GameContent } from "../../../wire/types";
import { ROLES } from "../roles";
import { strokesOf } from "./bust";
import { measuresOf, skillOf } from "./skills";

const near = [{ dice: 2, from: 0, to: 9 }];
const content = new Content({
  rows: {
    stalkers: [
      row("velet", { name: { en: "Velet" }, hp: 18, shooting: near }),
      row("nurse", { name: { en: "Sister" }, hp: 14, shooting: near }),
    ],
  },
  texts: {},
  shares: [],
  things: [],
} as unknown as GameContent);

describe("what a group can do", () => {
  it("is what the best of it can", () => {
    expect(skillOf("velet", "hits", content)).toBe(3);
    expect(skillOf("nurse", "hits", content)).toBe(1);
    const [, hits] = measuresOf(["velet", "nurse"], [], content);
    expect(hits).toMatchObject({ skill: "hits", count: 3, name: "Velet", missing: false });
  });

  it("names who would fill a gap", () => {
    const heal = measuresOf(["velet"], ["nurse"], content).find(({ skill }) => skill === "heal");
    expect(heal).toMatchObject({ count: 0, name: "Sister", missing: true });
  });

  it("shows twelve busts, no two of them alike", () => {
    const drawn = [...ROLES.values()].map(({ looks }) => JSON.stringify(strokesOf(looks)));
    expect(new Set(drawn).size).toBe(12);
  });
});
