import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aid as hoth } from "../games/hoth/aid";
import HothSign from "../games/hoth/AidSign.svelte";
import { boxContent } from "../games/hoth/fakes";
import HuntersSign from "../games/hunters/AidSign.svelte";
import { aid as zone } from "../games/zone/aid";
import ZoneSign from "../games/zone/AidSign.svelte";
import * as camp from "../games/zone/fakes";
import type { AidProps } from "../games/game";
import type { Aid, Block, RuleText, Span } from "../wire/types";
import { speak } from "../words.svelte";
import { partsOf, type AidNow } from "./aid";
import AidPanel from "./AidPanel.svelte";
import AidSheet from "./AidSheet.svelte";
import { paperOf } from "./paper";

beforeAll(() => speak("en"));

const RULES = join(import.meta.dirname, "../../../docs/rules");
/** The signs that the aid of a game names, in any language. */
function namedBy(game: string): string[] {
  const texts = readdirSync(join(RULES, game), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => readFileSync(join(RULES, game, name, "aid.md"), "utf8"));
  return [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/:([a-z][a-z0-9_-]*):/g)].map(([, sign = ""]) => sign),
      ),
    ),
  ];
}
const MADE = ["snowtroopers", "at_at", "ridge", "serac", "wreckage", "shield_generator"];

test.each([
  ["hoth", HothSign, [...namedBy("hoth"), ...MADE]],
  ["hunters", HuntersSign, namedBy("hunters")],
  ["zone", ZoneSign, namedBy("zone")],
] as const)("every sign that the aid of %s names is drawn", (_, Sign, names) => {
  expect(names.length).toBeGreaterThan(10);
  const missing = names.filter((name) => {
    const { container } = render(Sign, { name });
    const use = container.querySelector("use")?.getAttribute("href");
    return !container.querySelector("svg") || (use && !document.querySelector(use));
  });
  expect(missing).toEqual([]);
});

const text = (said: string): Span => ({ kind: "text", text: said, to: "" });
const strong = (said: string): Span => ({ kind: "strong", text: said, to: "" });
const sign = (to: string): Span => ({ kind: "sign", text: "", to });
const section = (title: string, ...blocks: Block[]): RuleText => ({
  type: "rule",
  ids: ["XY-1"],
  title,
  blocks,
});
const steps: Block = {
  type: "list",
  ordered: true,
  items: [
    [strong("Event."), text(" Turn one up.")],
    [strong("Stalkers."), text(" Two turns.")],
    [strong("Zone.")],
  ],
};
const states: Block = {
  type: "table",
  head: [[], [text("State")], []],
  rows: [
    [[sign("focus")], [strong("Focus")], [text("reroll")]],
    [[sign("stun")], [strong("Stun")], [text("first")]],
  ],
};
const made: Aid = {
  game: "zone",
  language: "en",
  leaves: [
    { key: "order", title: "The round", sections: [section("The round", steps)] },
    { key: "turn", title: "Your turn", sections: [section("Your turn")] },
    { key: "states", title: "States", sections: [section("States", states)] },
  ],
};
const now: AidNow = { step: 1, leaf: "states", lit: ["focus"], notes: { 1: "Velet, turn 1 of 2" } };

beforeEach(() => {
  // Nothing has a size here.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(made)));
});

test("a step has a name without its stop", () => {
  expect(partsOf(made).steps.map(({ name }) => name)).toEqual(["Event", "Stalkers", "Zone"]);
});

test("beside the board the current step is lit, its leaf open, and what is true of me", async () => {
  const table = { game: "zone", status: "playing", seats: [] };
  const { container } = render(AidPanel, {
    table,
    chair: { seat: 0, ask: undefined },
    desk: {},
    now,
  } as never);
  const current = await screen.findByRole("listitem", { current: "step" });
  expect(current.textContent).toContain("Stalkers");
  expect(container.querySelector(".row .done")?.textContent).toContain("Event");
  expect(container.textContent).toContain("Velet, turn 1 of 2");
  const row = screen.getByText("Focus").closest("tr");
  expect(row?.classList.contains("here")).toBe(true);
  expect(screen.getByText("Stun").closest("tr")?.classList.contains("here")).toBe(false);
  // Whatever is chosen stays, as the steps move on.
  await fireEvent.click(screen.getByRole("button", { name: "Your turn" }));
  expect(screen.queryByText("Focus")).toBeNull();
});

test("the sheet has all leaves, what is asked, and the way back to it", async () => {
  const onclose = vi.fn();
  render(AidSheet, { game: "zone", now, question: "What do you do?", deadline: 0, onclose });
  await screen.findByText("Focus");
  expect(screen.getByText("What do you do?")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Back to it" }));
  expect(onclose).toHaveBeenCalled();
});

test("it knows the states of a stalker, and the kinds of units with an order", () => {
  const [first, ...others] = camp.camp.stalkers;
  const hurt = { ...first, focus: true, stun: false, critical: [true, false] };
  const view = camp.viewOf({ phase: "players", stalkers: [hurt, ...others] as never });
  const content = camp.boxContent();
  const found = zone({ chair: { view, seat: 0 }, content } as unknown as AidProps);
  expect(found?.step).toBe(1);
  expect(found?.lit).toEqual(expect.arrayContaining(["focus", "critical"]));
  expect(found?.lit).not.toContain("stun");
  const units = [
    { kind: 1, token: 0, ordered: true },
    { kind: 0, token: 3, ordered: false },
  ];
  const chair = { view: { outcome: null, step: "target", units }, seat: 0 };
  const battle = hoth({ chair, content: boxContent() } as unknown as AidProps);
  expect(battle).toMatchObject({ step: 3, leaf: "attack", lit: ["at_at", "none"] });
});

test("the paper is that of the box, or what the address asks for", () => {
  expect(paperOf("hunters", "")).toBe("a5");
  expect(paperOf("zone", "?paper=a5")).toBe("a5");
  expect(paperOf("hoth", "?paper=letter")).toBe("a4");
});
