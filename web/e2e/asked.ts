/** Questions and answers as a player without a board has them: verbs and numbers. */

import type { Asked as OnWire, Action as Sent } from "../src/wire/types";

export type Action = (string | number)[];
export type Asked = Omit<OnWire, "options"> & { options: Action[] };

export const asked = (asks: readonly OnWire[]): Asked[] => asks as unknown as Asked[];
export const plain = (action: Sent): Action => action as unknown as Action;
export const sent = (action: Action): Sent => action as unknown as Sent;
