import { language } from "../words.svelte";

/** 42 %, as the language writes it; with a sign where it is a change. */
export function percent(share: number, signed = false): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  const format = { style: "percent", maximumFractionDigits: 0, signDisplay } as const;
  return new Intl.NumberFormat(language(), format).format(share).replace("-", "−");
}
