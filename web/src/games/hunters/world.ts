import type { World } from "../worlds";

export const world: World = { order: 1, paper: "a5" };
