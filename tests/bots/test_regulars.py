"""Bots with a habit: who there is, who sits where, and that the habit shows."""

from __future__ import annotations

from typing import Any

import pytest

from cantina.bots.base import Planner, check_bot, decide, is_bot, make_bot
from cantina.bots.levels import scale_of
from cantina.bots.mind import Mind
from cantina.bots.regulars import regular_in, regulars_of, with_regulars
from cantina.bots.weighted import game_by
from cantina.games.hunters.game import Hunters
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game, discover, find_game
from cantina.kernel.pack import LANGUAGES
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table
from cantina.locales import Words
from tests.bots.habits import MEASURES, compared
from tests.seats import FIRST

GAMES = [game for game in discover().values() if regulars_of(game)]
REGULARS = [(game, key) for game in GAMES for key in regulars_of(game)]
SHOWN = [
    ("hunters", "crates", 60),
    ("hunters", "contracts", 60),
    ("hoth", "cover", 12),
    ("zone", "loot", 24),
]
"""Enough games to show it; `habits.py` plays as many as it takes for all of them."""


def test_every_regular_has_a_name_of_its_own_a_habit_in_words_and_a_measure() -> None:
    for game in GAMES:
        for language in LANGUAGES:
            names = [one.names[language] for one in regulars_of(game).values()]
            assert len(names) == len(set(names))
            assert all(name.isalpha() for name in names)
            for key in regulars_of(game):
                assert Words(language).has(f"pages-habit-{game.key}-{key}"), key
        assert list(MEASURES[game.key]) == list(regulars_of(game))


@pytest.mark.parametrize(("game", "key"), REGULARS, ids=lambda of: getattr(of, "key", of))
def test_a_regular_plays_at_every_level(game: Game[Any, Any], key: str) -> None:
    for _, bot in scale_of(game):
        check_bot(f"{bot}+{key}", game)
    t = open_table(game, game.load(None), 2, 1)
    ask = t.asks[0]
    assert decide(make_bot(f"greedy+{key}"), t, ask.seat, seeded(1)) in ask.options


def test_a_habit_bends_the_set_a_level_plays_by_and_keeps_what_was_learned() -> None:
    plain, casual = game_by("hunters", "tuned"), game_by("hunters", "casual")
    crates, gentle = game_by("hunters", "", "crates"), game_by("hunters", "casual", "crates")
    assert isinstance(plain, Hunters)
    assert isinstance(casual, Hunters)
    assert isinstance(crates, Hunters)
    assert isinstance(gentle, Hunters)
    assert crates.weights[2].crate > plain.weights[2].crate
    assert gentle.weights[2].crate > casual.weights[2].crate
    assert gentle.weights[2].capture == casual.weights[2].capture
    assert crates.learned
    assert crates.learned != plain.learned
    assert crates.horizon == plain.horizon
    assert not gentle.learned
    assert gentle.horizon == casual.horizon


def test_a_planner_with_a_habit_still_plans_whole_turns() -> None:
    bot = make_bot("planner:4+bold")
    assert isinstance(bot, Planner)
    assert not isinstance(make_bot("greedy+bold"), Planner)
    hoth = find_game("hoth")
    t = open_table(hoth, hoth.load(None), 2, 1)
    mind = Mind("planner:4+bold")
    assert mind.decide(t, FIRST, seeded(1)) in t.asks[0].options


def test_nobody_sits_at_a_table_twice() -> None:
    hunters = find_game("hunters")
    keys = list(regulars_of(hunters))
    wished = ["me", "quick+any", "quick+crates", "trials:16+any", "open", "quick"]
    for seed in range(20):
        named = with_regulars(hunters, wished, seeded(seed))
        assert [named[0], named[2], named[4:]] == ["me", "quick+crates", ["open", "quick"]]
        drawn = [regular_in(named[1]), regular_in(named[3])]
        assert set(drawn) <= set(keys) - {"crates"}
        assert len(set(drawn)) == 2
        assert named[3].startswith("trials:16+")
    full = with_regulars(hunters, ["quick+any"] * (len(keys) + 1), seeded(1))
    assert sorted(map(regular_in, full)) == sorted(["", *keys])


def test_who_is_not_known_is_refused() -> None:
    check_bot("quick+any", find_game("zone"))
    with pytest.raises(BadOptions, match="hunters has no regular 'bold'; it has crates"):
        check_bot("quick+bold", find_game("hunters"))
    with pytest.raises(BadOptions, match="zone has no regular 'bold'; it has loot"):
        check_bot("quick+bold", find_game("zone"))


def test_what_decided_is_a_bot_by_its_name() -> None:
    named = ["quick", "mcts:0.5s", "quick@casual", "greedy+bold", "record", "clock", ""]
    assert [is_bot(name) for name in named] == [True] * 4 + [False] * 3


@pytest.mark.deep
@pytest.mark.parametrize(("game", "regular", "games"), SHOWN)
def test_a_habit_shows(game: str, regular: str, games: int) -> None:
    _, own, others = compared(game, "quick", regular, games, 1)
    assert own > others
