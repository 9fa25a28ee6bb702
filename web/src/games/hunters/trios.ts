/** Three numbers in brackets inside a text: attack, or after a word for it, shields. */

export interface Trio {
  values: number[];
  mode: "attack" | "shield";
}

const TRIO = /\((\d+),\s?(\d+),\s?(\d+)\)/g;
const SHIELDS = /(shields|target|щит|ціль|bouclier|cible|escudo|objetivo)[^(),;]*$/i;

export function trios(text: string): (string | Trio)[] {
  const pieces: (string | Trio)[] = [];
  let at = 0;
  for (const found of text.matchAll(TRIO)) {
    const before = text.slice(0, found.index);
    if (found.index > at) pieces.push(text.slice(at, found.index));
    pieces.push({
      values: found.slice(1, 4).map(Number),
      mode: SHIELDS.test(before) ? "shield" : "attack",
    });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}
