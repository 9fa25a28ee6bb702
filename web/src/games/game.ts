/** What a game owes the web client. A folder with an `index.ts` that exports `game` is a game:
 * nothing else needs to know of it. */

import type { Component, Snippet } from "svelte";
import type { AidNow } from "../aid/aid";
import type { Desk } from "../table/desk.svelte";
import type { KnownKey } from "../table/keylist";
import type { Line } from "../table/lines";
import type { AnyEvent, Sitting } from "../table/table.svelte";
import type { Tells } from "../told/steps";
import type { Content } from "../wire/content";
import type { Action, Asked, TableInfo, TableNow } from "../wire/types";
import { gamesOf } from "./worlds";

/** What every part of a game gets. A replay shows the same parts with a sitting that is not asked. */
export interface GameProps {
  table: TableNow;
  /** Whose eyes we look through: `chair.view`, `chair.ask`, `chair.events`. */
  chair: Sitting;
  content: Content;
  /** Where board and shell meet: what is picked and offered, hints, cards to look at closely.
   * Boards answer with `desk.act(option)`, never past it. */
  desk: Desk;
}

/** What is known where the player aid says what is current. */
export type AidProps = Pick<GameProps, "table" | "chair" | "content">;

/** The board fills all that is under the top bar, and says where the bar and the log go. */
export interface BoardProps extends GameProps {
  /** The ask bar: exactly once, always visible. */
  ask: Snippet;
  /** The log, which fills the height it is given and scrolls inside: exactly once. */
  log: Snippet;
}

/** The end of the game or of a part of it, over the board, until it is closed. */
export interface EndProps extends GameProps {
  /** Buttons of the shell: again, replay, back to the table. */
  actions: Snippet;
}

/** What telling events needs to know. */
export interface Scene {
  language: string;
  content: Content;
  /** Whose log it is; −1 for a spectator. */
  seat: number;
  /** The name of a seat. */
  name: (seat: number) => string;
  /** The table as this seat sees it now, for what events do not say. */
  view: () => unknown;
}

export interface GameModule {
  /** The board. Without one, the shell lists the options as buttons. */
  board?: Component<BoardProps>;
  /** Turn, phase and last turns, in the top bar between the title and the clock. */
  turn?: Component<GameProps>;
  /** What stands over the board between two parts of the game, such as the battles of a campaign;
   * nothing while one is played. */
  between?: (view: unknown) => Component<EndProps> | undefined;
  /** What people may not write about just now, as the chat says above the line they write. */
  hush?: (view: unknown) => string | undefined;
  /** The score stage. Without one, the shell names nobody but says that it is over. */
  end?: Component<EndProps>;
  /** Keys of the board that no control of it declares. */
  keys?: readonly KnownKey[];
  /** What is asked, in words. */
  question?: (ask: Asked, view: unknown, content: Content) => string;
  /** An option of the ask, in words. */
  option?: (option: Action, ask: Asked, view: unknown, content: Content) => string;
  /** The same where it is proposed, if it is said shorter then: a place instead of going there. */
  proposal?: (option: Action, ask: Asked, view: unknown, content: Content) => string;
  /** Somebody who tells this game's events, in the order in which they are given, as lines of the
   * log; nothing where a line would say nothing. */
  story?: (scene: Scene) => (event: AnyEvent) => Line | undefined;
  /** What is current, of what the player aid tells. */
  aid?: (props: AidProps) => AidNow | undefined;
  /** How what happens is told step by step. Without it the table is always shown as it is. */
  tells?: Tells;
}

/** A picture for each of the messages `lobby-nutshell-<key>-1`, `-2` and so on. */
export type Nutshell = readonly { body: string; width: number; height: number }[];

/** A page of a game about one of its tables, or about none: `games/<key>/<name>/<Name>.svelte`. */
export interface CampaignProps {
  info: TableInfo;
  /** What I see of it; as a spectator, if I do not sit there. */
  view: unknown;
  content: Content;
}
const campaigns = import.meta.glob<{ default: Component<CampaignProps> }>(
  "./*/campaign/Campaign.svelte",
);
const editors = import.meta.glob<{ default: Component<{ content: Content }> }>(
  "./*/editor/Editor.svelte",
);

/** The games with an editor. */
export const EDITORS: readonly string[] = gamesOf(editors);

const pads = import.meta.glob<{ default: Component<{ content: Content }> }>(
  "./*/scorepad/ScorePad.svelte",
);

/** The games with a score pad for the physical table. */
export const PADS: readonly string[] = gamesOf(pads);

/** Draws a sign of the player aid, by its name there, as high as it wants: pages scale it. */
export type AidSign = Component<{ name: string }>;
const aidSigns = import.meta.glob<{ default: AidSign }>("./*/AidSign.svelte");

/** The games with a player aid. */
export const AIDED: readonly string[] = gamesOf(aidSigns);

export async function loadAidSign(key: string): Promise<AidSign | undefined> {
  return (await aidSigns[`./${key}/AidSign.svelte`]?.())?.default;
}

export async function loadPad(key: string): Promise<Component<{ content: Content }>> {
  const load = pads[`./${key}/scorepad/ScorePad.svelte`];
  if (load === undefined) throw new Error(`${key} has no score pad`);
  return (await load()).default;
}

/** The way of a table through its campaign, for a game that has campaigns. */
export async function loadCampaign(key: string): Promise<Component<CampaignProps> | undefined> {
  return (await campaigns[`./${key}/campaign/Campaign.svelte`]?.())?.default;
}

/** The editor of a game whose scenarios can be made by anybody. */
export async function loadEditor(
  key: string,
): Promise<Component<{ content: Content }> | undefined> {
  return (await editors[`./${key}/editor/Editor.svelte`]?.())?.default;
}

const found = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const pictures = import.meta.glob<{ nutshell: Nutshell }>("./*/nutshell.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

/** The games that have more here than the plain list of options, in the order in which they are shown. */
export const SHOWN: readonly string[] = gamesOf(found);

/** The module of a game; an empty one for a game that this client has no board for. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = found[`./${key}/index.ts`];
  return load ? (await load()).game : {};
}

/** The pictures of a game's rules in a nutshell (`games/<key>/nutshell.ts`), if it has any. */
export async function loadNutshell(key: string): Promise<Nutshell> {
  return (await pictures[`./${key}/nutshell.ts`]?.())?.nutshell ?? [];
}

/** The picture of a game for its tile (`games/<key>/Cover.svelte`), if it has one. */
export async function loadCover(key: string): Promise<Component | undefined> {
  const load = covers[`./${key}/Cover.svelte`];
  return load ? (await load()).default : undefined;
}
