"""Bounty Hunters as a learner sees it."""

from __future__ import annotations

from typing import Final

from cantina.lab.encoding import Encoding
from cantina.lab.games.hunters.options import OPTION, options
from cantina.lab.games.hunters.position import POSITION, position

# 40,000 games of all sizes, by chance and by rule of thumb: at most 40 options and 1,105
# decisions. A learner that reserved every droid met 76 options.
ENCODING: Final = Encoding(
    position_names=POSITION,
    option_names=OPTION,
    most_options=128,
    longest=5_000,
    position=position,
    options=options,
)
