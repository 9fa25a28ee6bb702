"""Tables: forks go their own way, and set-up and play draw from different streams."""

from __future__ import annotations

import pytest

from cantina.kernel.action import Action
from cantina.kernel.errors import BadOptions
from cantina.kernel.event import AnswerSealed
from cantina.kernel.rng import seeded
from cantina.kernel.table import determinize, fork, open_table, play
from tests.kernel.test_record import TABLE
from tests.kernel.toy import Toy, click, opened
from tests.seats import FIRST, SECOND


def test_a_fork_changes_without_touching_the_original() -> None:
    t = opened(TABLE)
    click(t, FIRST, "left")
    copy = fork(t)
    click(copy, SECOND, "left")
    click(copy, FIRST, "roll")
    assert t.state.log == []
    assert [one.seat for one in t.asks] == [1]
    assert (copy.events, copy.heard) == ([], False)


def test_set_up_and_play_have_streams_of_their_own() -> None:
    t = opened(TABLE)
    root = seeded(1)
    assert t.state.rng.word == root.fork("play").word != root.fork("setup").word


def test_wrong_seats_and_options_are_named() -> None:
    game = Toy(TABLE)
    pack = game.load(None)
    with pytest.raises(BadOptions, match="toy takes 1 to 4 seats, not 5"):
        open_table(game, pack, 5, 1)
    with pytest.raises(BadOptions, match="is one of small, large, not 'huge'"):
        open_table(game, pack, 2, 1, {"size": "huge"})
    assert open_table(game, pack, 2, 1).options == {"size": "small"}


def test_a_sealed_answer_is_told_without_its_content() -> None:
    t = opened(TABLE)
    (event,) = play(t, FIRST, Action("left"))
    assert isinstance(event, AnswerSealed)
    assert (event.seat, event.ask, event.rule) == (0, "side", "TOY-1")


def test_a_determinised_fork_guesses_the_sealed_answers_of_others_and_keeps_ones_own() -> None:
    t = opened(TABLE, seats=3)
    click(t, FIRST, "left")
    click(t, SECOND, "left")
    guesses = set()
    for seed in range(40):
        world = determinize(t, FIRST, seeded(seed))
        assert world.state.sealed[0] == Action("left")
        assert [one.seat for one in world.asks] == [2]
        guesses.add(repr(world.state.sealed[1]))
    assert guesses == {"left", "right"}


def test_a_determinised_fork_has_other_dice() -> None:
    t = opened(TABLE)
    worlds = {determinize(t, FIRST, seeded(seed)).state.rng.word for seed in range(10)}
    assert len(worlds) == 10
    assert t.state.rng.word not in worlds


def test_rules_get_the_option_that_was_offered_whatever_was_sent() -> None:
    t = opened(TABLE)
    option = t.asks[0].options[0]
    sent = Action(option.verb, option.args)
    assert sent is not option
    play(t, FIRST, sent)
    assert t.played[-1][1] is option
