"""Verbs of places, contacts and epilogues: what changes in the campaign (chapter 32)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.actions.mission import Choose as Chosen
from cantina.games.zone.actions.mission import ChooseItem
from cantina.games.zone.box.effect import Amount, Who
from cantina.games.zone.effects.branches import Choose
from cantina.games.zone.events.campaign import AchievementNoted, ContactGained
from cantina.games.zone.facts.campaign import (
    CONTACT_GAINED,
    NOTED,
    add_place,
    campaign_of,
    change_coupons,
    cross_out,
    note,
    places_to_visit,
)
from cantina.games.zone.facts.equipment import hosts, load
from cantina.games.zone.facts.figures import stalkers
from cantina.games.zone.facts.hit_points import heal
from cantina.games.zone.facts.verbs import Each, Once
from cantina.games.zone.frames.effects import Resolve, within
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import to_stalker
from cantina.games.zone.terms.ids import Achievement, Branch, ContactId, Figure, Gear, Site
from cantina.games.zone.terms.kinds import WEAPON_CARD
from cantina.kernel.action import Action
from cantina.parts.declare import op

WholeMission: TypeAlias = Literal["end_of_mission"]

PAID = 1
DECLINED = 0


@op("set_campaign")
class SetCampaign(Once):
    """ST-32.22: an achievement is written down."""

    achievement: Achievement

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        note_achievement(t, self.achievement)


def note_achievement(t: ZoneTable, achievement: str) -> None:
    if achievement not in t.state.achievements:
        t.state.achievements.append(achievement)
        if t.state.campaign is not None:
            note(t, NOTED, achievement)
        if t.heard:
            t.tell(AchievementNoted("ST-32.22", achievement=achievement))


@op("money")
class Money(Once):
    """ST-32.32: into the stash, or out of it as far as there is any."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        change_coupons(t, self.amount.base, "ST-32.32")


@op("stickers")
class Stickers(Once):
    """ST-32.8."""

    places: tuple[Site, ...]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        for id in self.places:
            add_place(t, t.pack.campaign.place_number[id], "ST-32.8")


@op("cross_out")
class CrossOut(Once):
    """ST-32.8."""

    site: Site

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        cross_out(t, t.pack.campaign.place_number[self.site], "ST-32.8")


@op("gain_contact")
class GainContact(Once):
    """ST-32.7: cards for the binder."""

    contacts: tuple[ContactId, ...]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        for id in self.contacts:
            contact = t.pack.campaign.contact_number[id]
            if contact not in campaign_of(t).binder:
                campaign_of(t).binder.append(contact)
                note(t, CONTACT_GAINED, id)
                if t.heard:
                    t.tell(ContactGained("ST-32.7", contact=contact))


@op("extra_visit")
class ExtraVisit(Once):
    """ST-32.19."""

    amount: Amount

    def can_begin(self, t: ZoneTable, figure: Figure) -> bool:
        return bool(places_to_visit(t))

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        campaign_of(t).visits += self.amount.base


@op("next_mission")
class NextMission(Once):
    """Done when the next mission is set up."""

    do: Branch

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        campaign_of(t).later.append(self.do)


@op("pay")
class Pay(Once):
    """ST-32.27: coupons for something, if the group likes. Where it was one of several ways, the
    group has said so already."""

    amount: Amount
    then: Branch

    def can_begin(self, t: ZoneTable, figure: Figure) -> bool:
        return campaign_of(t).coupons >= self.amount.base

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        if not self.can_begin(t, figure):
            return []
        return [Chosen(PAID)] if was_chosen(t) else [Chosen(PAID), Chosen(DECLINED)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked and f.picked[0] == PAID:
            change_coupons(t, -self.amount.base, "ST-32.27")
            t.push(within(f, self.then))


def was_chosen(t: ZoneTable) -> bool:
    """Whether the program that runs is a way that was chosen among several."""
    below = t.state.stack[-2]
    if not isinstance(below, Resolve):
        return False
    return isinstance(t.pack.programs[below.program].ops[below.next], Choose)


# Until the end of the next mission.


@op("max_hp")
class MaxHp(Each):
    """ST-18.3: more HP than the card says."""

    amount: Amount
    to: Who
    until: WholeMission

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        s = to_stalker(figure)
        t.state.stalkers[s].extra_hp += self.amount.base
        heal(t, s, self.amount.base)


@op("ammo_capacity")
class AmmoCapacity(Once):
    """ST-19.1: a weapon of the group's choice holds more rounds than its card says, and they are
    in it."""

    amount: Amount
    until: WholeMission

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [
            ChooseItem(gear)
            for s in stalkers(t)
            for gear in hosts(t, s)
            if t.pack.gear[gear].kind == WEAPON_CARD
        ]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            weapon = Gear(f.picked[0])
            t.state.gear[weapon].extra += self.amount.base
            load(t, weapon)
