/** Windows with scrollbars that take room, as on Windows and Linux: the other tests hide them. */

import { LAUNCH } from "./playwright.config.ts";
import { expect, test } from "./people.ts";

test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ["--hide-scrollbars"] } });

const LAPTOP = { width: 1366, height: 625 };
const SIZES = [
  LAPTOP,
  { width: 1366, height: 768 },
  { width: 1536, height: 730 },
  { width: 1920, height: 950 },
];
const TABLES = [
  ["hunters", ["me", "quick", "quick"]],
  ["hoth", ["me", "quick"]],
  ["zone", ["me"]],
] as const;

for (const [game, seats] of TABLES)
  test(`a table of ${game} fills the window, and the page does not scroll @deep`, async ({
    arrive,
  }) => {
    const ann = await (await arrive()).named("Ann");
    const { page } = ann;
    const body = { game, seats: [...seats], seed: 4 };
    const { id } = await ann.ask("POST /api/tables", { body });
    await page.goto(`/t/${id}`);
    await expect(page.locator("[data-since]")).toBeVisible();
    const over = (): Promise<number[]> =>
      page.evaluate(() => {
        const { scrollHeight, clientWidth } = document.documentElement;
        return [scrollHeight - innerHeight, innerWidth - clientWidth];
      });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(over, { message: `${size.width}x${size.height}` }).toEqual([0, 0]);
    }
  });

test("the head of pages stays in its place beside a scrollbar or none @deep", async ({
  arrive,
}) => {
  const { page } = await arrive();
  const look = async (path: string): Promise<{ scrolls: boolean; right: number }> => {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    return page.evaluate(() => ({
      scrolls: document.documentElement.scrollHeight > innerHeight,
      right: document.querySelector("header")?.getBoundingClientRect().right ?? 0,
    }));
  };
  const short = await look("/watch");
  const long = await look("/about");
  expect([short.scrolls, long.scrolls]).toEqual([false, true]);
  expect(long.right).toBe(short.right);
});

test("the palette of the Hoth editor keeps its three columns beside its scrollbar @deep", async ({
  arrive,
}) => {
  const { page } = await arrive({ viewport: LAPTOP });
  await page.goto("/editor/hoth");
  const tools = page.locator("fieldset .tools").first();
  await expect(tools).toBeVisible();
  const columns = await tools.evaluate(
    (one) => getComputedStyle(one).gridTemplateColumns.split(" ").length,
  );
  expect(columns).toBe(3);
});

test("scrollbars on dark surfaces are dark in the light theme @deep", async ({ arrive }) => {
  const ann = await (
    await arrive({ viewport: { width: 390, height: 844 }, colorScheme: "light" })
  ).named("Ann");
  const { page } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "quick"], seed: 4 },
  });
  await page.goto(`/t/${id}`);
  const pane = page.locator(".side .pane").first();
  await expect(pane).toBeAttached();
  const { bars, scheme } = await pane.evaluate((one) => {
    const { scrollbarColor: bars, colorScheme: scheme } = getComputedStyle(one);
    return { bars, scheme };
  });
  expect(scheme).toBe("dark");
  expect(bars).not.toBe("auto");
});
