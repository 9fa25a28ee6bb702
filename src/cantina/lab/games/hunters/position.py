"""Where a player of Bounty Hunters stands, and the players that matter to it: the strongest rival,
the left neighbour (gets the hand) and the right one (whose hand comes next)."""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.hints import POINT, evaluate, turns_left
from cantina.games.hunters.ids import NO_CARD
from cantina.games.hunters.pack import CONTRACT, CRATE, DROID, HUNTER, KINDS, TARGET, HuntersPack
from cantina.games.hunters.rules.confrontations import missing
from cantina.games.hunters.rules.scoring import (
    captured_by_character,
    contract_points,
    crate_symbols,
    majority_symbols,
)
from cantina.games.hunters.state import NONE, Confrontation, HuntersTable, Player
from cantina.kernel.action import Seat, all_seats, ask_of
from cantina.lab.encoding import Row, named, one_hot

PACE: Final = 400
"""Hundredths of a turn that a capture takes, in the guess at how many turns are left."""

QUESTIONS: Final = ("draw", "draw_again", "choose", "act", "activate")
PLAYER: Final = (
    "score",
    "captured_points",
    "penalties",
    "captures",
    "credits_to_three",
    "credits_beyond",
    "contract_points",
    "contracts",
    "crate_points",
    "crate_symbols",
    "open_targets",
    "nearest_green",
    "nearest_blue",
    "nearest_orange",
    "nearest_prize",
    "second_missing",
    "second_prize",
    "waiting_attack",
    "reserved",
    "value",
)
HAND: Final = (*named("hand", KINDS), "hand_best_prize", "hand_best_attack", "hand_best_fit")
TABLE: Final = (
    "turn",
    "turns_left",
    "end_triggered",
    "guild_master",
    "majority",
    "three_captures",
    "rival_three_captures",
    "seats",
)
POSITION: Final = (
    *named("asked", QUESTIONS),
    *TABLE,
    *HAND,
    *named("my", PLAYER),
    *named("rival", PLAYER),
    *named("left", PLAYER),
    *named("right", PLAYER),
)


def position(t: HuntersTable, seat: Seat) -> Row:
    state = t.state
    values = [evaluate(t, other) for other in all_seats(t.seats)]
    rival = max([other for other in all_seats(t.seats) if other != seat], key=lambda o: values[o])
    blocks = {}
    for other in (seat, rival, Seat((seat + 1) % t.seats), Seat((seat - 1) % t.seats)):
        if other not in blocks:
            blocks[other] = standing(t, other, values[other])
    ask = ask_of(t.asks, seat)
    me = state.players[seat]
    most = majority_symbols(t.pack, state.players)
    return [
        *one_hot(QUESTIONS.index(ask.name) if ask is not None else -1, len(QUESTIONS)),
        state.turn / 20,
        turns_left(t, PACE) / 10,
        float(state.trigger_turn != NONE),
        float(state.guild_master == seat),
        float(crate_symbols(t.pack, me) >= most),
        float(me.captures >= 3),
        float(state.players[rival].captures >= 3),
        t.seats / 6,
        *_hand(t.pack, me),
        *blocks[seat],
        *blocks[rival],
        *blocks[Seat((seat + 1) % t.seats)],
        *blocks[Seat((seat - 1) % t.seats)],
    ]


def open_targets(pack: HuntersPack, player: Player) -> list[tuple[int, Confrontation]]:
    """Targets to be captured with the shields that still stand, the nearest first."""
    found = [
        (sum(missing(pack, one)), place)
        for place, one in enumerate(player.confrontations)
        if one.target != NO_CARD and not one.captured
    ]
    return [(need, player.confrontations[place]) for need, place in sorted(found)]


def waiting_attack(pack: HuntersPack, player: Player) -> int:
    """Attack on the table without a target."""
    return sum(
        pack.green[card] + pack.blue[card] + pack.orange[card]
        for one in player.confrontations
        if one.target == NO_CARD
        for card in one.attacks
    )


def standing(t: HuntersTable, seat: Seat, value: int) -> Row:
    """One player by what lies open."""
    pack, player = t.pack, t.state.players[seat]
    symbols = crate_symbols(pack, player)
    counts = captured_by_character(pack, player)
    captured = [one for one in player.confrontations if one.captured]
    points = sum(pack.points[one.target] for one in captured)
    penalties = sum(pack.penalty[card] for one in captured for card in one.attacks)
    contracts = sum(contract_points(pack.cards[c], counts, symbols) for c in player.contracts)
    crates = sum(pack.points[card] for card in player.crates)
    targets = open_targets(pack, player)
    nearest = missing(pack, targets[0][1]) if targets else (0, 0, 0)
    prizes = [pack.points[one.target] for _, one in targets[:2]] + [0, 0]
    return [
        (points - penalties + contracts + crates) / 20,
        points / 20,
        penalties / 10,
        player.captures / 4,
        min(player.credits, 3) / 3,
        max(player.credits - 3, 0) / 3,
        contracts / 10,
        len(player.contracts) / 4,
        crates / 10,
        symbols / 5,
        len(targets) / 2,
        nearest[0] / 5,
        nearest[1] / 5,
        nearest[2] / 5,
        prizes[0] / 10,
        targets[1][0] / 10 if len(targets) > 1 else 0.0,
        prizes[1] / 10,
        waiting_attack(pack, player) / 5,
        len(player.reserved) / 3,
        value / (20 * POINT),
    ]


def _hand(pack: HuntersPack, player: Player) -> Row:
    """What the player holds."""
    targets = open_targets(pack, player)
    kinds = [0.0] * len(KINDS)
    prize = attack = fit = 0
    for card in player.hand:
        kind = pack.kind[card]
        kinds[kind] += 1 / len(player.hand)
        if kind == TARGET:
            prize = max(prize, pack.points[card])
        elif kind in (HUNTER, DROID):
            attack = max(attack, pack.green[card] + pack.blue[card] + pack.orange[card])
            for _, one in targets:
                green, blue, orange = missing(pack, one)
                useful = min(pack.green[card], green) + min(pack.blue[card], blue)
                fit = max(fit, useful + min(pack.orange[card], orange))
        else:
            assert kind in (CONTRACT, CRATE)
    return [*kinds, prize / 10, attack / 5, fit / 5]
