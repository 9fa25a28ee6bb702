/** Why a line of the pad has its points, in words. The points are the server's. */

import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { faceName } from "./cardwords";
import { faceOf } from "./faces";
import { contractSum } from "./sums";
import type { HuntersView, PlayerView, ScoreLine } from "./types";

export interface Because {
  title: string;
  sum: string;
}

export function because(
  line: ScoreLine,
  player: PlayerView,
  view: HuntersView,
  content: Content,
): Because {
  const face = faceOf(line.card, content);
  if (!face) {
    const most = Math.max(...view.players.map((one) => one.pad.crate_symbols));
    return { title: t("hunters-row-majority"), sum: t("hunters-crates", { count: most }) };
  }
  const title = faceName(face, content);
  switch (face.kind) {
    case "target":
      return { title, sum: t("hunters-because-targets", { card: title }) };
    case "crate":
      return { title, sum: t("hunters-crates", { count: face.crates }) };
    case "contract": {
      const { first, second, duos } = contractSum(face, player, content);
      const parts = [`${first} × ${face.perFirst}`];
      if (face.form === "two_targets") parts.push(`${second} × ${face.perSecond}`);
      parts.push(t("hunters-end-duos", { count: duos, points: face.duo }));
      return { title, sum: parts.join(" + ") };
    }
    default: {
      const stack = player.confrontations.find((one) => one.attacks.includes(line.card));
      const target = faceOf(stack?.target ?? -1, content);
      const name = target ? faceName(target, content) : "";
      return { title, sum: t("hunters-end-against", { target: name }) };
    }
  }
}
