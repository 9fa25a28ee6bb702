/** Rolls that have been on the board, by table: they do not come back when it is drawn anew. */
export const shown = new Set<string>();
