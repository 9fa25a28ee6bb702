/** What can be opened beside a table or over it: panes, drawers, sheets, the menu, the list of keys. */

import { expect, type Locator } from "@playwright/test";
import { resize, type Looking, type Size } from "./looking.ts";
import type { Person } from "./people.ts";

const SHEET = ".sheet[role=dialog]";
const DIALOG = "dialog[open]";
const MENU = "[role=menu]";
const DRAWER = "[popover]:popover-open";

/** Looks at everything that this table can open, in windows of these sizes. */
export async function lookAtPanels(
  { page, say }: Person,
  game: string,
  sizes: readonly Size[],
  looking: Looking,
): Promise<void> {
  const name = `${game} panels`;
  const button = (id: string): Locator =>
    page.getByRole("button", { name: say(id), exact: true }).first();
  const rules = async (): Promise<void> => {
    await button("web-menu").click();
    await page.getByRole("menuitem", { name: say("web-nav-rules") }).click();
    await expect(page.locator(`${SHEET} article, ${SHEET} section`).first()).toBeVisible();
  };
  const opened: Record<string, [within: string, open: () => Promise<void>]> = {
    people: [SHEET, () => button("table-people").click()],
    chat: [SHEET, () => button("web-table-chat").click()],
    menu: [MENU, () => button("web-menu").click()],
    rules: [SHEET, rules],
    keys: [DIALOG, () => page.keyboard.press("?")],
    ...(game === "zone" ? { pda: [DIALOG, () => page.keyboard.press("d")] } : {}),
  };
  await page.reload(); // nothing is open
  await expect(page.locator("[data-since]")).toBeVisible();
  for (const size of sizes) {
    await resize(page, size);
    const look = (part: string, within = "body"): Promise<void> =>
      looking.look(page, name, size.name, part, { within });
    const panes = page.locator("[role=tab], [data-pane] nav button");
    for (const pane of await panes.all())
      if (await pane.isVisible())
        await looking.attempt(page, name, size.name, "pane", async () => {
          await pane.click();
          await look(`pane ${await pane.textContent()}`);
        });
    if ((await panes.count()) > 0 && (await panes.first().isVisible())) await panes.first().click();
    for (const drawer of await page.locator("button[popovertarget]:visible").all())
      await looking.attempt(page, name, size.name, "drawer", async () => {
        await drawer.click();
        await look("drawer", DRAWER);
        await page.keyboard.press("Escape");
      });
    for (const [part, [within, open]] of Object.entries(opened))
      await looking.attempt(page, name, size.name, part, async () => {
        await open();
        await expect(page.locator(within)).toBeVisible();
        await look(part, within);
        await page.keyboard.press("Escape");
        await expect(page.locator(within)).toBeHidden();
      });
  }
}
