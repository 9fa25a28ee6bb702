import { describe, expect, it } from "vitest";
import { beside, centre, hexAt, hexName, hexNamed, PLACES, rowEnd, WIDTH, type Way } from "./field";
import { stepped } from "./gridkeys";

describe("the board", () => {
  it("has 67 hexes, named by column and row", () => {
    expect(PLACES).toHaveLength(67);
    expect(hexName(0)).toBe("A1");
    expect(hexName(10)).toBe("A2");
    expect(hexName(66)).toBe("J7");
    for (let hex = 0; hex < 67; hex += 1) expect(hexNamed(hexName(hex))).toBe(hex);
  });

  it("knows no hex beyond its edges", () => {
    expect(hexAt(9, 1)).toBeUndefined();
    expect(hexAt(-1, 0)).toBeUndefined();
    expect(hexAt(0, 7)).toBeUndefined();
    expect(hexNamed("J2")).toBeUndefined();
  });

  it("steps to hexes whose middles are one width away, in that direction", () => {
    const ways: Way[] = ["left", "right", "up-left", "up-right", "down-left", "down-right"];
    for (const turned of [false, true])
      for (let hex = 0; hex < 67; hex += 1)
        for (const way of ways) {
          const other = beside(hex, way, turned);
          if (other === undefined) continue;
          const [x, y] = centre(hex, turned);
          const [endX, endY] = centre(other, turned);
          expect(Math.hypot(endX - x, endY - y)).toBeCloseTo(WIDTH);
          expect(Math.sign(endX - x)).toBe(way.endsWith("right") ? 1 : -1);
          const down = way.startsWith("down") ? 1 : way.startsWith("up") ? -1 : 0;
          expect(Math.sign(Math.round(endY - y))).toBe(down);
        }
  });

  it("gives every hex all its neighbours", () => {
    const ways: Way[] = ["left", "right", "up-left", "up-right", "down-left", "down-right"];
    const around = (hex: number): number =>
      ways.filter((way) => beside(hex, way) !== undefined).length;
    expect(around(hexNamed("E4") ?? -1)).toBe(6);
    expect(around(hexNamed("A1") ?? -1)).toBe(2);
    expect(around(hexNamed("A2") ?? -1)).toBe(5);
  });

  it("is turned for the Imperial chair: their base line is near, and left is east", () => {
    expect(centre(hexNamed("A1") ?? -1, true)).toEqual(centre(hexNamed("J7") ?? -1));
    expect(rowEnd(hexNamed("D3") ?? -1, "Home", true)).toBe(hexNamed("J3"));
    expect(rowEnd(hexNamed("D3") ?? -1, "Home")).toBe(hexNamed("A3"));
  });
});

describe("arrows on the board", () => {
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });
  const from = (hex: string, pressed: ReturnType<typeof key>, turned = false): string =>
    hexName(stepped(pressed, hexNamed(hex) ?? -1, turned) ?? -1);

  it("go along the row, and up and down to the left one of two, with Shift to the right one", () => {
    expect(from("D3", key("ArrowRight"))).toBe("E3");
    expect(from("D3", key("ArrowUp"))).toBe("C2");
    expect(from("D3", key("ArrowUp", true))).toBe("D2");
    expect(from("D3", key("ArrowRight"), true)).toBe("C3");
  });

  it("go to the other one at an edge, and stay where there is none", () => {
    expect(from("A3", key("ArrowDown"))).toBe("A4");
    expect(from("A3", key("ArrowLeft"))).toBe("A3");
    expect(from("D3", key("End"))).toBe("J3");
    expect(stepped(key("x"), 0)).toBeUndefined();
  });
});
