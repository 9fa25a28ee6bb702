import { OF_MAPS } from "../../table/keylist";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { story } from "./story";
import { tells } from "./telling/steps";
import Turn from "./Turn.svelte";
import { question } from "./asking";
import { option } from "./words";

export const game: GameModule = {
  board: Board,
  keys: [["1–9", "act"], ["V", "variant"], ["D", "pda"], ...OF_MAPS],
  turn: Turn,
  end: End,
  question,
  option,
  story,
  tells,
};
