import { describe, expect, it, vi } from "vitest";
import { beyond, mapKey, type Walked } from "./mapkeys";

const walked = (some: Partial<Walked> = {}): Walked => ({
  at: 4,
  choices: [2, 4, 7],
  mine: [1, 4],
  targets: [],
  go: vi.fn(),
  press: vi.fn(() => true),
  back: vi.fn(),
  readAloud: vi.fn(),
  own: vi.fn(() => false),
  ...some,
});
const press = (key: string, map: Walked, more: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
  mapKey(event, map);
  return event.defaultPrevented;
};

describe("the keys of a map", () => {
  it("go through choices and what is one's own, round and round", () => {
    const map = walked();
    for (const key of ["n", "P", "o", "t"]) expect(press(key, map)).toBe(true);
    expect(vi.mocked(map.go).mock.calls).toEqual([[7], [2], [1]]);
    expect(beyond([2, 4, 7], 7, 1)).toBe(2);
    expect(beyond([2, 4, 7], 5, -1)).toBe(7);
  });

  it("press, go back and read where one is", () => {
    const map = walked();
    for (const key of ["Enter", "Escape", "i"]) expect(press(key, map)).toBe(true);
    expect(map.press).toHaveBeenCalledWith(4);
    expect([map.back, map.readAloud].map((one) => vi.mocked(one).mock.calls.length)).toEqual([
      1, 1,
    ]);
  });

  it("are left to others where they do nothing", () => {
    const map = walked({ press: () => false });
    expect(press("Enter", map)).toBe(false);
    expect(press("x", map)).toBe(false);
    expect(map.own).toHaveBeenCalledWith("X", expect.anything());
    expect(press("n", map, { ctrlKey: true })).toBe(false);
    expect(map.go).not.toHaveBeenCalled();
  });

  it("may be more on one map than on another", () => {
    expect(press("v", walked({ own: (key) => key === "V" }))).toBe(true);
  });
});
