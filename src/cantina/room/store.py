"""What a table asks of the store that keeps it, and how that fails."""

from __future__ import annotations

from typing import Protocol

from cantina.kernel.errors import CantinaError
from cantina.room.stored import Entry, Player, Said, Snapshot, TableRow


class StoreError(CantinaError):
    """The store cannot do this now. One line for whoever runs the server; whoever asked is told
    `code` and `advice`."""

    code = "storage"
    advice = "this could not be stored; nothing has changed, please try again"


class Conflict(StoreError):
    """Somebody else was first: another entry has this revision, another player this login."""


class Duplicate(Conflict):
    """The seat's key was used before, by the entry `rev`: this decision is stored already."""

    def __init__(self, rev: int) -> None:
        super().__init__(f"This decision is already stored, as entry {rev}.")
        self.rev = rev


class Unavailable(StoreError):
    """Nothing can be decided here at this moment; soon it can, here or elsewhere."""

    code = "unavailable"
    advice = "the servers cannot reach each other at the moment; please try again"


class Store(Protocol):
    """Every change is permanent when the call returns. All of them raise StoreError."""

    async def load_table(self, id: str) -> TableRow | None: ...

    async def update_table(self, row: TableRow) -> None:
        """Counts up `row.edition`. Raises Conflict when the stored row has another edition."""

    async def append(self, id: str, entry: Entry) -> None:
        """Raises Conflict unless the entry follows the newest, Duplicate when its key is known.
        After any other StoreError it may be stored or not."""

    async def settle(self) -> None:
        """Returns when everything that was handed over before is stored or refused."""

    async def load_log(self, id: str) -> list[Entry]: ...

    async def save_snapshot(self, id: str, snapshot: Snapshot) -> None: ...

    async def newest_snapshot(self, id: str) -> Snapshot | None: ...

    async def add_chat(self, id: str, said: Said) -> None: ...

    async def chat(self, id: str, limit: int) -> list[Said]:
        """The newest lines, in the order they were said."""

    async def player(self, id: str) -> Player | None: ...
