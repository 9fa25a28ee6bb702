"""What people hear of the games they have played, typed: results, rating changes, the ladder."""

from __future__ import annotations

import msgspec

from cantina.kernel.action import Seat


class PlayedSeat(msgspec.Struct):
    """How a seat of a finished game did."""

    kind: str
    name: str
    bot: str  # that made its last decision
    place: int  # from 1; 0 when all lost together
    points: int
    won: bool


class RatingChange(msgspec.Struct):
    before: int
    after: int


class PlayedGame(msgspec.Struct):
    """A finished game of mine. With several seats, `place`, `points`, `won` are of the best."""

    id: str
    game: str
    options: dict[str, str]
    created: int
    at: int  # when it ended
    reason: str  # a word of the game: what ended it
    seats: list[PlayedSeat]
    my_seats: list[Seat]
    place: int
    points: int
    won: bool
    replay: bool  # it can be looked at step by step here
    rating: RatingChange | None  # None: it did not count for mine


class PlayedGames(msgspec.Struct):
    games: list[PlayedGame]
    next: str  # for `after` of the next page; empty: there is none


class LadderPlace(msgspec.Struct):
    place: int
    id: str
    name: str
    points: int
    games: int


class Ladder(msgspec.Struct):
    game: str
    players: list[LadderPlace]
    me: LadderPlace | None
