"""The room layer: what it needs, and that each of its parts writes its own fields."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter

import pytest

from tests.house.sources import CHECKOUT, SRC, Module, listed, package, within

BELOW = {"kernel", "parts", "bots", "fairness", "room"}
"""What the layer may import of the package; no game: what it knows of them comes with the table."""
MUTABLE = {"list", "dict", "set", "deque"}
MUTATORS = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"}
MUTATORS |= {"reverse", "setdefault", "sort", "update"}


def test_the_room_layer_needs_the_standard_library_and_msgspec_only() -> None:
    found = [
        f"{module.name} imports {name}"
        for module in within("room")
        for name in module.imports
        if not _is_allowed(name)
    ]
    assert not found, listed(found)


def _is_allowed(name: str) -> bool:
    top, *rest = name.split(".")
    if top == "cantina":
        return not rest or rest[0] in BELOW
    return top == "msgspec" or top in sys.stdlib_module_names


def test_modules_of_the_room_layer_import_each_other_in_one_direction() -> None:
    """Imports for the type checker count too. Raises CycleError with the modules of a cycle."""
    names = {f"cantina.{module.name[:-3].replace('/', '.')}": module for module in within("room")}
    graph = {name: set(module.imports) & names.keys() for name, module in names.items()}
    assert len(list(TopologicalSorter(graph).static_order())) == len(names) > 20


def test_a_whole_game_is_played_without_a_server() -> None:
    """In a fresh interpreter: a person and two bots, a store in memory."""
    script = CHECKOUT / "tests" / "house" / "table_alone.py"
    done = subprocess.run(
        [sys.executable, "-I", str(script), str(SRC.parent)],
        capture_output=True,
        text=True,
        check=True,
    )
    told = dict(line.split(": ") for line in done.stdout.splitlines())
    assert told["outcome"] == "trigger"
    assert int(told["decisions"]) > 100
    assert told["status"] == told["told"] == "finished"
    assert told["results"] == told["seats"] == "3"
    # msgspec takes typing_extensions where it is installed.
    assert set(told["foreign modules"].split()) <= {"msgspec", "typing_extensions"}


# --- who writes what


class Parts:
    """The classes of which a `Room` consists, itself included, with the names of their fields."""

    def __init__(self, modules: list[Module]) -> None:
        classes = {
            node.name: node
            for module in modules
            for node in module.nodes
            if isinstance(node, ast.ClassDef)
        }
        self.classes: dict[str, ast.ClassDef] = {}
        self.fields: dict[str, dict[str, bool]] = {}  # by class; whether they are final
        waiting = ["Room"]
        while waiting:
            name = waiting.pop()
            self.classes[name] = classes[name]
            self.fields[name] = dict(_fields(classes[name]))
            waiting += [made for made in _made(classes[name]) if made in classes]

    def private(self) -> set[str]:
        names = {name for fields in self.fields.values() for name in fields}
        return {name for name in names if name.startswith("_")}


def _init(cls: ast.ClassDef) -> ast.FunctionDef:
    functions = [node for node in cls.body if isinstance(node, ast.FunctionDef)]
    return next(node for node in functions if node.name == "__init__")


def _fields(cls: ast.ClassDef) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(_init(cls)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield node.target.attr, "Final" in ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            yield from ((one.attr, False) for one in node.targets if isinstance(one, ast.Attribute))


def _made(cls: ast.ClassDef) -> Iterator[str]:
    """The classes whose objects are made in the constructor."""
    for node in ast.walk(_init(cls)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def exposed(parts: Parts) -> Iterator[str]:
    """Fields that others could write, and containers that others could change."""
    for name, cls in parts.classes.items():
        for field, final in parts.fields[name].items():
            if not field.startswith("_") and not final:
                yield f"{name}.{field} is neither private nor final"
        for method in cls.body:
            if isinstance(method, ast.FunctionDef) and _hands_out_container(method):
                yield f"{name}.{method.name} hands out a container of its own"


def _hands_out_container(method: ast.FunctionDef) -> bool:
    if method.name.startswith("_") or method.returns is None:
        return False
    kinds = {node.id for node in ast.walk(method.returns) if isinstance(node, ast.Name)}
    returned = [node.value for node in ast.walk(method) if isinstance(node, ast.Return)]
    own = [value for value in returned if value is not None and _root(value) == "self"]
    return bool(own) and bool(kinds & MUTABLE)


def _chain(node: ast.expr) -> Iterator[ast.expr]:
    """`room.row.seats[0].bot`, from the end to the beginning."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        yield node
        node = node.value
    yield node


def _root(node: ast.expr) -> str:
    last = list(_chain(node))[-1]
    return last.id if isinstance(last, ast.Name) else ""


def foreign_writes(nodes: list[ast.AST], private: set[str]) -> Iterator[tuple[ast.expr, str]]:
    """Private fields of a part used by anybody but itself; and rows of tables that are changed
    where they stand instead of in a copy."""
    for node in nodes:
        if isinstance(node, ast.Attribute) and node.attr in private and _root(node) != "self":
            yield node, f"uses {ast.unparse(node)}"
    for scope in nodes:
        if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
            shared = set(_names_of_rows(scope))
            for written in _written(scope):
                inner = list(_chain(written))[1:]
                through = any(isinstance(one, ast.Attribute) and one.attr == "row" for one in inner)
                if through or (inner and _root(written) in shared):
                    yield written, f"writes {ast.unparse(written)}"


def _names_of_rows(scope: ast.AST) -> Iterator[str]:
    """Variables that are the row of a room itself, not a copy."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            yield from _row_names(node.targets[0], node.value)


def _row_names(target: ast.expr, value: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its in zip(target.elts, value.elts, strict=True):
            yield from _row_names(one, its)
    elif isinstance(target, ast.Name) and isinstance(value, ast.Attribute) and value.attr == "row":
        yield target.id


def _written(scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            targets = [node.func] if node.func.attr in MUTATORS else []
        for target in targets:
            yield from target.elts if isinstance(target, ast.Tuple) else [target]


def test_only_a_part_itself_writes_its_fields() -> None:
    parts = Parts(within("room"))
    assert {"Room", "Seating", "Progress", "Questions", "Listeners"} <= parts.classes.keys()
    found = list(exposed(parts))
    for module in package():
        if module.name.startswith(("room/", "server/", "cli/")):
            writes = foreign_writes(module.nodes, parts.private())
            found += [f"{module.at(node)} {what}" for node, what in writes]
    assert not found, listed(found)


@pytest.mark.parametrize(
    "code",
    [
        "room.seats._votes = {}",
        "room.seats._votes[0].add(player)",
        "room.background._tasks.clear()",
        "questions = room.progress.questions; questions._late[0] += 1",
        "room.row.status = 'finished'",
        "room.row.seats[0].bot, x = 'quick', 1",
        "room.row.seats.append(seat)",
        "row = room.row; row.starts = 0",
        "row, t = room.row, room.t; row.seats[0].seen = 3",
        "del room.progress._recent[0]",
    ],
)
def test_a_foreign_write_is_found(code: str) -> None:
    private = Parts(within("room")).private()
    assert list(foreign_writes(list(ast.walk(ast.parse(f"def f(room): {code}"))), private))


@pytest.mark.parametrize(
    "body",
    [
        "        self.votes = {}",
        "        self._votes = {}\n    def all(self) -> set[int]:\n        return self._votes",
    ],
)
def test_an_exposed_field_is_found(body: str) -> None:
    source = f"class Room:\n    def __init__(self) -> None:\n{body}\n"
    module = Module.__new__(Module)
    module.nodes = list(ast.walk(ast.parse(source)))
    assert list(exposed(Parts([module])))


def test_a_copy_of_a_row_may_be_changed() -> None:
    code = "def f(room):\n    row = room.seats.copy()\n    row.seats[0].bot = 'quick'\n"
    nodes = list(ast.walk(ast.parse(code)))
    assert not list(foreign_writes(nodes, Parts(within("room")).private()))
