"""Chapter 10: rounds and events."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.box.effect import Amount
from cantina.games.zone.choose.event_cards import (
    add_random_events,
    begin_event,
    ending_of_event,
    find_event,
)
from cantina.games.zone.events.mission import EventDrawn, EventsAdded, RoundBegan
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.frames.stalkers import Mission
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, EffectNo
from cantina.games.zone.terms.numbers import HIGH, LOW, NONE
from cantina.games.zone.turns.mission_flow import draw_event
from cantina.kernel.table import advance, open_table
from tests.games.zone.camp import camp
from tests.games.zone.maps import CONTENT
from tests.games.zone.scene import BOX, Scene, scene
from tests.rules import rule

EVENTS = {card.id: card.number for card in BOX.events}
NUMERALS = {card.numeral: card.number for card in reversed(BOX.missions[0].events) if card.numeral}


def happen(s: Scene, id: str) -> Scene:
    """The event is drawn now."""
    s.table.events = []
    begin_event(s.table, EVENTS[id] if id in EVENTS else NUMERALS[id], "ST-10.2")
    advance(s.table)
    s.events += s.table.events
    return s


def end_of_round(s: Scene) -> Scene:
    """The framed effects of the active event."""
    from cantina.games.zone.frames.effects import resolve

    program = ending_of_event(s.table)
    return s.push(resolve(program)) if program != NONE else s


def play_round(s: Scene) -> Scene:
    """Everybody prepares or waits until the next round."""
    dice = random.Random(1)
    turn = s.state.round
    while s.table.asks and s.state.round == turn:
        offered = s.offered()
        quiet = [o for o in offered if o.split()[0] in ("begin", "prepare", "done", "end")]
        s.click(quiet[0] if quiet else dice.choice(offered))
    return s


@rule("ST-10.1", "ST-10.9", "ST-10.2")
def test_a_round_is_events_then_players_then_the_zone() -> None:
    s = camp("borsuk", "mamon")
    assert (s.state.round, BOX.events[s.state.event].numeral) == (1, "I")
    s.clicks("begin 0", "lead 0")
    used = s.state.lead_ready
    play_round(s)
    assert (used, s.state.lead_ready, s.state.round) == (False, True, 2)
    assert [one.slots for one in s.state.stalkers] == [[2, 2], [2, 2]]
    assert [one.finished for one in s.state.stalkers] == [[False, False], [False, False]]
    assert [event.round for event in s.told(RoundBegan)] == [1, 2]
    assert len(s.told(EventDrawn)) == 2


@rule("ST-10.2")
def test_the_top_event_is_drawn_happens_at_once_and_lies_open() -> None:
    """Second Wind heals 3 HP; what is below it stays in the deck."""
    s = camp("borsuk")
    below = s.state.events[:]
    s.state.events.append(EVENTS["second_wind"])
    s.stalker(0).hp = 5
    mission = s.state.stack[0]
    assert isinstance(mission, Mission)
    s.table.events = []
    draw_event(s.table, mission)
    advance(s.table)
    (drawn,) = [event for event in s.table.events if isinstance(event, EventDrawn)]
    assert drawn.card == s.state.event == EVENTS["second_wind"]
    assert s.stalker(0).hp == 8
    assert s.state.events == below


@rule("ST-10.3", "ST-10.4")
def test_only_the_last_event_drawn_is_active() -> None:
    s = camp("borsuk")
    happen(s, "hot_wind")
    assert s.state.event == EVENTS["hot_wind"]
    assert ending_of_event(s.table) == BOX.events[EVENTS["hot_wind"]].end


@rule("ST-10.5")
def test_immediate_effects_move_no_turn_token() -> None:
    s = camp("borsuk")
    slots = s.stalker(0).slots[:]
    happen(s, "second_wind")
    assert s.stalker(0).slots == slots


@rule("ST-10.6")
def test_what_is_addressed_to_the_lead_stalker_is_for_nobody_else() -> None:
    s = camp("borsuk", "mamon")
    ammo = [s.state.gear[one.weapon].ammo for one in s.state.stalkers]
    s.stalker(0).focus = False
    happen(s, "jammed_round")
    assert [s.state.gear[one.weapon].ammo for one in s.state.stalkers] == [ammo[0] - 1, ammo[1]]


@rule("ST-10.7")
@pytest.mark.parametrize(
    ("base", "stalkers", "expected"), [(4, 2, 2), (4, 4, 0), (5, 1, 4), (4, 1, 3), (3, 4, 0)]
)
def test_numbers_that_depend_on_the_stalkers(base: int, stalkers: int, expected: int) -> None:
    """EX-14: "4 - N", "5 - N", never below 0."""
    s = scene(["borsuk 1.G", "mamon 1.G", "velet 1.G", "ghost 1.G"][:stalkers])
    assert amount(s.table, Amount(base=base, stalkers=-1), NO_FIGURE) == expected


@rule("ST-10.8")
@pytest.mark.parametrize(("seats", "added"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_event_one_brings_random_events_onto_the_deck(seats: int, added: int) -> None:
    """EX-14 on the card: 5 - N, on top, so that many rounds more."""
    s = camp(*("borsuk", "mamon", "velet", "ghost")[:seats])
    left, clock = len(s.state.random_events), len(s.state.events)
    end_of_round(s)
    assert len(s.state.random_events) == left - added
    assert len(s.state.events) == clock + added
    assert all(number in BOX.random_events for number in s.state.events[-added:])
    assert s.told(EventsAdded)[0].count == added


@rule("ST-10.8", "ST-1.2")
def test_no_more_random_events_than_there_are() -> None:
    s = camp("borsuk")
    add_random_events(s.table, 99)
    assert s.state.random_events == []
    assert len(s.state.events) == 7 + 18


@rule("ST-10.11")
def test_a_missions_own_random_event_waits_in_its_box(tmp_path: Path) -> None:
    """No mission here has one, so event III of A1 loses its number: it is nowhere until it is
    named."""
    content = Path(shutil.copytree(CONTENT, tmp_path / "content"))
    mission = content / "mission_a1.toml"
    unnumbered = mission.read_text(encoding="utf-8").replace('numeral = "III"\n', "")
    mission.write_text(unnumbered, encoding="utf-8")
    box = GAME.load(content)
    own = next(card.number for card in box.events if card.id == "A1-III")
    table = open_table(GAME, box, 1, 1, {})
    assert own not in [*table.state.events, *table.state.random_events]
    find_event(table, "A1-III")
    assert table.state.event == own


@rule("ST-10.9", "ST-29.10")
def test_what_lasts_until_the_end_of_the_round_is_over_then() -> None:
    s = camp("borsuk")
    happen(s, "changing_light")
    assert [change.change for change in s.state.sight_changes] == [-1]
    s.stalker(0).markers = [1, 1]
    s.stalker(0).used_round = [EffectNo(3)]
    play_round(s)
    assert s.state.sight_changes == []
    assert (s.stalker(0).markers, s.stalker(0).used_round) == ([0, 0], [])


@rule("ST-10.10", "ST-33.3")
def test_an_empty_event_deck_means_time_is_out() -> None:
    s = camp("borsuk")
    s.state.events = []
    s.state.event = NONE
    play_round(s)
    assert (s.outcome.reason, s.outcome.winners) == ("out_of_time", [])


# The events of mission A1.


@rule("ST-10.4")
def test_event_two_change_of_guard() -> None:
    """The shotgun bandit nearest the lead turns round; at the end all look around."""
    s = camp("borsuk", guarded=True, at="1.A")
    facing = [e.facing for e in s.state.enemies]
    happen(s, "A1-II-1" if "A1-II-1" in EVENTS else "II")
    while s.step == "figure":
        s.click(s.offered()[0])
    changed = [
        (BOX.enemies[e.card].id, (e.facing - old) % 4)
        for e, old in zip(s.state.enemies, facing, strict=True)
        if e.facing != old
    ]
    assert changed == [("bandit_shotgun", 2)]


@rule("ST-10.4", "ST-7.13")
def test_event_three_resolves_every_unknown_token() -> None:
    s = camp("borsuk", "mamon", strewn=True, at="1.A")
    happen(s, "III")
    while s.table.asks and s.step != "turn":
        s.click(s.offered()[0])
    assert not any(s.state.unknown)


@rule("ST-10.4")
@pytest.mark.parametrize("dark", [False, True])
def test_event_four_searchlights_need_power(dark: bool) -> None:
    s = camp("borsuk", "mamon", at="1.B")  # outdoors, without cover
    s.stalker(1).area = s.at("1.A")  # with cover
    if dark:
        s.state.flags.append("lights_out")
    happen(s, "IV")
    assert s.stalker(0).threat == (0 if dark else LOW)
    assert s.stalker(1).threat == 0


@rule("ST-10.4")
def test_event_five_dawn_brings_sight_and_a_bandit() -> None:
    s = camp("borsuk", at="2.A")
    happen(s, "V")
    assert [(change.change, change.until) for change in s.state.sight_changes] == [(1, 1)]
    end_of_round(s)
    there = [BOX.enemies[e.card].id for e in s.state.enemies if s.named(e.area) == "1.C"]
    assert there == ["bandit_shotgun"]


@rule("ST-10.1", "ST-33.3")
def test_event_six_ends_the_mission_in_failure() -> None:
    s = camp("borsuk")
    happen(s, "VI")
    end_of_round(s)
    assert (s.outcome.reason, s.outcome.winners) == ("out_of_time", [])


# Random events.


@rule("ST-10.4", "ST-17.7")
def test_quick_gear_check_can_be_bought_off() -> None:
    s = camp("borsuk", at="3.E")  # radiation 1
    s.stalker(0).magazines = [1, 0, 0]
    happen(s, "quick_gear_check")
    assert s.offered() == ["choose 0", "choose 1 0", "choose 1 1 0", "choose 1 1 1"]
    s.click("choose 1 1 0")
    one = s.stalker(0)
    assert (one.magazines, one.slots, one.dose) == ([1, 0, 0], [2, 3], 1)
    s = camp("borsuk")
    s.stalker(0).magazines = [1, 0, 1]
    happen(s, "quick_gear_check").click("choose 0")
    assert s.offered() == ["magazine 0", "magazine 2"]
    s.click("magazine 2")
    assert s.stalker(0).magazines == [1, 0, 0]


@rule("ST-10.4")
def test_radioactive_rain_sends_humans_to_cover_and_wets_stalkers() -> None:
    s = camp("borsuk", "mamon", at="1.B")
    s.stalker(1).area = s.at("1.A")
    s.enemy(0).area, s.enemy(0).facing = s.at("2.A"), 0
    happen(s, "radioactive_rain")
    end_of_round(s)
    while s.table.asks and s.step != "turn":
        s.click(s.offered()[0])
    assert (s.stalker(0).dose, s.stalker(1).dose) == (6, 0)
    assert s.where("e0") == "2.B"


@rule("ST-10.4", "ST-11.9")
def test_din_in_the_air_gives_the_lead_a_marker() -> None:
    s = camp("borsuk", "mamon")
    happen(s, "din_in_the_air")
    assert (s.seat, s.offered()) == (0, ["token 0", "token 1"])
    s.click("token 1")
    assert s.stalker(0).markers == [0, 1]


@rule("ST-10.4")
def test_dead_calm_and_psi_ripple() -> None:
    s = camp("borsuk", "mamon")
    for one in s.state.stalkers:
        one.focus = False
    s.stalker(1).threat, s.stalker(1).threat_area = LOW, s.at("1.A")
    happen(s, "dead_calm")
    assert [one.focus for one in s.state.stalkers] == [True, False]
    hp = s.stalker(1).hp
    happen(s, "psi_ripple")
    assert (s.seat, s.offered()) == (0, ["choose 1", "choose 2"])
    s.click("choose 1")
    assert (s.stalker(0).focus, s.stalker(1).hp) == (False, hp - 2)


@rule("ST-10.4", "ST-7.1")
def test_fog_lies_on_two_outdoor_areas_near_the_lead() -> None:
    s = camp("borsuk", at="1.G")
    happen(s, "fog_bank")
    while s.step != "turn":
        s.click(s.offered()[0])
    assert s.state.dim.bit_count() == 2
    assert s.state.dim >> s.at("1.G") & 1


@rule("ST-10.4", "ST-30.4")
def test_wild_flux_makes_who_stands_in_an_anomaly_roll() -> None:
    s = scene(["velet 1.G", "mamon 2.A"], anomalies=["electro 1.G 1.G:4 1.H:1"])
    s.petals(4)
    happen(s, "wild_flux")
    assert s.stalker(0).hp < 18
    covered = scene(["velet 1.G", "mamon 2.A"], anomalies=["electro 1.G 1.G:4 1.H:1"])
    covered.state.anomalies[0].symbols[0].cover = 0  # the symbol it covers itself stays covered
    covered.petals(4)
    happen(covered, "wild_flux")
    assert covered.stalker(0).hp == 18


@rule("ST-10.4")
def test_wind_and_geiger_at_the_end_of_the_round() -> None:
    s = camp("borsuk", "mamon", at="1.B")
    s.stalker(1).area = s.at("2.D")  # indoors
    happen(s, "hot_wind")
    end_of_round(s)
    assert [one.dose for one in s.state.stalkers] == [2, 0]
    s.stalker(1).dose = 4
    happen(s, "geiger_song")
    hp = s.stalker(1).hp
    s.dice(1)
    end_of_round(s)
    assert s.stalker(1).hp == hp - 3


@rule("ST-10.4")
def test_old_cache_second_wind_loose_boards() -> None:
    s = camp("borsuk", "mamon", at="2.D")
    before = len(s.state.loot[s.at("2.D")])
    happen(s, "old_cache")
    assert len(s.state.loot[s.at("2.D")]) == before + 2
    s.stalker(1).hp = 3
    happen(s, "second_wind")
    assert s.stalker(1).hp == 6
    happen(s, "loose_boards")
    assert (s.seat, s.offered()) == (0, ["choose 0", "choose 1 0"])
    s.clicks("choose 1 0", "choose 0")
    assert [one.threat for one in s.state.stalkers] == [0, LOW]
    assert [one.focus for one in s.state.stalkers] == [False, True]


@rule("ST-10.4")
def test_distant_shots_turn_everybody_away() -> None:
    """The lead stands in the south-west: most squares lie between it and the east side."""
    s = camp("borsuk", guarded=True, at="1.G")
    happen(s, "distant_shots")
    assert {e.facing for e in s.state.enemies if e.area != NOWHERE} == {1}


@rule("ST-10.4")
def test_a_stray_dog_is_fed_or_barks() -> None:
    s = camp("borsuk", guarded=True, at="2.E")
    s.stalker(0).backpack = []
    happen(s, "stray_dog")
    assert s.stalker(0).threat == HIGH
    s = camp("borsuk", at="2.C")
    s.enemy(0).area, s.enemy(0).facing = s.at("2.H"), 1
    s.stalker(0).backpack = [s.gear("bread")]
    happen(s, "stray_dog").click("choose 1")
    while s.step == "push":
        s.click(s.offered()[0])
    assert s.stalker(0).backpack == []
    assert s.where("e0") not in ("2.H", "2.C")


@rule("ST-10.4")
def test_radio_chatter_shows_two_tokens() -> None:
    s = camp("borsuk", "mamon", strewn=True)
    happen(s, "radio_chatter")
    s.click(s.offered()[0]).click(s.offered()[0])
    assert len(set(s.state.peeked)) == 2
    assert s.step == "turn"


@rule("ST-10.4", "ST-26.2")
def test_a_pack_on_the_move() -> None:
    s = scene(["borsuk 1.G"], ["snork 3.C S"])
    happen(s, "pack_on_the_move")
    end_of_round(s)
    while s.table.asks and s.step != "turn":
        s.click(s.offered()[0])
    assert s.where("e0") != "3.C"
