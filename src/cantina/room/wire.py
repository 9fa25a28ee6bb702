"""The typed messages of a table's socket: incoming (`Heard`) and outgoing (`Told`).

Every message is one JSON object with its kind under "type". Actions and options are lists:
`["play", 2]`. Each client message carries a `key` chosen by the client; the reply repeats it, and
sending the same key again gets the same reply, so a client may resend what may not have arrived.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from cantina.kernel.action import SPECTATOR, Action, Seat

LONGEST_MESSAGE = 16_384
"""Maximum size of an incoming message in bytes."""

Wired = list[str | int]
"""An action as sent over the network: its verb, then its numbers."""

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Heard(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base class of all messages from a client."""


class Hello(Heard, tag="hello"):
    """First message: who connects and what they have seen. A person with several seats (several
    people at one screen) opens one socket for each."""

    token: str = ""  # for clients without cookies
    seat: Seat = SPECTATOR  # -1: my only seat, or a spectator
    since: int = -1  # the last revision seen; -1: as the server remembers


class Act(Heard, tag="act"):
    """A decision. `rev` may be any revision since the question was asked, so that others' sealed
    choices, which arrive meanwhile, do not make it stale."""

    key: Key
    rev: int
    action: Wired


class TakeBack(Heard, tag="undo"):
    """Undoes the seat's last decision, if the rules of undo allow it."""

    key: Key


class Say(Heard, tag="say"):
    key: Key
    text: Line


class Away(Heard, tag="away"):
    """Lets a bot play until the seat's owner sends `back`."""

    key: Key
    bot: Annotated[str, msgspec.Meta(max_length=64)] = "quick"


class Back(Heard, tag="back"):
    key: Key


class Replace(Heard, tag="replace"):
    """A vote to let a bot play for somebody absent."""

    key: Key
    seat: Seat


class Advise(Heard, tag="hint"):
    """Asks a bot what it would do in my place. Everybody sees that a hint was requested. `guide`
    asks for the rule of thumb at once, uncounted, when all other seats are bots."""

    key: Key
    guide: bool = False


class Propose(Heard, tag="propose"):
    """What I would choose where somebody else decides for the group; an empty `action` withdraws
    it. Valid until the table moves on."""

    key: Key
    rev: int
    action: Wired


class Ping(Heard, tag="ping"):
    key: Key


class Told(msgspec.Struct, tag_field="type"):
    """Base class of all messages from the server."""


class Asked(msgspec.Struct, frozen=True):
    """A question to a seat, with all legal answers."""

    seat: Seat
    name: str
    rule: str
    options: list[Wired]
    since: int  # the revision at which it was first asked


class Proposal(msgspec.Struct, frozen=True):
    """What a seat would choose where another one decides for the group."""

    seat: Seat
    action: Wired


class SeatNow(msgspec.Struct, frozen=True):
    kind: str  # person, bot, empty
    name: str
    bot: str
    here: bool
    answering: bool  # has a question to answer
    deadline: int  # in milliseconds since 1970; 0: none
    votes: int  # to let a bot play for it
    hints: int  # how many it has requested
    ready: bool = True  # before the start
    why: str = ""  # why a bot plays for a person: clock, vote, left, away
    replaceable: int = 0  # when the others may start voting to let a bot play; 0: not now


class Copied(msgspec.Struct, frozen=True):
    """Somebody took a copy of the game: everything hidden from them was redealt."""

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
    starts: int = 0  # when the game starts, in milliseconds since 1970; 0: not yet
    note: str = ""  # what the host says about it
    commitment: str = ""  # to the seed that the record reveals; empty: somebody chose the seed
    asleep: bool = False  # this server does not have its rules or cards: it cannot continue
    pack: str = ""  # the digest of its content, which may be an older one; empty when asleep
    copies: list[Copied] = []  # the first may be the copy this table was opened from


class Welcome(Told, tag="welcome"):
    """Reply to `hello`: everything this seat may know, and what happened since its last visit."""

    rev: int
    seat: Seat  # -1 for a spectator
    table: TableNow
    view: dict[str, Any] | None  # None before the game starts
    asks: list[Asked]
    together: list[Asked]  # what somebody else decides for the group: I may propose
    proposals: list[Proposal]
    events: list[dict[str, Any]]
    chat: list[ChatLine]


class Update(Told, tag="update"):
    """The table moved on. Has either the whole `view` or a `patch` for the previous view: a list
    of [path, value], each value replacing what is at its path of keys and indices."""

    rev: int
    # Raw: already encoded, once for all recipients.
    events: list[dict[str, Any]] | msgspec.Raw
    asks: list[Asked] | msgspec.Raw
    together: list[Asked] | msgspec.Raw
    seats: list[SeatNow] | msgspec.Raw
    view: dict[str, Any] | None = None
    patch: list[Any] | msgspec.Raw | None = None
    undone: bool = False  # by an undo: what the decision brought never happened


class TableNews(msgspec.Struct, frozen=True):
    """What can change about a table. The rest was sent with the welcome: options may be long."""

    status: str
    seats: list[SeatNow]
    watchers: int
    rematch: str
    starts: int
    commitment: str = ""
    copies: list[Copied] = []


class Seats(Told, tag="seats"):
    """Somebody took a seat, was replaced, is ready, took a copy; or the table started or closed."""

    table: TableNews


class Came(Told, tag="came"):
    """Somebody connected or disconnected, and nothing else has changed: a seat's owner, or (-1) a
    spectator."""

    seat: Seat
    now: SeatNow | None
    watchers: int


class ChatLine(Told, tag="said"):
    number: int
    at: int
    name: str
    text: str
    who: str = ""  # the id of the person; empty: deleted since


class Proposed(Told, tag="proposed"):
    """All proposals at this revision, in the order in which they were made."""

    rev: int
    proposals: list[Proposal]


class Ack(Told, tag="ack"):
    """Done and stored; `rev` is the resulting revision."""

    key: str
    rev: int


class Refused(Told, tag="refused"):
    """Nothing has changed. `code` is for programs, `text` for logs and developers."""

    key: str
    code: str
    text: str
    rev: int = 0


class Pong(Told, tag="pong"):
    key: str
    at: int


class Hint(Told, tag="hint"):
    """What a bot would do, and why: what would then happen to the seat, whatever is still hidden,
    and how much better it looks than the rest. `verdict` is "only", "better" (`others`: the next
    best), "either" (`others` are as good), "equal": nothing stands out, no advice, or "thumb": the
    game's rule of thumb, with a keyword for its reason in `why`. `gain` is measured in the game's
    own evaluation, in which `unit` is a point, a medal or an HP and a lead of `swing` all but
    decides the game."""

    key: str
    rev: int  # of the question
    verdict: str
    action: Wired
    others: list[Wired]
    then: list[Wired]  # how it would continue in this turn
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
    """Decodes an incoming message. Raises msgspec.MsgspecError with the reason if it is invalid."""
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
    """Raises ValueError if it is not an action."""
    if not wired or not isinstance(wired[0], str):
        raise ValueError("an action starts with its verb")
    numbers = [part for part in wired[1:] if isinstance(part, int) and not isinstance(part, bool)]
    if len(numbers) != len(wired) - 1:
        raise ValueError("an action's verb is followed by numbers only")
    return Action(wired[0], tuple(numbers))
