/** The small print of the box: titles and numbers of cards, and where to begin. */

import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { usualDraft } from "../../lobby/draft";
import { Content } from "../../wire/content";
import { row } from "../../wire/fakes";
import type { GameContent, GameInfo } from "../../wire/types";
import { speak } from "../../words.svelte";
import CloseUp from "./CloseUp.svelte";
import { printedNumber } from "./names";
import Picker from "./picker/Picker.svelte";

beforeAll(() => speak("en"));

const content = new Content({
  game: "hoth",
  shares: [],
  rows: {
    leaders: [row("vader", { name: { en: "Darth Vader" } })],
    cards: [
      row("E-VADER-1", { name: { en: "Force Powers" }, leader: "vader", side: "empire" }),
      row("R-ASSAULT-C", { name: { en: "Assault" }, scope: "section", count: 99 }),
    ],
  },
  things: ["E-VADER-1", "R-ASSAULT-C"],
  texts: {},
} as unknown as GameContent);
const onclose = (): void => undefined;

test("a leader's card has the title and the number that are printed on it", () => {
  HTMLDialogElement.prototype.showModal = vi.fn(); // jsdom has none
  render(CloseUp, { card: 0, content, onclose });
  expect(screen.getByText("Darth Vader, Lord of the Sith")).toBeTruthy();
  expect(screen.getByText(/printed card: E119/)).toBeTruthy();
});

test("a card that orders every unit says so, and not how many the engine counts", () => {
  render(CloseUp, { card: 1, content, onclose });
  const cells = screen.getByRole("row", { name: /^Units ordered/, hidden: true }).textContent;
  expect(cells).toMatch(/Units ordered\s*all/);
});

test("of three cards called Raid one has the number that is known", () => {
  expect(printedNumber("E-RAID-L")).toMatch(/one of .*: E105/);
  expect(printedNumber("R-LEIA-2")).toMatch(/R121/);
  expect(printedNumber("R-LEIA-1")).toBe("");
});

test("whoever picks a battle reads with which to begin", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 503 })));
  const game = { key: "hoth", fewest: 2, most: 4, options: [] } as unknown as GameInfo;
  const none = (): void => undefined;
  const heard = { onchange: none, onplay: none, onseats: none };
  render(Picker, { game, content, draft: usualDraft(game), ...heard });
  expect(screen.getByText(/Begin with scenario 1/)).toBeTruthy();
});
