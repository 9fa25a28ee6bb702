import { fireEvent, render } from "@testing-library/svelte";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DRAWINGS as HOTH } from "../games/hoth/signs/drawings";
import { SIGNS as HOTH_TABLE } from "../games/hoth/signs/table";
import { DRAWINGS as HUNTERS } from "../games/hunters/signs/drawings";
import { SIGNS as HUNTERS_TABLE } from "../games/hunters/signs/table";
import { camp } from "../games/zone/fakes";
import { DRAWINGS as ZONE } from "../games/zone/signs/drawings";
import { here } from "../games/zone/signs/here";
import { SIGNS as ZONE_TABLE } from "../games/zone/signs/table";
import { speak, speakOfSigns } from "../words.svelte";
import { PRESS_MS, REST_MS } from "./pointing";
import Signs from "./Signs.svelte";
import { findSigns, legendPath, loadSigns, SIGNED, type Sign } from "./signs";

const speaks = async (): Promise<void> => {
  await speakOfSigns();
  await speak("en");
};

/** Every file of a game's pages that a table shows, with its text. */
function sources(game: string): [string, string][] {
  const root = join("src", "games", game);
  const below = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? below(path) : [path];
    });
  return below(root)
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes(".test."))
    .map((path) => [path.slice(root.length + 1), readFileSync(path, "utf8")]);
}

/** Where a game defines the shapes that are signs; all others are scenery, figures and paints. */
const SHAPES: Record<string, RegExp> = {
  zone: /^shapes\/(Marks|Tokens)\.svelte$/,
  hoth: /^shapes\/(Badges|DieFaces)\.svelte$/,
  hunters: /^$/,
};
/** What of a sign is another one's: the eye of a plan, and a badge by the name of its sign. */
const SAME: Record<string, string> = { eye: "eye-disc", "eye-mark": "eye-disc" };

describe.each([
  { game: "zone", drawn: ZONE, table: ZONE_TABLE },
  { game: "hoth", drawn: HOTH, table: HOTH_TABLE },
  { game: "hunters", drawn: HUNTERS, table: HUNTERS_TABLE },
])("the signs of $game", ({ game, drawn, table }) => {
  const drawings = JSON.stringify(drawn);
  const files = sources(game);

  it("have an entry for every shape that is a sign", () => {
    const found = files
      .filter(([name]) => SHAPES[game]?.test(name))
      .flatMap(([, text]) => [...text.matchAll(new RegExp(`id="${game}-([^"]+)"`, "g"))])
      .map(([, id = ""]) => id.replace(/\{\w+\}/, "1"))
      .map((id) => SAME[id] ?? id.replace(/^die-(?=\w+$)/, ""));
    const faces = game === "hoth" ? Object.keys(HOTH) : [];
    expect(found.filter((id) => !drawings.includes(`"${id}"`) && !faces.includes(id))).toEqual([]);
  });

  it("have an entry for every sign that a table marks", () => {
    const known = table.map(({ id }) => id);
    const marked = files.flatMap(([name, text]) =>
      [...text.matchAll(/data-sign=(?:"([^"]+)"|\{"([^"]+)")/g)].map(
        ([, plain, said]) => [name, plain ?? said ?? ""] as const,
      ),
    );
    expect(marked.length).toBeGreaterThan(3);
    const fits = (sign: string): boolean => {
      const shape = new RegExp(`^${sign.replace(/\{[^}]*\}/g, "[\\w-]+")}$`);
      return known.some((id) => shape.test(id));
    };
    expect(marked.filter(([, sign]) => !fits(sign))).toEqual([]);
  });

  it("have an entry for every icon without words beside it", () => {
    const used = files
      .filter(([name]) => !BESIDE_WORDS.test(name))
      .flatMap(([, text]) => [...text.matchAll(/"icon:(game-icons\/[\w-]+)"/g)])
      .map(([, icon = ""]) => icon);
    const explained = files
      .filter(([name]) => /^(signs\/drawings|suits|states|exploring\/ammo|icons)\.ts$/.test(name))
      .flatMap(([, text]) => [...text.matchAll(/"icon:(game-icons\/[\w-]+)"/g)])
      .map(([, icon = ""]) => icon);
    expect([...new Set(used)].filter((icon) => !explained.includes(icon))).toEqual([]);
  });
});

/** Files whose icons are pictures of things, people, places and buttons, with the name of each beside
 * it. An icon of another file is a sign, and wants an entry in `signs.toml`. */
const BESIDE_WORDS = new RegExp(
  [
    String.raw`^(campaign|debrief|editor|exploring|kit|past|picker|recruits|scorepad|shop|signs)/`,
    String.raw`^(AidSign|Cover|CompanionRow|Duel|Sides|pda/Pda|pda/Pockets|plan/Sign)\.svelte$`,
    String.raw`^(acts|emblems|leaders|nutshell|roles)\.ts$`,
  ].join("|"),
);

describe("the table", () => {
  beforeEach(speaks);

  it("is known for all three games", () => {
    expect([...SIGNED].toSorted()).toEqual(["hoth", "hunters", "zone"]);
  });

  it("is searched by name, color and shape, without accents", async () => {
    const ids = (query: string, table: readonly Sign[]) =>
      findSigns("zone", table, query).map(({ id }) => id);
    expect(ids("octagon green", ZONE_TABLE)).toEqual(["boss"]);
    expect(ids("nothing is called so", ZONE_TABLE)).toEqual([]);
    await speak("fr");
    expect(ids("elite", ZONE_TABLE)).toEqual(["elite"]);
  });

  it("has an address that knows the table and the sign", () => {
    expect(legendPath("zone", ["cover", "loot"], "loot")).toBe(
      "/learn/zone/signs?on=cover+loot&at=loot",
    );
    expect(legendPath("hoth", [])).toBe("/learn/hoth/signs");
  });
});

describe("here and now", () => {
  beforeEach(speaks);

  it("says what radiation would do to me, and what lies there", () => {
    const view = { ...camp, seat: 0 };
    expect(here("radiation-1", "1.E", view)).toBe(
      "1 here, 0 off by your suit: your dose would be 5 of 16.",
    );
    expect(here("radiation-1", "1.E", { ...camp, seat: -1 })).toContain("less what a suit");
    expect(here("cover", "2.D", view)).toContain("2 less");
    expect(here("cover", "", view)).toBe("");
  });
});

describe("a sign on a board", () => {
  const onrule = vi.fn();
  let board: HTMLElement;

  beforeEach(async () => {
    await speaks();
    await loadSigns("zone");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    );
    HTMLElement.prototype.showPopover = () => undefined;
    board = document.createElement("main");
    board.innerHTML = `<button id="area" data-area="1.E">1.E</button>
      <i data-sign="radiation-1" data-at="1.E" id="radiation"></i>
      <i data-sign="cover" data-at="1.E" id="cover"></i>
      <button data-sign="loot" id="loot">loot</button>`;
    document.body.append(board);
    onrule.mockClear();
    render(Signs, { props: { game: "zone", view: camp, onrule } });
  });
  afterEach(() => {
    board.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const at = (id: string): HTMLElement => document.getElementById(id) ?? board;
  const under = (id: string | undefined): void => {
    document.elementsFromPoint = () => (id === undefined ? [] : [at(id)]);
  };
  const card = (): Element | null => document.querySelector("[data-note=sign]");
  const shown = async (): Promise<string> => {
    for (let turn = 0; turn < 10; turn += 1) await tick();
    return card()?.querySelector("h3")?.textContent ?? "";
  };

  it("explains itself when the mouse rests on it, not before", async () => {
    under("radiation");
    await fireEvent.pointerMove(board, { pointerType: "mouse", clientX: 5, clientY: 5 });
    await vi.advanceTimersByTimeAsync(REST_MS - 100);
    expect(await shown()).toBe("");
    await vi.advanceTimersByTimeAsync(100);
    expect(await shown()).toBe("Radiation 1–2");
    expect(card()?.textContent).toContain("1.E now:");
    expect(card()?.querySelector("footer a:last-child")?.getAttribute("href")).toBe(
      "/learn/zone/signs?on=radiation-1+cover+loot&at=radiation-1",
    );
  });

  it("does so at once with the focus", async () => {
    vi.spyOn(at("loot"), "matches").mockReturnValue(true); // jsdom shows no focus
    at("loot").focus();
    expect(await shown()).toBe("Loot");
  });

  it("does so after a long press, which presses nothing else", async () => {
    const pressed = vi.fn();
    at("area").addEventListener("click", pressed);
    under("cover");
    const finger = { pointerType: "touch", clientX: 5, clientY: 5 };
    await fireEvent.pointerDown(at("area"), finger);
    await vi.advanceTimersByTimeAsync(PRESS_MS);
    expect(await shown()).toBe("Cover");
    await fireEvent.pointerUp(at("area"), finger);
    await fireEvent.click(at("area"));
    expect(pressed).not.toHaveBeenCalled();
    expect(await shown()).toBe("Cover");
    under(undefined);
    await fireEvent.pointerDown(at("area"), finger);
    await fireEvent.pointerUp(at("area"), finger);
    await fireEvent.click(at("area"));
    expect(pressed).toHaveBeenCalledOnce();
    expect(await shown()).toBe("");
  });

  it("is walked through by keys, shows its rule, and gives the focus back", async () => {
    at("area").focus();
    await fireEvent.keyDown(at("area"), { key: "x" });
    expect(await shown()).toBe("Radiation 1–2");
    await fireEvent.keyDown(at("area"), { key: "ArrowRight" });
    expect(await shown()).toBe("Cover");
    await fireEvent.keyDown(at("area"), { key: "Escape" });
    expect(await shown()).toBe("");
    expect(document.activeElement).toBe(at("area"));
    await fireEvent.keyDown(at("area"), { key: "x" });
    await shown();
    await fireEvent.keyDown(at("area"), { key: "g" });
    expect(onrule).toHaveBeenCalledWith("ST-3.15");
  });
});
