import { afterEach, expect, test } from "vitest";
import { tick } from "svelte";
import { lit } from "./light";

const marked = () => [...document.querySelectorAll("[data-lit]")].map(({ id }) => id);
const settle = async () => {
  await tick();
  await new Promise((done) => setTimeout(done, 0));
};
afterEach(() => (document.body.innerHTML = ""));

test("what is there is lit, what is drawn later too, until it is called off", async () => {
  document.body.innerHTML = '<i id="a" data-act="move"></i><i id="b"></i>';
  const off = lit(['[data-act="move"]', '[data-option="end"]'], "press");
  await settle();
  expect(marked()).toEqual(["a"]);
  document.body.insertAdjacentHTML("beforeend", '<i id="c" data-option="end"></i>');
  await settle();
  expect(marked()).toEqual(["a", "c"]);
  off();
  expect(marked()).toEqual([]);
  document.body.insertAdjacentHTML("beforeend", '<i id="d" data-option="end"></i>');
  await settle();
  expect(marked()).toEqual([]);
});

test("a button that becomes another option is not lit any more", async () => {
  document.body.innerHTML = '<i id="a" data-option="end"></i><i id="b" data-option="pass"></i>';
  const off = lit(['[data-option="end"]'], "press");
  await settle();
  document.querySelector("#a")?.setAttribute("data-option", "begin,0");
  document.querySelector("#b")?.setAttribute("data-option", "end");
  await settle();
  expect(marked()).toEqual(["b"]);
  off();
});
