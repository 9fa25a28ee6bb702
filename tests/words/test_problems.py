"""Whatever an editor finds wrong, a person reads in their own language."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES
from tests.words import audit
from tests.words.glossary import SOURCES

NAME = "name"
"""What `id` is called; the page looks it up."""
MOST = 2  # of the arguments of coded(problem, code, …)


def problems(game: str) -> Iterator[tuple[str, set[str] | None]]:
    """Codes and what each speaks of; None where that is handed on as a whole."""
    for path in sorted((SOURCES / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "coded" and len(node.args) == MOST:
                    about = [word.arg for word in node.keywords]
                    known = None if None in about else {str(word) for word in about}
                    yield from ((code, known) for code in codes(node.args[1], path.stem))
            elif isinstance(node, ast.Tuple) and path.stem == "own_doubts" and len(node.elts) == 2:
                yield from doubt(*node.elts)


def doubt(code: ast.expr, about: ast.expr) -> Iterator[tuple[str, set[str] | None]]:
    """Of `("unused", {"id": card})`."""
    if isinstance(code, ast.Constant) and isinstance(about, ast.Dict):
        keys = [key.value for key in about.keys if isinstance(key, ast.Constant)]
        yield str(code.value), {key for key in keys if isinstance(key, str)}


def codes(said: ast.expr, where: str) -> Iterator[str]:
    if isinstance(said, ast.Constant):
        yield str(said.value)
    else:
        yield from HANDED_ON[where]


HANDED_ON = {"check_own": ("no_enemy", "no_anomaly", "no_event")}
"""Codes that come from a table, by the module that has it."""


@pytest.mark.parametrize("game", sorted(discover()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_an_editor_is_said(game: str, language: str) -> None:
    known = audit.messages(language)
    wrong = []
    for code, about in problems(game):
        id = f"{game}-editor-problem-{code}"
        if id not in known:
            wrong.append(f"{id} is missing")
        elif about is not None and not audit.needed(id, language) <= {*about, NAME}:
            wrong.append(f"{id} says more than {sorted(about)}")
    assert wrong == []


def test_problems_are_found() -> None:
    found = {code for game in discover() for code, _ in problems(game)}
    assert len(found) > 30
    assert {"no_enemy", "unused", "box"} <= found
