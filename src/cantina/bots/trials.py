"""Every option in the same worlds: what does best on average when all play on by rule of thumb.

Luck decides far more than one choice does, so options are compared in pairs: each meets the same
hidden cards, the same decks and the same dice, and only their differences count. What falls behind
beyond doubt is tried no further, so most of the time goes to what is hard to tell apart.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.errors import BadOptions
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, determinize
from cantina.parts.tree import outcomes

TRIALS: Final = 300
FEW: Final = 16
"""In so many worlds an option is tried before it may fall behind."""
EVERY: Final = 8
"""After so many worlds more it is looked at again."""
DOUBT: Final = 2.5
"""Standard errors: a lead of less may be luck."""


class Trials:
    """So many trials a decision; without a number as many as there is time for. Where no time was
    given either, TRIALS."""

    def __init__(self, trials: int | None = None) -> None:
        self.trials: Final = trials

    @classmethod
    def with_setting(cls, setting: str) -> Trials:
        """`` (as the time allows) or `2000` (options played out, a decision)."""
        if not setting:
            return cls()
        if setting.isdecimal() and int(setting) > 0:
            return cls(int(setting))
        raise BadOptions(f"trials takes a number (500) or seconds a turn (0.5s), not {setting!r}")

    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        options = list(world.game.worthwhile(world, ask))
        field = Field(len(options))
        most = self.trials
        if most is None and not until.comes():
            most = TRIALS
        done = 0
        while len(field.running) > 1 and (done == 0 or not until.is_up()):
            if most is not None and done >= most:
                break
            dealt = determinize(world, seat, rng)
            tried = [options[number] for number in field.running]
            field.learn(outcomes(dealt, seat, tried, rng.split(), world.game.horizon))
            done += len(tried)
        return options[field.best()]


class Field:
    """The options by number, and what each came to in the worlds it was tried in."""

    def __init__(self, count: int) -> None:
        self.values: Final[list[list[float]]] = [[] for _ in range(count)]
        self.running = list(range(count))
        self.worlds = 0

    def learn(self, found: list[float]) -> None:
        for number, value in zip(self.running, found, strict=True):
            self.values[number].append(value)
        self.worlds += 1
        if self.worlds >= FEW and self.worlds % EVERY == 0:
            best = self.best()
            self.running = [one for one in self.running if not self._is_behind(one, best)]

    def best(self) -> int:
        return max(self.running, key=lambda number: sum(self.values[number]))

    def _is_behind(self, number: int, best: int) -> bool:
        leads = [a - b for a, b in zip(self.values[best], self.values[number], strict=True)]
        mean = sum(leads) / len(leads)
        spread = sum((lead - mean) ** 2 for lead in leads) / len(leads)
        return number != best and mean > DOUBT * sqrt(spread / len(leads))
