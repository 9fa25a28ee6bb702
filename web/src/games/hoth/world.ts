import type { World } from "../worlds";

export const world: World = { order: 2 };
