"""The scout: the bot for games played together."""

from __future__ import annotations

from typing import Any

from cantina.bots.base import decide, make_bot
from cantina.bots.scout import worth
from cantina.kernel.game import find_game
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, apply, determinize, open_table

ZONE = find_game("zone")
PACK = ZONE.load(None)


def at_an_act(seats: int, skipped: int, seed: int = 3) -> Table[Any, Any]:
    """A mission by rule of thumb up to a decision in a turn at which several options are worth a
    look."""
    t = open_table(ZONE, PACK, seats, seed)
    rng = seeded(seed)
    while True:
        ask = t.asks[0]
        if ask.name == "act" and len(ZONE.worthwhile(t, ask)) > 1:
            if skipped == 0:
                return t
            skipped -= 1
        apply(t, ask, ZONE.suggest(t, ask, rng))


def test_a_scout_takes_an_option_and_touches_nothing() -> None:
    t = at_an_act(2, 2)
    before = ZONE.encode(t.state)
    ask = t.asks[0]
    assert decide(make_bot("scout"), t, ask.seat, seeded(5)) in ask.options
    assert ZONE.encode(t.state) == before


def test_a_scout_decides_the_same_whatever_it_may_not_know() -> None:
    t = at_an_act(1, 1)
    seat = t.asks[0].seat
    choices = {
        repr(decide(make_bot("scout"), determinize(t, seat, seeded(seed)), seat, seeded(7)))
        for seed in (100, 101)
    }
    assert choices == {repr(decide(make_bot("scout"), t, seat, seeded(7)))}


def test_options_are_tried_with_the_same_luck() -> None:
    """The same option in the same world is worth the same, however often it is tried."""
    t = at_an_act(1, 0)
    ask = t.asks[0]
    option = ZONE.suggest(t, ask, seeded(1))
    luck = seeded(9)
    assert worth(t, ask.seat, ask, option, luck.copy()) == worth(
        t, ask.seat, ask, option, luck.copy()
    )


def test_a_scout_does_not_think_where_there_is_nothing_to_decide() -> None:
    """What the game does not call worthwhile is not tried: the rule of thumb answers."""
    t = open_table(ZONE, PACK, 3, 1)
    ask = t.asks[0]
    assert ask.name == "stalker"
    assert decide(make_bot("scout"), t, ask.seat, seeded(1)) == ZONE.suggest(t, ask, seeded(1))
