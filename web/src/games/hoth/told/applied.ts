/** The table after an event, as far as events tell. */

import { text, type Content } from "../../../wire/content";
import type { HothEvent, HothView, PlayerView, UnitView } from "../types";

const NOWHERE = -1;
const MOVED = { why: "moved", rule: "HO-6.1" };
const ATTACKED = { why: "attacked", rule: "HO-7.2" };

/** What belongs to a question of that moment is no part of what is told. */
export function atEase(view: HothView): HothView {
  return { ...view, mover: NOWHERE, shots: [], no_shots: [], reach: [], dangers: [], qualify: [] };
}

function unitChanged(view: HothView, hex: number, change: Partial<UnitView>): HothView {
  const units = view.units.map((unit) => (unit.hex === hex ? { ...unit, ...change } : unit));
  return { ...view, units };
}

function without(view: HothView, hex: number): HothView {
  return { ...view, units: view.units.filter((unit) => unit.hex !== hex) };
}

function playerChanged(
  view: HothView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): HothView {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...change(player) } : player,
  );
  return { ...view, players };
}

/** Nobody attacks, nobody falls back. */
const calm = { attacker: NOWHERE, target: NOWHERE, fleeing: NOWHERE, dice: [], shots: [] };

function cardEvent(view: HothView, event: HothEvent, content: Content): HothView | undefined {
  switch (event.event) {
    case "TurnBegan": {
      const acted = { ordered: false, moved: false, barred: false, attacked: false };
      const fresh = { ...acted, cannot_move: null, cannot_attack: null };
      const units = view.units.map((unit) => ({ ...unit, ...fresh }));
      const { turn, seat } = event;
      return { ...view, ...calm, units, turn, active: seat, card: -1, support: -1, step: "play" };
    }
    case "CardPlayed": {
      const isSupport = text(content.thing(event.card), "kind") === "support";
      const played = isSupport ? { support: event.card } : { card: event.card, step: "order" };
      const hand = view.hand.filter((card) => card !== event.card);
      return playerChanged({ ...view, ...played, hand }, event.seat, ({ hand_size }) => ({
        hand_size: isSupport ? hand_size : Math.max(0, hand_size - 1),
      }));
    }
    case "CardDiscarded":
      return playerChanged(view, event.seat, ({ discard }) => ({
        discard: event.card < 0 ? discard : [...discard, event.card],
      }));
    case "CardDrawn": {
      const drawn = { hand: event.card < 0 ? view.hand : [...view.hand, event.card] };
      return playerChanged({ ...view, ...drawn, step: "draw" }, event.seat, (player) => ({
        hand_size: player.hand_size + 1,
        deck_size: Math.max(0, player.deck_size - 1),
      }));
    }
    default:
      return undefined;
  }
}

function unitEvent(view: HothView, event: HothEvent, after: HothView): HothView | undefined {
  switch (event.event) {
    case "UnitsOrdered":
      return {
        ...view,
        units: view.units.map((unit) =>
          event.hexes.includes(unit.hex) ? { ...unit, ordered: true } : unit,
        ),
      };
    case "UnitMoved":
      return unitChanged({ ...view, ...calm, step: "move" }, event.start, {
        hex: event.end,
        moved: true,
        cannot_move: MOVED,
      });
    case "UnitRetreated":
      return unitChanged({ ...view, fleeing: NOWHERE }, event.start, { hex: event.end });
    case "UnitLeft":
      return without(view, event.hex);
    case "UnitArrived": {
      const arrived = after.units.find(({ hex }) => hex === event.hex);
      return arrived && { ...view, units: [...view.units, arrived] };
    }
    case "UnitRestored":
      return unitChanged(view, event.hex, { figures: event.figures });
    default:
      return undefined;
  }
}

function fightEvent(view: HothView, event: HothEvent, before: HothView): HothView | undefined {
  switch (event.event) {
    case "DiceRolled": {
      const aimed = before.shots.filter(
        ({ start, end }) => start === event.start && end === event.end,
      );
      const attack = { attacker: event.start, target: event.end, dice: event.dice };
      const aiming = { ...view, ...attack, fleeing: NOWHERE, step: "attack", shots: aimed };
      const bars = { cannot_move: MOVED, cannot_attack: ATTACKED };
      return unitChanged(aiming, event.start, { attacked: true, ...bars });
    }
    case "DiceRerolled":
      return { ...view, dice: event.dice };
    case "FiguresLost":
      return event.left === 0
        ? without(view, event.hex)
        : unitChanged(view, event.hex, { figures: event.left });
    case "StructureDestroyed":
      return {
        ...view,
        structures: view.structures.map((hex) => (hex === event.hex ? NOWHERE : hex)),
      };
    case "MedalsWon":
      return {
        ...view,
        medals: view.medals.map((count, side) => (side === event.side ? event.total : count)),
      };
    case "CannonCharged":
      return { ...view, charges: event.charges };
    case "OfficerTaken":
      return unitChanged({ ...view, officer: NOWHERE }, event.hex, { carries: true });
    default:
      return undefined;
  }
}

/** `before` and `after` are of the decision that brought the event. */
export function applied(
  view: HothView,
  event: HothEvent,
  { before, after }: { before: HothView; after: HothView },
  content: Content,
): HothView {
  if (event.event === "BattleBegan") return atEase(after);
  return (
    cardEvent(view, event, content) ??
    unitEvent(view, event, after) ??
    fightEvent(view, event, before) ??
    view
  );
}
