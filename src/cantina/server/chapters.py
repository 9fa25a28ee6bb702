"""The rules in words, as they go out over HTTP."""

from __future__ import annotations

import msgspec


class Span(msgspec.Struct):
    """A run of text. `kind`: text, em, strong, code, rule (`to` is its id), chapter (its key), sign
    (its name)."""

    kind: str
    text: str
    to: str = ""


class Heading(msgspec.Struct, tag_field="type", tag="heading"):
    depth: int
    spans: list[Span]


class Paragraph(msgspec.Struct, tag_field="type", tag="paragraph"):
    spans: list[Span]


class BulletList(msgspec.Struct, tag_field="type", tag="list"):
    items: list[list[Span]]
    ordered: bool


class TextTable(msgspec.Struct, tag_field="type", tag="table"):
    head: list[list[Span]]
    rows: list[list[list[Span]]]


class Figure(msgspec.Struct, tag_field="type", tag="figure"):
    """A picture that the game draws on its own board, by name."""

    name: str
    caption: list[Span]


Block = Heading | Paragraph | BulletList | TextTable | Figure


class RuleText(msgspec.Struct, tag_field="type", tag="rule"):
    """A passage: one rule or several that belong together."""

    ids: list[str]
    title: str
    blocks: list[Block]


class Chapter(msgspec.Struct):
    key: str
    title: str
    language: str  # a chapter that is not translated is in English
    parts: list[Block | RuleText]


class Rulebook(msgspec.Struct):
    game: str
    language: str  # what was found: English where there is no translation
    chapters: list[Chapter]


class AidLeaf(msgspec.Struct):
    """Sections of a player aid that are read together. The first leaf is the order of a turn."""

    key: str
    title: str
    sections: list[RuleText]


class Aid(msgspec.Struct):
    """The player aid of a game, as in its box."""

    game: str
    language: str
    leaves: list[AidLeaf]
