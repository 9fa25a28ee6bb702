/** Tables for tests: the camp of mission A1 in its second round, told as the server would. */

import { Content } from "../../wire/content";
import { row } from "../../wire/fakes";
import type { Asked, ContentRow } from "../../wire/types";
import found from "./fixture.json";
import type { ZoneView } from "./types";

export const camp: ZoneView = {
  ...found,
  territory: null,
  companion: null,
  campaign: null,
  went: null,
};

export function viewOf(some: Partial<ZoneView>): ZoneView {
  return { ...camp, ...some };
}

/** The number of an area by its name. */
export function at(name: string): number {
  return camp.ground.areas.findIndex(({ id }) => id === name);
}

export function askOf(name: string, options: Asked["options"]): Asked {
  return { seat: 0, name, rule: "ST-11.2", since: 1, options };
}

const named = (id: string, name: string, fields: Record<string, unknown> = {}): ContentRow =>
  row(id, { name: { en: name }, ...fields });

const ROWS: Record<string, ContentRow[]> = {
  stalkers: [
    named("milady", "Milady", {
      hp: 14,
      shooting: [
        { dice: 2, from: 0, to: 3 },
        { dice: 3, from: 4, to: 99 },
      ],
      abilities: [
        { id: "never_miss", name: { en: "Never Miss" } },
        { id: "sneak", name: { en: "Sneak" } },
      ],
    }),
    named("chort", "Chort", { hp: 16, shooting: [{ dice: 2, from: 0, to: 99 }] }),
  ],
  weapons: [
    named("akm_74u", "AKM-74U", {
      level: "I",
      ammo: "rifle",
      capacity: 6,
      effective: [2, 2],
      longest: 3,
      slots: [["optic", "underbarrel"], ["muzzle"]],
      attacks: [
        { type: "single_shot", cost: "standard", ammo: 1, dice: 2, threat: "high" },
        {
          type: "burst",
          cost: "standard",
          ammo: 2,
          dice: 2,
          successes: 1,
          splits: true,
          threat: "high",
        },
      ],
    }),
    named("sawed_off", "Sawed-off", {
      level: "I",
      ammo: "shotgun",
      capacity: 2,
      effective: [0, 1],
      longest: 2,
      slots: [],
    }),
  ],
  suits: [named("leather_jacket", "Leather Jacket", { container: "basic" })],
  mods: [
    named("silencer", "Silencer", { slot: "muzzle" }),
    named("echo_detector", "Echo Detector"),
  ],
  artifacts: [named("jellyfish", "Jellyfish", { type: "gravity", dose: 2 })],
  items: [
    named("first_aid_kit", "First Aid Kit", { tags: ["medicine"] }),
    named("bread", "Bread", { tags: ["food"] }),
    named("antirad", "Antirad", { tags: ["medicine"] }),
    named("frag_grenade", "Frag Grenade", { tags: ["grenade"] }),
    named("energy_drink", "Energy Drink", { tags: ["food"] }),
  ],
  enemies: [
    named("bandit_rifle", "Bandit, rifle", { types: ["human"] }),
    named("bandit_shotgun", "Bandit, shotgun", { types: ["human"] }),
  ],
  anomalies: [named("whirligig", "Whirligig"), named("electro", "Electro")],
  activation_high: [named("find_them", "Find Them!")],
  mission_a1: [
    named("A1", "Rescuing Dalik"),
    named("A1-02", "Guard hut"),
    named("A1-03", "Radio building"),
    named("A1-05", "Barred door"),
    named("A1-06", "Diesel generator"),
    named("A1-07", "Barracks"),
    named("A1-II-1", "Change of Guard"),
    named("A1-find", "Find and rescue Dalik"),
    named("A1-escape", "Escape the bandit camp"),
  ],
};

/** As much of the box as the tests name. */
export function boxContent(): Content {
  return new Content({
    game: "zone",
    digest: "",
    names: { en: "S.T.A.L.K.E.R." },
    rows: ROWS,
    things: [],
    texts: {},
    shares: [],
  });
}
