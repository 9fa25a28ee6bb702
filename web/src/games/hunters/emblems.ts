/** A symbol and three colours for every character, used wherever the character appears. */

import alienSkull from "icon:game-icons/alien-skull";
import androidMask from "icon:game-icons/android-mask";
import bandit from "icon:game-icons/bandit";
import blindfold from "icon:game-icons/blindfold";
import cowboyHolster from "icon:game-icons/cowboy-holster";
import cowled from "icon:game-icons/cowled";
import eggPod from "icon:game-icons/egg-pod";
import foxHead from "icon:game-icons/fox-head";
import gasMask from "icon:game-icons/gas-mask";
import gorilla from "icon:game-icons/gorilla";
import highShot from "icon:game-icons/high-shot";
import hoodedAssassin from "icon:game-icons/hooded-assassin";
import humanTarget from "icon:game-icons/human-target";
import invisibleFace from "icon:game-icons/invisible-face";
import lizardman from "icon:game-icons/lizardman";
import mechaHead from "icon:game-icons/mecha-head";
import wheelRobot from "icon:game-icons/mono-wheel-robot";
import pirateCaptain from "icon:game-icons/pirate-captain";
import robotHelmet from "icon:game-icons/robot-helmet";
import toothedCat from "icon:game-icons/saber-toothed-cat-head";
import sasquatch from "icon:game-icons/sasquatch";
import tiara from "icon:game-icons/tiara";
import visoredHelm from "icon:game-icons/visored-helm";
import type { Drawing } from "../../table/desk.svelte";

export interface Emblem {
  icon: Drawing;
  night: string;
  body: string;
  light: string;
}

function emblem(icon: Drawing, night: string, body: string, light: string): Emblem {
  return { icon, night, body, light };
}

/** Hunters share a coral night; `shift` turns its hue a little. */
function hunter(icon: Drawing, shift: number): Emblem {
  const hue = 352 + shift * 0.55;
  const tone = (turn: number, saturation: number, lightness: number): string =>
    `hsl(${((hue + turn + 360) % 360).toFixed(1)} ${saturation}% ${lightness}%)`;
  return { icon, night: tone(-30, 45, 9), body: tone(0, 55, 32), light: tone(14, 78, 72) };
}

const UNKNOWN = emblem(
  humanTarget,
  "var(--hunters-blue-21)",
  "var(--hunters-blue-45)",
  "var(--hunters-blue-92)",
);

const EMBLEMS: Record<string, Emblem> = {
  qira: emblem(
    cowled,
    "var(--hunters-pink-21)",
    "var(--hunters-rose-47b)",
    "var(--hunters-rose-83)",
  ),
  padme: emblem(
    tiara,
    "var(--hunters-pink-24)",
    "var(--hunters-pink-51)",
    "var(--hunters-rose-90)",
  ),
  zeb: emblem(
    toothedCat,
    "var(--hunters-violet-23)",
    "var(--hunters-violet-47)",
    "var(--hunters-violet-84)",
  ),
  omega: emblem(
    highShot,
    "var(--hunters-yellow-26)",
    "var(--hunters-yellow-57)",
    "var(--hunters-yellow-95)",
  ),
  chewbacca: emblem(
    sasquatch,
    "var(--hunters-orange-22)",
    "var(--hunters-orange-51b)",
    "var(--hunters-dusk)",
  ),
  han: emblem(
    cowboyHolster,
    "var(--hunters-blue-22)",
    "var(--hunters-blue-46)",
    "var(--hunters-yellow-92c)",
  ),
  kanan: emblem(
    blindfold,
    "var(--hunters-teal-25)",
    "var(--hunters-teal-53)",
    "var(--hunters-teal-91)",
  ),
  grogu: emblem(
    eggPod,
    "var(--hunters-green-24)",
    "var(--hunters-green-54)",
    "var(--hunters-lime-93)",
  ),
  greedo: hunter(alienSkull, -14),
  dengar: hunter(invisibleFace, 22),
  bossk: hunter(lizardman, 30),
  zuckuss: hunter(gasMask, 10),
  hondo: hunter(pirateCaptain, 18),
  krrsantan: hunter(gorilla, -26),
  fennec: hunter(foxHead, 14),
  cad_bane: hunter(bandit, -4),
  mandalorian: hunter(visoredHelm, -20),
  ig11: hunter(mechaHead, 6),
  boba: hunter(robotHelmet, 26),
  aurra: hunter(hoodedAssassin, -34),
  astromech: emblem(
    wheelRobot,
    "var(--hunters-blue-26)",
    "var(--hunters-yellow-45)",
    "var(--hunters-yellow-89)",
  ),
  protocol: emblem(
    androidMask,
    "var(--hunters-blue-26)",
    "var(--hunters-yellow-45)",
    "var(--hunters-yellow-89)",
  ),
};

export function emblemOf(character: string): Emblem {
  return EMBLEMS[character] ?? UNKNOWN;
}
