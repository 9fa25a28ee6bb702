/** The paper that an aid is printed on. */

import { paperOfBox } from "../games/worlds";

export const PAPERS = ["a4", "a5"] as const;
export type Paper = (typeof PAPERS)[number];
const MARGINS: Record<Paper, string> = { a4: "9mm 10mm 8mm", a5: "7mm 6mm 6mm" };

/** What the address asks for (`?paper=a5`), else what suits the game. */
export function paperOf(game: string, search: string): Paper {
  const asked = new URLSearchParams(search).get("paper");
  return PAPERS.find((one) => one === asked) ?? paperOfBox(game);
}

/** Sets the size of printed pages until the function it returns is called. A style sheet of the
 * document cannot know which paper was chosen. */
export function onPaper(paper: Paper): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${paper} portrait; margin: ${MARGINS[paper]}; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
