"""The content pack: what is in it, and how a bad one is refused, with file, row and reason."""

from __future__ import annotations

import ast
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cantina.games.zone.box.effect import NONE
from cantina.games.zone.effects.branches import ForEach, If, IfNot
from cantina.games.zone.load import SHIPPED, load_pack
from cantina.games.zone.load.effects import words_after
from cantina.games.zone.map.ground import BLIND, OVER, THROUGH
from cantina.games.zone.setup import MISSION
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, HEAD, TORSO
from cantina.games.zone.terms.numbers import BOSS, ELITE, HORDE, PACK
from cantina.games.zone.terms.words import CONDITIONS, COSTS, FIGURES, PLACES, TRIGGERS
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import LANGUAGES, PROVENANCES, read_content
from cantina.locales import Words
from cantina.rulebook import read_rules
from tests.house.sources import within
from tests.rules import rule

FILES = read_content(SHIPPED).files
BOX = load_pack(None)
DOCS = Path(__file__).parents[3] / "docs" / "rules" / "zone"


def rows(file: str) -> list[dict[str, Any]]:
    return [row for table in FILES[file].values() if isinstance(table, list) for row in table]


def sections(file: str) -> list[dict[str, Any]]:
    named = FILES[file].items()
    return [table for key, table in named if isinstance(table, dict) and key != "name"]


def test_the_box_holds_what_the_rulebook_lists() -> None:
    decks = {kind: len(deck) for kind, deck in enumerate(BOX.deck)}
    assert list(decks.values()) == [27, 38, 26, 33, 26]
    assert len(BOX.gear) == 150
    assert len(BOX.things) == 150
    assert len(BOX.stalkers) == 12
    assert [len(BOX.activation_low), len(BOX.activation_high)] == [10, 12]
    assert [len(BOX.wound_deck), len(BOX.control), len(BOX.overlays)] == [20, 3, 13]
    assert [len(BOX.random_events), len(BOX.loot_tokens), len(BOX.unknown_tokens)] == [18, 31, 24]
    assert sum(not card.mission_box for card in BOX.enemies) == 17
    assert sum(not card.mission_box for card in BOX.anomalies) == 11
    by_type = Counter(ANOMALY_TYPES[BOX.artifact(gear).type] for gear in BOX.deck[4])
    assert by_type == {"chemical": 7, "fire": 6, "electric": 6, "gravity": 7}


def test_every_row_says_where_it_comes_from() -> None:
    all_ = [(file, row) for file in FILES for row in [*rows(file), *sections(file)]]
    assert [(file, row) for file, row in all_ if row["provenance"] not in PROVENANCES] == []


def test_every_rule_named_is_in_the_specification() -> None:
    known = read_rules(DOCS)
    for file in FILES:
        for row in [*rows(file), *sections(file)]:
            for id in row.get("rules", []):
                assert id in known, (file, row["id"], id)


def test_only_the_campaign_is_left_for_later() -> None:
    """Rules of play are never marked so: they have code and tests, or the trace says it."""
    later = {id for id, found in read_rules(DOCS).items() if "(later)" in found.title}
    single = {id for id in later if not id.startswith(("ST-32.", "ST-34.", "ST-36.", "ST-37."))}
    assert single <= {
        *(f"ST-8.{number}" for number in range(6, 16)),  # things and cards of other missions
        *("ST-9.12", "ST-9.13", "ST-15.15", "ST-35.5"),
        *(f"ST-33.{number}" for number in range(4, 11)),  # what follows a mission, leaving it
    }


def names_in(value: Any) -> list[dict[str, str]]:
    """Every table of names, however deep it lies."""
    if isinstance(value, list):
        return [names for entry in value for names in names_in(entry)]
    if not isinstance(value, dict):
        return []
    if "en" in value:
        return [value]
    return [names for entry in value.values() for names in names_in(entry)]


def test_names_are_there_in_four_languages() -> None:
    all_ = [(file, names) for file in FILES for names in names_in(FILES[file])]
    assert [(file, names) for file, names in all_ if set(names) != set(LANGUAGES)] == []


def test_ids_are_used_once_in_the_whole_pack() -> None:
    """Pages find rows by their id alone; tiles and the faces of tokens are never looked up so. What
    several missions have, such as an action, has one name (`load/mission.py`)."""
    all_ = [row for file in FILES if file != "tiles.toml" for row in rows(file)]
    ids = Counter(row["id"] for row in all_)
    twice = [row for row in all_ if ids[row["id"]] > 1]
    assert {row["id"] for row in twice} <= {"dalik", "peek", "search", "clear_door"}
    assert len({str(row["name"]) for row in twice}) == len({row["id"] for row in twice})


def words_of_programs() -> tuple[set[str], set[str]]:
    ops = [op for program in BOX.programs for op in program.ops]
    selectors = [op.whom for op in ops if op.whom is not None]
    selectors += [effect.target for effect in BOX.effects if effect.target is not None]
    figures = {who.word for who in selectors}
    places = {op.place.word for op in ops if op.place is not None}
    return figures, places


def test_every_word_of_the_vocabulary_is_used_or_waits_for_a_mission() -> None:
    figures, places = words_of_programs()
    assert set(FIGURES) - figures == {
        "attacked_stalker",
    }
    unused = set(PLACES) - places
    assert unused == {
        "card_area",
        "every_area",
        "area_adjacent_to_target",
    }
    triggers = {effect.trigger for effect in BOX.effects}
    cards = [card for mission in BOX.missions for card in mission.env]
    cards += [card for territory in BOX.territories for card in territory.env]
    env = [side for card in cards for side in (card.front, card.back) if side]
    triggers |= {trigger.trigger for side in env for trigger in side.triggers}
    assert set(TRIGGERS) == triggers
    costs = {cost.word for effect in BOX.effects for cost in effect.costs}
    ops = [op for program in BOX.programs for op in program.ops]
    costs |= {cost.word for op in ops if isinstance(op, ForEach) for cost in op.avoid}
    assert set(COSTS) - costs == {"money"}
    said = [each for effect in BOX.effects for each in effect.conditions]
    said += [each for op in ops if isinstance(op, If | IfNot) for each in op.conditions]
    said += [each for op in ops if isinstance(op, ForEach) for each in op.if_]
    said += [each for mission in BOX.missions for way in mission.win for each in way]
    said += [each for side in env for act in side.acts for each in act.conditions]
    said += [each for mission in BOX.missions for aim in mission.aims for each in aim.when]
    used = {each.word for each in said} | {card.attack.bonus_if for card in BOX.enemies}
    assert set(CONDITIONS) - used == {
        "has_focus",  # of earlier packs
        "target_in_los",  # chooses figures
        "target_loses_hp",  # the field `on_hurt` of an attack
    }


def test_no_mission_is_named_in_the_rules() -> None:
    """What belongs to one mission is said in its file: things, flags, cards and events."""
    named = set(BOX.campaign.achievements)
    for mission in BOX.missions:
        named |= {mission.id, *mission.flags, *mission.kind_of_thing}
        named |= {card.id for card in mission.env}
    for module in within("games"):
        if module.name.startswith("games/zone/"):
            words = [node.value for node in module.nodes if isinstance(node, ast.Constant)]
            assert not named & {word for word in words if isinstance(word, str)}, module.name


@rule("ST-24.1", "ST-24.2", "ST-24.4")
def test_an_enemy_card_has_all_that_is_printed() -> None:
    rifle = BOX.enemies[BOX.enemy_number["bandit_rifle"]]
    assert rifle.sight == (3, 1, 0, 1)  # front, right, back, left
    assert (rifle.move, rifle.hp, rifle.attack.wounds, rifle.attack.reach) == (2, 1, 7, 3)
    assert [line.successes for line in rifle.hits if line.part == TORSO] == [4, 6, 9]
    assert rifle.result(TORSO, 3) == ()
    assert rifle.result(TORSO, 8) == ("heavy",)
    assert rifle.result(HEAD, 7) == ("hp-1",)
    one = [card for card in BOX.enemies if card.hp == 1]
    assert len(one) > len(BOX.enemies) / 2


@rule("ST-2.4", "ST-2.5")
def test_what_a_window_is_to_an_enemy() -> None:
    kinds = {card.id: card.kind for card in BOX.enemies}
    assert kinds["bandit_rifle"] == THROUGH
    assert kinds["snork"] == BLIND
    assert kinds["controller"] == OVER  # mutant and psionic


@rule("ST-23.14")
def test_no_light_wound_asks_for_vulnerability() -> None:
    assert {card.light.if_has for card in BOX.wounds} == {"", "stun"}


@rule("ST-30.3")
def test_the_centre_of_an_overlay_has_every_symbol() -> None:
    for overlay in BOX.overlays:
        assert overlay.cells[0] == (0, 0, (1, 2, 3, 4))


@rule("ST-31.4")
def test_the_echo_detector_is_a_free_action_on_the_own_area() -> None:
    """As are the others, farther away."""
    detectors = {mod.id: BOX.effects[mod.effects[0]] for mod in BOX.mods if mod.detector}
    assert [effect.trigger for effect in detectors.values()] == ["free_action"] * 3
    assert {id: effect.reach for id, effect in detectors.items()} == {
        "echo_detector": 0,
        "hound_detector": 1,
        "falcon_detector": 2,
    }


@rule("ST-18.2")
def test_stalkers_and_their_tokens() -> None:
    """EX-16: a card and a threat token for each; four can play."""
    assert [card.hp for card in BOX.stalkers if card.id == "palkan"] == [16]
    milady = next(card for card in BOX.stalkers if card.id == "milady")
    assert [milady.skill(distance) for distance in (0, 3, 4, 20)] == [2, 2, 3, 3]
    assert BOX.tables.supply["threat"] == 4
    assert all(len(card.abilities) == 2 for card in BOX.stalkers)


def test_tile_1_has_nine_areas() -> None:
    """EX-3."""
    ground = BOX.missions[0].ground
    assert len([area for area in ground.areas if area.tile == "1"]) == 9


@rule("ST-9.2", "ST-9.4", "ST-9.7")
def test_mission_a1_is_set_up_as_the_rulebook_says() -> None:
    """EX-35."""
    mission = BOX.missions[0]
    assert sorted({area.tile for area in mission.ground.areas}) == ["1", "2", "3", "4", "5"]
    variants = Counter(card.id for card in mission.env)
    assert (variants["A1-05"], variants["A1-07"], variants["A1-10"]) == (2, 2, 3)
    overlays = [card.id for card in mission.env if card.kind == 0 and card.variant < 2]
    assert overlays == ["A1-02", "A1-03", "A1-05", "A1-06", "A1-07"]
    gravity, electric = mission.sites
    assert (gravity.card, BOX.anomalies[electric.card].id) == (NONE, "electro")
    assert [gravity.artifacts, electric.artifacts] == [1, 1]
    of_type = [[o.id for o in BOX.overlays if o.type == s.overlay_type] for s in mission.sites]
    assert of_type == [
        ["overlay_3", "overlay_5", "overlay_8"],
        ["overlay_6", "overlay_7", "overlay_11"],
    ]
    forces = {BOX.enemies[force.card].id: force for force in mission.forces}
    assert (forces["bandit_rifle"].supply, len(forces["bandit_rifle"].placed)) == (3, 2)
    assert (forces["bandit_shotgun"].supply, len(forces["bandit_shotgun"].placed)) == (3, 3)
    assert sum(count for _, count in mission.loot) == 16
    faces = [[BOX.unknown[kind].id for kind in kinds] for kinds in mission.unknown]
    assert [len(kinds) for kinds in faces] == [4, 4, 4, 4]
    assert [kinds.count("X") for kinds in faces] == [2, 1, 0, 0]
    numerals = [card.numeral for card in mission.events]
    assert numerals == ["I", "II", "II", "III", "IV", "V", "VI", "VII", "VIII"]


@rule("ST-1.2")
def test_no_mission_needs_more_tokens_than_there_are() -> None:
    """Of those that no rule counts: artifacts, and HP lost by enemies that live (AM-53, AM-54)."""
    supply, card_of = BOX.tables.supply, {card.id: card for card in BOX.enemies}
    for mission in BOX.missions:
        assert len([site for site in mission.sites if site.artifacts]) <= supply["artifact"]
        spawned = words_after(FILES[f"mission_{mission.id.lower()}.toml"], "spawn")
        most = {id: card_of[id].standees for id in spawned}
        most |= {BOX.enemies[force.card].id: force.supply for force in mission.forces}
        hurt = sum([count for id, count in most.items() if card_of[id].hp > 1])
        assert hurt <= supply["enemy_damage"], mission.id


@rule("ST-7.9")
def test_faces_of_unknown_tokens() -> None:
    groups = [(kind.group, kind.count) for kind in BOX.unknown]
    assert groups == [(NONE, 0), (HORDE, 1), (HORDE, 2), (PACK, 1), (PACK, 2), (ELITE, 1)]
    assert BOSS not in [group for group, _ in groups]
    assert {token.facing for token in BOX.unknown_tokens} == {0, 1, 2, 3}


@pytest.mark.parametrize("stage", ["first", "second", "third"])
def test_kits_are_what_the_coupons_of_their_stage_can_buy(stage: str) -> None:
    """What they cost is checked when they are read."""
    assert [len(kits) for kits in BOX.kits[stage]] == [1, 2, 3, 4]
    staged = [mission for mission in BOX.missions if mission.party is None]
    assert {mission.stage for mission in staged} == set(BOX.kits)
    for kits in BOX.kits[stage]:
        finds = any(kit.suit_mod != NONE and BOX.mods[kit.suit_mod].detector for kit in kits)
        assert finds or stage == "third"
        for kit in kits:
            if stage == "first":
                assert BOX.suits[kit.suit].id == "leather_jacket"
                assert BOX.weapons[kit.weapon].level == 1
            assert len(kit.items) <= BOX.constants["backpack_limit"]
        for row, card in enumerate(BOX.items):
            assert sum(kit.items.count(row) for kit in kits) <= card.copies
        for row, weapon in enumerate(BOX.weapons):
            assert sum(kit.weapon == row for kit in kits) <= weapon.copies


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SHIPPED, tmp_path / "pack"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


BAD = [
    ("stalkers.toml", "hp = 14", "hp = 0", "row milady: field 'hp' must be a number from 1"),
    ("stalkers.toml", "from = 4", "from = 5", "row milady: the distances of 'shooting'"),
    ("stalkers.toml", "add_success = 1", "add_sucess = 1", "row milady: no verb in add_sucess"),
    ("stalkers.toml", '"attack", if', '"atack", if', "row milady: field 'trigger' must be one of"),
    ("stalkers.toml", "not_in_target_los", "not_in_los", "'not_in_los' is no condition"),
    ("stalkers.toml", "once_per_turn", "twice", "field 'limit' must be one of"),
    ("stalkers.toml", 'discard = "focus"', 'discard = "hope"', "'hope' is no token to discard"),
    ("stalkers.toml", "cost = { discard", "cost = { pay", "'pay' is no cost"),
    ("stalkers.toml", 'to = "attacker"', 'to = "him"', "row chort: 'him' names no figures"),
    ("stalkers.toml", "add_dice = { G = 1 }", "add_dice = { H = 1 }", "'H' is not known in"),
    ("weapons.toml", 'type = "quick_shot"', 'type = "shot"', "row ptm: field 'type' must be"),
    ("weapons.toml", "longest = 2", "longest = 0", "row ptm: the effective range lies outside"),
    ("weapons.toml", "capacity = 4", "capacitiy = 4", "row ptm: field 'capacity' is missing"),
    (
        "weapons.toml",
        '["muzzle"]',
        '["grip"]',
        "row ptm: 'grip' is not known for 'slots'; it is one of muzzle,",
    ),
    ("items.toml", "heal = 8", 'heal = "many"', "row first_aid_kit: 'heal' takes a number"),
    ("items.toml", "heal = 8", "heal = 8, at = 1", "'heal' does not go with 'at'"),
    ("items.toml", 'tags = ["medicine"]', 'tags = ["pills"]', "'pills' is not known for 'tags'"),
    ("suits.toml", "copies = 4", "copies = 5", "suits = 26, but there are 27"),
    ("mods.toml", 'slot = "optic"', 'slot = "top"', "row scope: field 'slot' must be one of"),
    ("artifacts.toml", "dose = 4", "dose = 40", "row meat_chunk: field 'dose' must be a number"),
    ("enemies.toml", "at = 7", "at = 0", "row bandit_rifle: field 'at' must be a number"),
    ("enemies.toml", '"hp-1"', '"hp-9"', "row bandit_rifle: 'hp-9' is not known for 'do'"),
    ("enemies.toml", '"nearest_area_without', '"farthest_area_without', "is no area of this map"),
    ("enemies.toml", 'spawn = "rodent"', 'spawn = "rat"', "row hornhead: 'rat' is not known"),
    ("enemies.toml", "standees = 6", "standees = 7", "enemy_standees = 54, but there are 55"),
    (
        "activation_low.toml",
        'always = [\n  { attack = "all", mods = { pack',
        'steps = [\n  { attack = "all", mods = { pack',
        "row patrol: a low card, and no other",
    ),
    ("activation_high.toml", '"pack", "elite"]', '"pack", "mob"]', "groups are boss, elite"),
    ("wounds.toml", '"push_1"', '"fly_1"', "row w_a: 'fly_1' is not known for 'light'"),
    ("wounds.toml", 'if_has = "stun"', 'if_has = "vulnerable"', "never takes a light wound"),
    ("anomalies.toml", "enemy_dice = 4", "", "row popper: 'enemy_dice' says how many"),
    ("overlays.toml", '["p1", "p2", "p3", "p4"]', '["p1", "p2", "p3"]', "all four symbols"),
    ("events.toml", 'until = "end_of_round"', 'until = "dusk"', "'dusk' is not known for 'until'"),
    ("loot.toml", 'gain_item = "food"', 'gain_item = "feed"', "row item_food: 'feed' is not"),
    ("unknown.toml", "count = 0", "count = 1", "row X: a face shows a group and how many"),
    ("pack.toml", "marks = [0, 3", "marks = [1, 3", "the marks rise from 0"),
    ("pack.toml", 'id = "move_max"', 'id = "move_most"', "must be one of turns_per_round"),
    ("kits.toml", "coupons = 5000", "coupons = 4000", "row two: the kits cost 4900 coupons"),
    ("kits.toml", 'weapon = "sawed_off"', 'weapon = "cannon"', "row two: field 'weapon' must be"),
    ("mission_a1.toml", '"2 5 3"', '"2 5 33"', "row A1: field 'layout' names '33'"),
    ("mission_a1.toml", 'start = ["1.G"]', 'start = ["1.Z"]', "'1.Z' is no area of this map"),
    ("mission_a1.toml", "supply = 3", "supply = 9", "row A1-rifles: field 'supply' must be"),
    ("mission_a1.toml", "total = 16", "total = 15", "the stacks have 16 tokens, not 15"),
    ("mission_b1.toml", '"pack2"', '"pack3"', "no such unknown token left: 'pack3'"),
    ("mission_a1.toml", 'reveal = "A1-09"', 'reveal = "A1-99"', "row A1-04: 'A1-99' is not"),
    ("mission_c1.toml", 'centre = "13.G"', 'centre = "15.H"', "a portal has two ends"),
    ("mission_b2.toml", 'card = "false_mirror"', 'card = "portal"', "row B2-anomaly-3"),
    ("mission_a1.toml", '"5.C|5.F"', '"5.C|1.A"', "areas 5.C and 1.A share no border"),
    (
        "mission_a1.toml",
        'set = "dalik_moved"',
        'set = "gone"',
        "row A1-05: 'gone' is not known for 'set'",
    ),
    (
        "mission_a1.toml",
        'needs = "cell_key"',
        'needs = "a_key"',
        "row A1-05: field 'needs' must be one of dalik,",
    ),
    ("mission_a1.toml", 'id = "peek", cost', 'id = "look", cost', "row A1-02: field 'id' must be"),
    ("mission_a1.toml", 'win_event = "VIII"', 'win_event = "VI"', "does not end the mission"),
    ("mission_a1.toml", 'resolve_event = "VII"', 'resolve_event = "X"', "row A1-VI: 'X' is not"),
]


@pytest.mark.parametrize(("file", "old", "new", "reason"), BAD)
def test_a_bad_row_is_refused(folder: Path, file: str, old: str, new: str, reason: str) -> None:
    change(folder, file, old, new)
    with pytest.raises(BadContent) as refused:
        load_pack(folder)
    assert reason in str(refused.value)
    assert ".toml" in str(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_are_offered_by_their_names(language: str) -> None:
    words = Words(language)
    assert MISSION.choices == tuple(mission.id for mission in BOX.missions)
    for mission in BOX.missions:
        assert words(f"zone-choice-{mission.id}") == mission.names[language]
        assert words(f"pages-about-zone-{mission.id}")


def test_every_enemy_and_anomaly_is_part_of_some_mission() -> None:
    missions = BOX.missions
    enemies = {force.card for mission in missions for force in mission.forces}
    assert [card.id for card in BOX.enemies if card.number not in enemies] == []
    sites = [site for mission in missions for site in mission.sites]
    named = {site.card for site in sites}
    types = {site.card_type for site in sites if site.card == -1}
    drawn = {card.number for card in BOX.anomalies if card.type in types and not card.mission_box}
    assert [card.id for card in BOX.anomalies if card.number not in named | drawn] == []


def test_every_weapon_and_suit_is_sold_by_somebody() -> None:
    levels: dict[str, set[int]] = {"weapon": set(), "suit": set()}
    for contact in BOX.campaign.contacts:
        for deal in contact.sells:
            for kind in set(deal.goods) & set(levels):
                levels[kind] |= set(deal.levels)
    assert levels["weapon"] >= {weapon.level for weapon in BOX.weapons}
    assert levels["suit"] >= {suit.level for suit in BOX.suits}
