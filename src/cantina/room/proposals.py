"""What people propose to the one who decides for all: one thing each, for one revision. Nothing of
it is stored."""

from __future__ import annotations

from cantina.kernel.action import Action, Seat


class Proposals:
    def __init__(self) -> None:
        self._rev = -1  # the revision they are for
        self._by: dict[Seat, Action] = {}  # in the order in which they were made

    def at(self, rev: int) -> list[tuple[Seat, Action]]:
        """Those that hold at this revision: a decision ends them all."""
        return [*self._by.items()] if rev == self._rev else []

    def put(self, rev: int, seat: Seat, action: Action | None) -> bool:
        """Instead of what the seat has proposed before; None takes that back. False: nothing has
        changed."""
        mine = dict(self.at(rev))
        if mine.get(seat) == action:
            return False
        mine.pop(seat, None)
        if action is not None:
            mine[seat] = action
        self._rev, self._by = rev, mine
        return True
