import { expect, test, vi } from "vitest";
import { address, AGAIN_AFTER, ask, Refusal } from "./http";

function answering(status: number, body: unknown) {
  return vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(JSON.stringify(body), { status }));
}

test("fills the path and the query", () => {
  const given = { path: { id: "a/b" }, query: { at: 3, seat: undefined } };
  expect(address("/api/tables/{id}/replay", given)).toBe("/api/tables/a%2Fb/replay?at=3");
});

test("sends a body as JSON and returns the answer", async () => {
  const fetch = answering(201, { id: "t1" });
  const opened = await ask("POST /api/tables", { body: { game: "hunters", seats: ["me"] } });
  expect(opened.id).toBe("t1");
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe("/api/tables");
  expect(init?.body).toBe('{"game":"hunters","seats":["me"]}');
});

test("a refusal has the server's code and text", async () => {
  answering(409, { code: "taken", text: "somebody sits there" });
  const refused = ask("POST /api/tables/{id}/seat", { path: { id: "x" }, body: {} });
  await expect(refused).rejects.toMatchObject({
    code: "taken",
    text: "somebody sits there",
    status: 409,
  });
});

test("a question is put again to a server that has too much to do, a message is not", async () => {
  vi.useFakeTimers();
  const busy = () => new Response(JSON.stringify({ code: "slow_down", text: "" }), { status: 429 });
  const fetch = vi.spyOn(globalThis, "fetch");
  fetch.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy());
  fetch.mockResolvedValueOnce(new Response(JSON.stringify([])));
  const answered = ask("GET /api/games");
  await vi.runAllTimersAsync();
  await expect(answered).resolves.toEqual([]);

  fetch.mockImplementation(() => Promise.resolve(busy()));
  fetch.mockClear();
  const refused = ask("GET /api/games").catch((problem: unknown) => problem);
  await vi.runAllTimersAsync();
  expect(await refused).toMatchObject({ code: "slow_down", status: 429 });
  expect(fetch).toHaveBeenCalledTimes(1 + AGAIN_AFTER.length);

  fetch.mockClear();
  await expect(ask("POST /api/players", { body: { name: "Ann" } })).rejects.toMatchObject({
    code: "slow_down",
  });
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("no network is a refusal too", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("failed"));
  const refused = await ask("GET /api/me").catch((problem: unknown) => problem);
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal).code).toBe("unreachable");
});
