/** The folder of the site that everything is under: "/", or what `cantina serve --base` names. Only
 * this file knows it; addresses of pages (router) and of the interface (wire/http) are made with it.
 *
 * What a browser keeps for a site is shared by all servers of that site: preferences are a person's,
 * and what belongs to a table is kept by its id, which no two tables share. */

const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');

/** Ends with a slash. The page names its manifest there. */
export const BASE = new URL(".", manifest?.href ?? location.origin).pathname;

/** Where in the site something of ours is: "/rules" is at "/games/rules". */
export const under = (path: string): string => BASE + path.slice(1);

/** What of ours is at this place of the site; empty if it is none of ours. */
export const within = (path: string): string =>
  path.startsWith(BASE) ? path.slice(BASE.length - 1) : "";
