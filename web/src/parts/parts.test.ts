import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../words.svelte";
import Avatar from "./Avatar.svelte";
import Button from "./Button.svelte";
import { toast, toasts } from "./toasts.svelte";

beforeAll(() => speak("en"));
const children = createRawSnippet(() => ({ render: () => "<span>Play</span>" }));

test("a button is pressed; one that is off says so and does nothing", async () => {
  const onclick = vi.fn();
  const { rerender } = render(Button, { children, onclick });
  screen.getByRole("button", { name: "Play" }).click();
  expect(onclick).toHaveBeenCalledTimes(1);
  await rerender({ children, onclick, off: true, title: "not now" });
  const button = screen.getByRole("button", { name: "Play" });
  button.click();
  expect(onclick).toHaveBeenCalledTimes(1);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.title).toBe("not now");
});

test("with an address it is a link", () => {
  render(Button, { children, href: "/score" });
  expect(screen.getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/score");
});

test("a person is a letter", () => {
  const { container } = render(Avatar, { name: "Оксана" });
  expect(container.textContent.trim()).toBe("О");
});

test("what is said already is not said twice beside each other", () => {
  for (const { number } of toasts.all) toasts.drop(number); // of tests that share the page
  for (const text of ["one", "two", "one"]) toast(text);
  expect(toasts.all.map((said) => said.text)).toEqual(["two", "one"]);
});
