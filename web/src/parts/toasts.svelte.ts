/** Short words at the bottom of the screen: `toast(t("web-copied"))`. */

import { Refusal, UNREACHABLE } from "../wire/http";
import { has, t } from "../words.svelte";

export type Mood = "info" | "win" | "trouble";

export interface Said {
  number: number;
  text: string;
  mood: Mood;
}

const SECONDS = 4;
let said = $state.raw<Said[]>([]);
let count = 0;
const timers: Record<number, ReturnType<typeof setTimeout>> = {};

export const toasts = {
  get all(): Said[] {
    return said;
  },
  drop(number: number): void {
    clearTimeout(timers[number]);
    said = said.filter((one) => one.number !== number);
  },
  /** While somebody reads, nothing goes away. */
  hold(): void {
    for (const { number } of said) clearTimeout(timers[number]);
  },
  resume(): void {
    for (const { number } of said) countDown(number);
  },
};

function countDown(number: number): void {
  timers[number] = setTimeout(() => toasts.drop(number), SECONDS * 1000);
}

export function toast(text: string, mood: Mood = "info"): void {
  count += 1;
  // What is said already is not said twice beside each other.
  said = [...said.filter((one) => one.text !== text).slice(-2), { number: count, text, mood }];
  countDown(count);
}

/** Says what went wrong: in words of ours where there are some, else in the server's. */
export function trouble(problem: unknown): void {
  toast(wordsFor(problem), "trouble");
}

export function wordsFor(problem: unknown): string {
  if (!(problem instanceof Refusal)) return t("web-problem-bug");
  if (problem.code === UNREACHABLE) return t("web-problem-unreachable");
  const id = `web-problem-${problem.code}`;
  return has(id) ? t(id) : problem.text;
}
