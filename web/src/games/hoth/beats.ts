/** What moves on the field when something happens, and how long it takes. */

import type { Sound } from "../../look/sound";
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

const PER_HEX_MS = 180;
const LONGEST_MS = 400;
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

/** The beats of what happened at once, in order. A medal flies from where a unit was lost. */
export function beatsOf(events: readonly HothEvent[]): Beat[] {
  const beats: Beat[] = [];
  let lostAt = -1;
  const plain = { gait: "walk", side: -1 } as const;
  for (const event of events)
    switch (event.event) {
      case "UnitMoved":
      case "UnitRetreated": {
        const ms = Math.min(PER_HEX_MS * hexesBetween(event.start, event.end), LONGEST_MS);
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
          ms: 160,
          wait: 260,
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
            ms: 400,
            wait: 0,
            side: event.side,
            sound: "coin",
          });
        break;
      default:
    }
  return beats;
}
