/** Which screen is seen between missions, where arrows lead, what differs between two cards. */

import { describe, expect, it } from "vitest";
import type { Happened } from "../../../table/table.svelte";
import type { CampaignView, ZoneEvent } from "../types";
import { towards } from "./directions";
import { brokenName } from "./names";
import { newPlaces, screenOf, visitOf } from "./screens";

const CAMPAIGN: CampaignView = {
  step: "explore",
  coupons: 5000,
  stash: [],
  magazines: [0, 0, 0],
  places: [],
  binder: [],
  contacts_left: 3,
  goal: "",
  visits: 1,
  group: [],
  packing: -1,
  loans: [],
  contract: "",
  achievements: [],
  played: [],
  notes: [],
  trade: null,
};

const happened = (events: ZoneEvent[], fresh = true): Happened<ZoneEvent>[] =>
  events.map((event, number) => ({ number, rev: number, event, fresh }));
const visited: ZoneEvent = { event: "PlaceVisited", rule: "", place: 6 };

describe("the screen between missions", () => {
  it("follows the step and the question", () => {
    const at = (step: string, ask?: string, told = false) =>
      screenOf({ ...CAMPAIGN, step }, ask, told);
    expect(at("explore", "explore")).toBe("map");
    expect(at("explore", "explore", true)).toBe("story");
    expect(at("contacts", "contacts")).toBe("contacts");
    expect(at("contacts", "visit")).toBe("map");
    expect(at("pack", "stalker")).toBe("recruits");
    expect(at("pack")).toBe("pack");
    expect(at("debrief", "go_on", true)).toBe("debrief");
  });

  it("tells a visit once, and as long as the place asks something", () => {
    const now = happened([visited]);
    expect(visitOf(now, "explore", -1)).toEqual({ place: 6, number: 0, asks: false });
    expect(visitOf(now, "explore", 0)).toBeUndefined();
    expect(visitOf(now, "choice", 0)).toEqual({ place: 6, number: 0, asks: true });
    expect(visitOf(happened([visited], false), "explore", -1)).toBeUndefined();
    const undone = now.map((one) => ({ ...one, undone: true }));
    expect(visitOf(undone, "explore", -1)).toBeUndefined();
  });

  it("marks the places that the last mission opened", () => {
    const place = { number: 9, id: "bar", kind: "contact", mission: "", crossed: false, roads: [] };
    const opened = { what: "opened", of: "bar", source: "A1", change: 0 };
    const campaign = { ...CAMPAIGN, places: [place, { ...place, number: 4, id: "m_a1" }] };
    expect([...newPlaces(campaign)]).toEqual([]);
    expect([...newPlaces({ ...campaign, notes: [opened] })]).toEqual([9]);
  });
});

describe("names on the Zone map", () => {
  it("are broken in the middle where they are long", () => {
    expect(brokenName("Bar")).toEqual(["Bar"]);
    expect(brokenName("Сигнал з-під землі")).toEqual(["Сигнал", "з-під землі"]);
    expect(brokenName("Laboratorium")).toEqual(["Laboratorium"]);
  });
});

describe("arrows on the Zone map", () => {
  const spots = [
    { number: 0, at: [0, 0] },
    { number: 1, at: [100, 10] },
    { number: 2, at: [60, 50] },
    { number: 3, at: [5, -80] },
  ] as const;
  it("lead to the nearest place in their direction", () => {
    expect(towards("ArrowRight", spots[0], spots)).toBe(1);
    expect(towards("ArrowUp", spots[0], spots)).toBe(3);
    expect(towards("ArrowLeft", spots[0], spots)).toBeUndefined();
    expect(towards("x", spots[0], spots)).toBeUndefined();
  });
});
