/** How games show themselves before they are loaded: `games/<key>/world.ts` and `world.css`, the
 * palette of `[data-world="<key>"]`. A game without them comes last, in the colours of the house. */

export interface World {
  /** Where it stands among the games: the lowest first. */
  order: number;
  /** All win or lose together: one goes in alone or with bots that help, and whoever shares a screen
   * has nothing to hide from one another. */
  together?: boolean;
  /** The paper that its player aid fits, where that is not A4. */
  paper?: "a5";
}

import.meta.glob("./*/world.css", { eager: true });
const worlds = import.meta.glob<World>("./*/world.ts", { eager: true, import: "world" });
const worldOf = (key: string): World | undefined => worlds[`./${key}/world.ts`];
const orderOf = (key: string): number => worldOf(key)?.order ?? Number.MAX_SAFE_INTEGER;

export const isTogether = (key: string): boolean => worldOf(key)?.together ?? false;

export const paperOfBox = (key: string): "a4" | "a5" => worldOf(key)?.paper ?? "a4";

/** The games that files such as "./chess/index.ts" belong to, in the order in which they are shown. */
export function gamesOf(files: Readonly<Record<string, unknown>>): string[] {
  const keys = Object.keys(files).map((path) => /(?:^\.|\/games)\/(\w+)\//.exec(path)?.[1] ?? "");
  return keys.sort((a, b) => orderOf(a) - orderOf(b) || a.localeCompare(b));
}
