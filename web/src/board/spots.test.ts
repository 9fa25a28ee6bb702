import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Spots from "./Spots.svelte";

const spot = (number: number) => ({
  number,
  name: `s${number}`,
  path: "M0 0H9V9Z",
  ring: "M1 1H8V8Z",
});
const props = {
  label: "map",
  prefix: "there",
  called: "place",
  rows: [[spot(0), spot(1)], [spot(2)]],
  at: 1,
  choosable: new Set([2]),
  aloud: (number: number) => `place ${number}`,
  onlook: vi.fn(),
  onfocus: vi.fn(),
  onpress: vi.fn(),
  onkeydown: vi.fn(),
};

it("is one stop for the keyboard, in rows where it is a grid", () => {
  render(Spots, { ...props, grid: true });
  expect(screen.getByRole("grid", { name: "map" }).getAttribute("aria-colcount")).toBe("2");
  expect(screen.getAllByRole("row")).toHaveLength(2);
  const stops = screen.getAllByRole("gridcell").map((cell) => cell.getAttribute("tabindex"));
  expect(stops).toEqual(["-1", "0", "-1"]);
});

it("tells what is pressed, and that it was with a key or a pointer", () => {
  render(Spots, props);
  const last = screen.getByRole("button", { name: "place 2" });
  expect([last.id, last.dataset["place"], "choosable" in last.dataset]).toEqual([
    "there-2",
    "s2",
    true,
  ]);
  last.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(props.onpress).toHaveBeenLastCalledWith(2, true);
});
