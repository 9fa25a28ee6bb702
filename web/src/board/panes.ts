import type { Snippet } from "svelte";

/** A part of the table: a tab of its own where there is little room. */
export interface Pane<Key extends string> {
  key: Key;
  /** Of its tab. */
  text: string;
  content: Snippet;
  /** It has a place of its own now, and is always seen. */
  beside?: boolean;
  /** It looks like a panel. */
  panel?: boolean;
  /** It scrolls by the keyboard, too. */
  scrolls?: boolean;
  /** It comes after what is asked. */
  late?: boolean;
  /** Of its tab, while no question has it. */
  hotkey?: string | undefined;
}
