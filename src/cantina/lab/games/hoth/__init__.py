"""Battle of Hoth as a learner sees it."""

from __future__ import annotations

from typing import Final

from cantina.lab.encoding import Encoding
from cantina.lab.games.hoth.options import OPTION, options
from cantina.lab.games.hoth.position import POSITION, position

# 1,500 games of all scenarios, campaigns and sizes, by chance and by rule of thumb: at most 43
# options (where a unit may go; there are 67 hexes) and 5,532 decisions (campaigns).
ENCODING: Final = Encoding(
    position_names=POSITION,
    option_names=OPTION,
    most_options=96,
    longest=50_000,
    position=position,
    options=options,
)
