/** What an `update` does to a view: a list of [path, value], each value put at its path. */

export type Path = (string | number)[];
export type Patch = [Path, unknown][];

type Node = Record<string | number, unknown>;

/** The view after the patch. What lies on a path is copied; everything else is shared. */
export function patched<T>(view: T, patch: Patch): T {
  return patch.reduce<unknown>((now, [path, value]) => put(now, path, value), view) as T;
}

function put(node: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(node) ? [...(node as unknown[])] : { ...(node as Node) }) as Node;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
