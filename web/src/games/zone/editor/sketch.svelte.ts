/** The mission that is being made, and what is put on its map. */

import { Making } from "../../../editor/making.svelte";
import { extendedBy, type Content } from "../../../wire/content";
import { ask } from "../../../wire/http";
import { t } from "../../../words.svelte";
import { rowsOf } from "../cards";
import { painted, tiled, type Brush, type TokenFace } from "./brush";
import { EMPTY, type Mission } from "./mission";
import { asOwn, missionOf } from "./reading";
import { textOf } from "./text";

export class Sketch extends Making<Mission> {
  brush = $state.raw<Brush>({ kind: "tile", of: "1" });
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

  paint(area: string): void {
    this.change(painted(this.made, this.brush, area, this.faces));
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
