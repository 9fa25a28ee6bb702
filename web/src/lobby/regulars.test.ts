import { afterAll, beforeEach, expect, test } from "vitest";
import { shown } from "../table/names";
import { seat } from "../wire/fakes";
import type { GameInfo, TableNow } from "../wire/types";
import { speak } from "../words.svelte";
import { botWords, knowBots, levelAbout, levelName, usualBot } from "./levels.svelte";
import {
  ANY,
  habitOf,
  nameIn,
  NONE,
  regularIn,
  regularName,
  strengthOf,
  withRegular,
} from "./regulars.svelte";

beforeEach(async () => {
  await speak("en");
  knowBots([
    {
      key: "hunters",
      levels: [{ key: "scout", bot: "quick@casual", seconds: 0 }],
      regulars: [{ key: "crates", names: { en: "Kofra", uk: "Кофра", fr: "Kofra", es: "Kofra" } }],
    } as unknown as GameInfo,
  ]);
});

// What is known of games, and the language, stay for whoever comes next.
afterAll(async () => {
  knowBots([]);
  await speak("en");
});

test("the name of a bot says how strong it is and who", () => {
  expect([strengthOf("quick@casual+crates"), strengthOf("quick")]).toEqual([
    "quick@casual",
    "quick",
  ]);
  expect([regularIn("trials:0.3s+big"), regularIn("quick+any"), regularIn("quick")]).toEqual([
    "big",
    ANY,
    NONE,
  ]);
  expect(withRegular("quick+big", "crates")).toBe("quick+crates");
  expect(withRegular("quick+big", NONE)).toBe("quick");
});

test("a habit changes nothing about how strong a bot is", () => {
  const [plain, bot] = ["quick@casual", "quick@casual+crates"];
  expect(levelName(bot, "hunters")).toBe("Scout");
  expect(levelAbout(bot, "hunters")).toBe(levelAbout(plain, "hunters"));
  expect(usualBot("hunters")).toBe("quick@casual+any");
});

test("a seat tells the habit of its bot, or how a bot without one thinks", () => {
  expect(botWords("quick@casual+crates", "hunters")).toBe("Bot, Scout. Can’t walk past a crate.");
  expect(botWords("quick@casual", "hunters")).toMatch(/^Bot, Scout: goes by a rule of thumb/);
  // Nobody knows it here: a client that is older or newer than the server.
  expect([habitOf("quick+nobody", "hunters"), regularName("quick+any", "hunters")]).toEqual([
    "",
    "",
  ]);
});

test("regulars are called by their name in the language that is spoken", async () => {
  const bot = { ...seat, kind: "bot", name: "Kofra", bot: "quick+crates" };
  const away = { ...seat, name: "Ann", bot: "quick+crates" };
  const table = { game: "hunters", seats: [bot, away] } as unknown as TableNow;
  expect(shown(table).seats.map(({ name }) => name)).toEqual(["Kofra", "Ann"]);
  await speak("uk");
  expect(shown(table).seats.map(({ name }) => name)).toEqual(["Кофра", "Ann"]);
  expect(nameIn({ ...bot, bot: "quick" }, "hunters")).toBe("Kofra");
});
