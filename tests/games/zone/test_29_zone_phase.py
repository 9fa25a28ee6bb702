"""Chapter 29: the rest of the Zone phase."""

from __future__ import annotations

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.combat.radiation import exposure_dice, lower_mark
from cantina.games.zone.events.enemies import EnemyRecovered, TokensCleared, ZoneStepBegan
from cantina.games.zone.events.stalkers import ExposureRolled
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.enemies import ZonePhase
from cantina.games.zone.frames.stalkers import Players
from cantina.games.zone.terms.ids import ProgramNo
from cantina.games.zone.terms.numbers import BOLT, HIGH, LOW, NONE
from cantina.kernel.table import advance
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, S0, S1, Scene, scene
from tests.rules import rule

HALL = drawn(["+#+#+#+#+#+#+#+#+", "#A B C D E F#Z.Z#", "+#+#+#+#+#+#+#+#+"])


def phase(s: Scene) -> Scene:
    """The whole phase, with an activation card that does nothing here."""
    ids = [card.id for card in s.table.pack.activation_low]
    s.state.low.cards = [ids.index("stray_noise")]
    return s.push(ZonePhase([]))


@rule("ST-25.1")
def test_the_steps_in_order() -> None:
    s = phase(scene(["borsuk Z"], [], HALL))
    assert [told.step for told in s.told(ZoneStepBegan)] == [1, 2, 3, 4, 5]


@rule("ST-29.1", "ST-29.2", "ST-29.3", "ST-29.4", "ST-18.22")
def test_exposure_then_the_next_mark_then_artifacts() -> None:
    """EX-28: dose 6: one die, 2 successes, 2 HP; down to 3; Neuron 6 less 2 by the container: 4."""
    s = scene(["borsuk Z field_suit neuron", "chort Z"], [], HALL)
    s.stalker(0).dose = 6
    s.dice(2)
    phase(s)
    assert s.stalker(0).hp == 16 - 2
    assert [(told.stalker, told.loss) for told in s.told(ExposureRolled)] == [(0, 2)]
    assert s.stalker(0).dose == 4
    assert (s.stalker(1).hp, s.stalker(1).dose) == (16, 0)


@rule("ST-29.4")
def test_without_artifacts_the_dose_stays_on_the_mark() -> None:
    s = scene(["borsuk Z field_suit"], [], HALL)
    s.stalker(0).dose = 6
    assert phase(s).stalker(0).dose == 3


@rule("ST-29.1", "ST-29.3")
@pytest.mark.parametrize(
    ("dose", "dice", "after"),
    [
        (0, 0, 0),
        (1, 0, 0),
        (3, 0, 0),
        (4, 1, 3),
        (7, 1, 3),
        (8, 2, 7),
        (11, 2, 7),
        (12, 3, 11),
        (15, 3, 11),
        (16, 4, 15),
    ],
)
def test_dice_and_marks(dose: int, dice: int, after: int) -> None:
    """EX-28, derived."""
    assert (exposure_dice(dose), lower_mark(dose)) == (dice, after)
    s = scene(["borsuk Z"], [], HALL)
    s.stalker(0).dose = dose
    s.stalker(0).hp = 16
    phase(s)
    assert s.stalker(0).dose == after
    assert [len(told.dice) for told in s.told(ExposureRolled)] == ([dice] if dice else [])


@rule("ST-29.6", "ST-7.1", "ST-7.2", "ST-23.11", "ST-23.12")
def test_tokens_leave_the_map_and_enemies_their_stun() -> None:
    s = scene(["borsuk Z"], ["snork A W"], HALL, ["electro E E:4 E:3"])
    s.state.dim = 1 << s.at("C")
    s.state.anomalies[0].symbols[0].cover = BOLT
    s.enemy(0).stun = True
    s.stalker(0).stun = True
    phase(s)
    assert s.state.dim == 0
    assert [symbol.cover for symbol in s.state.anomalies[0].symbols] == [NONE, NONE]
    assert not s.enemy(0).stun
    assert s.stalker(0).stun
    assert [(told.dim, told.bolts) for told in s.told(TokensCleared)] == [(1 << s.at("C"), 1)]
    assert len(s.told(EnemyRecovered)) == 1


@rule("ST-29.7", "ST-15.6")
def test_who_comes_into_sight_when_the_smoke_clears_is_a_threat() -> None:
    s = scene(["borsuk Z"], ["bandit_rifle A E"], HALL)
    s.state.dim = 1 << s.at("B")
    s.stalker(0).area = s.at("C")
    s.enemy(0).stun = True
    phase(s)
    assert s.threat(0) == "high C", "and in step 4 it is not reduced"


@rule("ST-29.8", "ST-15.11")
@pytest.mark.parametrize(("before", "after"), [(HIGH, "low D"), (LOW, "none"), (0, "none")])
def test_threat_goes_down_one_level_unless_seen(before: int, after: str) -> None:
    """EX-40."""
    s = scene(["borsuk Z"], [], HALL)
    if before:
        s.stalker(0).threat, s.stalker(0).threat_area = before, s.at("D")
    phase(s)
    assert s.threat(0) == after


@rule("ST-29.8")
def test_threat_of_a_stalker_that_is_seen_stays() -> None:
    """EX-40: the enemy is stunned, so it does nothing else."""
    s = scene(["borsuk C"], ["bandit_rifle A E"], HALL)
    s.enemy(0).stun = True
    phase(s)
    assert s.threat(0) == "high C"


@rule("ST-29.9")
def test_the_lead_stalker_orders_the_ends_of_the_round() -> None:
    """Two stalkers with artifacts that heal them at the end of the round."""
    s = scene(["borsuk Z slug", "chort Z soul"], [], HALL, lead=S1)
    for stalker in (0, 1):
        s.stalker(stalker).hp = 5
    phase(s)
    assert (s.seat, s.step, s.offered()) == (1, "ending", ["ending 0", "ending 1"])
    s.click("ending 1")
    assert [s.stalker(0).hp, s.stalker(1).hp] == [6, 6]
    one = scene(["borsuk Z slug", "chort Z soul"], [], HALL)
    one.stalker(1).hp = 5
    assert phase(one).stalker(1).hp == 6, "the other is in good health: nothing to choose"


@rule("ST-29.9", "ST-10.9")
def test_the_active_events_end_comes_last() -> None:
    """The event adds its random events after the artifact has healed."""
    s = scene(["borsuk Z soul"], [], HALL)
    s.stalker(0).hp = 5
    s.state.event = BOX.missions[0].numbered("I")[0]
    s.state.random_events = list(BOX.random_events)
    phase(s)
    kinds = [type(told).__name__ for told in s.events]
    assert kinds.index("StalkerHealed") < kinds.index("EventsAdded")


def test_calm_lasts_until_a_zone_phase_has_ended() -> None:
    s = scene(["borsuk Z"], [], HALL)
    s.stalker(0).calm = True
    assert not phase(s).stalker(0).calm


@rule("ST-29.5")
def test_suffering_radiation_at_another_time_is_only_the_roll() -> None:
    """The program of a card that says so."""
    programs = [
        ProgramNo(number)
        for number, program in enumerate(BOX.programs)
        if [op.verb for op in program.ops] == ["suffer_radiation"]
    ]
    s = scene(["borsuk Z"], [], HALL)
    s.stalker(0).dose = 9
    s.dice(1, 5)
    s.push(resolve(programs[0], owner=S0, actor=S0))
    assert (s.stalker(0).hp, s.stalker(0).dose) == (16 - 3, 9)


@rule("ST-29.10", "ST-11.9")
def test_markers_that_are_left_are_gone_in_the_next_round() -> None:
    s = scene(["borsuk Z"], [], HALL)
    s.state.events = list(BOX.missions[0].numbered("IV"))
    s.stalker(0).markers = [1, 1]
    s.stalker(0).finished = [True, True]
    s.state.stack[-1].at = len(GAME.flows[Players])
    advance(s.table)
    assert s.state.round == 2
    assert s.stalker(0).markers == [0, 0]
