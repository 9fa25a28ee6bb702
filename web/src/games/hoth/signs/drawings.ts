/** How each sign of the table is drawn in the legend: with the very shapes of the battlefield. */

import type { Marker } from "../box";
import type { SignId } from "./table";

export type Mark =
  "place" | "ordered" | "finished" | "reach" | "only" | "target" | "blocked" | "section" | "half";

export type Drawn =
  { shape: string; box: string } | { coin: Marker["face"] } | { die: number } | { mark: Mark };

const HEX = "-52 -60 104 112";
const BADGE = "-18 -18 36 36";
const shape = (name: string, box = HEX): Drawn => ({ shape: name, box });

export const DRAWINGS: Record<SignId, Drawn> = {
  infantry: { die: 0 },
  vehicle: { die: 1 },
  explosion: { die: 2 },
  retreat: { die: 3 },
  cross: { die: 4 },
  "medal-rebel": { coin: "rebel" },
  "medal-empire": { coin: "empire" },
  "medal-both": { coin: "both" },
  "medal-place": { mark: "place" },
  exit: { coin: "exit" },
  officer: { coin: "officer" },
  post: { coin: "post" },
  assault: shape("badge-assault", BADGE),
  scouts: shape("badge-scouts", BADGE),
  e_web: shape("badge-e_web", BADGE),
  "e_web-moved": shape("badge-e_web_moved", BADGE),
  elite: shape("badge-elite", BADGE),
  ridge: shape("ridge-0"),
  rocks: shape("rocks-0"),
  serac: shape("serac"),
  crevasse: shape("crevasse-0"),
  trench: shape("trench"),
  building: shape("building"),
  wreckage: shape("wreckage"),
  shield_generator: shape("shield_generator", "-52 -74 104 126"),
  ion_cannon: shape("ion_cannon"),
  "tray-rebel": shape("tray-rebel"),
  "tray-empire": shape("tray-empire"),
  socket: shape("socket-rebel", "-16 -26 32 34"),
  ordered: { mark: "ordered" },
  finished: { mark: "finished" },
  reach: { mark: "reach" },
  "reach-only": { mark: "only" },
  target: { mark: "target" },
  blocked: { mark: "blocked" },
  section: { mark: "section" },
  half: { mark: "half" },
};
