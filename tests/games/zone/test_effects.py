"""Every word that cards are written in is done by exactly one piece of code, and what the cards of
stalkers, items and artifacts do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.games.zone.box.effect import Condition, Op, Standing, Where, Who
from cantina.games.zone.box.standing import BackpackSize, Container
from cantina.games.zone.choose import areas as places
from cantina.games.zone.choose import conditions
from cantina.games.zone.choose import figures as whom
from cantina.games.zone.choose import reactions_of_cards as answers
from cantina.games.zone.choose.goals import goals_of
from cantina.games.zone.effects import campaign, costs
from cantina.games.zone.effects.branches import ForEach, If, IfNot
from cantina.games.zone.enemies.activation_points import ShiftSeenThreatToOwner
from cantina.games.zone.facts.standing_effects import capped_sight, total
from cantina.games.zone.facts.verbs import Doer
from cantina.games.zone.facts.visibility import is_seen
from cantina.games.zone.frames.effects import moment
from cantina.games.zone.frames.enemies import enemy_attack
from cantina.games.zone.load.verbs import VERBS
from cantina.games.zone.terms import words as vocabulary
from cantina.games.zone.terms.ids import NO_BRANCH, NO_PROGRAM, ProgramNo
from cantina.games.zone.terms.numbers import HIGH, LOW, NO_THREAT, NONE
from cantina.games.zone.turns.round_end import begin_ending, endings
from tests.games.zone.scene import BOX, E0, S0, S1, Scene, corridor, scene
from tests.rules import rule

SOURCE = Path(answers.__file__).parent.parent
SEVEN = "ABCDEFG"


# One implementation each.


def every_op() -> Iterator[Op]:
    for program in BOX.programs:
        yield from program.ops


def every_condition() -> Iterator[Condition]:
    for effect in BOX.effects:
        yield from effect.conditions
    for op in every_op():
        if isinstance(op, If | IfNot):
            yield from op.conditions
        elif isinstance(op, ForEach):
            yield from op.if_
    for event in BOX.events:
        yield from event.unless
    for mission in BOX.missions:
        for alternative in mission.win:
            yield from alternative


def every_who() -> Iterator[Who]:
    yield from (op.whom for op in every_op() if op.whom is not None)
    yield from (effect.target for effect in BOX.effects if effect.target is not None)


def every_where() -> Iterator[tuple[str, Where]]:
    yield from ((op.verb, op.place) for op in every_op() if op.place is not None)


def test_every_verb_is_used_and_does_something_or_is_read() -> None:
    """A verb is a class, so it has one doer. Who changes how others act says nothing of its own."""
    used = {op.verb: type(op) for op in every_op()}
    assert set(VERBS) == set(used)
    for verb, cls in used.items():
        kinds = (Doer, Standing, ShiftSeenThreatToOwner)
        assert len([kind for kind in kinds if issubclass(cls, kind)]) == 1, verb
        assert not issubclass(cls, Doer) or cls.run is not Doer.run, verb


def test_cards_of_play_change_nothing_in_the_campaign() -> None:
    """What changes it stands in epilogues, at places of the Zone map and on contact cards."""
    changes = {verb for verb, one in VERBS.items() if one.cls.__module__ == campaign.__name__}
    allowed: set[ProgramNo] = set()
    waiting = [mission.epilogue_win.program for mission in BOX.missions]
    waiting += [mission.epilogue_fail.program for mission in BOX.missions]
    waiting += [place.program for place in BOX.campaign.places if place.program != NO_PROGRAM]
    waiting += [each.program for one in BOX.campaign.contacts for each in one.services]
    waiting += [
        one.companion.parting
        for one in BOX.campaign.contacts
        if one.companion is not None and one.companion.parting != NO_PROGRAM
    ]
    while waiting:
        number = waiting.pop()
        allowed.add(number)
        waiting += [inner for op in BOX.programs[number].ops for inner in branches(op)]
    for place, program in enumerate(BOX.programs):
        if place not in allowed:
            assert not [op.verb for op in program.ops if op.verb in changes], place


def branches(op: Op) -> Iterator[ProgramNo]:
    """The programs inside an op."""
    for field in VERBS[op.verb].fields:
        value = getattr(op, field.attribute)
        if field.kind == "branch" and value != NO_BRANCH:
            yield value
        elif field.kind == "branch_list":
            yield from value


def test_every_condition_has_one_test() -> None:
    assert set(conditions.CONDITIONS) == set(vocabulary.CONDITIONS)
    assert {condition.word for condition in every_condition()} <= set(conditions.CONDITIONS)


def test_every_selector_of_figures_finds_some() -> None:
    assert {who.word for who in every_who()} <= set(whom.WHOM)
    known = set(vocabulary.FIGURES) | set(vocabulary.SELECTORS)
    assert set(whom.WHOM) <= known
    assert set(whom.WHOM) == known


def test_every_selector_of_areas_finds_some() -> None:
    """Those of placing in `places`, goals of enemies in `haunts`."""
    s = scene(["velet 1.G"], ["bandit_rifle 2.A S"])
    for verb, where in every_where():
        if where.word in places.PLACES:
            continue
        assert verb in ("move", "special"), (verb, where.word)
        goals_of(s.table, E0, where)


def test_every_cost_can_be_paid() -> None:
    assert set(costs.WORDS) | {"money"} == set(vocabulary.COSTS)


def test_every_trigger_of_the_cards_is_set_off_somewhere() -> None:
    text = "".join(
        file.read_text(encoding="utf-8")
        for file in sorted(SOURCE.rglob("*.py"))
        if file.parent.name not in ("terms", "load", "wording")
    )
    for trigger in {effect.trigger for effect in BOX.effects}:
        assert f'"{trigger}"' in text, trigger


def test_passive_effects_ask_for_nothing_but_cover() -> None:
    for effect in BOX.effects:
        if effect.trigger == "passive":
            assert {condition.word for condition in effect.conditions} <= {"on_cover_area"}


# What the cards do.


def lane(*stalkers: str, enemies: tuple[str, ...] = (), anomalies: tuple[str, ...] = ()) -> Scene:
    return scene(list(stalkers), list(enemies), corridor(SEVEN), list(anomalies), begin=True)


def ability(card: str, id: str) -> int:
    """The first effect of a stalker's ability."""
    row = next(row for row in BOX.stalkers if row.id == card)
    return next(one.effects[0] for one in row.abilities if one.id == id)


def effect(id: str, place: int = 0) -> int:
    for rows in (BOX.artifacts, BOX.mods, BOX.suits):
        for row in rows:
            if row.id == id:
                return row.effects[place]
    raise AssertionError(id)


def use(s: Scene, id: str) -> Scene:
    return s.click(f"item {s.gear(id)}")


@rule("ST-18.13", "ST-12.2")
@pytest.mark.parametrize(
    ("item", "hp", "dose", "focus", "free"),
    [
        ("first_aid_kit", 13, 10, False, False),
        ("army_medkit", 17, 10, False, False),
        ("bandage", 9, 10, False, True),
        ("bread", 7, 10, True, True),
        ("sausage", 8, 10, False, True),
        ("tourist_breakfast", 9, 10, False, True),
        ("antirad", 5, 2, False, True),
        ("vodka", 5, 5, False, True),
        ("energy_drink", 5, 10, True, True),
    ],
)
def test_items_that_are_eaten_or_injected(
    item: str, hp: int, dose: int, focus: bool, free: bool
) -> None:
    s = lane(f"velet A {item}", "mamon G")
    one = s.stalker(0)
    one.hp, one.dose = 5, 10
    one.focus = item == "vodka"
    use(s, item)
    assert (one.hp, one.dose, one.focus) == (hp, dose, focus)
    assert one.slots[0] == (2 if free else 1)
    assert one.backpack == []
    assert s.state.items.discard == [s.gear(item)]


@rule("ST-18.13", "ST-4.3")
def test_an_item_is_for_somebody_on_the_own_area() -> None:
    s = scene(["velet 1.G first_aid_kit", "mamon 1.G", "ghost 1.D"], begin=True)
    s.stalker(1).hp = 2
    use(s, "first_aid_kit")
    assert s.offered() == ["figure 0", "figure 1"]
    s.click("figure 1")
    assert s.stalker(1).hp == 10


@rule("ST-12.4", "ST-17.1")
def test_an_energy_drink_makes_the_next_action_free() -> None:
    s = lane("velet A energy_drink", "mamon G")
    use(s, "energy_drink")
    s.walk("B")
    assert (s.stalker(0).slots[0], s.stalker(0).next_free) == (2, False)


@rule("ST-18.13")
def test_bolts_smoke_and_psi_block() -> None:
    s = lane("velet A bolt_pouch psi_block smoke_grenade", "mamon G")
    s.stalker(0).threat, s.stalker(0).threat_area = HIGH, s.at("C")
    use(s, "bolt_pouch")
    assert s.stalker(0).bolts == 4
    use(s, "psi_block")
    assert s.stalker(0).calm
    use(s, "smoke_grenade")
    assert s.offered() == ["area A", "area B", "area C"]
    s.click("area B")
    assert (s.state.dim, s.threat(0)) == (1 << s.at("B"), "low C")


@rule("ST-21.15", "ST-21.16", "ST-23.8")
def test_a_frag_grenade_hits_everybody_there() -> None:
    s = lane("velet A frag_grenade", "mamon C", enemies=("snork C E",))
    s.stalker(0).focus = True
    use(s, "frag_grenade").dice(1, 1, 5, 5).click("area C")
    assert s.threat(0) in ("high C", "high A")
    assert s.step == "reroll"  # focus may be spent on a grenade
    s.click("done")
    while s.step not in ("act", "turn"):
        s.click(s.offered()[-1])
    assert s.enemy(0).area == NONE or s.enemy(0).stun or s.enemy(0).vulnerable
    assert s.stalker(1).hp == 15 - 6


@rule("ST-21.16")
def test_fire_bottle_and_flash() -> None:
    s = lane("velet A molotov", "mamon C")
    use(s, "molotov").click("area C")
    while s.step not in ("act", "turn"):
        s.click(s.offered()[-1])
    assert s.stalker(1).hp == 10
    s = lane("velet A flash_grenade", "mamon C", enemies=("snork C E",))
    use(s, "flash_grenade").click("area C")
    assert (s.stalker(1).stun, s.enemy(0).stun) == (True, True)


@rule("ST-12.3")
def test_milady_sneaks_past_a_guard() -> None:
    """Enemies see one area on the way, but all they see where she ends."""
    s = lane("milady A", "mamon G", enemies=("bandit_rifle F W",))
    s.stalker(1).area = s.at("A")
    s.click(f"use {ability('milady', 'sneak')}")
    s.clicks("step B", "step C")
    assert not is_seen(s.table, S0)
    s.click("done")
    assert s.threat(0) == "high C"
    assert f"use {ability('milady', 'sneak')}" not in s.offered()


@rule("ST-12.3", "ST-27.15")
def test_palkan_steps_in_for_another() -> None:
    """One for the Team: he takes the attack, with one success in his defence roll."""
    s = lane("palkan B leather_jacket", "mamon C", enemies=("bandit_rifle E W",))
    s.push(enemy_attack(E0, only=S1))
    s.click(f"use {ability('palkan', 'one_for_the_team')}").click("step C")
    while s.step == "step":
        s.click("done")
    assert s.where("s0") == "C"
    while s.step not in ("act", "turn"):
        s.click(s.offered()[-1])
    assert s.stalker(1).hp == 15
    assert s.stalker(0).hp < 16


@rule("ST-12.3")
def test_palkan_shoots_fast() -> None:
    s = lane("palkan A ptm", "mamon G", enemies=("zombie C E",))
    s.stalker(0).focus = True
    s.click(f"use {ability('palkan', 'fast_shot')}")
    assert (s.stalker(0).focus, s.stalker(0).attack_free) == (False, True)
    s.click("fire 1 e0")
    assert s.stalker(0).slots[0] == 2


@rule("ST-12.3", "ST-12.5")
def test_velet_is_handy() -> None:
    handyman = f"use {ability('velet', 'handyman')}"
    s = lane("velet A ptm", "mamon G")
    s.stalker(0).magazines = [1, 0, 0]
    s.state.gear[s.stalker(0).weapon].ammo = 0
    s.clicks(handyman, "choose 1")
    assert (s.state.gear[s.stalker(0).weapon].ammo, s.stalker(0).slots[0]) == (4, 2)
    assert handyman not in s.offered()
    assert total(s.table, S0, BackpackSize) == 2


@rule("ST-12.3")
def test_the_nurse_treats_and_heals_more() -> None:
    s = scene(["nurse 1.G bandage", "mamon 1.G"], begin=True)
    s.stalker(1).hp, s.stalker(1).stun = 3, True
    s.click(f"use {ability('nurse', 'triage')}").click("figure 1")
    assert (s.stalker(1).hp, s.stalker(1).stun) == (6, False)
    use(s, "bandage").click("figure 1")
    assert s.stalker(1).hp == 12


@rule("ST-12.3")
def test_the_sapper_makes_a_grenade_once_and_throws_farther() -> None:
    s = lane("sapper A", "mamon G")
    tinker = f"use {ability('sapper', 'tinkerer')}"
    s.click(tinker)
    (grenade,) = s.stalker(0).backpack
    assert BOX.gear[grenade].id == "frag_grenade"
    s.click(f"item {grenade}")
    assert s.offered() == ["area A", "area B", "area C", "area D"]
    s.click("area D")
    assert s.step == "reroll"  # two dice by Strong Arm
    assert all(len(offer.split()) == 3 or offer == "done" for offer in s.offered())
    while s.step not in ("turn", "act"):
        s.click(s.offered()[-1])
    s.stalker(0).slots, s.stalker(0).finished = [2, 2], [False, False]
    assert tinker not in s.offered()


@rule("ST-12.3")
def test_the_trapper_sets_a_trap() -> None:
    s = lane("hunter A", "mamon G", enemies=("snork D E",))
    s.click(f"use {ability('hunter', 'snare')}").click("area B")
    assert s.state.traps == [s.at("B")]


@rule("ST-7.16", "ST-1.2")
def test_there_are_two_traps() -> None:
    s = lane("hunter A", "mamon G", enemies=("snork G E",))
    s.state.traps = [s.at("E"), s.at("F")]
    s.click(f"use {ability('hunter', 'snare')}").click("area B")
    assert s.state.traps == [s.at("E"), s.at("F")]


@rule("ST-12.3", "ST-15.5")
def test_the_drummer_draws_fire() -> None:
    s = lane("drummer A", "mamon C")
    s.stalker(1).threat, s.stalker(1).threat_area = HIGH, s.at("D")
    s.click(f"use {ability('drummer', 'over_here')}")
    assert (s.threat(0), s.stalker(1).threat) == ("high A", NO_THREAT)


@rule("ST-12.3")
def test_deep_pockets_and_dosimetry() -> None:
    s = lane("borsuk A", "mamon G")
    s.click("prepare")
    assert s.stalker(0).bolts == 2
    s = scene(["professor 1.G", "mamon 1.G", "velet 2.A"])
    for one in s.state.stalkers:
        one.dose = 5
    s.push(moment("zone_phase_radiation", S0))
    assert [one.dose for one in s.state.stalkers] == [4, 4, 5]


@rule("ST-18.17", "ST-12.3")
@pytest.mark.parametrize(
    ("artifact", "before", "after"),
    [
        # HP, dose, focus, markers
        ("meat_chunk", (10, 9, True, 0), (10, 3, False, 0)),
        ("sea_urchin", (10, 0, False, 0), (9, 0, True, 0)),
        ("droplets", (10, 9, False, 0), (8, 5, False, 0)),
        ("moonlight", (10, 1, False, 0), (10, 5, False, 1)),
    ],
)
def test_artifacts_that_are_used(
    artifact: str, before: tuple[int, int, bool, int], after: tuple[int, int, bool, int]
) -> None:
    s = lane(f"velet A leather_jacket {artifact}", "mamon G")
    one = s.stalker(0)
    one.hp, one.dose, one.focus, one.markers[0] = before
    s.click(f"use {effect(artifact)}")
    assert (one.hp, one.dose, one.focus, one.markers[0]) == after


@rule("ST-12.3", "ST-15.5")
def test_eye_moves_the_token_and_flash_the_stalker() -> None:
    s = lane("velet A leather_jacket eye flash_artifact", "mamon G")
    one = s.stalker(0)
    one.bolts, one.focus = 1, True
    assert f"use {effect('eye')}" not in s.offered()  # no token on the map
    one.threat, one.threat_area = LOW, s.at("F")
    s.click(f"use {effect('eye')}")
    assert s.offered() == ["area A", "area B", "area C"]
    s.click("area B")
    assert (s.threat(0), one.bolts) == ("low B", 0)
    s.click(f"use {effect('flash_artifact')}").clicks("step B", "done")
    assert (s.where("s0"), one.focus, one.slots[0]) == ("B", False, 2)


@rule("ST-29.9")
def test_slug_and_soul_heal_at_the_end_of_the_round() -> None:
    s = lane("velet A leather_jacket soul", "mamon G leather_jacket slug")
    s.stalker(0).hp = s.stalker(1).hp = 7
    assert endings(s.table) == [0]  # the slug helps below 6 HP
    s.stalker(1).hp = 5
    assert endings(s.table) == [0, 1]
    for ending in (0, 1):
        begin_ending(s.table, ending)
    s.offered()
    assert (s.stalker(0).hp, s.stalker(1).hp) == (8, 6)


@rule("ST-18.3")
def test_mica_heals_more_by_any_card() -> None:
    s = lane("velet A leather_jacket mica bandage", "mamon G")
    s.stalker(0).hp = 5
    use(s, "bandage")
    assert s.stalker(0).hp == 11


@rule("ST-23.10")
def test_filament_shrugs_off_stun() -> None:
    from cantina.games.zone.facts.conditions_on_figures import gain

    s = lane("velet A leather_jacket filament", "mamon G")
    gain(s.table, S0, "stun")
    assert s.offered() == [f"use {effect('filament')}", "done"]
    s.click(f"use {effect('filament')}")
    assert (s.stalker(0).stun, s.stalker(0).hp) == (False, 16)


@rule("ST-6.9")
def test_camouflage_hides_on_cover() -> None:
    s = scene(["velet 1.A camo_suit", "mamon 2.A"], ["bandit_rifle 2.H S"])
    assert capped_sight(s.table, S0) == 2
    s.stalker(0).area = s.at("1.B")  # no cover
    assert capped_sight(s.table, S0) > 2


@rule("ST-18.20", "ST-18.4")
def test_passive_effects_add_up() -> None:
    s = lane("velet A long_coat side_bags snowflake", "mamon G improved_container")
    assert total(s.table, S0, BackpackSize) == 2 + 1 + 2 + 3
    s = lane("velet A leather_jacket advanced_container", "mamon G")
    assert total(s.table, S0, Container) == 2
