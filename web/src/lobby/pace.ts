/** How fast a table plays, as an icon and in words. */

import hourglass from "icon:lucide/hourglass";
import mail from "icon:lucide/mail";
import moon from "icon:lucide/moon";
import zap from "icon:lucide/zap";
import { span } from "../home/time";
import type { TableNow } from "../wire/types";
import { t } from "../words.svelte";

const ICONS: Record<string, typeof zap> = {
  none: moon,
  live: zap,
  relaxed: hourglass,
  correspondence: mail,
};

export function paceIcon(pace: string): typeof zap {
  return ICONS[pace] ?? moon;
}

/** "Live, 60 s a decision", "No clock". */
export function paceWords({ pace, pace_seconds }: Pick<TableNow, "pace" | "pace_seconds">): string {
  const name = t(`pages-pace-${pace}`);
  return pace_seconds > 0 ? t("lobby-pace", { name, time: span(pace_seconds) }) : name;
}
