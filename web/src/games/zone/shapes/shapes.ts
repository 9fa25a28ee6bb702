/** Puts the shapes into the page. */

import { mount } from "svelte";
import Shapes from "./Shapes.svelte";

let laidOut = false;

/** Once is enough; whoever draws with the shapes calls it first. */
export function layOutShapes(): void {
  if (laidOut) return;
  laidOut = true;
  mount(Shapes, { target: document.body });
}
