import { afterEach, beforeEach, expect, test } from "vitest";
import { Zoom } from "./zoom.svelte";

let place: HTMLElement;
let zoom: Zoom;
let stop: () => void;

beforeEach(() => {
  place = document.createElement("div");
  place.append(document.createElement("div"));
  place.scrollTo = () => undefined;
  document.body.append(place);
  const end = $effect.root(() => {
    zoom = new Zoom(
      () => 0.4,
      () => 0.6,
    );
  });
  const detach = zoom.attach(place);
  stop = () => {
    detach();
    end();
  };
});
afterEach(() => {
  stop();
  place.remove();
});

const wheel = (deltaY: number): boolean =>
  place.dispatchEvent(new WheelEvent("wheel", { deltaY, cancelable: true }));
function touch(type: string, ...xs: number[]): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const touches = xs.map((clientX) => ({ clientX, clientY: 0 }));
  Object.assign(event, { touches: type === "touchend" ? [] : touches, changedTouches: touches });
  (place.firstElementChild ?? place).dispatchEvent(event);
}

test("the wheel draws the map larger, within bounds, and the page stays", () => {
  expect(zoom.scale).toBe(0.6);
  expect(wheel(-300), "the page does not hear of it").toBe(false);
  expect(zoom.scale).toBeGreaterThan(0.9);
  for (let turns = 0; turns < 20; turns += 1) wheel(-300);
  expect(zoom.scale).toBeCloseTo(2.4);
  for (let turns = 0; turns < 40; turns += 1) wheel(300);
  expect(zoom.scale).toBe(0.4);
  expect(zoom.isWhole).toBe(true);
});

test("two fingers pinch; one only moves it", () => {
  touch("touchstart", 100, 200);
  touch("touchmove", 50, 250);
  expect(zoom.scale).toBeCloseTo(1.2);
  touch("touchstart", 100);
  touch("touchmove", 300);
  expect(zoom.scale).toBeCloseTo(1.2);
});

test("a double tap goes back to the usual size, and from there to the whole map", () => {
  wheel(-300);
  for (const expected of [0.6, 0.4]) {
    touch("touchend", 100);
    touch("touchend", 102);
    expect(zoom.scale).toBeCloseTo(expected);
    touch("touchend", 400);
  }
});

test("a quick second tap on what can be chosen answers, and the map stays as it is", () => {
  place.firstElementChild?.setAttribute("data-choosable", "");
  touch("touchend", 100);
  touch("touchend", 100);
  expect(zoom.scale).toBe(0.6);
});
