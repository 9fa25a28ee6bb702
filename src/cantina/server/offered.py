"""What can be played here, in which ways, and with which bots: the answer of `GET /api/games`."""

from __future__ import annotations

import msgspec


class Choice(msgspec.Struct):
    """An option of a game; the first choice is the default, and without choices it is a text."""

    key: str
    choices: list[str]
    rule: str


class Level(msgspec.Struct):
    key: str
    bot: str  # that plays with this strength
    seconds: float  # that a turn takes at most, or 95 of 100; 0: it answers at once


class Regular(msgspec.Struct):
    """A bot with a habit: named after "+" in the name of a bot of any strength."""

    key: str
    names: dict[str, str]  # by language


class GameInfo(msgspec.Struct):
    key: str
    names: dict[str, str]  # by language
    fewest: int
    most: int
    minutes: int
    behaviour: int
    options: list[Choice]
    levels: list[Level]  # the strongest last
    regulars: list[Regular] = []
    age: int = 0  # from which on, as the box says


class Games(msgspec.Struct):
    games: list[GameInfo]
    bots: list[str]
    paces: dict[str, tuple[int, int]]  # seconds a decision, from and to
