"""Chapter 13: what cards do."""

from __future__ import annotations

import pytest

from cantina.games.hoth.events import (
    CardPlayed,
    CardTaken,
    DiceRolled,
    UnitRestored,
)
from cantina.games.hoth.rules.fire import dice_against
from tests.games.hoth.scene import BOX, Scene, at, number_of, scene
from tests.rules import rule


def dice(s: Scene, start: str, end: str) -> int:
    return dice_against(s.table, s.state.at[at(start)], at(end))


def rebels(units: dict[str, str], empire: dict[str, str], card: str, *orders: str) -> Scene:
    return scene(units, {"J1": "s", **empire}, hand=[card]).play(card).order(*orders)


def imperials(units: dict[str, str], rebel: dict[str, str], card: str, *orders: str) -> Scene:
    s = scene({"J7": "t", **rebel}, units, first="empire", hand=[card]).play(card)
    return s.order(*orders)


@rule("HO-13.1", "HO-13.2")
def test_every_card_does_something() -> None:
    for card in BOX.cards:
        assert card.scope or card.effect or card.bombard_targets or card.discards, card.id
    assert [leader.id for leader in BOX.leaders] == [
        "leia",
        "luke",
        "han",
        "vader",
        "piett",
        "veers",
    ]
    assert all(len(cards) == 3 for cards in BOX.leader_cards)


@rule("HO-13.3")
def test_dice_and_close_dice() -> None:
    s = rebels({"D4": "t", "G4": "t"}, {"D3": "s"}, "R-LEIA-2", "D4", "G4")
    assert dice(s, "D4", "D3") == 4
    s = imperials({"D3": "w", "F3": "w"}, {"D4": "t", "F5": "t"}, "E-VEERS-1", "D3", "F3")
    assert dice(s, "D3", "D4") == 4
    assert dice(s, "F3", "F5") == 3
    s = imperials({"D3": "s", "A1": "s"}, {"D4": "t"}, "E-VADER-3", "D3")
    assert dice(s, "D3", "D4") == 2
    s = rebels({"D4": "t", "G4": "t"}, {"D3": "s"}, "R-LEIA-2", "G4")
    assert dice(s, "D4", "D3") == 3  # not ordered


@rule("HO-13.4")
def test_a_move_after_the_attack_and_only_after_one() -> None:
    s = rebels({"D4": "f"}, {"D3": "s"}, "R-SPD", "D4")
    s.attack("D4", "D3", "cross", "cross", "cross", "cross")
    assert s.step == "to"
    assert "done" in s.offered()
    s.click("to D5")
    assert s.seat == 1
    s = rebels({"D4": "f"}, {"D3": "s"}, "R-SPD", "D4").stay().done()
    assert s.seat == 1


@rule("HO-13.12", "HO-13.4")
def test_search_and_destroy_moves_two_hexes_after_an_attack() -> None:
    s = imperials({"D3": "s"}, {"D4": "t"}, "E-SND", "D3").stay().click("attack D3")
    s.load_dice("cross", "cross", "cross").click("target D4")
    assert "to D1" in s.offered()
    assert "to E1" in s.offered()
    assert s.click("to D1").seat == 0


@rule("HO-13.5")
def test_ignoring_terrain_limits() -> None:
    units, land = {"D6": "t"}, {"D5": "*", "D3": "*", "E5": "#"}
    s = scene(units, {"D3": "s"}, land, hand=["R-SPR"]).play("R-SPR").order("D6")
    s.click("move D6")
    assert "to E6" in s.offered()
    assert "to E5" not in s.offered()
    s.click("to D5")
    assert s.offered() == ["attack D5", "done"]
    assert dice(s, "D5", "D3") == 2 - 1
    s = scene({"D4": "f"}, {"D3": "s"}, {"D4": "B"}, hand=["R-SPR"]).play("R-SPR").order("D4")
    assert dice(s, "D4", "D3") == 4


@rule("HO-13.6")
def test_artillery_barrage_attacks_twice() -> None:
    s = rebels({"D5": "a"}, {"D3": "s", "E3": "s"}, "R-ART", "D5")
    s.attack("D5", "D3", "cross", "cross", "cross", "cross")
    assert s.offered() == ["target D3", "target E3", "done"]
    assert dice(s, "D5", "E3") == 4
    s.load_dice("cross", "cross", "cross", "cross").click("target E3")
    assert s.seat == 1


@rule("HO-13.6")
def test_determination_moves_and_attacks_twice() -> None:
    s = imperials({"D2": "s"}, {"D4": "t", "D6": "t"}, "E-VADER-2", "D2")
    s.move("D2", "D3").attack("D3", "D4", "infantry", "infantry", "infantry")
    assert s.step == "to"
    s.click("to D4")
    assert s.offered() == ["attack D4", "done"]
    s.click("attack D4").load_dice("cross", "cross").click("target D6")
    assert s.seat == 0


@rule("HO-13.7")
def test_force_powers_turn_retreats_into_explosions() -> None:
    s = imperials({"D3": "s", "A1": "s"}, {"D4": "t"}, "E-VADER-1", "D3")
    s.attack("D3", "D4", "retreat", "retreat", "cross")
    assert s.unit("D4").figures == 1
    assert s.seat == 0
    s = scene({"J7": "t"}, {"D3": "s"}, {"D4": "G"}, "empire", ["E-VADER-1"]).play("E-VADER-1")
    s.order("D3").attack("D3", "D4", "retreat", "cross", "cross")
    assert s.state.structures == [-1]


@rule("HO-13.8")
def test_deploy_the_fleet_may_discard_nothing() -> None:
    s = scene({"A7": "t"}, {"A1": "s"}, first="empire", hand=["E-PIETT-2"]).play("E-PIETT-2")
    s.done()
    assert s.step == "play"
    assert len(s.hand(1)) == 4
    assert [BOX.things[event.card] for event in s.told(CardPlayed)] == ["E-PIETT-2"]


@rule("HO-13.9", "HO-13.14")
def test_orbital_strike_rolls_against_three_units_wherever_they_are() -> None:
    rebel = {"D4": "t", "A7": "f", "J5": "a", "G7": "t"}
    s = scene(rebel, {"A1": "s"}, {"D4": "*"}, "empire", ["E-PIETT-3"]).play("E-PIETT-3")
    assert s.offered() == ["strike D4", "strike J5", "strike A7", "strike G7"]
    for hex, face in (("D4", "retreat"), ("A7", "vehicle"), ("J5", "infantry")):
        s.load_dice(face).click(f"strike {hex}")
    assert s.unit("D4").figures == 2  # a retreat hits, and nobody falls back
    assert s.unit("A7").figures == 2
    assert not s.empty("J5")
    assert s.seat == 0
    assert [len(event.dice) for event in s.told(DiceRolled)] == [1, 1, 1]


@rule("HO-13.14")
def test_orbital_strike_with_fewer_enemies() -> None:
    s = scene({"D4": "t"}, {"A1": "s"}, first="empire", hand=["E-PIETT-3"]).play("E-PIETT-3")
    assert s.click("strike D4").seat == 0


@rule("HO-13.10")
def test_figures_come_back_up_to_the_start() -> None:
    units = {"D4": "t1", "E4": "t", "F4": "f'2"}
    s = scene(units, {"J1": "s"}, hand=["R-LEIA-1"]).play("R-LEIA-1")
    assert [s.unit(hex).figures for hex in units] == [2, 3, 3]
    assert len(s.told(UnitRestored)) == 2
    s = imperials({"D3": "s1", "A1": "s"}, {}, "E-PIETT-1", "D3")
    assert s.unit("D3").figures == 4


@rule("HO-13.10")
def test_no_more_figures_come_back_than_are_in_the_box() -> None:
    s = scene({"D4": "f1", "E4": "f", "F4": "f"}, {"J1": "s"}, hand=["R-LEIA-1"])
    s.state.kept[4] = 2
    s.state.killed[4] = 2
    s.state.medals[1] = 2
    s.play("R-LEIA-1")
    assert s.unit("D4").figures == 1


@rule("HO-13.11")
def test_concentrated_fire_grows_with_other_attackers() -> None:
    rebel = {"D4": "t", "J7": "t"}
    units = {"D3": "s", "E3": "s", "E4": "s"}
    s = scene(rebel, units, first="empire", hand=["E-VEERS-3"]).play("E-VEERS-3").order(*units)
    assert dice(s, "D3", "D4") == 3
    s.attack("D3", "D4", "cross", "cross", "cross")
    assert dice(s, "E3", "D4") == 4
    s.click("attack E3").load_dice("cross", "cross", "cross", "cross").click("target D4")
    assert dice(s, "E4", "D4") == 5
    assert dice(s, "D3", "D4") == 4  # one other


@rule("HO-13.13")
def test_no_move_and_no_attack() -> None:
    s = rebels({"D4": "t!"}, {"D3": "s1"}, "R-DEF", "D4")
    assert s.step == "attack"
    s.attack("D4", "D3", "explosion", "cross", "cross", "cross")
    assert s.seat == 1  # no breakthrough either
    s = imperials({"D2": "s"}, {"D5": "t"}, "E-FWD", "D2").move("D2", "D4")
    assert s.seat == 0


@rule("HO-13.16")
def test_friends_beside_are_units_next_to_the_attacker() -> None:
    s = scene(
        {"D4": "t", "C4": "t", "D5": "f", "G4": "t"}, {"D3": "s"}, {"E4": "G"}, hand=["R-HAN-3"]
    )
    s.play("R-HAN-3").order("D4")
    assert dice(s, "D4", "D3") == 3 + 2


def supported(
    rebel: dict[str, str],
    empire: dict[str, str],
    side: str,
    hand: list[str],
    card: str,
    land: dict[str, str] | None = None,
) -> Scene:
    return scene(rebel, empire, land, side, hand, campaign=True, support=[card])


@rule("HO-13.15", "HO-15.6")
def test_reserve_forces_and_one_support_card_a_turn() -> None:
    s = scene({"D4": "t1"}, {"D3": "s"}, hand=["R-HQ"], campaign=True, support=["SR4", "SR1"])
    assert s.offered() == ["support SR4 D4", "done"]
    s.click("support SR4 D4")
    assert s.unit("D4").figures == 3
    s.play("R-HQ").order("D4").stay()
    assert s.offered() == ["attack D4", "done"]  # SR1 has to wait
    assert s.state.support_used[0] == [number_of("SR4")]


@rule("HO-13.15", "HO-13.3")
def test_combat_experience() -> None:
    s = supported({"D4": "t"}, {"D3": "s"}, "rebel", ["R-HQ"], "SR1").play("R-HQ").order("D4")
    s.stay().click("support SR1")
    assert dice(s, "D4", "D3") == 4


@rule("HO-13.9", "HO-13.14")
def test_air_support_ignores_land_and_confirms_against_at_ats() -> None:
    s = supported({"D4": "t"}, {"A1": "w"}, "rebel", ["R-HQ"], "SR2", {"A1": "*"})
    s.play("R-HQ").order("D4").stay()
    s.load_dice("vehicle", "cross", "explosion").click("support SR2 A1")
    assert s.state.over or s.state.node == 1


@rule("HO-13.15", "HO-9.19")
def test_lets_finish_this_rolls_again() -> None:
    s = supported({"D4": "t"}, {"D3": "s", "J1": "s"}, "rebel", ["R-HQ"], "SR3")
    s.play("R-HQ").order("D4").attack("D4", "D3", "cross", "cross", "cross")
    assert s.offered() == ["support SR3", "done"]
    s.click("support SR3").click("reroll cross").click("reroll cross")
    s.load_dice("explosion", "infantry").done()
    assert s.unit("D3").figures == 2


@rule("HO-13.15")
def test_desperate_stand_and_rout() -> None:
    s = supported({"D4": "t1", "E4": "t"}, {"D3": "s"}, "rebel", ["R-HQ"], "SR5")
    s.play("R-HQ").order("D4", "E4").stay()
    assert "support SR5 D4" in s.offered()
    assert "support SR5 E4" not in s.offered()
    s.click("support SR5 D4")
    assert dice(s, "D4", "D3") == 5
    s.load_dice("cross", "cross", "cross", "cross", "cross").click("target D3")
    assert s.step == "attack"  # nothing is rolled again
    s = supported({"D4": "t", "J7": "t"}, {"D3": "s"}, "empire", ["E-HQ"], "SE5", {"D4": "="})
    s.play("E-HQ").order("D3").stay().click("support SE5 D3")
    assert dice(s, "D3", "D4") == 3
    s.load_dice("retreat", "cross", "cross").click("target D4")
    assert s.step != "hold"
    assert s.state.aided in (-1, s.state.at[at("D3")])


@rule("HO-13.15", "HO-7.8")
def test_desperate_stand_and_rout_where_cover_takes_all_dice() -> None:
    """Both are named before dice are counted."""
    rocks = {"G4": "*"}
    s = supported({"D4": "t1"}, {"G4": "s", "J1": "s"}, "rebel", ["R-HQ"], "SR5", rocks)
    s.play("R-HQ").order("D4").stay()
    assert s.offered() == ["support SR5 D4", "done"]
    s.click("support SR5 D4")
    assert dice(s, "D4", "G4") == 2
    s = supported({"D4": "t", "J7": "t"}, {"G4": "s"}, "empire", ["E-HQ"], "SE5", {"D4": "="})
    s.play("E-HQ").order("G4").stay()
    assert s.offered() == ["support SE5 G4", "done"]
    s.click("support SE5 G4").load_dice("cross").click("target D4")
    assert [len(event.dice) for event in s.told(DiceRolled)] == [1]


@rule("HO-13.15", "HO-10.4")
def test_rout_helps_the_attack_after_a_breakthrough() -> None:
    rebel, land = {"D4": "t1", "D5": "t", "J7": "t"}, {"D5": "="}
    s = supported(rebel, {"D3": "s!"}, "empire", ["E-HQ"], "SE5", land).play("E-HQ").order("D3")
    s.attack("D3", "D4", "explosion", "cross", "cross").click("advance")
    assert (s.step, s.offered()) == ("aid", ["support SE5 D4", "done"])
    s.click("support SE5 D4")
    assert s.offered() == ["target D5"], "who names the card attacks"
    s.load_dice("cross", "cross", "cross").click("target D5")
    assert [len(event.dice) for event in s.told(DiceRolled)] == [3, 3]
    s = supported(rebel, {"D3": "s!"}, "empire", ["E-HQ"], "SE5", land).play("E-HQ").order("D3")
    s.attack("D3", "D4", "explosion", "cross", "cross").click("advance").done()
    assert s.offered() == ["target D5", "done"]
    s.load_dice("cross", "cross").click("target D5")
    assert [len(event.dice) for event in s.told(DiceRolled)] == [3, 2]


@rule("HO-13.15", "HO-13.6")
def test_rout_helps_the_second_attack_of_determination() -> None:
    s = scene(
        {"D4": "t", "J7": "t"},
        {"G4": "s"},
        {"D4": "="},
        "empire",
        ["E-VADER-2"],
        campaign=True,
        support=["SE5", "SE1"],
    )
    s.play("E-VADER-2").order("G4").done()
    assert (s.step, s.offered()) == ("attack", ["support SE5 G4", "done"])
    s.done().done()
    assert (s.step, s.offered()) == ("attack", ["support SE5 G4", "done"])
    s.click("support SE5 G4").load_dice("cross").click("target D4")
    assert [len(event.dice) for event in s.told(DiceRolled)] == [1]


@rule("HO-13.15")
def test_scout_orders_one_more_without_the_bonus() -> None:
    s = supported({"D4": "t", "J7": "t"}, {"D3": "s", "A1": "s"}, "empire", ["E-IMP"], "SE3")
    s.play("E-IMP").order("A1")
    assert s.offered() == ["support SE3 D3", "done"]
    s.click("support SE3 D3")
    assert s.unit("D3").ordered
    assert not s.unit("D3").boosted


@rule("HO-13.15", "HO-13.6")
def test_incursion_acts_again() -> None:
    s = supported({"D4": "t", "J7": "t"}, {"D3": "s"}, "empire", ["E-HQ"], "SE2")
    s.play("E-HQ").order("D3").attack("D3", "D4", "cross", "cross", "cross")
    s.click("support SE2 D3")
    assert s.step == "to"
    s.done()
    assert s.offered() == ["attack D3", "done"]
    s.click("attack D3").load_dice("cross", "cross", "cross").click("target D4")
    assert s.seat == 0


@rule("HO-13.15", "HO-13.14")
def test_final_assault_follows_a_retreat_with_cover() -> None:
    land = {"D5": "=", "E5": "#"}
    s = supported({"D4": "t", "J7": "t"}, {"D3": "s"}, "empire", ["E-HQ"], "SE4", land)
    s.play("E-HQ").order("D3").attack("D3", "D4", "retreat", "cross", "cross")
    assert s.offered() == ["support SE4", "done"]
    s.load_dice("infantry").click("support SE4")
    assert s.unit("D5").figures == 2
    assert [len(event.dice) for event in s.told(DiceRolled)] == [3, 1]


@rule("HO-13.15")
def test_special_orders_take_back_the_card_just_played() -> None:
    s = supported({"D4": "t"}, {"A1": "s"}, "empire", ["E-HQ"], "SE1")
    s.play("E-HQ").order()
    assert s.offered() == ["support SE1", "done"]
    s.click("support SE1").click("take E-HQ")
    assert "E-HQ" in s.hand(1)
    assert len(s.hand(1)) == 4
    (taken,) = s.told(CardTaken)
    assert (taken.seat, taken.card) == (1, number_of("E-HQ"))


@rule("HO-13.1")
def test_every_command_card_can_be_played_out(subtests: pytest.Subtests) -> None:
    cards = [card.id for card in BOX.cards if card.kind < 3]
    assert len(cards) == 50
    for card in cards:
        with subtests.test(card=card):
            play_out(card)


def play_out(card: str) -> None:
    side = "rebel" if card.startswith("R") else "empire"
    rebel = {"A5": "t", "C4": "t2", "E5": "f", "G5": "a", "J5": "t!"}
    empire = {"A3": "s", "C2": "s2", "E3": "w", "G3": "d", "J3": "s+"}
    s = scene(rebel, empire, first=side, hand=[card]).play(card)
    for _ in range(200):
        if s.state.turn != 1 or not s.table.asks:
            break
        s.click(s.offered()[0])
    assert s.state.turn == 2 or s.state.over
