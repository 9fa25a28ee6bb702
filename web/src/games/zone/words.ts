/** What S.T.A.L.K.E.R. asks and offers, in words. */

import { number, type Content } from "../../wire/content";
import type { Action, Asked } from "../../wire/types";
import { t } from "../../words.svelte";
import { read } from "./actions";
import { abilitiesOf, actsOf, nameOf, rowsOf, thingName, tokenRow, weaponOf } from "./cards";
import { percent } from "../../board/chances";
import { COMPANION_WORDS } from "./companions";
import { contactName, placeName } from "./exploring/printed";
import { DEALS, payWords } from "./exploring/words";
import { killChance } from "./fight/chances";
import { diceSigns } from "./fight/dice";
import { resultWords } from "./fight/results";
import { areaName, figureName, gearName } from "./names";
import { figureOf, shotOf } from "./options";
import type { Said, Say, Sight, Verb } from "./said";
import { choiceText, effectText, hasChoice, ownerOf, partOf } from "./texts";
import { AMMO, CARD, ENTRANCE, MOBILE, PARTS, type ZoneAction, type ZoneView } from "./types";
import { PETAL, SIDES, TURNS } from "./vocabulary";

/** What is picked up: loot, an artifact that lies about, one of an anomaly, a thing. */
const PICKED = ["loot", "artifact", "symbol", "thing"];

export function anomalyName({ anomalies }: ZoneView, anomaly: number, content: Content): string {
  return nameOf(anomalies[anomaly]?.card ?? "", content);
}

function tokenName({ tokens }: ZoneView, token: number, content: Content): string {
  return thingName(tokens[token]?.name ?? "", content);
}

const sideName = (side: number): string => t(`zone-side-${SIDES[side] ?? "north"}`);

/** A turn token by its name. */
const onTurn = ({ verb, token }: { verb: Verb; token: number }): Said => [
  `zone-do-${verb}`,
  { turn: TURNS[token] ?? "" },
];

const onThing = (
  { verb, token, to }: { verb: Verb; token: number; to?: number },
  { view, content }: Sight,
): Said => [
  `zone-do-${verb}`,
  {
    thing: tokenName(view, token, content),
    who: to === undefined ? "" : figureName(view, to, content),
  },
];

/** What does something at the end of a round: a stalker, an anomaly that moves, a card. */
function ender(ending: number, view: ZoneView, content: Content): string {
  if (ending < MOBILE) return figureName(view, ending, content);
  if (ending < CARD) return anomalyName(view, ending - MOBILE, content);
  return nameOf(view.cards.find(({ number }) => number === ending - CARD)?.id ?? "", content);
}

/** How a question is left that has more to choose. */
const DONE_WITH: Partial<Record<string, string>> = {
  step: "zone-do-stay",
  trot: "zone-do-stay",
  explore: "zone-explore-done",
  contacts: "zone-contacts-done",
  pack: "zone-pack-done",
};

/** Verbs of which more is to be said than the names of what they are about. */
const SPECIAL: { [V in Verb]?: Say<V> } = {
  ...DEALS,
  ...COMPANION_WORDS,
  act({ card, act: place }, { view, content }) {
    const lies = view.cards.find((one) => one.number === card);
    const act = actsOf(lies?.id ?? "", lies?.flipped ?? false, content)[place];
    const args = { card: nameOf(lies?.id ?? "", content), act: act?.name ?? "" };
    if (!act || act.repeat <= 1) return ["zone-do-act", args];
    return ["zone-do-act-again", { ...args, done: lies?.times[place] ?? 0, times: act.repeat }];
  },
  begin: onTurn,
  card: ({ card }, { content }) => [
    "zone-do-card",
    { card: nameOf(rowsOf("enemies", content)[card]?.id ?? "", content) },
  ],
  choose({ way, price, token }, sight) {
    const { content, view } = sight;
    const { choosing } = view;
    const paid = payWords(way, sight);
    if (paid) return paid;
    const branch = `${choosing}.${way}`;
    if (hasChoice(branch, content))
      return ["zone-do-choose", { text: choiceText(branch, content) }];
    if (way === 0) return ["zone-do-endure", { text: choiceText(`${choosing}.do`, content) }];
    const cost = choiceText(`${choosing}.cost${price ?? 0}`, content);
    if (token === null) return ["zone-do-avoid", { cost }];
    return ["zone-do-avoid-turn", { cost, turn: TURNS[token] ?? "" }];
  },
  critical: onTurn,
  done: (_, { ask }) => [DONE_WITH[ask.name] ?? "zone-do-done"],
  ending: ({ ending }, { view, content }) => [
    "zone-do-ending",
    { who: ender(ending, view, content) },
  ],
  equip({ gear, instead }, { content }) {
    const card = gearName(gear, content);
    if (instead === null) return ["zone-do-equip", { card }];
    return ["zone-do-equip-instead", { card, other: gearName(instead, content) }];
  },
  fire({ attack, target, rounds }, { view, content, ask }) {
    const weapon = view.stalkers[ask.seat]?.weapon?.id ?? "";
    const type = weaponOf(weapon, content).attacks[attack]?.type ?? "single_shot";
    const who = figureName(view, target, content);
    return ["zone-do-fire", { attack: t(`zone-shot-${type}`), who, rounds: rounds ?? 0 }];
  },
  fit({ mod, host, instead }, { content }) {
    const args = { card: gearName(mod, content), host: gearName(host, content) };
    if (instead === null) return ["zone-do-fit", args];
    return ["zone-do-fit-instead", { ...args, other: gearName(instead, content) }];
  },
  give: ({ gear, to }, { view, content }) => [
    "zone-do-give",
    { card: gearName(gear, content), who: figureName(view, to, content) },
  ],
  halt: ({ side }) =>
    side < 0 || side === ENTRANCE
      ? ["zone-do-halt-here"]
      : ["zone-do-halt", { side: sideName(side) }],
  /** A magazine, a bolt, a finding, in this order of numbers. */
  hand({ thing, to }, { view, content, ask }) {
    const who = figureName(view, to, content);
    const bolts = view.stalkers[ask.seat]?.magazines.length ?? 0;
    if (thing < bolts) return ["zone-do-hand", { thing: AMMO[thing] ?? "", name: "", who }];
    if (thing === bolts) return ["zone-do-hand", { thing: "bolt", name: "", who }];
    const finding = view.stalkers[ask.seat]?.findings[thing - bolts - 1] ?? "bolt";
    return ["zone-do-hand", { thing: "finding", name: thingName(finding, content), who }];
  },
  item: ({ gear }, { content }) =>
    gear < 0 ? ["zone-do-item-none"] : ["zone-do-item", { card: gearName(gear, content) }],
  lead: ({ use }, { view }) => [
    `zone-do-lead-${use === 0 ? "heal" : "focus"}${view.stalkers.length === 1 ? "-alone" : ""}`,
  ],
  magazine: ({ kind }) => ["zone-do-magazine", { kind: AMMO[kind] ?? "" }],
  obey: (_, { view, content }) => ["zone-do-obey", { text: partOf(view.control, "obey", content) }],
  part: ({ part }) => [`zone-do-part-${PARTS[part] ?? "head"}`],
  pass_on: onThing,
  pick({ what, number: which }, { view, content }) {
    const args = {
      anomaly: what === 2 ? anomalyName(view, which ?? -1, content) : "",
      thing: what > 2 ? tokenName(view, which ?? -1, content) : "",
    };
    return [`zone-do-pick-${PICKED[what] ?? "thing"}`, args];
  },
  put: onThing,
  reroll({ dice: mask, effect }, { view: { roll }, content }) {
    const dice = diceSigns((roll?.dice ?? []).filter((_, place) => (mask >> place) & 1));
    if (effect === null) return ["zone-do-reroll-focus", { dice }];
    return ["zone-do-reroll", { card: ownerOf(effect, content), dice }];
  },
  resist({ focus }, { view: { control }, content }) {
    const row = content.row(control);
    if (focus) return ["zone-do-resist-focus", { count: number(row, "resist_with_focus") }];
    return ["zone-do-resist", { count: number(row, "resist") }];
  },
  return: ({ token }, { content }) => [
    "zone-do-return",
    { text: partOf(tokenRow("loot", token, content), "", content) },
  ],
  share: ({ successes }) => ["zone-do-share", { count: successes }],
  stalker({ card }, { content }) {
    const id = rowsOf("stalkers", content)[card]?.id ?? "";
    const abilities = abilitiesOf(id, content).map(({ name }) => name);
    return ["zone-do-stalker", { card: nameOf(id, content), text: abilities.join(", ") }];
  },
  take: onThing,
  token: onTurn,
  way: ({ area, side }, { view }) =>
    side === ENTRANCE
      ? ["zone-do-way-entrance", { area: areaName(view.ground, area) }]
      : ["zone-do-way", { area: areaName(view.ground, area), side: sideName(side) }],
  use({ effect, figure }, { view, content }) {
    const args = { card: ownerOf(effect, content), text: effectText(effect, content) };
    if (figure === null) return ["zone-do-use", args];
    return ["zone-do-use-on", { ...args, who: figureName(view, figure, content) }];
  },
};

/** What an option is about, by the names of its fields. */
function aboutOf(action: ZoneAction, { view, content }: Sight): Said[1] {
  const args: Said[1] = {};
  if ("area" in action) args["area"] = areaName(view.ground, action.area);
  if ("side" in action) args["side"] = sideName(action.side);
  if ("gear" in action) args["card"] = gearName(action.gear, content);
  const who = "stalker" in action ? action.stalker : figureOf(action);
  if (who !== undefined) args["who"] = figureName(view, who, content);
  if ("anomaly" in action) {
    const symbol = view.anomalies[action.anomaly]?.symbols[action.symbol];
    args["anomaly"] = anomalyName(view, action.anomaly, content);
    args["area"] = areaName(view.ground, symbol?.area ?? -1);
    args["percent"] = (symbol?.petals ?? 0) * PETAL;
  }
  return args;
}

export function option(choice: Action, ask: Asked, view: unknown, content: Content): string {
  return actionWords(read(choice), ask, view as ZoneView, content);
}

/** Where to go and whom to meet is proposed by its name alone. */
export function proposal(choice: Action, ask: Asked, view: unknown, content: Content): string {
  const action = read(choice);
  if (action.verb === "visit") return placeName(action.place, content);
  if (action.verb === "contact") return contactName(action.contact, content);
  return actionWords(action, ask, view as ZoneView, content);
}

export function actionWords(
  action: ZoneAction,
  ask: Asked,
  view: ZoneView,
  content: Content,
): string {
  const sight = { view, content, ask };
  const special = SPECIAL[action.verb] as Say<Verb> | undefined;
  const [id, args] = special?.(action, sight) ?? [`zone-do-${action.verb}`, aboutOf(action, sight)];
  return t(id, args);
}

/** An option where there is little room: an attack with its chance, for whom it is is seen on the map;
 * a stalker by its name; a share of a burst with what it does. */
export function shortWords(
  action: ZoneAction,
  view: ZoneView,
  content: Content,
): string | undefined {
  if (action.verb === "stalker")
    return nameOf(rowsOf("stalkers", content)[action.card]?.id ?? "", content);
  const share =
    action.verb === "share" && view.matter.shares.find(({ count }) => count === action.successes);
  if (share)
    return t("zone-share", { count: share.count, result: resultWords(share.result) || "none" });
  const shot = shotOf(action, view);
  if (!shot) return undefined;
  const attack = t(`zone-shot-${shot.attack}`);
  return t("zone-shot-chance", { attack, percent: percent(killChance(shot)) });
}
