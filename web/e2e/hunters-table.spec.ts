/** The own table of Bounty Hunters in low windows: a hard case, laid over what the server says. */

import type { AnyTold, GameContent } from "../src/wire/types";
import type { HuntersView, PlayerView } from "../src/games/hunters/types";
import { expect, test, type Person } from "./people.ts";
import { playOver } from "./tables.ts";

const SIZES = [
  { width: 1366, height: 625 },
  { width: 844, height: 390 },
];

/** Four open targets, two captured, four contracts, two reserved cards, two crates. */
function harden(view: HuntersView, pack: GameContent): void {
  const fields = new Map(
    Object.values(pack.rows).flatMap((rows) => rows.map((r) => [r.id, r.fields])),
  );
  const having = (wanted: string, without = ""): number[] =>
    pack.things.flatMap((id, card) => {
      const found = fields.get(id);
      return found?.[wanted] && !found[without] ? [card] : [];
    });
  const some = (cards: number[], count: number): number[] =>
    Array.from({ length: count }, (_, at) => cards[(at * 7) % cards.length] ?? -1);
  const hunters = some(having("penalty"), 4);
  const me = view.players[view.seat] as PlayerView;
  me.confrontations = some(having("shields"), 6).map((target, at) => ({
    target,
    attacks: hunters.slice(0, at % 3),
    captured: at < 2,
    attack: [1, 2, 0],
  }));
  me.contracts = some(having("duo"), 4);
  me.reserved = some(having("attack", "penalty"), 2);
  me.crates = some(having("crates"), 2);
}

/** What of the own table is cut off, lies outside the window, or under something else. */
async function misses({ page }: Person): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const table = document.querySelector<HTMLElement>("[data-spot=table]");
    const name = (one: Element): string =>
      `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`;
    if (!table) return ["no table"];
    for (const one of table.querySelectorAll<HTMLElement>("*")) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const isPicture = one.closest("[aria-hidden=true], svg") !== null;
      const hides = overflowX === "hidden" || overflowY === "hidden";
      const over = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
      if (hides && over && !isPicture && !one.classList.contains("sr"))
        found.push(`cut ${name(one)}`);
    }
    const shelf = table.querySelector(".shelf")?.getBoundingClientRect();
    const own = document.querySelectorAll<HTMLElement>(
      "[data-spot=table] :is([data-spot], .slip, .drawer, .bar), [data-spot=hand] button, .actions button",
    );
    for (const one of own) {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || one.closest("[popover]")) continue;
      // Rows that scroll are counted by a button.
      const scrolls = shelf && (box.bottom > shelf.bottom + 1 || box.top < shelf.top - 1);
      if (scrolls && one.closest(".shelf")) {
        if (!table.querySelector(".frame .rest button")) found.push(`no sign of ${name(one)}`);
        continue;
      }
      const inside =
        box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      if (!inside) found.push(`outside ${name(one)}`);
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // Where a card can be played, a button that paints nothing lies over the whole place.
      const place = top?.closest(".play")?.parentElement;
      if (!top || !(one.contains(top) || top.contains(one) || place?.contains(one)))
        found.push(`under ${name(one)}`);
    }
    return found;
  });
}

test("nothing of a full table is cut off in a low window", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  const { page } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "quick", "quick", "quick"], seed: 11 },
  });
  await playOver(ann, id, ({ name }, turn) => name === "choose" && turn > 1);
  const pack = await ann.ask("GET /api/games/{key}/content", { path: { key: "hunters" } });
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(message.toString()) as AnyTold;
      if (told.type === "welcome") harden(told.view as unknown as HuntersView, pack);
      socket.send(JSON.stringify(told));
    });
  });
  await page.goto(`/t/${id}`);
  await page.locator("[data-spot=hand] button").first().click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => misses(ann), `${size.width} × ${size.height}`).toEqual([]);
  }
});
