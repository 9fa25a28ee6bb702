"""The companion in the terminal: how it stands, and what can be chosen about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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


class Companions:
    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast
        self.names: Final = cast.names
        self.words: Final = cast.words
        self.special: Final[dict[type[Action], Callable[[ZoneView, Any], str]]] = {
            CompanionDoes: self._does,
            GiveCompanion: self._give,
            PackForCompanion: self._pack,
            TakeFromCompanion: self._give,
            UnpackFromCompanion: self._pack,
        }

    def _say(self, action: Action, **about: str) -> str:
        contact = self.cast.contact(self.cast.companion)
        return self.words(f"zone-do-{action.verb}", contact=contact, **about)

    def _does(self, view: ZoneView, action: CompanionDoes) -> str:
        return self._say(action, act=self.names.act(self.cast.companion, action.act))

    def _pack(self, view: ZoneView, action: PackForCompanion | UnpackFromCompanion) -> str:
        return self._say(action, card=self.names.gear(action.card))

    def _give(self, view: ZoneView, action: GiveCompanion | TakeFromCompanion) -> str:
        left = "yes" if view.companion is not None and view.companion.left else "no"
        return self._say(action, card=self.names.gear(action.gear), left=left)

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
