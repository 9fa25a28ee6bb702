/** The invitations of tables I opened. The server tells them once; they stay in this tab, and where
 * one is lost the host gets another. */

import { codeOf, LETTERS } from "../home/code";
import { ask } from "../wire/http";
import type { Invite, Take } from "../wire/types";

const place = (table: string): string => `cantina.invites.${table}`;

export function keepInvites(table: string, invites: Invite[]): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(invites));
  } catch {
    // Without a storage a new one is made when it is wanted.
  }
}

export function invitesOf(table: string): Invite[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? "[]") as Invite[];
  } catch {
    return [];
  }
}

/** The invitation to a seat: the one I know, or a new one. Rejects with Refusal. */
export async function inviteFor(table: string, seat: number): Promise<Invite> {
  const known = invitesOf(table);
  const found = known.find((one) => one.seat === seat && one.expires > Date.now());
  if (found) return found;
  const made = await ask("POST /api/tables/{id}/invite", { path: { id: table }, body: { seat } });
  keepInvites(table, [...known.filter((one) => one.seat !== seat), made]);
  return made;
}

/** What stood behind the # of a link: the code of a table, the secret of one seat, or nothing. People
 * look around first and say themselves when they are ready. */
export function takeBy(given: string): Take {
  const letters = codeOf(given);
  const isCode = letters.length === LETTERS && /^[A-Za-z]{3}-?[A-Za-z]{3}$/.test(given);
  return { ready: false, ...(isCode ? { code: letters } : given ? { secret: given } : {}) };
}
