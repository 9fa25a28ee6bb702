/** The dial of the Geiger counter: doses as angles, zones of dice, stops. */

const FULL = 16;
/** What a dose falls back to (ST-29.3): shown as white ticks. */
export const STOPS: readonly number[] = [0, 3, 7, 11, 15];
/** From which dose how many dice are rolled in the Zone phase. */
export const ZONES = [
  { from: 0, to: 3.5, dice: 0, colour: "var(--zone-lime-61)" },
  { from: 3.5, to: 7.5, dice: 1, colour: "var(--zone-lime-76b)" },
  { from: 7.5, to: 11.5, dice: 2, colour: "var(--zone-orange-75)" },
  { from: 11.5, to: 15.5, dice: 3, colour: "var(--zone-red-65)" },
  { from: 15.5, to: 16.4, dice: 4, colour: "var(--zone-red-60b)" },
] as const;
export const DOSES: readonly number[] = Array.from({ length: FULL + 1 }, (_, dose) => dose);

const CENTRE_X = 100;
const CENTRE_Y = 104;
export const angleOf = (dose: number): number => -210 + (dose / FULL) * 240;

export function on(dose: number, radius: number): string {
  const angle = (angleOf(dose) * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return `${round(CENTRE_X + radius * Math.cos(angle))} ${round(CENTRE_Y + radius * Math.sin(angle))}`;
}

export function arc(from: number, to: number, radius: number): string {
  const large = ((to - from) / FULL) * 240 > 180 ? 1 : 0;
  return `M${on(from, radius)}A${radius} ${radius} 0 ${large} 1 ${on(to, radius)}`;
}
