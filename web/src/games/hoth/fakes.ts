/** Tables for tests: a field with a few units, told as the server would. */

import { Content } from "../../wire/content";
import { row } from "../../wire/fakes";
import type { Asked, ContentRow } from "../../wire/types";
import { hexNamed } from "./field";
import type { HothView, ShotView, UnitView } from "./types";

export const at = (name: string): number => hexNamed(name) ?? -1;

export function unit(kind: number, hex: string, some: Partial<UnitView> = {}): UnitView {
  return {
    kind,
    side: kind < 3 ? 1 : 0,
    hex: at(hex),
    figures: 3,
    token: 0,
    moving: false,
    ordered: false,
    moved: false,
    barred: false,
    attacked: false,
    carries: false,
    cannot_move: null,
    cannot_attack: null,
    ...some,
  };
}

export function shot(start: string, end: string, some: Partial<ShotView> = {}): ShotView {
  return {
    start: at(start),
    end: at(end),
    distance: 1,
    base: 2,
    bonus: 0,
    cover: 0,
    hampered: 0,
    spotted: 0,
    dice: 2,
    hits: [9, 18, 9],
    retreats: [25, 10, 1],
    destroyed: 250_000,
    along: false,
    ...some,
  };
}

export function viewOf(some: Partial<HothView>): HothView {
  return {
    seat: 0,
    answered: [false, false],
    hand: [],
    partner_hand: [],
    qualify: [],
    support_hand: [],
    secret: "",
    dangers: [],
    scenario: 0,
    terrain: Array<number>(67).fill(0),
    structure_kinds: [],
    aims: [],
    turn: 1,
    active: 0,
    step: "play",
    units: [],
    structures: [],
    medals: [0, 0],
    goals: [4, 4],
    card: -1,
    support: -1,
    orders_left: 0,
    dice: [],
    marked: [],
    mover: -1,
    attacker: -1,
    target: -1,
    fleeing: -1,
    steps: 0,
    shots: [],
    no_shots: [],
    reach: [],
    charges: 0,
    officer: -1,
    post: [-1, -1],
    reserves: 0,
    returning: 0,
    exited: [],
    campaign: -1,
    node: -1,
    battles: [],
    fulfilled: [false, false],
    support_sizes: [0, 0],
    players: [],
    outcome: null,
    ...some,
  };
}

export function askOf(name: string, options: Asked["options"]): Asked {
  return { seat: 0, name, rule: "HO-1.1", since: 1, options };
}

/** As much of the box as the tests name. */
export function boxContent(): Content {
  const named = (id: string, name: string, more: Record<string, unknown> = {}): ContentRow =>
    row(id, { name: { en: name }, ...more });
  const section = { side: "rebel", kind: "section", scope: "section" };
  const cards = [
    named("R-RAID-L", "Raid", { ...section, section: "left", count: 2 }),
    named("R-ASSAULT-C", "Assault", { ...section, section: "center", count: 99 }),
    named("E-VADER-1", "Force Powers", {
      side: "empire",
      kind: "leader",
      leader: "vader",
      scope: "anywhere",
      count: 2,
      retreats_explode: true,
    }),
    named("SR5", "Desperate Stand", {
      side: "rebel",
      kind: "support",
      timing: "attack_step",
      effect: "desperate",
    }),
  ];
  return new Content({
    game: "hoth",
    digest: "",
    names: { en: "Battle of Hoth" },
    rows: {
      cards,
      units: [
        named("snowtroopers", "Snowtroopers", { class: "infantry" }),
        named("at_at", "AT-AT", { class: "vehicle", ignores_retreats: true }),
        named("echo_base_troopers", "Echo Base troopers", { class: "infantry" }),
      ],
      terrain: [named("open", "Open snow"), named("ridge", "Ridge")],
      scenario_01: [
        named("S01", "Imperial Scout Mission", { number: 1, map: "." }),
        row("", { hook: "x" }),
      ],
    },
    things: cards.map(({ id }) => id),
    texts: {},
    shares: [],
  });
}
