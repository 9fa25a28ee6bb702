"""The files of the project as the shape checks look at them: each is read and parsed once."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import cantina

# Of a compiled build too these are the sources.
SRC = Path(cantina.__file__).resolve().parent
CHECKOUT = SRC.parent.parent


class Module:
    """A Python file with its syntax tree, flat."""

    def __init__(self, path: Path, root: Path) -> None:
        self.path = path
        self.name = path.relative_to(root).as_posix()
        self.text = path.read_text(encoding="utf-8")
        self.nodes = list(ast.walk(ast.parse(self.text)))
        self.imports = self._imports()

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    @property
    def is_generated(self) -> bool:
        return self.path.name == "codec.py"

    def at(self, node: ast.stmt | ast.expr) -> str:
        return f"{self.name}:{node.lineno}"

    def _imports(self) -> list[str]:
        names: list[str] = []
        for node in self.nodes:
            if isinstance(node, ast.Import):
                names += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{self.path}: imports are absolute"
                assert node.module is not None
                names.append(node.module)
                names += [f"{node.module}.{alias.name}" for alias in node.names]
        return names


@cache
def _read(root: Path) -> list[Module]:
    return [Module(path, root) for path in sorted(root.rglob("*.py"))]


def package() -> list[Module]:
    """All modules of the package."""
    return _read(SRC)


def suite() -> list[Module]:
    """All modules of the tests."""
    return _read(CHECKOUT / "tests")


def within(*folders: str) -> list[Module]:
    """The modules of some folders of the package."""
    return [module for module in package() if module.name.split("/")[0] in folders]


def listed(offenders: Iterable[str]) -> str:
    """For the message of a failed test: every offender on a line of its own."""
    return "\n" + "\n".join(offenders)
