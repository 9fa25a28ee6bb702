"""One table: the parts that hold what is true of it, and the lock that keeps them together.

Everything that reads or changes the game holds the lock. Each part writes its own fields and nobody
else does; what happens at a table is in the modules that take a `Room`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from cantina.kernel.game import Game
from cantina.kernel.record import Record, record_of
from cantina.kernel.table import Table
from cantina.room.background import Background
from cantina.room.chat import Chat
from cantina.room.listeners import Listeners
from cantina.room.progress import Progress
from cantina.room.proposals import Proposals
from cantina.room.questions import Questions
from cantina.room.seats import Seating
from cantina.room.services import Services, Whose
from cantina.room.store import Unavailable
from cantina.room.stored import TableRow


class Room:
    def __init__(
        self,
        row: TableRow,
        game: Game[Any, Any],
        pack: Any,
        services: Services,
        when_moved: Callable[[Room], None],
    ) -> None:
        """`when_moved` is called whenever somebody else may have to decide: bots and clocks."""
        self.game: Final = game
        self.pack: Final = pack
        self.services: Final = services
        self.lock: Final = asyncio.Lock()
        self.seats: Final = Seating(row)
        self.progress: Final = Progress(len(row.seats), row.pace.seconds)
        self.listeners: Final = Listeners(game, row.delay)
        self.background: Final = Background(row.id)
        self.chat: Final = Chat()
        self.proposals: Final = Proposals()
        self._when_moved: Final = when_moved
        self._gone = False

    @property
    def row(self) -> TableRow:
        return self.seats.row

    @property
    def t(self) -> Table[Any, Any] | None:
        """None before the game starts."""
        return self.progress.t

    @property
    def questions(self) -> Questions:
        return self.progress.questions

    @property
    def gone(self) -> bool:
        """Dropped from memory: another process may have the table."""
        return self._gone

    def let_go(self) -> None:
        """Nothing is decided here from this moment on."""
        self._gone = True

    def check_owned(self) -> None:
        """Before anything changes. Raises Unavailable."""
        if self._gone or not self.services.lease.sure():
            raise Unavailable("this process may not own the table")

    def moved(self) -> None:
        self._when_moved(self)

    def whose(self, player: str) -> Whose:
        """On whose account a bot thinks here for a player."""
        return Whose(self.services.address_of(player or self.row.id), self.row.id)

    def record(self) -> Record | None:
        """The record of the game so far; None before it starts."""
        return None if self.t is None else record_of(self.t)
