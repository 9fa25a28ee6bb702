"""The messages of a table's socket, typed. Nothing untyped passes this line.

Every message is one JSON object with its kind under "type". Actions and options are lists:
`["play", 2]`. What a client sends carries a `key` of its choice; the answer names it, and sending
the same key again gets the same answer, so a client may repeat what may not have arrived.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from cantina.kernel.action import SPECTATOR, Action, Seat

LONGEST_MESSAGE = 16_384
"""Bytes a client may send at once."""

Wired = list[str | int]
"""An action on the wire: its verb, then its numbers."""

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Heard(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages from a client."""


class Hello(Heard, tag="hello"):
    """First message: who is there and what they have seen. A person with several seats (several
    people at one screen) opens one socket for each."""

    token: str = ""  # of a player, for clients without cookies
    seat: Seat = SPECTATOR  # -1: my only seat, or none, to watch
    since: int = -1  # the last revision seen; -1: as the server remembers


class Act(Heard, tag="act"):
    """A decision. `rev` is any revision since this was asked, so that sealed choices of others,
    which come in meanwhile, do not make it stale."""

    key: Key
    rev: int
    action: Wired


class TakeBack(Heard, tag="undo"):
    """Takes the seat's last decision back, as far as the rules of undo allow."""

    key: Key


class Say(Heard, tag="say"):
    key: Key
    text: Line


class Away(Heard, tag="away"):
    """Hands the seat to a bot until its owner says `back`."""

    key: Key
    bot: Annotated[str, msgspec.Meta(max_length=64)] = "quick"


class Back(Heard, tag="back"):
    key: Key


class Replace(Heard, tag="replace"):
    """A vote to let a bot play for somebody who is absent."""

    key: Key
    seat: Seat


class Advise(Heard, tag="hint"):
    """Asks a bot what it would do in my place. Everybody sees that a hint was asked for. `guide`
    asks for the rule of thumb at once, uncounted, where nobody else sits but bots."""

    key: Key
    guide: bool = False


class Propose(Heard, tag="propose"):
    """What I would choose where somebody else decides for all; an empty `action` takes it back. It
    holds until the table moves on."""

    key: Key
    rev: int
    action: Wired


class Ping(Heard, tag="ping"):
    key: Key


class Told(msgspec.Struct, tag_field="type"):
    """The base of all messages from the server."""


class Asked(msgspec.Struct, frozen=True):
    """What a seat is asked: the only legal answers."""

    seat: Seat
    name: str
    rule: str
    options: list[Wired]
    since: int  # the revision at which this was first asked


class Proposal(msgspec.Struct, frozen=True):
    """What a seat would choose where another one decides for all."""

    seat: Seat
    action: Wired


class SeatNow(msgspec.Struct, frozen=True):
    kind: str  # person, bot, empty
    name: str
    bot: str
    here: bool
    answering: bool  # is asked something now
    deadline: int  # when its time is up, in milliseconds since 1970; 0: never
    votes: int  # to let a bot play for it
    hints: int  # how many it has asked for
    ready: bool = True  # before the start: waits for nothing but the others
    why: str = ""  # why a bot plays for a person: clock, vote, left, away
    replaceable: int = 0  # from when the others may vote to let a bot play; 0: not as things stand


class Copied(msgspec.Struct, frozen=True):
    """Somebody took a copy of the game: all that was hidden from them was dealt anew."""

    at: int  # decisions made by then
    seat: Seat  # whose


class TableNow(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: str
    options: dict[str, str]
    seats: list[SeatNow]
    pace: str
    pace_seconds: int
    listed: bool
    watchers: int
    rematch: str
    starts: int = 0  # when the game begins, in milliseconds since 1970; 0: not yet
    note: str = ""  # what the host says about it
    commitment: str = ""  # to the seed that the record reveals; empty: somebody chose the seed
    asleep: bool = False  # its rules or cards are not those of this server: it cannot go on here
    pack: str = ""  # the digest of its content, which may be of an earlier day; empty when asleep
    copies: list[Copied] = []  # the first may be the one that this table is itself


class Welcome(Told, tag="welcome"):
    """Answers `hello`: all that this seat may know now, and what happened since it last looked."""

    rev: int
    seat: Seat  # -1 for a spectator
    table: TableNow
    view: dict[str, Any] | None  # None before the game starts
    asks: list[Asked]
    together: list[Asked]  # what somebody else decides for all: I may propose
    proposals: list[Proposal]
    events: list[dict[str, Any]]
    chat: list[ChatLine]


class Update(Told, tag="update"):
    """The table moved on. Either the whole `view`, or a `patch` for the view before it: a list of
    [path, value], each value to be put at its path of keys and indices."""

    rev: int
    # Raw: encoded already, once for all who are told the same.
    events: list[dict[str, Any]] | msgspec.Raw
    asks: list[Asked] | msgspec.Raw
    together: list[Asked] | msgspec.Raw
    seats: list[SeatNow] | msgspec.Raw
    view: dict[str, Any] | None = None
    patch: list[Any] | msgspec.Raw | None = None
    undone: bool = False  # a decision was taken back: what it brought never happened


class TableNews(msgspec.Struct, frozen=True):
    """What can change about a table. The rest was told with the welcome: options may be long."""

    status: str
    seats: list[SeatNow]
    watchers: int
    rematch: str
    starts: int
    commitment: str = ""
    copies: list[Copied] = []


class Seats(Told, tag="seats"):
    """Somebody sat down, was replaced, is ready, took a copy; or the table started or closed."""

    table: TableNews


class Came(Told, tag="came"):
    """Somebody came or left, and nothing else has changed: a seat's owner, or (-1) one who
    watches."""

    seat: Seat
    now: SeatNow | None
    watchers: int


class ChatLine(Told, tag="said"):
    number: int
    at: int
    name: str
    text: str
    who: str = ""  # the id of the person, whatever they are called; empty: nobody any more


class Proposed(Told, tag="proposed"):
    """What all propose at this revision, in the order in which they did."""

    rev: int
    proposals: list[Proposal]


class Ack(Told, tag="ack"):
    """It is done and will never be lost; `rev` is the revision it made."""

    key: str
    rev: int


class Refused(Told, tag="refused"):
    """Nothing changed. `code` is for programs, `text` for people."""

    key: str
    code: str
    text: str
    rev: int = 0


class Pong(Told, tag="pong"):
    key: str
    at: int


class Hint(Told, tag="hint"):
    """What a bot would do, and why: what would then happen to the seat, whatever is still hidden,
    and how much better it looks than what is worse. `verdict` is "only", "better" (`others`: the
    next best), "either" (`others` are as good), "equal": nothing stands out, nothing is advised,
    or "thumb": the rule of thumb of the game, with `why` a word for its reason.
    `gain` counts in the game's own evaluation, in which `unit` is a point, a medal or an HP and a
    lead of `swing` all but decides the game."""

    key: str
    rev: int  # for what was asked then
    verdict: str
    action: Wired
    others: list[Wired]
    then: list[Wired]  # what it would go on with in this turn
    events: list[dict[str, Any]]
    gain: int
    unit: int
    swing: int
    why: str = ""


AnyHeard = Hello | Act | TakeBack | Say | Away | Back | Replace | Advise | Propose | Ping
AnyTold = Welcome | Update | Seats | Came | ChatLine | Proposed | Ack | Refused | Hint | Pong

_decoder: msgspec.json.Decoder[AnyHeard] = msgspec.json.Decoder(AnyHeard)
_encoder = msgspec.json.Encoder()


def heard(data: bytes | str) -> AnyHeard:
    """What a client said. Raises msgspec.MsgspecError with a reason when it is not a message."""
    if len(data) > LONGEST_MESSAGE:
        raise msgspec.ValidationError(f"a message has at most {LONGEST_MESSAGE} bytes")
    message: AnyHeard = _decoder.decode(data)
    return message


def encoded(value: Any) -> bytes:
    return _encoder.encode(value)


def told(message: AnyTold) -> bytes:
    return _encoder.encode(message)


def to_wire(action: Action) -> Wired:
    return [action.verb, *action.args]


def from_wire(wired: Wired) -> Action:
    """Raises ValueError when it is no action."""
    if not wired or not isinstance(wired[0], str):
        raise ValueError("an action starts with its verb")
    numbers = [part for part in wired[1:] if isinstance(part, int) and not isinstance(part, bool)]
    if len(numbers) != len(wired) - 1:
        raise ValueError("an action's verb is followed by numbers only")
    return Action(wired[0], tuple(numbers))
