import { t } from "../../words.svelte";
import type { GameSetup } from "../setup";
import { EMPIRE, REBEL, SIDES } from "./box";
import Picked from "./picker/Picked.svelte";
import Picker from "./picker/Picker.svelte";
import { sideIndex } from "./scenario";

/** The sides of the seats, as the server seats them (HO-14.1). */
export function sideOfSeat(seat: number, seats: number, team: string): number {
  if (seats === 3 && seat === 2) return sideIndex(team);
  return seat % 2 === 0 ? REBEL : EMPIRE;
}

export const setup: GameSetup = {
  picker: Picker,
  picked: Picked,
  decides: ["scenario", "campaign", "own"],
  seatNote: (seat, seats, options) => {
    const side = sideOfSeat(seat, seats, options["team"] ?? "");
    return t(`hoth-side-${SIDES[side] ?? "rebel"}`);
  },
};
