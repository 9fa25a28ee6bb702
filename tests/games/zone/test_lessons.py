"""The first sortie of the web client's lessons is legal, and what its coach speaks of happens."""

from __future__ import annotations

import json

from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.numbers import HIGH, LOW, NO_THREAT
from cantina.games.zone.view import view
from cantina.kernel.table import play
from tests.games.zone.scene import BOX
from tests.games.zone.sortie import BEATS, SEEN, actions, opened, play_beat, played_to, seen
from tests.seats import FIRST


def area(t: ZoneTable) -> str:
    number = t.state.stalkers[0].area
    return next(id for id, one in BOX.missions[0].ground.number.items() if one == number)


def test_every_action_is_offered_and_tells_what_the_coach_explains() -> None:
    t = opened()
    turns = 0
    for beat in BEATS:
        told = play_beat(t, beat)
        turns += "TurnBegan" in told
        assert set(beat["tells"]) <= told, beat["goal"]
        assert beat["turn"] == turns, beat["goal"]
    assert (t.state.round, turns, t.state.outcome) == (4, 6, None)


def test_the_screen_takes_the_same_ways() -> None:
    """A place is pressed, and the best way there is walked: it must be that of the sortie."""
    t = opened()
    for beat in BEATS:
        way = [area for verb, area in [one for one in beat["does"] if one[0] == "step"]]
        for action in actions(beat):
            if action.verb == "move":
                shown = view(t, FIRST).ways
                assert [one.path for one in shown if one.area == way[-1]] == [way], beat["goal"]
            play(t, FIRST, action)


def test_the_walk_leaves_low_threat_and_a_dose() -> None:
    t = played_to("walk")
    one = t.state.stalkers[0]
    assert (area(t), one.threat, one.threat_area, one.dose) == ("1.E", LOW, one.area, 1)


def test_the_bolt_makes_the_loot_safe_from_the_anomaly() -> None:
    """Nothing rolled on the way to 1.I and back can set it off."""
    t = played_to("bolt")
    loot = BOX.missions[0].ground.number["1.I"]
    near = [one for one in t.state.anomalies[0].symbols if one.area == loot]
    assert len(near) == 1
    assert near[0].cover >= 0


def test_careful_steps_leave_the_threat_behind() -> None:
    for goal, left, stands, threat in (
        ("careful", "1.E", "1.H", LOW),
        ("hide", "1.G", "1.D", HIGH),
    ):
        t = played_to(goal)
        one = t.state.stalkers[0]
        assert area(t) == stands
        assert (one.threat, one.threat_area) == (threat, BOX.missions[0].ground.number[left])


def test_nobody_finds_who_hid() -> None:
    t = played_to("search")
    one = t.state.stalkers[0]
    assert (one.hp, one.threat, one.dose) == (18, LOW, 2)


def test_the_learner_goes_on_unhurt_and_loaded() -> None:
    t = played_to("watch")
    one = t.state.stalkers[0]
    assert (area(t), one.hp, one.critical) == ("2.F", 18, [False, False])
    assert one.threat != NO_THREAT
    assert len([enemy for enemy in t.state.enemies if enemy.area >= 0]) == 2


def test_the_clients_tests_know_what_the_learner_sees() -> None:
    """Else: `./test run tests.games.zone.sortie`, and `npm run format`."""
    assert json.loads(SEEN.read_text()) == seen()
