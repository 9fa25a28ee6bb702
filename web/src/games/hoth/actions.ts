/** Options and answers by the names of their fields. */

import { actionsOf } from "../../wire/action";
import { FIELDS, type HothAction } from "./types";

export const { read, write, pick } = actionsOf<HothAction>(FIELDS);
