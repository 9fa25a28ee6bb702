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

test("whoever does not decide proposes, and takes that back with a second press", () => {
  const act = vi.fn();
  const propose = vi.fn(() => Promise.resolve());
  const shared = { seat: 1, name: "explore", rule: "", options: [], since: 0 };
  const proposals = [
    { seat: 2, action: wired("visit", 3) },
    { seat: 0, action: wired("visit", 4) },
    { seat: 3, action: wired("visit", 3) },
  ];
  const sitting = { seat: 0, sending: 0, shared, proposals, act, propose };
  const names = ["Ann", "Bo", "Cy", "Di"];
  const desk = new Desk(
    () => sitting as unknown as Sitting,
    undefined,
    (seat) => names[seat] ?? "",
  );
  expect(desk.proposes).toBe(true);
  expect(desk.backers(wired("visit", 3))).toBe("Cy, Di");
  expect(desk.backers(wired("visit", 5))).toBe("");
  const offers = [wired("visit", 4), wired("visit", 3)].map((does) => ({ text: "", does }));
  desk.bar = { offers };
  expect(
    offers.map((one) => desk.leads(one)),
    "Enter takes nothing back",
  ).toEqual([false, false]);
  desk.act(wired("visit", 3));
  expect(propose).toHaveBeenLastCalledWith(["visit", 3]);
  desk.press({ text: "There", does: wired("visit", 4) });
  expect(propose).toHaveBeenLastCalledWith([]);
  expect(act).not.toHaveBeenCalled();
});

test("whoever decides answers, whatever others propose", () => {
  const act = vi.fn(() => Promise.resolve());
  const ask = { seat: 0, name: "explore", rule: "", options: [], since: 0 };
  const sitting = { seat: 0, sending: 0, ask, proposals: [], act };
  const desk = new Desk(() => sitting as unknown as Sitting);
  expect(desk.proposes).toBe(false);
  desk.act(wired("visit", 3));
  expect(act).toHaveBeenCalledWith(["visit", 3]);
});
