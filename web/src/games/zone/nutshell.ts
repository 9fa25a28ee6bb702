import first from "icon:game-icons/footprint";
import second from "icon:game-icons/radioactive";
import third from "icon:game-icons/backpack";
import type { Nutshell } from "../game";

export const nutshell: Nutshell = [first, second, third];
