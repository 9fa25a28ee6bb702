/** The page that a table is laid out in: the window, divided by the size that the table is drawn in.
 * Shell.svelte writes its shape on the table as `data-shape`, and `data-compact` where that is not
 * a wide one, so that style sheets and components always agree. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../settings.svelte";
import { autoScale, isCompact, shapeOf, type Shape } from "./shape";

class Page {
  readonly #width = $derived(innerWidth.current ?? 1366);
  readonly #height = $derived(innerHeight.current ?? 768);
  /** How large the table is drawn. */
  readonly zoom = $derived(settings.chosen.scale || autoScale(this.#width, this.#height));
  readonly width = $derived(this.#width / this.zoom);
  readonly height = $derived(this.#height / this.zoom);
  readonly shape: Shape = $derived(shapeOf(this.width, this.height));
  readonly compact = $derived(isCompact(this.shape));
}

export const page = new Page();
