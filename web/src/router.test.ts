import { expect, test } from "vitest";
import { go, here, invitation, pathOf, routeOf, type Route } from "./router.svelte";

const ROUTES: [string, Route][] = [
  ["/", { page: "home" }],
  ["/play/hunters", { page: "start", game: "hunters" }],
  ["/new/hunters", { page: "new", game: "hunters" }],
  ["/t/abc", { page: "table", id: "abc" }],
  ["/r/abc", { page: "replay", id: "abc" }],
  ["/rules", { page: "rulebooks" }],
  ["/rules/hunters", { page: "rules", game: "hunters" }],
  ["/rules/hunters/BH-7.4", { page: "rules", game: "hunters", rule: "BH-7.4" }],
  ["/learn", { page: "courses" }],
  ["/learn/hunters", { page: "learn", game: "hunters" }],
  ["/score", { page: "score" }],
  ["/score/chess", { page: "score", game: "chess" }],
  ["/ladder", { page: "ladder" }],
];

test.each(ROUTES)("%s is a route and back", (path, route) => {
  expect(routeOf(path)).toEqual(route);
  expect(pathOf(route)).toBe(path);
});

test("a slash at the end does not matter; what is not known leads nowhere", () => {
  expect(routeOf("/score/")).toEqual({ page: "score" });
  expect(routeOf("/t/")).toEqual({ page: "nowhere", path: "/t/" });
  expect(routeOf("/%")).toEqual({ page: "nowhere", path: "/%" });
});

test("going changes the address and the route", () => {
  go({ page: "settings" });
  expect(location.pathname).toBe("/settings");
  expect(here.route).toEqual({ page: "settings" });
});

test("the secret of an invitation leaves the address at once and is given away once", () => {
  history.pushState(null, "", "/t/abc#s3cret");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(location.href).not.toContain("s3cret");
  expect(here.route).toEqual({ page: "table", id: "abc" });
  expect(invitation()).toBe("s3cret");
  expect(invitation()).toBe("");
});

test("a click on a plain link stays in this page", () => {
  document.body.innerHTML = '<a href="/about">about</a>';
  document.querySelector("a")?.click();
  expect(here.route).toEqual({ page: "about" });
});
