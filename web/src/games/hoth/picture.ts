/** What of the battlefield is lit, and what a look at a hex shows: from the view and the options. */

import type { Action, Asked } from "../../wire/types";
import { pick, read } from "./actions";
import type { Battle, Marker, Piece } from "./box";
import { SIDES } from "./box";
import { isDone } from "./ordered";
import type { AimView, HothAction, HothView, NoShotView, ReachView, ShotView } from "./types";

export interface Line {
  from: number;
  to: number;
  /** Empty: the line is clear. */
  blockers: readonly number[];
}

export interface Picture {
  /** Units that can be chosen. */
  units: readonly number[];
  ordered: readonly { hex: number; finished: boolean }[];
  selected: number | undefined;
  /** Hexes that can be gone to. */
  reach: readonly { hex: number; only: boolean }[];
  exits: readonly number[];
  /** Enemies that can be attacked, with what is known of the attack. */
  targets: readonly { hex: number; shot: ShotView | undefined }[];
  lines: readonly Line[];
  retreats: readonly { hex: number; letter: string }[];
  /** The unit as it would stand on the hex that is looked at. */
  ghost: Piece | undefined;
}

const LETTERS = "ABCDEF";

/** The options that name a hex, by hex. Only these can be clicked on the board. */
export function optionsByHex(options: readonly Action[], card?: number): Map<number, HothAction> {
  const found = new Map<number, HothAction>();
  for (const action of options.map(read)) {
    if (!("hex" in action)) continue;
    if (action.verb === "support") {
      if (action.hex >= 0 && action.card === card) found.set(action.hex, action);
    } else if (!found.has(action.hex)) found.set(action.hex, action);
  }
  return found;
}

export function pictureOf(
  view: HothView,
  ask: Asked | undefined,
  options: ReadonlyMap<number, HothAction>,
  looked: number | undefined,
): Picture {
  const hexes = (...verbs: HothAction["verb"][]): number[] =>
    [...options].flatMap(([hex, { verb }]) => (verbs.includes(verb) ? hex : []));
  const going = lookedReach(view, looked);
  const shots = shotsShown(view, looked);
  const enemies = hexes("target", "strike");
  return {
    units: hexes("order", "move", "attack", "support"),
    ordered: view.units
      .filter((unit) => unit.ordered)
      .map((unit) => ({ hex: unit.hex, finished: isDone(unit, view) })),
    selected: selectedHex(view),
    reach: hexes("to", "place").map((hex) => ({
      hex,
      only: view.reach.find((place) => place.hex === hex)?.barred ?? false,
    })),
    exits: pick("exit", ask?.options).map(({ hex }) => hex),
    targets: [...new Set([...enemies, ...shots.map((shot) => shot.end)])].map((hex) => ({
      hex,
      shot: shots.find((shot) => shot.end === hex),
    })),
    lines: linesShown(view, looked),
    retreats: hexes("fall_back")
      .sort((a, b) => a - b)
      .map((hex, at) => ({ hex, letter: LETTERS[at] ?? "" })),
    ghost: going && view.mover >= 0 ? moved(view, going) : undefined,
  };
}

/** The unit that everything is about now. */
export function selectedHex(view: HothView): number | undefined {
  return [view.fleeing, view.mover, view.attacker].find((hex) => hex >= 0);
}

/** Where the moving unit would go, if that hex is looked at. */
export function lookedReach(view: HothView, looked: number | undefined): ReachView | undefined {
  return view.reach.find((place) => place.hex === looked);
}

function moved(view: HothView, going: ReachView): Piece | undefined {
  const unit = view.units.find((each) => each.hex === view.mover);
  return unit && { ...unit, hex: going.hex };
}

/** The attacks that are shown: of where the unit would go, of the unit that aims, of the unit looked
 * at while attackers are chosen. */
export function shotsShown(view: HothView, looked: number | undefined): readonly ShotView[] {
  if (view.mover >= 0) return lookedReach(view, looked)?.shots ?? [];
  if (view.attacker >= 0) return view.shots;
  return view.shots.filter((shot) => shot.start === looked);
}

export function noShotsShown(view: HothView, looked: number | undefined): readonly NoShotView[] {
  if (view.mover >= 0) return lookedReach(view, looked)?.no_shots ?? [];
  if (view.attacker >= 0) return view.no_shots;
  return view.no_shots.filter((shot) => shot.start === looked);
}

export function linesOf(shots: readonly ShotView[], noShots: readonly NoShotView[]): Line[] {
  return [
    ...shots.map(({ start, end }) => ({ from: start, to: end, blockers: [] })),
    ...noShots
      .filter(({ blockers }) => blockers.length > 0) // else only cover is in the way
      .map(({ start, end, blockers }) => ({ from: start, to: end, blockers })),
  ];
}

/** While one aims only the line that is looked at, else all of them. */
function linesShown(view: HothView, looked: number | undefined): Line[] {
  if (view.attacker >= 0 && view.target >= 0)
    return [{ from: view.attacker, to: view.target, blockers: [] }];
  const lines = linesOf(shotsShown(view, looked), noShotsShown(view, looked));
  const aimed = lines.filter(({ to }) => to === looked);
  return aimed.length > 0 ? aimed : lines;
}

/** The field of a table as it is drawn. */
export function battleOf(view: HothView): Battle {
  const structures = view.structures.map((hex, number) => ({
    hex,
    kind: view.structure_kinds[number] ?? 0,
  }));
  return { terrain: view.terrain, structures, units: view.units, markers: markersOf(view) };
}

/** Coins and signs on the map: objectives that are still there, ways out, the officer. */
export function markersOf(view: HothView): Marker[] {
  const face = (aim: AimView): Marker["face"] => SIDES[aim.side] ?? "both";
  const coins = view.aims
    .filter(({ what }) => ["temporary", "permanent", "per_turn", "hold_all"].includes(what))
    .flatMap((aim) =>
      aim.hexes.flatMap((hex) =>
        Array.from({ length: Math.max(1, aim.medals) }, () => ({ hex, face: face(aim) })),
      ),
    );
  const ways = view.aims
    .filter(({ what }) => ["exit", "exit_wins", "courier"].includes(what))
    .flatMap((aim) => aim.hexes.map((hex) => ({ hex, face: "exit" as const })));
  const posts = view.aims
    .filter(({ what }) => what === "command_post")
    .flatMap((aim) => aim.hexes.map((hex) => ({ hex, face: "post" as const })));
  const carrier = view.units.find((unit) => unit.carries)?.hex ?? view.officer;
  const officer = carrier >= 0 ? [{ hex: carrier, face: "officer" as const }] : [];
  return [...coins, ...ways, ...posts, ...officer];
}
