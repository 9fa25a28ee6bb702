/** What moves on the field when something happens, and how long it takes. */

import type { Sound } from "../../look/sound";
import { times, type Pace } from "../../told/pace";
import { UNITS } from "./box";
import { centre } from "./field";
import type { HothEvent } from "./types";

export interface Beat {
  what: "go" | "shot" | "hit" | "medal";
  /** Hexes: from where, to where. */
  from: number;
  to: number;
  ms: number;
  /** How long the next one waits for it. */
  wait: number;
  gait: "walk" | "fly" | "stride";
  /** Of a medal: whose track it goes to. */
  side: number;
  sound?: Sound;
}

const PER_HEX = times(320, 180, 90);
const PER_HEX_BACK = times(450, 260, 130);
const SHOT = times(420, 260, 150);
const MEDAL = times(900, 600, 300);
const WIDTH = 100;

function gaitOf(kind: number): Beat["gait"] {
  const name = UNITS[kind];
  return name === "snowspeeders" ? "fly" : name === "at_at" ? "stride" : "walk";
}

/** How many hexes a way is long. */
export function hexesBetween(from: number, to: number): number {
  const [x, y] = centre(from);
  const [endX, endY] = centre(to);
  return Math.max(1, Math.round(Math.hypot(endX - x, endY - y) / WIDTH));
}

/** Where a medal can come from. */
function whereOf(event: HothEvent): number | undefined {
  if (event.event === "UnitMoved") return event.end;
  const falls = event.event === "FiguresLost" || event.event === "StructureDestroyed";
  return falls ? event.hex : undefined;
}

/** The beats of what happened at once, in order. A medal flies from where a unit was lost, or from
 * where one went. */
export function beatsOf(
  events: readonly HothEvent[],
  pace: Pace = "normal",
  earlier: readonly HothEvent[] = [],
): Beat[] {
  const beats: Beat[] = [];
  let lostAt = earlier.reduce((hex, event) => whereOf(event) ?? hex, -1);
  const swift = pace === "once" ? "fast" : pace;
  const plain = { gait: "walk", side: -1 } as const;
  for (const event of events)
    switch (event.event) {
      case "UnitMoved":
      case "UnitRetreated": {
        lostAt = whereOf(event) ?? lostAt;
        const perHex = event.event === "UnitMoved" ? PER_HEX : PER_HEX_BACK;
        const ms = perHex[swift] * hexesBetween(event.start, event.end);
        const gait = gaitOf(event.kind);
        beats.push({
          ...plain,
          what: "go",
          from: event.start,
          to: event.end,
          ms,
          wait: ms,
          gait,
          sound: "march",
        });
        break;
      }
      case "DiceRolled":
        beats.push({
          ...plain,
          what: "shot",
          from: event.start,
          to: event.end,
          ms: SHOT[swift],
          wait: SHOT[swift],
          sound: "dice",
        });
        break;
      case "FiguresLost":
        lostAt = event.hex;
        beats.push({
          ...plain,
          what: "hit",
          from: event.hex,
          to: event.hex,
          ms: 250,
          wait: 120,
          sound: event.left === 0 ? "fall" : "shot",
        });
        break;
      case "StructureDestroyed":
        lostAt = event.hex;
        beats.push({
          ...plain,
          what: "hit",
          from: event.hex,
          to: event.hex,
          ms: 300,
          wait: 120,
          sound: "fall",
        });
        break;
      case "MedalsWon":
        if (event.medals > 0)
          beats.push({
            ...plain,
            what: "medal",
            from: lostAt,
            to: -1,
            ms: MEDAL[swift],
            wait: 0,
            side: event.side,
            sound: "coin",
          });
        break;
      default:
    }
  return beats;
}
