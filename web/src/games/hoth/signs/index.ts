import type { SignsOfGame } from "../../../signs/signs";
import SignDrawing from "./SignDrawing.svelte";
import { SIGNS } from "./table";

export const signs: SignsOfGame = { table: SIGNS, Drawing: SignDrawing };
