"""Who may import whom, and what the engine must do without."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys

from cantina.kernel.game import discover
from tests.house.sources import SRC, listed, package, within

LAYERS = ("kernel", "parts", "games", "bots")
"""From the ground up. Above them: the room layer (test_room.py), then the edges (cli, server,
locales), which may import any layer."""
ENGINE = ("kernel", "parts", "games")
DEVELOPER_TOOLS = {"parts/generate.py"}
"""Never part of a running game."""
FORBIDDEN = {"random", "time", "datetime", "os", "secrets", "uuid", "threading", "asyncio"}


def test_a_layer_imports_only_what_lies_below() -> None:
    found = [
        f"{module.name} imports {name}"
        for height, layer in enumerate(LAYERS)
        for module in within(layer)
        for name in module.imports
        if name.startswith("cantina.") and name.split(".")[1] not in LAYERS[: height + 1]
    ]
    assert not found, listed(found)


def test_games_never_import_games() -> None:
    found = [
        f"{module.name} imports {name}"
        for module in within("games")
        for name in module.imports
        if name.startswith("cantina.games.") and name.split(".")[2] != module.name.split("/")[1]
    ]
    assert not found, listed(found)


def test_a_folder_of_a_game_imports_only_what_lies_below() -> None:
    """For games that have grown folders by concept and say in which order: LAYERS."""
    found: list[str] = []
    checked = 0
    for key in discover():
        layers = getattr(importlib.import_module(f"cantina.games.{key}"), "LAYERS", ())
        height = {name: number for number, layer in enumerate(layers) for name in layer}
        for module in within("games"):
            _, game, *where = module.name.removesuffix(".py").split("/")
            if game != key or not layers or where == ["__init__"]:
                continue
            for name in module.imports:
                there = name.split(".")
                if there[:3] == ["cantina", "games", key] and len(there) > 3 and there[3] in height:
                    checked += 1
                    if height[there[3]] > height[where[0]]:
                        found.append(f"{module.name} imports {name}")
    assert not found, listed(found)
    assert checked > 1000


def test_bots_import_no_game() -> None:
    found = [
        f"{module.name} imports {name}"
        for module in within("bots")
        for name in module.imports
        if name.startswith("cantina.games")
    ]
    assert not found, listed(found)


def test_room_and_server_import_no_rules_and_no_command() -> None:
    found = [
        f"{module.name} imports {name}"
        for module in within("room", "server")
        for name in module.imports
        if name.startswith(("cantina.games", "cantina.cli"))
    ]
    assert not found, listed(found)


LAB_READS = ("kernel", "parts", "games", "bots", "lab")


def test_the_lab_imports_the_engine_and_bots_and_nothing_imports_the_lab() -> None:
    found = [
        f"{module.name} imports {name}"
        for module in package()
        for name in module.imports
        if name.startswith("cantina.")
        and (
            name.split(".")[1] not in LAB_READS
            if module.name.startswith("lab/")
            else name.split(".")[1] == "lab"
        )
    ]
    assert not found, listed(found)
    assert within("lab")


def test_in_the_lab_a_game_is_read_by_its_own_encoding_only() -> None:
    found = [
        f"{module.name} imports {name}"
        for module in within("lab")
        for name in module.imports
        if name.startswith("cantina.games.")
        and not module.name.startswith(f"lab/games/{name.split('.')[2]}/")
    ]
    assert not found, listed(found)


def test_the_engine_reads_no_clock_no_environment_and_no_other_dice() -> None:
    found: list[str] = []
    for module in within(*ENGINE):
        tops = {name.split(".")[0] for name in module.imports}
        found += [f"{module.name} imports {name}" for name in sorted(FORBIDDEN & tops)]
        for node in module.nodes:
            if isinstance(node, ast.Set | ast.SetComp) and module.name not in DEVELOPER_TOOLS:
                found.append(f"{module.at(node)}: a set has no order one can rely on")
            elif (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "id"
            ):
                found.append(f"{module.at(node)}: id() differs between runs")
    assert not found, listed(found)


def test_the_engine_needs_the_standard_library_only() -> None:
    found = [
        f"{module.name} imports {name}"
        for module in within(*ENGINE)
        for name in module.imports
        if name.split(".")[0] not in {"cantina", *sys.stdlib_module_names}
    ]
    assert not found, listed(found)


def test_a_game_runs_on_a_bare_python() -> None:
    """No site-packages at all: `-S` leaves them out, `-I` every other path."""
    code = (
        f"import sys; sys.path.insert(0, {str(SRC.parent)!r})\n"
        "from cantina.kernel.game import find_game\n"
        "from cantina.kernel.table import open_table, play\n"
        "game = find_game('hunters')\n"
        "t = open_table(game, game.load(None), 3, 1)\n"
        "while t.asks: play(t, t.asks[0].seat, t.asks[0].options[0])\n"
        "print(t.state.outcome.reason)\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "turn_limit"
