"""Verbs of cards: threat and sight, health and radiation."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.actions.mission import ChooseArea
from cantina.games.zone.box.effect import Amount, Where, Who
from cantina.games.zone.choose.areas import first_spot
from cantina.games.zone.choose.reactions_of_cards import granted
from cantina.games.zone.combat.radiation import (
    exposure_dice,
    lower_dose,
    protection,
    raise_dose,
    roll_exposure,
)
from cantina.games.zone.facts import threat
from cantina.games.zone.facts.companions import heal_companion
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.hit_points import heal
from cantina.games.zone.facts.verbs import Each, Once
from cantina.games.zone.facts.visibility import is_seen, look
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.map.distances import areas_in
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import within
from cantina.games.zone.state import SightChange, ZoneTable
from cantina.games.zone.terms.figures import COMPANION, is_stalker, to_stalker
from cantina.games.zone.terms.ids import NOWHERE, Area, Figure
from cantina.games.zone.terms.numbers import HIGH, LOW, NO_THREAT, THIS_MISSION, THIS_ROUND
from cantina.kernel.action import Action
from cantina.parts.declare import op

Level: TypeAlias = Literal["low", "high"]
Until: TypeAlias = Literal["end_of_round", "end_of_mission"]
Type: TypeAlias = Literal["human", "mutant"]


@op("reduce_threat")
class ReduceThreat(Each):
    """From high to low, from low to none."""

    amount: Amount
    to: Who | None = None

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        threat.reduce_threat(t, to_stalker(figure), self.amount.base)


@op("remove_threat")
class RemoveThreat(Each):
    """The token goes back to its board."""

    who: Who

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        threat.remove_threat(t, to_stalker(figure))


@op("place_own_threat")
class PlaceOwnThreat(Each):
    """On the own area unless another is named."""

    level: Level
    at: Where | None = None

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        area = first_spot(t, f, self.at) if self.at is not None else NOWHERE
        threat.put_threat(t, to_stalker(figure), HIGH if self.level == "high" else LOW, area)


@op("move_own_threat_token")
class MoveOwnThreatToken(Each):
    """ST-15.5: not while an enemy sees the owner; such a token is on its area anyway."""

    amount: Amount

    def can_begin(self, t: ZoneTable, figure: Figure) -> bool:
        s = to_stalker(figure)
        return t.state.stalkers[s].threat != NO_THREAT and not is_seen(t, s)

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        one = t.state.stalkers[figure]
        if one.threat == NO_THREAT:
            return []
        near = within(ground(t), THROUGH, one.area, self.amount.base) & ~(1 << one.threat_area)
        return [ChooseArea(area) for area in areas_in(near)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            threat.move_threat(t, to_stalker(figure), Area(f.picked[0]), "ST-15.3")


@op("enemy_sight_mod")
class EnemySightMod(Once):
    """Enemies of some types see farther or less far."""

    amount: Amount
    until: Until
    floor: int = 0
    types: tuple[Type, ...] = ()

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        until = THIS_ROUND if self.until == "end_of_round" else THIS_MISSION
        t.state.sight_changes.append(
            SightChange(
                change=self.amount.base, floor=self.floor, types=list(self.types), until=until
            )
        )
        look(t)


# Health and radiation.


@op("heal")
class Heal(Each):
    """Cards that heal a stalker may heal it more by another of its cards."""

    amount: Amount
    to: Who | None = None

    def reaches_companion(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if figure == COMPANION:
            heal_companion(t, self.amount.base)
            return
        s = to_stalker(figure)
        heal(t, s, self.amount.base + granted(t, s, "on_heal", Heal))


@op("radiation")
class Radiation(Each):
    """ST-17.4: the suit keeps nothing off unless the effect says so."""

    amount: Amount
    to: Who | None = None
    suit_applies: bool = False

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if not is_stalker(figure):
            return
        dose = self.amount.base
        if self.suit_applies:
            dose = max(0, dose - protection(t, figure))
        if dose < 0:
            lower_dose(t, figure, -dose)
        else:
            raise_dose(t, figure, dose)


@op("suffer_radiation")
class SufferRadiation(Each):
    """ST-29.5: at any other time than the Zone phase it is only the roll of ST-29.1."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        s = to_stalker(figure)
        roll_exposure(t, s, exposure_dice(t.state.stalkers[s].dose), "ST-29.5")
