"""Properties of whole missions, played at random and by those who know the way."""

from __future__ import annotations

import random

import pytest

from cantina.bots.base import decide, make_bot
from cantina.games.zone import GAME
from cantina.games.zone.facts.visibility import is_seen
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.numbers import HIGH
from cantina.kernel.rng import seeded
from cantina.kernel.table import determinize, open_table, play
from tests.games.zone.guide import guided
from tests.games.zone.scene import BOX
from tests.rules import rule
from tests.seats import FIRST, SECOND


def opened(seats: int, seed: int) -> ZoneTable:
    return open_table(GAME, BOX, seats, seed, {})


@rule("ST-3.4", "ST-1.2", "ST-15.5", "ST-18.3", "ST-30.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_missions_keep_cards_tokens_room_and_threat(seats: int) -> None:
    for seed in range(3):
        dice = random.Random(seed)
        t = opened(seats, seed)
        while t.asks:
            ask = t.asks[0]
            assert len(set(ask.options)) == len(ask.options)
            play(t, ask.seat, dice.choice(ask.options))
            GAME.check(t)
        assert t.state.outcome is not None


@rule("ST-15.5", "ST-7.5", "ST-7.6", "ST-22.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_long_missions_keep_them_too(seats: int) -> None:
    """Stalkers who get their HP back see the later rounds; tokens only ever leave the box."""
    for seed in range(10, 13):
        dice = random.Random(seed)
        t = opened(seats, seed)
        loot, unknown = 31, 4
        while t.asks:
            ask = t.asks[0]
            play(t, ask.seat, guided(t, ask, dice, eager=0.3))
            GAME.check(t)
            for s, one in zip(STALKERS, t.state.stalkers, strict=False):
                if t.state.round:
                    one.hp = max(one.hp, 13)
                    one.critical = [False, False]
                if one.area != NOWHERE and t.asks and is_seen(t, s):
                    assert (one.threat, one.threat_area) == (HIGH, one.area)
            left = len(t.state.loot_pool) + sum(len(stack) for stack in t.state.loot)
            hidden = sum(len(stack) for stack in t.state.unknown)
            assert left <= loot
            assert hidden <= unknown
            loot, unknown = max(left, loot - 1), hidden
        assert t.state.round <= 30


def test_thinking_leaves_the_table_as_it_was() -> None:
    t = opened(3, 2)
    dice = random.Random(3)
    while t.asks and len(t.played) < 120:
        before = GAME.encode(t.state)
        GAME.evaluate(t, FIRST)
        GAME.view(t, SECOND)
        GAME.suggest(t, t.asks[0], seeded(1))
        assert GAME.encode(t.state) == before
        play(t, t.asks[0].seat, guided(t, t.asks[0], dice))


@rule("ST-9.4", "ST-8.2")
def test_worlds_a_bot_thinks_in_differ_in_what_nobody_knows() -> None:
    """Loot, unknown tokens, the backs of cards, random events and decks; nothing else."""
    t = opened(2, 4)
    dice = random.Random(5)
    for _ in range(30):
        play(t, t.asks[0].seat, guided(t, t.asks[0], dice))
    worlds = [determinize(t, FIRST, seeded(seed)) for seed in range(12)]
    env = t.pack.missions[0].env
    cells = {next(c.row for c in w.state.cards if env[c.row].id == "A1-05") for w in worlds}
    assert len(cells) == 2
    assert len({tuple(w.state.loot_pool) for w in worlds}) == 12
    assert len({tuple(w.state.wounds.cards) for w in worlds}) == 12
    for world in worlds:
        GAME.check(world)
        assert [e.area for e in world.state.enemies] == [e.area for e in t.state.enemies]
        assert [len(stack) for stack in world.state.loot] == [len(s) for s in t.state.loot]


def test_partners_are_no_rivals_and_a_bot_finds_an_option() -> None:
    t = opened(3, 1)
    assert GAME.rivals(t, FIRST) == []
    bot = make_bot("mcts:3")
    for _ in range(8):
        ask = t.asks[0]
        action = decide(bot, t, ask.seat, seeded(5))
        assert action in ask.options
        play(t, ask.seat, action)
