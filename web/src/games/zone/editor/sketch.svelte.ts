/** The mission that is being made, and what is put on its map. */

import { Making } from "../../../editor/making.svelte";
import { wordOf } from "../../../editor/toml";
import { extendedBy, type Content } from "../../../wire/content";
import { line, type Saying } from "../../../saying";
import { ask } from "../../../wire/http";
import { t } from "../../../words.svelte";
import { rowsOf } from "../cards";
import { bordered, painted, tiled, type Brush, type TokenFace } from "./brush";
import { bordersOf, type Stock } from "./choices";
import { edgesOf } from "./edges";
import { EMPTY, newId, type Mission } from "./mission";
import { groundOf } from "./picture";
import { listAt, valueAt, withValue, type Path } from "./places";
import { stepProblems, textOfProblem } from "./problem";
import { asOwn, missionOf } from "./reading";
import { textOf } from "./text";

export const TABS = ["events", "cards", "goals", "forces", "story", "share"] as const;
export type Tab = (typeof TABS)[number];

export class Sketch extends Making<Mission> {
  brush = $state.raw<Brush>({ kind: "tile", of: "1" });
  /** Which form is open, and of which event and card. */
  tab = $state<Tab>("events");
  event = $state(0);
  card = $state(0);
  /** The map of the newest layout that the server has drawn. */
  drawn = $state.raw<unknown>();
  readonly #box: Content;
  readonly faces: readonly TokenFace[];
  /** The box with the names and texts of this mission, as far as the server could read it. */
  readonly content = $derived.by(() => {
    const { rows = [], texts = {} } = this.verdict ?? this.#judged ?? {};
    return extendedBy(this.#box.pack, rows, texts);
  });
  #judged = $state.raw<typeof this.verdict>();
  /** What cards of this mission can speak of. */
  readonly stock = $derived<Stock>({
    mission: this.made,
    ground: groundOf(this.drawn, this.made),
    content: this.content,
  });
  readonly #said = $derived(
    (this.#judged?.drawn["said"] ?? {}) as Readonly<Record<string, Saying>>,
  );

  /** To be made while a component is set up. */
  constructor(content: Content) {
    super({
      game: "zone",
      empty: EMPTY,
      textOf: (mission) => textOf(mission, t("zone-editor-unnamed")),
      foundIn: ({ drawn }) => missionOf(drawn["tables"]),
    });
    this.#box = content;
    this.faces = rowsOf("unknown", content).map(({ id, copies }) => ({ id, copies }));
    $effect(() => {
      if (this.verdict === undefined) return;
      this.#judged = this.verdict;
      this.drawn = this.verdict.drawn["ground"];
    });
  }

  /** Another value in a place; undefined takes it away, and a list that may be left out with its
   * last entry. */
  put(path: Path, value: unknown): void {
    const next = withValue(this.made, path, value);
    const list = path.slice(0, -1);
    const left = value === undefined ? valueAt(next, list) : undefined;
    const empty = Array.isArray(left) && left.length === 0 && mayGo(list);
    this.change(empty ? withValue(next, list, undefined) : next);
  }

  /** A note or a thing that has just been thought of, and whatever speaks of it. */
  create(table: "flag" | "thing", name: string, path: Path): void {
    const id = newId(table === "flag" ? "note" : "thing", this.made.cards[table]);
    const row = { id, name: { en: name }, ...(table === "thing" ? { kind: "mark" } : {}) };
    const cards = { ...this.made.cards, [table]: [...this.made.cards[table], row] };
    this.change(withValue({ ...this.made, cards }, path, id));
  }

  /** A card closes a border while it lies unflipped: the first of its area. */
  close(path: Path): void {
    const areas = listAt(this.made, [...path, "at"]);
    const borders = bordersOf(this.stock.ground).map(({ value }) => wordOf(value));
    const here = borders.find((id) => id.split("|").some((area) => areas.includes(area)));
    this.put([...path, "closes"], [here ?? borders[0] ?? ""]);
  }

  /** An action of a card, and its name where no other has it. */
  dropAct(path: Path): void {
    const id = valueAt(this.made, [...path, "id"]);
    this.put(path, undefined);
    if (JSON.stringify(this.made.cards.env).includes(`"id":${JSON.stringify(id)}`)) return;
    const act = this.made.cards.act.filter((row) => row["id"] !== id);
    this.made = { ...this.made, cards: { ...this.made.cards, act } };
  }

  /** Areas pressed on the map are named there from now on. */
  mark(path: Path): void {
    const on = this.brush.kind === "mark" && this.brush.path.join() === path.join();
    this.brush = on ? { kind: "start" } : { kind: "mark", path };
  }

  /** A place as the server calls it. */
  called([head, ...rest]: Path): string {
    if (head === "events") return ["event", ...rest.filter((step) => step !== "rest")].join(".");
    return rest.join(".");
  }
  saidAt(path: Path): string {
    const saying = this.#said[this.called(path)];
    return saying ? line(saying) : "";
  }
  problemAt(path: Path): string {
    const called = this.called(path);
    const wrong = stepProblems(this.#judged).find((one) => one.path === called);
    return wrong ? textOfProblem(wrong, this.content) : "";
  }

  paint(area: string): void {
    this.change(painted(this.made, this.brush, area, this.faces));
  }

  setBorder(id: string): void {
    if (this.brush.kind !== "border") return;
    const known = edgesOf(this.stock.ground).map((edge) => edge.id);
    this.change(bordered(this.made, this.brush.of, id, known));
  }

  lay(row: number, column: number): void {
    if (this.brush.kind !== "tile") return;
    this.change(tiled(this.made, this.brush.of, row, column, this.faces));
  }

  /** Begins anew, from one of ours or from nothing. */
  async begin(mission: string): Promise<void> {
    if (mission === "") {
      this.change(EMPTY);
      return;
    }
    const query = { name: `mission_${mission.toLowerCase()}` };
    const { tables } = await ask("GET /api/games/{key}/file", { path: { key: "zone" }, query });
    const found = asOwn(mission, tables);
    if (found) this.change(found);
  }
}

/** Steps at once and at the end of a round, of a side, each time, otherwise; and lists of a side. */
const LISTS = new Set<unknown>(["immediate", "end", "each", "else", "acts", "triggers", "b"]);
function mayGo(list: Path): boolean {
  const [side, , last] = list.slice(-3);
  return LISTS.has(last) || (last === "do" && (side === "a" || side === "b"));
}
