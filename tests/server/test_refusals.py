"""Whatever the server refuses, a person reads why in their own language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cantina
from cantina.kernel.pack import LANGUAGES
from tests.words import audit

SRC = Path(cantina.__file__).parent
WHERE = {"Refusal": 1, "SeatRefused": 0, "Refused": 1, "Problem": 0, "_said": 1}
"""Which argument of these calls is the code."""


def _strings(node: ast.expr) -> Iterator[str]:
    """A code, or what one begins with."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from _strings(node.values[0])


def _codes(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            at = WHERE.get(node.func.id)
            if at is not None and at < len(node.args):
                yield from _strings(node.args[at])
        elif isinstance(node, ast.Assign):
            yield from _assigned(node.targets[0], node.value)


def _assigned(to: ast.expr, value: ast.expr) -> Iterator[str]:
    """From `code = "storage"` and `status, code, text = 404, "no_table", …`."""
    if isinstance(to, ast.Name) and to.id == "code":
        yield from _strings(value)
    elif isinstance(to, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, given in zip(to.elts, value.elts, strict=True):
            yield from _assigned(one, given)


def codes() -> set[str]:
    found = {"no_way"}  # of a table of addresses that no route knows
    for path in (*SRC.glob("room/*.py"), *SRC.glob("server/*.py")):
        found.update(_codes(ast.parse(path.read_text("utf-8"))))
    return found - {""}


def test_the_codes_are_found_in_all_their_shapes() -> None:
    # One per shape: a call of each kind, an attribute of a class, a tuple, a beginning.
    shapes = {"who", "taken", "illegal", "bug", "unavailable", "no_table", "no_undo_"}
    assert shapes <= codes()
    assert len(codes()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_every_language(language: str) -> None:
    said = [id.removeprefix("web-problem-") for id in audit.messages(language)]
    silent = {
        code
        for code in codes()
        if not any(one.startswith(code) if code.endswith("_") else one == code for one in said)
    }
    assert silent == set()
