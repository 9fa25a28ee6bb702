/** What can be played: the campaign, its missions one by one, and the nights of Zone Survival. */

import { ask } from "../../../wire/http";
import { number, type Content } from "../../../wire/content";
import { list } from "../cards";
import { OWN } from "../editor/words";
import { argsOf } from "../texts";
import type { GroundView } from "../types";

export const MISSIONS = ["A1", "A2", "A3", "B1", "B2", "C1"] as const;
export const NIGHTS = ["S1", "S2", "S3"] as const;

export const isCampaign = (options: Readonly<Record<string, string>>): boolean =>
  options["campaign"] === "whole";

/** What of the options was picked: "whole", or a mission. */
export const picked = (options: Readonly<Record<string, string>>): string =>
  isCampaign(options) ? "whole" : (options["mission"] ?? MISSIONS[0]);

export function optionsFor(
  wanted: string,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  return wanted === "whole"
    ? { ...options, campaign: "whole" }
    : { ...options, campaign: "none", mission: wanted };
}

export interface Night {
  rounds: number;
  /** For each stalker. */
  coupons: number;
  levels: string;
}

/** The figures of a scenario. */
export function nightOf(id: string, content: Content): Night {
  const { coupons, levels } = argsOf(id, "party", content);
  return {
    rounds: number(content.row(id), "rounds"),
    coupons: typeof coupons === "number" ? coupons : 0,
    levels: typeof levels === "string" ? levels : "",
  };
}

const drawn = new Map<string, Promise<GroundView | undefined>>();

/** The map of a mission, as the server lays its tiles out. */
export function mapOf(id: string, content: Content): Promise<GroundView | undefined> {
  const lines = list<string>(content.row(id), "layout").map((line) => JSON.stringify(line));
  const layout = `layout = [${lines.join(", ")}]`;
  const text = `[[mission]]\nid = "${OWN}"\n${layout}\nprovenance = "reconstructed"\n`;
  const known = drawn.get(text);
  if (known) return known;
  const asked = ask("POST /api/games/{key}/check", { path: { key: "zone" }, body: { text } }).then(
    (checked) => checked.drawn["ground"] as GroundView | undefined,
  );
  asked.catch(() => drawn.delete(text));
  drawn.set(text, asked);
  return asked;
}
