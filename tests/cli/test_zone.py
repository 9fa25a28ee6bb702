"""S.T.A.L.K.E.R. on the command line: whole games, the map, cards looked up, records told."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from cantina.cli.play.painter import Painter, make_painter
from cantina.cli.screen import Screen
from cantina.games.zone import GAME
from cantina.games.zone.state import ZoneTable
from cantina.kernel.event import Event, events_for
from cantina.kernel.pack import LANGUAGES
from cantina.kernel.record import dump, record_of
from cantina.kernel.table import fork, open_table, play
from cantina.locales import Words
from tests.cli.conftest import Cantina, Said, marks_of
from tests.games.zone.guide import guided
from tests.seats import FIRST

PLAY = ("play", "zone", "--seats", 2, "--bots", "random")
ASKED = "?\nh\ns\nt 2\nd\nr\nc 1\nc akm\nc A1-05\nb\nu\n"
ANY = "2\n1\n\n" * 600
"""Choices for ever: the second, else the first. The empty line leaves when the game is over."""

FIRST_LINE = "│2.A $ o    ┊2.B 1↓ o ^1┊5.A o          ┊5.B 2↓ ┊3.A┃3.B ? $2 []┃3.C"


def speaks(said: Said) -> None:
    """Nothing was left unsaid: no id in brackets, no variable or data in braces."""
    assert said.status == 0
    assert said.err == ""
    assert not re.search(r"⟨.*⟩|\{", said.out)


def opened(seats: int, seed: int) -> ZoneTable:
    return open_table(GAME, GAME.load(None), seats, seed, {})


def painter_of(t: ZoneTable, language: str, plain: bool) -> Painter:
    names = ["Ann", "Bo", "Cy", "Di"][: t.seats]
    return make_painter(GAME, t.pack, names, Words(language), Screen(plain=plain))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretends that somebody looks at a real terminal."""
    monkeypatch.setattr("cantina.cli.screen.is_dumb", lambda: False)


@pytest.mark.parametrize(
    ("language", "seed"),
    [
        pytest.param(language, seed, marks=marks_of(language))
        for language, seed in zip(LANGUAGES, (2, 3, 5, 8), strict=True)
    ],
)
def test_a_whole_game_in_every_language(
    cantina: Cantina, home: Path, language: str, seed: int
) -> None:
    speaks(cantina(*PLAY, "--seed", seed, "--lang", language, typed=ASKED + ANY))
    (save,) = (home / "saves").iterdir()
    retold = cantina("replay", save, "--lang", language)
    speaks(retold)
    assert Words(language)("zone-over-stalker_died") in retold.out


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize(
    ("language", "columns"),
    [
        *[pytest.param(language, 80, marks=marks_of(language)) for language in LANGUAGES],
        ("uk", 110),
    ],
)
def test_no_line_is_wider_than_the_terminal(
    cantina: Cantina, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    said = cantina(*PLAY, "--seed", 7, "--lang", language, typed=ASKED + "2\n1\n" * 12 + "q\n")
    speaks(said)
    assert max(cell_len(line) for line in said.out.splitlines()) <= columns


@pytest.mark.parametrize("language", [pytest.param(one, marks=marks_of(one)) for one in LANGUAGES])
def test_every_question_choice_and_event_has_words(language: str) -> None:
    """Games that are led through the mission, told to a person: nothing is left without words."""
    for seats, seed in ((1, 1), (2, 6), (3, 4), (4, 9)):
        dice = random.Random(seed)
        t = opened(seats, seed)
        painters = [painter_of(t, language, plain) for plain in (True, False)]
        past: list[Event] = []
        for number in range(150):
            if not t.asks:
                break
            ask = t.asks[0]
            view = GAME.view(t, ask.seat)
            said: list[str] = []
            for painter in painters[: 2 if number % 9 == 0 else 1]:
                said += [str(line) for line in painter.board(view, ask, [])]
            choices = painters[0].choices(fork(t), view, ask)
            assert len(choices) == len(ask.options)
            said += [painters[0].question(view, ask), *[line.plain for line in choices]]
            events = events_for(play(t, ask.seat, guided(t, ask, dice)), FIRST)
            said += [line.plain for line in painters[0].story(past, events, FIRST, False)]
            past += events
            assert not re.search("[⟨{]", "".join(said))


@pytest.mark.usefixtures("drawn")
def test_the_camp_is_drawn(cantina: Cantina, monkeypatch: pytest.MonkeyPatch) -> None:
    """Walls, doors and windows, figures with their facing, threat, loot, unknown enemies."""
    monkeypatch.setenv("COLUMNS", "80")
    out = cantina(*PLAY, "--seed", 7, typed="1\n1\n1\nq\n").out
    lines = out.splitlines()
    (top,) = [number for number, line in enumerate(lines) if line.startswith(FIRST_LINE)][-1:]
    assert lines[top + 1].startswith("│           ·           ┏━━━━━/━┳━━━━━━━┓o      ·o  ┃^2")
    assert lines[top + 2].startswith("│           ┊           ┃5.C $ o┃5.D 5← #       ┊   /")
    assert "│1.G @1 @2  ┊1.H┊" in out
    # Nothing is lost where there is no room for it.
    assert "2.F, indoors, cover 2. unknown enemies: 1; loot: 2; Guard hut; seen by" in out


def test_a_plain_screen_says_where_things_are(cantina: Cantina) -> None:
    out = cantina(*PLAY, "--seed", 7, typed="1\n1\n1\nq\n").out
    assert FIRST_LINE not in out
    assert "1.G, outdoors, cover 1. Milady; " in out
    assert "5.D, indoors, cover 1. Bandit, shotgun 5; " in out
    assert "1.A, " not in out  # nothing is there


def test_an_attack_is_offered_with_its_chances() -> None:
    """Dice, cover and the exact chance of each result stand beside the option."""
    t = opened(1, 0)
    painter = painter_of(t, "en", plain=True)
    dice = random.Random(0)
    for _ in range(400):
        ask = t.asks[0]
        for number, option in enumerate(ask.options):
            if option.verb == "fire":
                view = GAME.view(t, ask.seat)
                said = painter.choices(fork(t), view, ask)[number].plain
                assert re.search(r"distance \d, dice \d\+\d.*torso: .* \d+%", said)
                return
        play(t, ask.seat, dice.choice(ask.options))
        if not t.asks:
            t = opened(1, dice.randrange(1000))
    pytest.fail("nobody could attack")


@pytest.mark.parametrize("language", [pytest.param(one, marks=marks_of(one)) for one in LANGUAGES])
def test_cards_are_found_and_described(cantina: Cantina, language: str) -> None:
    for card in ("milady", "bandit_rifle", "akm_74u", "A1-05", "A1", "hallucination"):
        speaks(cantina("content", "show", "zone", card, "--lang", language))
    speaks(cantina("content", "show", "zone", "--lang", language))
    speaks(cantina("games", "--lang", language))


def test_what_a_card_does_is_in_words(cantina: Cantina) -> None:
    out = cantina("content", "show", "zone", "akm_74u").out
    assert "Weapon — AKM-74U" in out
    assert "Single Shot — standard action, 1 ammo, +2 equipment dice" in out
    assert "Rounds: 6 (rulebook)" in out
    assert cantina("content", "show", "zone", "міледі", "--lang", "uk").out.startswith("Сталкер")


def test_who_plays_reads_only_what_lies_open(cantina: Cantina) -> None:
    """ST-8.2: the other side of a card and cards that are still to come are nobody's to know."""
    box = cantina("content", "show", "zone", "A1-05").out
    assert "Back: Resolve card A1-04" in box
    out = cantina(*PLAY, "--seed", 7, typed="1\n1\nc A1-05\nc A1-VIII\nc A1-I\nq\n").out
    assert "Front: Open with the key" in out
    assert "Resolve card A1-04" not in out
    assert "A Look from the Shadows" in out
    assert "Clean Getaway" not in out


def test_a_record_is_told(cantina: Cantina, tmp_path: Path) -> None:
    t = opened(2, 6)
    dice = random.Random(6)
    while t.asks and len(t.played) < 60:
        ask = t.asks[0]
        play(t, ask.seat, guided(t, ask, dice))
    record = tmp_path / "zone.json"
    record.write_text(dump(record_of(t)), encoding="utf-8")
    said = cantina("replay", record)
    speaks(said)
    assert "Mission A1. Rescuing Dalik" in said.out
    assert "Event: I. A Look from the Shadows" in said.out
    speaks(cantina("replay", record, "--to", 20, "--seat", 1, "--lang", "uk"))
