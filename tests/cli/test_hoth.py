"""Battle of Hoth on the command line."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from cantina.cli.play.hoth.cards import Names
from cantina.cli.play.painter import make_painter
from cantina.cli.screen import Screen
from cantina.games.hoth import GAME
from cantina.games.hoth.pack import PrintedCard
from cantina.kernel.event import Event, events_for
from cantina.kernel.pack import LANGUAGES
from cantina.kernel.record import dump, record_of
from cantina.kernel.table import fork, open_table, play
from cantina.locales import Words
from tests.cli.conftest import Cantina
from tests.games.hoth.scene import BOX
from tests.games.hoth.test_own import TEXT, played
from tests.seats import FIRST


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_is_drawn(cantina: Cantina, language: str) -> None:
    said = cantina("content", "show", "hoth", "--scenario", "4", "--lang", language)
    assert said.status == 0
    assert "⟨" not in said.out
    assert "6     .     .t    .     .     .     Bt°   ^t    ^t    ." in said.out


def test_a_scenario_that_is_not_there_is_refused(cantina: Cantina) -> None:
    assert "not '18'" in cantina("content", "show", "hoth", "--scenario", "18").err
    assert "has no scenarios" in cantina("content", "show", "hunters", "--scenario", "1").err


def test_a_card_says_all_that_decides() -> None:
    called = Names(Words("en"), BOX)
    facts = {BOX.cards[card].id: called.facts(card) for card in BOX.numbers}
    assert facts["R-RECON-L"] == "1 unit on the left flank"
    assert facts["E-VADER-3"].endswith("−1 die")
    assert facts["SR2"] == "2 dice against any enemy unit, no cover"
    assert facts["SE4"] == "2 dice against the unit that retreated, with cover"
    assert "infantry" in facts["SR5"]
    assert "+1, later ones +2" in facts["E-VEERS-3"]
    assert "retreats hit" in facts["E-PIETT-3"]
    assert "draw as many and 1 more" in facts["E-PIETT-2"]
    assert "any 1 unit, no bonus" in facts["R-TRP"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_say_so(language: str) -> None:
    called = Names(Words(language), BOX)
    done: dict[str, set[str]] = {}
    for card in BOX.numbers:
        done.setdefault(called.facts(card), set()).add(deeds(BOX.cards[card]))
    assert [said for said, cards in done.items() if len(cards) > 1] == []


def deeds(card: PrintedCard) -> str:
    """All that a card does, apart from whose it is and when it is played."""
    unsaid = {"id", "names", "provenance", "side", "kind", "leader", "timing"}
    return repr({key: value for key, value in vars(card).items() if key not in unsaid})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_is_called_in_sentences_as_its_row_calls_it(language: str) -> None:
    called = Names(Words(language), BOX)
    for kind in BOX.kinds:
        args = called.unit_args(kind)
        assert (
            Words(language)("hoth-unit-the", **args)
            .casefold()
            .endswith(called.unit(kind).casefold())
        )
        own = {"kind": "", "unit": "Tauntauns"}
        for id in ("hoth-unit-the", "hoth-unit-one", "hoth-unit-beside", "hoth-unit-none"):
            assert "Tauntauns" in Words(language)(id, **own)
            assert "Tauntauns" not in Words(language)(id, **{**args, "unit": "Tauntauns"})


def test_verbs_agree_with_the_unit() -> None:
    def said(language: str, kind: int, id: str) -> str:
        args = Names(Words(language), BOX).unit_args(BOX.kinds[kind])
        return Words(language)(f"hoth-event-{id}", hex="G5", dice="–", **args)

    at_at, troopers, artillery = 1, 3, 5
    assert said("en", at_at, "attacked") == "The AT-AT attacks G5: –"
    assert said("en", troopers, "attacked") == "The Echo Base troopers attack G5: –"
    assert said("uk", artillery, "attacked") == "Артилерія повстанців атакує G5: –"
    assert said("uk", troopers, "destroyed") == "На G5 знищено загін солдатів бази «Відлуння»."
    assert said("fr", artillery, "destroyed") == "L’artillerie rebelle en G5 est détruite."
    assert said("es", troopers, "destroyed") == (
        "Los soldados de la Base Eco en G5 quedan destruidos."
    )


@pytest.mark.deep
def test_a_series_in_every_scenario_and_its_figures_in_a_file(
    cantina: Cantina, tmp_path: Path
) -> None:
    file = tmp_path / "figures.json"
    series = ("sim", "hoth", "--bots", "quick", "--games", 1, "--jobs", 1)
    said = cantina(*series, "--scenario", "all", "--json", "--out", file)
    result = json.loads(said.out)
    assert [each["id"] for each in result["scenarios"]] == [str(n) for n in range(1, 18)]
    assert all(each["finished"] == each["games"] == 1 for each in result["scenarios"])
    assert all(len(each["seats"]) == 2 for each in result["scenarios"])
    assert result["finished"] == 17
    figures = json.loads(file.read_text(encoding="utf-8"))
    assert len(figures["scenarios"]) == 17
    assert "decisions_per_s" not in figures["scenarios"][0]
    assert "--scenario all" in cantina(*series, "--out", file).err


def test_a_record_with_its_own_scenario_is_told(cantina: Cantina, tmp_path: Path) -> None:
    record = tmp_path / "own.json"
    record.write_text(dump(record_of(played(TEXT, 2, most=40))), encoding="utf-8")
    said = cantina("replay", record)
    assert said.status == 0
    assert "18. Successful Landings" in said.out


def test_cards_are_found_and_described(cantina: Cantina) -> None:
    said = cantina("content", "show", "hoth", "R-ART")
    assert "Artillery Barrage — 1 unit anywhere, artillery only, +1 die, attacks twice" in said.out
    assert cantina("content", "check", "hoth").status == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"scenario": "10", "leaders": "on"}, {"campaign": "b"}])
def test_every_question_choice_and_event_has_words(language: str, options: dict[str, str]) -> None:
    """Random play, told to a person: nothing is left without words in any language."""
    pack = GAME.load(None)
    dice = random.Random(5)
    t = open_table(GAME, pack, 2, 9, options)
    painter = make_painter(GAME, pack, ["Ann", "Bo"], Words(language), Screen(plain=True))
    past: list[Event] = []
    for _ in range(400):
        if not t.asks:
            break
        ask = t.asks[0]
        view = GAME.view(t, ask.seat)
        said = [painter.question(view, ask)]
        said += [line.plain for line in painter.choices(fork(t), view, ask)]
        said += [str(line) for line in painter.board(view, ask, [])]
        assert len(painter.choices(fork(t), view, ask)) == len(ask.options)
        events = events_for(play(t, ask.seat, dice.choice(ask.options)), FIRST)
        said += [line.plain for line in painter.story(past, events, FIRST, False)]
        past += events
        assert "⟨" not in "".join(said)
