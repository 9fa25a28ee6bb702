/** Values and tables as TOML: the text form of all content. */

export type Value =
  string | number | boolean | readonly Value[] | { readonly [key: string]: Value };
export type Table = Readonly<Record<string, Value>>;

/** TOML's basic strings are JSON's, but for this one character. */
export const quoted = (text: string): string => JSON.stringify(text).replace(/\u007f/g, "");

const BARE = /^[A-Za-z0-9_-]+$/;
const key = (name: string): string => (BARE.test(name) ? name : quoted(name));

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function valueText(of: Value): string {
  if (typeof of === "string") return quoted(of);
  if (typeof of !== "object") return String(of);
  if (isList(of)) return `[${of.map(valueText).join(", ")}]`;
  const fields = Object.entries(of).map(([name, value]) => `${key(name)} = ${valueText(value)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

const isList = (of: Value): of is readonly Value[] => Array.isArray(of);

export const tableText = (head: string, table: Table): string =>
  [
    head,
    ...Object.entries(table).map(([name, value]) => `${key(name)} = ${valueText(value)}`),
  ].join("\n");

/** A value that should be a word; "" where it is none. */
export const wordOf = (value: Value | undefined): string =>
  typeof value === "string" ? value : "";
