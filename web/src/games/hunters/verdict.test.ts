import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words.svelte";
import { decisiveRow, verdict } from "./verdict";
import type { HuntersView, PlayerView } from "./types";

beforeAll(() => speak("en"));

function player(seat: number, targets: number, hunters: number, credits = 0): PlayerView {
  const pad = {
    seat,
    targets,
    crates: 0,
    majority: 0,
    contracts: 0,
    hunters,
    total: targets + hunters,
    crate_symbols: 0,
    credits,
    lines: [],
  };
  return { seat, pad, credits } as unknown as PlayerView;
}
const view = (winners: number[], ...players: PlayerView[]): HuntersView =>
  ({ players, outcome: { winners, scores: [], reason: "", rule: "" } }) as unknown as HuntersView;
const name = (seat: number): string => ["Ann", "Mira", "Oleh"][seat] ?? "";

test("who comes second reads by how much, behind whom and why", () => {
  const table = view([1], player(0, 46, -22), player(1, 49, -14), player(2, 30, 0));
  expect(verdict(table, 0, name)).toEqual({
    title: "Third, 11 points behind Mira",
    reason: "Penalties decided it: 22 against 14.",
  });
  expect(verdict(table, 1, name)).toEqual({
    title: "You win, 5 points ahead of Oleh",
    reason: "Targets decided it: 49 against 30.",
  });
  expect(verdict(table, -1, name).title).toBe("Mira wins");
});

test("a tie is broken by credits, and the words say so", () => {
  const table = view([0], player(0, 20, 0, 3), player(1, 20, 0, 1));
  expect(verdict(table, 1, name)).toEqual({
    title: "Second: as many points as Ann, fewer credits",
    reason: "",
  });
  expect(decisiveRow(player(0, 5, 0), player(1, 5, 0))).toBeUndefined();
});
