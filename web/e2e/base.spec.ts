/** A server in a folder of somebody's site, behind a real proxy: nothing leads out of the folder. */

import { allPages, visit } from "./pages.ts";
import { expect, test } from "./people.ts";
import { HAS_NGINX, Proxy } from "./proxy.ts";
import { Seat } from "./seat.ts";
import { playedGame } from "./tables.ts";

const BASE = "/games/";
/** What nginx notes where a page was left before its answer came. */
const LEFT = 499;
test.use({ base: BASE });
test.skip(!HAS_NGINX, "nginx is not installed here");

const proxied = test.extend<{ front: Proxy }>({
  front: async ({ own }, use) => {
    const proxy = new Proxy();
    await proxy.start(new URL(own.address).host, BASE);
    await use(proxy);
    await proxy.close();
  },
});

proxied("a table in a folder of a site, and every page @deep", async ({ front, arrive }) => {
  const baseURL = front.address + BASE.slice(0, -1);
  const ann = await arrive({
    baseURL,
    serviceWorkers: "allow",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const ben = await arrive({ baseURL });
  const press = async ({ page, say }: typeof ann, id: string): Promise<void> =>
    page.getByRole("button", { name: say(id), exact: true }).click();

  // Ann opens a table as from the first page; Ben follows her link.
  await ann.page.goto(`${front.address}${BASE.slice(0, -1)}`); // without the slash at the end
  await expect(ann.page).toHaveURL(`${baseURL}/`);
  const open = ann.page.getByRole("link", { name: ann.say("web-home-new") });
  await open.first().click();
  await expect(ann.page).toHaveURL(new RegExp(`^${baseURL}/new/`));
  const third = ann.page.getByRole("combobox", { name: ann.say("web-table-seat", { number: 3 }) });
  await third.selectOption("bot");
  await press(ann, "web-new-open");
  await expect(ann.page).toHaveURL(new RegExp(`^${baseURL}/t/`));
  const table = ann.page.url();
  await press(ann, "pages-invite-copy");
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  expect(link.replace(/#.*/, "#")).toBe(`${table}#`);
  await ben.page.goto(link);
  await ben.page.getByLabel(ben.say("lobby-name")).fill("Ben");
  await press(ben, "web-table-take");
  for (const person of [ann, ben]) await press(person, "lobby-ready");

  // Each plays a turn through the proxy's socket; the page comes back as it was.
  const seats = [new Seat(ann), new Seat(ben)];
  for (const seat of seats) await expect(seat.bar).toBeVisible();
  const turn = seats.map((seat) => seat.playOn(1000, 0, (view) => view.turn > 1));
  expect(Math.min(...(await Promise.all(turn)))).toBeGreaterThan(0);
  const heard = ann.heard.length;
  await ann.page.reload();
  await expect(new Seat(ann, heard).bar).toBeVisible();
  await ann.hears(() => ann.heard.length > heard);

  // The logo leads home; the link that somebody pastes there leads to the table.
  await ann.page.getByRole("link", { name: ann.say("web-back-home") }).click();
  await expect(ann.page).toHaveURL(`${baseURL}/`);
  await ann.page.getByLabel(ann.say("pages-join-label")).fill(table);
  await press(ann, "web-home-join-go");
  await expect(ann.page).toHaveURL(table);

  // What the browser keeps is kept for the folder.
  const kept = await ann.page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const files = await (await caches.open(names[0] ?? "")).keys();
    return { scope, names, files: files.map(({ url }) => new URL(url).pathname) };
  });
  expect(kept).toMatchObject({ scope: `${baseURL}/`, names: ["cantina/games"] });
  expect(kept.files).toContain(BASE);
  expect(kept.files.length).toBeGreaterThan(5);
  for (const { path } of await ann.context.cookies()) expect(path).toMatch(/^\/games\//);

  // Without a network it opens from there, and says what is wrong.
  ann.forgive(/ERR_INTERNET_DISCONNECTED/);
  await ann.context.setOffline(true);
  const said = ann.page.getByText(ann.say("web-problem-unreachable")).first().waitFor();
  await ann.page.goto(`${baseURL}/ladder`);
  await said;
  await ann.context.setOffline(false);

  ben.forgive(/^404 .games.no.such.page$/);
  const finished = await playedGame(ben);
  for (const place of await allPages(ben, finished)) {
    await visit(ben, place);
    const out = await ben.page
      .locator("a[href^='/']:not([href^='/games/'])")
      .evaluateAll((links) => links.map((one) => one.outerHTML));
    expect(out, place.name).toEqual([]);
  }

  const { asked } = front;
  expect(asked.filter(({ path }) => !path.startsWith(BASE))).toEqual([
    { status: 301, path: "/games" },
  ]);
  expect(
    asked.filter(
      ({ status, path }) => status >= 400 && status !== LEFT && path !== "/games/no/such/page",
    ),
  ).toEqual([]);
  await expect
    .poll(() => front.asked.filter(({ status }) => status === 101).length)
    .toBeGreaterThan(3);
});
