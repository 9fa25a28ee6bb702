/** Neutral names, for hosts who need them: words of our own where messages use names that belong to others.
 * The same as src/cantina/neutral.py, by the same lists (decision 0024). */

/** What is no text for people: ids, variables and variants of Fluent. */
const KEPT = String.raw`^-?[A-Za-z][\w-]*(?= *=)|\{[^{}"]*?(?:->|\})|^ *\*?\[[\w.\-]+\]`;
const LETTER = String.raw`[\p{L}\p{N}_]`;

/** Whether the server wants them: it writes that into the page. */
export function wantsNeutral(): boolean {
  return document.documentElement.dataset["names"] === "neutral";
}

/** The messages with our names. `list` has a line for each: theirs = ours; `stem* = stem*` with all endings.
 * Those in brackets are for content, which the server sends. */
export function neutral(messages: string, list: string): string {
  const ours = new Map<string, string>();
  const places: string[] = [];
  const lines = list.split("\n").filter((line) => line.includes(" = ") && !/^[#[]/.test(line));
  const pairs = lines.map((line) => line.split(" = ") as [string, string]);
  for (const [theirs, name] of pairs.sort(([a], [b]) => b.length - a.length)) {
    const stem = theirs.replace(/\*$/, "");
    const end = stem === theirs ? `(?!${LETTER})` : "";
    const found = /^\p{Ll}/u.test(stem) ? [stem, capital(stem)] : [stem];
    for (const word of found) {
      const said = name.replace(/\*$/, "");
      ours.set(word, word === stem ? said : capital(said));
      places.push(escaped(word).replaceAll(" ", "\\s+") + end);
    }
  }
  const pattern = new RegExp(`${KEPT}|(?<!${LETTER})(?:${places.join("|")})`, "gmu");
  return messages.replace(pattern, (word) => ours.get(word.replace(/\s+/g, " ")) ?? word);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
