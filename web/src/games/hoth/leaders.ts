/** A neutral sign for each leader. */

import banner from "icon:game-icons/tattered-banner";
import crown from "icon:game-icons/crown";
import orbit from "icon:game-icons/orbital";
import pistol from "icon:game-icons/revolver";
import rank from "icon:game-icons/rank-3";
import tank from "icon:game-icons/tank";
import waves from "icon:game-icons/psychic-waves";
import type { Drawing } from "../../table/desk.svelte";

const SIGNS: Record<string, Drawing | undefined> = {
  leia: crown,
  luke: banner,
  han: pistol,
  vader: waves,
  piett: orbit,
  veers: tank,
};

export function leaderSign(id: string): Drawing {
  return SIGNS[id] ?? rank;
}
