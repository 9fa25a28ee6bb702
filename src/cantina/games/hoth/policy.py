"""A quick player by rule of thumb: every option gets a score from simple sums and exact expected
damage. Play-outs and guesses take the best; the bots that look ahead look at the best few."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.actions import (
    Advance,
    AttackWith,
    Discard,
    FallBack,
    Hold,
    Leave,
    MoveTo,
    MoveUnit,
    OrderAll,
    OrderUnit,
    Place,
    PlayCard,
    Reroll,
    StrikeAt,
    Support,
    TakeBack,
    Target,
)
from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.damage import harm, harm_at
from cantina.games.hoth.ids import NO_UNIT, Hex, Side, Unit
from cantina.games.hoth.lookout import Lookout
from cantina.games.hoth.pack import (
    ALL,
    ARTILLERY,
    DIFFERENT_SECTIONS,
    NO_ORDERS,
    NONE,
    RETREAT,
    PrintedCard,
)
from cantina.games.hoth.rules.dice import hits_on
from cantina.games.hoth.rules.ground import costs, is_barred
from cantina.games.hoth.rules.orders import fits_filter, needs_fallback, slots, wing
from cantina.games.hoth.rules.units import class_of, units_of
from cantina.games.hoth.scouting import lookout_of
from cantina.games.hoth.standing import (
    WAY_OUT,
    best_at,
    best_move,
    pull,
    shot_of,
    standing,
    standings,
)
from cantina.games.hoth.state import Attack, HothTable, Move, Retreat
from cantina.games.hoth.weights import MEDAL
from cantina.kernel.action import DONE, Action, Ask, Done
from cantina.kernel.rng import Rng

# By question: how many options are worth a look ahead.
LOOKS: Final = {
    "arrive": 3,
    "play": 9,
    "order": 6,
    "move": 4,
    "to": 12,
    "hold": 2,
    "fall_back": 2,
    "advance": 2,
    "return": 3,
}


def suggest(t: HothTable, ask: Ask, rng: Rng) -> Action:
    options = ask.options
    if len(options) == 1:
        return options[0]
    if ask.name == "leader":
        return options[rng.below(len(options))]
    rated = scores(t, ask)
    best = 0
    for number in range(1, len(options)):
        if rated[number] > rated[best]:
            best = number
    return options[best]


def worthwhile(t: HothTable, ask: Ask) -> list[Action]:
    """The options worth looking ahead at: the best few by rule of thumb, and stopping. Attacks are
    decided by exact chances alone, where a sample of the dice would say less."""
    options = ask.options
    if len(options) <= 1 or ask.name == "leader":
        return options[:1]
    most = LOOKS.get(ask.name, 1)
    rated = scores(t, ask)
    order = sorted(range(len(options)), key=lambda number: -rated[number])
    found = [options[number] for number in order[:most]]
    if most > 1 and DONE in options and DONE not in found:
        found.append(DONE)
    return found


def scores(t: HothTable, ask: Ask) -> list[int]:
    """By option: how good it looks. Stopping is 0, so that only what gains something is done."""
    top = t.state.stack[-1]
    name = ask.name
    if name == "play":
        return _cards(t, ask)
    if name in ("order", "extra_order"):
        return _orders(t, ask)
    if name == "move":
        look = lookout_of(t)
        return [
            best_move(t, look, t.state.at[o.hex]) if isinstance(o, MoveUnit) else 0
            for o in ask.options
        ]
    if isinstance(top, Move):
        return _destinations(t, top, ask)
    if name == "attack":
        return [_attack(t, option) for option in ask.options]
    if isinstance(top, Attack):
        return [_in_attack(t, top, option) for option in ask.options]
    if isinstance(top, Retreat):
        return [_retreat(t, top, option) for option in ask.options]
    return [_other(t, ask, option) for option in ask.options]


def _other(t: HothTable, ask: Ask, option: Action) -> int:
    if isinstance(option, Done):
        return 0
    if isinstance(option, Place):
        return 50 + pull(t, lookout_of(t), ask_side(t, ask), option.hex)
    if isinstance(option, StrikeAt):
        return harm(t, 1, t.state.at[option.hex])
    if isinstance(option, (Discard, TakeBack)):
        worth = card_worth(t, t.pack.cards[option.card], unit_gains(t, ask_side(t, ask)))
        return t.pack.weights.kept - worth if isinstance(option, Discard) else worth
    return 1


def ask_side(t: HothTable, ask: Ask) -> Side:
    return t.state.players[ask.seat].side


def gain_of(t: HothTable, look: Lookout, number: Unit) -> int:
    """What an order is worth to this unit: the best it can do by moving and attacking."""
    shot = best_at(t, look, number)
    if t.state.units[number].kind == ARTILLERY:
        return shot
    return max(shot, best_move(t, look, number) + shot)


def unit_gains(t: HothTable, side: Side) -> list[tuple[int, Unit]]:
    """(gain, unit) for every unit of the side, the best first."""
    look = lookout_of(t)
    found = [(gain_of(t, look, number), number) for number in look.forces[side]]
    found.sort(key=lambda pair: -pair[0])
    return found


def _cards(t: HothTable, ask: Ask) -> list[int]:
    gains = unit_gains(t, ask_side(t, ask))
    return [
        card_worth(t, t.pack.cards[option.card], gains)
        for option in ask.options
        if isinstance(option, PlayCard)
    ]


def card_worth(t: HothTable, card: PrintedCard, gains: list[tuple[int, Unit]]) -> int:
    """The best units a card can order, with a little for its effects."""
    w = t.pack.weights
    if card.discards:
        return w.kept
    if card.scope == NO_ORDERS:
        enemies = units_of(t, OPPONENT[card.side])
        rolled = sorted([harm(t, card.bombard_dice, n) for n in enemies], reverse=True)
        return sum(rolled[: card.bombard_targets])
    if needs_fallback(t, card, card.side):
        return gains[0][0] if gains else 0
    bonus = w.card_die * (card.dice + card.dice_close) + w.card_step * card.move
    bonus += w.card_step_after * card.move_after_attack + w.card_attack * (card.attacks - 1)
    bonus += w.card_activation * (card.activations - 1) + w.card_friend * card.dice_per_friend
    sections = t.pack.board.sections
    room = [0, 0, 0]
    most = card.count
    if card.section != NONE:
        wanted = wing(card, card.side)
        gains = [pair for pair in gains if sections[t.state.units[pair[1]].hex] & wanted]
    elif card.scope in (3, 4):
        room = list(slots(card))
        most = sum(room)
    elif card.scope == DIFFERENT_SECTIONS:
        most = 2
    total = 0
    for gain, number in gains:
        unit = t.state.units[number]
        if most == 0 or not fits_filter(t, card, unit):
            continue
        if card.scope in (3, 4) and not _take_slot(room, sections[unit.hex]):
            continue
        if card.no_move:
            gain = shot_of(t, number)
        elif card.no_attack:
            gain = gain // 3
        total += max(gain + bonus if gain > w.idle else gain, 0)
        most -= 1
    return total // 2 if card.scope == 2 and card.count == ALL else total


def _take_slot(room: list[int], mask: int) -> bool:
    for section in range(3):
        if mask >> section & 1 and room[section]:
            room[section] -= 1
            return True
    return False


def _orders(t: HothTable, ask: Ask) -> list[int]:
    found: list[int] = []
    look = lookout_of(t)
    for option in ask.options:
        if isinstance(option, (OrderUnit, Support)):
            found.append(t.pack.weights.idle + max(gain_of(t, look, t.state.at[option.hex]), 0))
        else:
            found.append(10_000 if isinstance(option, OrderAll) else 0)
    return found


def _destinations(t: HothTable, f: Move, ask: Ask) -> list[int]:
    unit = t.state.units[f.unit]
    reached = costs(t, f.unit, f.limit)
    after_attack = f.may_stay and unit.attacked
    hexes: list[Hex] = []
    barred: list[bool] = []
    for option in ask.options:
        if isinstance(option, MoveTo):
            hex = option.hex
            hexes.append(hex)
            barred.append(after_attack or is_barred(t, unit, hex, reached[hex], f.free))
        else:
            hexes.append(unit.hex)
            barred.append(after_attack)
    found = standings(t, lookout_of(t), f.unit, hexes, barred)
    for place, option in enumerate(ask.options):
        if isinstance(option, Leave):
            found[place] = WAY_OUT
    return found


def _attack(t: HothTable, option: Action) -> int:
    if isinstance(option, AttackWith):
        return 1 + shot_of(t, t.state.at[option.hex])
    if not isinstance(option, Support):
        return 0
    card, hex = option.card, option.hex
    effect = t.pack.cards[card].effect
    if effect == "bombard":
        return harm(t, t.pack.cards[card].bombard_dice, t.state.at[hex]) - MEDAL // 5
    if effect == "activate":
        unit = t.state.units[t.state.at[hex]]
        return 15 if unit.attacked else 0
    return 10


def _in_attack(t: HothTable, f: Attack, option: Action) -> int:
    if isinstance(option, Done):
        return 0
    if isinstance(option, Target):
        return 1 + harm_at(t, f.unit, option.hex)
    if isinstance(option, Reroll):
        face = option.face
        victim = NONE if f.victim == NO_UNIT else class_of(t, t.state.units[f.victim])
        if hits_on([face], victim, False):
            return -1
        return 0 if face == RETREAT and f.victim != NO_UNIT else 1
    if isinstance(option, Advance):
        unit = t.state.units[f.unit]
        return standing(t, f.unit, f.target, False) - standing(t, f.unit, unit.hex, True) + 5
    return 1


def _retreat(t: HothTable, f: Retreat, option: Action) -> int:
    if isinstance(option, FallBack):
        return standing(t, f.unit, option.hex, True)
    return 1 if isinstance(option, Hold) else 0
