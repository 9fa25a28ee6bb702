/** The maps have a zoom of their own; the page and the ask bar stay as they are. */

import { expect, test } from "./people.ts";
import { Seat } from "./seat.ts";

const PHONE = { width: 390, height: 844 };

test("on a phone a battlefield is pinched, moved and seen as a whole", async ({ arrive }) => {
  const ann = await (
    await arrive({ viewport: PHONE, hasTouch: true, isMobile: true })
  ).named("Ann");
  const { page, say } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "quick"], seed: 4, options: { scenario: "1" } },
  });
  await page.goto(`/t/${id}`);
  const { bar } = new Seat(ann);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const map = page.getByRole("grid").first();
  const width = async (): Promise<number> => (await map.boundingBox())?.width ?? 0;
  let before = 0;
  const isSettled = async (): Promise<boolean> => {
    const last = before;
    before = await width();
    return before > 0 && before === last;
  };
  await expect.poll(isSettled, { intervals: [200] }).toBe(true);
  const line = await page.context().newCDPSession(page);
  const fingers = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
    line.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: 195 - apart, y: 200 },
              { x: 195 + apart, y: 200 },
            ],
    });
  await fingers("touchStart", 40);
  for (const apart of [55, 70, 85]) await fingers("touchMove", apart);
  await fingers("touchEnd");
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  expect(await page.evaluate(() => visualViewport?.scale), "the page is not pinched").toBe(1);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: say("table-map-whole") }).click();
  await expect.poll(width).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole("button", { name: say("table-map-near") }).click();
  await expect.poll(async () => Math.round(await width())).toBe(Math.round(before));
});

test("a laptop at 200 % shows what is chosen from and what leads on @deep", async ({ arrive }) => {
  const ann = await (await arrive({ viewport: { width: 683, height: 312 } })).named("Ann");
  const { page } = ann;
  const open = async (game: string, seats: string[]): Promise<void> => {
    const { id } = await ann.ask("POST /api/tables", { body: { game, seats, seed: 4 } });
    await page.goto(`/t/${id}`);
    await expect(page.locator("[data-since]")).toBeVisible();
  };
  await open("hoth", ["me", "quick"]);
  await expect(page.locator("[data-card]").first()).toBeInViewport({ ratio: 0.4 });
  await open("zone", ["me"]);
  const isTurn = page.locator(".ask [data-option^=begin]");
  while (!(await isTurn.count()))
    await page.locator(".ask .button, [data-recruit]").first().click();
  await expect(isTurn.first()).toBeInViewport({ ratio: 1 });
});
