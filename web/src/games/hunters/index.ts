import type { GameModule } from "../game";
import { option, question } from "./words";

export const game: GameModule = { question, option };
