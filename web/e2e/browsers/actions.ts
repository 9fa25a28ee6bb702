/** Mouse and keys in the words of both protocols of WebDriver: https://www.w3.org/TR/webdriver2/#actions */

import type { Point } from "./tab.ts";

const STEP_MS = 60;

export function pressing(way: readonly Point[]): object[] {
  const to = ({ x, y }: Point): object => ({
    type: "pointerMove",
    duration: STEP_MS,
    x: Math.round(x),
    y: Math.round(y),
    origin: "viewport",
  });
  const [first, ...others] = way.map(to);
  const actions = [
    first,
    { type: "pointerDown", button: 0 },
    ...others,
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

export function typing(text: string): object[] {
  const actions = Array.from(text).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keys", actions }];
}
