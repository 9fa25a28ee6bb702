import { OF_MAPS } from "../../table/keylist";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Interlude from "./debrief/Interlude.svelte";
import End from "./End.svelte";
import { aid } from "./aid";
import { story } from "./story";
import { tells } from "./told/steps";
import Turn from "./Turn.svelte";
import type { HothView } from "./types";
import { option, question } from "./words";

/** After a battle of a campaign, until everybody goes on. */
const between: GameModule["between"] = (view) =>
  (view as HothView).step === "go_on" ? Interlude : undefined;

export const game: GameModule = {
  board: Board,
  keys: [["1–9", "card"], ["D", "danger"], ...OF_MAPS],
  turn: Turn,
  between,
  end: End,
  question,
  option,
  story,
  aid,
  tells,
};
