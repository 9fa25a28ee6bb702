import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { GameModule } from "../games/game";
import { wordOf } from "../wire/action";
import { wired } from "../wire/fakes";
import type { TableNow } from "../wire/types";
import { speak } from "../words.svelte";
import AskBar from "./AskBar.svelte";
import { Desk, type Bar } from "./desk.svelte";
import PlainBoard from "./PlainBoard.svelte";
import type { Sitting } from "./table.svelte";

beforeAll(() => speak("en"));

const options = [wired("roll"), wired("hold")];
const sitting = {
  ...{ seat: 0, sending: 0, events: [], view: {} },
  ask: { seat: 0, name: "turn", rule: "", options, since: 1 },
} as unknown as Sitting;
const table = {
  ...{ game: "pig", status: "playing" },
  seats: [{ name: "Ann", kind: "person", bot: "", answering: true }],
} as unknown as TableNow;
const module: GameModule = { board: PlainBoard, option: (option) => `do ${wordOf(option)}` };

/** What the buttons say that answer, under a board that sets this bar. */
async function buttons(bar?: Bar): Promise<string[]> {
  const desk = new Desk(() => sitting);
  desk.bar = bar;
  const none = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const props = { table, chair: sitting, desk, module, content: {} as never };
  render(AskBar, { ...props, retell: () => [], over: none, onback: () => undefined });
  await tick();
  return screen
    .getAllByRole("button")
    .map((one) => one.textContent.trim())
    .filter((text) => /^do |^Go$/.test(text));
}

test("a board that says nothing of the bar leaves all options to it", async () => {
  expect(await buttons()).toEqual(["do roll", "do hold"]);
});

test("a board may word the question alone", async () => {
  expect(await buttons({ title: "Your roll" })).toEqual(["do roll", "do hold"]);
});

test("a board that shows the options itself says so", async () => {
  expect(await buttons({ offers: [] })).toEqual([]);
  expect(await buttons({ offers: [{ text: "Go", does: () => undefined }] })).toContain("Go");
});
