"""Chapter 14: who plays which side, and whose turn it is."""

from __future__ import annotations

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.pack import NONE
from cantina.games.hoth.state import HothTable
from cantina.kernel.action import Seat
from cantina.kernel.state import Frame


def sides_of_seats(seats: int, team: int) -> list[int]:
    """HO-14.1: one against one, two against two, or two against one. The first player of a side
    has the lower seat."""
    if seats == 3:
        return [REBEL, EMPIRE, team]
    return [REBEL, EMPIRE, REBEL, EMPIRE][:seats]


def seat_order(sides: list[int], first: int) -> list[Seat]:
    """HO-2.6, HO-14.4: sides alternate, and so do the members of a team; a single player moves
    after each member of the other team."""
    mine = [seat for seat, side in enumerate(sides) if side == first]
    theirs = [seat for seat, side in enumerate(sides) if side != first]
    rounds = max(len(mine), len(theirs))
    order: list[Seat] = []
    for number in range(rounds):
        order += [mine[number % len(mine)], theirs[number % len(theirs)]]
    return order


def active_seat(t: HothTable, f: Frame) -> Seat:
    """HO-14.5: who decides in this turn, whichever flow is running."""
    return t.state.active


def partner_of(t: HothTable, seat: Seat) -> Seat:
    """The other member of the team, or NONE."""
    players = t.state.players
    for other, player in enumerate(players):
        if other != seat and player.side == players[seat].side:
            return other
    return NONE


def hand_size(t: HothTable, seat: Seat) -> int:
    """HO-2.5; HO-14.2: each member of a team draws half, rounded up."""
    side = t.state.players[seat].side
    whole = t.pack.scenarios[t.state.scenario].hand[side]
    return whole if partner_of(t, seat) == NONE else (whole + 1) // 2
