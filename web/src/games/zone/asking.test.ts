import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { wired } from "../../wire/fakes";
import { read } from "./actions";
import type { Action } from "../../wire/types";
import { Content } from "../../wire/content";
import { speak } from "../../words.svelte";
import AskPanel from "./AskPanel.svelte";
import { cardsOf, hush, noteWords, question } from "./asking";
import CardText from "./CardText.svelte";
import { askOf, boxContent, camp, viewOf } from "./fakes";
import Odds from "./fight/Odds.svelte";
import Kit from "./kit/Kit.svelte";
import { movesOf } from "./kit/moves";
import { ENEMY } from "./types";

beforeEach(() => speak("en"));
const content = boxContent();

describe("arranging", () => {
  const kinds: Record<number, string> = { 5: "weapon", 65: "suit" };
  const options: Action[] = [
    wired("equip", 65),
    wired("equip", 70, 71),
    wired("fit", 108, 65),
    wired("fit", 108, 5, 107),
    wired("stow", 5),
    wired("give", 5, 1),
    wired("hand", 3, 2),
    wired("drop", 31),
    wired("done"),
  ];

  it("is things that go to places, as options say", () => {
    const moves = movesOf(options.map(read), (gear) => kinds[gear] ?? "artifact");
    expect(moves.map(({ thing, place }) => `${thing} ${place}`)).toEqual([
      "card-65 use-suit",
      "card-70 card-71",
      "card-108 card-65",
      "card-108 card-107",
      "card-5 backpack",
      "card-5 stalker-1",
      "pocket-3 stalker-2",
      "card-31 ground",
    ]);
  });

  it("picks a card up and offers only its places", () => {
    const answered = vi.fn();
    const weapon = camp.stalkers[0]?.weapon?.number ?? -1;
    const ask = askOf("arrange", [wired("stow", weapon), wired("done")]);
    render(Kit, { ask, view: camp, content, say: () => "stow it", onanswer: answered });
    expect(screen.queryByRole("button", { name: "stow it" })).toBeNull();
    const [thing] = screen.getAllByRole("button");
    expect(thing?.textContent).toContain("AKM-74U");
    flushSync(() => thing?.click());
    screen.getByRole("button", { name: "stow it" }).click();
    expect(answered).toHaveBeenCalledWith({ verb: "stow", gear: weapon });
  });
});

describe("what is asked", () => {
  it("names the figure and the card that it is about", () => {
    const matter = { figure: ENEMY, card: "whirligig", effect: -1, shares: [] };
    const view = viewOf({ matter });
    const said = noteWords(askOf("anomaly", [wired("done")]), view, content);
    expect(said).toMatch(/^Whirligig\. Bandit, rifle 1, on \d\.[A-I]\. The die shows/);
    expect(noteWords(askOf("act", [wired("end")]), view, content)).toMatch(/^Choose an action/);
    expect(cardsOf(askOf("anomaly", [wired("done")]), view, content)).toEqual(["whirligig"]);
  });

  it("is shown with the side of the card that lies up, and a card with two backs whole", () => {
    const back = [{ names: { en: "The door stays shut" } }];
    const texts = {
      mission: { "A1-05": { a: [{ names: { en: "Force it" } }], b1: back, b2: back } },
    };
    const doors = new Content({ ...content.pack, texts });
    const ask = askOf("target", [wired("target", 0)]);
    const matter = { figure: ENEMY, card: "A1-05", effect: -1, shares: [] };
    const lying = { number: 4, id: "A1-05", place: 1, flipped: false, areas: [13], times: [] };
    render(AskPanel, { ask, view: viewOf({ matter, cards: [lying] }), content: doors });
    expect(screen.queryByText("Force it")).not.toBeNull();
    expect(screen.queryByText("The door stays shut")).toBeNull();
    render(CardText, { id: "A1-05", content: doors });
    expect(screen.getAllByText("The door stays shut")).toHaveLength(2);
  });

  it("is a control card that nobody talks about, while somebody holds one", () => {
    const view = viewOf({ control: "call" });
    render(AskPanel, { ask: askOf("control", [wired("resist", 0)]), view, content });
    expect(screen.getByText(/Say nothing about this card/)).toBeTruthy();
    expect(hush(view)).toMatch(/control card/);
    expect(hush(viewOf({ step: "control" }))).toMatch(/control card/);
    expect(hush(viewOf({}))).toBeUndefined();
  });

  it("is asked in the name of the card that leaves a choice", () => {
    const matter = { figure: -1, card: "whirligig", effect: -1, shares: [] };
    const asked = askOf("choice", [wired("turn", 0)]);
    expect(question(asked, viewOf({ matter }), content)).toMatch(/^Whirligig\. /);
    expect(noteWords(asked, viewOf({ matter }), content)).not.toContain("Whirligig");
  });

  it("of a part shows how likely it kills, and nothing happens", () => {
    const chances = [{ result: "hp-1", at: 7, permille: 460, kills: 460 }];
    render(Odds, { parts: [{ part: "head", kill: 460, chances }], chosen: "head" });
    expect(screen.getByText("46%").parentElement?.textContent).toContain("dies");
    expect(screen.getByText("54%").parentElement?.textContent).toContain("nothing");
    expect(screen.getByText("7 ★ dies")).toBeTruthy();
  });
});
