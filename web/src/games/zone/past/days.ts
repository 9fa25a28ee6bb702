/** The diary: days with their lines, and a ledger that adds up. */

import { t } from "../../../words.svelte";
import type { Content } from "../../../wire/content";
import { nameOf } from "../cards";
import type { CampaignView, NoteView, PlayedView } from "../types";
import { isAmmo } from "../vocabulary";

export interface Day {
  /** From 1 on. */
  number: number;
  /** None yet today. */
  played: PlayedView | undefined;
  notes: readonly NoteView[];
  morning: number;
  evening: number;
}

export interface Entry {
  text: string;
  change: number;
}

const changes = (notes: readonly NoteView[]): number =>
  notes.reduce((sum, { what, change }) => sum + (what === "coupons" ? change : 0), 0);

/** Every day with what was in the purse before and after it. */
export function daysOf(campaign: CampaignView): Day[] {
  const known = campaign.played.map((played) => ({ played, notes: played.notes }));
  const all: { played: PlayedView | undefined; notes: readonly NoteView[] }[] =
    campaign.step === "debrief" ? known : [...known, { played: undefined, notes: campaign.notes }];
  let purse = campaign.coupons - all.reduce((sum, { notes }) => sum + changes(notes), 0);
  return all.map((day, at) => {
    const morning = purse;
    purse += changes(day.notes);
    return { number: at + 1, ...day, morning, evening: purse };
  });
}

function entryWords({ of, source, change }: NoteView, count: number, content: Content): string {
  const who = nameOf(source, content);
  if (of === "") return who;
  const thing = isAmmo(of)
    ? t("zone-camp-magazines", { kind: of, count })
    : count > 1
      ? `${count} × ${nameOf(of, content)}`
      : nameOf(of, content);
  return t("zone-diary-deal", { who, thing, way: change < 0 ? "bought" : "sold" });
}

/** The money of a day: what is alike stands in one line. */
export function ledgerOf(notes: readonly NoteView[], content: Content): Entry[] {
  const kinds = new Map<string, { note: NoteView; count: number; change: number }>();
  for (const note of notes) {
    if (note.what !== "coupons") continue;
    const key = `${note.source} ${note.of} ${Math.sign(note.change)}`;
    const kind = kinds.get(key) ?? { note, count: 0, change: 0 };
    kinds.set(key, { note, count: kind.count + 1, change: kind.change + note.change });
  }
  return [...kinds.values()].map(({ note, count, change }) => ({
    text: entryWords(note, count, content),
    change,
  }));
}

/** What of a kind was written down; what is alike once. */
export function noted(notes: readonly NoteView[], whats: readonly string[], content: Content) {
  const lines = notes.flatMap(({ what, of, change }) => {
    if (!whats.includes(what)) return [];
    if (what === "magazines") return [t("zone-camp-magazines", { kind: of, count: change })];
    return [nameOf(of, content)];
  });
  return [...new Set(lines)];
}

/** What a mission brought, and from where. */
export interface Reward {
  text: string;
  from: string;
  worth: string;
  change: number;
}

export function rewardsOf(
  { mission, notes }: PlayedView,
  content: Content,
  format: (count: number) => string,
): Reward[] {
  const since = notes.findIndex(({ source }) => source === mission);
  const later = since < 0 ? [] : notes.slice(since);
  const paid = later.flatMap(({ what, source, change }): Reward[] => {
    if (what !== "coupons") return [];
    const isContract = source !== mission;
    return [
      {
        text: t(isContract ? "zone-reward-contract" : "zone-reward-pay"),
        from: isContract ? nameOf(source, content) : "",
        worth: format(change),
        change,
      },
    ];
  });
  const GIVEN = { card: ["card", "magazines"], found: ["found"], contact: ["contact"] } as const;
  const given = (["card", "found", "contact"] as const).flatMap((key): Reward[] => {
    const things = noted(later, GIVEN[key], content);
    if (things.length === 0) return [];
    return [{ text: things.join(", "), from: t(`zone-reward-${key}`), worth: "", change: 0 }];
  });
  return [...paid, ...given];
}
