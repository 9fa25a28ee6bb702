/** Options and answers by the names of their fields. */

import { actionsOf } from "../../wire/action";
import { FIELDS, type HuntersAction } from "./types";

export const { read, write, pick } = actionsOf<HuntersAction>(FIELDS);
