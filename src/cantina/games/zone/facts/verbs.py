"""What the verbs of cards have in common that are done when an effect runs."""

from __future__ import annotations

from cantina.games.zone.box.effect import Op
from cantina.games.zone.facts.figures import area_of
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import to_enemy
from cantina.games.zone.terms.ids import NOWHERE, Enemy, Figure
from cantina.kernel.action import Action


class Doer(Op):
    """A verb with its doing. `figure` is whom it is done to now, or NO_FIGURE."""

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        raise NotImplementedError(self.verb)

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        """What there is to choose from, beside figures and areas: then `f.picked` has the numbers
        of the choice. None: nothing is chosen."""
        return []

    def times(self, t: ZoneTable) -> int:
        """How often it is done to the same: things are placed, looked at and chosen one by one."""
        return 1

    def reaches_companion(self) -> bool:
        """ST-2.3, ST-34.8: whether it does anything to a companion, who has HP at most: no states,
        no dose, no threat, nothing to choose."""
        return False

    def can_begin(self, t: ZoneTable, figure: Figure) -> bool:
        """Whether an option that begins so can be carried out. Ruling: what can do nothing at all
        is not offered."""
        return True


class Each(Doer):
    """Done to one figure after another."""

    def is_for_nobody(self) -> bool:
        """Whether it is done once even where there is no such figure."""
        return False

    def is_vain(self, t: ZoneTable, figure: Figure) -> bool:
        """Whether it would change nothing for this figure."""
        return False


class Point(Each):
    """Also a point of activation cards, which enemies do one after another (ST-25.5)."""

    def order(self, t: ZoneTable, e: Enemy) -> None:
        """What an enemy on the map does."""
        raise NotImplementedError(self.verb)

    def is_idle(self, t: ZoneTable, e: Enemy) -> bool:
        """Whether it would now change nothing for this enemy."""
        raise NotImplementedError(self.verb)

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if area_of(t, figure) != NOWHERE:
            self.order(t, to_enemy(figure))


class Once(Doer):
    """About no figure."""


def can_begin(t: ZoneTable, figure: Figure, op: Op) -> bool:
    return not isinstance(op, Doer) or op.can_begin(t, figure)
