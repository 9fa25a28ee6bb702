/** Outlines that several drawings share. */

export const LOBES =
  "M0 -12C5.5 -12 7.5 -7 5.8 -3.4C9.8 -3.6 13 .6 10.8 5.2C8.6 9.6 3.2 9.2 0 5.6" +
  "C-3.2 9.2 -8.6 9.6 -10.8 5.2C-13 .6 -9.8 -3.6 -5.8 -3.4C-7.5 -7 -5.5 -12 0 -12Z";

export const PETALS = [
  { petals: 1, colour: "var(--zone-blue-87b)", turns: [] },
  { petals: 2, colour: "var(--zone-lime-88)", turns: [45, 225] },
  { petals: 3, colour: "var(--zone-violet-72)", turns: [0, 120, 240] },
  { petals: 4, colour: "var(--zone-target)", turns: [0, 90, 180, 270] },
] as const;

/** The base of an enemy: its group by shape, and by colour as a second cue. */
export const BASES: Record<string, { path: string; colour: string }> = {
  pack: { path: "M-16 -16H16V16H-16Z", colour: "var(--zone-yellow-86)" },
  horde: { path: "M-19 0L-9.5 -16.5H9.5L19 0L9.5 16.5H-9.5Z", colour: "var(--zone-blue-74b)" },
  elite: { path: "M0 -22L21 14H-21Z", colour: "var(--zone-target)" },
  boss: { path: "M-8 -19H8L19 -8V8L8 19H-8L-19 8V-8Z", colour: "var(--zone-green-81)" },
};
/** Without a token of a group. */
export const NO_BASE = { path: "M0 -20L20 0L0 20L-20 0Z", colour: "var(--zone-lime-87)" };

/** A stalker's colour is its seat's; its initial says the same. */
export const STALKER_COLOURS = [
  "var(--zone-geiger)",
  "var(--zone-teal-81)",
  "var(--zone-orange-82)",
  "var(--zone-pink-78)",
] as const;

export function stalkerColour(seat: number): string {
  return STALKER_COLOURS[seat % STALKER_COLOURS.length] ?? STALKER_COLOURS[0];
}
