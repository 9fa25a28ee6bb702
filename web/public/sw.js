/** Keeps the shell: the page and its hashed files, so that an installed Cantina opens without a
 * network and says that it is offline. Never touches the API. */

const PAGE = new URL("./", self.location).pathname;
const ASSETS = `${PAGE}assets/`;
/** Servers at one site have a cache each. */
const CACHE = "cantina" + PAGE.slice(0, -1);

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate" && !url.pathname.startsWith(`${PAGE}api`))
    event.respondWith(freshPage(event.request));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(keptFile(event.request));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  await cache.addAll(filesOf(await page.clone().text()));
  await cache.put(PAGE, page);
}

/** The page as it is now; when a new build has come, the files of the old one go. */
async function freshPage(request) {
  const cache = await caches.open(CACHE);
  try {
    const page = await fetch(request);
    if (page.ok) {
      const files = filesOf(await page.clone().text());
      const old = await cache.match(PAGE);
      const changed = old !== undefined && filesOf(await old.text()).join() !== files.join();
      if (changed) for (const kept of await cache.keys()) await cache.delete(kept);
      await cache.put(PAGE, page.clone());
    }
    return page;
  } catch (problem) {
    const kept = await cache.match(PAGE);
    if (kept === undefined) throw problem;
    return kept;
  }
}

/** A hashed file never changes. */
async function keptFile(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const file = await fetch(request);
  if (file.ok) await cache.put(request, file.clone());
  return file;
}

function filesOf(page) {
  return page.split('"').filter((text) => text.startsWith(ASSETS));
}

/** A notice that it is somebody's move leads to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

async function openTable(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
  if (there === undefined) return self.clients.openWindow(path);
  const page = await there.focus();
  return new URL(page.url).pathname === path ? page : page.navigate(path);
}
