import { expect, test } from "vitest";
import { overlap, standing, type Box, type Wanted } from "./standing";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = box(8, 8, 1350, 609);
const noteOf = (wanted: Wanted): Box => {
  const { left, top } = standing(wanted);
  return box(left, top, wanted.width, wanted.height);
};
const within = (note: Box, room: Box): boolean =>
  note.left >= room.left &&
  note.top >= room.top &&
  note.right <= room.right &&
  note.bottom <= room.bottom;

test("a note stands above its button, or under it where that is wanted", () => {
  const by = box(1050, 300, 36, 36);
  const above = noteOf({ width: 330, height: 200, by, room: WINDOW });
  expect(above.bottom).toBe(292);
  expect((above.left + above.right) / 2).toBe(1068);
  const below = noteOf({ width: 330, height: 200, by, room: WINDOW, side: "below" });
  expect(below.top).toBe(344);
});

test("where the window ends it goes to the other side", () => {
  const by = box(1300, 12, 36, 36);
  const note = noteOf({ width: 200, height: 240, by, room: WINDOW });
  expect(note.top).toBe(56);
  expect(within(note, WINDOW)).toBe(true);
});

test("it covers neither the ask bar nor its subject, on a laptop, a phone, a phone on its side", () => {
  const windows = [
    { room: WINDOW, bar: box(12, 434, 1118, 48), by: box(1053, 440, 36, 36) },
    { room: box(8, 8, 374, 828), bar: box(0, 707, 390, 137), by: box(331, 784, 44, 44) },
    { room: box(8, 8, 828, 374), bar: box(660, 40, 178, 344), by: box(780, 330, 44, 44) },
  ];
  const subjects = [box(435, 487, 92, 128), box(84, 570, 70, 105), box(120, 270, 80, 112)];
  for (const [at, { room, bar, by }] of windows.entries()) {
    const subject = subjects[at] ?? bar;
    const width = Math.min(340, room.right - room.left);
    const note = noteOf({ width, height: 190, by, never: [bar], rather: [subject], room });
    expect(within(note, room), `window ${at}`).toBe(true);
    expect(overlap(note, bar), `bar ${at}`).toBe(0);
    expect(overlap(note, subject), `subject ${at}`).toBe(0);
  }
});

test("where there is no room for all, the ask bar stays free and the subject gives way", () => {
  const room = box(8, 8, 344, 300);
  const bar = box(0, 200, 360, 108);
  const subject = box(8, 8, 344, 180);
  const by = box(300, 230, 44, 44);
  const note = noteOf({ width: 344, height: 180, by, never: [bar], rather: [subject], room });
  expect(overlap(note, bar)).toBe(0);
});
