"""Chapter 12: medals, objectives and the end of a battle."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import EMPIRE, OPPONENT, REBEL
from cantina.games.hoth.events import BattleEnded, GameEnded, MedalsWon
from cantina.games.hoth.ids import NO_KIND, NO_SIDE, NO_UNIT, NOWHERE, Hex, Kind, Side
from cantina.games.hoth.pack import NONE
from cantina.games.hoth.rules.secrets import score_secrets
from cantina.games.hoth.rules.teams import members
from cantina.games.hoth.rules.units import class_of, has_units, side_of
from cantina.games.hoth.scenario import NOBODY, PERMANENT, TEMPORARY, Objective
from cantina.games.hoth.state import HothTable, active_side, scenario_of
from cantina.kernel.state import Outcome

BASE_FRAME: Final = 1
"""The frame of the whole game lies under all others; the rest is swept off when a battle ends."""


def counts_for(t: HothTable, objective: Objective, side: Side, hex: Hex) -> bool:
    """HO-12.14: whether a unit that this side may score with stands there."""
    if objective.side not in (NO_SIDE, side):
        return False
    number = t.state.at[hex]
    if number == NO_UNIT or side_of(t, t.state.units[number]) != side:
        return False
    return objective.unit_class in (NOBODY, class_of(t, t.state.units[number]))


def temporary_medals(t: HothTable, side: Side) -> int:
    """HO-12.3: counted while a unit stands there."""
    medals = 0
    for objective in scenario_of(t).objectives:
        if objective.kind == TEMPORARY:
            held = [hex for hex in objective.hexes if counts_for(t, objective, side, hex)]
            medals += min(objective.medals * len(held), objective.most)
    return medals


def medals_of(t: HothTable, side: Side) -> int:
    return t.state.medals[side] + temporary_medals(t, side)


def win_medals(t: HothTable, side: Side, medals: int, rule: str, objective: bool) -> None:
    """Medals for good: destroyed units, permanent objectives, exits, charges."""
    if medals == 0:
        return
    t.state.medals[side] += medals
    if objective:
        t.state.objective_medals[side] += medals
    if t.heard:
        t.tell(MedalsWon(rule, side=side, medals=medals, total=medals_of(t, side)))


def claim_objectives(t: HothTable) -> None:
    """HO-12.4: a permanent medal is taken once and kept."""
    for objective in scenario_of(t).objectives:
        if objective.kind != PERMANENT:
            continue
        for hex in objective.hexes:
            for side in (REBEL, EMPIRE):
                if hex not in t.state.claimed and counts_for(t, objective, side, hex):
                    t.state.claimed.append(hex)
                    win_medals(t, side, objective.medals, "HO-12.4", True)


def settle(t: HothTable) -> None:
    """HO-12.6: after every change on the board, in the middle of a turn too. HO-12.12: the active
    side comes first."""
    if t.state.over:
        return
    claim_objectives(t)
    if t.state.campaign != NONE:
        score_secrets(t, False)
    active = active_side(t)
    if not wins(t, active):
        wins(t, OPPONENT[active])


def wins(t: HothTable, side: Side) -> bool:
    """Ends the battle if this side has won."""
    reason = reason_to_win(t, side)
    if reason:
        end_battle(t, side, reason, RULES[reason])
    return reason != ""


RULES: Final = {
    "medals": "HO-12.1",
    "positions_held": "HO-12.5",
    "structures_destroyed": "HO-12.5",
    "walkers_destroyed": "HO-12.5",
    "units_out": "HO-12.5",
    "units_destroyed": "HO-12.5",
    "no_units": "HO-12.7",
}


def reason_to_win(t: HothTable, side: Side) -> str:
    """Why this side has won, or "". HO-12.5: sudden death. HO-12.7: the other side has no unit."""
    scenario = scenario_of(t)
    state = t.state
    goal = scenario.goal[side]
    if goal and medals_of(t, side) >= goal:
        return "medals"
    if scenario.hold_all_side == side and all([_holds(t, side, h) for h in scenario.hold_all]):
        return "positions_held"
    if scenario.destroy_structures_side == side and max(state.structures) == NOWHERE:
        return "structures_destroyed"
    hunted = scenario.destroy_kind
    if hunted != NO_KIND and t.pack.units[hunted].side != side and not _on_board(t, hunted):
        return "walkers_destroyed"
    if scenario.kill_side == side and _killed(t, scenario.kill_class, side) >= scenario.kill_count:
        return "units_destroyed"
    for way in scenario.exits:
        if (
            way.side == side
            and way.wins_with
            and units_out(t, side, way.unit_class) >= way.wins_with
        ):
            return "units_out"
    return "" if has_units(t, OPPONENT[side]) else "no_units"


def _holds(t: HothTable, side: Side, hex: Hex) -> bool:
    number = t.state.at[hex]
    return number != NO_UNIT and side_of(t, t.state.units[number]) == side


def _on_board(t: HothTable, kind: Kind) -> bool:
    return any([unit.kind == kind and unit.hex != NOWHERE for unit in t.state.units])


def _killed(t: HothTable, unit_class: int, by: Side) -> int:
    return sum(
        [
            t.state.killed[number]
            for number, kind in enumerate(t.pack.units)
            if kind.side != by and kind.unit_class == unit_class
        ]
    )


def units_out(t: HothTable, side: Side, unit_class: int) -> int:
    return sum(
        [
            t.state.exited[number]
            for number, kind in enumerate(t.pack.units)
            if kind.side == side and unit_class in (NOBODY, kind.unit_class)
        ]
    )


def end_battle(t: HothTable, winner: Side, reason: str, rule: str) -> None:
    """HO-12.6: at once. In a campaign the rest of the turn is swept away and the war goes on."""
    state = t.state
    medals = [medals_of(t, REBEL), medals_of(t, EMPIRE)]
    state.over = True
    state.winner = winner
    if t.heard:
        t.tell(BattleEnded(rule, reason=reason, winner=winner, medals=medals))
    if state.campaign != NONE:
        score_secrets(t, True)
        del state.stack[BASE_FRAME:]
        return
    end_game(t, winner, reason, rule)


def end_game(t: HothTable, winner: Side, reason: str, rule: str) -> None:
    """HO-14.1: a side wins with all its players. HO-12.13: or nobody does."""
    winners = members(t, winner)
    scores = [medals_of(t, player.side) for player in t.state.players]
    t.state.outcome = Outcome(winners=winners, scores=scores, reason=reason, rule=rule)
    if t.heard:
        t.tell(GameEnded(rule, reason=reason, winners=winners, scores=scores))
