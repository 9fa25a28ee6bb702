import type { Sitting } from "../../table/table.svelte";
import type { HothEvent, HothView } from "./types";

/** A seat at a table of this game. */
export type Battling = Sitting<HothView, HothEvent>;
