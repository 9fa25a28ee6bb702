import { render, screen } from "@testing-library/svelte";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Content } from "../../wire/content";
import { speak } from "../../words.svelte";
import MyTable from "./MyTable.svelte";
import type { PlayerView } from "./types";

beforeAll(async () => {
  await speak("en");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});

afterAll(() => vi.unstubAllGlobals());

const content = new Content({
  ...{ game: "hunters", digest: "", names: {}, rows: {}, things: [], texts: {}, shares: [] },
});
const none = { attack: [0, 0, 0] };
const waiting = { ...none, target: -1, attacks: [] as number[], captured: false };

function lay(places: number[]): void {
  const player = {
    ...{ confrontations: [waiting], contracts: [], captured: [], reserved: [], crates: [] },
    ...{ fresh: [], pad: { contracts: 0, crate_symbols: 0 }, credits: 0 },
  } as unknown as PlayerView;
  const heard = { onplay: vi.fn(), onaim: vi.fn(), onlook: vi.fn(), onpick: vi.fn() };
  const rest = { hot: undefined, planned: undefined, activatable: [], picked: -1 };
  render(MyTable, { player, content, title: "Mine", places, ...rest, ...heard } as never);
}

const lettered = (): (string | null)[] =>
  [...document.querySelectorAll("[aria-keyshortcuts]")].map((one) =>
    one.getAttribute("aria-keyshortcuts"),
  );

test("the only place for a card has no letter: A opens the aid", () => {
  lay([0]);
  expect(lettered()).toEqual([]);
});

test("each of two places has a letter, and a pile without a target is not counted as open", () => {
  lay([0, 1]);
  expect(lettered()).toEqual(["A", "B"]);
  expect(screen.queryByText(/open/)).toBeNull();
});
