/** Who made the board games: `games/<key>/authors.ts`. */

export type Part = "design" | "art" | "direction" | "layout" | "spanish" | "publisher";

export interface Authors {
  /** Where the names are from: a rulebook, or something else that was published. */
  ground: "seed" | "public";
  people: Partial<Record<Part, string>>;
}

const found = import.meta.glob<Authors>("./*/authors.ts", { eager: true, import: "authors" });

/** By the key of the game. */
export const AUTHORS: ReadonlyMap<string, Authors> = new Map(
  Object.entries(found).map(([path, authors]) => [path.split("/")[1] ?? "", authors]),
);
