/** Tables for tests: the camp of mission A1 in its second round, told as the server would. */

import { Content } from "../../wire/content";
import type { Asked, ContentRow } from "../../wire/types";
import found from "./fixture.json";
import type { ZoneView } from "./types";

export const camp: ZoneView = found;

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

function row(id: string, name: string, fields: Record<string, unknown> = {}): ContentRow {
  const known = Object.entries({ name: { en: name }, ...fields }).map(([field, value]) => [
    field,
    { value, provenance: "seed" },
  ]);
  return {
    id,
    copies: 1,
    fields: Object.fromEntries(known) as ContentRow["fields"],
    provenance: "seed",
    source: "",
    note: "",
    rules: [],
    fact: "",
  };
}

const ROWS: Record<string, ContentRow[]> = {
  stalkers: [
    row("milady", "Milady", {
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
    row("chort", "Chort", { hp: 16, shooting: [{ dice: 2, from: 0, to: 99 }] }),
  ],
  weapons: [
    row("akm_74u", "AKM-74U", {
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
    row("sawed_off", "Sawed-off", {
      level: "I",
      ammo: "shotgun",
      capacity: 2,
      effective: [0, 1],
      longest: 2,
      slots: [],
    }),
  ],
  suits: [row("leather_jacket", "Leather Jacket", { container: "basic" })],
  mods: [row("silencer", "Silencer", { slot: "muzzle" }), row("echo_detector", "Echo Detector")],
  artifacts: [row("jellyfish", "Jellyfish", { type: "gravity", dose: 2 })],
  items: [
    row("first_aid_kit", "First Aid Kit", { tags: ["medicine"] }),
    row("bread", "Bread", { tags: ["food"] }),
    row("antirad", "Antirad", { tags: ["medicine"] }),
    row("frag_grenade", "Frag Grenade", { tags: ["grenade"] }),
    row("energy_drink", "Energy Drink", { tags: ["food"] }),
  ],
  enemies: [
    row("bandit_rifle", "Bandit, rifle", { types: ["human"] }),
    row("bandit_shotgun", "Bandit, shotgun", { types: ["human"] }),
  ],
  anomalies: [row("whirligig", "Whirligig"), row("electro", "Electro")],
  activation_high: [row("find_them", "Find Them!")],
  mission_a1: [
    row("A1", "Rescuing Dalik"),
    row("A1-02", "Guard hut"),
    row("A1-03", "Radio building"),
    row("A1-05", "Barred door"),
    row("A1-06", "Diesel generator"),
    row("A1-07", "Barracks"),
    row("A1-II-1", "Change of Guard"),
    row("A1-find", "Find and rescue Dalik"),
    row("A1-escape", "Escape the bandit camp"),
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
  });
}
