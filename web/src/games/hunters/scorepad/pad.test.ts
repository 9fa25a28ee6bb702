import { expect, test } from "vitest";
import { Content } from "../../../wire/content";
import type { ContentRow } from "../../../wire/types";
import {
  choicesOf,
  crownedOf,
  freeCard,
  fresh,
  kindOf,
  packed,
  sensible,
  unpacked,
  valueOf,
  type Claim,
} from "./pad";
import { contractSum, counts } from "./titles";

function row(id: string, values: Record<string, unknown>, copies = 1): ContentRow {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, provenance: "seed" }]),
  );
  return { id, copies, fields, provenance: "seed", source: "", note: "", rules: [], fact: "" };
}

const rows = {
  targets: [
    row("t_1", { character: "han", points: 12 }),
    row("t_2", { character: "han", points: 12 }),
    row("t_3", { character: "zeb", points: 9 }),
  ],
  hunters: [
    row("h_1", { character: "bossk", penalty: 2 }),
    row("h_2", { character: "bossk", penalty: 3 }),
  ],
  crates: [row("x_1", { crates: 2, points: 3 }, 2)],
  contracts: [
    row("c_1", { kind: "two_targets", a: "han", b: "zeb", per_a: 1, per_b: 1, duo: 3 }),
    row("c_2", { kind: "same_target", a: "han", per_a: 1, per_b: 0, duo: 2 }),
    row("c_3", { kind: "target_crate", a: "zeb", per_a: 2, per_b: 0, duo: 2 }),
  ],
  droids: [row("d_1", { kind: "astromech", attack: [3, 0, 0] })],
};
const content = new Content({
  game: "hunters",
  digest: "",
  names: {},
  rows,
  things: Object.values(rows).flatMap((list) => list.map(({ id }) => id)),
  texts: {},
  shares: [],
});
const claim: Claim = {
  ...fresh("Оксана"),
  captured: [
    { card: "t_1", attacks: [{ card: "h_1" }, { card: "d_1" }] },
    { card: "t_2", points: 13, attacks: [] },
    { card: "t_3", attacks: [] },
  ],
  crates: [{ card: "x_1" }],
  credits: 2,
};

test("cards that count the same are one choice", () => {
  expect(choicesOf("targets", content).map(({ cards }) => cards.length)).toEqual([2, 1]);
  expect(choicesOf("hunters", content)).toHaveLength(2);
  expect(kindOf("d_1", content)).toBe("droids");
});

test("a card is taken once; one that was corrected takes none of ours", () => {
  const [han, zeb] = choicesOf("targets", content);
  if (!han || !zeb) throw new Error("two choices");
  expect(freeCard(han, [claim])).toBe("t_2");
  expect(freeCard(zeb, [claim])).toBeUndefined();
  const [crate] = choicesOf("crates", content);
  if (!crate) throw new Error("a crate");
  expect(freeCard(crate, [claim])).toBe("x_1");
  expect(freeCard(crate, [claim, claim])).toBeUndefined();
});

test("a corrected number stands before ours", () => {
  const [first, second] = claim.captured;
  if (!first || !second) throw new Error("two");
  expect([valueOf(first, "points", content), valueOf(second, "points", content)]).toEqual([12, 13]);
  expect(counts({ card: "h_1", penalty: 0 }, content)).toBe("0");
  expect(counts({ card: "h_2" }, content)).toBe("−3");
});

test("a contract is counted out: targets, then disjoint pairs", () => {
  expect(contractSum({ card: "c_1" }, claim, 2, content)).toBe("2 × 1 + 1 × 1 + 1 × 3");
  expect(contractSum({ card: "c_2" }, claim, 2, content)).toBe("2 × 1 + 1 × 2");
  expect(contractSum({ card: "c_3" }, claim, 0, content)).toBe("1 × 2 + 0 × 2");
});

test("a link holds the whole pad, and nothing but a pad is read from one", async () => {
  const link = await packed([claim, fresh("B")]);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toEqual([claim, fresh("B")]);
  expect(await unpacked(link.slice(0, -9))).toBeUndefined();
  expect(await unpacked("nonsense")).toBeUndefined();
  expect(sensible([{ captured: [{ card: 3 }], crates: [], contracts: [] }])).toBeUndefined();
  expect(sensible([{ captured: [{ card: "t_1" }], crates: [], contracts: [] }])).toBeUndefined();
  expect(sensible([])).toBeUndefined();
});

test("a pad with nothing in it crowns nobody", () => {
  const empty = [fresh("Ann"), fresh("Bo")];
  expect(crownedOf(empty, [0, 1])).toEqual([]);
  const [ann, bo] = empty as [Claim, Claim];
  expect(crownedOf([{ ...ann, crates: [{ card: "x_1" }] }, bo], [0])).toEqual([0]);
});
