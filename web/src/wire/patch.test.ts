import { expect, test } from "vitest";
import { patched } from "./patch";

test("puts values at their paths and leaves the old view alone", () => {
  const view = { turn: 1, players: [{ credits: 0 }, { credits: 3 }], discards: [[1], []] };
  const after = patched(view, [
    [["turn"], 2],
    [["players", 0, "credits"], 1],
    [["discards", 1], [7]],
  ]);
  expect(after).toEqual({
    turn: 2,
    players: [{ credits: 1 }, { credits: 3 }],
    discards: [[1], [7]],
  });
  expect(view.players[0]?.credits).toBe(0);
  expect(after.players[1]).toBe(view.players[1]);
  expect(Array.isArray(after.players)).toBe(true);
});

test("an empty path is the whole view", () => {
  expect(patched<unknown>({ turn: 1 }, [[[], { turn: 9 }]])).toEqual({ turn: 9 });
});
