import { beforeAll, describe, expect, test } from "vitest";
import { row } from "../../wire/fakes";
import { Content } from "../../wire/content";
import { speak } from "../../words.svelte";
import { companionAct, companionName, companionSays, companionState } from "./companions";
import { at, boxContent, camp, viewOf } from "./fakes";
import { layOf } from "./ground";
import { figureName } from "./names";
import { standsOn } from "./options";
import { isEnemy, standings } from "./placing";
import { COMPANION, type CompanionView } from "./types";

const dog: CompanionView = {
  contact: "C09",
  area: at("1.G"),
  hp: 0,
  max_hp: 0,
  acted: false,
  acts: ["fetch", "bark"],
  room: 0,
  backpack: [],
  left: false,
  lies: -1,
};
const { pack } = boxContent();
const known = new Content({
  ...pack,
  rows: {
    ...pack.rows,
    contacts: [
      row("C09", {
        name: { en: "Companion Dog" },
        companion: { acts: [{ name: { en: "Fetch" } }, { name: { en: "Bark" } }] },
      }),
    ],
  },
});

beforeAll(() => speak("en"));

describe("a companion", () => {
  test("stands on the map among the others and is no enemy", () => {
    const view = viewOf({ companion: dog });
    expect(standings(view, layOf(view.ground)).has(COMPANION)).toBe(true);
    expect(standings(camp, layOf(camp.ground)).has(COMPANION)).toBe(false);
    expect(standsOn(view, COMPANION)).toBe(dog.area);
    expect(isEnemy(COMPANION)).toBe(false);
  });

  test("is called by its name, and so is what it does", () => {
    const view = viewOf({ companion: dog });
    expect(figureName(view, COMPANION, known)).toBe("Companion Dog");
    expect(companionName(view, known)).toBe("Companion Dog");
    expect(companionAct("C09", 1, known)).toBe("Bark");
  });

  test("says how it is", () => {
    expect(companionState({ ...dog, hp: 4, max_hp: 6 })).toContain("4/6");
    expect(companionState({ ...dog, left: true })).toBe("has left this mission");
  });

  test("an item that it uses on itself has no other target", () => {
    const used = { event: "CompanionUsedItem", rule: "ST-34.13", contact: 0, gear: 0 } as const;
    expect(companionSays({ ...used, target: COMPANION }, known)).toEqual({ target: "none" });
    expect(companionSays({ ...used, target: 0 }, known)).toEqual({});
  });
});
