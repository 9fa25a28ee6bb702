"""Chapter 33: how a mission ends."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.events.mission import EventDrawn, MissionEnded
from cantina.games.zone.facts.course import close_round
from cantina.games.zone.facts.tallies import score
from cantina.games.zone.state import CampaignState, Played, ZoneTable
from cantina.games.zone.terms.ids import Stalker
from cantina.kernel.action import all_seats
from cantina.kernel.state import Outcome

BASE_FRAME: Final = 1

RESCUED: Final = "mission_won"
DIED: Final = "stalker_died"
TIME: Final = "out_of_time"
FAILED: Final = "scenario_failed"


def stalker_died(t: ZoneTable, s: Stalker) -> None:
    """ST-33.2: the mission fails at once; the objective card names the event."""
    t.state.tallies.fallen = s
    mission = t.pack.missions[t.state.mission]
    if t.heard and mission.death_event:
        t.tell(EventDrawn("ST-33.2", card=mission.numbered(mission.death_event)[0]))
    end(t, False, DIED, "ST-33.2")


def out_of_time(t: ZoneTable, rule: str = "ST-10.10") -> None:
    """ST-10.10, ST-33.3: ruling: no event is left to be drawn and no card told otherwise."""
    end(t, False, TIME, rule)


def end(t: ZoneTable, won: bool, reason: str, rule: str) -> None:
    """ST-10.1: success and failure are everybody's. ST-33.4: a campaign goes on.
    ST-37.9: a scenario that is won is worth points."""
    close_round(t)
    if t.heard:
        t.tell(MissionEnded(rule, won=won, reason=reason))
    if t.state.campaign is not None:
        return_from_mission(t, t.state.campaign, won, reason)
        return
    seats = len(t.state.stalkers)
    worth = score(t) if t.pack.missions[t.state.mission].score else 1
    t.state.outcome = Outcome(
        winners=all_seats(seats) if won else [],
        scores=[worth if won else 0] * seats,
        reason=reason,
        rule=rule,
    )


def return_from_mission(t: ZoneTable, campaign: CampaignState, won: bool, reason: str) -> None:
    """ST-33.4: whatever was going on is swept away; the campaign's frame lies under it."""
    state = t.state
    campaign.out = False
    campaign.played.append(
        Played(
            mission=state.mission,
            won=won,
            reason=reason,
            rounds=state.round,
            hp_lost=state.tallies.hp_lost,
            coupons=campaign.before,
            earned=0,
            crew=[one.card for one in state.stalkers],
            done=state.tallies.done,
            deeds=state.tallies.deeds,
            course=state.tallies.course,
            fallen=state.tallies.fallen,
            notes=[],
        )
    )
    del state.stack[BASE_FRAME:]
