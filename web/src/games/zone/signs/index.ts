import type { SignsOfGame } from "../../../signs/signs";
import { here } from "./here";
import SignDrawing from "./SignDrawing.svelte";
import { SIGNS } from "./table";

export const signs: SignsOfGame = { table: SIGNS, Drawing: SignDrawing, here };
