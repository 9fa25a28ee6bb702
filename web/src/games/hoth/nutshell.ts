import first from "icon:game-icons/card-play";
import second from "icon:game-icons/rolling-dices";
import third from "icon:game-icons/medal";
import type { Nutshell } from "../game";

export const nutshell: Nutshell = [first, second, third];
