import { expect, test } from "vitest";
import type { Happened } from "../../../table/table.svelte";
import type { HothEvent } from "../types";
import { endOf, gained, newestBattle } from "./battle";

function told(...events: HothEvent[]): Happened<HothEvent>[] {
  return events.map((event, number) => ({ number, rev: number, event, fresh: false }));
}
const rule = "HO-15.5";

test("support cards are told apart by what they are for", () => {
  const battle = newestBattle(
    told(
      { event: "BattleBegan", rule, scenario: 0 },
      { event: "SupportGained", rule, seat: 0, card: 3 },
      { event: "BattleEnded", rule, reason: "medals", winner: 1, medals: [1, 4] },
      { event: "BattleBegan", rule, scenario: 3 },
      { event: "SecretFulfilled", rule, side: 1, node: 1 },
      { event: "SupportGained", rule, seat: 1, card: -1 },
      { event: "BattleEnded", rule, reason: "medals", winner: 0, medals: [4, 2] },
      { event: "SupportGained", rule, seat: 0, card: 5 },
    ),
  );
  expect(gained(battle)).toEqual([
    { seat: 1, card: -1, why: "secret" },
    { seat: 0, card: 5, why: "result" },
  ]);
  expect(endOf(battle)?.medals).toEqual([4, 2]);
});
