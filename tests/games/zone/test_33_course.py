"""Chapter 33: what is remembered of a mission and of the day before it."""

from __future__ import annotations

from cantina.bots.base import decide, make_bot
from cantina.games.zone import GAME
from cantina.games.zone.facts.course import shots_of
from cantina.games.zone.facts.hit_points import lower_hp
from cantina.games.zone.facts.mission_end import stalker_died
from cantina.games.zone.state import CampaignState, Note
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.view import ZoneView
from cantina.kernel.rng import seeded
from cantina.kernel.table import advance, apply, open_table
from tests.games.zone.exploring import Expedition, explored
from tests.games.zone.scene import BOX
from tests.rules import rule
from tests.seats import FIRST


def notes_of(campaign: CampaignState) -> list[Note]:
    return [*[note for one in campaign.played for note in one.notes], *campaign.notes]


def coupons_in(notes: list[Note]) -> int:
    return sum(note.change for note in notes if note.what == "coupons")


def view_of(s: Expedition) -> ZoneView:
    view = GAME.view(s.table, FIRST)
    assert isinstance(view, ZoneView)
    return view


@rule("ST-33.4")
def test_the_course_of_a_mission_is_kept_with_it() -> None:
    s = explored(2).go("m_a1").packed()
    advance(s.table)
    while s.state.round < 1:
        s.click(s.offered()[0])
    lower_hp(s.table, STALKERS[1], 3)
    s.ended(False)
    one = s.campaign.played[-1]
    assert [reading.round for reading in one.course] == [0, 1]
    before, after = one.course
    assert after.hp == [before.hp[0], before.hp[1] - 3]
    assert [deeds.hurt for deeds in one.deeds] == [0, 3]
    assert one.crew == [stalker.card for stalker in s.state.stalkers]
    went = view_of(s).campaign
    assert went is not None
    assert went.played[-1].went is not None
    assert went.played[-1].went.course[-1].hp == after.hp


@rule("ST-33.4", "ST-32.27")
def test_the_lines_of_the_diary_say_where_every_coupon_comes_from() -> None:
    s = explored(1).go("m_a1").done().meet("C01").buy("akm_74u")
    s.sell("akm_74u").leave()
    s.packed().ended(True)
    notes = s.campaign.played[-1].notes
    assert s.campaign.coupons == 5000 + coupons_in(notes)
    traded = [note for note in notes if note.what == "coupons" and note.of == "akm_74u"]
    assert [(note.source, note.change < 0) for note in traded] == [("C01", True), ("C01", False)]
    earned = [note for note in notes if note.what == "coupons" and note.source == "A1"]
    assert sum(note.change for note in earned) == s.campaign.played[-1].earned
    assert any(note.what == "opened" and note.source == "A1" for note in notes)
    assert s.campaign.notes == []


@rule("ST-33.4", "ST-32.27")
def test_the_diary_adds_up_over_whole_campaigns() -> None:
    bot = make_bot("random")
    for seed in (1, 2):
        t = open_table(GAME, BOX, 2, seed, {"campaign": "whole"}, heard=False)
        rng = seeded(seed)
        for _ in range(1500):
            if not t.asks:
                break
            apply(t, t.asks[0], decide(bot, t, t.asks[0].seat, rng))
            campaign = t.state.campaign
            assert campaign is not None
            assert campaign.coupons == 5000 + coupons_in(notes_of(campaign))
        assert t.state.campaign is not None
        assert t.state.campaign.played


@rule("ST-33.2", "ST-33.4")
def test_who_died_is_remembered() -> None:
    s = explored(2).go("m_a1").packed()
    stalker_died(s.table, STALKERS[1])
    advance(s.table)
    assert s.campaign.played[-1].fallen == STALKERS[1]


@rule("ST-33.4")
def test_nobody_looks_back_in_the_middle_of_a_mission() -> None:
    s = explored(1).played("m_a1", won=False).go("m_b1").packed()
    campaign = view_of(s).campaign
    assert campaign is not None
    assert campaign.played[0].went is None
    assert campaign.played[0].notes == []


@rule("ST-13.5")
def test_shots_are_rounds_and_what_magazines_would_load() -> None:
    s = explored(1).owns("akm_74u").go("m_a1").done().done()
    s.click(s.offered()[0])
    weapon = s.free_in_stash("akm_74u")
    s.click(f"pack {weapon}")
    kind = BOX.weapon(weapon).ammo
    loaded = s.state.gear[weapon].ammo
    assert shots_of(s.table, STALKERS[0]) == loaded
    s.state.stalkers[0].magazines[kind] = 2
    assert shots_of(s.table, STALKERS[0]) == loaded + 2 * BOX.weapon(weapon).capacity


@rule("ST-33.1", "ST-33.4")
def test_the_last_task_is_noted_when_it_wins_a_mission_by_itself() -> None:
    bot = make_bot("quick")
    for seed in range(1, 20):
        t = open_table(GAME, BOX, 3, seed, {"mission": "S1"}, heard=False)
        rng = seeded(seed).fork("bots")
        while t.asks:
            apply(t, t.asks[0], decide(bot, t, t.asks[0].seat, rng))
        view = GAME.view(t, FIRST)
        assert isinstance(view, ZoneView)
        assert view.went is not None
        if t.state.outcome is not None and t.state.outcome.winners:
            assert min(task.round for task in view.went.tasks) > 0
            return
    raise AssertionError("nobody won")
