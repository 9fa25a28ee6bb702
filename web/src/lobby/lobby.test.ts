import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { welcome } from "../wire/fakes";
import type { SeatNow, TableNow } from "../wire/types";
import { speak } from "../words.svelte";
import { isLoopback, reach } from "./reach";
import { waitsFor } from "./waiting";

beforeAll(() => speak("en"));
afterEach(() => vi.unstubAllGlobals());

const { table } = welcome();
const lobby = (...seats: Partial<SeatNow>[]): TableNow => ({
  ...table,
  status: "open",
  seats: seats.map((some) => ({ ...(table.seats[0] as SeatNow), ...some })),
});

test("a lobby says whom it waits for", () => {
  const ann = { name: "Ann", ready: true };
  const empty = { kind: "empty", name: "" };
  expect(waitsFor(lobby(ann, empty), [0])).toBe("Waiting for one player.");
  expect(waitsFor(lobby(ann, { ...empty, name: "Mira" }), [0])).toBe("Waiting for Mira");
  expect(waitsFor(lobby(ann, { name: "Ben", ready: false }), [0])).toBe("Not ready yet: Ben.");
  expect(waitsFor(lobby({ ...ann, ready: false }, { name: "Ben" }), [0])).toBe(
    "The others are waiting for you to press Ready.",
  );
  expect(waitsFor(lobby(ann, { kind: "bot", ready: true }), [0])).toBe("");
});

test("a name that only this computer knows is told from others", () => {
  for (const name of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"])
    expect(isLoopback(name), name).toBe(true);
  for (const name of ["192.168.1.24", "cantina.example", "localhost.example"])
    expect(isLoopback(name), name).toBe(false);
});

test("links lead where friends can follow", async () => {
  const told = (body: object) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body))));
  const at = (address: string) => new URL(address) as unknown as Location;
  told({ local: true, listens: true, found: ["192.168.1.24"] });
  expect(await reach(at("http://localhost:7187/"))).toEqual({
    origin: "http://192.168.1.24:7187",
    state: "lan",
  });
  expect((await reach(at("http://192.168.1.9:7187/"))).state).toBe("fine");
  told({ local: true, listens: true, found: [] });
  expect((await reach(at("http://localhost:7187/"))).state).toBe("lost");
  told({ local: true, listens: false, found: [] });
  expect((await reach(at("http://localhost:7187/"))).state).toBe("closed");
  told({ local: false, listens: true, found: [] });
  expect((await reach(at("http://localhost:7187/"))).state).toBe("fine");
});
