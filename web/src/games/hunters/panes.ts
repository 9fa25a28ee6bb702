/** What a phone shows one at a time. */
export const PANES = ["mine", "others", "log"] as const;
export type Pane = (typeof PANES)[number];
