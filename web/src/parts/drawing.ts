/** Puts a drawing of an icon package into an SVG element. A drawing is read once and then copied:
 * a table has hundreds of them, and reading one takes ten times as long. */

import type { Attachment } from "svelte/attachments";

const SVG = "http://www.w3.org/2000/svg";
const read = new Map<string, SVGElement>();

function source(body: string): SVGElement {
  const known = read.get(body);
  if (known) return known;
  const found = document.createElementNS(SVG, "g");
  found.innerHTML = body;
  read.set(body, found);
  return found;
}

/** `<svg {@attach drawn(icon.body)}>`; `fill` takes the place of the current colour. */
export function drawn(body: string, fill?: string): Attachment<SVGElement> {
  return (element) => {
    const copy = source(body).cloneNode(true) as SVGElement;
    if (fill !== undefined)
      for (const one of copy.querySelectorAll("[fill=currentColor]"))
        one.setAttribute("fill", fill);
    element.replaceChildren(...copy.childNodes);
  };
}
