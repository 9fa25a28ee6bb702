/** Drawings for magazines, by the number of their kind. */

import magazine from "icon:game-icons/machine-gun-magazine";
import pistol from "icon:game-icons/bullets";
import shells from "icon:game-icons/shotgun-rounds";
import type { Drawing } from "../../../table/desk.svelte";

export const ammoIcon = (kind: number): Drawing => [pistol, magazine, shells][kind] ?? magazine;
