/** Options and answers by the names of their fields. */

import { actionsOf } from "../../wire/action";
import { FIELDS, type ZoneAction } from "./types";

export const { read, write, pick } = actionsOf<ZoneAction>(FIELDS);
