"""What is stored of tables and players: the types that rooms and the store exchange."""

from __future__ import annotations

import msgspec

from cantina.kernel.action import Seat, all_seats

OPEN, PLAYING, FINISHED, CLOSED = "open", "playing", "finished", "closed"
"""Seats are being taken · the game runs · it has an outcome · given up before the end."""

PERSON, BOT, EMPTY = "person", "bot", "empty"
STAND_IN = "quick"
"""The bot that plays for people who are away, and for bots that there are no more."""


class Pace(msgspec.Struct, frozen=True):
    """How long a decision may take. 0: no limit."""

    kind: str = "none"  # none, live, relaxed, correspondence
    seconds: int = 0


class SeatRow(msgspec.Struct):
    """Who holds a seat now. A person who hands the seat to a bot keeps it and may come back."""

    kind: str = EMPTY
    name: str = ""
    player: str = ""  # the id of the person who owns the seat
    bot: str = ""  # the bot that plays it, for an owner who is away too
    invite: str = ""  # hash of the secret that lets somebody take the seat
    seen: int = 0  # the last revision its owner has seen
    invited: int = 0  # when the invitation was made
    hints: int = 0  # how many its owner has asked for
    ready: bool = True  # before the start: its owner waits for nothing but the others
    why: str = ""  # why a bot plays for its owner: clock, vote, left, away
    guest: bool = False  # its owner had no account when the game began


class TableRow(msgspec.Struct):
    """A table and how it was opened: with the log, the whole truth about its game."""

    id: str
    game: str
    behaviour: int
    pack: str  # digest of the content
    seed: int | str  # kernel/rng.py says what each form means
    options: dict[str, str]
    seats: list[SeatRow]
    host: str  # id of the player who opened it
    created: int  # milliseconds since 1970, as every time here
    status: str = OPEN
    listed: bool = False
    pace: Pace = Pace()
    delay: int = 0  # seconds by which spectators see things later
    rematch: str = ""  # the table that follows this one
    origin: str = ""  # the table this one continues or repeats
    rev: int = 0  # of the newest log entry
    seed_chosen: bool = False  # somebody chose the seed, or knows it: they may know the deal
    code: str = ""  # lets anybody take a free seat while the table is open
    coded: int = 0  # when the code was made
    starts: int = 0  # when the game begins, once all are ready; 0: not yet
    note: str = ""  # what the host says about it to those who look for a table
    edition: int = 0  # version of the row: an update of an older one is refused


ACT, UNDO = "act", "undo"

VOTE = "vote"
"""Why a bot plays: the others have voted for it."""

FROM_RECORD = "record"
"""What decided in a seat's place before a table branched off."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. Never changed, never removed."""

    rev: int  # 1, 2, 3 …
    at: int
    seat: Seat
    kind: str  # ACT or UNDO
    action: tuple[str | int, ...]  # verb and numbers; empty for an undo
    key: str  # chosen by the client, once per decision: makes sending twice harmless
    by: str = ""  # what decided in the seat's place: a bot's name, or "clock"


class Snapshot(msgspec.Struct, frozen=True):
    """The state after entry `rev`, so that loading need not replay everything."""

    rev: int
    state: dict[str, object]


class Said(msgspec.Struct, frozen=True):
    """One line of a table's chat."""

    number: int
    at: int
    player: str
    name: str
    text: str


class Player(msgspec.Struct):
    """A guest, or an account when `login` is set."""

    id: str
    name: str
    created: int
    login: str = ""
    password: str = ""  # argon2 hash
    language: str = ""


class Result(msgspec.Struct, frozen=True):
    """How a seat did in a finished game."""

    seat: Seat
    player: str  # the id of who owned the seat; empty for a bot
    at: int  # when the game ended
    place: int  # from 1, equal for those who tie; 0 when all lost together
    points: int
    won: bool
    bot: str  # the bot that made the seat's last decision
    reason: str  # a word of the game: what ended it


class Rating(msgspec.Struct, frozen=True):
    """What is believed of an account's strength in one game."""

    player: str
    game: str
    mean: float
    doubt: float
    points: int
    games: int  # that counted


class Rated(msgspec.Struct, frozen=True):
    """What a finished game did to somebody's rating, in points."""

    player: str
    before: int
    after: int


def seats_of(row: TableRow, player: Player | None) -> list[Seat]:
    """Those that somebody owns."""
    if player is None:
        return []
    return [seat for seat in all_seats(len(row.seats)) if row.seats[seat].player == player.id]
