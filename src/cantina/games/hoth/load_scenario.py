"""Reads the scenarios: one file each, a text map and the rules that only it has (HO-12.12)."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import EMPIRE, SIDES, Board, side_named
from cantina.games.hoth.check_scenario import (
    check_components,
    check_ends,
    check_marks,
    check_places,
)
from cantina.games.hoth.ids import NO_SIDE, NOWHERE, Hex, Kind, Side
from cantina.games.hoth.load_map import Box, MapReader
from cantina.games.hoth.pack import (
    CLASSES,
    INFANTRY,
    RIDGE,
    SERAC,
    STRUCTURES,
    UNITS,
    HothPack,
    PrintedUnit,
    Terrain,
    kind_named,
)
from cantina.games.hoth.scenario import (
    FAR,
    NOBODY,
    PER_TURN,
    PERMANENT,
    TEMPORARY,
    Exit,
    Objective,
    Scenario,
)
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row, parse_content
from cantina.parts.bounds import check_bounds
from cantina.parts.hexes import mask_of
from cantina.parts.problems import coded

OWN: Final = "own.toml"
"""What a scenario is called that did not come in a file."""
LONGEST: Final = 20_000
"""Five times as long as any of ours: it lies in the options of a table."""


def read_scenarios(content: Content, box: Box) -> tuple[Scenario, ...]:
    """HO-12.11: every file scenario_*.toml. Raises BadContent."""
    found: list[Scenario] = []
    for file in sorted(content.files):
        if file.startswith("scenario_"):
            path = content.folder / file
            whole = path.read_text(encoding="utf-8") if path.exists() else ""  # kept: no lines
            found.append(_read(content, file, whole, box))
            if found[-1].number != len(found):
                raise BadContent(file, found[-1].id, f"scenario number {len(found)} is missing")
    if not found:
        raise BadContent("scenario_01.toml", "", f"the file is missing in {content.folder}")
    return tuple(found)


def read_own(pack: HothPack, text: str) -> tuple[Scenario, Content]:
    """A scenario that somebody wrote, in the form of those files. Raises BadContent."""
    check_bounds(OWN, text, LONGEST)
    content = parse_content(OWN, text)
    for table in content.files[OWN]:
        if table not in ("scenario", "rule"):
            raise BadContent(OWN, "", f"{table!r} is not known here")
    box = Box(pack.board, pack.units, pack.terrains, pack.limits)
    scenario = _read(content, OWN, text, box)
    number = len(pack.scenarios) + (0 if pack.own else 1)
    if scenario.number != number:
        raise BadContent(OWN, scenario.id, f"after ours comes number {number}")
    return scenario, content


def own_content(pack: HothPack, text: str) -> Content:
    """The same as rows, for the editor. Raises BadContent."""
    return read_own(pack, text)[1]


def _read(content: Content, file: str, whole: str, box: Box) -> Scenario:
    rows = content.rows(file, "scenario")
    if len(rows) != 1:
        raise BadContent(file, "", "a file holds one scenario")
    row = rows[0]
    scenario = Scenario(
        row.text("id"), row.number("number", 1), row.names("name"), row.provenance()
    )
    row.names("situation")
    scenario.first = side_named(row.one_of("first", SIDES))
    hand = row.numbers("hand", 2, 1, 9)
    goal = row.numbers("goal", 2, 0, 9)
    scenario.hand, scenario.goal = (hand[0], hand[1]), (goal[0], goal[1])
    drawn = MapReader(file, whole, scenario.id, row.text("map")).read(box)
    scenario.terrain = tuple(drawn.terrain)
    scenario.starts = tuple(drawn.starts)
    scenario.structures = tuple(drawn.structures)
    if drawn.structures:
        scenario.structure_side = side_named(row.one_of("structure_owner", SIDES))
    row.done()
    scenario.worth = tuple([kind.medals for kind in box.units])
    check_components(row, drawn, box)
    check_places(row, scenario, box)
    for rule in content.rows(file, "rule") if "rule" in content.files[file] else []:
        _read_rule(rule, box.board, scenario, box.units)
        rule.provenance()
        rule.done()
    check_marks(row, scenario, box)
    check_ends(row, scenario, box)
    survey(scenario, box.board, box.units, box.terrains)
    return scenario


def survey(
    scenario: Scenario, board: Board, units: tuple[PrintedUnit, ...], terrains: tuple[Terrain, ...]
) -> None:
    """HO-8.2, HO-8.7: obstacles of the land, half hexes among them, and what ridges need. HO-6.5,
    HO-6.6: where each kind of unit gets in and must stop. HO-6.7: entering costs one hex, slowed by
    nothing; HO-12.19: a steep ridge costs more."""
    hexes = board.hexes
    blocking = [hex for hex in hexes if terrains[scenario.terrain[hex]].blocks]
    scenario.obstacles = mask_of(blocking) | board.field.halves
    scenario.ridges = mask_of([hex for hex in hexes if scenario.terrain[hex] == RIDGE])
    scenario.seracs = mask_of([hex for hex in hexes if scenario.terrain[hex] == SERAC])
    land = [terrains[scenario.terrain[hex]] for hex in hexes]
    cost = [scenario.ridge_cost if scenario.terrain[hex] == RIDGE else 1 for hex in hexes]
    enter: list[tuple[int, ...]] = []
    for number, unit in enumerate(units):
        kind = Kind(number)
        admits = [terrain.admits(kind, unit.flying) for terrain in land]
        enter.append(tuple([cost[hex] if admits[hex] else FAR for hex in hexes]))
    scenario.enter = tuple(enter)
    scenario.stops = tuple([terrain.stops for terrain in land])


def _hexes(rule: Row, board: Board) -> tuple[Hex, ...]:
    names = rule.texts("hexes")
    if not names:
        raise coded(rule.bad("field 'hexes' names no hex"), "no_hex")
    return tuple([_hex(rule, board, name) for name in names])


def _hex(rule: Row, board: Board, name: str) -> Hex:
    hex = board.named(name)
    if hex == NOWHERE:
        raise coded(rule.bad(f"{name!r} is no hex of the board"), "hex", hex=name)
    return hex


def _class(rule: Row) -> int:
    return CLASSES.index(rule.one_of("class", CLASSES)) if rule.has("class") else NOBODY


def _side(rule: Row) -> Side:
    side = rule.one_of("side", (*SIDES, "either"))
    return NO_SIDE if side == "either" else side_named(side)


def _unit(rule: Row, field: str = "unit") -> Kind:
    return kind_named(rule.one_of(field, UNITS))


HOOKS = (
    "medal_value",
    "no_kill_medals",
    "objective_temporary",
    "objective_permanent",
    "objective_per_turn",
    "sudden_death_hold_all",
    "sudden_death_destroy_all",
    "sudden_death_exit_count",
    "sudden_death_kill_count",
    "exit_medals",
    "reinforce_lost_infantry",
    "reserve_arrival",
    "reinforce_each_turn",
    "charge_structure",
    "courier",
    "terrain_enter_cost",
    "command_post",
)


def _read_rule(rule: Row, board: Board, scenario: Scenario, units: tuple[PrintedUnit, ...]) -> None:
    """HO-12.12: a special rule is one of the hooks with its numbers."""
    hook = rule.one_of("hook", HOOKS)
    if hook in ("objective_temporary", "objective_permanent", "objective_per_turn"):
        _read_objective(rule, board, scenario, hook)
    elif hook in ("exit_medals", "sudden_death_exit_count", "courier"):
        _read_exit(rule, board, scenario, hook)
    elif hook in ("reinforce_lost_infantry", "reserve_arrival", "reinforce_each_turn"):
        _read_arrival(rule, scenario, hook)
    elif hook == "medal_value":
        kind = _unit(rule)
        _side(rule)
        worth = list(scenario.worth)
        worth[kind] = rule.number("medals")
        scenario.worth = tuple(worth)
    elif hook == "no_kill_medals":
        side = _side(rule)
        scenario.worth = tuple(
            [worth if units[kind].side == side else 0 for kind, worth in enumerate(scenario.worth)]
        )
    elif hook == "sudden_death_hold_all":
        scenario.hold_all, scenario.hold_all_side = _hexes(rule, board), _side(rule)
    elif hook == "sudden_death_destroy_all":
        side = _side(rule)
        if rule.has("structure"):
            rule.one_of("structure", STRUCTURES)
            scenario.destroy_structures_side = side
        else:
            scenario.destroy_kind = _unit(rule)
    elif hook == "sudden_death_kill_count":
        scenario.kill_side, scenario.kill_class = _side(rule), _class(rule)
        scenario.kill_count = rule.number("count", 1)
    elif hook == "charge_structure":
        rule.one_of("structure", STRUCTURES)
        _side(rule)
        scenario.charges_per_medal = rule.number("charges_per_medal", 1)
    elif hook == "terrain_enter_cost":
        scenario.ridge_cost = rule.number("cost", 1, 3)
    else:
        scenario.command_post = _hexes(rule, board)[0]
        _side(rule)


def _read_objective(rule: Row, board: Board, scenario: Scenario, hook: str) -> None:
    kind = {"objective_temporary": TEMPORARY, "objective_permanent": PERMANENT}.get(hook, PER_TURN)
    medals = rule.number("medals", 1)
    hexes = _hexes(rule, board)
    most = rule.number("most", 1) if rule.has("most") else medals * len(hexes)
    objective = Objective(
        kind=kind, hexes=hexes, side=_side(rule), unit_class=_class(rule), medals=medals, most=most
    )
    scenario.objectives = (*scenario.objectives, objective)


def _read_exit(rule: Row, board: Board, scenario: Scenario, hook: str) -> None:
    side = _side(rule)
    if hook == "courier":
        scenario.officer = _hex(rule, board, rule.text("start"))
        way = Exit(side=side, hexes=_hexes(rule, board), unit_class=INFANTRY, medals=0, wins_with=0)
    else:
        if isinstance(rule.value("hexes"), str):
            rule.one_of("hexes", ("empire_base_line",))
            hexes = board.base_line[EMPIRE]
        else:
            hexes = _hexes(rule, board)
        medals = rule.number("medals", 1) if hook == "exit_medals" else 0
        wins = rule.number("count", 1) if hook == "sudden_death_exit_count" else 0
        way = Exit(side=side, hexes=hexes, unit_class=_class(rule), medals=medals, wins_with=wins)
    scenario.exits = (*scenario.exits, way)


def _read_arrival(rule: Row, scenario: Scenario, hook: str) -> None:
    if hook == "reinforce_lost_infantry":
        scenario.lost_return = _unit(rule)
    elif hook == "reserve_arrival":
        scenario.reserve_kind = _unit(rule)
        scenario.reserve_count = rule.number("count", 1)
        scenario.reserve_after = rule.number("after_own_turns", 1)
    else:
        scenario.landing_kind = _unit(rule)
        scenario.landing_beside = _unit(rule, "beside")
    _side(rule)
