import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Legend from "../pages/Signs.svelte";
import { settings } from "../settings.svelte";
import { speak, speakOfSigns } from "../words.svelte";
import { loadSigns } from "./signs";

const MINUTE = 60_000;

beforeEach(async () => {
  await speakOfSigns();
  await speak("en");
  await loadSigns("zone");
  const info = { key: "zone", names: { en: "Zone" } };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games: [info], ...info })));
});
const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
  settings.change({ fills: true });
});

async function shown(search = ""): Promise<HTMLElement> {
  history.replaceState(null, "", `/learn/zone/signs${search}`);
  const { container } = render(Legend, { route: { game: "zone" } });
  const tiles = (): Element | null => container.querySelector(".groups button");
  await vi.waitFor(() => expect(tiles()).not.toBeNull(), MINUTE);
  return container;
}

/** The switch that says so. */
const switchOf = (page: HTMLElement, label: string): Element =>
  [...page.querySelectorAll("[role=switch]")].find((one) => one.textContent.includes(label)) ??
  page;

test(
  "signs are found by shape, and a press tells what one means",
  async () => {
    const page = await shown();
    const find = page.querySelector("input") ?? page;
    await fireEvent.input(find, { target: { value: "octagon" } });
    const tiles = [...page.querySelectorAll(".groups button")];
    expect(tiles).toHaveLength(1);
    await fireEvent.click(tiles[0] ?? page);
    const pane = page.querySelector<HTMLElement>(".pane") ?? page;
    expect(pane.querySelector("h3")?.textContent).toBe("Boss");
    expect(pane.textContent).toContain("Rare, with more HP than others.");
    expect(pane.querySelector("footer a")?.textContent).toContain("ST-24.2");
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled(), MINUTE);
    await fireEvent.input(find, { target: { value: "no such sign" } });
    expect(page.textContent).toContain("Signs are also found by color and shape: red, hexagon.");
  },
  MINUTE,
);

test(
  "what is on a table is marked, can be shown alone, and is open when it was asked about",
  async () => {
    const page = await shown("?on=cover+radiation-1&at=radiation-1");
    expect(page.querySelectorAll(".groups .dot")).toHaveLength(2);
    const scale = [...page.querySelectorAll(".pane .scale li")].map((one) =>
      one.textContent.trim(),
    );
    expect(scale).toEqual(["1–2", "3–4", "5+"]);
    await fireEvent.click(switchOf(page, "Only those on my table"));
    expect(page.querySelectorAll(".groups button")).toHaveLength(2);
  },
  MINUTE,
);

test(
  "the fill of areas is turned off here too",
  async () => {
    const page = await shown();
    await fireEvent.click(switchOf(page, "Patterns over areas"));
    expect(settings.chosen.fills).toBe(false);
  },
  MINUTE,
);
