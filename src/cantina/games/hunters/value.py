"""What a position is worth to a seat, learned from how games ended: a weighted sum of facts.

The facts are those that a player would name. Each stage of the game has its own weights, since a
credit is worth something at the start and nothing at the end. They are data (`value.toml`), fitted
by `./cantina fit`; the sum is in hundredths of a point, like the estimate of `hints.py`.
"""

from __future__ import annotations

from typing import Final

from cantina.games.hunters import hints
from cantina.games.hunters.ids import NO_CARD
from cantina.games.hunters.pack import CRATE, HuntersPack
from cantina.games.hunters.policy import worth_of_card
from cantina.games.hunters.rules.confrontations import missing
from cantina.games.hunters.rules.scoring import (
    captured_by_character,
    contract_points,
    crate_symbols,
    majority_symbols,
)
from cantina.games.hunters.state import NONE, Confrontation, HuntersTable, Player
from cantina.games.hunters.weights import Weights
from cantina.kernel.action import Seat

POINT: Final = 100
STAGES: Final = 5
FEATURES: Final = (
    "estimate",
    "points",
    "captures",
    "credits",
    "credits_later",
    "symbols",
    "majority",
    "contracts",
    "open_targets",
    "nearest_prize",
    "nearest_need",
    "nearest_close",
    "second_prize",
    "second_need",
    "stacked_penalty",
    "waiting_attack",
    "waiting_penalty",
    "reserved_crates",
    "reserved_attack",
    "best_card",
    "second_card",
    "best_two",
)
SCALE: Final = 1000
"""Weights are in thousandths of a hundredth of a point."""
CLOSE: Final = 4
"""So many shields one card takes off, as a rule."""
MOST: Final = 900
"""A card in hand worth more is as good as this."""


def evaluate(t: HuntersTable, seat: Seat, w: Weights, weights: list[list[int]]) -> int:
    """The weighted sum; what the pad says when the game is over."""
    outcome = t.state.outcome
    if outcome is not None:
        return POINT * outcome.scores[seat]
    total = 0
    of_stage = weights[stage(t)]
    for place, fact in enumerate(features(t, seat, w)):
        total += fact * of_stage[place]
    return total // SCALE


def stage(t: HuntersTable) -> int:
    """By the most captures of a player; the turns after the end was triggered come last."""
    state = t.state
    if state.trigger_turn != NONE:
        left = state.trigger_turn + t.pack.extra_turns - state.turn
        return 3 if left > 0 else 4
    most = 0
    for player in state.players:
        most = max(most, player.captures)
    return min(max(most - 1, 0), 2)


def features(t: HuntersTable, seat: Seat, w: Weights) -> list[int]:
    """The facts of `FEATURES` about a seat, in that order."""
    state, pack = t.state, t.pack
    player = state.players[seat]
    symbols = crate_symbols(pack, player)
    counts = captured_by_character(pack, player)
    points = 0
    for card in player.crates:
        points += pack.points[card]
    for card in player.contracts:
        points += contract_points(pack.cards[card], counts, symbols)
    leads = symbols >= majority_symbols(pack, state.players)
    facts = [
        hints.evaluate(t, seat),
        points + _captured(pack, player),
        player.captures,
        min(player.credits, 3),
        max(player.credits - 3, 0),
        symbols,
        1 if leads else 0,
        len(player.contracts),
    ]
    _add_targets(pack, player, counts, symbols, facts)
    _add_waiting(pack, player, facts)
    _add_hand(t, player, w, facts)
    return facts


def _captured(pack: HuntersPack, player: Player) -> int:
    """Points of captured targets, less what their hunters cost."""
    points = 0
    for confrontation in player.confrontations:
        if confrontation.captured:
            points += pack.points[confrontation.target] - _penalty(pack, confrontation)
    return points


def _penalty(pack: HuntersPack, confrontation: Confrontation) -> int:
    penalty = 0
    for card in confrontation.attacks:
        penalty += pack.penalty[card]
    return penalty


def _add_targets(
    pack: HuntersPack, player: Player, counts: list[int], symbols: int, facts: list[int]
) -> None:
    """How many are open; of the two nearest, what they bring and what they need."""
    needs = [99, 99]
    prizes = [0, 0]
    number = 0
    penalty = 0
    for confrontation in player.confrontations:
        target = confrontation.target
        if target == NO_CARD or confrontation.captured:
            continue
        number += 1
        penalty += _penalty(pack, confrontation)
        green, blue, orange = missing(pack, confrontation)
        need = green + blue + orange
        prize = pack.points[target] + hints.contract_gain(
            pack, player, counts, symbols, pack.character[target]
        )
        if need < needs[0]:
            needs[1], prizes[1] = needs[0], prizes[0]
            needs[0], prizes[0] = need, prize
        elif need < needs[1]:
            needs[1], prizes[1] = need, prize
    facts.append(number)
    facts.append(prizes[0])
    facts.append(needs[0] if number > 0 else 0)
    facts.append(prizes[0] if needs[0] <= CLOSE else 0)
    facts.append(prizes[1])
    facts.append(needs[1] if number > 1 else 0)
    facts.append(penalty)


def _add_waiting(pack: HuntersPack, player: Player, facts: list[int]) -> None:
    """Attack cards without a target, and cards that are reserved."""
    attack = penalty = crates = droids = 0
    for confrontation in player.confrontations:
        if confrontation.target == NO_CARD:
            penalty += _penalty(pack, confrontation)
            for card in confrontation.attacks:
                attack += pack.green[card] + pack.blue[card] + pack.orange[card]
    for card in player.reserved:
        if pack.kind[card] == CRATE:
            crates += 1
        else:
            droids += pack.green[card] + pack.blue[card] + pack.orange[card]
    facts.append(min(attack, 11))
    facts.append(penalty)
    facts.append(crates)
    facts.append(droids)


def _add_hand(t: HuntersTable, player: Player, w: Weights, facts: list[int]) -> None:
    """The two best cards in hand, by the rule of thumb."""
    best = second = 0
    for card in player.hand:
        worth = min(worth_of_card(t, player, card, w), MOST)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    facts.append(best)
    facts.append(second)
    facts.append(best * second // MOST)
