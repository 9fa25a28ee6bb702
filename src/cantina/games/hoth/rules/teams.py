"""Chapter 14: who plays which side, and whose turn it is."""

from __future__ import annotations

from cantina.games.hoth.board import EMPIRE, OPPONENT, REBEL
from cantina.games.hoth.ids import NO_SEAT, Side
from cantina.games.hoth.state import HothTable, active_side, scenario_of
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.state import Frame


def sides_of_seats(seats: int, team: Side) -> list[Side]:
    """HO-14.1: one against one, two against two, or two against one. The first player of a side
    has the lower seat."""
    if seats == 3:
        return [REBEL, EMPIRE, team]
    return [REBEL, EMPIRE, REBEL, EMPIRE][:seats]


def members(t: HothTable, side: Side) -> list[Seat]:
    """Who plays a side, the first player first."""
    players = t.state.players
    return [seat for seat in all_seats(len(players)) if players[seat].side == side]


def seat_in_turn(sides: list[Side], first: Side, turn: int) -> Seat:
    """HO-2.6, HO-14.4: sides alternate, and so do the members of a team; a single player moves
    after each member of the other team. The first turn of a battle is 0."""
    side = first if turn % 2 == 0 else OPPONENT[first]
    members = [seat for seat in all_seats(len(sides)) if sides[seat] == side]
    return members[turn // 2 % len(members)]


def active_seat(t: HothTable, f: Frame) -> Seat:
    """HO-14.5: who decides in this turn, whichever flow is running."""
    return t.state.active


def decides_for(t: HothTable, side: Side) -> Seat:
    """HO-14.10: ruling: who says where a unit of this side falls back: the active player in a turn
    of the own side, else the member whose turn comes next."""
    if active_side(t) == side:
        return t.state.active
    players = t.state.players
    sides = [player.side for player in players]
    coming = seat_in_turn(sides, scenario_of(t).first, t.state.battle_turn)
    assert players[coming].side == side, "the sides alternate (HO-14.4)"
    return coming


def partner_of(t: HothTable, seat: Seat) -> Seat:
    """The other member of the team, or NO_SEAT."""
    for other in members(t, t.state.players[seat].side):
        if other != seat:
            return other
    return NO_SEAT


def shown_by(t: HothTable, seat: Seat) -> Seat:
    """HO-14.6: the partner whose hand this seat may see, or NO_SEAT."""
    return partner_of(t, seat) if seat >= 0 and t.options["partners"] == "shown" else NO_SEAT


def hand_size(t: HothTable, seat: Seat) -> int:
    """HO-2.5; HO-14.2: each member of a team draws half, rounded up."""
    side = t.state.players[seat].side
    whole = t.pack.scenarios[t.state.scenario].hand[side]
    return whole if partner_of(t, seat) == NO_SEAT else (whole + 1) // 2
