/** Every place where a card, a unit or a place is read shows where its values come from. */

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as hoth from "../games/hoth/fakes";
import HothBriefing from "../games/hoth/Briefing.svelte";
import HothCloseUp from "../games/hoth/CloseUp.svelte";
import Duel from "../games/hoth/Duel.svelte";
import Leaders from "../games/hoth/Leaders.svelte";
import UnitFacts from "../games/hoth/UnitFacts.svelte";
import CloseUp from "../games/hunters/CloseUp.svelte";
import type { PlayerView } from "../games/hunters/types";
import * as zone from "../games/zone/fakes";
import AreaPanel from "../games/zone/plan/AreaPanel.svelte";
import AskPanel from "../games/zone/AskPanel.svelte";
import Contacts from "../games/zone/exploring/Contacts.svelte";
import EventPanel from "../games/zone/EventPanel.svelte";
import Pda from "../games/zone/pda/Pda.svelte";
import PlacePanel from "../games/zone/exploring/PlacePanel.svelte";
import RollPanel from "../games/zone/fight/RollPanel.svelte";
import TellPanel from "../games/zone/telling/TellPanel.svelte";
import ZoneBriefing from "../games/zone/Briefing.svelte";
import { settings } from "../settings.svelte";
import { Desk } from "../table/desk.svelte";
import { Content } from "../wire/content";
import { row, wired } from "../wire/fakes";
import type { ContentRow } from "../wire/types";
import { speak } from "../words.svelte";

beforeAll(() => speak("en"));
beforeEach(() => {
  settings.change({ marks: "always" });
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(cleanup);

const GAMES = join(dirname(fileURLToPath(import.meta.url)), "../../../src/cantina/games");
const packOf = (game: string): string[] =>
  readdirSync(join(GAMES, game, "content")).filter((file) => file.endsWith(".toml"));

/** A pack with these rows, the things in play in their order. */
function content(game: string, rows: Record<string, ContentRow[]>): Content {
  const things = Object.values(rows).flatMap((some) => some.map(({ id }) => id));
  return new Content({ game, digest: "", names: {}, rows, things, texts: {}, shares: [] });
}
const named = (id: string, fields: Record<string, unknown> = {}): ContentRow =>
  row(id, { name: { en: id }, ...fields });
const desk = new Desk(() => ({}) as never);

type Reads = [id: string, render: () => unknown];

const box = content("hunters", {
  targets: [row("t_grogu", { character: "grogu", points: 16, shields: [1, 2, 3], bonus: "none" })],
  hunters: [row("h_fennec", { character: "grogu", attack: [1, 0, 2], penalty: 2 })],
  droids: [row("d_1", { kind: "astromech", attack: [0, 0, 3], cost: 1 })],
  crates: [row("crate_1", { crates: 1, points: 2, cost: 0 })],
  contracts: [
    row("c_1", { kind: "two_targets", a: "grogu", b: "grogu", per_a: 1, per_b: 1, duo: 3 }),
  ],
  characters: [named("grogu")],
});
const card = (id: string): Reads => [
  id,
  () =>
    render(CloseUp, {
      card: box.pack.things.indexOf(id),
      row: [],
      player: { contracts: [] as number[] } as PlayerView,
      content: box,
      onlook: vi.fn(),
      onclose: vi.fn(),
    }),
];

const field = hoth.boxContent();
const battle = content("hoth", {
  ...field.pack.rows,
  leaders: [named("leia", { side: "rebel" })],
  campaign_a: [row("secret_1", { text: { en: "Hold the ridge" } })],
  pack: [row("die", { faces: ["hit"] })],
});
const unit = hoth.unit(0, "E4");
const facts = (id: string): Reads => [
  id,
  () => render(UnitFacts, { unit, view: hoth.viewOf({ units: [unit] }), content: battle }),
];
const told = (id: string): Reads => [
  id,
  () => render(HothBriefing, { view: hoth.viewOf({ secret: "secret_1" }), content: battle }),
];
const roll = {
  ...{ kind: -1, start: 0, end: 0, left: 0, structure: true, fresh: false, dice: [] },
  ...{ retreat: [], victim: -1, rerolled: false, hits: 0 },
};

const camp = zone.camp;
const known = zone.boxContent();
const camped = content("zone", {
  ...known.pack.rows,
  tiles: [named("1")],
  contacts: [named("C01")],
  campaign: [named("P1")],
  control: [named("K1")],
  uncharted: [named("U1")],
  pack: [row("dice", {})],
});
const pda = (id: string): Reads => [
  id,
  () => render(Pda, { view: camp, seat: 0, player: "Ann", content: camped }),
];
const area = (id: string, name: string): Reads => [
  id,
  () => render(AreaPanel, { area: zone.at(name), view: camp, content: camped }),
];
const enemy = camp.enemies[0];
const anomaly = camp.anomalies[0];
const areaOf = (number: number | undefined): string => camp.ground.areas[number ?? 0]?.id ?? "";
const explored = {
  ...{ binder: [{ number: 0, id: "C01", kind: "trader", fee: 0, used: false }], contacts_left: 1 },
  ...{ goal: "", visits: 1 },
} as never;
const place = { number: 0, id: "P1", kind: "stash", mission: "", crossed: false, roads: [] };

/** By game and file of its pack: where its rows are read. */
const READ: Record<string, Record<string, Reads>> = {
  hunters: {
    targets: card("t_grogu"),
    hunters: card("h_fennec"),
    droids: card("d_1"),
    crates: card("crate_1"),
    contracts: card("c_1"),
  },
  hoth: {
    cards: [
      "R-RAID-L",
      () =>
        render(HothCloseUp, {
          card: battle.pack.things.indexOf("R-RAID-L"),
          content: battle,
          onclose: vi.fn(),
        }),
    ],
    units: facts("snowtroopers"),
    terrain: facts("open"),
    leaders: [
      "leia",
      () =>
        render(Leaders, {
          ask: hoth.askOf("leader", [wired("leader", 0)]),
          view: hoth.viewOf({}),
          content: battle,
          desk,
          onlook: vi.fn(),
        }),
    ],
    scenario: told("S01"),
    campaign: told("secret_1"),
    pack: ["die", () => render(Duel, { roll, view: hoth.viewOf({}), content: battle } as never)],
  },
  zone: {
    stalkers: pda("milady"),
    weapons: pda("akm_74u"),
    suits: pda("leather_jacket"),
    mods: pda("silencer"),
    artifacts: pda("jellyfish"),
    items: pda("bread"),
    enemies: area(enemy?.card ?? "", areaOf(enemy?.area)),
    anomalies: area(anomaly?.card ?? "", areaOf(anomaly?.symbols[0]?.area)),
    tiles: area("1", "1.A"),
    events: [camp.event, () => render(EventPanel, { view: camp, content: camped })],
    uncharted: [
      "U1",
      () =>
        render(EventPanel, {
          view: zone.viewOf({ territory: { card: "U1" } as never }),
          content: camped,
        }),
    ],
    activation: [
      "find_them",
      () =>
        render(TellPanel, {
          step: { events: [], enemy: -1, card: 0, high: true, point: 0, before: camp } as never,
          at: 0,
          view: camp,
          content: camped,
        }),
    ],
    mission: ["A1", () => render(ZoneBriefing, { view: camp, content: camped })],
    control: [
      "K1",
      () =>
        render(AskPanel, {
          ask: zone.askOf("control", []),
          view: zone.viewOf({ control: "K1" }),
          content: camped,
        }),
    ],
    contacts: [
      "C01",
      () =>
        render(Contacts, {
          campaign: explored,
          options: [],
          content: camped,
          desk,
          onanswer: vi.fn(),
        }),
    ],
    campaign: [
      "P1",
      () => render(PlacePanel, { campaign: explored, place, content: camped, isOpen: true }),
    ],
    pack: [
      "dice",
      () =>
        render(RollPanel, {
          roll: {
            of: "defence",
            dice: [],
            accurate: false,
            bonus: 0,
            target: -1,
            needed: 3,
          } as never,
          options: [],
          content: camped,
          onanswer: vi.fn(),
        }),
    ],
  },
};

/** Files whose rows nobody reads on a page of their own: names, texts, what lies face down. */
const UNREAD: Record<string, readonly string[]> = {
  hunters: ["characters", "facts", "terms", "pack"],
  hoth: [],
  zone: ["kits", "loot", "overlays", "unknown", "wounds"],
};

for (const [game, places] of Object.entries(READ))
  describe(game, () => {
    test.each(Object.entries(places))("%s are read with where they come from", (_, [id, show]) => {
      show();
      const found = document.querySelectorAll(`[data-origin-of="${id}"], [data-origin="${id}"]`);
      expect(found.length).toBeGreaterThan(0);
    });

    test("no kind of row is forgotten", () => {
      const kinds = [...Object.keys(places), ...(UNREAD[game] ?? [])];
      const isKnown = (file: string): boolean =>
        kinds.some((kind) => file === `${kind}.toml` || file.startsWith(`${kind}_`));
      expect(packOf(game).filter((file) => !isKnown(file))).toEqual([]);
    });
  });
