"""How sure one can be of a mean while the games go on, however often one looks.

A usual 95 % interval holds for a number of games that was fixed beforehand. Whoever looks after
every game and stops as soon as the interval excludes par is wrong far more often than 5 times in
100. The bounds here hold for all looks together: with a probability of 95 % the true mean is never
outside of them, so a contest may be stopped at any time (a confidence sequence, by betting: I.
Waudby-Smith and A. Ramdas, Estimating means of bounded random variables by betting, 2023).

The idea: for every possible mean somebody bets against it, on results above it and on results
below. If the mean is the true one, nobody wins twenty times their money except with a probability
of 5 %. So means that somebody grew that rich against are excluded.
"""

from __future__ import annotations

from math import log, log1p, sqrt
from typing import Final

ALPHA: Final = 0.05
STEPS: Final = 500
"""Means are resolved to a fifth of a per cent."""
BOLD: Final = 0.5
"""The most of one's money that is staked on one result."""


class Bounds:
    """Of the mean of results between 0 and 1 that are independent and alike distributed."""

    def __init__(self) -> None:
        self.count = 0
        self.low = 0.0
        self.high = 1.0
        self._sum = 0.0
        self._spread = 0.25
        self._means: Final = [step / STEPS for step in range(STEPS + 1)]
        self._above: Final = [0.0] * (STEPS + 1)  # log of the money made by bets on more
        self._below: Final = [0.0] * (STEPS + 1)

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.5

    def add(self, result: float) -> None:
        """One more result. The stake depends only on those before it."""
        number = self.count + 1
        variance = self._spread / number
        stake = sqrt(2 * log(2 / ALPHA) / (variance * number * log(1 + number)))
        for place, mean in enumerate(self._means):
            distance = result - mean
            more = min(stake, BOLD / mean) if mean else stake
            less = min(stake, BOLD / (1 - mean)) if mean < 1 else stake
            self._above[place] += log1p(max(more * distance, -BOLD))
            self._below[place] += log1p(max(-less * distance, -BOLD))
        self.count = number
        self._sum += result
        self._spread += (result - (0.5 + self._sum) / (number + 1)) ** 2
        self._exclude()

    def _exclude(self) -> None:
        rich = log(2 / ALPHA)  # two bets against each mean share the risk
        places = range(STEPS + 1)
        low = next((place for place in places if self._above[place] < rich), STEPS)
        high = next((place for place in reversed(places) if self._below[place] < rich), 0)
        # Between two means of the grid the excluded one is the bound.
        self.low = max(self.low, max(low - 1, 0) / STEPS)
        self.high = min(self.high, min(high + 1, STEPS) / STEPS)

    def excludes(self, par: float) -> bool:
        return self.low > par or self.high < par
