"""The score pad: chapters 9, 10, 12 and 13. Points count at the end only (BH-8.10, BH-10.1).

Every point on the pad has a line with its reason, so that a client can count it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import SAME_TARGET, TWO_TARGETS, HuntersPack, PrintedCard
from cantina.games.hunters.state import Player
from cantina.kernel.action import Seat, all_seats

TARGETS_ROW: Final = "targets"
CRATES_ROW: Final = "crates"
MAJORITY_ROW: Final = "majority"
CONTRACTS_ROW: Final = "contracts"
HUNTERS_ROW: Final = "hunters"
ROWS: Final = (TARGETS_ROW, CRATES_ROW, MAJORITY_ROW, CONTRACTS_ROW, HUNTERS_ROW)


@dataclass(eq=False, repr=False, kw_only=True)
class ScoreLine:
    """Some points and why: the row of the pad, the card if one gave them, the rule."""

    row: str
    card: Card  # NO_CARD for the majority
    points: int
    rule: str


@dataclass(eq=False, repr=False, kw_only=True)
class ScorePad:
    """One player's column of the pad."""

    seat: Seat
    targets: int
    crates: int
    majority: int
    contracts: int
    hunters: int  # 0 or less
    total: int
    crate_symbols: int  # what the majority compares
    credits: int  # what breaks a tie
    lines: list[ScoreLine]


def crate_symbols(pack: HuntersPack, player: Player) -> int:
    """BH-9.1, BH-9.3: symbols on active crate cards; reserved ones give nothing."""
    symbols = 0
    for card in player.crates:
        symbols += pack.crates[card]
    return symbols


def captured_by_character(pack: HuntersPack, player: Player) -> list[int]:
    """How many captured targets show each character (BH-10.9: by character, not by card)."""
    counts = [0] * len(pack.characters)
    for confrontation in player.confrontations:
        if confrontation.captured:
            counts[pack.character[confrontation.target]] += 1
    return counts


def contract_points(card: PrintedCard, counts: list[int], symbols: int) -> int:
    """What a contract is worth, never below 0 (BH-10.7).

    BH-10.2, BH-10.3: two characters; duos are disjoint. BH-10.4: one character twice, two cards a
    duo. BH-10.5: a character and crates, the duo points on top.
    """
    first = counts[card.a]
    if card.contract == TWO_TARGETS:
        second = counts[card.b]
        return card.per_a * first + card.per_b * second + card.duo * min(first, second)
    if card.contract == SAME_TARGET:
        return card.per_a * first + card.duo * (first // 2)
    return card.per_a * first + card.duo * min(first, symbols)


def majority_symbols(pack: HuntersPack, players: list[Player]) -> int:
    """How many crates the majority takes: the most anybody has, but never none (BH-12.6)."""
    most = pack.majority_least
    for player in players:
        most = max(most, crate_symbols(pack, player))
    return most


def score_pad(pack: HuntersPack, players: list[Player], seat: Seat) -> ScorePad:
    """The player's column if the game ended now. May be negative (BH-12.7); credits left, reserved
    cards and cards in hand score nothing (BH-12.8, BH-11.9, BH-6.6)."""
    player = players[seat]
    symbols = crate_symbols(pack, player)
    lines: list[ScoreLine] = []
    for confrontation in player.confrontations:
        if confrontation.captured:  # BH-12.1: an open target gives and costs nothing
            target = confrontation.target
            lines.append(
                ScoreLine(row=TARGETS_ROW, card=target, points=pack.points[target], rule="BH-12.1")
            )
    for card in player.crates:
        lines.append(ScoreLine(row=CRATES_ROW, card=card, points=pack.points[card], rule="BH-12.2"))
    if symbols >= majority_symbols(pack, players):  # BH-9.2: ties do not split
        lines.append(
            ScoreLine(row=MAJORITY_ROW, card=NO_CARD, points=pack.majority_points, rule="BH-9.2")
        )
    counts = captured_by_character(pack, player)
    # BH-10.6, BH-10.8: each counts in full, whatever others used. BH-14.5: the introductory game
    # has none, and its pad is otherwise the same.
    for card in player.contracts:
        points = contract_points(pack.cards[card], counts, symbols)
        lines.append(ScoreLine(row=CONTRACTS_ROW, card=card, points=points, rule="BH-12.3"))
    for confrontation in player.confrontations:
        if confrontation.captured:  # BH-12.4: needed or not; on an open target or orphan: free
            for card in confrontation.attacks:
                if pack.penalty[card]:
                    lines.append(
                        ScoreLine(
                            row=HUNTERS_ROW, card=card, points=-pack.penalty[card], rule="BH-12.4"
                        )
                    )
    sums = dict.fromkeys(ROWS, 0)
    for line in lines:
        sums[line.row] += line.points
    total = sum(sums.values())  # BH-12.5
    return ScorePad(
        seat=seat,
        targets=sums[TARGETS_ROW],
        crates=sums[CRATES_ROW],
        majority=sums[MAJORITY_ROW],
        contracts=sums[CONTRACTS_ROW],
        hunters=sums[HUNTERS_ROW],
        total=total,
        crate_symbols=symbols,
        credits=player.credits,
        lines=lines,
    )


def score_all(pack: HuntersPack, players: list[Player]) -> list[ScorePad]:
    return [score_pad(pack, players, seat) for seat in all_seats(len(players))]


def winners(pads: list[ScorePad]) -> list[Seat]:
    """BH-12.5: the highest total; BH-13.1: then the most credits; BH-13.2: then all of those."""
    best = max((pad.total, pad.credits) for pad in pads)
    return [pad.seat for pad in pads if (pad.total, pad.credits) == best]
