import { language, t } from "./words.svelte";

/** 42 %, as the language writes it; with a sign where it is a change. */
export function asPercent(share: number, signed = false): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  const format = new Intl.NumberFormat(language(), { maximumFractionDigits: 0, signDisplay });
  return t("web-percent", { percent: format.format(share * 100).replace("-", "−") });
}
