/** Cards and signs on the page of the box. */

import type { BoxView } from "../boxview";
import BoxCard from "./BoxCard.svelte";
import BoxSign from "./BoxSign.svelte";

export const boxview: BoxView = {
  files: ["targets", "hunters", "contracts", "droids", "crates"],
  card: BoxCard,
  signed: ["shields", "attack"],
  sign: BoxSign,
};
