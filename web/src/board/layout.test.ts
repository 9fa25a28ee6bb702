import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it } from "vitest";
import Layout from "./Layout.svelte";
import type { Pane } from "./panes";

const saying = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
type Key = "crew" | "plan" | "log" | "hand";
const pane = (key: Key, more: Partial<Pane<Key>> = {}): Pane<Key> => ({
  key,
  text: `the ${key}`,
  content: saying(key),
  ...more,
});
const props = {
  game: "nim",
  label: "panes",
  root: undefined,
  pane: "plan" as Key,
  panes: [
    pane("crew", { beside: true }),
    pane("plan", { panel: true, scrolls: true }),
    pane("log"),
    pane("hand", { late: true }),
  ],
  field: saying("field"),
  ask: saying("ask"),
};
const isOpen = (key: Key): boolean =>
  !(document.getElementById(`nim-pane-${key}`)?.classList.contains("shut") ?? true);

it("has tabs for panes without a place of their own, of which one is open", async () => {
  render(Layout<Key>, props);
  const tabs = screen.getAllByRole("tab");
  expect(tabs.map((tab) => tab.textContent)).toEqual(["the plan", "the log", "the hand"]);
  const open = (): Key[] => (["crew", "plan", "log", "hand"] as const).filter(isOpen);
  expect(open()).toEqual(["crew", "plan"]);
  tabs[1]?.click();
  await Promise.resolve();
  expect(open()).toEqual(["crew", "log"]);
  expect(tabs[1]?.getAttribute("aria-selected")).toBe("true");
  expect(tabs[1]?.getAttribute("aria-controls")).toBe("nim-pane-log");
});

it("has one stop for the Tab key among its tabs, and arrows along them", async () => {
  render(Layout<Key>, props);
  const tabs = screen.getAllByRole("tab");
  const stops = (): number[] => tabs.map((tab) => tab.tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  tabs[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  await Promise.resolve();
  expect(stops()).toEqual([-1, -1, 0]);
  expect(document.activeElement).toBe(tabs[2]);
});

it("shows what is looked at instead, and reads what is asked before what comes late", () => {
  render(Layout<Key>, { ...props, pane: "log", instead: "plan" });
  expect([isOpen("plan"), isOpen("log")]).toEqual([true, false]);
  const words = Array.from(document.querySelectorAll(".nim-board p"), (one) => one.textContent);
  expect(words).toEqual(["field", "crew", "plan", "log", "ask", "hand"]);
});

it("needs no tabs where everything lies beside the field", () => {
  const panes = props.panes.map((one) => ({ ...one, beside: true }));
  render(Layout<Key>, { ...props, panes });
  expect(screen.queryByRole("tablist")).toBeNull();
});
