import { named, type Content } from "../../../wire/content";
import { language } from "../../../words.svelte";

/** Who joins a side by the result of a battle, by the id that the campaign gives. */
export function nameOfLeader(id: string, content: Content): string {
  return id === "" ? "" : named(content.row(id), "name", language());
}
