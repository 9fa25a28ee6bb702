/** The steps of a turn in words. */

import { plain } from "../../../table/lines";
import { t } from "../../../words.svelte";
import type { Scene } from "../../game";
import { hexName } from "../field";
import { unitArgs } from "../names";
import { story } from "../story";
import type { HothEvent } from "../types";
import type { HothStep } from "./steps";

export function stepTitle(step: HothStep, scene: Scene): string {
  const event = step.events[0]?.event;
  if (!event) return "";
  if (event.event === "DiceRolled") {
    const hex = hexName(event.end);
    if (event.kind < 0) return t("hoth-told-bombard", { hex });
    const unit = unitArgs(event.kind, scene.content);
    return t("hoth-told-attack", { ...unit, start: hexName(event.start), hex });
  }
  if (event.event === "DiceRerolled") return t("hoth-told-again");
  if (step.kind === "orders") {
    const hexes = step.events.flatMap((one) =>
      one.event.event === "UnitsOrdered" ? one.event.hexes : [],
    );
    return sentence({ ...event, hexes } as HothEvent, scene);
  }
  return sentence(event, scene);
}

const sentence = (event: HothEvent, scene: Scene): string => plain(story(scene)(event)?.text ?? "");

/** Where a step happens, in a few signs. */
export function stepPlace(step: HothStep): string {
  const event = step.events[0]?.event;
  switch (event?.event) {
    case "UnitMoved":
    case "UnitRetreated":
    case "DiceRolled":
      return event.start < 0 ? hexName(event.end) : `${hexName(event.start)}→${hexName(event.end)}`;
    case "UnitsOrdered":
      return `×${step.events.length}`;
    default:
      return event && "hex" in event ? hexName(event.hex) : "";
  }
}

/** The dice of a step as they lay in the end. */
export function diceOf(step: HothStep): readonly number[] {
  const rolls = step.events.flatMap(({ event }) =>
    event.event === "DiceRolled" || event.event === "DiceRerolled" ? [event.dice] : [],
  );
  return rolls.at(-1) ?? [];
}
