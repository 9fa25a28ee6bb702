"""How a group stands, for bots: everybody wins or loses together. A tenth of an HP counts one."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.bot.aims import (
    aim_of,
    companion,
    goals_of,
    nearest_way,
    runner,
    slack,
    stage,
)
from cantina.games.zone.bot.danger import Watch
from cantina.games.zone.box.mission import SEEK_LOOT
from cantina.games.zone.facts.figures import stalkers, stalkers_on_map
from cantina.games.zone.facts.tallies import tally
from cantina.games.zone.state import CampaignState, StalkerState, ZoneTable
from cantina.games.zone.terms.ids import NO_FIGURE, NO_GEAR, NOWHERE, Gear
from cantina.games.zone.terms.numbers import HIGH
from cantina.kernel.action import Seat

HEALTH: Final = 10  # an HP of somebody who has some left
WON: Final = 4_000
DECIDED: Final = 1_000_000  # a mission of a campaign; as much as bots count for the end of a game
STAGE: Final = 200  # an aim reached
FOUND: Final = 20  # a token of what is sought
STEP: Final = 10  # an area nearer to the next one
FOLLOW: Final = 5  # the same, for those without a job
CARRIED: Final = 60
LEFT: Final = 60
LIFE: Final = 900  # nobody is near death
WOUND: Final = 6  # HP that each critical wound still to come is worth
FEARED: Final = 0.6  # of what enemies may do before long
KEPT: Final = 0.93  # by HP: how much of the fear of death is left
ENOUGH: Final = 2.5  # rounds to spare that let nobody worry
LATE: Final = 50
DOSE: Final = 3
LOUD: Final = 15
FOCUS: Final = 6
ENEMY_DOWN: Final = 12
GEAR: Final = 3  # a card somebody has, in use or not
ARMED: Final = 20  # a weapon in hand
DRESSED: Final = 10  # a suit, beyond what its defence dice are worth
FITTED: Final = 5  # a mod on a weapon or suit
TURNS: Final = ("turn",)


def evaluate(t: ZoneTable, seat: Seat) -> int:
    """Aims reached, the way to the next, and how far everybody is from death."""
    state = t.state
    if state.outcome is not None:
        return WON if state.outcome.winners else -WON
    if state.campaign is not None and not state.campaign.out:
        return after_mission(state.campaign)
    worth = STAGE * stage(t) + FOUND * found(t) + way_left(t) - haste(t)
    for s, one in zip(stalkers(t), state.stalkers, strict=True):
        worth += carried(t, one)
        if one.left:
            worth += LEFT + LIFE
            continue
        worth += life(one, FEARED * Watch(t, s).later(one.area))
        worth -= DOSE * one.dose + LOUD * int(one.threat == HIGH)
        worth += FOCUS * int(one.focus)
    worth += ENEMY_DOWN * len([one for one in state.enemies if one.area == NOWHERE])
    return worth


def after_mission(campaign: CampaignState) -> int:
    """ST-33.4: what the last mission was worth."""
    if not campaign.played:
        return 0
    return DECIDED if campaign.played[-1].won else -DECIDED


def found(t: ZoneTable) -> int:
    """What has been collected of what the group seeks."""
    aim = aim_of(t)
    if aim is None or not aim.seek:
        return 0
    return tally(t, "loot_taken" if aim.seek == SEEK_LOOT else "artifacts_held")


def carried(t: ZoneTable, one: StalkerState) -> int:
    """What is in use counts for more than what is packed away: it would have to be taken out."""
    cards = [*one.backpack, *one.artifacts, *in_use(one)]
    worth = ARMED * int(one.weapon != NO_GEAR) + DRESSED * int(one.suit != NO_GEAR)
    for gear in cards:
        mods = len(t.state.gear[gear].mods)
        worth += GEAR + mods * (GEAR + FITTED)
    return worth


def in_use(one: StalkerState) -> list[Gear]:
    return [gear for gear in (one.weapon, one.suit) if gear != NO_GEAR]


def life(one: StalkerState, feared: float) -> int:
    """A scratch costs little; a wound of a stalker with few HP left costs much."""
    left = one.hp + WOUND * (2 - sum(one.critical)) - feared
    return round(LIFE * (1.0 - float(KEPT ** max(0.0, left))))


def haste(t: ZoneTable) -> int:
    """What it costs that time runs out."""
    aim = aim_of(t)
    if aim is None:
        return 0
    short = ENOUGH - slack(t, aim)
    return round(LATE * short * short) if short > 0 else 0


def way_left(t: ZoneTable) -> int:
    """How far the group is from its next aim; less is better."""
    aim = aim_of(t)
    if aim is None:
        return 0
    worth = 0
    worker = runner(t, aim)
    for s in stalkers_on_map(t):
        pace = STEP if aim.out or aim.seek or s == worker else FOLLOW
        worth -= pace * nearest_way(t, t.state.stalkers[s].area, goals_of(t, s, aim))
    one = companion(t)
    if one is not None and one.bearer != NO_FIGURE:
        worth += CARRIED
    return worth


def is_settled(t: ZoneTable) -> bool:
    """Between turns: what enemies do about the last one has been seen. After a mission of a
    campaign at once: what comes next says nothing about it."""
    campaign = t.state.campaign
    return t.asks[0].name in TURNS or (campaign is not None and not campaign.out)
