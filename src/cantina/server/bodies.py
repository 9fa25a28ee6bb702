"""What goes in and out over HTTP, typed. The messages of a table's socket are in wire.py."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from cantina.kernel.action import SPECTATOR, Seat
from cantina.room.wire import (
    Act,
    Advise,
    Away,
    Back,
    Propose,
    Replace,
    Say,
    TableNow,
    TakeBack,
    Wired,
)

Short = Annotated[str, msgspec.Meta(max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what a client may send."""


class NewPlayer(Body):
    """A guest: nothing but a name."""

    name: Text
    language: Short = ""
    token: bool = False  # true: answer with a token instead of setting a cookie


class NewAccount(Body):
    """Makes the signed-in guest an account; without one, a new player."""

    login: Text
    password: Text
    name: Text = ""  # the login, if left out by somebody new
    language: Short = ""
    token: bool = False


class SignIn(Body):
    """A signed-in guest's tables and games become the account's, unless `merge` is false."""

    login: Text
    password: Text
    token: bool = False
    merge: bool = True


class NewPassword(Body):
    """All other sign-ins end: whoever knew the old password is out."""

    password: Text
    new: Text


class Changes(Body):
    """What is left out stays."""

    name: Text | None = None
    language: Short | None = None


class NewTable(Body):
    game: Short
    # For each: "me", "open", or a bot such as "quick", "mcts:300", "quick+crates" or "quick+any".
    seats: list[Short]
    options: dict[str, str] = {}
    seed: int | None = None
    listed: bool = False
    pace: Short = "none"  # none, live, relaxed, correspondence
    pace_seconds: int = 0
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    # Seat and decision, made already: for lessons. With a seed, and nobody but me and bots.
    past: Annotated[list[tuple[Seat, Wired]], msgspec.Meta(max_length=120)] = []
    ready: bool = True  # false: nobody starts before I have said so
    names: list[Text] = []  # by seat: of people at my screen; empty: my own
    note: Text = ""  # for those who look for a table


class Take(Body):
    """A seat by its secret, any free one by the table's code, or at a listed table by its number
    (or any free one)."""

    secret: Text = ""
    seat: Seat | None = None
    code: Short = ""
    ready: bool = True  # false: the game does not start before I have said so


class Join(Body):
    """The code of a table, however it is typed."""

    code: Short
    ready: bool = True


class SeatOnly(Body):
    seat: Seat


class Fill(Body):
    seat: Seat
    bot: Short = "quick"


class Continue(Body):
    """A new table that goes on after `at` decisions of a finished game."""

    at: int
    seats: list[Short] = []  # as in NewTable; left out: me in my seat and "quick" elsewhere
    listed: bool = False
    pace: Short = "none"
    pace_seconds: int = 0
    ready: bool = True


class Claims(Body):
    """What lies in front of each player at a physical table, in the game's own words."""

    players: list[dict[str, Any]]


class Written(Body):
    """Content in the text form of a pack, such as a scenario of one's own."""

    text: str
    pack: Short = ""  # the digest of the content it goes with; left out: today's


class Sent(Body):
    """A message of the socket, for clients without one."""

    message: Act | TakeBack | Say | Away | Back | Replace | Advise | Propose
    seat: Seat = SPECTATOR  # -1: my only one


class Problem(msgspec.Struct):
    """Every answer from 400 on. `code` is for programs, `text` for people."""

    code: str
    text: str


class GameRating(msgspec.Struct):
    """How strong an account is believed to be in a game: `points` are what is shown."""

    game: str
    points: int
    games: int  # that counted
    mean: float
    doubt: float


class Me(msgspec.Struct):
    id: str
    name: str
    login: str  # empty for a guest
    language: str
    created: int
    ratings: list[GameRating]  # only accounts are rated


class Profile(msgspec.Struct):
    """What anybody may know of an account."""

    id: str
    name: str
    created: int
    ratings: list[GameRating]


class Tally(msgspec.Struct):
    """The game's own score pad of every player, who won by which rule, and the row of every card
    that the pads name by number."""

    pads: list[dict[str, Any]]
    outcome: dict[str, Any]
    things: list[str]


class SignedIn(msgspec.Struct):
    player: Me
    token: str = ""  # only when asked for


class ContentField(msgspec.Struct):
    """One printed value. `provenance` is seed, public, reconstructed or ruling."""

    value: Any  # a number, a text, a list of them, or names by language
    provenance: str


class ContentRow(msgspec.Struct):
    """A card, a character, a term: whatever the pack has a row for."""

    id: str
    copies: int
    fields: dict[str, ContentField]
    provenance: str
    source: str  # the fact it rests on, if any
    note: str
    rules: list[str]
    fact: str  # of a row that is a fact: its text


class KindShare(msgspec.Struct):
    """How many rows of a kind are printed in the rulebook, were read by fans, are ours. `partly`:
    those printed are not printed as a whole; `cards`: one sentence sums them up."""

    key: str
    cards: bool
    printed: int
    fans: int
    ours: int
    partly: bool


class GameContent(msgspec.Struct):
    """The content pack of a game. `things` names, for every number that views, events and actions
    use for a card or a piece, the row that describes it. `texts` is what cards say: lines by file,
    row and part, each a message with what goes into it (parts/saying.py)."""

    game: str
    digest: str
    names: dict[str, str]  # by language
    rows: dict[str, list[ContentRow]]  # by file
    things: list[str]
    texts: dict[str, dict[str, dict[str, list[dict[str, Any]]]]] = {}
    shares: list[KindShare] = []


class ContentFile(msgspec.Struct):
    """One file of a content pack as it is written: its tables by name."""

    name: str
    tables: dict[str, Any]


class Checked(msgspec.Struct):
    """The rows of a text; and why nobody could play with it, and in which row, if in one. A `code`
    stands for what can be wrong with something drawn; `args` are what it speaks of. `drawn` is what
    the game's own pages draw of it, finished or not, `texts` what its cards say."""

    rows: list[ContentRow]
    row: str = ""
    reason: str = ""
    code: str = ""
    args: dict[str, str | int] = {}
    drawn: dict[str, Any] = {}
    texts: dict[str, dict[str, dict[str, list[dict[str, Any]]]]] = {}


class SideFigures(msgspec.Struct):
    """How often a seat won, with the bounds of the 95 % interval."""

    bot: str
    wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float


class Length(msgspec.Struct):
    """In turns."""

    min: int
    median: float
    max: int


class ScenarioFigures(msgspec.Struct):
    id: str
    games: int
    finished: int
    length: Length
    seats: list[SideFigures]


class Figures(msgspec.Struct):
    """What came of games of bots against bots in each scenario."""

    game: str
    scenarios: list[ScenarioFigures]


class TableInfo(msgspec.Struct):
    """What anybody may know of a table."""

    table: TableNow
    rev: int
    created: int
    host: str  # the name
    delay: int
    origin: str  # the table this one continues or repeats
    my_seats: list[Seat]
    mine: bool  # I opened it
    seed_chosen: bool  # somebody chose the seed, or knows it: they may know the deal
    code: str  # to join by; only for those who sit here, while seats are being taken


class Invite(msgspec.Struct):
    """`link` goes to a person: its secret is behind the #, which browsers do not send."""

    seat: Seat
    secret: str
    link: str
    expires: int


class Opened(msgspec.Struct):
    id: str
    invites: list[Invite]
    info: TableInfo


class TableList(msgspec.Struct):
    tables: list[TableInfo]
    next: str = ""  # for `after` of the next page; empty: there is none


class Seated(msgspec.Struct):
    id: str
    seat: Seat
    info: TableInfo


class Left(msgspec.Struct):
    """`invite` is a new invitation for the seat, before the game has started."""

    info: TableInfo
    invite: Invite | None = None


class Step(msgspec.Struct):
    """A finished game after `at` decisions, as one seat saw it."""

    at: int
    of: int  # decisions in all
    seat: Seat
    who: Seat  # whose decision led here; -1 for the first position
    action: Wired  # empty for the first position, and for a choice the seat could not see
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Steps(msgspec.Struct):
    """A run of positions of a finished game. Each but the first has no view of its own: its patch
    turns the view before it into the one of that position, as in `update`."""

    of: int  # decisions in all
    seat: Seat
    view: dict[str, Any]  # of the first
    steps: list[Patched]


class Patched(msgspec.Struct):
    """One position of a run."""

    at: int
    who: Seat
    action: Wired
    events: list[dict[str, Any]]
    patch: list[Any]  # empty for the first


class Health(msgspec.Struct):
    status: str  # ok or failing
    version: str
    problem: str = ""  # disk, database or redis


class Done(msgspec.Struct):
    done: bool = True
