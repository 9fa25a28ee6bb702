/** The scenario that is being made: every change can be taken back, the server says whether it is
 * sound, and this device keeps it, finished or not. */

import { trouble } from "../../../parts/toasts.svelte";
import type { Content } from "../../../wire/content";
import { ask } from "../../../wire/http";
import type { Checked } from "../../../wire/types";
import { t } from "../../../words.svelte";
import { PLACES } from "../field";
import { scenarioOf, signsOf, type Scenario, type Signs } from "../scenario";
import { painted, type Brush } from "./brush";
import { OWN_NUMBER, textOf } from "./text";

const PLACE = "cantina.hoth.sketch";
const PATIENCE = 350;

const EMPTY: Scenario = {
  id: `S${OWN_NUMBER}`,
  number: OWN_NUMBER,
  name: { en: "" },
  situation: { en: "" },
  first: 0,
  hand: [4, 4],
  goal: [5, 5],
  terrain: PLACES.map(() => 0),
  units: [],
  structures: [],
  structureOwner: 0,
  rules: [],
};

export const check = (text: string): Promise<Checked> =>
  ask("POST /api/games/{key}/check", { path: { key: "hoth" }, body: { text } });

export class Sketch {
  readonly signs: Signs;
  #past = $state.raw<readonly Scenario[]>([]);
  #future = $state.raw<readonly Scenario[]>([]);
  scenario = $state.raw<Scenario>(EMPTY);
  brush = $state.raw<Brush>({ kind: "terrain", of: 1 });
  /** What the server said of the present text; undefined while it is being asked. */
  verdict = $state.raw<Checked>();
  readonly text = $derived.by(() => textOf(named(this.scenario), this.signs));

  /** To be made while a component is set up. */
  constructor(content: Content) {
    this.signs = signsOf(content);
    const kept = localStorage.getItem(PLACE);
    if (kept) void this.read(kept).catch(trouble);
    $effect(() => {
      const { text } = this;
      if (this.scenario !== EMPTY) localStorage.setItem(PLACE, text);
      this.verdict = undefined;
      const timer = setTimeout(() => void this.#judge(text).catch(trouble), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  get sound(): boolean {
    return this.verdict?.reason === "";
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(scenario: Scenario): void {
    this.#past = [...this.#past, this.scenario];
    this.#future = [];
    this.scenario = scenario;
  }

  set(some: Partial<Scenario>): void {
    this.change({ ...this.scenario, ...some });
  }

  paint(hex: number): void {
    this.change(painted(this.scenario, this.brush, hex));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.scenario, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.scenario = before;
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.scenario];
    this.#future = rest;
    this.scenario = next;
  }

  /** Begins anew, from one of ours or from an empty field. */
  begin(from: Scenario | undefined): void {
    this.change({ ...(from ?? EMPTY), id: EMPTY.id, number: EMPTY.number });
  }

  /** Takes over a text, if it can be read; else the verdict says why not. What a map cannot hold, such
   * as two units in one hex, is said and not dropped in silence. */
  async read(text: string): Promise<boolean> {
    const renumbered = text.replace(/^number = \d+/m, `number = ${OWN_NUMBER}`);
    const checked = await check(renumbered);
    const found = scenarioOf(checked.rows, this.signs);
    const drops =
      found &&
      checked.reason !== "" &&
      (await check(textOf(named(found), this.signs))).reason === "";
    if (!found || drops) {
      this.verdict = checked;
      return false;
    }
    this.change({ ...found, id: EMPTY.id });
    return true;
  }

  async #judge(text: string): Promise<void> {
    const checked = await check(text);
    if (text !== this.text) return;
    this.verdict = checked;
  }
}

/** A scenario needs a name and a situation: until somebody writes them, it is called unnamed. */
function named(scenario: Scenario): Scenario {
  const filled = (names: Scenario["name"], otherwise: string): Scenario["name"] =>
    names["en"] ? names : { ...names, en: otherwise };
  return {
    ...scenario,
    name: filled(scenario.name, t("hoth-editor-unnamed")),
    situation: filled(scenario.situation, "–"),
  };
}
