"""`@action`: a choice declared by its fields. `@op`: a thing that cards do, the same way.

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

    return lambda cls: _declared(
        cls, lambda kinds: f"self.verb = {verb!r}; self.args = {wired(kinds)}"
    )


@dataclass_transform(eq_default=False)
def op(verb: str) -> Callable[[type[A]], type[A]]:
    """Its base class takes the verb and those fields that it knows by their kind."""
    return lambda cls: _declared(
        cls, lambda kinds: f"super(cls, self).__init__({verb!r}, {handed(kinds)})"
    )


def _declared(cls: type[A], begin: Callable[[dict[str, str]], str]) -> type[A]:
    kinds: dict[str, str] = vars(cls).get("__annotations__", {})
    defaults = {name: vars(cls)[name] for name in kinds if name in vars(cls)}
    given = [f"{name}=defaults[{name!r}]" if name in defaults else name for name in kinds]
    lines = [begin(kinds), *[f"self.{name} = {name}" for name in kinds]]
    scope: dict[str, Any] = {"cls": cls, "defaults": defaults}
    exec(f"def __init__({', '.join(['self', *given])}): {'; '.join(lines)}", scope)
    for name in defaults:
        delattr(cls, name)
    cls.__init__ = scope["__init__"]  # type: ignore[method-assign]
    return cls


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


BASE_KINDS = ("Who", "Where", "Amount")


def handed(kinds: dict[str, str]) -> str:
    """What the base class of ops takes, as source text: whom, where and how much, each the first
    field of its kind that is given.

    >>> handed({"amount": "Amount", "to": "Where | None", "toward": "Where | None"})
    'None, to if to is not None else toward, amount'
    """
    found = []
    for kind in BASE_KINDS:
        names = [name for name, said in kinds.items() if said.split(" | ")[0] == kind]
        text = names.pop() if names else "None"
        for name in reversed(names):
            text = f"{name} if {name} is not None else {text}"
        found.append(text)
    return ", ".join(found)
