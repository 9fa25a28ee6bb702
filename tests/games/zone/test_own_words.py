"""The words that the editor offers: whatever is made of them is read, said in every language and
played to its end; and what would hold the server up is refused."""

from __future__ import annotations

import random
import re

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.load.own import own_pack
from cantina.games.zone.own import own_shown
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import LANGUAGES
from cantina.kernel.table import open_table
from cantina.locales import Words
from cantina.locales.saying import line
from tests.games.zone.own import OWN_TEXTS
from tests.games.zone.own_made import CARDS, WORDS, Maker, fields, made, made_at_random
from tests.games.zone.scene import BOX
from tests.games.zone.test_own import played
from tests.rules import rule

MANY = [
    ("electro", "electric"),
    ("tesla", "electric"),
    ("burner", "fire"),
    ("popper", "fire"),
    ("razor", "gravity"),
    ("magnet", "gravity"),
]
QUIET = [[{"open_exits": True}], [{"open_exits": True}]]


def with_event(program: str) -> str:
    """A sound mission whose first event does this."""
    dice = random.Random(1)
    calm = [[{"look_around": "all"}]] * len(CARDS)
    flips = [[{"flip": "self"}]] * len(CARDS)
    text = made(dice, [QUIET] * 3, calm, flips)
    return text.replace("end = [{ open_exits = true }]", f"end = {program}", 1)


def refusal(program: str) -> BadContent:
    with pytest.raises(BadContent) as refused:
        own_pack(BOX, with_event(program))
    return refused.value


@pytest.mark.deep
@pytest.mark.parametrize("verb", WORDS["VERBS"])
def test_every_verb_is_read_and_said(verb: str) -> None:
    """Several times: words and numbers are chosen anew."""
    dice = random.Random(verb)
    words = {language: Words(language) for language in LANGUAGES}
    for _ in range(8):
        maker = Maker(dice, card=verb in WORDS["OF_A_CARD"])
        alone = verb in WORDS["FOR_ENEMIES"] and not maker.names(verb)
        maker.around = "enemies" if alone else ""
        op = maker.said(verb, deep=1)
        op = {"who": "all", "do": [op]} if alone else op
        side = [op] if maker.card else [{"look_around": "all"}]
        calm = [[{"look_around": "all"}]] * 2
        text = made(
            dice,
            [[[*([] if maker.card else [op]), {"open_exits": True}]] * 2] * 3,
            [side, *calm],
            [[{"flip": "self"}]] * 3,
        )
        shown, _ = own_shown(BOX, text)
        assert shown["problems"] == [], op
        path = "env.0.a.0.do.0" if maker.card else "event.0.immediate.0"
        for language in LANGUAGES:
            said = line(words[language], shown["said"][path])
            assert not re.search(r"[_⟨⟩{}$]", said), (op, said)


def refused(text: str) -> str:
    try:
        own_pack(BOX, text)
    except BadContent as problem:
        return problem.code or problem.reason
    return ""


@rule("ST-1.2")
def test_whatever_is_made_of_them_can_be_played_to_its_end() -> None:
    """The chance of the dice alone, at one to four stalkers."""
    ended = 0
    for seed in range(24):
        text = made_at_random(seed)
        if refused(text) == "placed_again":
            continue
        assert played(text, seed, seats=1 + seed % 4).state.outcome is not None
        ended += 1
    assert ended >= 16


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        # What multiplies: a figure for each figure for each figure.
        ('[{ who = "all", do = [{ who = "all", do = [{ turn = "half_turn" }] }] }]', "inside"),
        ('[{ who = "all", do = [{ look_around = "all" }] }]', "names no others"),
        # What nests.
        ("[{ if = { all_out = true }, then = " * 7 + "[{ open_exits = true }]" + " }]" * 7, "deep"),
        (f"[{', '.join(['{ open_exits = true }'] * 201)}]", "at most 200 things"),
        # Numbers that no card has.
        ("[{ heal = -1 }]", "no number below 0"),
        ('[{ spawn = "snork", at = "1.A", face = "N", n = "3-P" }]', "no number below 0"),
        ('[{ attack = "all", wounds = 99999 }]', "at most 20"),
        ('[{ heal = "M" }]', "how far an enemy moves"),
        # Words that mean nothing where they stand.
        ('[{ place = "loot", at = "nearest_threat" }]', "is nowhere for 'at'"),
        ('[{ move = 1, who = "all", to = "lead" }]', "is nowhere for 'to'"),
        ('[{ move = 1, who = "all" }]', "says where to"),
        ('[{ who = "all", do = [{ turn = "toward_companion" }] }]', "in a campaign alone"),
        ('[{ who = { nearest_to = "lead" }, do = [{ turn = "half_turn" }] }]', "how many"),
        ('[{ who = { stalkers_within = 1, of = "human_enemies" }, do = [{ heal = 1 }] }]', "enemy"),
        ('[{ gain_item = "blast" }]', "is no item"),
        ('[{ resolve_unknown = "nearest" }]', "lead stalker"),
        ('[{ place_thing = "key" }]', "lies somewhere"),
        ('[{ place_thing = "key", held_by = { card = "snork" } }]', "nobody is there"),
        ("[]", "leave the field out"),
    ],
)  # fmt: skip
def test_what_would_hold_the_server_up_or_means_nothing_is_refused(
    program: str, reason: str
) -> None:
    assert reason in refusal(program).reason


def test_every_step_is_said_while_another_is_still_wrong() -> None:
    text = with_event('[{ heal = 1 }, { heal = "lots" }, { open_exits = true }]')
    shown, texts = own_shown(BOX, text)
    assert texts == {}
    said = [path for path in shown["said"] if path.startswith("event.0.end.")]
    assert said == ["event.0.end.0", "event.0.end.2"]
    assert [problem["path"] for problem in shown["problems"]] == ["event.0.end.1"]
    assert {"env.0.a.0.acts.0", "env.0.a.0.triggers.0"} <= set(shown["said"])


def test_what_is_to_be_weighed_is_told_apart_from_what_is_wrong() -> None:
    text = with_event('[{ spawn = "snork", at = "1.A", face = "N", n = 5 }]')
    doubts = {one["code"]: one["args"] for one in own_shown(BOX, text)[0]["doubts"]}
    assert doubts["short"] == {"id": "snork", "used": 6, "most": 2}
    assert doubts["unused"] == {"id": CARDS[2]}
    for ours in OWN_TEXTS:
        assert [
            one["code"] for one in own_shown(BOX, ours)[0]["doubts"] if one["code"] == "unused"
        ] == []


@rule("ST-1.2")
def test_more_tokens_than_the_box_has_are_to_be_weighed() -> None:
    text = with_event('[{ spawn = "chimera", at = "1.A", face = "N", n = 1 }]')
    rows = [
        f'[[anomaly]]\nid = "OWN-x{n}"\ncard = "{card}"\noverlay_type = "{type}"\ncentre = "1.A"\n'
        'artifacts = 1\nprovenance = "reconstructed"\n'
        for n, (card, type) in enumerate(MANY)
    ]
    doubts = {
        one["code"]: one["args"] for one in own_shown(BOX, text + "\n".join(rows))[0]["doubts"]
    }
    assert doubts["tokens_artifact"] == {"used": len(MANY) + 1, "most": 5}
    laid = open_table(GAME, BOX, 1, 1, {"own": text + "\n".join(rows)}).state.anomalies
    assert [each.artifact for each in laid].count(True) == 5
    assert "tokens_enemy_damage" not in doubts
    tough = [
        "bloodsucker",
        "crawl",
        "exo_soldier",
        "pseudogiant",
        "poltergeist",
        "hornhead",
        "izlom",
    ]
    coming = ", ".join(f'{{ spawn = "{id}", at = "1.A", face = "N", n = 1 }}' for id in tough)
    doubts = {
        one["code"]: one["args"] for one in own_shown(BOX, with_event(f"[{coming}]"))[0]["doubts"]
    }
    assert doubts["tokens_enemy_damage"] == {"used": 10, "most": 9}


def test_no_word_is_offered_that_means_something_in_a_campaign_alone() -> None:
    [how] = [field for field in fields("turn") if field["name"] == "turn"]
    assert "half_turn" in how["words"]
    assert "toward_companion" not in how["words"]


def test_the_form_offers_each_field_of_a_verb_once() -> None:
    for verb in WORDS["VERBS"]:
        names = [field["name"] for field in fields(verb)]
        assert names[0] == verb
        assert len(set(names)) == len(names)
