/** Outlines that several drawings share. */

export const LOBES =
  "M0 -12C5.5 -12 7.5 -7 5.8 -3.4C9.8 -3.6 13 .6 10.8 5.2C8.6 9.6 3.2 9.2 0 5.6" +
  "C-3.2 9.2 -8.6 9.6 -10.8 5.2C-13 .6 -9.8 -3.6 -5.8 -3.4C-7.5 -7 -5.5 -12 0 -12Z";

export const PETALS = [
  { petals: 1, colour: "#a9dcff", turns: [] },
  { petals: 2, colour: "#c8e84d", turns: [45, 225] },
  { petals: 3, colour: "#b58bff", turns: [0, 120, 240] },
  { petals: 4, colour: "#ff6a5e", turns: [0, 90, 180, 270] },
] as const;

/** The base of an enemy: its group by shape, and by colour as a second cue. */
export const BASES: Record<string, { path: string; colour: string }> = {
  pack: { path: "M-16 -16H16V16H-16Z", colour: "#ffc94d" },
  horde: { path: "M-19 0L-9.5 -16.5H9.5L19 0L9.5 16.5H-9.5Z", colour: "#5fb0ff" },
  elite: { path: "M0 -22L21 14H-21Z", colour: "#ff6b5e" },
  boss: { path: "M-8 -19H8L19 -8V8L8 19H-8L-19 8V-8Z", colour: "#7ddb7a" },
};
/** Without a token of a group. */
export const NO_BASE = { path: "M0 -20L20 0L0 20L-20 0Z", colour: "#cfd6cb" };

/** A stalker's colour is its seat's; its initial says the same. */
export const STALKER_COLOURS = ["#b6e35c", "#6fd3e8", "#ffb45e", "#d79bff"] as const;

export function stalkerColour(seat: number): string {
  return STALKER_COLOURS[seat % STALKER_COLOURS.length] ?? STALKER_COLOURS[0];
}
