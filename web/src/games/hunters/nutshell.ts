import first from "icon:game-icons/targeted";
import second from "icon:game-icons/hooded-figure";
import third from "icon:game-icons/trophy";
import type { Nutshell } from "../game";

export const nutshell: Nutshell = [first, second, third];
