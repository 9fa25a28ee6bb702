/** What is being made in an editor: every change can be taken back, the server says whether it is
 * sound, and this device keeps it, finished or not. A link may bring another one along. */

import { trouble } from "../parts/toasts.svelte";
import { ask } from "../wire/http";
import type { Checked } from "../wire/types";
import { textIn } from "./link";

const PATIENCE = 350;

/** What one game knows of the things that are made for it. */
export interface Kind<T> {
  game: string;
  empty: T;
  /** In the text form of the content. */
  textOf: (made: T) => string;
  /** What the server found in a text; undefined where nothing can be worked on. */
  foundIn: (checked: Checked) => T | undefined;
  /** A text from elsewhere, as one's own has to be. */
  prepared?: (text: string) => string;
}

/** What buttons for steps back and forth need. */
export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo: () => void;
  redo: () => void;
}
/** What is saved and opened. */
export interface Written {
  readonly text: string;
  read: (text: string) => Promise<boolean>;
}

export class Making<T> implements Steps, Written {
  readonly #kind: Kind<T>;
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);
  made = $state.raw() as T;
  /** What the server said of the present text; undefined while it is being asked. */
  verdict = $state.raw<Checked>();
  readonly text = $derived.by(() => this.#kind.textOf(this.made));

  /** To be made while a component is set up. */
  constructor(kind: Kind<T>) {
    this.#kind = kind;
    this.made = kind.empty;
    void this.#takeUp().catch(trouble);
    $effect(() => {
      const { text } = this;
      if (this.made !== kind.empty) localStorage.setItem(this.#place, text);
      this.verdict = undefined;
      const timer = setTimeout(() => void this.#judge(text).catch(trouble), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  get #place(): string {
    return `cantina.${this.#kind.game}.sketch`;
  }
  get sound(): boolean {
    return this.verdict?.reason === "";
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(made: T): void {
    this.#past = [...this.#past, this.made];
    this.#future = [];
    this.made = made;
  }

  set(some: Partial<T>): void {
    this.change({ ...this.made, ...some });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [this.made, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.made = before;
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (next === undefined) return;
    this.#past = [...this.#past, this.made];
    this.#future = rest;
    this.made = next;
  }

  /** Takes over a text, if it can be read; else the verdict says why not. What the form cannot hold
   * is said and not dropped in silence. */
  async read(text: string): Promise<boolean> {
    const checked = await this.#check(this.#kind.prepared?.(text) ?? text);
    const found = this.#kind.foundIn(checked);
    const drops =
      found && checked.reason !== "" && (await this.#check(this.#kind.textOf(found))).reason === "";
    if (!found || drops) {
      this.verdict = checked;
      return false;
    }
    this.change(found);
    return true;
  }

  /** What this device kept, and then what the address carries: the former is a step back. */
  async #takeUp(): Promise<void> {
    const kept = localStorage.getItem(this.#place);
    const shared = await textIn(location.hash);
    if (kept) await this.read(kept);
    if (shared === undefined) return;
    await this.read(shared);
    history.replaceState(history.state, "", location.pathname);
  }

  #check(text: string): Promise<Checked> {
    const path = { key: this.#kind.game };
    return ask("POST /api/games/{key}/check", { path, body: { text } });
  }

  async #judge(text: string): Promise<void> {
    const checked = await this.#check(text);
    if (text === this.text) this.verdict = checked;
  }
}
