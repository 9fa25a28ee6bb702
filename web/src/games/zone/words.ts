/** What S.T.A.L.K.E.R. asks and offers, in words. */

import type { Action } from "../../table/table.svelte";
import { number, type Content } from "../../wire/content";
import type { Asked } from "../../wire/types";
import { t } from "../../words.svelte";
import { abilitiesOf, actsOf, nameOf, rowsOf, tokenRow, weaponOf } from "./cards";
import { killChance, percent } from "./fight/chances";
import { diceSigns } from "./fight/dice";
import { resultWords } from "./fight/results";
import { areaName, figureName } from "./names";
import { shotOf } from "./options";
import { choiceText, effectText, hasChoice, ownerOf, partOf } from "./texts";
import type { ZoneView } from "./types";
import { AMMO, PARTS, SIDES, TURNS } from "./vocabulary";

const ON_AREAS: ReadonlySet<string> = new Set(["step", "distract", "goal", "area", "drag"]);
const ON_FIGURES: ReadonlySet<string> = new Set([
  "knife",
  "enemy",
  "target",
  "figure",
  "push",
  "leader",
]);
const ON_GEAR: ReadonlySet<string> = new Set(["reload", "item", "drop", "stow"]);
const ON_TURNS: ReadonlySet<string> = new Set(["begin", "critical", "token"]);
const ON_THINGS: ReadonlySet<string> = new Set(["take", "put", "pass_on"]);
const ON_SYMBOLS: ReadonlySet<string> = new Set(["bolt", "symbol"]);
const ON_SIDES: ReadonlySet<string> = new Set(["turn", "face"]);
/** What is picked up: loot, an artifact that lies about, one of an anomaly, a thing. */
const PICKED = ["loot", "artifact", "symbol", "thing"];
/** Numbers of mobile anomalies among what ends a round. */
const MOBILE = 100;

/** A card of equipment by its number. */
export function gearName(gear: number, content: Content): string {
  return nameOf(content.pack.things[gear] ?? "", content);
}

export function anomalyName({ anomalies }: ZoneView, anomaly: number, content: Content): string {
  return nameOf(anomalies[anomaly]?.card ?? "", content);
}

/** What is said about an option: the id of the message, and what goes into it. */
type Said = [id: string, args?: Record<string, string | number>];
type Say = (numbers: number[], view: ZoneView, content: Content, ask: Asked) => Said;

function thingName({ tokens }: ZoneView, token: number): string {
  return t(`zone-thing-${tokens[token]?.name ?? "bolt"}`);
}

const SPECIAL: Record<string, Say> = {
  act([card = -1, place = 0], view, content) {
    const lies = view.cards.find((one) => one.number === card);
    const act = actsOf(lies?.id ?? "", lies?.flipped ?? false, content)[place];
    const args = { card: nameOf(lies?.id ?? "", content), act: act?.name ?? "" };
    if (!act || act.repeat <= 1) return ["zone-do-act", args];
    return ["zone-do-act-again", { ...args, done: lies?.times[place] ?? 0, times: act.repeat }];
  },
  card: ([card = -1], _, content) => [
    "zone-do-card",
    { card: nameOf(rowsOf("enemies", content)[card]?.id ?? "", content) },
  ],
  choose([way = 0, price = 0, turn], { choosing }, content) {
    const branch = `${choosing}.${way}`;
    if (hasChoice(branch, content))
      return ["zone-do-choose", { text: choiceText(branch, content) }];
    if (way === 0) return ["zone-do-endure", { text: choiceText(`${choosing}.do`, content) }];
    const cost = choiceText(`${choosing}.cost${price}`, content);
    if (turn === undefined) return ["zone-do-avoid", { cost }];
    return ["zone-do-avoid-turn", { cost, turn: TURNS[turn] ?? "" }];
  },
  done: (_, _view, _content, ask) => [ask.name === "step" ? "zone-do-stay" : "zone-do-done"],
  ending: ([who = 0], view, content) => [
    "zone-do-ending",
    {
      who:
        who >= MOBILE ? anomalyName(view, who - MOBILE, content) : figureName(view, who, content),
    },
  ],
  equip([gear = -1, other], _, content) {
    const card = gearName(gear, content);
    if (other === undefined) return ["zone-do-equip", { card }];
    return ["zone-do-equip-instead", { card, other: gearName(other, content) }];
  },
  fire([attack = 0, target = -1, rounds = 0], view, content, ask) {
    const weapon = view.stalkers[ask.seat]?.weapon?.id ?? "";
    const type = weaponOf(weapon, content).attacks[attack]?.type ?? "single_shot";
    const who = figureName(view, target, content);
    return ["zone-do-fire", { attack: t(`zone-shot-${type}`), who, rounds }];
  },
  fit([mod = -1, on = -1, other], _, content) {
    const args = { card: gearName(mod, content), host: gearName(on, content) };
    if (other === undefined) return ["zone-do-fit", args];
    return ["zone-do-fit-instead", { ...args, other: gearName(other, content) }];
  },
  give: ([gear = -1, to = -1], view, content) => [
    "zone-do-give",
    { card: gearName(gear, content), who: figureName(view, to, content) },
  ],
  halt([side = -1]) {
    if (side < 0) return ["zone-do-halt-here"];
    return ["zone-do-halt", { side: t(`zone-side-${SIDES[side] ?? "north"}`) }];
  },
  /** A magazine, a bolt, a finding, in this order of numbers. */
  hand([what = 0, to = -1], view, content, ask) {
    const who = figureName(view, to, content);
    const bolts = view.stalkers[ask.seat]?.magazines.length ?? 0;
    if (what < bolts) return ["zone-do-hand", { thing: AMMO[what] ?? "", name: "", who }];
    if (what === bolts) return ["zone-do-hand", { thing: "bolt", name: "", who }];
    const finding = view.stalkers[ask.seat]?.findings[what - bolts - 1] ?? "bolt";
    return ["zone-do-hand", { thing: "finding", name: t(`zone-thing-${finding}`), who }];
  },
  lead: ([what], view) => [
    `zone-do-lead-${what === 0 ? "heal" : "focus"}${view.stalkers.length === 1 ? "-alone" : ""}`,
  ],
  magazine: ([kind = 0]) => ["zone-do-magazine", { kind: AMMO[kind] ?? "" }],
  obey: (_, { control }, content) => ["zone-do-obey", { text: partOf(control, "obey", content) }],
  part: ([part = 0]) => [`zone-do-part-${PARTS[part] ?? "head"}`],
  pick([what = 0, which = -1], view, content) {
    const args = {
      anomaly: what === 2 ? anomalyName(view, which, content) : "",
      thing: what > 2 ? thingName(view, which) : "",
    };
    return [`zone-do-pick-${PICKED[what] ?? "thing"}`, args];
  },
  reroll([mask = 0, effect], { roll }, content) {
    const dice = diceSigns((roll?.dice ?? []).filter((_, place) => (mask >> place) & 1));
    if (effect === undefined) return ["zone-do-reroll-focus", { dice }];
    return ["zone-do-reroll", { card: ownerOf(effect, content), dice }];
  },
  resist([focus = 0], { control }, content) {
    const row = content.row(control);
    if (focus) return ["zone-do-resist-focus", { count: number(row, "resist_with_focus") }];
    return ["zone-do-resist", { count: number(row, "resist") }];
  },
  return: ([token = -1], _, content) => [
    "zone-do-return",
    { text: partOf(tokenRow("loot", token, content), "", content) },
  ],
  share: ([count = 0]) => ["zone-do-share", { count }],
  stalker([card = 0], _, content) {
    const id = rowsOf("stalkers", content)[card]?.id ?? "";
    const abilities = abilitiesOf(id, content).map(({ name }) => name);
    return ["zone-do-stalker", { card: nameOf(id, content), text: abilities.join(", ") }];
  },
  use([effect = 0, who], view, content) {
    const args = { card: ownerOf(effect, content), text: effectText(effect, content) };
    if (who === undefined) return ["zone-do-use", args];
    return ["zone-do-use-on", { ...args, who: figureName(view, who, content) }];
  },
  way: ([area = -1, side = 0], view) => [
    "zone-do-way",
    { area: areaName(view.ground, area), side: t(`zone-side-${SIDES[side] ?? "north"}`) },
  ],
};

export function option(choice: Action, ask: Asked, view: unknown, content: Content): string {
  const now = view as ZoneView;
  const verb = String(choice[0]);
  const numbers = choice.slice(1).map(Number);
  const [first = -1, second = -1] = numbers;
  const special = SPECIAL[verb];
  if (special) {
    const [id, args] = special(numbers, now, content, ask);
    return t(id, args);
  }
  const said = `zone-do-${verb}`;
  if (ON_AREAS.has(verb)) return t(said, { area: areaName(now.ground, first) });
  if (ON_FIGURES.has(verb)) return t(said, { who: figureName(now, first, content) });
  if (ON_GEAR.has(verb)) return t(said, { card: gearName(first, content) });
  if (ON_TURNS.has(verb)) return t(said, { turn: TURNS[first] ?? "" });
  if (ON_SIDES.has(verb)) return t(said, { side: t(`zone-side-${SIDES[first] ?? "north"}`) });
  if (ON_THINGS.has(verb))
    return t(said, {
      thing: thingName(now, first),
      who: second < 0 ? "" : figureName(now, second, content),
    });
  if (ON_SYMBOLS.has(verb)) {
    const symbol = now.anomalies[first]?.symbols[second];
    return t(said, {
      anomaly: anomalyName(now, first, content),
      area: areaName(now.ground, symbol?.area ?? -1),
      percent: (symbol?.petals ?? 0) * 10,
    });
  }
  return t(said);
}

/** An option where there is little room: an attack with its chance, for whom it is is seen on the map;
 * a stalker by its name; a share of a burst with what it does. */
export function shortWords(choice: Action, view: ZoneView, content: Content): string | undefined {
  const [verb, first] = choice;
  if (verb === "stalker")
    return nameOf(rowsOf("stalkers", content)[Number(first)]?.id ?? "", content);
  const share = verb === "share" && view.matter.shares.find(({ count }) => count === first);
  if (share)
    return t("zone-share", { count: share.count, result: resultWords(share.result) || "none" });
  const shot = shotOf(choice, view);
  if (!shot) return undefined;
  const attack = t(`zone-shot-${shot.attack}`);
  return t("zone-shot-chance", { attack, percent: percent(killChance(shot)) });
}
