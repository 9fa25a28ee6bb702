import { t } from "../../words.svelte";
import type { GameSetup } from "../setup";
import { EMPIRE, REBEL, SIDES } from "./box";
import Picked from "./picker/Picked.svelte";
import Picker from "./picker/Picker.svelte";
import StartSides from "./picker/StartSides.svelte";
import { sideIndex } from "./scenario";

/** The sides of the seats, as the server seats them (HO-14.1). */
export function sideOfSeat(seat: number, seats: number, team: string): number {
  if (seats === 3 && seat === 2) return sideIndex(team);
  return seat % 2 === 0 ? REBEL : EMPIRE;
}

const PICKED = ["scenario", "campaign", "own"];
const isCampaign = (options: Readonly<Record<string, string>>): boolean =>
  (options["campaign"] ?? "none") !== "none";

export const setup: GameSetup = {
  picker: Picker,
  picked: Picked,
  sides: StartSides,
  // A campaign is for two, and brings its own leaders (HO-15.1, HO-15.4).
  settled: (options) => [
    ...PICKED,
    ...(isCampaign(options) ? ["leaders", "team", "partners"] : []),
  ],
  most: (options, usual) => (isCampaign(options) ? 2 : usual),
  seatNote: (seat, seats, options) => {
    const side = sideOfSeat(seat, seats, options["team"] ?? "");
    return t("hoth-side", { side: SIDES[side] ?? "rebel" });
  },
};
