/** Events of Battle of Hoth in words, the same that the terminal uses. */

import { line, marked, type Line } from "../../table/lines";
import type { AnyEvent } from "../../table/table.svelte";
import { t } from "../../words.svelte";
import type { Scene } from "../game";
import { FACES, REBEL, STRUCTURES } from "./box";
import { hexName } from "./field";
import { cardName, leaderName, scenarioTitle, secretText, sideId, unitArgs } from "./names";
import type { HothEvent, HothView } from "./types";

const HIDDEN = 0;

export function story(scene: Scene): (event: AnyEvent) => Line | undefined {
  const { content } = scene;
  const card = (number: number): string => marked(number, cardName(number, content));
  const dice = (faces: readonly number[]): string =>
    faces.map((face) => t(`hoth-face-${FACES[face] ?? "cross"}`)).join(", ");
  const by = (seat: number, id: string, args: Record<string, string | number> = {}): Line =>
    line(`hoth-event-${id}`, { name: scene.name(seat), ...args }, { seat });
  const hot = (id: string, args: Record<string, string | number> = {}): Line =>
    line(`hoth-event-${id}`, args, { weight: "hot" });
  const told = (id: string, args: Record<string, string | number> = {}): Line =>
    line(`hoth-event-${id}`, args);
  const ofCard = (what: string, seat: number, number: number): Line =>
    number < HIDDEN ? by(seat, `${what}-unseen`) : by(seat, what, { card: card(number) });

  function ofCards(event: HothEvent): Line | undefined {
    switch (event.event) {
      case "LeaderChosen":
        return by(event.seat, "leader", { leader: leaderName(event.leader, content) });
      case "CardPlayed":
        return ofCard("played", event.seat, event.card);
      case "CardDiscarded":
        return ofCard("discarded", event.seat, event.card);
      case "CardTaken":
        return ofCard("taken", event.seat, event.card);
      case "CardDrawn":
        return ofCard("drawn", event.seat, event.card);
      case "SupportGained":
        return ofCard("support", event.seat, event.card);
      case "DeckReshuffled":
        return by(event.seat, "reshuffled", { count: event.cards });
      case "UnitsOrdered":
        return by(event.seat, "ordered", {
          hexes: event.hexes.map(hexName).join(", "),
          count: event.hexes.length,
        });
      default:
        return undefined;
    }
  }

  function ofUnits(event: HothEvent): Line | undefined {
    switch (event.event) {
      case "UnitMoved":
      case "UnitRetreated":
        return told(event.event === "UnitMoved" ? "moved" : "retreated", {
          ...unitArgs(event.kind, content),
          start: hexName(event.start),
          end: hexName(event.end),
        });
      case "UnitLeft":
        return hot("left", { ...unitArgs(event.kind, content), hex: hexName(event.hex) });
      case "UnitArrived":
        return told("arrived", { ...unitArgs(event.kind, content), hex: hexName(event.hex) });
      case "RetreatIgnored":
        return told("ignored", { ...unitArgs(event.kind, content), hex: hexName(event.hex) });
      case "UnitRestored":
        return told("restored", {
          ...unitArgs(event.kind, content),
          hex: hexName(event.hex),
          count: event.figures,
        });
      case "FiguresLost": {
        const args = { ...unitArgs(event.kind, content), hex: hexName(event.hex) };
        return event.left === 0
          ? hot("destroyed", args)
          : told("lost", { ...args, lost: event.lost, left: event.left });
      }
      case "DiceRolled": {
        const args = { hex: hexName(event.end), dice: dice(event.dice) };
        return event.kind < 0
          ? told("bombarded", args)
          : told("attacked", { ...args, ...unitArgs(event.kind, content) });
      }
      case "DiceRerolled":
        return told("rerolled", { dice: dice(event.dice) });
      case "ConfirmationRolled": {
        const args = { hex: hexName(event.hex), dice: dice(event.dice) };
        return event.destroyed ? hot("confirmed", args) : told("unconfirmed", args);
      }
      default:
        return undefined;
    }
  }

  function ofGoals(event: HothEvent): Line | undefined {
    switch (event.event) {
      case "StructureDestroyed":
        return hot("structure", {
          structure: STRUCTURES[event.structure] ?? "ion_cannon",
          hex: hexName(event.hex),
        });
      case "OfficerTaken":
        return hot("officer", { hex: hexName(event.hex) });
      case "MedalsWon":
        return hot("medals", {
          side: sideId(event.side),
          medals: event.medals,
          total: event.total,
        });
      case "CannonCharged":
        return told("charged", { count: event.charges });
      case "SecretFulfilled":
        return hot("secret", { side: sideId(event.side), text: secret(event.node, event.side) });
      case "BattleEnded":
        return event.winner < 0 ? hot("drawn-battle") : hot("won", { side: sideId(event.winner) });
      case "GameEnded":
        return hot(`over-${event.reason}`);
      default:
        return undefined;
    }
  }

  /** Events name a battle of a campaign by its number; the table knows which campaign it is. */
  function secret(node: number, side: number): string {
    const campaign = (scene.view() as HothView | null)?.campaign === 1 ? "b" : "a";
    const rows = content.pack.rows[`campaign_${campaign}`] ?? [];
    const battle = rows.filter((row) => row.fields["scenario"])[node]?.id ?? "";
    return secretText(`${battle}${side === REBEL ? "r" : "e"}`, content);
  }

  return (happened) => {
    const event = happened as HothEvent;
    switch (event.event) {
      case "TurnBegan":
        return line(
          "hoth-event-turn",
          { turn: event.turn, name: scene.name(event.seat) },
          { weight: "divider" },
        );
      case "BattleBegan":
        return line(
          "hoth-event-battle",
          { scenario: scenarioTitle(event.scenario, content) },
          { weight: "divider" },
        );
      default:
        return ofCards(event) ?? ofUnits(event) ?? ofGoals(event);
    }
  };
}
