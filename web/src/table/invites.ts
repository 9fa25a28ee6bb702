/** The invitations of tables I opened. The server tells them once; they stay in this tab. */

import type { Invite } from "../wire/types";

const place = (table: string): string => `cantina.invites.${table}`;

export function keepInvites(table: string, invites: Invite[]): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(invites));
  } catch {
    // Without a storage they can be seen until the page is left.
  }
}

export function invitesOf(table: string): Invite[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? "[]") as Invite[];
  } catch {
    return [];
  }
}
