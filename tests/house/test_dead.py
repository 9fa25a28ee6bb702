"""Nothing is there that nobody uses: functions, methods, classes, constants.

A name is used where the package, an example, a benchmark or the build names it, or where a document
shows it. What only tests name is dead too: they prove nothing about the product by it.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.house.sources import CHECKOUT, Module, listed, package

USERS = ("examples", "bench", "hatch_build.py")
DOCUMENTS = ("*.md", "docs/*.md", "docs/decisions/*.md", "web/README.md")
ONLY_ADD = {
    *("property", "cached_property", "cache", "lru_cache", "staticmethod", "classmethod"),
    *("contextmanager", "asynccontextmanager", "dataclass", "dataclass_transform", "override"),
}
"""Decorators that hand nothing to anybody. Any other one may register what is under it."""
READ_BY_OTHERS = ("server/migrations/versions/",)
"""Modules of which a tool reads the constants."""
SPARED = {
    "is_set": "tests cannot see otherwise whether a timer runs",
    "string_from": "OpenSpiel calls it on any observer",
}

OWN_USES = 9
"""What is named more often is not looked at: nothing calls itself that often."""

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Found = tuple[str, ast.stmt]


def names_in(nodes: Iterable[ast.AST]) -> Counter[str]:
    """How often each name is used: called, read, or given as text to `getattr` and the like."""
    used: Counter[str] = Counter()
    for node in nodes:
        if isinstance(node, ast.Attribute):
            used[node.attr] += 1
        elif isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                used[node.id] += 1
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            used[node.value] += 1
    return used


def names_elsewhere() -> set[str]:
    """What examples, benchmarks and the build name, and what documents show as code."""
    found: set[str] = set()
    for user in (CHECKOUT / name for name in USERS):
        for path in sorted(user.rglob("*.py")) if user.is_dir() else [user]:
            found |= set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    for path in (path for pattern in DOCUMENTS for path in CHECKOUT.glob(pattern)):
        for _, code in re.findall(r"(`+)(.+?)\1", path.read_text(encoding="utf-8"), re.DOTALL):
            found |= set(re.findall(r"\w+", code))
    return found


def is_only_added_to(one: Definition) -> bool:
    words = [re.findall(r"\w+", ast.unparse(each).split("(")[0])[-1] for each in one.decorator_list]
    return set(words) <= ONLY_ADD


def defined_in(module: Module, classes: set[str]) -> Iterator[Found]:
    """What a module defines that somebody should name. Methods of a class with a base that is not
    ours may be called by that one."""
    body = module.tree.body
    for at, one in enumerate(body):
        if isinstance(one, Definition):
            if is_only_added_to(one):
                yield one.name, one
            if isinstance(one, ast.ClassDef) and bases(one) <= classes:
                methods = [each for each in one.body if isinstance(each, Definition)]
                yield from ((each.name, each) for each in methods if is_only_added_to(each))
        elif not (is_number(one) and any(map(is_number, body[max(0, at - 1) : at + 2 : 2]))):
            yield from ((name, one) for name in assigned(one))


def bases(cls: ast.ClassDef) -> set[str]:
    named = [base.value if isinstance(base, ast.Subscript) else base for base in cls.bases]
    return {ast.unparse(base) for base in named} - {"object", "Generic", "Protocol", "Exception"}


def assigned(one: ast.stmt) -> list[str]:
    if isinstance(one, ast.AnnAssign):
        return [ast.unparse(one.target)]
    targets = one.targets if isinstance(one, ast.Assign) else []
    return [node.id for each in targets for node in ast.walk(each) if isinstance(node, ast.Name)]


def is_number(one: ast.stmt) -> bool:
    """Whether it may be one number of a list of numbers, which is whole even if some are unused."""
    value = one.value if isinstance(one, ast.AnnAssign) else None
    if isinstance(value, ast.Call) and len(value.args) == 1:
        value = value.args[0]
    return isinstance(value, ast.Constant) and isinstance(value.value, int)


def is_unused(name: str, one: ast.stmt, used: Counter[str]) -> bool:
    """Whether nothing names it but what it is made of, as in a function that calls itself."""
    return used[name] <= OWN_USES and used[name] == names_in(ast.walk(one))[name]


def unused(modules: list[Module], named: set[str]) -> list[str]:
    classes = {
        one.name for module in modules for one in module.nodes if isinstance(one, ast.ClassDef)
    }
    used = names_in(node for module in modules for node in module.nodes)
    return [
        f"{module.at(one)}: {name}"
        for module in modules
        if not module.is_generated and not module.name.startswith(READ_BY_OTHERS)
        for name, one in defined_in(module, classes)
        if not (name.startswith("__") or name in named or name in SPARED)
        if is_unused(name, one, used)
    ]


def test_everything_is_used() -> None:
    found = unused(package(), names_elsewhere())
    assert not found, listed(found)


def test_what_is_unused_is_found(tmp_path: Path) -> None:
    path = tmp_path / "more.py"
    path.write_text(SAMPLE, encoding="utf-8")
    found = unused([Module(path, tmp_path)], {"shown"})
    assert [line.split(": ")[1] for line in found] == ["LEFT", "again", "Old", "stale"]


SAMPLE = """
import ast
LEFT: Final = ("a", "b")
FIRST: Final = 0
SECOND: Final = 1
NAMED: Final = "x"

def again(n): return again(n - 1)
def shown(): return NAMED
@app.command()
def registered(): ...
class Old: ...
class Used(ast.NodeVisitor):
    def visit_Name(self, node): ...
class Plain:
    def stale(self): ...
    @property
    def fresh(self): ...
Used(), Plain().fresh
"""
