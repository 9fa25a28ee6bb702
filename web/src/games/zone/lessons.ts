/** The first sortie: three rounds of mission A1, alone, with a coach. Five lessons at one real table;
 * then the learner finishes the mission there. */

import type { Course, Goal, Now, Setting } from "../../learn/course";
import { stalkerName } from "./names";
import {
  asked,
  beatOf,
  END,
  goal,
  isOver,
  lead,
  me,
  onMap,
  pastBefore,
  read,
  round,
  say,
  SEED,
  shows,
  taken,
  told,
  viewOf,
} from "./learner";

const TABLE: Setting = { seats: ["me"], options: { mission: "A1" }, seed: SEED };

/** The same sortie, with all behind it that lies before this beat. */
const from = (goal: string): Setting => ({ ...TABLE, past: pastBefore(goal) });

const did = (key: string, verb: string, times = 1, unless = "arrange"): Goal =>
  goal(key, (now) => taken(now, verb, beatOf(key).turn) >= times && asked(now) !== unless);
const walked = (key: string, verb: "move" | "careful", times = 1): Goal =>
  did(key, verb, times, "step");
const ended = (turn: number): Goal => goal(`end-${turn}`);
const shot = (key: string): Goal =>
  goal(key, (now) => told(now, "EnemyHit", beatOf(key).turn).length >= 1);
const killed = (key: string, enemies = 1): Goal =>
  goal(key, (now) => told(now, "EnemyDied", beatOf(key).turn).length >= enemies);

/** The Enemies and Zone phase: nothing to do but to answer what is asked on the way. */
const roundBegins = (key: string, next: number): Goal => ({
  key,
  done: (now) => round(now) >= next || isOver(now),
  say: (now) => lead(now, beatOf(key)),
});

const name = (now: Now) => ({ name: stalkerName(viewOf(now), now.seat, now.content) });
const here = (now: Now): string[] => onMap(now, me(now).area);
const token = (now: Now): string[] => onMap(now, me(now).threat_area);

/** What the first own shot did. */
function firstHit(now: Now): { successes: number; hit: string } {
  const [hit] = told(now, "EnemyHit", beatOf("burst").turn);
  const results = hit?.results ?? [];
  const worst = ["hp-1", "heavy", "light"].find((one) => results.includes(one));
  return { successes: hit?.successes ?? 0, hit: worst ?? "none" };
}

export const course: Course = {
  shows,
  ends: [END],
  lessons: [
    {
      key: "sneak",
      rule: "ST-15.1",
      table: TABLE,
      goals: [
        read("hello"),
        goal("stalker", (now) => me(now).card !== ""),
        read("map", here, name),
        read("sight", (now) => viewOf(now).enemies.flatMap(({ area }) => onMap(now, area))),
        walked("walk", "move"),
        read("threat", token),
        read(
          "dose",
          () => [],
          (now) => ({ dose: me(now).dose }),
        ),
      ],
    },
    {
      key: "loot",
      rule: "ST-30.4",
      table: TABLE,
      opens: from("careful"),
      goals: [
        walked("careful", "careful"),
        did("bolt", "bolt"),
        ended(1),
        read("reaction"),
        walked("fetch", "move"),
        read("seen", here),
        did("pick", "pick"),
        walked("back", "move", 2),
        ended(2),
      ],
    },
    {
      key: "zone",
      rule: "ST-25.1",
      table: TABLE,
      opens: from("defend"),
      goals: [
        roundBegins("defend", 2),
        read("phase", here, (now) => ({ hp: me(now).hp, most: me(now).max_hp })),
        read("event"),
      ],
    },
    {
      key: "fight",
      rule: "ST-21.1",
      table: TABLE,
      opens: from("burst"),
      goals: [
        read("odds"),
        shot("burst"),
        read("hit", () => [], firstHit),
        killed("again"),
        did("reload", "reload"),
        walked("hide", "careful"),
        ended(3),
        did("heal", "lead"),
        did("prepare", "prepare", 3),
        ended(4),
        roundBegins("search", 3),
        read("decoy", token, (now) => ({ hp: me(now).hp, most: me(now).max_hp })),
      ],
    },
    {
      key: "hunt",
      rule: "ST-33.1",
      table: TABLE,
      opens: from("close"),
      goals: [
        walked("close", "move"),
        killed("strike"),
        killed("weak", 2),
        ended(5),
        did("focus", "lead"),
        did("load", "reload"),
        walked("spoils", "move"),
        did("take", "pick"),
        walked("hut", "move", 2),
        ended(6),
        roundBegins("watch", 4),
        read("mission", (now) => viewOf(now).ground.exits.flatMap((area) => onMap(now, area))),
        { key: "alone", quiet: true, done: isOver, say: () => say("wait") },
        read(
          "over",
          () => [],
          (now) => ({
            won: viewOf(now).outcome?.winners.includes(now.seat) ? "yes" : "no",
          }),
        ),
      ],
    },
  ],
};
