/** Arithmetic of the board against what the engine did. */

import { describe, expect, it } from "vitest";
import { wired } from "../../wire/fakes";
import { Content } from "../../wire/content";
import type { GameContent } from "../../wire/types";
import { faceOf, isAttacker } from "./faces";
import found from "./fixture.json";
import { answerFor, imaginable, payable, Plan } from "./plan.svelte";
import { contractSum, fromGuildMaster, linesOf, othersFrom, preview, ROWS, short } from "./sums";
import type { ConfrontationView, HuntersView, PlayerView } from "./types";

interface Placing {
  card: number;
  before: ConfrontationView | null;
  after: ConfrontationView;
  captured: boolean;
}
const content = new Content(found.content as unknown as GameContent);
const placings = found.placings as Placing[];
const players = found.players as PlayerView[];

describe("a preview", () => {
  it.each(placings.map((placing, at) => [at, placing] as const))(
    "foretells placing %i",
    (_, { card, before, after, captured }) => {
      const outcome = preview(card, before ?? undefined, content);
      expect(outcome?.after).toEqual(after.attack);
      expect(outcome?.captures !== undefined).toBe(captured);
    },
  );

  it("counts the penalty of the whole stack and the points of the target", () => {
    for (const { card, before, after, captured } of placings) {
      if (!captured) continue;
      const target = faceOf(after.target, content);
      const hunters = after.attacks.map((one) => faceOf(one, content));
      expect(preview(card, before ?? undefined, content)?.captures).toMatchObject({
        points: target?.kind === "target" ? target.points : undefined,
        penalty: hunters.reduce((sum, one) => sum + (one?.kind === "hunter" ? one.penalty : 0), 0),
      });
    }
  });

  it("never lets one colour help another", () => {
    expect(short([9, 0, 1], [1, 2, 1])).toEqual([0, 2, 0]);
  });
});

describe("the pad", () => {
  it("has lines that add up to every row and to the total", () => {
    for (const player of players) {
      const sums = ROWS.map((row) =>
        linesOf(player, row).reduce((sum, line) => sum + line.points, 0),
      );
      expect(sums).toEqual(ROWS.map((row) => player.pad[row]));
      expect(sums.reduce((a, b) => a + b, 0)).toBe(player.pad.total);
    }
  });

  it("explains every contract by its own sum", () => {
    const lines = players.flatMap((player) =>
      linesOf(player, "contracts").map((line) => ({ player, line })),
    );
    expect(lines.length).toBeGreaterThan(3);
    for (const { player, line } of lines) {
      const face = faceOf(line.card, content);
      if (face?.kind !== "contract") throw new Error("not a contract");
      const { first, second, duos } = contractSum(face, player, content);
      const seconds = face.form === "two_targets" ? second * face.perSecond : 0;
      expect(first * face.perFirst + seconds + duos * face.duo).toBe(line.points);
    }
  });
});

describe("a plan", () => {
  const options = [wired("sell"), wired("play", 0), wired("play", 2)];

  it("answers only with an option", () => {
    expect(answerFor({ verb: "play", place: 2 }, options)).toEqual(["play", 2]);
    expect(answerFor({ verb: "play", place: 1 }, options)).toBeUndefined();
    expect(answerFor({ verb: "sell" }, options)).toEqual(["sell"]);
    expect(answerFor({ verb: "reserve" }, options)).toBeUndefined();
    expect(answerFor(undefined, options)).toBeUndefined();
  });

  it("without a place answers only where there is one way", () => {
    expect(answerFor({ verb: "play" }, options)).toBeUndefined();
    expect(answerFor({ verb: "play" }, [wired("sell"), wired("play")])).toEqual(["play"]);
  });

  it("can be meant where the engine has put such cards", () => {
    for (const { card, before } of placings) {
      const lying = before ? [before] : [];
      const view = { players: [{ confrontations: lying }], free_orphans: false };
      expect(imaginable(card, view as unknown as HuntersView, 0, content)).toEqual([0]);
    }
  });

  it("outlives a reload until it is dropped, and is picked up and put down", () => {
    const plan = new Plan("a-table.0");
    plan.seal(7, { verb: "play", place: 1 }, 3);
    const again = new Plan("a-table.0");
    expect([again.card, again.wants, again.turn]).toEqual([7, { verb: "play", place: 1 }, 3]);
    expect(new Plan("a-table.1").wants).toBeUndefined();
    again.drop();
    expect(new Plan("a-table.0").wants).toBeUndefined();
    plan.pick(4);
    plan.pick(4);
    expect(plan.picked).toBe(-1);
  });

  it("is not to play what cannot be paid", () => {
    const priced = placings.find(({ card }) => faceOf(card, content)?.kind === "droid");
    const face = faceOf(priced?.card ?? -1, content);
    if (face?.kind !== "droid") throw new Error("no droid was played");
    expect(payable(priced?.card ?? -1, face.cost, content)).toBe(true);
    expect(payable(priced?.card ?? -1, face.cost - 1, content)).toBe(false);
  });
});

describe("cards", () => {
  it("are all read, and only hunters and droids attack", () => {
    const kinds = found.content.things.map((_, card) => faceOf(card, content)?.kind);
    expect(new Set(kinds)).toEqual(new Set(["target", "hunter", "droid", "crate", "contract"]));
    found.content.things.forEach((_, card) => {
      const face = faceOf(card, content);
      expect(isAttacker(face)).toBe(face?.kind === "hunter" || face?.kind === "droid");
    });
    expect(faceOf(-1, content)).toBeUndefined();
  });
});

describe("seats", () => {
  const view = { players, guild_master: 2 } as unknown as HuntersView;
  it("go round from the next, and from the Guild Master", () => {
    expect(othersFrom(view, 1).map((player) => player.seat)).toEqual([2, 0]);
    expect(fromGuildMaster(view)).toEqual([2, 0, 1]);
  });
});
