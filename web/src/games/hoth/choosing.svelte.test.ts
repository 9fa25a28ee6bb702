import { beforeAll, expect, test, vi } from "vitest";
import { wired } from "../../wire/fakes";
import type { Desk } from "../../table/desk.svelte";
import { speak } from "../../words.svelte";
import { Choosing } from "./choosing.svelte";
import { askOf, at, boxContent, unit, viewOf } from "./fakes";
import type { Battling } from "./sitting";

beforeAll(() => speak("en"));

const TROOPERS = 3;
const move = wired("move", at("D4"));

/** Somebody who has taken the troopers on C4 to move them. */
function moving(units = [unit(TROOPERS, "C4"), unit(TROOPERS, "D4")]) {
  const desk = { act: vi.fn(), undo: vi.fn() };
  const view = viewOf({ step: "to", mover: at("C4"), units });
  let ask = $state.raw(askOf("to", [wired("to", at("C3"))]));
  const sitting = {
    view,
    get ask() {
      return ask;
    },
  };
  const now = new Choosing(() => ({
    sitting: sitting as unknown as Battling,
    desk: desk as unknown as Desk,
    content: boxContent(),
  }));
  const putDown = (): void => {
    ask = { ...askOf("move", [wired("move", at("C4")), move, wired("done")]), since: 2 };
  };
  return { now, desk, putDown };
}

test("another unit of the list is taken once the one in hand is put down", () => {
  const { now, desk, putDown } = moving();
  now.take(at("D4"));
  expect(desk.undo).toHaveBeenCalledTimes(1);
  now.goOn();
  expect(desk.act).not.toHaveBeenCalled();
  putDown();
  now.asked();
  now.goOn();
  expect(desk.act).toHaveBeenCalledExactlyOnceWith(move);
  now.goOn();
  expect(desk.act).toHaveBeenCalledTimes(1);
});

test("a unit that cannot move puts nothing down", () => {
  const done = unit(TROOPERS, "D4", { cannot_move: { why: "moved", rule: "HO-6.1" } });
  const { now, desk } = moving([unit(TROOPERS, "C4"), done]);
  now.take(at("D4"));
  expect(desk.undo).not.toHaveBeenCalled();
});

test("every way back is offered under the letter that it has on the field", () => {
  const view = viewOf({ step: "fall_back", units: [unit(TROOPERS, "D6")] });
  const ask = askOf("fall_back", [wired("fall_back", at("D7")), wired("fall_back", at("E7"))]);
  const now = new Choosing(() => ({
    sitting: { view, ask } as unknown as Battling,
    desk: {} as unknown as Desk,
    content: boxContent(),
  }));
  expect(now.bar?.offers?.map(({ text }) => text)).toEqual([
    "A: retreat to D7",
    "B: retreat to E7",
  ]);
});
