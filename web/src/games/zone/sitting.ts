import type { Sitting } from "../../table/table.svelte";
import type { ZoneEvent, ZoneView } from "./types";

/** A seat at a table of this game. */
export type Stalking = Sitting<ZoneView, ZoneEvent>;
