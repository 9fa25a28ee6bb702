/** Where we are. A route is a value; addresses are made from it and read back into it.
 * The server knows the same addresses (src/cantina/server/pages.py; a test compares them). */

import { under, within } from "./base";

export type Route =
  | { page: "home" }
  | { page: "start"; game: string }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rulebooks" }
  | { page: "rules"; game: string; rule?: string }
  | { page: "courses" }
  | { page: "learn"; game: string }
  | { page: "signs"; game: string }
  | { page: "aid"; game: string }
  | { page: "editor"; game: string }
  | { page: "box"; game: string }
  | { page: "campaign"; id: string }
  | { page: "score"; game?: string }
  | { page: "me" }
  | { page: "settings" }
  | { page: "about" }
  | { page: "watch" }
  | { page: "ladder" }
  | { page: "nowhere"; path: string };

export type PageName = Route["page"];

/** The address of every page, below the base; `{name}` is a field of its route. */
export const PATHS: readonly (readonly [PageName, string])[] = [
  ["home", "/"],
  ["start", "/play/{game}"],
  ["new", "/new/{game}"],
  ["table", "/t/{id}"],
  ["replay", "/r/{id}"],
  ["rulebooks", "/rules"],
  ["rules", "/rules/{game}"],
  ["rules", "/rules/{game}/{rule}"],
  ["courses", "/learn"],
  ["learn", "/learn/{game}"],
  ["signs", "/learn/{game}/signs"],
  ["aid", "/learn/{game}/aid"],
  ["editor", "/editor/{game}"],
  ["box", "/box/{game}"],
  ["campaign", "/campaign/{id}"],
  ["score", "/score"],
  ["score", "/score/{game}"],
  ["me", "/me"],
  ["settings", "/settings"],
  ["about", "/about"],
  ["watch", "/watch"],
  ["ladder", "/ladder"],
];

export function routeOf(path: string): Route {
  const parts = within(path).replace(/\/+$/, "").split("/");
  if (within(path) === "") return { page: "nowhere", path };
  for (const [page, pattern] of PATHS) {
    const names = pattern === "/" ? [""] : pattern.split("/");
    if (names.length !== parts.length) continue;
    const fields: Record<string, string> = {};
    const fits = names.every((name, index) => {
      const part = decoded(parts[index] ?? "");
      if (!name.startsWith("{")) return name === part;
      fields[name.slice(1, -1)] = part;
      return part !== "";
    });
    if (fits) return { page, ...fields } as Route;
  }
  return { page: "nowhere", path };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function pathOf(route: Route): string {
  if (route.page === "nowhere") return route.path;
  const fields = route as Record<string, string | undefined>;
  const patterns = PATHS.filter(([page]) => page === route.page).map(([, pattern]) => pattern);
  // The longest whose fields are all there.
  for (const pattern of patterns.reverse()) {
    const names = [...pattern.matchAll(/{(\w+)}/g)].map(([, name = ""]) => name);
    if (names.every((name) => fields[name] !== undefined))
      return under(
        pattern.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(fields[name] ?? "")),
      );
  }
  return under("/");
}

let route = $state.raw<Route>(routeOf(location.pathname));
let secret = takeSecret();

/** Where we are now. */
export const here = {
  get route(): Route {
    return route;
  },
};

/** Whether we are there, or at a page that belongs to it: a game's lessons to the lessons of all. */
export function isAt({ page }: Route): boolean {
  return route.page === page || (page === "courses" && ["learn", "signs"].includes(route.page));
}

/** Goes to another page; `replace` leaves no way back to this one. `search`: what the address says
 * besides, such as the place in a replay. */
export function go(to: Route, replace = false, search = ""): void {
  const path = pathOf(to) + search;
  if (replace) history.replaceState(null, "", path);
  else if (path !== location.pathname + location.search) history.pushState(null, "", path);
  route = to;
  if (!replace) scrollTo(0, 0);
}

/** The secret of an invitation that the address held. It is given away once, and is in the address
 * and in the history of the browser no longer. */
export function invitation(): string {
  const taken = secret;
  secret = "";
  return taken;
}

function takeSecret(): string {
  if (!within(location.pathname).startsWith("/t/") || location.hash.length < 2) return "";
  const found = decoded(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  return found;
}

function arrived(): void {
  secret = takeSecret() || secret;
  route = routeOf(location.pathname);
}

addEventListener("popstate", arrived);
addEventListener("hashchange", arrived);

/** Clicks on plain links to our pages stay in this page: `<a href={pathOf(…)}>` is enough. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.hash !== "") return;
  const to = routeOf(link.pathname);
  if (to.page === "nowhere") return;
  event.preventDefault();
  go(to, false, link.search);
});
