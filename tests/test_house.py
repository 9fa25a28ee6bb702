"""The house keeps its own rules: layers, determinism, no foreign package in the engine, sizes."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cantina
from cantina.cli.generate import tidied
from cantina.cli.typescript import type_files
from cantina.kernel.game import discover
from cantina.parts.generate import codec_source

SRC = Path(cantina.__file__).resolve().parent
LAYERS = ("kernel", "parts", "games", "bots")
"""From the ground up. Above them: the edges (cli, server, locales), which may import any layer."""
ENGINE = ("kernel", "parts", "games")
DEVELOPER_TOOLS = {"parts/generate.py"}
"""Never part of a running game."""


def modules(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((SRC / folder).rglob("*.py"))]


def name_of(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", modules(*LAYERS), ids=name_of)
def test_a_layer_imports_only_what_lies_below(path: Path) -> None:
    layer = LAYERS.index(path.relative_to(SRC).parts[0])
    for name in imported(path):
        parts = name.split(".")
        if parts[0] != "cantina" or len(parts) < 2:
            continue
        assert parts[1] in LAYERS[: layer + 1], f"{name} lies above {LAYERS[layer]}"


@pytest.mark.parametrize("path", modules("games"), ids=name_of)
def test_games_never_import_games(path: Path) -> None:
    own = path.relative_to(SRC).parts[1]
    for name in imported(path):
        if name.startswith("cantina.games."):
            assert name.split(".")[2] == own


@pytest.mark.parametrize("path", modules("bots"), ids=name_of)
def test_bots_import_no_game(path: Path) -> None:
    assert not [name for name in imported(path) if name.startswith("cantina.games")]


@pytest.mark.parametrize("path", modules("server"), ids=name_of)
def test_the_server_imports_no_rules_and_no_command(path: Path) -> None:
    names = list(imported(path))
    assert not [name for name in names if name.startswith(("cantina.games", "cantina.cli"))]


FORBIDDEN = {"random", "time", "datetime", "os", "secrets", "uuid", "threading", "asyncio"}


@pytest.mark.parametrize("path", modules(*ENGINE), ids=name_of)
def test_the_engine_reads_no_clock_no_environment_and_no_other_dice(path: Path) -> None:
    assert not FORBIDDEN & {name.split(".")[0] for name in imported(path)}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Set | ast.SetComp) and name_of(path) not in DEVELOPER_TOOLS:
            pytest.fail(f"line {node.lineno}: a set has no order one can rely on")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "id", f"line {node.lineno}: id() differs between runs"


@pytest.mark.parametrize("path", modules(*ENGINE), ids=name_of)
def test_the_engine_needs_the_standard_library_only(path: Path) -> None:
    for name in imported(path):
        top = name.split(".")[0]
        assert top == "cantina" or top in sys.stdlib_module_names, name


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


@pytest.mark.parametrize("key", sorted(discover()))
def test_the_generated_codec_is_up_to_date(key: str) -> None:
    """Run `./cantina generate` after changing a state, view or event class."""
    path = SRC / "games" / key / "codec.py"
    assert path.read_text(encoding="utf-8") == tidied(codec_source(f"cantina.games.{key}"))


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    """Run `./cantina generate` after changing a message, a body, a view or an event."""
    for path, text in type_files().items():
        assert path.read_text(encoding="utf-8") == text, path


LONGEST_MODULE = 400
KERNEL_BUDGET = 1500


@pytest.mark.parametrize("path", modules("."), ids=name_of)
def test_modules_stay_small(path: Path) -> None:
    if path.name != "codec.py":
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE


def test_the_kernel_stays_within_its_budget() -> None:
    playing = [path for path in modules("kernel") if name_of(path) not in DEVELOPER_TOOLS]
    lines = [path.read_text(encoding="utf-8").splitlines() for path in playing]
    assert sum(map(len, lines)) <= KERNEL_BUDGET
