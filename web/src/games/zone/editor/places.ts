/** Places in what is being made, and what stands there. */

import { isTable, type Value } from "../../../editor/toml";

export type Path = readonly (string | number)[];

export function valueAt(of: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, step) => {
    if (typeof inside !== "object" || inside === null) return undefined;
    return (inside as Record<string | number, unknown>)[step];
  }, of);
}

/** The same with another value in a place; undefined takes it away. What is not there is made. */
export function withValue<T>(of: T, path: Path, value: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return value as T;
  const inside = valueAt(of, [step]);
  const next = rest.length === 0 ? value : withValue(inside ?? shell(rest[0]), rest, value);
  if (Array.isArray(of)) {
    const list = of as readonly unknown[];
    if (step === list.length) return [...list, next] as T;
    return list.flatMap((one, at) =>
      at === step ? (next === undefined ? [] : [next]) : [one],
    ) as T;
  }
  const others = Object.entries(of as object).filter(([key]) => key !== String(step));
  if (next === undefined) return Object.fromEntries(others) as T;
  return { ...(of as object), [step]: next } as T;
}
const shell = (step: string | number | undefined): unknown => (typeof step === "number" ? [] : {});

/** A list with two neighbours swapped. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const next = [...list];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}

export const listAt = (of: unknown, path: Path): readonly Value[] => {
  const found = valueAt(of, path);
  return Array.isArray(found) ? (found as readonly Value[]) : [];
};

export const tableAt = (of: unknown, path: Path): Readonly<Record<string, Value>> => {
  const found = valueAt(of, path);
  return isTable(found) ? found : {};
};

export const textAt = (of: unknown, path: Path): string => {
  const found = valueAt(of, path);
  return typeof found === "string" ? found : "";
};
