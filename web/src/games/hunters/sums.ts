/** Arithmetic that is shown, never decided by: what an attack would add up to, what a contract is
 * made of. What is legal and what counts comes from the server. */

import type { Content } from "../../wire/content";
import { faceOf, isAttacker, strengths, type ContractFace, type Strengths } from "./faces";
import type { ConfrontationView, HuntersView, PlayerView, ScoreLine } from "./types";

/** 0, 1, 2 … before `count`. */
export function upTo(count: number): number[] {
  return [...Array(Math.max(0, count)).keys()];
}

export function setOf(numbers: readonly number[]): ReadonlySet<number> {
  return new Set(numbers);
}

export const NO_STRENGTH: Strengths = [0, 0, 0];

export function plus(a: readonly number[], b: readonly number[]): Strengths {
  return strengths([0, 1, 2].map((colour) => (a[colour] ?? 0) + (b[colour] ?? 0)));
}

/** What is still short of the shields in each colour; excess in one never helps another. */
export function short(has: readonly number[], needs: readonly number[]): Strengths {
  return strengths(
    [0, 1, 2].map((colour) => Math.max(0, (needs[colour] ?? 0) - (has[colour] ?? 0))),
  );
}

export interface Preview {
  /** What the card adds in each colour. */
  adds: Strengths;
  /** The sum after it. */
  after: Strengths;
  /** Still short after it; undefined without a target. */
  lacks?: Strengths;
  /** Set when it captures. */
  captures?: { points: number; penalty: number; bonus: "none" | "credit" | "contract" };
}

/** What would come of a card at a confrontation: an attack card beside its target, or a target on
 * top of those who wait. `at` is undefined for a confrontation that the card would start. */
export function preview(
  card: number,
  at: ConfrontationView | undefined,
  content: Content,
): Preview | undefined {
  const face = faceOf(card, content);
  if (!isAttacker(face) && face?.kind !== "target") return undefined;
  const adds = isAttacker(face) ? face.attack : NO_STRENGTH;
  const after = plus(at?.attack ?? NO_STRENGTH, adds);
  const target = face.kind === "target" ? face : faceOf(at?.target ?? -1, content);
  if (target?.kind !== "target") return { adds, after };
  const lacks = short(after, target.shields);
  if (lacks.some((one) => one > 0)) return { adds, after, lacks };
  const own = face.kind === "hunter" ? face.penalty : 0;
  const penalty = penaltyOf(at?.attacks ?? [], content) + own;
  return { adds, after, lacks, captures: { points: target.points, penalty, bonus: target.bonus } };
}

/** What the hunters of a stack cost once their target is captured. */
export function penaltyOf(attacks: readonly number[], content: Content): number {
  return attacks.reduce((sum, card) => {
    const face = faceOf(card, content);
    return sum + (face?.kind === "hunter" ? face.penalty : 0);
  }, 0);
}

/** What a card of a player's table gives on the pad if the game ended now. */
export function worthNow(player: PlayerView, row: string, card: number): number {
  return player.pad.lines.find((line) => line.row === row && line.card === card)?.points ?? 0;
}

export interface ContractSum {
  first: number;
  second: number;
  duos: number;
}

/** How a contract comes to its points: how many of the first and of the second, how many duos. */
export function contractSum(face: ContractFace, player: PlayerView, content: Content): ContractSum {
  const captured = (character: string): number =>
    player.confrontations.filter((one) => {
      const target = faceOf(one.target, content);
      return one.captured && target?.kind === "target" && target.character === character;
    }).length;
  const first = captured(face.first);
  if (face.form === "same_target") return { first, second: 0, duos: Math.floor(first / 2) };
  const second = face.form === "target_crate" ? player.pad.crate_symbols : captured(face.second);
  return { first, second, duos: Math.min(first, second) };
}

export const ROWS = ["targets", "crates", "majority", "contracts", "hunters"] as const;
export type Row = (typeof ROWS)[number];

export function linesOf(player: PlayerView, row: Row): ScoreLine[] {
  return player.pad.lines.filter((line) => line.row === row);
}

/** Seats clockwise from the one after mine, so that neighbours sit beside me. */
export function othersFrom(view: HuntersView, seat: number): PlayerView[] {
  const count = view.players.length;
  const from = Math.max(0, seat);
  return Array.from({ length: count }, (_, step) => view.players[(from + step) % count]).filter(
    (player) => player !== undefined && player.seat !== seat,
  ) as PlayerView[];
}

/** Seats clockwise from the Guild Master: the order in which cards are turned and resolved. */
export function fromGuildMaster(view: HuntersView): number[] {
  const count = view.players.length;
  return view.players.map((_, step) => (view.guild_master + step) % count);
}
