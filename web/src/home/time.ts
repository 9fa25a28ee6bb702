/** Spans of time, as short as a card needs them. */

import { t } from "../words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long there still is: "0:42 left", "21 h left", "3 days left". */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return t("pages-left-days", { count: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return t("pages-left-hours", { count: Math.floor(left / HOUR) });
  const seconds = Math.floor(left / 1000) % 60;
  const clock = `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, "0")}`;
  return t("pages-left-clock", { clock });
}

/** A length that a clock is set to: "60 s", "2 h", "1 day". */
export function span(seconds: number): string {
  if (seconds % 86_400 === 0) return t("pages-span-days", { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("pages-span-hours", { count: seconds / 3600 });
  if (seconds >= 120 && seconds % 60 === 0) return t("pages-span-minutes", { count: seconds / 60 });
  return t("pages-span-seconds", { count: seconds });
}
