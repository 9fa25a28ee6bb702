"""Verbs of cards: what companions do."""

from __future__ import annotations

from cantina.games.zone.actions.mission import ChooseFigure, ChooseItem
from cantina.games.zone.box.effect import Amount
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.facts.companions import companion_of
from cantina.games.zone.facts.figures import area_of, far, stalkers_on_map
from cantina.games.zone.facts.verbs import Once
from cantina.games.zone.frames.effects import Resolve, companion_item
from cantina.games.zone.frames.stalkers import loot, trot
from cantina.games.zone.gear.item_flow import usable_by_companion
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, to_stalker
from cantina.games.zone.terms.ids import NOWHERE, Figure, Gear, Stalker
from cantina.kernel.action import DONE, Action
from cantina.parts.declare import op


@op("move_companion")
class MoveCompanion(Once):
    """ST-34.8: up to this many areas."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if area_of(t, COMPANION) != NOWHERE:
            t.push(trot(to_stalker(self_of(f)), self.amount.base))


@op("fetch_loot")
class FetchLoot(Once):
    """ST-13.6: a stalker within a distance gets the top loot of the companion's area."""

    amount: Amount

    def near(self, t: ZoneTable) -> list[Stalker]:
        here = area_of(t, COMPANION)
        if here == NOWHERE or not t.state.loot[here]:
            return []
        return [
            s
            for s in stalkers_on_map(t)
            if far(t, COMPANION, here, area_of(t, s)) <= self.amount.base
        ]

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [ChooseFigure(s) for s in self.near(t)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            s = to_stalker(Figure(f.picked[0]))
            t.reveal()
            t.push(loot(s, t.state.loot[area_of(t, COMPANION)].pop()))


@op("companion_uses_item")
class CompanionUsesItem(Once):
    """ST-34.13: ruling: it need not."""

    amount: Amount

    def times(self, t: ZoneTable) -> int:
        return self.amount.base

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        one = companion_of(t)
        cards = usable_by_companion(t, one) if one is not None else []
        return [*[ChooseItem(card) for card in cards], DONE] if cards else []

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            t.push(companion_item(to_stalker(self_of(f)), Gear(f.picked[0])))
