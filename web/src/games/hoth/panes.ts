/** The tabs under the field where there is little room. */
export type Pane = "detail" | "card" | "hand" | "people" | "log";
