"""Every option in the same worlds: what does best on average when all play on by rule of thumb.
How they are told apart is in `weighing.py`.
"""

from __future__ import annotations

from typing import Any, Final

from cantina.bots.setting import number_in
from cantina.bots.until import NEVER, Until
from cantina.bots.weighing import Field
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, determinize
from cantina.parts.tree import outcomes

TRIALS: Final = 300


class Trials:
    """So many trials a decision; without a number as many as there is time for. Where no time was
    given either, TRIALS."""

    def __init__(self, trials: int | None = None) -> None:
        self.trials: Final = trials

    @classmethod
    def with_setting(cls, setting: str) -> Trials:
        """`` (as the time allows) or `2000` (options played out, a decision)."""
        return cls(number_in(setting, "trials takes a number (500) or seconds a turn (0.5s)"))

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
