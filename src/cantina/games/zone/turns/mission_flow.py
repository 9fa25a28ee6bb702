"""Chapter 10: the mission: who goes in, then round after round until it ends."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseArea, ChooseLead, ChooseStalker
from cantina.games.zone.choose.conditions import note_objectives
from cantina.games.zone.choose.event_cards import begin_event, check_goal
from cantina.games.zone.combat.radiation import base_dose
from cantina.games.zone.events.mission import (
    LeadChosen,
    MissionBegan,
    RoundBegan,
    StalkerChosen,
    StalkerPlaced,
)
from cantina.games.zone.facts.anomalies import cover
from cantina.games.zone.facts.course import close_round, read_round
from cantina.games.zone.facts.figures import (
    figures_on_map,
    in_mission,
    place,
    room_left,
)
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.mission_end import out_of_time
from cantina.games.zone.facts.turn_tokens import ready_tokens
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.enemies import ZonePhase
from cantina.games.zone.frames.stalkers import Mission, player_phase
from cantina.games.zone.frames.trade import Shopping, shopping
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import STALKERS, seat_of
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.numbers import THIS_ROUND
from cantina.games.zone.turns.companions import (
    bring_companion,
    place_companion,
    places_for_companion,
)
from cantina.games.zone.turns.territory import chart, choose_entrance, entrances
from cantina.kernel.action import Seat
from cantina.kernel.flow import ask, call, do, flow, loop
from cantina.kernel.state import Frame

CHOOSER: Final = Seat(0)
"""ST-9.11: the players choose who leads first; the first seat says it for them."""

_cards: Final = tuple([ChooseStalker(number) for number in range(16)])
_leads: Final = tuple([ChooseLead(s) for s in STALKERS])


def open_mission(t: ZoneTable, f: Mission) -> None:
    """ST-9.1: tells everyone which figures and anomalies are on the map."""
    if t.heard:
        enemies = [enemy.card for enemy in t.state.enemies]
        anomalies = [anomaly.card for anomaly in t.state.anomalies]
        t.tell(
            MissionBegan("ST-9.1", mission=t.state.mission, enemies=enemies, anomalies=anomalies)
        )


def next_in_line(t: ZoneTable, f: Mission) -> Seat:
    return seat_of(f.waiting[0])


def free_cards(t: ZoneTable, f: Mission) -> list[ChooseStalker]:
    """ST-18.2: one stalker card each."""
    if not f.waiting:
        return []
    taken = [stalker.card for stalker in t.state.stalkers]
    return [_cards[number] for number in range(len(t.pack.stalkers)) if number not in taken]


def choose_card(t: ZoneTable, f: Mission, action: ChooseStalker) -> None:
    s = f.waiting.pop(0)
    t.state.stalkers[s].card = action.card
    if t.heard:
        t.tell(StalkerChosen("ST-18.2", seat=seat_of(s), card=action.card))


def anyone_to_choose(t: ZoneTable, f: Mission) -> bool:
    return bool(f.waiting)


def go_shopping(t: ZoneTable, f: Mission) -> Shopping | None:
    """ST-37.8: where the mission says so. Ruling: the stalkers are known then, for each buys what
    suits it, and the lead stalker is not."""
    party = t.pack.missions[t.state.mission].party
    return shopping(party.coupons, len(t.state.stalkers)) if party is not None else None


def lead_chooser(t: ZoneTable, f: Mission) -> Seat:
    return CHOOSER


def possible_leads(t: ZoneTable, f: Mission) -> list[ChooseLead]:
    """ST-9.11. ST-35.2: a lone stalker leads anyway."""
    return [_leads[s] for s in in_mission(t)] if t.state.count > 1 else []


def choose_lead(t: ZoneTable, f: Mission, action: ChooseLead) -> None:
    t.state.lead = action.stalker
    if t.heard:
        t.tell(LeadChosen("ST-9.11", seat=seat_of(action.stalker)))


def get_ready(t: ZoneTable, f: Mission) -> None:
    """ST-9.8: HP to the maximum, the counter set (ST-9.9: ruling: to the base dose of equipped
    artifacts); bolts, focus and loaded weapons come with the set-up."""
    if t.state.count == 1:
        t.state.lead = in_mission(t)[0]
    for s in in_mission(t):
        stalker = t.state.stalkers[s]
        stalker.hp = t.pack.stalkers[stalker.card].hp
        stalker.dose = base_dose(t, s)
    f.waiting = in_mission(t)


def start_areas(t: ZoneTable, f: Mission) -> list[Area]:
    starts = t.pack.missions[t.state.mission].starts
    return [area for area in starts if room_left(t, area) > 0]


def starts(t: ZoneTable, f: Mission) -> list[ChooseArea]:
    """ST-9.2 (3): stalkers are spread over the start areas within capacity."""
    areas = start_areas(t, f) if f.waiting else []
    return [ChooseArea(area) for area in areas] if len(areas) > 1 else []


def choose_start(t: ZoneTable, f: Mission, action: ChooseArea) -> None:
    enter_map(t, f, action.area)


def enter_map(t: ZoneTable, f: Mission, area: Area) -> None:
    seat = f.waiting.pop(0)
    place(t, seat, area)
    if t.heard:
        t.tell(StalkerPlaced("ST-9.2", stalker=seat, area=area))


def enter_at_only_start(t: ZoneTable, f: Mission) -> None:
    if f.waiting and len(start_areas(t, f)) == 1:
        enter_map(t, f, start_areas(t, f)[0])


def set_out(t: ZoneTable, f: Mission) -> None:
    """ST-15.6: whoever is seen from the start is a threat from the start. ST-30.14: figures that
    were placed cover symbols without a roll."""
    for figure in figures_on_map(t):
        cover(t, figure)
    look(t)
    read_round(t)


def services(t: ZoneTable, f: Mission) -> None:
    """ST-9.13 (5): what the group paid for before a mission of a campaign."""
    campaign = t.state.campaign
    if campaign is not None:
        for program in reversed(campaign.later):
            t.push(resolve(program))
        campaign.later = []


def begin_round(t: ZoneTable, f: Mission) -> None:
    """ST-10.9: turn tokens up, the lead stalker's token with its action side up; what lasts until
    the end of a round is over."""
    state = t.state
    state.round += 1
    state.lead_ready = True
    ready_tokens(t)
    if state.companion is not None:
        state.companion.acted = False  # ST-34.7
    lasting = [change for change in state.sight_changes if change.until != THIS_ROUND]
    if len(lasting) != len(state.sight_changes):
        state.sight_changes = lasting
        look(t)
    if t.heard:
        t.tell(RoundBegan("ST-10.1", round=state.round))


def draw_event(t: ZoneTable, f: Mission) -> None:
    """ST-10.2, ST-10.10."""
    if t.state.events:
        begin_event(t, t.state.events.pop(), "ST-10.2")
    else:
        out_of_time(t)


def goal_after_event(t: ZoneTable, f: Mission) -> None:
    note_objectives(t)
    check_goal(t)


def players_play(t: ZoneTable, f: Mission) -> Frame:
    """ST-11.1: starting with the lead stalker."""
    return player_phase(t.state.lead)


def goal_after_players(t: ZoneTable, f: Mission) -> None:
    read_round(t)
    note_objectives(t)
    check_goal(t)


def zone_plays(t: ZoneTable, f: Mission) -> Frame:
    return ZonePhase([])


def goal_after_zone(t: ZoneTable, f: Mission) -> None:
    """ST-37.5, ST-37.6: a scenario that is not won when its last round has ended is lost."""
    t.state.tallies.rounds = t.state.round
    close_round(t)
    note_objectives(t)
    check_goal(t)
    last = t.pack.missions[t.state.mission].rounds
    if last and t.state.round >= last and t.state.outcome is None:
        out_of_time(t, "ST-37.6")


def goes_on(t: ZoneTable, f: Mission) -> bool:
    """ST-10.1: until success, a stalker's death or time out; each of them is an outcome."""
    return True


MISSION: Final = flow(
    Mission,
    do(open_mission, rule="ST-9.1"),
    ask("stalker", seat=next_in_line, options=free_cards, answer=choose_card, rule="ST-18.2"),
    loop("stalker", while_=anyone_to_choose, rule="ST-18.2"),
    call(go_shopping, rule="ST-37.8"),
    ask("leader", seat=lead_chooser, options=possible_leads, answer=choose_lead, rule="ST-9.11"),
    do(get_ready, rule="ST-9.8"),
    ask("start", seat=next_in_line, options=starts, answer=choose_start, rule="ST-9.2"),
    do(enter_at_only_start, rule="ST-9.2"),
    loop("start", while_=anyone_to_choose, rule="ST-9.2"),
    do(chart, rule="ST-36.1"),
    ask("entrance", seat=lead, options=entrances, answer=choose_entrance, rule="ST-36.10"),
    do(bring_companion, rule="ST-34.6"),
    ask(
        "companion",
        seat=lead,
        options=places_for_companion,
        answer=place_companion,
        rule="ST-34.6",
    ),
    do(set_out, rule="ST-15.6"),
    do(services, rule="ST-9.13"),
    do(begin_round, rule="ST-10.9"),
    do(draw_event, rule="ST-10.2"),
    do(goal_after_event, rule="ST-33.1"),
    call(players_play, rule="ST-11.1"),
    do(goal_after_players, rule="ST-33.1"),
    call(zone_plays, rule="ST-25.1"),
    do(goal_after_zone, rule="ST-33.1"),
    loop("begin_round", while_=goes_on, rule="ST-10.1"),
)
