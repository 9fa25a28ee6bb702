/** The tabs under the map where there is little room. */
export type Pane = "plan" | "pda" | "crew" | "event" | "log";
