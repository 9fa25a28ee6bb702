import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { percent } from "./chances";
import Tray from "./Tray.svelte";

describe("chances", () => {
  it("never round the possible away", () => {
    expect([0, 0.001, 0.46, 0.999, 1].map(percent)).toEqual([0, 1, 46, 99, 100]);
  });
});

describe("the tray", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const children = createRawSnippet((fresh: () => boolean) => ({
    render: () => `<p>dice ${fresh() ? "fall" : "lie"}</p>`,
  }));
  const roll = (number: number, fresh = true) => ({
    table: "t",
    roll: { number, fresh },
    children,
  });

  it("shows a roll for a while", () => {
    const { unmount } = render(Tray, roll(1));
    expect(screen.getByText("dice fall")).toBeTruthy();
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(screen.queryByText(/dice/)).toBeNull();
    unmount();
  });

  it("shows none that was before one came, nor one again when the board is drawn anew", () => {
    render(Tray, roll(2, false)).unmount();
    const first = render(Tray, roll(3));
    expect(screen.getByText("dice fall")).toBeTruthy();
    first.unmount();
    render(Tray, roll(3));
    expect(screen.queryByText(/dice/)).toBeNull();
  });
});
