"""What a table needs from whoever runs it: a server with a database, worker processes and leases,
or a single program with none of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from cantina.bots.mind import Mind
from cantina.kernel.action import Action, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table
from cantina.room.store import Store
from cantina.room.stored import Result, TableRow
from cantina.room.wire import Wired

T = TypeVar("T")


class Whose(NamedTuple):
    """For whom a bot thinks: whose budget pays for it, and at which table."""

    address: str  # or the player, where it is not known
    table: str


NOBODY: Final = Whose("", "")


class Advice:
    """A hint, as plain data from another process."""

    def __init__(
        self,
        verdict: str,
        action: Wired,
        others: list[Wired],
        then: list[Wired],
        events: list[dict[str, Any]],
        gain: int,
        why: str,
    ) -> None:
        self.verdict = verdict
        self.action = action
        self.others = others
        self.then = then
        self.events = events
        self.gain = gain
        self.why = why


class Bots(Protocol):
    """Both questions take at once what they need of the table, which may change before their
    answers are awaited."""

    def decide(
        self, t: Table[Any, Any], seat: Seat, mind: Mind, rng: Rng, whose: Whose = NOBODY
    ) -> Awaitable[Action]:
        """Never raises."""

    def advise(
        self, t: Table[Any, Any], seat: Seat, rng: Rng, whose: Whose = NOBODY
    ) -> Awaitable[Advice | None]:
        """None if no bot could tell in time."""

    async def pause(self, whose: Whose) -> None:
        """Before each decision of a game that only bots play."""


class Beside(Protocol):
    async def for_table(self, work: Callable[..., T], *about: Any) -> T:
        """Does something that takes a while, where it does not block the event loop."""


class Lease(Protocol):
    def sure(self) -> bool:
        """Whether what this process owns is certainly still its own."""


class Services(NamedTuple):
    store: Store
    bots: Bots
    beside: Beside
    lease: Lease
    address_of: Callable[[str], str]
    """Where a player comes from, as far as that is known."""
    has_results: Callable[[str], Awaitable[bool]]
    """Whether the results of a table are written."""
    finish: Callable[[TableRow, list[Result]], Awaitable[None]]
    """Writes the status and the results of a table, once."""
