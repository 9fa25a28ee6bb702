"""What the player that is asked has before the eyes."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.effect import Op
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import Ask


class Sight:
    """Holds the table, what the seat sees of it, and what it is asked."""

    def __init__(self, world: ZoneTable, view: ZoneView, ask: Ask) -> None:
        self.world: Final = world
        self.view: Final = view
        self.ask: Final = ask

    def op(self) -> Op:
        """The part of a card that leaves a choice."""
        frame = self.world.state.stack[-1]
        assert isinstance(frame, Resolve)
        return self.world.pack.programs[frame.program].ops[frame.next]
