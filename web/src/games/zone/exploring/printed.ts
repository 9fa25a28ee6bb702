/** What is printed about the campaign: places of the Zone map, contacts, the stories told there. */

import type { Point, Window } from "../../../board/geometry";
import { named, numbers, type Content } from "../../../wire/content";
import type { ContentRow } from "../../../wire/types";
import { language } from "../../../words.svelte";
import { nameOf, rowsOf } from "../cards";

/** Places in the order in which the engine counts them; achievements stand in the same file. */
export function placeRows(content: Content): readonly ContentRow[] {
  return rowsOf("campaign", content).filter(({ fields }) => "at" in fields);
}

export function placeName(place: number, content: Content): string {
  return nameOf(placeRows(content)[place]?.id ?? "", content);
}

export function contactName(contact: number, content: Content): string {
  return nameOf(rowsOf("contacts", content)[contact]?.id ?? "", content);
}

/** Where a place is drawn. */
export function spotOf(id: string, content: Content): Point {
  const [x = 0, y = 0] = numbers(content.row(id), "at");
  return [x, y];
}

const EDGE = 84;

/** The part of the map that these spots lie on. */
export function mapWindow(spots: readonly Point[]): Window {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE + 10];
  return [left, top, Math.max(...xs) + EDGE - left, Math.max(...ys) + EDGE - 10 - top];
}

/** What is read at a place, or said of a contact; nothing of a mission. */
export function storyOf(id: string, content: Content): string {
  return named(content.row(id), "story", language());
}

/** Why one goes on a mission. */
export function prologueOf(mission: string, content: Content): string {
  return named(content.row(mission), "prologue", language());
}

/** What is told after a mission. */
export function epilogueOf(mission: string, won: boolean, content: Content): string {
  return storyOf(`${mission}-${won ? "win" : "fail"}`, content);
}

/** Everything that is to be done in a mission. */
export function goalsOf(mission: string, content: Content): string[] {
  return rowsOf(`mission_${mission.toLowerCase()}`, content)
    .filter(({ fields }) => "done" in fields && "name" in fields)
    .map(({ id }) => nameOf(id, content));
}

/** Places that an epilogue puts on the map, whatever else holds. */
export function stickersOf(epilogue: string, content: Content): string[] {
  const acts = content.row(epilogue)?.fields["do"]?.value;
  return (Array.isArray(acts) ? acts : []).flatMap((act: unknown) => {
    const places = (act as { stickers?: unknown }).stickers;
    return Array.isArray(places) ? places.map(String) : [];
  });
}
