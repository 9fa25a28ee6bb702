/** Events of S.T.A.L.K.E.R. as lines of the log: every event has a message by its name. */

import { line, type Line } from "../../table/lines";
import type { AnyEvent } from "../../table/table.svelte";
import type { Scene } from "../game";
import { Teller } from "./teller";
import { TOLD_BY_OTHERS, type ZoneEvent } from "./types";

type Name = ZoneEvent["event"];

/** Here the steps of a walk are one line, which tells a move as well. */
const TOLD: ReadonlySet<string> = new Set([...TOLD_BY_OTHERS, "move", "careful"]);
/** Seen on the table, or told by the event after it. */
const SILENT: ReadonlySet<Name> = new Set<Name>([
  "AnswerSealed",
  "EnemyStepped",
  "GroundChanged",
  "EnemyActed",
  "PointBegun",
]);
const DIVIDERS: ReadonlySet<Name> = new Set<Name>([
  "ExplorationBegan",
  "MissionBegan",
  "RoundBegan",
  "TurnBegan",
]);
const HOT: ReadonlySet<Name> = new Set<Name>([
  "EventDrawn",
  "HpLost",
  "CriticallyWounded",
  "StalkerDied",
  "EnemyDied",
  "EnemyAttacked",
  "ArtifactTaken",
  "ArtifactFound",
  "AnomalyActivated",
  "ThingGained",
  "ExitsOpened",
  "AreaFlooded",
  "StalkerLeft",
  "CompanionLeft",
  "CompanionTaken",
  "MissionEnded",
  "PlaceVisited",
  "PlaceAdded",
  "CampaignEnded",
]);

/** EnemyMoved is said by zone-event-enemy_moved. */
function snake(name: Name): string {
  return name.replace(/(?!^)(?=[A-Z])/g, "_").toLowerCase();
}

function isSilent(event: ZoneEvent): boolean {
  if (event.event === "ActionTaken") return TOLD.has(event.verb);
  if (event.event === "TurnEnded") return event.forfeited === 0;
  return SILENT.has(event.event);
}

function weightOf(event: ZoneEvent): Line["weight"] {
  if (DIVIDERS.has(event.event)) return "divider";
  if (event.event === "ZoneStepBegan") return event.step === 1 ? "divider" : "plain";
  return HOT.has(event.event) ? "hot" : "plain";
}

export function story(scene: Scene): (event: AnyEvent) => Line | undefined {
  const teller = new Teller(scene);
  /** The steps of a walk are one line, which grows. */
  let walked: { stalker: number; areas: string[] } | undefined;

  return (happened) => {
    const event = happened as ZoneEvent;
    teller.hear(event);
    if (isSilent(event)) return undefined;
    const args = teller.args(event);
    const weight = weightOf(event);
    const seat = "stalker" in event && weight !== "divider" ? event.stalker : -1;
    const some = { seat, weight };
    if (event.event !== "StalkerStepped") {
      walked = undefined;
      return line(`zone-event-${snake(event.event)}`, args, some);
    }
    const goesOn = walked?.stalker === event.stalker;
    const before = goesOn && walked ? walked.areas : [teller.area(event.start)];
    walked = { stalker: event.stalker, areas: [...before, teller.area(event.area)] };
    const path = { ...args, start: before.join(" → ") };
    return { ...line("zone-event-stalker_stepped", path, some), instead: goesOn };
  };
}
