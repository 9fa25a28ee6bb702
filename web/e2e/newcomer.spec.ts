/** From the first page to the first decision, as somebody who has never been here. */

import { expect, test } from "./people.ts";
import { Seat } from "./seat.ts";

const SECONDS_TO_FIRST_DECISION = 10;

test("one press leads a newcomer to the first decision", async ({ arrive }) => {
  const person = await arrive();
  const { page, say } = person;
  const began = performance.now();
  await page.goto("/");
  await page
    .getByRole("button", { name: say("web-home-against-bots") })
    .first()
    .click();
  const seat = new Seat(person);
  expect(await seat.isAsked()).toBe(true);
  await expect(seat.bar.getByRole("heading")).toBeVisible();
  await seat.choose();
  const seconds = (performance.now() - began) / 1000;
  test.info().annotations.push({ type: "seconds", description: seconds.toFixed(1) });
  expect(seconds).toBeLessThan(SECONDS_TO_FIRST_DECISION);
});

test("the first load is small, fonts apart", async ({ arrive }) => {
  const { page } = await arrive({ serviceWorkers: "block" });
  let bytes = 0;
  const counted: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") return;
    const sized = request.sizes().then((sizes) => void (bytes += sizes.responseBodySize));
    counted.push(sized);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await Promise.all(counted);
  test.info().annotations.push({ type: "bytes", description: `${bytes}` });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(250_000);
});
