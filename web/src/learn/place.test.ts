import { expect, test } from "vitest";
import { leader, overlap, stand, unfolded, type Box, type Room } from "./place";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const ASK = box(12, 430, 1120, 52);
const laptop: Room = {
  width: 1366,
  height: 625,
  card: { width: 270, height: 150 },
  strip: 96,
  subject: box(20, 120, 300, 140),
  keep: [ASK],
  free: [],
  log: box(1140, 190, 214, 430),
  head: 48,
};
const phone: Room = {
  ...laptop,
  width: 390,
  height: 844,
  log: undefined,
  keep: [box(0, 700, 390, 144)],
};

/** What the coach covers where it stands, and how far it is from its subject. */
const covered = (room: Room): Box[] => {
  const { left, top, width, how } = stand(room);
  const height =
    how === "strip"
      ? room.strip
      : how === "folded"
        ? 48
        : (room.card.height * room.card.width) / width;
  return room.keep.filter((one) => overlap({ left, top, width, height }, one));
};

test("beside its subject, twelve pixels off: right, left, below, above", () => {
  expect(stand(laptop)).toEqual({ how: "beside", left: 332, top: 120, width: 270 });
  const atRight = { ...laptop, subject: box(1000, 120, 300, 140) };
  expect(stand(atRight)).toMatchObject({ how: "beside", left: 718 });
  const wide = { ...laptop, subject: box(100, 60, 1200, 120) };
  expect(stand(wide)).toMatchObject({ how: "beside", top: 192 });
  const low = { ...laptop, subject: box(100, 300, 1200, 120) };
  expect(stand(low)).toMatchObject({ how: "beside", top: 138 });
});

test("a side where something is lit is not free", () => {
  const lit = box(340, 120, 100, 100);
  const room = { ...laptop, keep: [ASK, lit] };
  expect(stand(room).how).toBe("beside");
  expect(covered(room)).toEqual([]);
  expect(stand(room).left).not.toBe(332);
});

test("in an empty place of the board, the one nearest to the subject", () => {
  const subject = box(10, 50, 1120, 380);
  const free = [box(20, 60, 200, 60), box(700, 60, 300, 200), box(400, 200, 300, 200)];
  const room = { ...laptop, subject, free };
  expect(stand(room)).toEqual({ how: "free", left: 400, top: 200, width: 270 });
});

test("in place of the log, as wide as it is", () => {
  const room = { ...laptop, subject: box(10, 50, 1120, 570) };
  expect(stand(room)).toMatchObject({ how: "log", left: 1140, width: 214 });
});

test("on an upright phone a strip at the far edge", () => {
  expect(stand({ ...phone, subject: box(150, 600, 80, 90) })).toMatchObject({
    how: "strip",
    top: 56,
  });
  expect(stand({ ...phone, subject: box(150, 100, 80, 90) })).toMatchObject({
    how: "strip",
    top: 596,
  });
});

test("where everything is needed it is folded, and in nobody's way if that can be", () => {
  const all = {
    ...laptop,
    subject: box(0, 0, 1366, 560),
    keep: [box(0, 0, 1366, 560)],
    log: undefined,
  };
  expect(stand(all)).toMatchObject({ how: "folded", top: 569 });
  const full = { ...all, keep: [box(0, 0, 1366, 625)] };
  expect(stand(full)).toMatchObject({ how: "hidden" });
});

test("without a subject it stands where it covers nothing that is kept", () => {
  const room = { ...laptop, subject: undefined, log: undefined };
  expect(stand(room).how).toBe("free");
  expect(covered(room)).toEqual([]);
});

test.each([
  [1366, 625],
  [1536, 730],
  [844, 390],
  [740, 360],
  [390, 844],
  [360, 640],
  [820, 1180],
  [2560, 1300],
])("at %i × %i it never covers what it speaks of, wherever that is", (width, height) => {
  const ask = box(8, height - 120, width - 16, 60);
  for (let left = 0; left + 90 < width; left += 67)
    for (let top = 50; top + 70 < height; top += 53) {
      const subject = box(left, top, 90, 70);
      const room: Room = {
        ...laptop,
        width,
        height,
        subject,
        keep: [subject, ask],
        log: undefined,
      };
      const stood = stand(room);
      if (stood.how === "hidden") continue;
      expect(covered(room)).toEqual([]);
    }
});

test("the line leads from the card to the edge of its subject", () => {
  expect(leader(box(1140, 200, 200, 100), box(100, 500, 60, 80))).toEqual({
    x1: 1140,
    y1: 300,
    x2: 160,
    y2: 500,
  });
});

test("where there is no room it can still be read: whole, and inside the window", () => {
  const full: Room = { ...laptop, width: 844, height: 390, log: undefined, strip: 400 };
  const room = { ...full, head: 0, keep: [box(0, 60, 844, 330), box(0, 0, 600, 60)] };
  const folded = stand(room);
  expect(folded.how).toBe("folded");
  const { left, top, width } = unfolded(folded, room);
  expect(width).toBe(room.card.width);
  expect(left + width).toBeLessThanOrEqual(836);
  expect(top + room.card.height).toBeLessThanOrEqual(382);
});
