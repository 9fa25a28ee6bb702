"""Chapter 8: environment cards, those of mission A1 above all."""

from __future__ import annotations

import pytest

from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.visibility import sight_of
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import walking_distance
from cantina.games.zone.state import EnemyState
from cantina.games.zone.terms.ids import NOWHERE, Figure
from cantina.games.zone.terms.numbers import BESIDE, GONE, HIGH, IN_DECK, NONE, ON_MAP
from cantina.games.zone.view import view
from tests.games.zone.camp import act, camp, card
from tests.games.zone.scene import BOX, E0, S0, Scene
from tests.rules import rule
from tests.seats import FIRST


def walks(s: Scene, a: str, b: str) -> bool:
    return s.at(b) in [area for _, area in ground(s.table).steps(THROUGH, s.at(a))]


def ways_to(s: Scene, goal: str) -> int:
    """How far all enemies together have to go."""
    here = ground(s.table)
    return sum(walking_distance(here, THROUGH, one.area, s.at(goal)) for one in on_map(s))


def on_map(s: Scene) -> list[EnemyState]:
    return [one for one in s.state.enemies if one.area != NOWHERE]


@rule("ST-8.1", "ST-6.10")
def test_a_card_on_the_map_closes_a_border_until_it_is_flipped() -> None:
    s = camp("borsuk", at="5.C")
    assert not walks(s, "5.C", "5.F")
    s.bears(S0, "cell_key")
    s.clicks("begin 0", act(s, "A1-05", "open_with_key"))
    assert walks(s, "5.C", "5.F")


def shown(s: Scene, id: str) -> str:
    """How a card is named to the players."""
    return next(one.id for one in view(s.table, FIRST).cards if one.number == card(s, id))


@rule("ST-8.2")
def test_nobody_knows_the_back_of_a_card() -> None:
    assert {shown(camp("borsuk", cell=variant), "A1-05") for variant in (1, 2)} == {"A1-05"}
    named = []
    for variant in (1, 2):
        s = camp("borsuk", at="5.C", cell=variant)
        s.bears(S0, "cell_key")
        s.clicks("begin 0", act(s, "A1-05", "open_with_key"))
        named.append(shown(s, "A1-05"))
    assert named[0] != named[1]


@rule("ST-8.3", "ST-8.4", "ST-16.1")
def test_the_guard_hut_is_flipped_by_who_enters_and_then_discarded() -> None:
    """A1-02: an unknown enemy, one more loot token on 2.D."""
    s = camp("borsuk", at="2.H", strewn=True)
    s.state.unknown = [[] for _ in s.state.unknown]
    blank = [n for n, one in enumerate(BOX.unknown_tokens) if BOX.unknown[one.kind].id == "X"]
    s.state.unknown[s.at("2.F")] = [blank[0]]
    before = len(s.state.loot[s.at("2.D")])
    s.clicks("begin 0", "move", "step 2.F")
    assert s.state.cards[card(s, "A1-02")].place == GONE
    assert not s.state.unknown[s.at("2.F")]
    assert len(s.state.loot[s.at("2.D")]) == before + 1
    assert s.step == "step"  # ST-16.2: the movement goes on


@rule("ST-8.5")
def test_a_peek_through_a_window_is_a_free_action() -> None:
    s = camp("borsuk", at="2.E")
    s.click("begin 0")
    slots = s.stalker(0).slots[0]
    s.click(act(s, "A1-02", "peek"))
    assert s.state.cards[card(s, "A1-02")].place == GONE
    assert s.stalker(0).slots[0] == slots
    far = camp("borsuk", at="2.C")  # a door leads there, no window
    far.click("begin 0")
    assert not any(offer.startswith(f"act {card(far, 'A1-02')} ") for offer in far.offered())


@rule("ST-8.3")
@pytest.mark.parametrize("variant", [1, 2, 3])
def test_the_radio_building_says_where_the_key_is(variant: int) -> None:
    """A1-03 and the three cards A1-10."""
    s = camp("borsuk", at="3.A", guarded=True)
    for enemy in s.state.enemies[1:]:
        enemy.area = NOWHERE
    s.enemy(0).area, s.enemy(0).facing = s.at("2.A"), 3
    s.rolls((3, variant - 1)).clicks("begin 0", "move", "step 3.B")
    assert s.state.cards[card(s, "A1-03")].place == GONE
    assert s.state.cards[card(s, "A1-10")].place == BESIDE
    if variant == 1:
        assert s.keys(S0) == ["cell_key"]
    elif variant == 2:
        assert [token.bearer for token in s.state.tokens] == [E0]
        assert s.keys(S0) == []
    else:
        assert "key_in_chest" in s.state.flags
        chest = s.state.cards[card(s, "A1-08")]
        assert (chest.place, chest.areas) == (ON_MAP, [s.at("3.H")])


@rule("ST-8.3", "ST-1.2")
def test_without_a_guard_to_bear_the_key_it_is_gained_at_once() -> None:
    s = camp("borsuk", at="3.A")
    s.rolls((3, 1)).clicks("begin 0", "move", "step 3.B")
    assert s.keys(S0) == ["cell_key"]


@rule("ST-8.3", "ST-22.7")
@pytest.mark.parametrize("killer", [0, NONE])
def test_the_marked_guard_leaves_the_key_to_who_killed_him(killer: Figure) -> None:
    from cantina.games.zone.combat.enemy_deaths import enemy_dies
    from cantina.kernel.table import advance

    s = camp("borsuk", at="3.A", guarded=True)
    for enemy in s.state.enemies[1:]:
        enemy.area = NOWHERE
    s.enemy(0).area, s.enemy(0).facing = s.at("2.A"), 3
    s.rolls((3, 1)).clicks("begin 0", "move", "step 3.B")
    enemy_dies(s.table, E0, killer)
    advance(s.table)
    assert s.keys(S0) == (["cell_key"] if killer == 0 else [])
    assert s.lying() == [("cell_key", "3.B" if killer == 0 else "2.A")]


@rule("ST-8.5", "ST-17.4")
def test_the_chest_costs_radiation_and_holds_two_items_and_the_key() -> None:
    """A1-08."""
    s = camp("borsuk", at="3.H")
    chest = s.state.cards[card(s, "A1-08")]
    chest.place, chest.areas = ON_MAP, [s.at("3.H")]
    s.state.flags.append("key_in_chest")
    s.stalker(0).backpack, s.state.items.discard = [], s.stalker(0).backpack
    s.clicks("begin 0", act(s, "A1-08", "open_chest"))
    one = s.stalker(0)
    assert (one.dose, len(one.backpack), s.keys(S0)) == (2, 2, ["cell_key"])
    assert chest.place == GONE


@rule("ST-8.5")
def test_forcing_the_door_takes_two_actions_and_is_loud_each_time() -> None:
    """A1-05: by any stalkers, also in different rounds."""
    s = camp("borsuk", "mamon", at="5.C")
    s.clicks("begin 0", act(s, "A1-05", "force"))
    assert (s.stalker(0).threat, s.stalker(0).slots[0]) == (HIGH, 1)
    assert not s.state.cards[card(s, "A1-05")].flipped
    s.click("prepare")
    while s.step != "turn":
        s.click(s.offered()[-1])
    s.clicks("begin 0", act(s, "A1-05", "force"))
    assert s.stalker(1).threat == HIGH
    assert s.state.cards[card(s, "A1-05")].flipped


def test_the_noise_of_the_door_brings_the_guards() -> None:
    s = camp("borsuk", at="5.C", guarded=True)
    before, hp = ways_to(s, "5.C"), s.stalker(0).hp
    s.clicks("begin 0", act(s, "A1-05", "force"))
    while s.step != "act":
        s.click(s.offered()[-1])
    assert ways_to(s, "5.C") < before
    assert s.stalker(0).hp < hp


@rule("ST-8.3")
@pytest.mark.parametrize(
    ("group", "each"),
    [(["borsuk", "velet", "mamon"], 1), (["borsuk", "velet", "mamon", "milady"], 2)],
)
def test_behind_the_first_door_is_the_prisoner(group: list[str], each: int) -> None:
    """A1-05 variant 1, A1-04, A1-09: bandits bar the way out, more of them for four."""
    s = camp(*group, at="5.C", cell=1)
    s.bears(S0, "cell_key")
    s.clicks("begin 0", act(s, "A1-05", "open_with_key"))
    assert "dalik_free" in s.state.flags
    assert s.state.exits_open
    assert s.lying() == [("cell_key", "5.C"), ("dalik", "5.F")]
    assert s.state.cards[card(s, "A1-09")].place == BESIDE
    assert sorted(s.named(one.area) for one in on_map(s)) == ["1.B"] * each + ["1.C"] * each


@rule("ST-8.3")
@pytest.mark.parametrize(("barracks", "where"), [(1, "4.D"), (2, "4.C")])
def test_or_he_was_moved_to_the_barracks(barracks: int, where: str) -> None:
    """A1-05 variant 2, then A1-07: the card says where he is bound; untying him is an action."""
    s = camp("borsuk", at="5.C", cell=2, barracks=barracks)
    loot = len(s.state.loot[s.at("5.F")])
    s.bears(S0, "cell_key")
    s.clicks("begin 0", act(s, "A1-05", "open_with_key"))
    assert "dalik_moved" in s.state.flags
    assert len(s.state.loot[s.at("5.F")]) == loot + 1
    s.stalker(0).area = s.at("4.F")
    s.clicks("move", "step 4.C")
    assert ("dalik_bound", where) in s.lying()
    s.stalker(0).area = s.at(where)
    s.stalker(0).slots[0] = 2
    while s.step == "step":
        s.click("done")
    s.click(act(s, "A1-07", "untie"))
    assert s.lying() == [("cell_key", where), ("dalik", where)]
    assert "dalik_free" in s.state.flags


@rule("ST-8.3")
def test_if_the_barracks_were_searched_before_he_is_bound_there_at_once() -> None:
    s = camp("borsuk", at="4.F", cell=2, barracks=2)
    s.clicks("begin 0", "move", "step 4.C", "done")
    assert s.state.tokens == []
    s.stalker(0).area = s.at("5.C")
    s.bears(S0, "cell_key")
    s.click(act(s, "A1-05", "open_with_key"))
    assert ("dalik_bound", "4.C") in s.lying()


@rule("ST-8.3", "ST-7.15")
def test_guards_at_cards() -> None:
    """A1-07 variant 1: a rifle bandit on 4.D facing west, who sees who came in."""
    s = camp("borsuk", at="4.F", barracks=1)
    loot = len(s.state.loot[s.at("4.D")])
    s.clicks("begin 0", "move", "step 4.C")
    guard = next(e for e in s.state.enemies if e.area != NONE)
    assert (BOX.enemies[guard.card].id, s.named(guard.area), guard.facing) == (
        "bandit_rifle",
        "4.D",
        3,
    )
    assert s.threat(0) == "high 4.C"
    assert len(s.state.loot[s.at("4.D")]) == loot + 1


@rule("ST-8.5", "ST-6.9")
def test_without_power_humans_see_one_area_less() -> None:
    """A1-06: 3/1/0 becomes 2/1/0; event IV then does nothing."""
    s = camp("borsuk", at="4.I", guarded=True)
    for enemy in s.state.enemies[1:]:
        enemy.area = NOWHERE
    s.enemy(0).area, s.enemy(0).facing = s.at("2.A"), 1
    before = sight_of(s.table, E0).bit_count()
    s.clicks("begin 0", act(s, "A1-06", "cut_power"))
    assert sight_of(s.table, E0).bit_count() < before
    assert "lights_out" in s.state.flags
    assert s.state.cards[card(s, "A1-06")].place == GONE


@rule("ST-8.4")
def test_cards_in_the_environment_deck_offer_nothing() -> None:
    s = camp("borsuk", at="3.H")
    s.click("begin 0")
    assert s.state.cards[card(s, "A1-08")].place == IN_DECK
    assert not any(offer.startswith("act ") for offer in s.offered())
