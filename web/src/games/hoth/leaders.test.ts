import { expect, it } from "vitest";
import type { Content } from "../../wire/content";
import { LANGUAGES } from "../../settings.svelte";
import { has, speak } from "../../words.svelte";
import { row } from "../../wire/fakes";
import { unit, viewOf } from "./fakes";
import { isForFirstBattle, vehiclesFor } from "./leaders";

const LEADERS = { rebel: ["leia", "luke", "han"], empire: ["vader", "piett", "veers"] };
const TROOPERS = 3;
const SPEEDERS = 4;

it("recommends one leader of each side", () => {
  for (const side of Object.values(LEADERS))
    expect(side.filter((id) => isForFirstBattle(id))).toHaveLength(1);
});

it.each(LANGUAGES)("has a role and a word of advice for every leader in %s", async (language) => {
  await speak(language);
  for (const id of Object.values(LEADERS).flat())
    for (const what of ["role", "good"]) expect(has(`hoth-leader-${what}-${id}`)).toBe(true);
});

it("counts the vehicles only for who has a card that wants them", () => {
  const content = {
    thing: (card: number) => row(`${card}`, card === 1 ? { filter: "vehicle" } : {}),
    row: (id: string) => row(id, { class: id === "snowspeeders" ? "vehicle" : "infantry" }),
  } as unknown as Content;
  const player = { seat: 0, side: 0, leader: -1, hand_size: 0, deck_size: 0, discard: [] };
  const view = viewOf({
    units: [unit(TROOPERS, "C4"), unit(SPEEDERS, "D4"), unit(1, "E4")],
    players: [player],
  });
  expect(vehiclesFor([0, 1], view, content)).toBe(1);
  expect(vehiclesFor([0, 2], view, content)).toBeUndefined();
});
