/** What people read: `t("web-home-join")`, `t("lobby-minutes", { count: 3 })`.
 * The messages are Fluent files in src/cantina/locales and in the folders of the games there, shared
 * with the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { neutral, wantsNeutral } from "./neutral";
import type { Language } from "./settings.svelte";

const CHUNKS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  uk: () => import("words:uk"),
  fr: () => import("words:fr"),
  es: () => import("words:es"),
};

const SIGNS: typeof CHUNKS = {
  en: () => import("signs:en"),
  uk: () => import("signs:uk"),
  fr: () => import("signs:fr"),
  es: () => import("signs:es"),
};

const NAMES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("names:en"),
  uk: () => import("names:uk"),
  fr: () => import("names:fr"),
  es: () => import("names:es"),
};

let bundle = $state.raw<FluentBundle>();
let withSigns = false;

/** Loads a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  const chunks = [CHUNKS, ...(withSigns ? [SIGNS] : [])].map((chunk) => chunk[language]());
  const official = (await Promise.all(chunks)).map((chunk) => chunk.default).join("\n");
  const said = wantsNeutral() ? neutral(official, (await NAMES[language]()).default) : official;
  const fresh = new FluentBundle(language, { useIsolating: false });
  fresh.addResource(new FluentResource(said));
  bundle = fresh;
  document.documentElement.lang = language;
}

/** Loads the words about signs too, in this language and in any that is spoken later. */
export async function speakOfSigns(): Promise<void> {
  withSigns = true;
  if (bundle && !has("signs-find")) await speak(language() as Language);
}

/** A message in words. One that is missing shows its id; that and a missing variable are errors in the
 * console, which fail every test that comes by, here and in a browser. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || pattern === undefined || pattern === null) {
    if (bundle) console.error(`there is no message ${id}`);
    return `⟨${id}⟩`;
  }
  const wrong: Error[] = [];
  const said = bundle.formatPattern(pattern, args ?? null, wrong);
  if (wrong.length > 0) console.error(`${id}: ${wrong.join(", ")}`);
  return args && Object.values(args).some((value) => Number(value) < 0) ? minus(said) : said;
}

/** Numbers below zero with a minus, where number formats write a hyphen. */
export const minus = (said: string): string => said.replace(/(?<![\p{L}\d-])-(?=\d)/gu, "−");

/** Whether there is such a message, for ids that are made from data. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The first of these that there is a message for, for words that not every game has; else nothing. */
export function said(...ids: string[]): string {
  const id = ids.find(has);
  return id === undefined ? "" : t(id);
}

/** The language that is spoken now. */
export function language(): string {
  return bundle?.locales[0] ?? "en";
}
