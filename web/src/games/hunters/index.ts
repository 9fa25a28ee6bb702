import type { GameModule } from "../game";
import { story } from "./story";
import { option, question } from "./words";

export const game: GameModule = { question, option, story };
