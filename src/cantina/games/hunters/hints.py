"""What a position is worth to a seat, for bots: in hundredths of a point, from public facts only.

An estimate, not a rule: the score pad as it stands, plus what open confrontations, contracts,
credits and reserved cards may still bring in the turns that are left.
"""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.ids import NO_CARD
from cantina.games.hunters.pack import CRATE, TWO_TARGETS, HuntersPack
from cantina.games.hunters.rules.confrontations import missing
from cantina.games.hunters.rules.scoring import (
    captured_by_character,
    contract_points,
    crate_symbols,
    majority_symbols,
)
from cantina.games.hunters.state import NONE, Confrontation, HuntersState, HuntersTable, Player
from cantina.kernel.action import Seat

POINT: Final = 100
PACE: Final = 400  # hundredths of a turn that a capture takes, as a rule
ATTACK_PER_TURN: Final = 4  # shields that one turn's card takes off, as a rule
PENALTY_PER_SHIELD: Final = 38  # what hunters cost for a shield still standing
ORPHAN_ATTACK: Final = 42  # the use of one attack value waiting for a target
CREDIT: Final = 70
CREDIT_LATER: Final = 25  # each credit beyond the third
RESERVED: Final = 35  # of 100: how much of a reserved card's worth is counted
DROID_ATTACK: Final = 45
MAJORITY_HOPE: Final = 45  # of 100: what leading in crates before the end is worth


def evaluate(t: HuntersTable, seat: Seat) -> int:
    state = t.state
    pack = t.pack
    player = state.players[seat]
    left = turns_left(t, PACE)
    symbols = crate_symbols(pack, player)
    counts = captured_by_character(pack, player)
    worth = _crates(pack, state, player, symbols, left)
    worth += _credits(pack, player, left)
    for card in player.contracts:
        worth += POINT * contract_points(pack.cards[card], counts, symbols)
    spent = 0  # turns already promised to nearer targets
    for confrontation in player.confrontations:
        if confrontation.target == NO_CARD:
            worth += _orphan(pack, confrontation, left)
        elif confrontation.captured:
            worth += POINT * pack.points[confrontation.target]
            worth -= POINT * _penalties(pack, confrontation)
    for need, confrontation in _open_by_need(pack, player):
        turns = max(1, (need + ATTACK_PER_TURN - 1) // ATTACK_PER_TURN)
        spent += turns
        worth += _open_target(pack, player, counts, symbols, confrontation, need, spent, left)
    if player.captures < pack.end_captures and state.trigger_turn == NONE:
        worth += 30 * player.captures  # being near the end bonus, and in control of the end
    return worth


def turns_left(t: HuntersTable, pace: int) -> int:
    """A guess at how many more turns will be played after this one, when a capture takes as many
    hundredths of a turn as `pace` says."""
    state = t.state
    if state.trigger_turn != NONE:
        return state.trigger_turn + t.pack.extra_turns - state.turn
    most = 0
    for player in state.players:
        most = max(most, player.captures)
    return t.pack.extra_turns + (t.pack.end_captures - most) * pace // 100


def _penalties(pack: HuntersPack, confrontation: Confrontation) -> int:
    penalty = 0
    for card in confrontation.attacks:
        penalty += pack.penalty[card]
    return penalty


def _open_by_need(pack: HuntersPack, player: Player) -> list[tuple[int, Confrontation]]:
    """Open targets, the nearest to capture first."""
    found: list[tuple[int, int]] = []
    for place, confrontation in enumerate(player.confrontations):
        if confrontation.target != NO_CARD and not confrontation.captured:
            green, blue, orange = missing(pack, confrontation)
            found.append((green + blue + orange, place))
    found.sort()
    return [(need, player.confrontations[place]) for need, place in found]


def _open_target(
    pack: HuntersPack,
    player: Player,
    counts: list[int],
    symbols: int,
    confrontation: Confrontation,
    need: int,
    spent: int,
    left: int,
) -> int:
    """The prize, less the hunters it will have cost, times the chance to get there in time."""
    target = confrontation.target
    prize = POINT * (pack.points[target] - _penalties(pack, confrontation))
    prize += POINT * contract_gain(pack, player, counts, symbols, pack.character[target])
    prize -= PENALTY_PER_SHIELD * need
    if pack.bonus[target]:
        prize += CREDIT
    if prize <= 0 or spent > left:
        return 0
    return prize * _chance(spent, left) // 100


def _chance(spent: int, left: int) -> int:
    """Of 100, to finish something that takes `spent` of the `left` turns."""
    return max(5, min(90, 95 - 12 * spent, 40 + 15 * (left - spent)))


def contract_gain(
    pack: HuntersPack, player: Player, counts: list[int], symbols: int, character: int
) -> int:
    """What one more capture of this character adds to the contracts on the table."""
    gain = 0
    for card in player.contracts:
        contract = pack.cards[card]
        if contract.a == character or (
            contract.contract == TWO_TARGETS and contract.b == character
        ):
            before = contract_points(contract, counts, symbols)
            counts[character] += 1
            gain += contract_points(contract, counts, symbols) - before
            counts[character] -= 1
    return gain


def _orphan(pack: HuntersPack, confrontation: Confrontation, left: int) -> int:
    """Attack that waits for a target: good for something while there is time."""
    if left < 2:
        return 0
    attack = 0
    for card in confrontation.attacks:
        attack += pack.green[card] + pack.blue[card] + pack.orange[card]
    return min(attack, 11) * ORPHAN_ATTACK - POINT * _penalties(pack, confrontation) * 6 // 10


def _crates(pack: HuntersPack, state: HuntersState, player: Player, symbols: int, left: int) -> int:
    worth = 0
    for card in player.crates:
        worth += POINT * pack.points[card]
    if symbols >= majority_symbols(pack, state.players):
        sure = 100 if left <= 0 else MAJORITY_HOPE
        worth += pack.majority_points * sure
    elif left > 0:
        worth += 15 * symbols
    return worth


def _credits(pack: HuntersPack, player: Player, left: int) -> int:
    if left <= 0:
        return player.credits  # only breaks ties
    worth = CREDIT * min(player.credits, 3) + CREDIT_LATER * max(player.credits - 3, 0)
    for card in player.reserved:
        if pack.kind[card] == CRATE:
            gain = POINT * pack.points[card] + 60 * pack.crates[card] - CREDIT * pack.cost[card]
        else:
            attack = pack.green[card] + pack.blue[card] + pack.orange[card]
            gain = DROID_ATTACK * attack - CREDIT * pack.cost[card]
        worth += max(gain, 0) * RESERVED // 100
    return worth
