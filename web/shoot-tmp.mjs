import { chromium } from "playwright-core";
const A = "http://127.0.0.1:7991";
const [,, what] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const SIZES = { l: [1366,625], p: [390,844], w: [844,390], b: [2560,1300] };
const errors = [];
async function person(size, lang) {
  const [width,height] = SIZES[size];
  const context = await browser.newContext({ viewport: {width,height}, locale: lang, colorScheme: "dark", reducedMotion: "reduce", hasTouch: size==="p"||size==="w" });
  const page = await context.newPage();
  page.setDefaultTimeout(60000);
  page.on("console", m => m.type()==="error" && errors.push(m.text()));
  page.on("pageerror", e => errors.push(String(e)));
  await page.request.post(A+"/api/players", { data: { name: "Ann" }, headers: { origin: A } });
  return page;
}
async function table(page, body) {
  const r = await page.request.post(A+"/api/tables", { data: body, headers: { origin: A } });
  const j = await r.json(); if (!j.id) throw new Error(JSON.stringify(j)); return j.id;
}
const shot = (page, name) => page.screenshot({ path: `/tmp/w/o/shots/${name}.png` });
const jobs = {
  async start() {
    for (const [g,s,l] of [["zone","l","en"],["hunters","p","uk"],["hoth","l","fr"],["hunters","l","es"],["zone","b","uk"],["zone","w","es"]]) {
      const page = await person(s,l); await page.goto(`${A}/play/${g}`); await page.waitForSelector("details"); await page.waitForTimeout(500);
      await shot(page, `start-${g}-${s}-${l}`); 
      if (s !== "b") { await page.locator("details").scrollIntoViewIfNeeded(); await shot(page, `start-${g}-${s}-${l}-2`); }
      await page.context().close();
    }
  },
  async hunters() {
    for (const [s,l] of [["l","en"],["p","uk"],["w","fr"],["b","es"]]) {
      const page = await person(s,l);
      const id = await table(page, { game: "hunters", seats: ["me","quick","quick"], seed: 10 });
      await page.goto(`${A}/t/${id}`); await page.waitForTimeout(6000);
      await shot(page, `hunters-${s}-${l}`);
      const card = page.locator("[data-card]").first(); await card.click({button:"right"}).catch(()=>{}); await page.waitForTimeout(600);
      await shot(page, `hunters-${s}-${l}-2`);
      await page.context().close();
    }
  },
  async hoth() {
    for (const [s,l] of [["l","en"],["p","uk"]]) {
      const page = await person(s,l);
      const id = await table(page, { game: "hoth", seats: ["me","quick"], options: { scenario: "1" }, seed: 4 });
      await page.goto(`${A}/t/${id}`); await page.waitForTimeout(6000);
      await shot(page, `hoth-${s}-${l}`);
      await page.locator("[data-card]").first().click({button:"right"}).catch(()=>{}); await page.waitForTimeout(600);
      await shot(page, `hoth-${s}-${l}-2`);
      await page.keyboard.press("Escape");
      const from = page.locator("[data-origin-of]").first();
      if (await from.count()) { await from.click({force:true}).catch(()=>{}); await page.waitForTimeout(600); await shot(page, `hoth-${s}-${l}-3`); }
      await page.context().close();
    }
  },
  async zone() {
    for (const [s,l] of [["l","en"],["p","uk"]]) {
      const page = await person(s,l);
      const id = await table(page, { game: "zone", seats: ["me"], seed: 4 });
      await page.goto(`${A}/t/${id}`); await page.waitForTimeout(6000);
      await shot(page, `zone-${s}-${l}`);
      const b = page.locator("[data-recruit]").first(); if (await b.count()) { await b.click(); await page.waitForTimeout(5000); }
      await shot(page, `zone-${s}-${l}-2`);
      const from = page.locator("[data-origin-of]").first();
      if (await from.count()) { await from.click({force:true}).catch(()=>{}); await page.waitForTimeout(600); await shot(page, `zone-${s}-${l}-3`); await page.keyboard.press("Escape"); }
      await page.keyboard.press("p"); await page.waitForTimeout(1000); await shot(page, `zone-${s}-${l}-4`);
      await page.context().close();
    }
  },
  async pick() {
    for (const [g,s,l] of [["zone","l","en"],["hoth","l","uk"],["zone","p","fr"]]) {
      const page = await person(s,l); await page.goto(`${A}/new/${g}`); await page.waitForSelector(".picker"); await page.waitForTimeout(1500);
      await shot(page, `pick-${g}-${s}-${l}`); await page.context().close();
    }
    const page = await person("l","en"); await page.goto(`${A}/about`); await page.waitForTimeout(1500); await page.screenshot({path:"/tmp/w/o/shots/about.png", fullPage:true}); 
    await page.goto(`${A}/settings`); await page.waitForTimeout(800); await shot(page,"settings");
  },
};
for (const job of what.split(",")) await jobs[job]();
console.log(errors);
await browser.close();
