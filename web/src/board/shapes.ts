/** Shapes that drawings refer to by id (`<use>`): they are put into the page once. */

import { mount, type Component } from "svelte";

const laidOut = new Set<Component>();

/** Whoever draws with the shapes of a game calls it first. */
export function layOut(shapes: Component): void {
  if (laidOut.has(shapes)) return;
  laidOut.add(shapes);
  mount(shapes, { target: document.body });
}
