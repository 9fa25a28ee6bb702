import type { GameModule } from "../game";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { aid } from "./aid";
import { story } from "./story";
import Turn from "./Turn.svelte";
import { option, question } from "./words";

export const game: GameModule = {
  board: Board,
  keys: [
    ["1–9", "card"],
    ["A–D", "place"],
    ["Space", "look"],
    ["O", "others"],
    ["T", "read"],
  ],
  turn: Turn,
  end: End,
  question,
  option,
  story,
  aid,
};
