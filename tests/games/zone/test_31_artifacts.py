"""Chapter 31: artifacts are found and taken."""

from __future__ import annotations

import pytest

from cantina.games.zone.events.mission import ArtifactFound
from cantina.games.zone.terms.numbers import ARTIFACT, NONE
from tests.games.zone.scene import BOX, Scene, corridor, scene
from tests.rules import rule

NINE = "ABCDEFG"
ECHO = next(mod.effects[0] for mod in BOX.mods if mod.id == "echo_detector")
HOUND = next(mod.effects[0] for mod in BOX.mods if mod.id == "hound_detector")
FALCON = next(mod.effects[0] for mod in BOX.mods if mod.id == "falcon_detector")


def site(stalker: str, *symbols: str) -> Scene:
    s = scene(
        [stalker, "velet G"],
        [],
        corridor(NINE),
        anomalies=[" ".join(["electro", "D", *symbols])],
        begin=True,
    )
    s.state.anomalies[0].artifact = True
    return s


@rule("ST-31.1", "ST-31.2", "ST-31.3", "ST-31.4", "ST-31.8", "ST-7.4", "ST-13.9")
def test_a_full_extraction() -> None:
    """EX-32, number by number."""
    s = site("ghost B leather_jacket echo_detector", "C:3", "C:4", "D:1", "D:2", "D:3", "D:4")
    one = s.stalker(0)
    one.focus, one.bolts = True, 2
    assert not any(offer.startswith("pick") for offer in s.offered())  # ST-31.1
    s.click("bolt 0 1")  # on s4: 30 % are left
    s.clicks("move", "step C").petals(3, 4).click("done")
    s.click("focus")
    assert (one.hp, one.focus) == (13, False)  # s4 is covered
    assert s.state.anomalies[0].symbols[0].cover == 0  # it covers s3
    assert s.threat(0) == "low C"
    assert one.slots[0] == 0
    assert f"use {ECHO}" in s.offered()  # a free action
    s.petals(3).click(f"use {ECHO}")
    assert s.step == "choice"  # s3 of its own area, though covered, or that of the centre
    s.click("symbol 0 0")
    assert s.state.anomalies[0].symbols[0].cover == ARTIFACT
    assert s.told(ArtifactFound)[0].petals == 3
    s.clicks("end")
    while s.seat != 0:
        s.click("pass" if "pass" in s.offered() else s.offered()[0])
    s.clicks("begin 1", "pick 2 0 0")
    while s.step == "use":
        s.click("done")
    types = [BOX.artifact(gear).type for gear in one.backpack + one.artifacts]
    assert types == [BOX.anomalies[s.state.anomalies[0].card].type]
    assert s.state.anomalies[0].symbols[0].cover == NONE


@rule("ST-31.2", "ST-4.5")
@pytest.mark.parametrize(
    ("detector", "effect", "reach"),
    [("echo_detector", ECHO, 0), ("hound_detector", HOUND, 1), ("falcon_detector", FALCON, 2)],
)
def test_each_detector_has_its_distance(detector: str, effect: int, reach: int) -> None:
    for letter, distance in (("C", 0), ("B", 1), ("A", 2)):
        s = site(f"ghost {letter} leather_jacket {detector}", "C:3", "D:1")
        assert (f"use {effect}" in s.offered()) == (distance <= reach)
        s.state.anomalies[0].artifact = False
        assert f"use {effect}" not in s.offered()


@rule("ST-31.2")
def test_two_dice_of_the_hound_and_any_symbol_of_the_falcon() -> None:
    s = site("ghost C leather_jacket hound_detector", "C:3", "C:4", "D:1", "D:2")
    s.petals(1, 3).click(f"use {HOUND}")
    assert s.offered() == ["symbol 0 0", "symbol 0 2"]
    s = site("ghost C leather_jacket falcon_detector", "C:3", "C:4", "D:1", "D:2")
    s.click(f"use {FALCON}")
    assert len(s.offered()) == 4


@rule("ST-31.2")
def test_a_scientist_rolls_one_die_more() -> None:
    s = site("professor C leather_jacket echo_detector", "C:3", "C:4", "D:1", "D:2")
    s.petals(1, 3).click(f"use {ECHO}")
    assert s.offered() == ["symbol 0 0", "symbol 0 2"]


@rule("ST-31.5")
def test_without_such_a_symbol_the_token_stays() -> None:
    s = site("ghost C leather_jacket echo_detector", "C:3")
    s.petals(1).click(f"use {ECHO}")
    assert (s.step, s.state.anomalies[0].artifact) == ("act", True)


@rule("ST-31.6", "ST-31.7")
def test_no_focus_for_detectors_and_nothing_is_activated() -> None:
    s = site("ghost C leather_jacket echo_detector", "C:3")
    s.stalker(0).focus = True
    s.petals(3).click(f"use {ECHO}")
    assert (s.step, s.stalker(0).hp, s.stalker(0).focus) == ("act", 13, True)
    assert s.state.anomalies[0].symbols[0].cover == ARTIFACT
