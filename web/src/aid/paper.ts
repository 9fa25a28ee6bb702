/** The paper that an aid is printed on. */

export const PAPERS = ["a4", "a5"] as const;
export type Paper = (typeof PAPERS)[number];
/** As the aid in the box: a card, or a sheet. */
const SMALL = ["hunters"];
const MARGINS: Record<Paper, string> = { a4: "9mm 10mm 8mm", a5: "8mm 8mm 7mm" };

/** What the address asks for (`?paper=a5`), else what suits the game. */
export function paperOf(game: string, search: string): Paper {
  const asked = new URLSearchParams(search).get("paper");
  return PAPERS.find((one) => one === asked) ?? (SMALL.includes(game) ? "a5" : "a4");
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
