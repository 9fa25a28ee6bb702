/** The page that a table is laid out in: the window, divided by the size that the table is drawn in.
 * Shell.svelte writes its shape on the table as `data-shape`, and `data-compact` where that is not
 * a wide one, so that style sheets and components always agree. */

import { on } from "svelte/events";
import { createSubscriber } from "svelte/reactivity";
import { settings } from "../settings.svelte";
import { autoScale, isCompact, shapeOf, type Shape } from "./shape";

const resized = createSubscriber((changed) => on(window, "resize", changed));

/** The window as it is laid out. When a phone is turned, its browser shrinks what is still as wide as
 * before, and says that the window has that width; nothing tells when it is over. */
function windowNow(): { width: number; height: number } {
  resized();
  const width = document.documentElement.clientWidth || innerWidth;
  return { width, height: (innerHeight * width) / innerWidth };
}

class Page {
  readonly #window = $derived(windowNow());
  readonly #width = $derived(this.#window.width);
  readonly #height = $derived(this.#window.height);
  /** How large the table is drawn. */
  readonly zoom = $derived(settings.chosen.scale || autoScale(this.#width, this.#height));
  readonly width = $derived(this.#width / this.zoom);
  readonly height = $derived(this.#height / this.zoom);
  readonly shape: Shape = $derived(shapeOf(this.width, this.height));
  readonly compact = $derived(isCompact(this.shape));
}

export const page = new Page();
