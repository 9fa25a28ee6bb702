"""The row of a table as it is stored: who sits where, the status, the revision; and the votes to
let a bot play for somebody, which are not stored."""

from __future__ import annotations

from msgspec import structs

from cantina.kernel.action import Seat
from cantina.room.stored import FINISHED, TableRow


class Seating:
    def __init__(self, row: TableRow) -> None:
        self._row = row
        self._votes: dict[Seat, set[str]] = {}

    @property
    def row(self) -> TableRow:
        """To be read. To change it, change a copy and have it stored."""
        return self._row

    def copy(self) -> TableRow:
        return structs.replace(self._row, seats=[structs.replace(seat) for seat in self._row.seats])

    def put(self, row: TableRow) -> None:
        """This row is stored."""
        self._row = row

    def note_rev(self, rev: int) -> None:
        self._row.rev = rev

    def note_finished(self) -> None:
        """The log says so; the row in the store may follow later."""
        self._row.status = FINISHED

    def note_seen(self, seat: Seat) -> None:
        """The seat's owner has seen everything up to now. Stored with the next change."""
        self._row.seats[seat].seen = self._row.rev

    def vote(self, seat: Seat, player: str) -> int:
        """Returns how many have voted by now to let a bot play for the seat."""
        votes = self._votes.setdefault(seat, set())
        votes.add(player)
        return len(votes)

    def votes(self, seat: Seat) -> int:
        return len(self._votes.get(seat, ()))

    def forget_votes(self, seat: Seat) -> None:
        self._votes.pop(seat, None)

    def hand_votes(self, player: str, other: str) -> None:
        """What a player has voted for is another's vote."""
        for votes in self._votes.values():
            if player in votes:
                votes.remove(player)
                votes.add(other)
