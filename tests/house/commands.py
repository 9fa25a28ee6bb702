"""Reads commands as documents give them with the very parsers that will read them, without running
anything."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from cantina.cli.app import app
from tests.checks.__main__ import choose, split
from tests.house.sources import CHECKOUT

PLACEHOLDER = re.compile(r"\b[A-Z][A-Z_]*\b|<\w+>|…|\.\.\.")
SETTING = re.compile(r"\w+=")
SHELL = re.compile(r"\s(?:\||>|&&|&|;)\s.*")
BARE = re.compile(r"\bpython3? (?:-m \w[\w.]*|[\w/]+\.py)")
STANDARD = {"timeit"}
"""Modules that are named to be run and are not ours."""


@cache
def root() -> TyperGroup:
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    return command


@cache
def paths() -> set[str]:
    """Every command, and every subcommand as `admin export`."""
    found: set[str] = set()
    for name, command in root().commands.items():
        inner = command.commands if isinstance(command, TyperGroup) else {}
        found |= {name, *(f"{name} {one}" for one in inner)}
    return found


def refused(line: str, whole: bool) -> Iterator[str]:
    """Yields why a line of a document is no command to type. `whole`: nothing may be missing; in
    a sentence `./cantina sim` is a name, and `sim --json` stands for it too."""
    for words in readings(line):
        match words:
            case ["./test", *rest]:
                yield from refused_by_test(rest)
            case ["./cantina", *rest]:
                yield from refused_by_cantina(rest, whole)
            case ["cantina", *rest] if whole or set(rest[:1]) & root().commands.keys():
                yield from refused_by_cantina(rest, whole)
            case [name, *rest] if not whole and name in root().commands and rest[:1] != ["="]:
                yield from refused_by_cantina([name, *rest], whole)


def readings(line: str) -> list[list[str]]:
    """Returns the words of a command, once for each of its alternatives (`export|import`).

    What a person fills in is a number here, which may stand for anything; what is in brackets is
    filled in."""
    said = SHELL.sub("", line.replace("./cantina COMMAND", "./cantina play"))
    filled = PLACEHOLDER.sub("1", said)
    try:
        words = shlex.split(filled, comments=True)
    except ValueError:  # an apostrophe: a sentence
        return []
    while words and SETTING.match(words[0]):
        words = words[1:]
    choices = [word.strip("[]").split("|") for word in words]
    return [[word for word in chosen if word] for chosen in product(*choices)]


def refused_by_cantina(words: list[str], whole: bool) -> Iterator[str]:
    command: Any = root()
    name: str | None = "cantina"
    context = None
    try:
        while True:
            context = command.make_context(name, list(words), parent=context)
            rest = [*context._protected_args, *context.args]
            if not isinstance(command, TyperGroup) or not rest:
                return
            name, command, words = command.resolve_command(context, rest)
    except typer.Exit:  # --help
        return
    except TyperException as error:
        if whole or type(error).__name__ != "MissingParameter":
            yield f"cantina {' '.join(words)}: {error.format_message()}"


def refused_by_test(words: list[str]) -> Iterator[str]:
    if module := run_by(["./test", *words]):
        if not can_run(module):
            yield f"./test run {module}: no such module, or it does nothing"
        return
    try:
        choose(*split([word for word in words if word != "--help"]))
    except ValueError as error:
        yield f"./test {' '.join(words)}: {error}"


def run_by(words: list[str]) -> str:
    """The module of `./test [deep] run [compiled] MODULE`; nothing for other commands."""
    asked = words[2:] if words[1:2] == ["deep"] else words[1:]
    if words[0] != "./test" or asked[:1] != ["run"]:
        return ""
    return ([word for word in asked[1:3] if word != "compiled"] or ["1"])[0]


def can_run(module: str) -> bool:
    """Whether a module, or the package around a `__main__`, has something to run."""
    if module in STANDARD or module == "1":
        return True
    for top in (CHECKOUT / "src", CHECKOUT):
        path = top / module.replace(".", "/")
        for file in (path.with_suffix(".py"), path / "__main__.py"):
            if file.is_file():
                return file.stem == "__main__" or '__name__ == "__main__"' in file.read_text()
    return False


def without_environment(page: str) -> Iterator[str]:
    """Yields commands for a Python that a reader does not have: `./test run` has one, and so has
    whoever installed the project first, as the page says."""
    yield from BARE.findall(page.partition("pip install")[0])
