"""Do the languages say the same things, and does the code say all of them?

Ids are found in the code as string literals, in Python and in the web client. An f-string such as
f"play-seat-{seat}", there `play-seat-${seat}`, stands for every id of that shape.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from cantina.kernel.pack import LANGUAGES
from cantina.locales import DEFAULT, FOLDER, files

PACKAGE = FOLDER.parent
WEB = PACKAGE.parent.parent / "web" / "src"
FILLED = "[a-zA-Z0-9_-]+"
"""What may stand for the changing part of an id, such as A1 in a choice of missions."""
WEB_CALL = re.compile(r"(?<![\w.$])t\(")
WEB_ANSWER = re.compile(r"""(?:^|[?:|(])\s*["']([a-z0-9_-]+)["']""")
"""An id where a value stands: alone, or on either side of a choice; not what is compared."""
WEB_TEMPLATE = re.compile("`[^`]*`")
WEB_LITERAL = re.compile(r"""["']([a-z]+-[a-z0-9_-]+)["']""")
WEB_SHAPE = re.compile(r"`([a-z]+-[a-z0-9_-]*)\$\{[^`]*\}(-?[a-z0-9_-]*)`")
WEB_MADE = re.compile(r"`([a-z]+-[a-z0-9_-]*(?:\$\{[^`]*?\}[a-z0-9_-]*)+)`")
WEB_GAP = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
WEB_NAMES = re.compile(
    r"""\b(?:id|prefix|game|aria-controls|aria-labelledby)="[^"]*"|getElementById\(`[^`]*`\)"""
)
"""Names of elements on a page and of what they belong to."""
HEADERS = {f"content-{word}" for word in ("type", "encoding", "length", "disposition")}
"""Of HTTP: look like ids, and are none."""


class Message(Visitor):
    """The variables and the other messages that a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its id. Raises ValueError for one that cannot be parsed."""
    found: dict[str, Message] = {}
    for path in files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"{path} cannot be parsed: {entry.content}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    raise ValueError(f"{path} has {entry.id.name} twice")
                found[entry.id.name] = Message()
                found[entry.id.name].visit(entry)
    return found


def missing_ids() -> dict[str, list[str]]:
    """By language: ids that another language has, and ids that the code says, but this lacks."""
    everywhere = set(said_ids())
    for language in LANGUAGES:
        everywhere |= set(messages(language))
    return {language: sorted(everywhere - set(messages(language))) for language in LANGUAGES}


def different_variables() -> dict[str, list[str]]:
    """By language: ids whose variables are not those of the English message."""
    model = messages(DEFAULT)
    return {
        language: sorted(
            id
            for id in messages(language)
            if id in model and needed(id, language) != needed(id, DEFAULT)
        )
        for language in LANGUAGES
    }


def needed(id: str, language: str) -> set[str]:
    """The variables of a message and of those that it names: they get the same."""
    known = messages(language)
    said = known[id]
    return said.variables.union(*(needed(each, language) for each in said.messages & set(known)))


def unused_ids() -> dict[str, list[str]]:
    """By language: ids that neither the code nor another message names."""
    literals = set(_literals())
    shape = re.compile("|".join(_shapes()))
    unused: dict[str, list[str]] = {}
    for language in LANGUAGES:
        found = messages(language)
        said = literals.union(*(message.messages for message in found.values()))
        unused[language] = sorted(id for id in set(found) - said if not shape.fullmatch(id))
    return unused


def unknown_ids() -> list[str]:
    """What looks like an id, by its first word, and is none in any language: wherever it stands in
    the code, and with gaps for what is filled in."""
    known = set(messages(DEFAULT))
    kinds = {id.split("-")[0] for id in known}
    made = [(text, text) for text in _literals() if re.fullmatch("[a-z]+-[a-z0-9_-]+", text)]
    made += [(shape, shape.replace(FILLED, "[a-zA-Z0-9_-]*")) for shape in _made()]
    return sorted(
        {
            said
            for said, shape in made
            if said.split("-")[0].rstrip("\\") in kinds
            and said not in HEADERS
            and not any(re.fullmatch(shape, id) for id in known)
        }
    )


def _made() -> Iterator[str]:
    """Patterns of ids that are put together, as `_shapes` has them, each for itself."""
    yield from (shape for shape in _python_shapes() if re.match(r"[a-z]+\\?-\S*$", shape))
    for text in _web_sources():
        for made in WEB_MADE.findall(WEB_NAMES.sub("", text)):
            yield WEB_GAP.sub(lambda _: FILLED, made)


def said_ids() -> Iterator[str]:
    """Ids given as plain text in calls such as `words("play-turn")`."""
    for tree in _sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else None
            name = called.id if isinstance(called, ast.Name) else name
            first = node.args[0]
            if name == "words" and isinstance(first, ast.Constant):
                yield str(first.value)
    for text in _web_sources():
        yield from web_said(text)


def web_said(text: str) -> Iterator[str]:
    """The ids that calls of `t` in the web client say, whichever way a condition in them goes."""
    for call in WEB_CALL.finditer(text):
        argument = WEB_TEMPLATE.sub("", _first_argument(text, call.end()))
        yield from WEB_ANSWER.findall(argument)


def _first_argument(text: str, start: int) -> str:
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and text[at] == ","):
            return text[start:at]
    return text[start:]


def _literals() -> Iterator[str]:
    """Every plain string in the code."""
    for tree in _sources():
        nodes = list(ast.walk(tree))
        pieces = {
            id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in nodes:
            if id(node) in pieces or not isinstance(node, ast.Constant):
                continue
            if isinstance(node.value, str):
                yield node.value
    for text in _web_sources():
        yield from WEB_LITERAL.findall(WEB_NAMES.sub("", text))


def _shapes() -> Iterator[str]:
    """Patterns of the ids that a string with gaps in the code can be."""
    yield from _python_shapes()
    for text in _web_sources():
        for start, end in WEB_SHAPE.findall(text):
            yield f"{re.escape(start)}{FILLED}{re.escape(end)}"


def _python_shapes() -> Iterator[str]:
    for tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                shape = "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else FILLED
                    for part in node.values
                )
                if re.search("[a-z]{3}", shape.replace(FILLED, "")):
                    yield shape


@cache
def _sources() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in _speaking(PACKAGE)]


@cache
def _web_sources() -> list[str]:
    """The web client without its tests, which may say what does not exist."""
    return [
        path.read_text(encoding="utf-8")
        for path in sorted(WEB.rglob("*"))
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]


def _speaking(package: Path) -> list[Path]:
    """The code above the engine, and a game's `wording`: rules never word anything."""
    engine = {"kernel", "parts", "games", "locales"}
    return [
        path
        for path in sorted(package.rglob("*.py"))
        if path.relative_to(package).parts[0] not in engine or path.parent.name == "wording"
    ]
