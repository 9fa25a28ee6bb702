"""What goes in and out over HTTP about values of somebody's own box, typed."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.server.bodies import Body, GameContent, Short


class BoxField(msgspec.Struct):
    """A value that an owner of the game may replace, and what it may be: a number, so many numbers
    (0: any) from low to high, one of the choices, or a flag. `seed`: only of another edition."""

    value: Any
    provenance: str
    kind: str  # number, numbers, choice or flag
    low: int
    high: int
    count: int
    choices: list[str]


class BoxRow(msgspec.Struct):
    """A row, and how an overlay calls each of its cards."""

    id: str
    group: str
    cards: list[str]
    names: dict[str, str]  # by language; empty: a card without a name of its own
    fields: dict[str, BoxField]


class BoxShelf(msgspec.Struct):
    """One file of the content. `any_order`: its rows are cards of a set."""

    deck: str
    file: str
    by: str  # the field that groups its rows
    any_order: bool
    rows: list[BoxRow]


class GameBox(msgspec.Struct):
    """All that an owner of the game may replace, in the order of the box."""

    game: str
    digest: str
    bring: str  # who may open tables with their values: none, accounts or everybody
    most: int  # values
    shelves: list[BoxShelf]


class Brought(Body):
    """An overlay, as somebody's box writes it."""

    text: str
    pack: Short = ""  # the digest of the content it goes with; left out: today's
    content: bool = False  # answer with the whole content, too


class BoxFolder(msgspec.Struct):
    """The whole content with somebody's values, as a folder for `--pack`."""

    zip: str  # in base64


class BoxValue(msgspec.Struct):
    """A value of an overlay; and why it is not taken, with a `code` and what it speaks of."""

    file: str
    row: str
    field: str
    value: Any
    reason: str = ""
    code: str = ""
    args: dict[str, str | int] = {}


class BoxLooked(msgspec.Struct):
    """An overlay against today's content. `text` is one with what can be played and nothing else. A
    `code` here: the whole is no overlay of this game."""

    owner: str = ""
    text: str = ""
    values: list[BoxValue] = []
    needless: list[BoxValue] = []
    refused: list[BoxValue] = []
    content: GameContent | None = None
    reason: str = ""
    code: str = ""
    args: dict[str, str | int] = {}
