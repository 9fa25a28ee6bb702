"""The numbers that bots play by: complete, and the casual ones as they always were."""

from __future__ import annotations

from dataclasses import fields
from hashlib import blake2b

import pytest

from cantina.bots.base import decide, make_bot
from cantina.bots.greedy import Greedy
from cantina.bots.levels import scale_of
from cantina.bots.weighted import game_by
from cantina.games.hunters import GAME
from cantina.games.hunters.game import facts, facts_of
from cantina.games.hunters.load_weights import learned, weight_sets
from cantina.games.hunters.value import FEATURES, STAGES
from cantina.games.hunters.weights import Weights
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, fork, open_table
from tests.games.hunters.cards import BOX
from tests.seats import FIRST, SECOND

CASUAL = "acabb3aaf1534be8"
"""Of every choice in twelve games, before there were weights to choose from."""


def test_the_file_has_a_range_for_every_weight() -> None:
    assert list(weight_sets().ranges) == [field.name for field in fields(Weights)]


def test_casual_bots_choose_what_they_always_chose() -> None:
    game = game_by("hunters", "casual")
    chosen = blake2b(digest_size=8)
    for seed in range(12):
        t = open_table(game, BOX, 2 + seed % 5, seed, heard=False)
        rng = seeded(seed)
        while t.asks:
            ask = t.asks[0]
            if seed == 0:
                action = Greedy().choose(fork(t), ask.seat, ask, rng)
            else:
                action = game.suggest(t, ask, rng)
            chosen.update(repr(action).encode())
            apply(t, ask, action)
    assert chosen.hexdigest() == CASUAL


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_number_of_players_has_a_learned_value(seats: int) -> None:
    stages = learned()[seats]
    assert [len(row) for row in stages] == [len(FEATURES)] * STAGES


def test_facts_are_told_of_every_seat_in_every_stage() -> None:
    met = set()
    for seed in range(6):
        t = open_table(GAME, BOX, 3, seed, heard=False)
        rng = seeded(seed)
        while t.asks:
            stage, told = facts_of(t)
            met.add(stage)
            assert [len(one) for one in told] == [len(facts().names)] * 3
            apply(t, t.asks[0], GAME.suggest(t, t.asks[0], rng))
    assert met == set(range(STAGES))


def test_when_the_game_is_over_the_pad_is_what_a_position_is_worth() -> None:
    t = open_table(GAME, BOX, 2, 1, heard=False)
    rng = seeded(1)
    while t.asks:
        apply(t, t.asks[0], GAME.suggest(t, t.asks[0], rng))
    outcome = t.state.outcome
    assert outcome is not None
    worth = [GAME.evaluate(t, seat) for seat in (FIRST, SECOND)]
    assert worth == [100 * score for score in outcome.scores]


def test_the_bot_of_every_level_plays() -> None:
    t = open_table(GAME, BOX, 2, 1)
    for _, name in scale_of(GAME):
        action = decide(make_bot(name), t, t.asks[0].seat, seeded(1))
        assert action in t.asks[0].options
