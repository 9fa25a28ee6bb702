"""The goals and special rules of a scenario as players see them: facts for views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.hoth.board import EMPIRE, OPPONENT, REBEL
from cantina.games.hoth.ids import NO_KIND, NO_SIDE, NOWHERE, Hex, Kind, Side
from cantina.games.hoth.scenario import NOBODY, PERMANENT, Scenario
from cantina.games.hoth.state import HothTable, scenario_of

OBJECTIVES: Final = ("temporary", "permanent", "per_turn")  # by the kind of an objective


@dataclass(eq=False, repr=False, kw_only=True)
class AimView:
    """One rule of the scenario. `what` says which; numbers that it does not have are -1 or 0."""

    what: str
    side: Side  # whom it is for; NO_SIDE: both
    hexes: list[Hex]
    kind: Kind
    unit_class: int
    medals: int
    count: int
    beside: Kind  # the kind of unit beside which others arrive
    turns: int  # own turns after which they do


def aims_of(t: HothTable) -> list[AimView]:
    """HO-12.12: all that makes this battle special."""
    scenario = scenario_of(t)
    return [
        *_objectives(t, scenario),
        *_exits(scenario),
        *_sudden_deaths(t, scenario),
        *_worths(t, scenario),
        *_arrivals(scenario),
        *_places(scenario),
    ]


def _aim(
    what: str,
    side: Side,
    hexes: tuple[Hex, ...] = (),
    kind: Kind = NO_KIND,
    unit_class: int = NOBODY,
    medals: int = 0,
    count: int = 0,
    beside: Kind = NO_KIND,
    turns: int = 0,
) -> AimView:
    return AimView(
        what=what,
        side=side,
        hexes=list(hexes),
        kind=kind,
        unit_class=unit_class,
        medals=medals,
        count=count,
        beside=beside,
        turns=turns,
    )


def _objectives(t: HothTable, scenario: Scenario) -> list[AimView]:
    """HO-12.3, HO-12.4: a permanent medal that is taken is no longer there."""
    found: list[AimView] = []
    for objective in scenario.objectives:
        hexes = objective.hexes
        if objective.kind == PERMANENT:
            hexes = tuple([hex for hex in hexes if hex not in t.state.claimed])
        most = objective.most if objective.most < objective.medals * len(objective.hexes) else 0
        found.append(
            _aim(
                OBJECTIVES[objective.kind],
                objective.side,
                hexes,
                unit_class=objective.unit_class,
                medals=objective.medals,
                count=most,
            )
        )
    return found


def _exits(scenario: Scenario) -> list[AimView]:
    """HO-12.8, HO-12.9."""
    found: list[AimView] = []
    for way in scenario.exits:
        what = "exit" if way.medals else "exit_wins" if way.wins_with else "courier"
        found.append(
            _aim(
                what,
                way.side,
                way.hexes,
                unit_class=way.unit_class,
                medals=way.medals,
                count=way.wins_with,
            )
        )
    return found


def _sudden_deaths(t: HothTable, scenario: Scenario) -> list[AimView]:
    """HO-12.5."""
    found: list[AimView] = []
    if scenario.hold_all:
        found.append(_aim("hold_all", scenario.hold_all_side, scenario.hold_all))
    if scenario.destroy_structures_side != NO_SIDE:
        found.append(_aim("destroy_structures", scenario.destroy_structures_side))
    hunted = scenario.destroy_kind
    if hunted != NO_KIND:
        found.append(_aim("destroy_kind", OPPONENT[t.pack.units[hunted].side], kind=hunted))
    if scenario.kill_count:
        found.append(
            _aim(
                "destroy_class",
                scenario.kill_side,
                unit_class=scenario.kill_class,
                count=scenario.kill_count,
            )
        )
    return found


def _worths(t: HothTable, scenario: Scenario) -> list[AimView]:
    """HO-12.2: kinds that give other medals than usual, or a whole side that gives none."""
    found: list[AimView] = []
    here = [
        number
        for number in t.pack.kinds
        if any([start.kind == number for start in scenario.starts])
    ]
    for side in (REBEL, EMPIRE):
        enemies = [number for number in here if t.pack.units[number].side != side]
        usual = [number for number in enemies if t.pack.units[number].medals]
        if usual and not any([scenario.worth[number] for number in enemies]):
            found.append(_aim("no_worth", side))
            continue
        found += [
            _aim("worth", side, kind=number, medals=scenario.worth[number])
            for number in enemies
            if scenario.worth[number] != t.pack.units[number].medals
        ]
    return found


def _arrivals(scenario: Scenario) -> list[AimView]:
    """HO-12.18."""
    found: list[AimView] = []
    if scenario.lost_return != NO_KIND:
        found.append(_aim("lost_return", NO_SIDE, kind=scenario.lost_return))
    if scenario.reserve_kind != NO_KIND:
        found.append(
            _aim(
                "reserves",
                NO_SIDE,
                kind=scenario.reserve_kind,
                count=scenario.reserve_count,
                turns=scenario.reserve_after,
            )
        )
    if scenario.landing_kind != NO_KIND:
        found.append(
            _aim("landing", NO_SIDE, kind=scenario.landing_kind, beside=scenario.landing_beside)
        )
    return found


def _places(scenario: Scenario) -> list[AimView]:
    """HO-12.12, HO-12.19, HO-12.20."""
    found: list[AimView] = []
    if scenario.charges_per_medal:
        found.append(_aim("charges", scenario.structure_side, count=scenario.charges_per_medal))
    if scenario.ridge_cost > 1:
        found.append(_aim("steep_ridges", NO_SIDE, count=scenario.ridge_cost))
    if scenario.command_post != NOWHERE:
        found.append(_aim("command_post", NO_SIDE, (scenario.command_post,)))
    return found
