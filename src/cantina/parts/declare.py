"""`@action`: a choice declared by its fields.

Interpreted, the constructor is made here, once per class. In the compiled build it was written out
before (`expand.py`), and this module, which mypyc cannot compile, is not called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

A = TypeVar("A")


@dataclass_transform(eq_default=False)
def action(verb: str) -> Callable[[type[A]], type[A]]:
    """On the wire the action is the verb and then its fields, as far as they are not None."""

    def declared(cls: type[A]) -> type[A]:
        kinds: dict[str, str] = vars(cls).get("__annotations__", {})
        given = [f"{name}={vars(cls)[name]!r}" if name in vars(cls) else name for name in kinds]
        lines = [f"self.verb = {verb!r}", f"self.args = {wired(kinds)}"]
        lines += [f"self.{name} = {name}" for name in kinds]
        scope: dict[str, Any] = {}
        exec(f"def __init__({', '.join(['self', *given])}): {'; '.join(lines)}", scope)
        for name in kinds.keys() & vars(cls).keys():
            delattr(cls, name)
        cls.__init__ = scope["__init__"]  # type: ignore[method-assign]
        return cls

    return declared


def wired(kinds: dict[str, str]) -> str:
    """The numbers of an action as source text: fields from the last on that are None are left out.

    >>> wired({"card": "int", "place": "int | None"})
    '(card,) if place is None else (card, place,)'
    """
    names = list(kinds)
    text = f"({''.join(f'{name}, ' for name in names).rstrip()})"
    while names and "None" in kinds[names[-1]]:
        last = names.pop()
        text = f"({''.join(f'{name}, ' for name in names).rstrip()}) if {last} is None else {text}"
    return text
