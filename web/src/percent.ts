import { language, minus, t } from "./words.svelte";

/** 42 %, as the language writes it; with a sign where it is a change. */
export function asPercent(share: number, signed = false): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  const format = new Intl.NumberFormat(language(), { maximumFractionDigits: 0, signDisplay });
  return t("web-percent", { percent: minus(format.format(share * 100)) });
}

/** A change: +1 200, −300, 0, as the language writes it. */
export function asChange(count: number): string {
  return minus(new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(count));
}
