"""The companion in the terminal: how it stands, and what can be chosen about it."""

from __future__ import annotations

from typing import Final

from cantina.cli.play.zone.cast import Cast
from cantina.games.zone.actions.companions import (
    CompanionDoes,
    GiveCompanion,
    PackForCompanion,
    TakeFromCompanion,
    UnpackFromCompanion,
)
from cantina.games.zone.seen.companions import CompanionView
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import Action

ABOUT_COMPANION: Final = (
    CompanionDoes,
    GiveCompanion,
    PackForCompanion,
    TakeFromCompanion,
    UnpackFromCompanion,
)


class Companions:
    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast
        self.names: Final = cast.names
        self.words: Final = cast.words

    def option(self, view: ZoneView, action: Action) -> str:
        """One of ABOUT_COMPANION."""
        contact = self.cast.contact(self.cast.companion)
        id = f"zone-do-{action.verb}"
        if isinstance(action, CompanionDoes):
            act = self.names.act(self.cast.companion, action.act)
            return self.words(id, contact=contact, act=act)
        if isinstance(action, PackForCompanion | UnpackFromCompanion):
            return self.words(id, contact=contact, card=self.names.gear(action.card))
        assert isinstance(action, GiveCompanion | TakeFromCompanion)
        left = "yes" if view.companion is not None and view.companion.left else "no"
        return self.words(id, contact=contact, card=self.names.gear(action.gear), left=left)

    def state(self, one: CompanionView) -> str:
        """ST-34.5, ST-34.10: where it is, what it can do, what it carries or has left lying."""
        words = self.words
        carried = ", ".join(map(self.names.carried, one.backpack))
        if one.left and carried:
            area, contact = self.cast.area(one.lies), self.cast.contact(self.cast.companion)
            return words("zone-companion-lies", area=area, contact=contact, cards=carried)
        if one.left:
            return words("zone-companion-gone")
        said: list[str] = []
        if one.area != NOWHERE:
            said.append(words("zone-board-area", area=self.cast.area(one.area)))
        if one.max_hp:
            said.append(words("zone-companion-hp", hp=one.hp, most=one.max_hp))
        said.append(words("zone-companion-acts", acted="yes" if one.acted else "no"))
        if one.room:
            backpack = words("zone-board-backpack", count=len(one.backpack), limit=one.room)
            text = carried or words("zone-board-nothing")
            said.append(words("labelled", label=backpack, text=text))
        return ", ".join(said)
