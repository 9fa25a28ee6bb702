/** The battlefield for those who hear it: every hex in one or two sentences. */

import type { Content } from "../../wire/content";
import { settings } from "../../settings.svelte";
import { t } from "../../words.svelte";
import { fullStrength } from "./box";
import { percent } from "../../board/chances";
import { destroyChance, hitChance } from "./chances";
import { dangersOn } from "./danger";
import { hexName, PLACES } from "./field";
import { landName, structureAt, structureName, tokenName, unitAt, unitName } from "./names";
import { noShotsShown, type Picture } from "./picture";
import type { HothView, NoShotView, ShotView } from "./types";

/** "D3, open snow. Snowtroopers, 3 of 4. Target: 3 dice, 88 percent for a hit." */
export function hexAloud(
  hex: number,
  view: HothView,
  picture: Picture,
  looked: number | undefined,
  content: Content,
): string {
  return [
    t("hoth-aloud-hex", { hex: hexName(hex), land: landName(view.terrain[hex] ?? 0, content) }),
    ...standsAloud(hex, view, content),
    ...stateAloud(hex, view, picture, looked, content),
  ].join(" ");
}

function standsAloud(hex: number, view: HothView, content: Content): string[] {
  const unit = unitAt(view, hex);
  if (unit) {
    const said = [
      t("hoth-aloud-unit", {
        unit: unitName(unit.kind, content),
        count: unit.figures,
        full: fullStrength(unit.kind, unit.token),
      }),
    ];
    if (unit.token > 0) said.push(`${tokenName(unit.token)}.`);
    if (unit.carries) said.push(t("hoth-aloud-officer"));
    return said;
  }
  const structure = structureAt(view, hex);
  return structure === undefined ? [] : [`${structureName(structure)}.`];
}

function stateAloud(
  hex: number,
  view: HothView,
  picture: Picture,
  looked: number | undefined,
  content: Content,
): string[] {
  const said: string[] = [];
  const ordered = picture.ordered.find((one) => one.hex === hex);
  if (ordered) said.push(t(ordered.finished ? "hoth-aloud-finished" : "hoth-aloud-ordered"));
  if (picture.units.includes(hex)) said.push(t("hoth-aloud-choose"));
  const place = view.reach.find((one) => one.hex === hex);
  if (place)
    said.push(t(place.barred ? "hoth-aloud-move-only" : "hoth-aloud-move", { count: place.cost }));
  if (place && settings.chosen.danger)
    said.push(t("hoth-aloud-danger", { count: dangersOn(view, hex).length }));
  const target = picture.targets.find((one) => one.hex === hex);
  if (target?.shot) said.push(shotAloud(target.shot));
  else if (target) said.push(t("hoth-aloud-target"));
  const retreat = picture.retreats.find((one) => one.hex === hex);
  if (retreat) said.push(t("hoth-aloud-retreat", { letter: retreat.letter }));
  if (picture.exits.includes(hex)) said.push(t("hoth-aloud-exit"));
  const hidden = noShotsShown(view, looked).find((one) => one.end === hex);
  if (hidden) said.push(noShotWhy(hidden, view, content));
  return said;
}

export function shotAloud(shot: ShotView): string {
  return t("hoth-aloud-shot", {
    dice: shot.dice,
    hit: percent(hitChance(shot)),
    destroyed: percent(destroyChance(shot)),
  });
}

/** Why an enemy in range cannot be attacked. */
export function noShotWhy(shot: NoShotView, view: HothView, content: Content): string {
  const [blocker] = shot.blockers;
  if (blocker === undefined) return t("hoth-no-dice");
  return t("hoth-no-sight", { what: blockerName(blocker, view, content), hex: hexName(blocker) });
}

/** What blocks a line on that hex: who stands there, else the land; the edge of the board. */
export function blockerName(hex: number, view: HothView, content: Content): string {
  if (hex >= PLACES.length) return t("hoth-edge");
  const unit = unitAt(view, hex);
  if (unit) return unitName(unit.kind, content);
  const structure = structureAt(view, hex);
  if (structure !== undefined) return structureName(structure);
  return landName(view.terrain[hex] ?? 0, content);
}
