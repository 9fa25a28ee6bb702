/** Faces of the dice: 0 to 5 are those of an equipment die, 6 to 11 those of a stalker die
 * (ST-20.1, ST-20.2). */

export interface Face {
  kind: "gear" | "stalker";
  stars: number;
  masks: number;
  /** Two successes, four within the effective distance of a weapon. */
  accuracy: boolean;
}

const gear = (stars: number, accuracy = false): Face => ({
  kind: "gear",
  stars,
  masks: 0,
  accuracy,
});
const stalker = (stars: number, masks: number): Face => ({
  kind: "stalker",
  stars,
  masks,
  accuracy: false,
});

const FACES: readonly Face[] = [
  gear(2, true),
  gear(3),
  gear(2),
  gear(1),
  gear(1),
  gear(0),
  stalker(0, 2),
  stalker(1, 1),
  stalker(1, 1),
  stalker(2, 0),
  stalker(0, 1),
  stalker(1, 0),
];
const BLANK = gear(0);
const ACCURATE = 4;

export const faceOf = (number: number): Face => FACES[number] ?? BLANK;

/** The successes of a face; the accuracy face is worth more in effective distance. */
export function starsOf(number: number, accurate: boolean): number {
  const { stars, accuracy } = faceOf(number);
  return accuracy && accurate ? ACCURATE : stars;
}

export function sumOf(dice: readonly number[], accurate: boolean): number {
  return dice.reduce((sum, face) => sum + starsOf(face, accurate), 0);
}

export function masksOf(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + faceOf(face).masks, 0);
}

/** Dice in a line of text: accuracy, successes, gas masks. */
export function diceSigns(dice: readonly number[]): string {
  const signs = dice.map((face) => {
    const { stars, masks, accuracy } = faceOf(face);
    return accuracy ? "◎" : "★".repeat(stars) + "M".repeat(masks) || "–";
  });
  return signs.join(" ") || "–";
}
