/** What a person prefers on this device. Kept in localStorage where there is one. */

import { PACES, type Pace } from "./told/pace";

export const LANGUAGES = ["en", "uk", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "less";
/** Where values that are not printed are marked; as usual: on the table, for newcomers. */
export const MARKS_SHOWN = ["usual", "always", "closeup", "never"] as const;
export type MarksShown = (typeof MARKS_SHOWN)[number];

export interface Preferences {
  theme: Theme;
  language: Language | "system";
  motion: Motion;
  sound: boolean;
  /** A second look before every decision. */
  confirm: boolean;
  /** Of the table: 0 is by the size of the window. */
  scale: number;
  /** The browser tells when a table waits for me. */
  notices: boolean;
  /** Who could hit a unit where it would go is drawn on the map. */
  danger: boolean;
  marks: MarksShown;
  /** Areas of a map are tinted and patterned by what is in them; signs keep their patterns. */
  fills: boolean;
  /** How fast turns are told, by game. */
  paces: Readonly<Record<string, Pace>>;
}

const DEFAULTS: Preferences = {
  theme: "system",
  language: "system",
  motion: "system",
  sound: true,
  confirm: false,
  scale: 0,
  notices: false,
  danger: true,
  marks: "usual",
  fills: true,
  paces: {},
};
const PLACE = "cantina.settings";
export const SCALES = [0, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2] as const;

/** Only what makes sense; anything else is the default. */
export function sensible(found: unknown): Preferences {
  const given = (typeof found === "object" && found !== null ? found : {}) as Partial<
    Record<keyof Preferences, unknown>
  >;
  const one = <T>(value: unknown, choices: readonly T[], otherwise: T): T =>
    choices.includes(value as T) ? (value as T) : otherwise;
  return {
    theme: one<Theme>(given.theme, ["system", "dark", "light"], DEFAULTS.theme),
    language: one<Language | "system">(given.language, ["system", ...LANGUAGES], DEFAULTS.language),
    motion: one<Motion>(given.motion, ["system", "full", "less"], DEFAULTS.motion),
    sound: given.sound !== false,
    confirm: given.confirm === true,
    scale: one<number>(given.scale, SCALES, DEFAULTS.scale),
    notices: given.notices === true,
    danger: given.danger !== false,
    marks: one<MarksShown>(given.marks, MARKS_SHOWN, DEFAULTS.marks),
    fills: given.fills !== false,
    paces: pacesIn(given.paces),
  };
}

function pacesIn(found: unknown): Preferences["paces"] {
  if (typeof found !== "object" || found === null) return DEFAULTS.paces;
  const known = Object.entries(found).filter(([, pace]) => PACES.includes(pace as Pace));
  return Object.fromEntries(known);
}

function kept(): Preferences {
  try {
    return sensible(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return DEFAULTS; // no storage here, or nothing readable in it
  }
}

function keep(preferences: Preferences): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(preferences));
  } catch {
    // Without a storage they hold until the page is closed.
  }
}

export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((one) => one === language);
    if (known) return known;
  }
  return "en";
}

function media(query: string): MediaQueryList | undefined {
  return typeof matchMedia === "function" ? matchMedia(query) : undefined;
}

class Settings {
  #chosen = $state.raw<Preferences>(kept());
  #light = $state(false);
  #still = $state(false);

  constructor() {
    const light = media("(prefers-color-scheme: light)");
    const still = media("(prefers-reduced-motion: reduce)");
    this.#light = light?.matches ?? false;
    this.#still = still?.matches ?? false;
    light?.addEventListener("change", (event) => (this.#light = event.matches));
    still?.addEventListener("change", (event) => (this.#still = event.matches));
  }

  get chosen(): Preferences {
    return this.#chosen;
  }

  change(some: Partial<Preferences>): void {
    this.#chosen = sensible({ ...this.#chosen, ...some });
    keep(this.#chosen);
  }

  get theme(): "dark" | "light" {
    if (this.#chosen.theme !== "system") return this.#chosen.theme;
    return this.#light ? "light" : "dark";
  }

  get language(): Language {
    if (this.#chosen.language !== "system") return this.#chosen.language;
    return browserLanguage(navigator.languages);
  }

  paceOf(game: string): Pace {
    return this.#chosen.paces[game] ?? "normal";
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.#chosen.motion === "system" ? !this.#still : this.#chosen.motion === "full";
  }
}

export const settings = new Settings();
