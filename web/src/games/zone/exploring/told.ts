/** What events between missions are about. */

import type { Content } from "../../../wire/content";
import { nameOf } from "../cards";
import { companionSays } from "../companions";
import type { ZoneEvent } from "../types";
import { contactName, placeName } from "./printed";

export function namesIn(event: ZoneEvent, content: Content): Record<string, string> {
  if ("place" in event) return { place: placeName(event.place, content) };
  if ("contact" in event)
    return { contact: contactName(event.contact, content), ...companionSays(event, content) };
  return "achievement" in event ? { achievement: nameOf(event.achievement, content) } : {};
}
