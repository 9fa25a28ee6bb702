/** A campaign as a graph of battles: where each result leads, and where the way has led so far. */

import { number, numbers, text, type Content } from "../../../wire/content";
import type { ContentRow } from "../../../wire/types";
import { EMPIRE, REBEL, SIDES } from "../box";
import type { Both, Names } from "../scenario";
import type { BattleView } from "../types";

/** What a result brings, by the side that won. */
export interface Result {
  /** The id of the battle that follows; empty: the campaign is over. */
  next: string;
  /** Support cards that each side gains. */
  support: Both;
  /** The leader who joins each side for the next battle; empty: none. */
  leaders: readonly [rebel: string, empire: string];
}

export interface Node {
  id: string;
  /** As the server numbers it. */
  at: number;
  /** The id of the scenario. */
  scenario: string;
  results: readonly [rebel: Result, empire: Result];
  /** How many battles come before it, at most. */
  depth: number;
  /** Its place among those of the same depth. */
  lane: number;
}

export interface Campaign {
  /** The value of the table's option. */
  key: string;
  row: ContentRow | undefined;
  name: Names;
  nodes: readonly Node[];
  depths: number;
  lanes: number;
}

function resultOf(row: ContentRow, winner: string): Result {
  const [rebel = 0, empire = 0] = numbers(row, `support_${winner}`);
  const leader = (side: string): string => text(row, `leader_${winner}_${side}`);
  return {
    next: text(row, `next_${winner}`),
    support: [rebel, empire],
    leaders: [leader("rebel"), leader("empire")],
  };
}

function campaignOf(key: string, rows: readonly ContentRow[]): Campaign {
  const battles = rows.filter((row) => row.fields["scenario"]);
  const depths = new Map<string, number>();
  // Every branch leads to a later row: when a row is read, all ways to it are known.
  const nodes = battles.map((row, at) => {
    const results = [resultOf(row, "rebel"), resultOf(row, "empire")] as const;
    const depth = depths.get(row.id) ?? 0;
    for (const { next } of results)
      if (next) depths.set(next, Math.max(depths.get(next) ?? 0, depth + 1));
    return { id: row.id, at, scenario: text(row, "scenario"), results, depth };
  });
  const placed = nodes.map((node) => ({
    ...node,
    lane: nodes.filter((other) => other.depth === node.depth && other.at < node.at).length,
  }));
  return {
    key,
    row: rows[0],
    name: (rows[0]?.fields["name"]?.value ?? {}) as Names,
    nodes: placed,
    depths: Math.max(0, ...placed.map(({ depth }) => depth + 1)),
    lanes: Math.max(0, ...placed.map(({ lane }) => lane + 1)),
  };
}

export function campaignsOf(content: Content): Campaign[] {
  return Object.entries(content.pack.rows)
    .filter(([file]) => file.startsWith("campaign_"))
    .map(([file, rows]) => campaignOf(file.slice("campaign_".length), rows));
}

export interface Edge {
  from: Node;
  to: Node;
  /** The side whose victory leads there. */
  winner: number;
  /** The way went along here. */
  taken: boolean;
}

export function edgesOf(campaign: Campaign, battles: readonly BattleView[]): Edge[] {
  return campaign.nodes.flatMap((from) =>
    [REBEL, EMPIRE].flatMap((winner) => {
      const to = campaign.nodes.find(({ id }) => id === from.results[winner as 0 | 1].next);
      const taken = battles.some((one) => one.node === from.at && one.winner === winner);
      return to ? [{ from, to, winner, taken }] : [];
    }),
  );
}

/** Battles that can still come. */
export function reachable(campaign: Campaign, now: number): ReadonlySet<number> {
  const found = new Set<number>();
  const visit = (at: number): void => {
    if (found.has(at)) return;
    found.add(at);
    for (const { next } of campaign.nodes[at]?.results ?? []) {
      const following = campaign.nodes.find(({ id }) => id === next);
      if (following) visit(following.at);
    }
  };
  visit(now);
  return found;
}

/** How many battles each side has won. */
export function score(battles: readonly BattleView[]): Both {
  const won = (side: number): number => battles.filter(({ winner }) => winner === side).length;
  return [won(REBEL), won(EMPIRE)];
}

export const scenarioNumber = (id: string, content: Content): number =>
  number(content.row(id), "number");
export const winnerName = (winner: number): "rebel" | "empire" => SIDES[winner] ?? "rebel";
