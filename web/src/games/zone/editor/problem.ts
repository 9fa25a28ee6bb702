/** What is wrong with a mission, in words, and where. */

import type { Content } from "../../../wire/content";
import type { Checked } from "../../../wire/types";
import { has, t } from "../../../words.svelte";
import { nameOf } from "../cards";
import type { Mission } from "./mission";
import type { Tab } from "./sketch.svelte";
import { OWN } from "./words";

export interface Wrong {
  code: string;
  reason: string;
  row: string;
  args: Readonly<Record<string, string | number>>;
  /** Of a step: where it stands. */
  path: string;
}
/** Where something is mended: a form, perhaps one event or card in it, a tool, an area. */
export interface Spot {
  tab?: Tab;
  event?: number;
  card?: number;
  tool?: "tile" | "border" | "start" | "exit" | "enemy" | "anomaly" | "loot" | "unknown";
  area?: string;
  border?: string;
  path?: string;
}
export interface Problem {
  /** Only to be weighed: it can be played. */
  weigh: boolean;
  text: string;
  /** Whether the text is in the words of the loader. */
  raw: boolean;
  spot: Spot;
}

export function stepProblems(checked: Checked | undefined): readonly Wrong[] {
  return (checked?.drawn["problems"] ?? []) as readonly Wrong[];
}

const isTold = ({ code }: { code: string }): boolean =>
  code !== "" && has(`zone-editor-problem-${code}`);

export function textOfProblem(wrong: Wrong, content: Content): string {
  if (!isTold(wrong)) return wrong.reason;
  const { id } = wrong.args;
  const known = typeof id === "string" ? id : "";
  if (wrong.code === "gone" && known === "") return t("zone-editor-problem-missing");
  const name =
    wrong.code === "overlays"
      ? t(`zone-editor-type-${known}`)
      : nameOf(known, content).replace(`${OWN}-`, "");
  return t(`zone-editor-problem-${wrong.code}`, { ...wrong.args, name });
}

const SPOTS: Readonly<Record<string, Spot>> = {
  no_tile: { tool: "tile" },
  large: { tool: "tile" },
  many_borders: { tool: "border" },
  no_way: { tool: "border" },
  start: { tool: "start" },
  exit: { tool: "exit" },
  goal_at_start: { tool: "start" },
  no_enemy: { tool: "enemy" },
  crowded: { tool: "enemy" },
  no_anomaly: { tool: "anomaly" },
  overlays: { tool: "anomaly" },
  loot: { tool: "loot" },
  supply: { tab: "forces" },
  unknown: { tab: "forces" },
  unknown_face: { tab: "forces" },
  short: { tab: "forces" },
  no_goal: { tab: "goals" },
  no_event: { tab: "events" },
  not_noted: { tab: "cards" },
  not_brought: { tab: "cards" },
};

/** "event.2.immediate.0" is of the third event, "env.0.a.0.do.1" of the first card. */
function spotOfStep(path: string): Spot {
  const [table, number] = path.split(".");
  const spot = { path };
  if (table === "event") return { ...spot, tab: "events", event: Number(number) };
  return { ...spot, tab: "cards", card: Number(number) };
}

function spotOfRow(row: string, { events, cards }: Mission): Spot {
  const card = cards.env.findIndex(({ id }) => id === row);
  if (card >= 0) return { tab: "cards", card };
  const event = events.findIndex(({ numeral }) => row.split("-")[1] === numeral);
  if (event >= 0) return { tab: "events", event };
  return row.startsWith(`${OWN}-goal`) ? { tab: "goals" } : { tab: "story" };
}

/** A border is set on the map, or a card closes it. */
function spotOfBorder(id: string, { cards }: Mission): Spot {
  const card = cards.env.findIndex(({ closes }) => Array.isArray(closes) && closes.includes(id));
  return card >= 0 ? { tab: "cards", card } : { tool: "border", border: id };
}
const OF_BORDERS = ["no_border", "border_twice", "room_open"];

/** All that is wrong and all to be weighed, each once, what stops everything first. */
export function problemsOf(
  checked: Checked | undefined,
  mission: Mission,
  content: Content,
): Problem[] {
  if (!checked) return [];
  const told = (wrong: Wrong, weigh: boolean, spot: Spot): Problem => {
    const { area } = wrong.args;
    const where = typeof area === "string" ? { ...spot, area } : spot;
    const text = textOfProblem(wrong, content);
    return { weigh, text, raw: !isTold(wrong), spot: where };
  };
  const steps = stepProblems(checked).map((wrong) => told(wrong, false, spotOfStep(wrong.path)));
  const first: Wrong = { ...checked, path: "" };
  const about = String(checked.args["id"] ?? "");
  const spot = OF_BORDERS.includes(checked.code)
    ? spotOfBorder(about, mission)
    : (SPOTS[checked.code] ?? spotOfRow(about.startsWith(OWN) ? about : checked.row, mission));
  const said = checked.reason === "" ? [] : [told(first, false, spot)];
  const doubts = (checked.drawn["doubts"] ?? []) as readonly Pick<Wrong, "code" | "args">[];
  const weighed = doubts.map((one) =>
    told(
      { reason: "", row: "", ...one, path: "" },
      true,
      SPOTS[one.code] ?? spotOfRow(String(one.args["id"]), mission),
    ),
  );
  const fresh = said.filter(({ text }) => !steps.some((step) => step.text === text));
  return [...fresh, ...steps, ...weighed];
}
