import type { Sitting } from "../../table/table.svelte";
import type { HuntersEvent, HuntersView } from "./types";

/** A seat at a table of this game. */
export type Hunting = Sitting<HuntersView, HuntersEvent>;
