/** The parts of a rulebook; finding rules by words or by their id. */

import type { Block, Chapter, RuleText, Rulebook, Span } from "../wire/types";

const HOW_TO_PLAY = "00-how-to-play";

export interface Found {
  chapter: Chapter;
  rules: RuleText[];
}

/** What a chapter is: the way into the game, or rules. */
export function partOf(chapter: Chapter): "start" | "rules" {
  return chapter.key === HOW_TO_PLAY ? "start" : "rules";
}

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

export function textOfBlock(block: Block): string {
  switch (block.type) {
    case "list":
      return block.items.map(textOf).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(textOf).join(" ");
    case "figure":
      return textOf(block.caption);
    default:
      return textOf(block.spans);
  }
}

/** Where accents, letter case and the kind of apostrophe make no difference. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<=[a-z])[\u0300-\u036f]/gi, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** The passages that have all the words, by chapter. */
export function search(book: Rulebook, wanted: string): Found[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return book.chapters
    .map((chapter) => ({
      chapter,
      rules: chapter.parts
        .filter((part): part is RuleText => part.type === "rule")
        .filter((rule) => {
          const text = plain([...rule.ids, rule.title, ...rule.blocks.map(textOfBlock)].join(" "));
          return words.every((word) => text.includes(word));
        }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export function ruleOf(
  book: Rulebook,
  id: string,
): { chapter: Chapter; rule: RuleText } | undefined {
  for (const chapter of book.chapters)
    for (const part of chapter.parts)
      if (part.type === "rule" && part.ids.includes(id)) return { chapter, rule: part };
  return undefined;
}
