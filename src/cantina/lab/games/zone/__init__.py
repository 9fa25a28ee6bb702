"""S.T.A.L.K.E.R. as a learner sees it."""

from __future__ import annotations

from typing import Final

from cantina.lab.encoding import Encoding
from cantina.lab.games.zone.options import OPTION, options
from cantina.lab.games.zone.position import POSITION, position

# 1,200 games of all missions, campaigns and sizes, by chance and by rule of thumb: at most 256
# options (which of eight dice to roll again; else 59) and 2,412 decisions (campaigns).
ENCODING: Final = Encoding(
    position_names=POSITION,
    option_names=OPTION,
    most_options=512,
    longest=50_000,
    position=position,
    options=options,
)
