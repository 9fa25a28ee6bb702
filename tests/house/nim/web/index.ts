import { actionsOf } from "../../wire/action";
import { t } from "../../words.svelte";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { FIELDS, type NimAction } from "./types";

const { read } = actionsOf<NimAction>(FIELDS);

export const game: GameModule = {
  board: Board,
  question: () => t("nim-question"),
  option: (option) => {
    const action = read(option);
    return action.verb === "take"
      ? t("nim-take", { stones: action.stones, heap: action.heap + 1 })
      : action.verb;
  },
};
