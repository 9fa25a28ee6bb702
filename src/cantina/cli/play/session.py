"""A game under way: the table, who sits there, all that has happened, and the save."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cantina.bots.base import luck_of
from cantina.bots.hint import Hint, HintBudget, advise
from cantina.bots.mind import Mind
from cantina.cli.play.saves import Save, write_save
from cantina.cli.play.seating import PERSON, Seating
from cantina.kernel.action import Action, Ask, Seat, all_seats
from cantina.kernel.event import Event, events_for
from cantina.kernel.pack import Content
from cantina.kernel.record import record_of, undo
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, determinize, open_table, play
from cantina.sheets import content_of

HINTS: Final = HintBudget(seconds=2.0)


class Session:
    def __init__(self, t: Table[Any, Any], seating: Seating, path: Path) -> None:
        self.seating: Final = seating
        self.path: Final = path
        self.minds: Final = [None if bot == PERSON else Mind(bot) for bot in seating.bots]
        self.t = t
        self.history = retold(t)  # events of the opening, then of every decision
        self.seen = [self._last_look(seat) for seat in all_seats(t.seats)]

    def content(self) -> Content:
        """The content that the game is played with, as it is written."""
        folder = self.seating.pack
        return content_of(self.t.game.key, Path(folder) if folder else None)

    def _last_look(self, seat: Seat) -> int:
        """How much of the history a seat knew when it last decided."""
        mine = [number for number, (who, _) in enumerate(self.t.played) if who == seat]
        return mine[-1] + 1 if mine else 0

    def next_ask(self) -> Ask:
        """People first: while they think, nobody waits for a bot."""
        return min(self.t.asks, key=lambda ask: self.seating.bots[ask.seat] != PERSON)

    def decide(self, seat: Seat, action: Action) -> None:
        self.history.append(play(self.t, seat, action))
        self.save()

    def bot_action(self, seat: Seat) -> Action:
        mind = self.minds[seat]
        assert mind is not None
        return mind.decide(self.t, seat, self.luck("bots"))

    def hint(self, ask: Ask) -> Hint:
        luck = self.luck("hints")
        world = determinize(self.t, ask.seat, luck)
        return advise(world, ask.seat, ask, luck, HINTS)

    def world(self, seat: Seat) -> Table[Any, Any]:
        """A fork with nothing in it that the seat does not know."""
        return determinize(self.t, seat, self.luck("worlds"))

    def luck(self, label: str) -> Rng:
        """Depends on seed and decisions only, so a resumed game goes on as it would have."""
        return luck_of(self.t.seed, f"{label} {len(self.t.played)}")

    def take_back(self, seat: Seat) -> None:
        """Raises NoUndo."""
        self.t = undo(self.t, seat)
        self.history = retold(self.t)
        self.seen = [min(seen, len(self.history)) for seen in self.seen]
        self.save()

    def news(self, seat: Seat, reader: Seat) -> tuple[list[Event], list[Event]]:
        """What `seat` has seen already, and what it has not, as far as `reader` may know it."""
        seen = self.seen[seat]
        past = [event for events in self.history[:seen] for event in events]
        fresh = [event for events in self.history[seen:] for event in events]
        return events_for(past, reader), events_for(fresh, reader)

    def looked(self, seat: Seat) -> None:
        self.seen[seat] = len(self.history)

    def save(self) -> None:
        finished = self.t.state.outcome is not None
        write_save(self.path, Save(record_of(self.t), self.seating, finished))


def retold(t: Table[Any, Any]) -> list[list[Event]]:
    """The events of a table's opening and of each decision since."""
    again = open_table(t.game, t.pack, t.seats, t.seed, t.options)
    history = [again.events]
    for seat, action in t.played:
        history.append(play(again, seat, action))
    return history
