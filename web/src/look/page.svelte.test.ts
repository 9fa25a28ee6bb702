import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { page } from "./page.svelte";

function turn(width: number, said: { width: number; height: number }): void {
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(width);
  vi.stubGlobal("innerWidth", said.width);
  vi.stubGlobal("innerHeight", said.height);
  window.dispatchEvent(new Event("resize"));
  flushSync();
}

test("a turned phone has the shape of its window, whatever it shrinks meanwhile", () => {
  const shapes: string[] = [];
  const end = $effect.root(() => {
    $effect(() => void shapes.push(`${page.shape} ${page.width}×${page.height}`));
  });
  turn(844, { width: 844, height: 390 });
  // What was laid out for the other side is still wider than the window.
  turn(390, { width: 780, height: 1688 });
  end();
  vi.unstubAllGlobals();
  expect(shapes.slice(-2)).toEqual(["side 844×390", "upright 390×844"]);
});
