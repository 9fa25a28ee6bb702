"""What bots hold things to be worth, in hundredths of a medal.

They are data (`weights.toml`), found by playing (`./cantina tune`), and no part of the content. A
pack carries one set, so that sets can be played against each other: each with a pack of its own,
since what is worked out from them is kept there (`HothPack.weighed_by`).
"""

from __future__ import annotations

from typing import Final

from cantina.parts.weights import Values

MEDAL: Final = 100


class Weights:
    """Numbers, and tuples of numbers by kind of unit or by rank (`alive_0`, `alive_1` …)."""

    def __init__(self, v: Values) -> None:
        # Damage. A medal after which one is missing, and one that wins, is worth so much more.
        self.last_but_one: Final = v["last_but_one"]
        self.last: Final = v["last"]
        # By kind: what a unit is worth beyond its figures, and each figure. Infantry with few
        # figures is hardly more than a medal for the enemy.
        self.alive: Final = ranked(v, "alive", 6)
        self.figure: Final = ranked(v, "figure", 6)
        self.pushed: Final = v["pushed"]  # a unit that has to fall back a hex
        self.structure: Final = v["structure"]
        # The rule of thumb: where to stand.
        self.goal_hex: Final = v["goal_hex"]  # on a hex that counts for the side
        self.goal_step: Final = v["goal_step"]  # a hex nearer to one
        self.enemy_step: Final = v["enemy_step"]  # a hex nearer to the enemy
        self.cover_die: Final = v["cover_die"]  # a die less for those who attack there
        self.fear: Final = v["fear"]  # of 100: what the enemy could do to a unit there
        # And what cards are good for, beyond the units they order.
        self.idle: Final = v["idle"]  # an order for a unit that has nothing better to do
        self.kept: Final = v["kept"]  # a card worth less is thrown away when that costs nothing
        self.card_die: Final = v["card_die"]
        self.card_step: Final = v["card_step"]
        self.card_step_after: Final = v["card_step_after"]
        self.card_attack: Final = v["card_attack"]
        self.card_activation: Final = v["card_activation"]
        self.card_friend: Final = v["card_friend"]
        # The evaluation. Of 100: how much of what its units could do in its next turn counts for a
        # side, by unit, the most dangerous first: a card orders two or three. The same for both
        # sides: with more for the one that moves next, which figures of played games suggest, a bot
        # hides and loses.
        self.chances: Final = ranked(v, "chances", 3)
        self.ready: Final = v["ready"]  # and of what it is about to do: attacks ordered, not made
        self.held: Final = v["held"]  # a medal that can still be lost
        # A hex nearer to a goal, for the units nearest to one, and a hex nearer to an enemy.
        self.nearer: Final = ranked(v, "nearer", 5)
        self.closer: Final = v["closer"]
        # The officer is worth a win to either side: picked up, and each hex nearer to a way out.
        self.carried: Final = v["carried"]
        self.way_step: Final = v["way_step"]
        # Where units can win only by leaving, for each of them: a hex nearer to the way out.
        self.leaving: Final = v["leaving"]


def ranked(v: Values, name: str, count: int) -> tuple[int, ...]:
    """The numbers of a tuple, which a file names one by one."""
    return tuple([v[f"{name}_{place}"] for place in range(count)])
