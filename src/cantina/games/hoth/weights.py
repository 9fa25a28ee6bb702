"""What bots hold things to be worth, in hundredths of a medal. A pack carries one set, so that sets
can be played against each other: each with a pack of its own, since what is worked out from them is
kept there."""

from __future__ import annotations

from typing import Final

MEDAL: Final = 100


class Weights:
    """Numbers, and tuples of numbers by kind of unit or by rank."""

    def __init__(self) -> None:
        # Damage. A medal after which one is missing, and one that wins, is worth so much more.
        self.last_but_one = 90
        self.last = 300
        # By kind: what a unit is worth beyond its figures, and each figure. Infantry with few
        # figures is hardly more than a medal for the enemy.
        self.alive = (-20, 186, 90, -20, 100, 160)
        self.figure = (20, 0, 15, 26, 10, 0)
        self.pushed = 6  # a unit that has to fall back a hex
        self.structure = 150
        # The rule of thumb: where to stand.
        self.goal_hex = 60  # on a hex that counts for the side
        self.goal_step = 9  # a hex nearer to one
        self.enemy_step = 3  # a hex nearer to the enemy
        self.cover_die = 4  # a die less for those who attack there
        self.fear = 12  # of 100: what the enemy could do to a unit there
        # And what cards are good for, beyond the units they order.
        self.idle = 3  # an order for a unit that has nothing better to do
        self.kept = 30  # a card worth less is thrown away when that costs nothing
        self.card_die = 8
        self.card_step = 4
        self.card_step_after = 3
        self.card_attack = 10
        self.card_activation = 20
        self.card_friend = 6
        # The evaluation. Of 100: how much of what its units could do in its next turn counts for a
        # side, by unit, the most dangerous first: a card orders two or three. The same for both
        # sides: with more for the one that moves next, which figures of played games suggest, a bot
        # hides and loses.
        self.chances = (28, 22, 14)
        self.ready = 110  # and of what it is about to do: an attack that is ordered, not made yet
        self.held = 30  # a medal that can still be lost
        # A hex nearer to a goal, for the units nearest to one, and a hex nearer to an enemy.
        self.nearer = (30, 6, 4, 3, 2)
        self.closer = 4
        # The officer is worth a win to either side: picked up, and each hex nearer to a way out.
        self.carried = 4 * MEDAL
        self.way_step = 25
        # Where units can win only by leaving, for each of them: a hex nearer to the way out.
        self.leaving = 24
