import { expect, test } from "vitest";
import { line, say, type Saying } from "./saying";
import { speak } from "./words.svelte";

const HEAL: Saying = {
  id: "zonecard-subject",
  args: {
    who: { id: "zonecard-who-lead" },
    what: {
      join: "; ",
      list: [{ id: "zonecard-op-heal", args: { n: 3 } }, { names: { en: "x", uk: "й" } }],
    },
  },
};

test("messages, lists and names are put together", async () => {
  await speak("en");
  expect(say(HEAL)).toBe("lead stalker: heal 3 HP; x");
  expect(line(HEAL)).toBe("Lead stalker: heal 3 HP; x");
  await speak("uk");
  expect(line(HEAL)).toBe("Головний сталкер: відновити 3 ОЗ; й");
});
