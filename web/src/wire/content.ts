/** The content pack of a game and its rulebook, fetched once. */

import { ask } from "./http";
import type { Aid, Checked, ContentRow, GameContent, GameInfo, Games, Rulebook } from "./types";

/** A promise kept for the next who asks; a failure is not kept. */
function once<K, T>(fetch: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const kept = new Map<K, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const asked = fetch(key);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}

const houseGames = once<"all", Games>(() => ask("GET /api/games"));

/** What can be played here, with which bots, and at which pace. */
export function games(): Promise<Games> {
  return houseGames("all");
}

export async function gameInfo(key: string): Promise<GameInfo | undefined> {
  return (await games()).games.find((game) => game.key === key);
}

/** Every printed thing, by the number it has in play and by its id. */
export class Content {
  readonly #rows: Map<string, ContentRow>;

  constructor(readonly pack: GameContent) {
    // Some rows only belong to the one before them and have no id.
    const rows = Object.values(pack.rows).flatMap((each) => each.filter(({ id }) => id !== ""));
    this.#rows = new Map(rows.map((row) => [row.id, row] as const));
  }

  /** The row of a number that a view, an event or an action names; undefined for a hidden one. */
  thing(number: number): ContentRow | undefined {
    return this.#rows.get(this.pack.things[number] ?? "");
  }

  row(id: string): ContentRow | undefined {
    return this.#rows.get(id);
  }
}

export const contentOf = once<string, Content>(
  async (key) => new Content(await ask("GET /api/games/{key}/content", { path: { key } })),
);

const earlier = once<string, Content>(async (which) => {
  const [key = "", pack = ""] = which.split(" ");
  const query = { pack };
  return new Content(await ask("GET /api/games/{key}/content", { path: { key }, query }));
});

const extended = once<string, Pick<Checked, "rows" | "texts">>(async (which) => {
  const [key = "", digest = "", ...own] = which.split(" ");
  const body = { text: own.join(" "), pack: digest };
  return ask("POST /api/games/{key}/check", { path: { key }, body });
});

/** The box with rows that are in none of its files, and what they say. */
export function extendedBy(
  pack: GameContent,
  rows: ContentRow[],
  texts: GameContent["texts"],
): Content {
  const said = Object.entries(texts).map(
    ([file, cards]) => [file, { ...pack.texts[file], ...cards }] as const,
  );
  return new Content({
    ...pack,
    rows: { ...pack.rows, own: rows },
    texts: { ...pack.texts, ...Object.fromEntries(said) },
  });
}

/** Today's content of a game, or what a table has that began before it was changed. */
async function packOf(game: string, digest: string): Promise<Content> {
  const present = await contentOf(game);
  return digest === "" || digest === present.pack.digest
    ? present
    : await earlier(`${game} ${digest}`);
}

const boxed = once<string, Content>(async (which) => {
  const [key = "", pack = "", ...text] = which.split(" ");
  const body = { text: text.join(" "), pack, content: true };
  const { content } = await ask("POST /api/games/{key}/box", { path: { key }, body });
  return content ? new Content(content) : await packOf(key, pack);
});

/** What a table plays with: the content it began with, the values of somebody's box (`box`), and the
 * scenario that its people brought along (`own`). */
export async function contentAt(
  game: string,
  pack: string,
  { own = "", box = "" }: Readonly<Record<string, string | undefined>>,
): Promise<Content> {
  const content = box === "" ? await packOf(game, pack) : await boxed(`${game} ${pack} ${box}`);
  if (own === "") return content;
  const added = await extended(`${game} ${pack} ${own}`);
  return extendedBy(content.pack, added.rows, added.texts);
}

/** A field of a row that is a number, 0 where there is none. */
export function number(row: ContentRow | undefined, field: string): number {
  const value = row?.fields[field]?.value;
  return typeof value === "number" ? value : 0;
}

/** A field that is a list of numbers, such as the three shields. */
export function numbers(row: ContentRow | undefined, field: string): number[] {
  const value = row?.fields[field]?.value;
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}

export function text(row: ContentRow | undefined, field: string): string {
  const value = row?.fields[field]?.value;
  return typeof value === "string" ? value : "";
}

/** A field that is names by language; English stands in. */
export function named(row: ContentRow | undefined, field: string, language: string): string {
  const value = row?.fields[field]?.value;
  if (typeof value !== "object" || value === null) return "";
  const names = value as Record<string, string | undefined>;
  return names[language] ?? names["en"] ?? "";
}

const books = once<string, Rulebook>((which) => {
  const [key = "", language = "en"] = which.split(" ");
  return ask("GET /api/games/{key}/rules", { path: { key }, query: { language } });
});

export function rulebook(key: string, language: string): Promise<Rulebook> {
  return books(`${key} ${language}`);
}

const aids = once<string, Aid>((which) => {
  const [key = "", language = "en"] = which.split(" ");
  return ask("GET /api/games/{key}/aid", { path: { key }, query: { language } });
});

export function aidOf(key: string, language: string): Promise<Aid> {
  return aids(`${key} ${language}`);
}
