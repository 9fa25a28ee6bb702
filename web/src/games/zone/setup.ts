import type { GameSetup } from "../setup";
import Picked from "./picker/Picked.svelte";
import Picker from "./picker/Picker.svelte";

export const setup: GameSetup = {
  picker: Picker,
  picked: Picked,
  settled: () => ["mission", "campaign", "uncharted", "own"],
  most: (_, usual) => usual,
  seatNote: () => "",
};
