"""The battlefield as text: seven rows of hexes, those of nine half a hex to the right."""

from __future__ import annotations

from itertools import islice
from typing import Final

from rich.text import Text

from cantina.cli.play.hoth.cards import Names
from cantina.cli.play.legend import map_legend
from cantina.games.hoth.board import REBEL, WIDTHS
from cantina.games.hoth.ids import Hex
from cantina.games.hoth.load_map import STRUCTURE_SIGNS, TOKEN_SIGNS
from cantina.games.hoth.pack import HothPack
from cantina.games.hoth.scenario import Scenario
from cantina.games.hoth.view import HothView, UnitView

CELL: Final = 6
ON_MAPS: Final = ("medals", "forces", "terrain", "structures", "units")
"""The groups of signs that are drawn on a map."""
COLOURS: Final = ("bold red", "bold cyan")
LANDS: Final = ("dim", "white", "yellow", "bright_blue", "blue", "green", "magenta", "magenta")


class Mark:
    """What stands on a hex: text and style."""

    def __init__(self, text: str, style: str) -> None:
        self.text: Final = text
        self.style: Final = style


def drawn(pack: HothPack, scenario: Scenario, marks: dict[Hex, Mark]) -> list[Text]:
    """The map with these marks on it."""
    special = goal_hexes(scenario)
    head = Text("   ").append("".join(letter.ljust(CELL) for letter in "ABCDEFGHIJ"), "dim")
    lines = [head]
    hexes = iter(pack.board.hexes)
    for row, width in enumerate(WIDTHS):
        line = Text(f"{row + 1}  " + " " * (row % 2 * CELL // 2), "dim")
        for hex in islice(hexes, width):
            land = scenario.terrain[hex]
            sign = pack.terrains[land].sign
            line.append(sign, LANDS[land])
            mark = marks.get(hex)
            said = mark.text if mark else ""
            line.append(said, mark.style if mark else "")
            goal = "°" if hex in special else ""
            line.append(goal.ljust(CELL - 1 - len(said)), "bold yellow")
        line.rstrip()
        lines.append(line)
    return lines


def goal_hexes(scenario: Scenario) -> list[Hex]:
    found = [hex for objective in scenario.objectives for hex in objective.hexes]
    found += [hex for way in scenario.exits for hex in way.hexes]
    return [*found, *scenario.hold_all, scenario.command_post, scenario.officer]


def start_marks(pack: HothPack, scenario: Scenario) -> dict[Hex, Mark]:
    marks: dict[Hex, Mark] = {}
    for structure, hex in scenario.structures:
        marks[hex] = Mark(STRUCTURE_SIGNS[structure], "bold yellow")
    for start in scenario.starts:
        token = TOKEN_SIGNS[start.token].strip()
        unit = pack.units[start.kind]
        marks[start.hex] = Mark(unit.sign + token, COLOURS[unit.side])
    return marks


def view_marks(pack: HothPack, view: HothView) -> dict[Hex, Mark]:
    marks: dict[Hex, Mark] = {}
    for place, hex in enumerate(view.structures):
        if hex >= 0:
            kind = pack.scenarios[view.scenario].structures[place][0]
            marks[hex] = Mark(STRUCTURE_SIGNS[kind], "bold yellow")
    for unit in view.units:
        marks[unit.hex] = unit_mark(pack, unit)
    return marks


def unit_mark(pack: HothPack, unit: UnitView) -> Mark:
    token = TOKEN_SIGNS[unit.token].strip()
    style = COLOURS[REBEL] if unit.side == REBEL else COLOURS[1]
    ordered = "<" if unit.ordered else ""
    text = f"{pack.units[unit.kind].sign}{unit.figures}{token}{ordered}"
    return Mark(text, f"{style} reverse" if unit.ordered else style)


def legend(names: Names, width: int) -> list[Text]:
    units = Text(names.words("hoth-legend-units"), "dim")
    return [*map_legend("hoth", names.words, ON_MAPS, width), units]
