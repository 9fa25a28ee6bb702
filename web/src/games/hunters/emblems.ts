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

const UNKNOWN = emblem(humanTarget, "#14181f", "#4a5565", "#dfe6ee");

const EMBLEMS: Record<string, Emblem> = {
  qira: emblem(cowled, "#2a0d20", "#96305a", "#ffb0b4"),
  padme: emblem(tiara, "#2c0f38", "#93408f", "#ffcfe6"),
  zeb: emblem(toothedCat, "#1b1142", "#5f45ac", "#d3bbff"),
  omega: emblem(highShot, "#2c240c", "#8d7327", "#fff0b8"),
  chewbacca: emblem(sasquatch, "#2b1508", "#96501f", "#ffcb8f"),
  han: emblem(cowboyHolster, "#0b1836", "#2f549c", "#ffdf9e"),
  kanan: emblem(blindfold, "#06262b", "#1d7a78", "#a9f2dc"),
  grogu: emblem(eggPod, "#0d2413", "#3d8044", "#dcf5ae"),
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
  astromech: emblem(wheelRobot, "#20242a", "#5b554a", "#e6dac2"),
  protocol: emblem(androidMask, "#20242a", "#5b554a", "#e6dac2"),
};

export function emblemOf(character: string): Emblem {
  return EMBLEMS[character] ?? UNKNOWN;
}
