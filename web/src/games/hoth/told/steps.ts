/** A turn as steps to be told: a card, orders, a move, an attack with its dice, a retreat, a medal.
 * Of one's own turn only what chance brings: the rest one has just done. */

import type { Happened } from "../../../table/table.svelte";
import { often, sum, times, type Times } from "../../../told/pace";
import type { Chapter, Part, Step, Tells } from "../../../told/steps";
import type { Content } from "../../../wire/content";
import { hexesBetween } from "../beats";
import type { HothEvent, HothView } from "../types";
import { applied, atEase } from "./applied";

export type Kind = "card" | "orders" | "move" | "attack" | "retreat" | "medal" | "draw" | "news";

export interface HothStep extends Step<HothView> {
  kind: Kind;
  events: readonly Happened<HothEvent>[];
  /** Whose turn it is. */
  seat: number;
}

const CARD = times(1600, 900, 400);
const PER_HEX = times(320, 180, 90);
export const FALL = times(700, 450, 250);
const STAND = times(1400, 900, 350);
const LOSS = times(450, 260, 130);
const MEDAL = times(900, 600, 300);
const BETWEEN = times(500, 250, 100);

const KINDS: Partial<Record<HothEvent["event"], Kind>> = {
  CardPlayed: "card",
  UnitsOrdered: "orders",
  UnitMoved: "move",
  DiceRolled: "attack",
  DiceRerolled: "attack",
  ConfirmationRolled: "attack",
  FiguresLost: "attack",
  StructureDestroyed: "attack",
  RetreatIgnored: "attack",
  UnitRetreated: "retreat",
  MedalsWon: "medal",
  CardDrawn: "draw",
  SupportGained: "draw",
  LeaderChosen: "news",
  UnitArrived: "news",
  UnitLeft: "news",
  UnitRestored: "news",
  OfficerTaken: "news",
  CannonCharged: "news",
  SecretFulfilled: "news",
  BattleEnded: "news",
};
/** What comes of a roll belongs to its step. */
const COMES_OF_A_ROLL: ReadonlySet<HothEvent["event"]> = new Set([
  "ConfirmationRolled",
  "FiguresLost",
  "StructureDestroyed",
  "RetreatIgnored",
]);
/** The first of these is waited at, in somebody's first battles. */
const WAITED: ReadonlySet<Kind> = new Set(["attack", "retreat", "medal"]);
/** In one's own turn only these are told. */
const BY_CHANCE: ReadonlySet<Kind> = new Set(["attack", "retreat", "medal", "draw"]);

interface Open {
  kind: Kind;
  seat: number;
  told: { happened: Happened<HothEvent>; view: HothView }[];
}

function hexes(event: HothEvent): number {
  return event.event === "UnitMoved" || event.event === "UnitRetreated"
    ? hexesBetween(event.start, event.end)
    : 1;
}

/** How long the last event of a step stands. */
function standing({ kind, told }: Open): Times {
  const last = told.at(-1)?.happened.event;
  switch (kind) {
    case "move":
      return often(PER_HEX, last ? hexes(last) : 1);
    case "retreat":
      return often(LOSS, last ? hexes(last) : 1);
    case "attack":
      return last?.event === "FiguresLost" || last?.event === "RetreatIgnored"
        ? sum(STAND, LOSS)
        : STAND;
    case "medal":
      return MEDAL;
    case "orders":
      return LOSS;
    case "draw":
      return last?.event === "CardDrawn" && last.card < 0 ? LOSS : CARD;
    case "card":
    case "news":
      return CARD;
  }
}

/** First the dice fall, on the field as it was; then it changes, all at once. */
function partsOf(open: Open): Part<HothView>[] {
  const [first, ...more] = open.told;
  const last = open.told.at(-1);
  if (!first || !last) return [];
  const end = {
    upTo: last.happened.number + 1,
    view: last.view,
    ms: sum(standing(open), BETWEEN),
  };
  const { event, number } = first.happened;
  const rolls = event.event === "DiceRolled" || event.event === "DiceRerolled";
  if (!rolls) return [end];
  const fall = { upTo: number + 1, view: first.view, ms: FALL };
  return more.length > 0 ? [fall, end] : [{ ...end, ms: sum(FALL, end.ms) }];
}

function stepOf(open: Open): HothStep {
  const events = open.told.map(({ happened }) => happened);
  const { kind, seat } = open;
  const first = WAITED.has(kind) ? { first: kind } : {};
  return { number: events[0]?.number ?? -1, kind, seat, events, parts: partsOf(open), ...first };
}

export function stepsOf(
  chapter: Chapter<HothView, HothEvent>,
  seat: number,
  content: Content,
): HothStep[] {
  const steps: HothStep[] = [];
  let view = atEase(chapter.before);
  let open: Open | undefined;
  const close = (): void => {
    if (open) steps.push(stepOf(open));
    open = undefined;
  };
  for (const happened of chapter.events) {
    const { event } = happened;
    view = applied(view, event, chapter, content);
    const kind = KINDS[event.event];
    if (kind === undefined) continue;
    const own = view.active === seat;
    if (own && !BY_CHANCE.has(kind)) continue;
    if (event.event === "MedalsWon" && event.medals === 0) continue;
    const belongs = open?.kind === "attack" && COMES_OF_A_ROLL.has(event.event);
    if (!belongs) close();
    open ??= { kind, seat: view.active, told: [] };
    open.told.push({ happened, view });
  }
  close();
  return steps;
}

/** Orders come one by one: they are one step. */
export function joined(steps: readonly HothStep[]): HothStep[] {
  const found: HothStep[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last?.kind !== "orders" || step.kind !== "orders") {
      found.push(step);
      continue;
    }
    const quick = last.parts.map((part) => ({ ...part, ms: LOSS }));
    found[found.length - 1] = {
      ...last,
      events: [...last.events, ...step.events],
      parts: [...quick, ...step.parts],
    };
  }
  return found;
}

/** Since one's own last turn. */
function sinceOwn(events: readonly Happened<HothEvent>[], seat: number): number {
  let active = -1;
  let since = 0;
  for (const { event, number } of events) {
    if (event.event === "TurnBegan") active = event.seat;
    if (active === seat) since = number + 1;
  }
  return since;
}

export const tells: Tells = { steps: stepsOf, joined, since: sinceOwn };
