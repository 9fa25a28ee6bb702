/** A table that plays what was made. */

import { guest } from "../home/guest.svelte";
import { go } from "../router.svelte";
import { openTable } from "../table/fair";
import { keepInvites } from "../table/invites";

export async function playOwn(
  game: string,
  options: Record<string, string>,
  seats: string[],
): Promise<void> {
  await guest.arrive();
  const opened = await openTable({ game, seats, options });
  keepInvites(opened.id, opened.invites);
  go({ page: "table", id: opened.id });
}
