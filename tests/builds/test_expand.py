"""Declared classes get in the compiled build the constructor that they have interpreted."""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.build import PACKAGE, _compiled_modules, is_compiled_running
from cantina.expand import Sources, expand

pytestmark = pytest.mark.skipif(is_compiled_running(), reason="this comes before compiling")

BASE = '''"""The module above."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, NewType

Words = list[str]
NONE = -1
Place = NewType("Place", int)
NOWHERE: Final = Place(-1)
HERE: Final = Place(NONE)


@dataclass(eq=False)
class Above:
    """With a default that mypyc would take for the value of the attribute."""

    KIND: ClassVar[str] = "above"
    count: Final[int]
    words: Words  # a type that only this module knows
    at: int = field(default=NONE, kw_only=True)  # kept
'''
BELOW = '''"""The module below."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.action import Action
from cantina.parts.declare import action
from expanded.base import Above


@dataclass(eq=False)
class Below(Above):
    left: list[int]
    right: str = (
        "right"
    )  # in three lines

    def both(self) -> str:
        return self.right


@dataclass(eq=False, kw_only=True)
class Named:
    one: int
    two: int = 2


@dataclass(eq=False)
class Empty(Above):
    pass


@action("put")
class Put(Action):
    card: int
    place: int | None = None


class Ordinary:
    left: int = 3


LINE = Ordinary
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    package = tmp_path / "expanded"
    package.mkdir()
    for name, text in {"__init__": "", "base": BASE, "below": BELOW}.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    expand(package, "expanded", ["base.py", "below.py"])
    yield package
    for module in [name for name in sys.modules if name.partition(".")[0] == "expanded"]:
        del sys.modules[module]


def test_the_constructor_takes_what_the_dataclass_takes(folder: Path) -> None:
    below = importlib.import_module("expanded.below")
    made = below.Below(0, ["a"], [1], at=5)
    assert "count: int, words" in (folder / "base.py").read_text(), "a parameter is not Final"
    assert (made.words, made.left, made.right, made.at) == (["a"], [1], "right", 5)
    assert below.Below(0, ["a"], [1]).at == -1
    assert below.Empty(0, ["a"]).words == ["a"]
    assert (below.Named(one=1).one, below.Named(one=1).two) == (1, 2)
    with pytest.raises(TypeError):
        below.Named(1)


def test_an_action_is_written_out_as_it_is_made(folder: Path) -> None:
    below = importlib.import_module("expanded.below")
    assert "def __init__" in (folder / "below.py").read_text()
    for made in (below.Put(4), below.Put(4, 2), below.Put(card=4, place=0)):
        assert (made.verb, made.card) == ("put", 4)
        assert made.args == (4,) if made.place is None else (4, made.place)


def test_nothing_but_the_constructor_changes(folder: Path) -> None:
    text = (folder / "below.py").read_text()
    assert "@dataclass" not in text
    assert "@action" not in text
    assert "left: int = 3" in text, "a class that is not declared stays as it is"
    assert "from expanded.base import Words" in text
    base = (folder / "base.py").read_text()
    assert 'KIND: ClassVar[str] = "above"' in base
    assert "    at: int  # kept\n" in base, "or every construction would fail"
    at = next(n for n, line in enumerate(BELOW.split("\n")) if line.startswith("    def both"))
    assert text.split("\n")[at] == "    def both(self) -> str:", "lines keep their numbers"


def test_the_constant_of_an_id_is_a_number(folder: Path) -> None:
    base = (folder / "base.py").read_text()
    assert "NOWHERE: Final[Place] = -1  # type: ignore[assignment]\n" in base
    assert "HERE: Final = Place(NONE)\n" in base, "only a number is written so"
    assert importlib.import_module("expanded.base").NOWHERE == -1


def test_what_cannot_be_written_out_is_refused(folder: Path) -> None:
    more = "@dataclass\nclass Late:\n    left: list[int] = field(default_factory=list)\n"
    (folder / "base.py").write_text(BASE + "\n\n" + more)
    with pytest.raises(ValueError, match="default_factory cannot be compiled"):
        expand(folder, "expanded", ["base.py"])


@pytest.mark.deep
def test_every_class_of_the_engine_has_the_same_constructor_in_both_builds() -> None:
    names = _compiled_modules()
    modules = [f"cantina.{name.removesuffix('.py').replace('/', '.')}" for name in names]
    sources = Sources({module: PACKAGE / name for module, name in zip(modules, names, strict=True)})
    different: list[str] = []
    compared = 0
    for module in modules:
        found = vars(importlib.import_module(module))
        for cls in ast.parse(sources.expanded(module)).body:
            if isinstance(cls, ast.ClassDef) and "__dataclass_fields__" in vars(found[cls.name]):
                compared += 1
                here = str(inspect.signature(found[cls.name]))
                if _plain(_arguments(cls)) != _plain(here):
                    different.append(f"{cls.name}: {_arguments(cls)} for {here}")
    assert not different
    assert compared > 200


def _arguments(cls: ast.ClassDef) -> str:
    (init,) = [n for n in cls.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
    init.args.args = init.args.args[1:]
    return f"({ast.unparse(init.args)})"


def _plain(signature: str) -> str:
    """Without what only one of the builds says: blanks, quotes and Final."""
    plain = "".join(signature.removesuffix(" -> None").split()).replace("'", "")
    while "Final[" in plain:
        head, _, rest = plain.partition("Final[")
        depth, end = 1, 0
        while depth:
            depth += {"[": 1, "]": -1}.get(rest[end], 0)
            end += 1
        plain = head + rest[: end - 1] + rest[end:]
    return plain
