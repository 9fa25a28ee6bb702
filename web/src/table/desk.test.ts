import { expect, test, vi } from "vitest";
import { DONE, same } from "../wire/action";
import { wired } from "../wire/fakes";
import { Desk, type Coaching, type Offer } from "./desk.svelte";
import type { Sitting } from "./table.svelte";
import type { Action } from "../wire/types";

const done: Offer = { text: "Done", does: DONE };
const play: Offer = { text: "Play", does: wired("play", 7) };

function deskWith(coach?: Partial<Coaching>): { desk: Desk; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn<(action: Action) => Promise<void>>(() => Promise.resolve());
  const sitting = { seat: 0, sending: 0, act } as unknown as Sitting;
  const desk = new Desk(() => sitting);
  desk.bar = { offers: [done, play] };
  if (coach)
    desk.coach = { leads: () => false, minds: () => false, did: () => undefined, ...coach };
  return { desk, act };
}

test("the first button leads, unless a coach waits for another one or for the board", () => {
  const { desk } = deskWith();
  expect(desk.bar?.offers?.map((one) => desk.leads(one))).toEqual([true, false]);
  const waiting = deskWith({}).desk;
  expect(waiting.bar?.offers?.map((one) => waiting.leads(one))).toEqual([false, false]);
  const other = deskWith({ leads: (offer) => offer.text === "Play" }).desk;
  expect(other.bar?.offers?.map((one) => other.leads(one))).toEqual([false, true]);
});

test("what a coach minds is asked for once more, and then done", () => {
  const did = vi.fn();
  const { desk, act } = deskWith({ minds: (action) => same(action, DONE), did });
  desk.act(wired("done"));
  expect(act).not.toHaveBeenCalled();
  expect(desk.doubted).toEqual(["done"]);
  desk.act(wired("done"));
  expect(act).toHaveBeenCalledWith(["done"]);
  expect(did).toHaveBeenCalledTimes(1);
  desk.act(wired("play", 7));
  expect(act).toHaveBeenCalledTimes(2);
});

test("what a board doubts is asked back once, and not where a coach asked for it", () => {
  const { desk, act } = deskWith();
  const doubt = { action: DONE, about: "turn 1 move", text: "2 units could still move." };
  desk.bar = { offers: [done, play], doubt };
  desk.act(wired("play", 7));
  expect(act).toHaveBeenCalledTimes(1);
  desk.act(wired("done"));
  expect(act).toHaveBeenCalledTimes(1);
  expect(desk.doubt).toBe(doubt.text);
  desk.undo(); // no, go on
  expect(desk.doubt).toBeUndefined();
  desk.act(wired("done"));
  expect(act).toHaveBeenCalledTimes(2);
  desk.bar = { offers: [done, play], doubt: { ...doubt, about: "turn 2 move" } };
  desk.act(wired("done"));
  expect(act).toHaveBeenCalledTimes(2);
  const led = deskWith({ leads: ({ does }) => typeof does !== "function" && same(does, DONE) });
  led.desk.bar = { offers: [done, play], doubt };
  led.desk.act(wired("done"));
  expect(led.act).toHaveBeenCalledWith(["done"]);
});
