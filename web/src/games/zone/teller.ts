/** What telling needs: who is who, and what every field of an event is called. */

import { actionFrom } from "../../wire/action";
import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import type { Scene } from "../game";
import { read } from "./actions";
import { eventRows, lootText, nameOf, rowsOf, thingName, tokenRow, weaponOf } from "./cards";
import { namesIn } from "./exploring/told";
import { diceSigns } from "./fight/dice";
import { areaName, figureName, gearName } from "./names";
import { isEnemy, tagOf } from "./placing";
import { envCard, setupCard } from "./territory";
import { effectText, ownerOf, partOf } from "./texts";
import { AMMO, COMPANION, ENEMY, PARTS, type ZoneEvent, type ZoneView } from "./types";
import { isAmmo, LEVELS, PETAL, SIDES, signed, TURNS } from "./vocabulary";
import { anomalyName } from "./words";

export type Args = Record<string, string | number>;
const NOBODY = "none"; // the word that messages know for what is not there

export class Teller {
  /** Cards of enemies by figure: who has died is in no view. */
  readonly #enemies = new Map<number, number>();
  constructor(readonly scene: Scene) {}

  get #content(): Content {
    return this.scene.content;
  }
  get #view(): ZoneView | null {
    return this.scene.view() as ZoneView | null;
  }

  hear(event: ZoneEvent): void {
    if (event.event === "MissionBegan")
      for (const [at, card] of event.enemies.entries()) this.#enemies.set(ENEMY + at, card);
    else if (event.event === "EnemyPlaced") this.#enemies.set(event.enemy, event.card);
  }

  row(file: string, number: number): string {
    return nameOf(rowsOf(file, this.#content)[number]?.id ?? "", this.#content);
  }

  stalker(seat: number): string {
    const view = this.#view;
    return view && (seat === COMPANION || view.stalkers[seat]?.card)
      ? figureName(view, seat, this.#content)
      : this.scene.name(seat);
  }

  figure(figure: number): string {
    if (figure < 0) return NOBODY;
    if (!isEnemy(figure)) return this.stalker(figure);
    const number = tagOf(figure);
    const seen = this.#view?.enemies.find((enemy) => enemy.number === figure)?.card;
    const heard = this.#enemies.get(figure);
    if (seen === undefined && heard === undefined) return t("zone-enemy", { number });
    const name = seen ? nameOf(seen, this.#content) : this.row("enemies", heard ?? -1);
    return t("zone-enemy-named", { name, number });
  }

  area(area: number): string {
    const ground = this.#view?.ground;
    return area < 0 || !ground ? NOBODY : areaName(ground, area);
  }

  /** What the message of an event is about. */
  args(event: ZoneEvent): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(event) as [string, unknown][])
      if (field !== "event" && field !== "rule") Object.assign(args, this.#field(field, value));
    return Object.assign(args, this.#card(event), this.#meaning(event));
  }

  /** Fields that mean the same wherever they are. */
  #field(field: string, value: unknown): Args {
    if (typeof value === "boolean") return { [field]: value ? "yes" : "no" };
    if (Array.isArray(value)) return this.#list(field, value);
    if (typeof value === "string") return this.#word(field, value);
    return this.#number(field, Number(value));
  }

  #list(field: string, value: readonly unknown[]): Args {
    if (field === "results")
      return {
        results: value.map((one) => t(`zonecard-result-${String(one)}`)).join(", ") || NOBODY,
      };
    const numbers = value.map(Number);
    switch (field) {
      case "path":
        return { path: numbers.map((area) => this.area(area)).join(" → ") };
      case "areas":
        return { areas: numbers.map((area) => this.area(area)).join(", ") };
      case "figures":
        return { figures: numbers.map((one) => this.figure(one)).join(", ") || "–" };
      case "dice":
        return { dice: diceSigns(numbers) };
      default:
        return {};
    }
  }

  #word(field: string, value: string): Args {
    if (field === "why") return { why: value, because: t(`zone-why-${value}`) };
    if (field === "end") return { stop: t(`zone-end-${value}`) };
    return { [field]: value };
  }

  #number(field: string, value: number): Args {
    switch (field) {
      case "stalker":
      case "enemy":
      case "target":
      case "attacker":
      case "figure":
      case "killer":
      case "to":
      case "bearer":
      case "lead":
        return { [field]: this.figure(value) };
      case "start":
      case "area":
        return { [field]: this.area(value) };
      case "gear":
      case "host":
      case "weapon":
        return { [field]: value < 0 ? NOBODY : gearName(value, this.#content) };
      case "facing":
        return { side: t(`zone-side-${SIDES[value] ?? "north"}`) };
      case "petals":
        return { percent: value * PETAL, symbol: t("zone-petals", { count: value }) };
      case "anomaly":
      case "old": {
        const view = this.#view;
        return { anomaly: view ? anomalyName(view, value, this.#content) : "" };
      }
      case "seat":
        return { player: this.scene.name(value) };
      case "level":
        return { level: LEVELS[value] ?? "none" };
      case "bonus":
        return { bonus: value === 0 ? NOBODY : signed(value) };
      case "change":
        return { change: signed(value) };
      case "kind":
        return { kind: AMMO[value] ?? "" };
      case "part":
        return { part: PARTS[value] ?? "head" };
      default:
        return { [field]: value };
    }
  }

  /** The card of an event: of which deck depends on the event. */
  #card(event: ZoneEvent): Args {
    const content = this.#content;
    switch (event.event) {
      case "StalkerChosen":
        return { card: this.row("stalkers", event.card) };
      case "EventDrawn":
        return { card: nameOf(eventRows(content)[event.card]?.id ?? "", content) };
      case "ActivationDrawn":
        return { card: this.row(event.high ? "activation_high" : "activation_low", event.card) };
      case "ControlDrawn":
        return { card: event.card < 0 ? NOBODY : this.row("control", event.card) };
      case "CardFlipped":
      case "CardRevealed":
      case "OverlayPlaced":
        return { card: nameOf(envCard(this.#view, event.card, content), content) };
      case "TerritoryDrawn":
      case "TerritoryPutAside":
      case "TerritoryClosed":
        return { card: nameOf(setupCard(event.card, content), content) };
      case "WoundDrawn": {
        const id = rowsOf("wounds", content)[event.card]?.id ?? "";
        return { text: partOf(id, event.heavy ? "heavy" : "light", content) };
      }
      default:
        return {};
    }
  }

  /** Whatever else an event is about. */
  #meaning(event: ZoneEvent): Args {
    const content = this.#content;
    switch (event.event) {
      case "MissionBegan":
        return { mission: nameOf(this.#view?.mission ?? "", content) };
      case "LeadChosen":
        return { stalker: this.stalker(event.seat) };
      case "MissionEnded":
        return { because: t(`zone-over-${event.reason}`) };
      case "TurnBegan":
      case "TurnEnded":
      case "CriticallyWounded":
        return { turn: TURNS[event.token] ?? "" };
      case "UnknownRevealed":
      case "UnknownPeeked":
        return { text: partOf(tokenRow("unknown", event.token, content), "", content) };
      case "LootTaken":
        return { text: lootText(event.tokens, content) };
      case "StalkerFired": {
        if (event.weapon < 0) return { attack: NOBODY };
        const { attacks } = weaponOf(content.pack.things[event.weapon] ?? "", content);
        return { attack: nameOf(attacks[event.attack]?.type ?? "", content) };
      }
      case "MasksSpent":
        return {
          effect: `${ownerOf(event.effect, content)} — ${effectText(event.effect, content)}`,
        };
      case "EffectUsed":
        return { card: ownerOf(event.effect, content), text: effectText(event.effect, content) };
      case "ItemUsed":
        return event.target === event.stalker ? { target: NOBODY } : {};
      default:
        return this.#thing(event);
    }
  }

  /** Things of the mission, and what happens with its cards. */
  #thing(event: ZoneEvent): Args {
    const content = this.#content;
    switch (event.event) {
      case "ThingTaken":
      case "ThingGiven":
      case "ThingGained":
        return { name: isAmmo(event.thing) ? "" : thingName(event.thing, content) };
      case "ThingPlaced":
      case "ThingCarried":
      case "ThingRemoved":
        return { name: thingName(event.name, content) };
      case "FlagSet":
      case "FlagCounted":
        return { flag: nameOf(event.flag, content) };
      case "ActionTaken": {
        const action = read(actionFrom(event.verb, event.numbers));
        const acted = action.verb === "act" ? action.card : undefined;
        const card = this.#view?.cards.find(({ number }) => number === acted)?.id ?? "";
        return {
          card: acted === undefined ? NOBODY : nameOf(card, content),
          area: action.verb === "distract" ? this.area(action.area) : NOBODY,
        };
      }
      default:
        return namesIn(event, content);
    }
  }
}
