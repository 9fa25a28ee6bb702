import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire/types";
import { Listing } from "./listing.svelte";

const asked: Record<string, string>[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    const query = Object.fromEntries(new URL(address, location.href).searchParams);
    asked.push(query);
    const page = Number(query["after"] ?? "0");
    const tables = [0, 1].map((n) => ({ table: { id: `t${2 * page + n}` } }) as TableInfo);
    return Promise.resolve(Response.json({ tables, next: page < 2 ? String(page + 1) : "" }));
  });
});

const ids = (list: Listing) => list.tables?.map(({ table }) => table.id);

test("a list grows by a page at a time and keeps what was opened when it looks again", async () => {
  const list = new Listing({ watch: 1 });
  expect(list.tables).toBeUndefined();
  await list.look();
  expect([ids(list), list.isMore]).toEqual([["t0", "t1"], true]);
  await list.more();
  expect(ids(list)).toHaveLength(4);
  await list.look();
  expect([ids(list)?.length, list.isMore]).toEqual([4, true]);
  await list.more();
  expect([ids(list), list.isMore]).toEqual([["t0", "t1", "t2", "t3", "t4", "t5"], false]);
  expect(asked[0]).toEqual({ watch: "1" });
  expect(asked.at(-1)).toEqual({ watch: "1", after: "2" });
});

test("all pages are followed to the last", async () => {
  expect(await new Listing({ mine: "going" }).all()).toHaveLength(6);
});
