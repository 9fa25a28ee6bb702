import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { AUTHORS } from "../games/authors";
import { SHOWN } from "../games/game";
import { speak } from "../words.svelte";
import About from "./About.svelte";

beforeAll(() => speak("en"));

test("the page names who made each game, and whose word that is", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 503 })));
  expect([...AUTHORS.keys()].toSorted()).toEqual([...SHOWN].toSorted());
  render(About);
  for (const author of ["Frédéric Henry", "Richard Borg, Adrien Martinot", "Paweł Samborski"])
    expect(screen.getByText(author)).toBeTruthy();
  expect(screen.getByText("As printed in the rulebook.")).toBeTruthy();
});

test("under neutral names no publisher is named", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 503 })));
  document.documentElement.dataset["names"] = "neutral";
  render(About);
  delete document.documentElement.dataset["names"];
  expect(screen.getByText("Paweł Samborski")).toBeTruthy();
  expect(screen.queryByText("Awaken Realms")).toBeNull();
});
