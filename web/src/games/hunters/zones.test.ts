import { describe, expect, test } from "vitest";
import { zoneHeight, zoning } from "./zones";

const held = { contracts: 4, reserved: 2, captured: 2, crates: 2, wanted: 4, payable: false };

describe("zones beside the targets", () => {
  test("a laptop of 1366 × 625 shows four contracts and two reserved cards", () => {
    const open = { contracts: true, reserved: true, captured: true, crates: true, places: 4 };
    expect(zoning(305, held)).toEqual(open);
  });

  test("what does not fit is a drawer, and what can be paid for now is not", () => {
    expect(zoning(305, { ...held, contracts: 5 })).toMatchObject({
      contracts: true,
      reserved: false,
    });
    expect(zoning(305, { ...held, contracts: 5, payable: true })).toMatchObject({
      contracts: false,
      reserved: true,
    });
  });

  test("in a very low window everything but what fits is a drawer", () => {
    expect(zoning(120, held)).toMatchObject({ contracts: false, reserved: false, captured: false });
  });

  test("whatever lies open fits", () => {
    for (let room = 120; room < 900; room += 7)
      for (let contracts = 0; contracts < 12; contracts += 1)
        for (let reserved = 0; reserved < 5; reserved += 1) {
          const open = zoning(room, { ...held, contracts, reserved });
          const left =
            (open.contracts ? zoneHeight(contracts) : 54) +
            (open.reserved ? zoneHeight(reserved) : 54);
          expect(left + 8).toBeLessThanOrEqual(room);
          const right =
            (open.captured ? zoneHeight(open.places) : 54) + (open.crates ? zoneHeight(2, 1) : 54);
          expect(right + 8).toBeLessThanOrEqual(room);
        }
  });
});
