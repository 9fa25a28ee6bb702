import { OF_MAPS } from "../../table/keylist";
import type { GameModule } from "../game";
import Table from "./Table.svelte";
import Ending from "./Ending.svelte";
import { aid } from "./aid";
import { story } from "./story";
import { tells } from "./telling/steps";
import Turn from "./Turn.svelte";
import { hush, question } from "./asking";
import { option, proposal } from "./words";

export const game: GameModule = {
  board: Table,
  keys: [["1–9", "act"], ["V", "variant"], ["D", "pda"], ...OF_MAPS],
  turn: Turn,
  end: Ending,
  question,
  hush,
  option,
  proposal,
  story,
  aid,
  tells,
};
