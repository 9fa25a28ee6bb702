/** In somebody's first games of a kind the telling waits at the first attack and its like, until it
 * was looked at. Which games these were is kept on this device. */

const PLACE = "cantina.firsts";
const GAMES = 3;

/** By game: its first tables, and what was waited for at each. */
type Kept = Record<string, Record<string, string[] | undefined> | undefined>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {}; // no storage here, or nothing readable in it
  }
}

/** Whether this is the first of its kind at one of the first tables; it is so only once. */
export function isFirst(game: string, table: string, what: string): boolean {
  const all = kept();
  const tables = all[game] ?? {};
  const waited = tables[table] ?? [];
  const isEarly = table in tables || Object.keys(tables).length < GAMES;
  if (!isEarly || waited.includes(what)) return false;
  try {
    const known = { ...tables, [table]: [...waited, what] };
    localStorage.setItem(PLACE, JSON.stringify({ ...all, [game]: known }));
    return true;
  } catch {
    return false; // without a storage it would wait every time
  }
}
