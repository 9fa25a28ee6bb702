"""What is on its way out: how much of it there still is, at most. The numbers may only fall; who
makes one of them fall lowers it here."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cantina.kernel.game import discover
from tests.house.sources import CHECKOUT, SRC, Module, listed, package, suite, within

WEB = CHECKOUT / "web" / "src"
KNOW_ACTIONS = ("kernel/", "room/wire")
"""What an action is made of is known here: the kernel (with records) and the wire."""
READ_PYTHON = ("expand",)
"""Arguments there are those of calls in source text."""

VERBS_COMPARED = 3
"""Of actions as they are told, in the terminal; else they go by their classes, and so do the verbs
of cards."""
PLAIN = ("Action", "Rng")
"""What actions are made of, each game declares its own; what keyed streams are made of."""


def under(ceiling: int, found: list[str]) -> None:
    """Fails with the places, most first, when there are more than the ceiling allows."""
    if len(found) > ceiling:
        places = Counter(place.split(":")[0] for place in found).most_common()
        lines = [f"{count:4} {name}" for name, count in places]
        raise AssertionError(f"{len(found)} of at most {ceiling}:{listed([*lines, '', *found])}")


def reading() -> list[Module]:
    """The modules that should know actions by their meaning alone."""
    return [
        module
        for module in package()
        if not module.name.startswith(KNOW_ACTIONS) and not module.is_generated
    ]


def test_no_argument_of_an_action_is_read_by_number() -> None:
    found = [
        module.at(node)
        for module in reading()
        if not module.name.startswith(READ_PYTHON)
        for node in module.nodes
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "args"
    ]
    under(0, found)


def test_few_verbs_are_compared() -> None:
    found = [
        module.at(node)
        for module in reading()
        for node in module.nodes
        if isinstance(node, ast.Compare)
        and any(
            isinstance(side, ast.Attribute) and side.attr == "verb"
            for side in (node.left, *node.comparators)
        )
    ]
    under(VERBS_COMPARED, found)


def is_declared(cls: ast.ClassDef) -> bool:
    return any(ast.unparse(one).startswith("dataclass") for one in cls.decorator_list)


def only_stores(cls: ast.ClassDef) -> bool:
    """Whether a constructor does nothing but what a dataclass would do by itself."""
    for init in cls.body:
        if isinstance(init, ast.FunctionDef) and init.name == "__init__":
            stored = [
                isinstance(one, ast.Assign | ast.AnnAssign)
                and isinstance(one.value, ast.Name)
                and ast.unparse(one.targets[0] if isinstance(one, ast.Assign) else one.target)
                == f"self.{one.value.id}"
                for one in init.body
            ]
            return all(stored)
    return False


def engine_classes() -> list[tuple[Module, ast.ClassDef]]:
    return [
        (module, node)
        for module in within("kernel", "parts", "games")
        for node in module.nodes
        if isinstance(node, ast.ClassDef)
    ]


def test_no_class_of_the_engine_has_a_constructor_that_only_stores() -> None:
    found = [
        f"{module.at(cls)}: {cls.name}"
        for module, cls in engine_classes()
        if only_stores(cls) and cls.name not in PLAIN
    ]
    assert not found, listed(found)


def test_arguments_of_declared_classes_have_names() -> None:
    """More than one argument by position tells nobody which is which; the rule of an event is told
    by its looks."""
    declared = {
        f"cantina.{module.name.removesuffix('.py').replace('/', '.')}.{cls.name}"
        for module, cls in engine_classes()
        if is_declared(cls)
    }
    found = [
        module.at(node)
        for module in (*package(), *suite())
        if not module.is_generated
        for known in [{name.rpartition(".")[2] for name in declared & names_of(module)}]
        for node in module.nodes
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in known
        and len(node.args) > 1
    ]
    assert len(declared) > 250
    assert not found, listed(found)


def names_of(module: Module) -> set[str]:
    """Classes that a module imports or defines, by their full names."""
    here = f"cantina.{module.name.removesuffix('.py').replace('/', '.')}"
    own = {f"{here}.{node.name}" for node in module.nodes if isinstance(node, ast.ClassDef)}
    return own | set(module.imports)


def test_no_game_is_named_outside_its_folders() -> None:
    """By its key, in the package and in the client, words and styles included; tests apart."""
    keys = sorted(discover())
    found = [
        f"{path.relative_to(CHECKOUT).as_posix()}:{number}: {match[0]}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for match in re.finditer(rf"\b({'|'.join(keys)})\b", line)
        if not is_own(path, match[0])
    ]
    assert not found, listed(found)


def sources() -> Iterator[Path]:
    yield from (module.path for module in package())
    yield from sorted((SRC / "locales").rglob("*.ftl"))
    for path in sorted(WEB.rglob("*")):
        if path.suffix in {".ts", ".svelte", ".css"} and ".test." not in path.name:
            yield path


def is_own(path: Path, key: str) -> bool:
    """Whether this is in a folder of that game: its rules, its pages, its place in the terminal and
    in the lab."""
    own = (
        SRC / "games" / key,
        SRC / "cli" / "play" / key,
        SRC / "lab" / "games" / key,
        WEB / "games" / key,
    )
    return any(path.is_relative_to(folder) for folder in own)
