import { describe, expect, it, vi } from "vitest";
import { contentAt, number } from "./content";

const TODAY = "a".repeat(32);
const EARLIER = "b".repeat(32);

/** A server whose cards were changed; what it was asked. Content is fetched once, so every test has a
 * game of its own. */
function served(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, { body }: RequestInit = {}) => {
    asked.push(body === undefined || body === null ? address : `${address} ${body as string}`);
    const worth = address.endsWith(`pack=${EARLIER}`) ? 6 : 7;
    const row = { id: "t_qira_1", fields: { points: { value: worth } } };
    const digest = worth === 6 ? EARLIER : TODAY;
    const found = address.endsWith("/check")
      ? { rows: [{ id: "own", fields: {} }], texts: { own: { own: { "": ["said"] } } } }
      : {
          game: "hunters",
          digest,
          names: {},
          rows: { targets: [row] },
          things: [],
          texts: {},
          shares: [],
        };
    return Promise.resolve(Response.json(found));
  });
  return asked;
}

describe("the content of a table", () => {
  it("is what the table began with, whatever is printed today", async () => {
    const asked = served();
    const worth = async (pack: string): Promise<number> =>
      number((await contentAt("changed", pack, {})).row("t_qira_1"), "points");
    expect([await worth(TODAY), await worth(EARLIER), await worth("")]).toEqual([7, 6, 7]);
    await worth(EARLIER);
    expect(asked).toEqual([
      "/api/games/changed/content",
      `/api/games/changed/content?pack=${EARLIER}`,
    ]);
  });

  it("reads what people brought along as that content would", async () => {
    const asked = served();
    const found = await contentAt("brought", EARLIER, { own: "a = 1 b" });
    expect([number(found.row("t_qira_1"), "points"), found.row("own")?.id]).toEqual([6, "own"]);
    expect(found.pack.texts).toEqual({ own: { own: { "": ["said"] } } });
    expect(asked.at(-1)).toBe(
      `/api/games/brought/check ${JSON.stringify({ text: "a = 1 b", pack: EARLIER })}`,
    );
  });
});
