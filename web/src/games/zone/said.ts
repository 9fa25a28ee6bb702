/** What is said about an option: the id of the message, and what goes into it. */

import type { Content } from "../../wire/content";
import type { Asked } from "../../wire/types";
import type { ZoneAction, ZoneView } from "./types";

export type Said = [id: string, args?: Record<string, string | number>];
export interface Sight {
  view: ZoneView;
  content: Content;
  ask: Asked;
}
export type Verb = ZoneAction["verb"];
export type Say<V extends Verb> = (action: Extract<ZoneAction, { verb: V }>, sight: Sight) => Said;
