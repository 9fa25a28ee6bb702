/** Plays Nim against a bot, from the first page to the end: `node play.mjs ADDRESS WEB PICTURE`. */
import { createRequire } from "node:module";

const [, , address, web, picture] = process.argv;
const { chromium } = createRequire(`${web}/package.json`)("@playwright/test");
const browser = await chromium.launch({
  executablePath: process.env.CANTINA_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (problem) => {
    throw problem;
  });
  await page.goto(address);
  const tile = page.locator('article[data-world="nim"]');
  await tile.getByRole("button").first().click();
  await page.waitForURL(/\/play\/nim$/);
  console.log("ways:", await page.locator("label b").allTextContents());
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/t\//);
  const stones = page.locator(".stone");
  await stones.first().waitFor();
  console.log("stones:", await stones.count());
  const doubled = await page.locator(".actions .button").count();
  if (doubled > 0) throw new Error(`${doubled} buttons offer what the stones do`);
  await page.screenshot({ path: picture });
  for (let turn = 0; (await stones.count()) > 0; turn += 1) {
    const before = await stones.count();
    const free = page.locator(".stone:enabled");
    await free.last().click();
    await page.waitForFunction(
      (count) => {
        const all = [...document.querySelectorAll(".stone")];
        return all.length === 0 || (all.length < count && all.some((one) => !one.disabled));
      },
      before,
    );
    console.log(`turn ${turn + 1}: ${await stones.count()} left`);
  }
  await page.screenshot({ path: picture.replace(".png", "-end.png") });
  const status = await page.evaluate(async () => {
    const found = await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`);
    return (await found.json()).table.status;
  });
  if (status !== "finished") throw new Error(`the table is ${status}`);
  console.log(status);
} finally {
  await browser.close();
}
