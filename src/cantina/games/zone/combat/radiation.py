"""Chapter 17: the dose of a stalker. It is marked on a counter that ends at MAX_DOSE."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.standing import MapRadiation
from cantina.games.zone.combat.dice import roll_gear, successes
from cantina.games.zone.events.stalkers import DoseChanged, ExposureRolled
from cantina.games.zone.facts.equipment import container
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.standing_effects import total
from cantina.games.zone.frames.stalkers import lose_hp
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Stalker

MAX_DOSE: Final = 16
CRITICAL_DICE: Final = 4
DOSE_PER_DIE: Final = 4  # ST-29.1: the zones of the counter: 0-3, 4-7, 8-11, 12-15, 16
DOSE_MARKS: Final = (15, 11, 7, 3, 0)
"""ST-29.3, AM-1: ruling: where the dose stops when it goes down."""


def raise_dose(t: ZoneTable, s: Stalker, amount: int, rule: str = "ST-17.4") -> None:
    """ST-17.4: by an effect, whatever the suit. ST-17.5: beyond the end of the counter the dose is
    critical: equipment dice are rolled at once (AM-3), each success is a lost HP."""
    one = t.state.stalkers[s]
    if amount <= 0:
        return
    critical = one.dose + amount > MAX_DOSE
    set_dose(t, s, min(MAX_DOSE, one.dose + amount), rule)
    if critical:
        roll_exposure(t, s, CRITICAL_DICE, "ST-17.5")


def lower_dose(t: ZoneTable, s: Stalker, amount: int, rule: str = "ST-17.4") -> None:
    """Never below 0."""
    set_dose(t, s, max(0, t.state.stalkers[s].dose - max(0, amount)), rule)


def set_dose(t: ZoneTable, s: Stalker, dose: int, rule: str) -> None:
    one = t.state.stalkers[s]
    if one.dose != dose:
        one.dose = dose
        if t.heard:
            t.tell(DoseChanged(rule, stalker=s, dose=dose))


def roll_exposure(t: ZoneTable, s: Stalker, dice: int, rule: str) -> None:
    """ST-29.1: HP are lost by the successes of this many equipment dice. ST-23.8: no focus here."""
    if not dice:
        return
    rolled = roll_gear(t, dice)
    lost = successes(rolled, False)
    if t.heard:
        t.tell(ExposureRolled(rule, stalker=s, dice=rolled, loss=lost))
    t.push(lose_hp(s, lost))


def protection(t: ZoneTable, s: Stalker) -> int:
    """ST-17.1: how much map radiation the suit and other cards keep off."""
    suit = t.state.stalkers[s].suit
    printed = t.pack.suit(suit).radiation if suit != NO_GEAR else 0
    return -printed - total(t, s, MapRadiation)


def map_radiation(t: ZoneTable, s: Stalker, visited: int) -> None:
    """ST-17.1, ST-17.2: once, by the highest value among the areas the stalker was on, less what
    its suit keeps off. `visited` is the set of these areas."""
    highest = 0
    for area in ground(t).areas:
        if visited >> area.number & 1 and area.radiation > highest:
            highest = area.radiation
    raise_dose(t, s, highest - protection(t, s), "ST-17.1")


def slide_token(t: ZoneTable, s: Stalker, token: int) -> None:
    """ST-17.7: ruling: a turn token that an effect moves down as after a standard action brings the
    radiation of the stalker's area."""
    one = t.state.stalkers[s]
    one.slots[token] = max(0, one.slots[token] - 1)
    if one.area != NOWHERE:
        map_radiation(t, s, 1 << one.area)


def exposure_dice(dose: int) -> int:
    """ST-29.1: the equipment dice of a dose."""
    return dose // DOSE_PER_DIE


def lower_mark(dose: int) -> int:
    """ST-29.3: the next mark of the counter below the dose."""
    for mark in DOSE_MARKS:
        if mark < dose:
            return mark
    return 0


def base_dose(t: ZoneTable, s: Stalker) -> int:
    """ST-18.19 to ST-18.21: the highest base dose among equipped artifacts, less the container."""
    worst = 0
    for gear in t.state.stalkers[s].artifacts:
        worst = max(worst, t.pack.artifact(gear).dose)
    return max(0, worst - t.pack.tables.container_reduction[container(t, s)])
