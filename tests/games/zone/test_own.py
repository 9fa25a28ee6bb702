"""Missions that people write themselves: read like ours, played from the options of a table."""

from __future__ import annotations

import random

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.load.check_own import verbs_in
from cantina.games.zone.load.own import own_content, own_pack
from cantina.games.zone.load.own_words import VERBS
from cantina.games.zone.own import own_shown
from cantina.kernel.errors import BadContent, BadOptions
from cantina.kernel.record import dump, parse, record_of, replay
from cantina.kernel.table import Table, open_table, play
from tests.games.zone.own import OWN_TEXTS
from tests.games.zone.scene import BOX
from tests.rules import rule

TEXT = OWN_TEXTS[0]
LOOT = 'stacks = { "2.D" = 2'


def played(own: str, seed: int, seats: int = 2) -> Table:  # type: ignore[type-arg]
    """At random, to the end."""
    t = open_table(GAME, BOX, seats, seed, {"own": own})
    dice = random.Random(seed)
    while t.asks:
        play(t, t.asks[0].seat, dice.choice(t.asks[0].options))
    GAME.check(t)
    return t


@rule("ST-9.1", "ST-9.2")
@pytest.mark.parametrize("number", range(len(OWN_TEXTS)))
def test_our_missions_could_be_written_by_anybody(number: int) -> None:
    """A table plays the mission that it brings, as it would play ours."""
    mission = BOX.missions[number]
    t = open_table(GAME, BOX, 2, 1, {"own": OWN_TEXTS[number]})
    ours = open_table(GAME, BOX, 2, 1, {"mission": mission.id})
    assert t.state.mission == len(BOX.missions)
    assert t.pack.missions[t.state.mission].names == mission.names
    assert [one.area for one in t.state.enemies] == [one.area for one in ours.state.enemies]
    assert t.state.loot == ours.state.loot
    assert t.pack.digest == BOX.digest
    assert GAME.view(t, t.asks[0].seat).mission == "OWN"  # type: ignore[attr-defined]


def test_its_record_needs_nothing_else() -> None:
    t = played(TEXT, 5)
    assert t.state.outcome is not None
    again = replay(GAME, GAME.load(None), parse(dump(record_of(t))))
    assert GAME.encode(again.state) == GAME.encode(t.state)


def test_a_box_with_the_mission_in_it_is_not_filled_twice() -> None:
    t = open_table(GAME, BOX, 2, 1, {"own": TEXT})
    assert open_table(GAME, t.pack, 2, 1, t.options).pack is t.pack
    with pytest.raises(BadOptions, match="another table"):
        open_table(GAME, t.pack, 2, 1, {})


def test_a_campaign_has_its_own_missions() -> None:
    with pytest.raises(BadOptions, match="a campaign has missions of its own"):
        open_table(GAME, BOX, 2, 1, {"own": TEXT, "campaign": "whole"})


def test_what_cards_may_do_is_what_ours_do() -> None:
    cards: list[object] = []
    for text in OWN_TEXTS:
        whole = own_content(BOX, text).files["own.toml"]
        cards += [*whole["env"], *whole["event"]]
    assert set(VERBS) - set(verbs_in(cards)) == {"wounds"}, "which activation cards do"


@rule("ST-9.2", "ST-9.7", "ST-22.9", "ST-33.1", "ST-33.3")
@pytest.mark.parametrize(
    ("old", "new", "code", "reason"),
    [
        ('layout = ["2 5 3", "1 4 -"]', 'layout = ["- -"]', "no_tile", "at least one tile"),
        ('layout = ["2', f'layout = ["{"- " * 9}2', "large", "at most 5 rows"),
        ('start = ["1.G"]', "start = []", "start", "0 stalkers fit"),
        ('start = ["1.G"]', 'start = ["9.A"]', "area", "'9.A' is no area"),
        ('exit = ["1.G", "1.D"]', "exit = []", "exit", "there is no exit"),
        ("supply = 3\nplaced", "supply = 1\nplaced", "supply", "2 are placed"),
        ('{ at = "5.D", face = "W" }', '{ at = "4.Z", face = "W" }', "area", "'4.Z' is no area"),
        ('group = "horde"\nteam', 'group = "hord"\nteam', "", "must be one of"),
        ('id = "A1-I"', 'id = "A1-I"', "", "'A1-I' is no id for a row [[event]]"),
        ('"electro"', '"elektro"', "", "must be one of"),
        (LOOT, 'stacks = { "2.D" = "two"', "", "is no number of tokens"),
        (LOOT, 'stacks = { "9.D" = 2', "area", "'9.D' is no area"),
        ('one = ["X", ', "one = [", "unknown", "4 tokens are wanted"),
        ('one = ["X", ', 'one = ["Y", ', "unknown_face", "no such unknown token"),
        ("win = [[", "win = [] #", "no_goal", "nothing wins"),
        ('{ mission_flag = "dalik_free" }, { thing_out = "dalik" }, ', "", "goal_at_start", "exit"),
        ("[[enemy]]", "[[objective]]", "no_enemy", "there are no rows [[enemy]]"),
        ("[[anomaly]]", "[[objective]]", "no_anomaly", "there are no rows [[anomaly]]"),
        ('outcome = "fail"', 'outcome = "win"', "", "does not end the mission"),
        ("[[mission]]", "[[missions]]", "", "is not known here"),
        ("[[mission]]", "[[mission", "", "not valid TOML"),
        ('trigger = "enter"', 'trigger = "action"', "", "must be one of"),
        ('cost = "free", window = true, do = [{ flip', 'cost = "free", do = [{ heal', "", "heal"),
        # What would go on for ever.
        (
            'trigger = "enter", do = [{ flip = "self" }]',
            'trigger = "enter", do = [{ radiation = 1 }]',
            "set_off",
            "could set it off again",
        ),
        (
            'window = true, do = [{ flip = "self" }]',
            "window = true, do = [{ radiation = 1 }]",
            "free_action",
            "turns its card over",
        ),
        ('{ resolve_event = "VII" }', '{ resolve_event = "II" }', "", "nothing leads to it"),
        ("end = [{ look_around", 'end = [{ flip = "self" }, { look_around', "", "about a card"),
        (
            '{ place = "loot", n = 1, at = "5.F" }',
            '{ place_overlay = "OWN-05", at = "5.F" }',
            "placed_again",
            "places it again",
        ),
        # What belongs to equipment, to attacks and to the campaign.
        ("{ radiation = 2 }", "{ money = 500 }", "", "not done by cards of a mission"),
        ("{ radiation = 2 }", '{ who = "attacker", do = [{ heal = 1 }] }', "", "nobody here"),
        ("{ radiation = 2 }", "{ radiation = 21 }", "", "at most 20"),
        (
            'outcome = "win"\nstory',
            'outcome = "win"\ndo = [{ heal = 1 }]\nstory',
            "",
            "outside a campaign",
        ),
    ],
)
def test_a_bad_one_is_refused_with_row_and_reason(
    old: str, new: str, code: str, reason: str
) -> None:
    if old == new:
        old = new.replace("A1", "OWN")
    assert old in TEXT
    bad = TEXT.replace(old, new)
    with pytest.raises(BadContent) as refused:
        own_content(BOX, bad)
    assert reason in refused.value.reason
    assert refused.value.code == code
    with pytest.raises(BadOptions, match=r"own\.toml"):
        open_table(GAME, BOX, 2, 1, {"own": bad})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TEXT + "#" * 20_000, "at most 24000 characters"),
        ("x = " + "[" * 9_000, "at most 600 brackets"),
        ("x = " + "[" * 599, "not valid TOML"),
        ("env = 3\n" + TEXT, "not valid TOML"),
        ("", "no rows [[mission]]"),
    ],
)
def test_nothing_is_parsed_that_takes_long(text: str, reason: str) -> None:
    with pytest.raises(BadContent) as refused:
        own_pack(BOX, text)
    assert reason in refused.value.reason
    drawn, texts = own_shown(BOX, text)
    assert "ground" not in drawn
    assert texts == {}


def test_an_unfinished_one_has_a_map_and_a_finished_one_words() -> None:
    drawn, texts = own_shown(BOX, TEXT)
    assert len(drawn["ground"]["tiles"]) == 5
    assert texts["own"]["OWN-02"]["b"], "what side b of a card does"
    assert set(texts) == {"own", "choice"}
    unfinished, silent = own_shown(BOX, TEXT.replace('start = ["1.G"]', "start = []"))
    assert unfinished["ground"]["areas"] == drawn["ground"]["areas"]
    assert silent == {}


def test_bots_know_what_to_do_where_nobody_says_it() -> None:
    """What wins, from the last step to the first."""
    head, _, tail = TEXT.partition("[[aim]]")
    silent = head + "[[enemy]]" + tail.partition("[[enemy]]")[2]
    mission = own_pack(BOX, silent).missions[-1]
    ways = [
        (aim.out, [mission.ground.areas[area].id for area in aim.areas]) for aim in mission.aims
    ]
    assert ways[:2] == [(True, []), (True, [])]
    assert "dalik_free" in [each.words[0] for each in mission.aims[0].when]
    assert played(silent, 3).state.outcome is not None


def mixed(dice: random.Random) -> str:
    """One of our missions, some of its lines taken from elsewhere in it."""
    lines = dice.choice(OWN_TEXTS).splitlines()
    for _ in range(dice.randrange(1, 6)):
        to = dice.randrange(len(lines))
        key = lines[to].partition("=")[0]
        same = [line for line in lines if line.partition("=")[0] == key and "=" in line]
        lines[to] = dice.choice(same or [lines[to]])
    return "\n".join(lines)


def test_whatever_is_accepted_can_be_played_to_its_end() -> None:
    dice = random.Random(7)
    accepted = 0
    for seed in range(60):
        text = mixed(dice)
        try:
            own_pack(BOX, text)
        except BadContent:
            continue
        accepted += 1
        if accepted <= 8:
            assert played(text, seed, seats=1 + seed % 4).state.outcome is not None
    assert accepted >= 8
