import { afterEach, expect, test } from "vitest";
import { rove } from "./roving";

const root = document.createElement("div");
document.body.append(root);
const stops = (): string[] =>
  [...root.querySelectorAll<HTMLElement>("[tabindex='0']")].map((one) => one.textContent);
const button = (row: string, text: string): string => `<button data-row="${row}">${text}</button>`;
let end = (): void => undefined;
afterEach(() => end());

test("Tab stops once in every row, where the focus was last", () => {
  root.innerHTML = button("hand", "1") + button("hand", "2") + button("decks", "Q");
  end = rove(root);
  expect(stops()).toEqual(["1", "Q"]);
  root.querySelectorAll("button")[1]?.focus();
  expect(stops()).toEqual(["2", "Q"]);
});

test("a row that lost its stop gets another, and what is new waits for the arrows", async () => {
  root.innerHTML = button("hand", "1") + button("hand", "2");
  end = rove(root);
  root.querySelectorAll("button")[1]?.focus();
  root.querySelectorAll("button")[1]?.remove();
  root.insertAdjacentHTML("beforeend", button("hand", "3"));
  await Promise.resolve();
  expect(stops()).toEqual(["1"]);
});
