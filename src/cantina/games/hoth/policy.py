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
from cantina.games.hoth.damage import MEDAL, best_shot, harm, harm_at
from cantina.games.hoth.hints import goals_of
from cantina.games.hoth.ids import NO_SIDE, NO_UNIT, Hex, Side, Unit
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
from cantina.games.hoth.rules.fire import cover
from cantina.games.hoth.rules.ground import costs, is_barred
from cantina.games.hoth.rules.orders import fits_filter, needs_fallback, slots, wing
from cantina.games.hoth.rules.units import allowance, class_of, side_of, units_of
from cantina.games.hoth.scenario import FAR
from cantina.games.hoth.state import Attack, HothTable, Move, Retreat, scenario_of
from cantina.kernel.action import DONE, Action, Ask, Done
from cantina.kernel.rng import Rng

GOAL_HEX: Final = 60  # standing on a hex that counts for the side
GOAL_STEP: Final = 9  # a hex nearer to one
ENEMY_STEP: Final = 3  # a hex nearer to the enemy
COVER_DIE: Final = 4  # a die less for those who attack there
FEAR: Final = 12  # of 100: what the enemy could do to a unit there
WAY_OUT: Final = 400
IDLE: Final = 3  # an order for a unit that has nothing better to do
KEPT: Final = 30  # a card worth less is thrown away when that costs nothing
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
        return [
            _best_move(t, t.state.at[o.hex]) if isinstance(o, MoveUnit) else 0 for o in ask.options
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
        return 50 + _pull(t, ask_side(t, ask), option.hex)
    if isinstance(option, StrikeAt):
        return harm(t, 1, t.state.at[option.hex])
    if isinstance(option, (Discard, TakeBack)):
        worth = card_worth(t, t.pack.cards[option.card], unit_gains(t, ask_side(t, ask)))
        return KEPT - worth if isinstance(option, Discard) else worth
    return 1


def ask_side(t: HothTable, ask: Ask) -> Side:
    return t.state.players[ask.seat].side


def gain_of(t: HothTable, number: Unit) -> int:
    """What an order is worth to this unit: the best it can do by moving and attacking."""
    shot = best_shot(t, number)
    if t.state.units[number].kind == ARTILLERY:
        return shot
    return max(shot, _best_move(t, number) + shot)


def unit_gains(t: HothTable, side: Side) -> list[tuple[int, Unit]]:
    """(gain, unit) for every unit of the side, the best first."""
    found = [(gain_of(t, number), number) for number in units_of(t, side)]
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
    if card.discards:
        return KEPT
    if card.scope == NO_ORDERS:
        enemies = units_of(t, OPPONENT[card.side])
        rolled = sorted([harm(t, card.bombard_dice, n) for n in enemies], reverse=True)
        return sum(rolled[: card.bombard_targets])
    if needs_fallback(t, card, card.side):
        return gains[0][0] if gains else 0
    bonus = 8 * (card.dice + card.dice_close) + 4 * card.move + 3 * card.move_after_attack
    bonus += 10 * (card.attacks - 1) + 20 * (card.activations - 1) + 6 * card.dice_per_friend
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
            gain = best_shot(t, number)
        elif card.no_attack:
            gain = gain // 3
        total += max(gain + bonus if gain > IDLE else gain, 0)
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
    for option in ask.options:
        if isinstance(option, (OrderUnit, Support)):
            found.append(IDLE + max(gain_of(t, t.state.at[option.hex]), 0))
        else:
            found.append(10_000 if isinstance(option, OrderAll) else 0)
    return found


def _pull(t: HothTable, side: Side, hex: Hex) -> int:
    """How good it is for a side to have a unit there, whatever it shoots at."""
    board = t.pack.board
    here = hex * board.count
    value = 0
    for objective in scenario_of(t).objectives:
        if hex in objective.hexes and objective.side in (NO_SIDE, side):
            value += GOAL_HEX * objective.medals
    if scenario_of(t).hold_all_side == side and hex in scenario_of(t).hold_all:
        value += GOAL_HEX
    goals = goals_of(t, side)
    if goals:
        value -= GOAL_STEP * min([board.distance[here + goal] for goal in goals])
    enemies = [board.distance[here + t.state.units[n].hex] for n in units_of(t, OPPONENT[side])]
    if enemies:
        value -= ENEMY_STEP * min(enemies)
    return value


def standing(t: HothTable, number: Unit, hex: Hex, barred: bool) -> int:
    """How good it would be for the unit to stand there: its shot, the pull of the place, cover, and
    what the enemy could do to it."""
    state = t.state
    unit = state.units[number]
    start = unit.hex
    _shift(t, number, hex)
    value = 0 if barred else best_shot(t, number)
    side = side_of(t, unit)
    value += _pull(t, side, hex)
    value += COVER_DIE * cover(t, 0, False, hex)
    if number == state.carrier:
        value -= 2 * GOAL_STEP * _to_exit(t, hex)
    value -= FEAR * _danger(t, number) // 100
    _shift(t, number, start)
    return value


def _shift(t: HothTable, number: Unit, hex: Hex) -> None:
    state = t.state
    unit = state.units[number]
    state.at[unit.hex] = NO_UNIT
    state.occupied &= ~(1 << unit.hex)
    unit.hex = hex
    state.at[hex] = number
    state.occupied |= 1 << hex


def _to_exit(t: HothTable, hex: Hex) -> int:
    board = t.pack.board
    ways = [h for way in scenario_of(t).exits for h in way.hexes]
    return min([board.distance[hex * board.count + way] for way in ways])


def _danger(t: HothTable, number: Unit) -> int:
    """What the enemies that are near enough could do to the unit, sight left aside."""
    unit = t.state.units[number]
    board = t.pack.board
    total = 0
    for other in units_of(t, OPPONENT[side_of(t, unit)]):
        enemy = t.state.units[other]
        kind = t.pack.units[enemy.kind]
        distance = board.distance[unit.hex * board.count + enemy.hex] - kind.move_and_attack
        if distance <= len(kind.attack):
            dice = kind.attack[max(distance, 1) - 1] - cover(t, kind.unit_class, False, unit.hex)
            total += harm(t, max(dice, 0), number)
    return total


def _best_move(t: HothTable, number: Unit) -> int:
    """How much a unit can better itself by moving."""
    unit = t.state.units[number]
    limit, free = allowance(t, unit)
    if limit == 0:
        return 0
    here = standing(t, number, unit.hex, False)
    best = 0
    reached = costs(t, number, limit)
    for hex in t.pack.board.hexes:
        cost = reached[hex]
        if cost != FAR and cost > 0:
            barred = is_barred(t, unit, hex, cost, free)
            best = max(best, standing(t, number, hex, barred) - here)
    for way in scenario_of(t).exits:
        if way.side == side_of(t, unit) and unit.hex in way.hexes:
            best = max(best, WAY_OUT)
    return best


def _destinations(t: HothTable, f: Move, ask: Ask) -> list[int]:
    unit = t.state.units[f.unit]
    reached = costs(t, f.unit, f.limit)
    after_attack = f.may_stay and unit.attacked
    found: list[int] = []
    for option in ask.options:
        if isinstance(option, Done):
            found.append(standing(t, f.unit, unit.hex, after_attack))
        elif isinstance(option, Leave):
            found.append(WAY_OUT)
        else:
            assert isinstance(option, MoveTo)
            hex = option.hex
            barred = after_attack or is_barred(t, unit, hex, reached[hex], f.free)
            found.append(standing(t, f.unit, hex, barred))
    return found


def _attack(t: HothTable, option: Action) -> int:
    if isinstance(option, AttackWith):
        return 1 + best_shot(t, t.state.at[option.hex])
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
