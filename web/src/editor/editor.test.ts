// @vitest-environment node
import { describe, expect, it } from "vitest";
import { linkOf, textIn } from "./link";
import { tableText } from "./toml";

describe("links", () => {
  it("carry a text of any language there and back", async () => {
    const text = 'name = { uk = "Порятунок" }\n'.repeat(300);
    const link = await linkOf("https://example.org/editor/zone", text);
    expect(link).toMatch(/^https:\/\/example\.org\/editor\/zone#own=[\w-]+$/);
    expect(link.length).toBeLessThan(400);
    expect(await textIn(new URL(link).hash)).toBe(text);
  });

  it("that are broken, empty or far too long carry nothing", async () => {
    const bomb = await linkOf("", "x".repeat(2_000_000));
    const hashes = ["", "#own=", "#own=%%%", "#own=AAAA", "#rules", bomb];
    for (const hash of hashes) expect((await textIn(hash)) ?? "").toBe("");
  });
});

describe("tables", () => {
  it("are written as TOML", () => {
    const table = { id: "a", at: ["1.A"], stacks: { "1.A": 2 }, out: true, do: [{ say: 'a "b"' }] };
    expect(tableText("[[row]]", table).split("\n")).toEqual([
      "[[row]]",
      'id = "a"',
      'at = ["1.A"]',
      'stacks = { "1.A" = 2 }',
      "out = true",
      'do = [{ say = "a \\"b\\"" }]',
    ]);
  });
});
