import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await (await browser.newContext({viewport:{width:1366,height:625}, locale:"en"})).newPage();
page.on("console", m => console.log(m.type(), m.text())); page.on("pageerror", e => console.log(String(e)));
page.on("response", r => r.status()>=400 && console.log(r.status(), r.url()));
await page.goto(process.argv[2]); await page.waitForTimeout(8000); await page.screenshot({path:"/tmp/w/o/shots/peek.png"}); await browser.close();
