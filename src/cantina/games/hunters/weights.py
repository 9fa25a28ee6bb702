"""The numbers of the rule of thumb: what it holds things to be worth, in hundredths of a point.

They are data (`weights.toml`), found by playing (`./cantina tune`), and no part of the content: the
same game may be played by any of them. There is one set for each number of players.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(eq=False, repr=False)
class Weights:
    shield: Final[int]  # taking one shield off an open target
    capture: Final[int]  # and the last one
    prize: Final[int]  # a point of a target that is captured
    waiting: Final[int]  # an attack value that waits for a target
    ready: Final[int]  # a shield that waiting attack cards take off a new target
    new_target: Final[int]  # of 100: how much of a target's prize counts when it is laid open
    open_enough: Final[int]  # more open targets than this are not pursued
    reach: Final[int]  # shields a turn: what needs more than that to the end is not begun
    pace: Final[int]  # hundredths of a turn that a capture takes
    credit: Final[int]  # one of the first three
    credit_later: Final[int]  # one from the fourth on
    crate: Final[int]  # a crate symbol
    majority: Final[int]  # of 100: how much of the majority counts for the crate that takes it
    dear: Final[int]  # of 10,000: how much of a card's worth counts when it cannot be paid yet
    penalty: Final[int]  # a point that a hunter costs
    named: Final[int]  # an open target that a contract names
    served: Final[int]  # a point that a capture adds to contracts on the table
    exact: Final[int]  # 1: in the last turn only what scores counts
    hunting_targets: Final[int]  # how often each deck is drawn from with a target to hunt
    hunting_hunters: Final[int]
    hunting_jawa: Final[int]
    hunting_contracts: Final[int]
    idle_targets: Final[int]  # and without one
    idle_hunters: Final[int]
    idle_jawa: Final[int]
    idle_contracts: Final[int]
    enough: Final[int]  # a card in hand worth so much is good enough for this turn; 0: none is
    sated_targets: Final[int]  # and how often each deck is drawn from then
    sated_hunters: Final[int]
    sated_jawa: Final[int]
    sated_contracts: Final[int]
