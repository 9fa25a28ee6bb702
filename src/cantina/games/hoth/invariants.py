"""What must hold in every state that play can reach. Fuzzing and property tests ask this."""

from __future__ import annotations

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.ids import NO_CARD, NO_UNIT, NOWHERE, Card
from cantina.games.hoth.pack import E_WEB, ELITE, INFANTRY, NONE, SPEEDERS
from cantina.games.hoth.rules.units import class_of, full_figures, in_supply, is_passable, side_of
from cantina.games.hoth.rules.victory import reason_to_win
from cantina.games.hoth.state import HothTable, scenario_of
from cantina.kernel.errors import BrokenInvariant


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def check(t: HothTable) -> None:
    _check_board(t)
    _check_medals(t)
    if t.state.battle_turn:
        _check_cards(t)
    if t.state.campaign != NONE:
        _check_support(t)
    require(t.state.battle_turn <= t.pack.last_turn, "HO-12.13: too long")
    if t.state.outcome is None and not t.state.over and t.state.battle_turn:
        for side in (REBEL, EMPIRE):
            require(not reason_to_win(t, side), "HO-12.6: somebody has won, and play goes on")


def _check_board(t: HothTable) -> None:
    state = t.state
    occupied = 0
    for number, unit in enumerate(state.units):
        if unit.hex == NOWHERE:
            continue
        require(state.at[unit.hex] == number, "HO-6.3: two units in a hex, or one in none")
        require(unit.figures > 0, "HO-9.4: a unit without figures")
        full = full_figures(t, unit.kind, unit.token)
        require(unit.figures <= full, "HO-13.10: more figures than at the start")
        require(is_passable(t, unit.kind, unit.hex), "HO-6.6: a unit where it cannot be")
        infantry = class_of(t, unit) == INFANTRY
        elite = unit.kind == SPEEDERS and unit.token == ELITE
        require(unit.token == 0 or infantry or elite, "HO-10.14: a token on a wrong unit")
        require(not unit.moving or unit.token == E_WEB, "HO-10.8: only an E-Web is set up")
        occupied |= 1 << unit.hex
    require(occupied == state.occupied, "the bit set of units is wrong")
    there = len([number for number in state.at if number != NO_UNIT])
    require(there == occupied.bit_count(), "the board holds a unit that is gone")
    for kind in t.pack.kinds:
        require(in_supply(t, kind) >= 0, "HO-2.7: more figures than in the box")
    _check_officer(t)


def _check_officer(t: HothTable) -> None:
    state = t.state
    if scenario_of(t).officer == NOWHERE:
        require(state.officer == NOWHERE and state.carrier == NO_UNIT, "HO-12.9: no officer here")
        return
    if state.over:
        return
    require((state.officer == NOWHERE) != (state.carrier == NO_UNIT), "HO-12.9: one officer")
    if state.carrier != NO_UNIT:
        carrier = state.units[state.carrier]
        require(carrier.hex != NOWHERE, "HO-12.9: the carrier is gone")
        require(side_of(t, carrier) == REBEL, "HO-12.9: Rebels carry him")
        require(class_of(t, carrier) == INFANTRY, "HO-12.9: infantry carries him")


def _check_medals(t: HothTable) -> None:
    """HO-12.2: medals are destroyed units and objectives, nothing else."""
    state = t.state
    worth = scenario_of(t).worth
    for side in (REBEL, EMPIRE):
        medals = state.objective_medals[side]
        for kind, count in enumerate(state.killed):
            if t.pack.units[kind].side != side:
                medals += count * worth[kind]
        require(state.medals[side] == medals, "HO-12.2: medals miscounted")
    for kind, count in enumerate(state.kept):
        require(count == (state.killed[kind] if worth[kind] else 0), "HO-2.8: figures kept")


def _check_cards(t: HothTable) -> None:
    state = t.state
    for side in (REBEL, EMPIRE):
        cards: list[Card] = []
        expected = list(t.pack.standard[side])
        for seat, player in enumerate(state.players):
            if player.side != side:
                continue
            cards += [*player.hand, *player.deck, *player.discard]
            if state.card != NO_CARD and state.active == seat:
                cards.append(state.card)
            if player.leader != NONE:
                expected += list(t.pack.leader_cards[player.leader])
        require(sorted(cards) == sorted(expected), "a command card was lost, doubled or brought in")


def _check_support(t: HothTable) -> None:
    state = t.state
    for side in (REBEL, EMPIRE):
        cards = [
            *state.support_hands[side],
            *state.support_decks[side],
            *state.support_used[side],
        ]
        require(sorted(cards) == list(t.pack.support[side]), "a support card was lost or doubled")
