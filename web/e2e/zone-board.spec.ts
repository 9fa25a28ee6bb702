/** Decisions of S.T.A.L.K.E.R. that have a screen of their own: arranging equipment; axe in the middle
 * of a mission. */

import { sent } from "./asked.ts";
import { serious } from "./axe.ts";
import { expect, test } from "./people.ts";
import { playedUntil, rehearsed, Stalker } from "./stalker.ts";

test("equipment is arranged by hand, and every kind of question is fit to be read @deep", async ({
  arrive,
}) => {
  const ann = await (await arrive({ colorScheme: "light", pace: "normal" })).named("Ann");
  const { page, say } = ann;
  const won = rehearsed(1, 120);
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed: won.seed },
  });
  const asked = (name: string): number => won.decisions.findIndex(({ ask }) => ask === name);
  const isFit = async (what: string): Promise<void> => {
    expect(await serious(page), what).toEqual([]);
    expect(await page.locator("body").innerText(), what).not.toContain("⟨");
  };

  const arranging = asked("arrange");
  expect(arranging).toBeGreaterThan(0);
  await playedUntil([ann], id, won, arranging);
  await page.goto(`/t/${id}`);
  const { seat } = new Stalker(ann);
  await seat.hears(() => seat.rev === arranging);
  const weapon = seat.view?.stalkers[0]?.weapon;
  expect(seat.ask?.options).toContainEqual(["stow", weapon?.number]);
  const thing = page.locator(`[data-thing="card-${weapon?.number}"]`);
  await thing.click();
  await isFit("while a thing is picked up");
  await page.locator(`[data-kit] [data-option="stow,${weapon?.number}"]`).click();
  await seat.hears(() => seat.view?.stalkers[0]?.weapon === null);
  await expect(thing).toHaveAttribute("aria-pressed", "false");
  // It is taken back: the rest goes on as rehearsed.
  await seat.bar.getByRole("button", { name: say("web-table-undo") }).click();
  await seat.hears(() => seat.view?.stalkers[0]?.weapon?.number === weapon?.number);

  const late = won.rounds.find((first) => first > arranging) ?? 0;
  for (let at = arranging; at < late; at += 1) {
    const { action } = won.decisions[at] ?? { action: [] };
    const { rev } = await ann.ask("GET /api/tables/{id}/state", { path: { id } });
    await ann.ask("POST /api/tables/{id}/act", {
      path: { id },
      body: { message: { type: "act", key: `${id}-${at}`, rev, action: sent(action) } },
    });
  }
  // What the enemies did meanwhile is told.
  await expect(page.getByRole("list", { name: say("told-steps") })).toBeVisible();
  await isFit("while the enemies are told");
});
