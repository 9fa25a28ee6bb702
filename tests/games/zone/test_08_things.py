"""Chapter 8: things of a mission, cards that close ways, water that rises."""

from __future__ import annotations

import pytest

from cantina.games.zone.box.mission import EventCard
from cantina.games.zone.choose.environment import find_card
from cantina.games.zone.choose.event_cards import has_effect
from cantina.games.zone.combat.body_parts import part_of
from cantina.games.zone.combat.enemy_deaths import enemy_dies
from cantina.games.zone.effects.gear import draw_of_level
from cantina.games.zone.events.enemies import ActivationDrawn, EnemyActed, EnemyAttacked
from cantina.games.zone.events.fighting import Defended, WoundDrawn
from cantina.games.zone.events.mission import AreaFlooded, FlagCounted
from cantina.games.zone.facts.figures import ground, place
from cantina.games.zone.facts.things import into_play
from cantina.games.zone.facts.threat_tokens import set_threat
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import Resolve, resolve
from cantina.games.zone.frames.enemies import react, resolve_unknown, wound
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.terms.figures import enemy_at
from cantina.games.zone.terms.ids import NO_FIGURE, NO_GEAR, NOWHERE
from cantina.games.zone.terms.kinds import LEVELS, PARTS, WEAPON_CARD
from cantina.games.zone.terms.numbers import GONE, HIGH, LOW, ON_MAP
from cantina.games.zone.turns.round_end import CARD, begin_ending
from cantina.kernel.table import advance
from tests.games.zone.camp import act, sent
from tests.games.zone.scene import BOX, E0, E1, S0, S1, Scene, corridor, scene
from tests.rules import rule


def event_of(mission: str, numeral: str) -> EventCard:
    (found,) = [one for one in BOX.missions if one.id == mission]
    (card,) = [card for card in found.events if card.numeral == numeral]
    return card


def walks(s: Scene, a: str, b: str) -> bool:
    return s.at(b) in [area for _, area in ground(s.table).steps(THROUGH, s.at(a))]


@rule("ST-8.6")
def test_a_key_lying_on_the_ground_is_picked_up_and_goes_into_a_pocket() -> None:
    s = scene(["borsuk A", "mamon A"], [], corridor("AB"))
    into_play(s.table, "cell_key", NO_FIGURE, s.at("A"))
    into_play(s.table, "carcass", NO_FIGURE, s.at("A"))
    backpack = s.stalker(0).backpack[:]
    s.click("begin 0")
    assert [words for words in s.offered() if words.startswith("pick")] == ["pick 3 0"]
    s.click("pick 3 0")
    assert (s.keys(S0), s.stalker(0).backpack) == (["cell_key"], backpack)


@rule("ST-8.7")
def test_nobody_takes_two_escorts_along() -> None:
    s = scene(["borsuk A", "mamon A"], [], corridor("AB"))
    into_play(s.table, "dalik", NO_FIGURE, s.at("A"))
    kinds = s.table.pack.missions[0].kind_of_thing
    kinds["nurse"] = kinds["dalik"]
    into_play(s.table, "nurse", NO_FIGURE, s.at("A"))
    s.click("begin 0").click("take 0")
    assert s.can("take")[0] is False
    s.bears(S1, "nurse")
    assert not s.can("pass_on")[0]


@rule("ST-8.7", "ST-8.8", "ST-13.2")
def test_example_43_an_escort() -> None:
    s = scene(["borsuk A", "velet C"], ground=corridor("ABCDEF"))
    into_play(s.table, "dalik", NO_FIGURE, s.at("A"))
    s.click("begin 0")
    slots = s.stalker(0).slots[:]
    s.click("take 0")
    assert s.stalker(0).slots == slots, "free"
    s.clicks("move", "step B", "step C")
    assert (s.where("s0"), s.step) == ("C", "act"), "at most 2 areas"
    s.click("pass_on 0 1")
    assert [token.bearer for token in s.state.tokens] == [S1]
    while s.seat == 0:
        s.click(next(words for words in ("end", "prepare", "done") if words in s.offered()))
    s.click("begin 0")
    s.clicks("move", "step D", "step E")
    assert (s.where("s1"), s.step) == ("E", "act"), "that one, too"
    s.clicks("careful", "step F")
    assert s.lying() == [("dalik", "F")]


@rule("ST-8.8")
def test_with_an_escort_a_move_covers_two_areas() -> None:
    for escorted, reach in ((False, 3), (True, 2)):
        s = scene(["borsuk A"], [], corridor("ABCDE"))
        if escorted:
            s.bears(S0, "dalik")
        s.clicks("begin 0", "move")
        steps = 0
        while s.step == "step":
            s.click(f"step {'BCDE'[steps]}")
            steps += 1
        assert steps == reach


@rule("ST-8.7", "ST-8.13")
def test_an_escort_goes_wherever_the_stalker_goes() -> None:
    s = sent("A2", "borsuk", at="1.G")
    assert s.lying() == [("dalik", "1.G")]
    s.click("begin 0").click("take 0")
    place(s.table, S0, s.at("1.D"))
    assert s.lying() == [("dalik", "1.D")]


@rule("ST-8.9")
@pytest.mark.parametrize("killed", [True, False])
def test_what_an_enemy_has_is_its_killers_or_lies_there(killed: bool) -> None:
    s = scene(["borsuk A"], ["snork B W"], corridor("ABC"))
    s.bears(E0, "cell_key")
    enemy_dies(s.table, E0, S0 if killed else NO_FIGURE)
    assert s.keys(S0) == (["cell_key"] if killed else [])
    assert s.lying() == [("cell_key", "A" if killed else "B")]


@rule("ST-8.10")
def test_what_an_action_needs_is_with_a_stalker_there_or_on_the_area() -> None:
    s = sent("A2", "borsuk", "mamon", at="15.D")
    s.click("begin 0")
    assert not s.can("act")[0]
    s.state.tokens[0].area = s.at("15.D")  # Dalik lies there
    assert s.can("act")[0]
    s.state.tokens[0].area = s.at("15.E")
    assert not s.can("act")[0]
    s.state.tokens[0].bearer, s.state.tokens[0].area = S1, NOWHERE  # he is with the other one
    assert s.can("act")[0]
    s.stalker(1).area = s.at("15.E")
    assert not s.can("act")[0]


@rule("ST-8.10")
def test_a_key_on_the_ground_opens_nothing() -> None:
    s = sent("C1", "borsuk", at="7.D")
    into_play(s.table, "shed_key", NO_FIGURE, s.at("7.D"))
    s.click("begin 0")
    unlock = act(s, "C1-03", "unlock")
    assert not s.can(unlock)[0]
    s.state.tokens.clear()
    s.bears(S0, "shed_key")
    assert s.can(unlock)[0]


@rule("ST-8.11")
def test_a_barricade_is_a_wall_until_it_is_cleared() -> None:
    s = sent("B1", "borsuk", at="8.E")
    assert walks(s, "8.E", "8.H")
    s.clicks("begin 0", act(s, "B1-04", "bar_door"))
    assert not walks(s, "8.E", "8.H")
    assert not s.can(act(s, "B1-04", "bar_door"))[0]  # it lies there already
    s.click(act(s, "B1-06", "clear_door"))
    assert walks(s, "8.E", "8.H")
    assert s.state.cards[find_card(s.table, "B1-06")].place == GONE
    s.stalker(0).slots = [2, 2]
    s.click(act(s, "B1-04", "bar_door"))  # and may be built again
    assert s.state.cards[find_card(s.table, "B1-06")].place == ON_MAP


@rule("ST-8.12")
def test_water_rises_and_carries_everything_to_the_nearest_land() -> None:
    """A2, event IV: 6.B and 6.G."""
    s = sent("A2", "borsuk", "mamon", at="6.B")
    area = s.at("6.B")
    place(s.table, S1, s.at("1.G"))
    set_threat(s.table, S1, LOW, area, "ST-15.1")
    into_play(s.table, "data_core", NO_FIGURE, area)
    s.state.loot[area] = [3]
    s.state.dim |= 1 << area
    s.state.loose_artifacts.append(area)
    before = walks(s, "6.A", "6.B")
    s.push(resolve(event_of("A2", "IV").immediate))
    while s.step == "choice":
        s.click(s.offered()[0])
    assert before
    assert not walks(s, "6.A", "6.B")
    assert [s.named(told.area) for told in s.told(AreaFlooded)] == ["6.B", "6.G"]
    moved = {s.named(s.stalker(0).area), s.named(s.stalker(1).threat_area)}
    moved |= {where for name, where in s.lying() if name == "data_core"}
    assert not moved & {"6.B", "6.G", "-"}
    assert (s.state.loot[area], s.state.loose_artifacts) == ([], [])
    assert not s.state.dim >> area & 1


@rule("ST-8.12")
def test_not_while_the_pump_runs() -> None:
    s = sent("A2", "borsuk", at="10.H")
    s.clicks("begin 0", act(s, "A2-06", "start_pump"))
    assert s.stalker(0).threat == HIGH
    assert not has_effect(s.table, event_of("A2", "IV"))


@rule("ST-8.13")
def test_a_thing_is_in_play_once() -> None:
    s = sent("C1", "borsuk", at="13.E")
    s.bears(S0, "shed_key")
    s.clicks("begin 0", act(s, "C1-02", "take_key"))
    assert s.keys(S0) == ["shed_key"]


@rule("ST-8.14")
def test_an_action_that_takes_several_times_keeps_one_count() -> None:
    """B1-02: switching the first relay off takes two, by anybody."""
    s = sent("B1", "borsuk", "mamon", at="14.B")
    s.clicks("begin 0", act(s, "B1-02", "switch_off"))
    assert s.state.flags == []
    s.click("prepare")
    while s.step != "turn":
        s.click(s.offered()[-1])
    s.clicks("begin 0", act(s, "B1-02", "switch_off"))
    assert s.state.flags == ["relays_off", "relay_one_off"]
    assert s.told(FlagCounted)[-1].count == 1


@rule("ST-8.15")
def test_drums_hurt_whoever_stands_there_and_nobody_is_the_attacker() -> None:
    """C1-04: 13 successes take an HP of the beast, stun it and leave it vulnerable."""
    s = sent("C1", "borsuk", at="11.G")
    beast = next(one for one in s.state.enemies if BOX.enemies[one.card].id == "pseudogiant")
    beast.area, beast.facing = s.at("11.D"), 2
    look(s.table)
    advance(s.table)
    hp, facing = beast.hp, beast.facing
    s.clicks("begin 0", act(s, "C1-04", "shoot_drums"))
    assert (beast.hp, beast.stun, beast.vulnerable, beast.facing) == (hp - 1, True, True, facing)
    assert s.state.cards[find_card(s.table, "C1-04")].place == GONE


@rule("ST-8.15", "ST-21.9", "ST-23.14", "ST-28.3")
def test_example_48_drums() -> None:
    s = sent("C1", "borsuk", "velet", at="11.G")
    place(s.table, S1, s.at("11.F"))
    cards = [BOX.enemies[one.card].id for one in s.state.enemies]
    giant = enemy_at(cards.index("pseudogiant"))
    beast = s.state.enemies[cards.index("pseudogiant")]
    beast.area, beast.hp = s.at("11.F"), 3
    look(s.table)
    s.clicks("begin 0", act(s, "C1-04", "shoot_drums"))
    while s.seat == 1:
        s.click("done")
    assert (beast.hp, beast.stun, beast.vulnerable) == (2, True, True)
    assert [(told.stalker, told.damage) for told in s.told(Defended)] == [(S1, 8)]
    s.push(react(S0))
    assert (beast.stun, s.told(EnemyAttacked)) == (False, []), "instead of its reaction"
    s.push(wound(giant, False))
    assert [told.heavy for told in s.told(WoundDrawn)] == [True]


@rule("ST-8.15")
def test_an_enemy_without_the_named_part_is_hit_on_its_torso() -> None:
    s = scene(["borsuk A"], ["dog A W", "bandit_rifle A W"], corridor("AB"))
    parts = [[line.part for line in BOX.enemies[one.card].hits] for one in s.state.enemies]
    head = PARTS.index("head")
    assert [head in printed for printed in parts] == [False, True]
    assert [part_of(s.table, e, head) for e in (E0, E1)] == [PARTS.index("torso"), head]


@rule("ST-33.10")
def test_where_no_weapon_of_the_level_is_left_it_is_one_of_the_next_lower() -> None:
    s = scene(["borsuk A"], [], corridor("AB"))
    deck = s.state.weapons
    levels = [BOX.weapon(gear).level for gear in deck.cards]
    deck.cards = [gear for gear in deck.cards if BOX.weapon(gear).level < max(levels)]
    found = draw_of_level(s.table, WEAPON_CARD, LEVELS[max(levels)])
    assert BOX.weapon(found).level == max(levels) - 1
    deck.cards = []
    assert draw_of_level(s.table, WEAPON_CARD, LEVELS[max(levels)]) == NO_GEAR


@rule("ST-9.12")
def test_no_more_enemies_come_than_the_mission_has() -> None:
    """B1: two snorks, and the relay spawns one each time."""
    s = sent("B1", "borsuk", at="8.G")
    snorks = [one for one in s.state.enemies if BOX.enemies[one.card].id == "snork"]
    assert len(snorks) == 2
    for one in snorks:
        one.area = s.at("14.G")
    s.clicks("begin 0", act(s, "B1-03", "switch_off"))
    assert [s.named(one.area) for one in snorks] == ["14.G", "14.G"]
    s = sent("B1", "borsuk", at="8.G")
    s.clicks("begin 0", act(s, "B1-03", "switch_off"))
    there = [s.named(one.area) for one in s.state.enemies if one.area != NOWHERE]
    assert there == ["8.B"]


@rule("ST-29.9")
def test_example_45_holding_a_room() -> None:
    """B1-04."""
    s = sent("B1", "borsuk", at="8.E")
    s.state.flags += ["relays_off", "relays_off", "set_burns"]
    card = find_card(s.table, "B1-04")
    s.state.cards[card].flipped = True

    def end_of_round(*zombies: str) -> tuple[int, bool, list[str]]:
        """With zombies there: rounds burnt, whether the exits are open, where others came."""
        for number, enemy in enumerate(s.state.enemies):
            enemy.area = s.at(zombies[number]) if number < len(zombies) else NOWHERE
        begin_ending(s.table, CARD + card)
        advance(s.table)
        there = [s.named(one.area) for one in s.state.enemies if one.area != NOWHERE]
        came = sorted(there[len(zombies) :])
        return s.state.flags.count("burnt"), s.state.exits_open, came

    assert end_of_round() == (1, False, ["8.D", "8.H"])
    assert end_of_round("8.E") == (1, False, ["8.D", "8.H"]), "an enemy there: no progress"
    assert end_of_round() == (2, True, []), "the second time"


@rule("ST-7.10", "ST-9.12")
def test_example_46_the_supply() -> None:
    s = sent("B1", "borsuk", at="8.G")
    s.state.flags += ["relays_off", "relays_off", "set_burns"]
    card = find_card(s.table, "B1-04")
    s.state.cards[card].flipped = True
    zombies = [one for one in s.state.enemies if BOX.enemies[one.card].id == "zombie"]
    assert len(zombies) == 8
    for number, one in enumerate(zombies):
        one.area = s.at(("14.A", "14.B", "14.C", "14.D")[number // 2])
    before = [one.area for one in zombies]
    s.push(ending(s, card))
    assert [one.area for one in zombies] == before
    assert not s.told(EnemyActed)
    zombies[0].area = NOWHERE
    s.push(ending(s, card))
    assert [s.named(one.area) for one in zombies].count("8.D") == 1
    assert "8.H" not in [s.named(one.area) for one in zombies]
    kinds = [one.kind for one in BOX.unknown_tokens]
    horde = [one.id for one in BOX.unknown].index("horde")
    s.state.unknown[s.at("8.D")] = [kinds.index(horde)]
    s.push(resolve_unknown([s.at("8.D")]))
    assert len(s.told(ActivationDrawn)) == 1
    nearest = enemy_at(s.state.enemies.index(zombies[0]))
    assert {told.enemy for told in s.told(EnemyActed)} == {nearest}


def ending(s: Scene, card: int) -> Resolve:
    """What an environment card does at the end of the round."""
    begin_ending(s.table, CARD + card)
    frame = s.state.stack.pop()
    assert isinstance(frame, Resolve)
    return frame


@rule("ST-29.9")
def test_a_room_that_is_held_counts_at_the_end_of_the_round() -> None:
    """B1-04: with a stalker on 8.E and no enemy there; after the second time the exits open."""
    s = sent("B1", "borsuk", at="8.E")
    s.state.flags += ["relays_off", "relays_off", "set_burns"]
    s.state.cards[find_card(s.table, "B1-04")].flipped = True
    for burnt in (1, 2):
        number = s.state.round
        while s.state.round == number and s.table.asks:
            s.click("done" if "done" in s.offered() else s.offered()[-1])
        assert s.state.flags.count("burnt") == burnt
        assert s.state.exits_open == (burnt == 2)
        for enemy in s.state.enemies:
            enemy.area = NOWHERE
