"""Writes a game's `codec.py`: clone and JSON codec of its state, JSON of its views and events.

The source is the declaration of each class: its fields, in the order of its constructor. The result
is ordinary typed source kept in the repository, because compiled classes keep no annotations and
because compiled clones are worth most; a test compares it with a fresh one.
This module is a tool for developers and is never compiled.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
import re
import types
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cantina.kernel.action import Action
from cantina.kernel.event import AnswerSealed, Event
from cantina.kernel.rng import Rng
from cantina.kernel.state import Frame, Outcome, State
from cantina.kernel.view import View
from cantina.parts import codec

PLAIN = {int: "as_int", bool: "as_bool", str: "as_str"}
SHARED = (Action, Outcome)  # never changed once made: a clone may share them
KERNEL_CODED = {Action: "action", Rng: "rng"}  # their codec is written by hand in codec.py


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def fields(cls: type) -> dict[str, Any]:
    """The fields of a declared class with their types, in the order of its constructor."""
    hints = typing.get_type_hints(cls)
    return {name: hints[name] for name in list(inspect.signature(cls).parameters)}


def named_only(cls: type) -> list[str]:
    """The fields that a constructor takes by name only."""
    kinds = inspect.signature(cls).parameters.values()
    return [one.name for one in kinds if one.kind is inspect.Parameter.KEYWORD_ONLY]


def without_none(hint: Any) -> Any:
    """The type inside `X | None`, or None when it is no such union."""
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        inner = [arg for arg in typing.get_args(hint) if arg is not type(None)]
        if len(inner) == 1:
            return inner[0]
    return None


def plain(hint: Any) -> Any:
    """The type that an id (`NewType`) is at run time; of any other type itself.

    >>> plain(typing.NewType("Seat", int)), plain(str)
    (<class 'int'>, <class 'str'>)
    """
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    return hint


class Writer:
    """Collects the classes that are reached and the code for each."""

    def __init__(self) -> None:
        self.frames: list[type] = []
        self.actions: list[type] = []
        self.used: set[str] = set()
        self.classes: set[type] = set()
        self.ids: set[typing.NewType] = set()

    def helper(self, name: str) -> str:
        self.used.add(name)
        return name

    def cloned(self, hint: Any, value: str) -> str:
        inner = without_none(hint)
        if plain(hint if inner is None else inner) in (*PLAIN, *SHARED):
            return value
        if inner is not None:
            return f"None if {value} is None else {self.cloned(inner, value)}"
        if typing.get_origin(hint) is list:
            (item,) = typing.get_args(hint)
            each = self.cloned(item, "x")
            return f"{value}[:]" if each == "x" else f"[{each} for x in {value}]"
        if hint is Rng:
            return f"{value}.copy()"
        return f"clone_{snake(hint.__name__)}({value})"

    def encoded(self, hint: Any, value: str) -> str:
        if plain(hint) in PLAIN:
            return value
        if (inner := without_none(hint)) is not None:
            return f"None if {value} is None else {self.encoded(inner, value)}"
        if typing.get_origin(hint) is list:
            (item,) = typing.get_args(hint)
            each = self.encoded(item, "x")
            return f"{value}[:]" if each == "x" else f"[{each} for x in {value}]"
        return self.coder("encode", hint) + f"({value})"

    def decoded(self, hint: Any, value: str) -> str:
        if isinstance(hint, typing.NewType):
            return self.numbered(hint, self.decoded(plain(hint), value))
        if hint in PLAIN:
            return f"{self.helper(PLAIN[hint])}({value})"
        if (inner := without_none(hint)) is not None:
            return f"None if {value} is None else {self.decoded(inner, value)}"
        if typing.get_origin(hint) is list:
            (item,) = typing.get_args(hint)
            return f"[{self.decoded(item, 'x')} for x in {self.helper('as_list')}({value})]"
        return self.coder("decode", hint) + f"({value})"

    def numbered(self, hint: Any, value: str) -> str:
        """A plain value as the id that it is, made of the id that it is one of."""
        if not isinstance(hint, typing.NewType):
            return value
        self.ids.add(hint)
        return f"{hint.__name__}({self.numbered(hint.__supertype__, value)})"

    def coder(self, verb: str, cls: type) -> str:
        if cls is Action and verb == "decode":
            return "decode_action" if self.actions else self.helper("as_action")
        if cls in KERNEL_CODED:
            return self.helper(f"{verb}_{KERNEL_CODED[cls]}")
        return f"{verb}_{snake(cls.__name__)}"

    def reached(self, root: type) -> list[type]:
        """The classes inside `root`, inner ones first, `root` last."""
        found: list[type] = []

        def visit(hint: Any) -> None:
            for arg in typing.get_args(hint):
                visit(arg)
            if not isinstance(hint, type) or hint in PLAIN or hint in KERNEL_CODED:
                return
            if hint is type(None) or typing.get_origin(hint) is not None or hint in found:
                return
            if hint is Frame:
                for frame in self.frames:
                    visit(frame)
            else:
                for inner in fields(hint).values():
                    visit(inner)
            found.append(hint)

        visit(root)
        return found

    # One function each: the text of a generated function.

    def clone(self, cls: type) -> str:
        """By position, which takes half the time, and the rest one by one."""
        copies = {name: self.cloned(hint, f"o.{name}") for name, hint in fields(cls).items()}
        later = {name: copies.pop(name) for name in named_only(cls)}
        made = f"{cls.__name__}({', '.join(copies.values())})"
        if not later:
            return self.function("clone", cls, cls.__name__, f"return {made}")
        lines = [f"c = {made}", *[f"c.{name} = {copy}" for name, copy in later.items()], "return c"]
        return self.function("clone", cls, cls.__name__, "\n    ".join(lines))

    def encode(self, cls: type, tag: str = "") -> str:
        pairs = [f'"{tag}": "{cls.__name__}"'] if tag else []
        pairs += [f'"{n}": {self.encoded(hint, f"o.{n}")}' for n, hint in fields(cls).items()]
        return self.function("encode", cls, "dict[str, Any]", f"return {{{', '.join(pairs)}}}")

    def decode(self, cls: type) -> str:
        self.helper("as_dict")
        if not fields(cls):
            return self.decoder(cls, "as_dict(v)")
        self.helper("get")
        named = named_only(cls)
        args = ", ".join(
            (f"{name}=" if name in named else "") + self.decoded(hint, f'get(d, "{name}")')
            for name, hint in fields(cls).items()
        )
        return self.decoder(cls, "d = as_dict(v)", args)

    def decoder(self, cls: type, check: str, args: str = "") -> str:
        body = f"{check}\n    return {cls.__name__}({args})"
        return f"def decode_{snake(cls.__name__)}(v: object) -> {cls.__name__}:\n    {body}\n"

    def function(self, verb: str, cls: type, result: str, body: str) -> str:
        self.classes.add(cls)
        return f"def {verb}_{snake(cls.__name__)}(o: {cls.__name__}) -> {result}:\n    {body}\n"

    def dispatch(self, verb: str, base: type, kinds: list[type], result: str) -> str:
        self.classes.add(base)
        lines = [f"def {verb}_{snake(base.__name__)}(o: {base.__name__}) -> {result}:"]
        for kind in kinds:
            lines.append(f"    if isinstance(o, {kind.__name__}):")
            lines.append(f"        return {verb}_{snake(kind.__name__)}(o)")
        lines.append('    raise TypeError(f"{type(o).__name__} is not generated here")\n')
        return "\n".join(lines)

    def decode_frame(self) -> str:
        self.used |= {"as_dict", "get", "BadRecord"}
        lines = ["def decode_frame(v: object) -> Frame:", '    kind = get(as_dict(v), "frame")']
        for frame in self.frames:
            lines.append(f'    if kind == "{frame.__name__}":')
            lines.append(f"        return decode_{snake(frame.__name__)}(v)")
        lines.append('    raise BadRecord(f"the saved state has an unknown frame {kind!r}")\n')
        return "\n".join(lines)

    def decode_action(self) -> str:
        """Verb and count of numbers decide the class."""
        self.used |= {"as_action", "BadRecord"}
        self.classes |= {Action, *self.actions}
        lines = [
            "def decode_action(v: object) -> Action:",
            "    a = as_action(v)",
            "    verb, n, count = a.verb, a.args, len(a.args)"
            if any(fields(cls) for cls in self.actions)
            else "    verb, count = a.verb, len(a.args)",
        ]
        for cls in self.actions:
            fewest = len(needed(cls))
            for count in range(fewest, len(fields(cls)) + 1):
                hints = [without_none(hint) or hint for hint in fields(cls).values()][:count]
                given = ", ".join(self.numbered(one, f"n[{n}]") for n, one in enumerate(hints))
                lines.append(f'    if verb == "{verb_of(cls)}" and count == {count}:')
                lines.append(f"        return {cls.__name__}({given})")
        lines.append('    raise BadRecord(f"the saved state has an unknown action {a!r}")\n')
        return "\n".join(lines)

    def imports(self) -> str:
        from_modules: dict[str, set[str]] = {}
        named: list[Any] = [*self.classes, *self.ids]
        for cls in named:
            from_modules.setdefault(cls.__module__, set()).add(cls.__name__)
        helpers = {name for name in self.used if hasattr(codec, name) and name != "BadRecord"}
        from_modules["cantina.parts.codec"] = helpers
        if "BadRecord" in self.used:
            from_modules["cantina.kernel.errors"] = {"BadRecord"}
        lines = []
        for module in sorted(from_modules):
            # As ruff sorts them: what is all capitals comes first.
            ordered = sorted(from_modules[module], key=lambda name: (not name.isupper(), name))
            names = "".join(f"    {name},\n" for name in ordered)
            lines.append(f"from {module} import (\n{names})")
        return "\n".join(lines)


def defined_in(module: types.ModuleType, base: type) -> list[type]:
    return [
        cls
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, base) and cls.__module__ == module.__name__
    ]


def parts_of(package: str, name: str) -> list[types.ModuleType]:
    """Where a game keeps its frames or events: a module, or the modules of a package; none when
    they are elsewhere."""
    if importlib.util.find_spec(f"{package}.{name}") is None:
        return []
    folder = importlib.import_module(f"{package}.{name}")
    if not hasattr(folder, "__path__"):
        return [folder]
    names = sorted(found.name for found in pkgutil.iter_modules(folder.__path__))
    return [importlib.import_module(f"{package}.{name}.{part}") for part in names]


def action_classes(package: str) -> list[type]:
    """What can be chosen in a game: the classes of its module `actions`, or of the modules of that
    package. A package by itself holds none: it is not compiled."""
    return [cls for module in parts_of(package, "actions") for cls in defined_in(module, Action)]


def needed(cls: type) -> list[str]:
    """The fields that have no default."""
    given = inspect.signature(cls).parameters.values()
    return [one.name for one in given if one.default is inspect.Parameter.empty]


def verb_of(cls: type) -> str:
    """What an action class is called on the wire."""
    made: Action = cls(*[0] * len(needed(cls)))
    return made.verb


def event_classes(package: str) -> list[type]:
    """What can be told in a game: the classes of its module, or package, `events`."""
    return [cls for module in parts_of(package, "events") for cls in defined_in(module, Event)]


def codec_source(package: str) -> str:
    """The text of `codec.py` for the game in `package`, unformatted."""
    states = importlib.import_module(f"{package}.state")
    events = event_classes(package)
    (view,) = defined_in(importlib.import_module(f"{package}.view"), View)
    (state,) = defined_in(states, State)
    writer = Writer()
    writer.frames = [
        cls
        for module in (states, *parts_of(package, "frames"))
        for cls in defined_in(module, Frame)
    ]

    writer.actions = action_classes(package)

    parts: list[str] = [writer.decode_action()] if writer.actions else []
    for cls in writer.reached(state):
        if cls is Frame:
            parts.append(writer.dispatch("clone", Frame, writer.frames, "Frame"))
            parts.append(writer.dispatch("encode", Frame, writer.frames, "dict[str, Any]"))
            parts.append(writer.decode_frame())
            continue
        if cls not in SHARED:
            parts.append(writer.clone(cls))
        parts.append(writer.encode(cls, "frame" if cls in writer.frames else ""))
        parts.append(writer.decode(cls))
    coded = set(writer.classes)
    parts += [writer.encode(cls) for cls in writer.reached(view) if cls not in coded]
    kinds = [*events, AnswerSealed]
    for event in kinds:
        coded = set(writer.classes)
        parts += [writer.encode(c) for c in writer.reached(event)[:-1] if c not in coded]
        parts.append(writer.encode(event, "event"))
    parts.append(writer.dispatch("encode", Event, kinds, "dict[str, Any]"))

    head = (
        f'"""Generated by `cantina generate` from the classes of {package}. Do not edit."""\n\n'
        "from __future__ import annotations\n\nfrom typing import Any\n\n"
    )
    return head + writer.imports() + "\n\n\n" + "\n\n".join(parts)


def write_codec(package: str, tidy: Callable[[str], str]) -> Path:
    """Writes `codec.py` beside the game's `state.py`; `tidy` formats the source."""
    file = importlib.import_module(f"{package}.state").__file__
    assert file is not None
    path = Path(file).with_name("codec.py")
    path.write_text(tidy(codec_source(package)), encoding="utf-8")
    return path
