"""What can be chosen is declared once: the wire form, the class and what is saved agree."""

from __future__ import annotations

import importlib
import re
from typing import Any

import pytest

from cantina.games.zone.events.stalkers import TOLD_BY_OTHERS
from cantina.kernel.action import Action
from cantina.kernel.errors import BadRecord
from cantina.kernel.game import discover
from cantina.parts.generate import action_classes, fields, needed, verb_of
from cantina.rulebook import RULE_ID

GAMES = [key for key in discover() if action_classes(f"cantina.games.{key}")]


def codec_of(game: str) -> Any:
    return importlib.import_module(f"cantina.games.{game}.codec")


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_its_verb_and_its_fields(game: str) -> None:
    decode = codec_of(game).decode_action
    seen: set[tuple[str, int]] = set()
    for cls in action_classes(f"cantina.games.{game}"):
        for count in range(len(needed(cls)), len(fields(cls)) + 1):
            numbers = tuple(range(3, 3 + count))
            made = cls(*numbers)
            assert made.args == numbers
            for name, number in zip(fields(cls), [*numbers, None, None], strict=False):
                assert getattr(made, name) == number
            assert (made.verb, count) not in seen, "or nobody could tell them apart"
            seen.add((made.verb, count))
            back = decode([made.verb, *numbers])
            assert (type(back), back) == (cls, Action(made.verb, numbers))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("saved", [["fly", 1], ["done"], [], ["play", 1, 2, 3], [1], "play"])
def test_what_is_no_action_of_the_game_is_refused(game: str, saved: Any) -> None:
    with pytest.raises(BadRecord):
        codec_of(game).decode_action(saved)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_says_which_rule_it_is(game: str) -> None:
    for cls in action_classes(f"cantina.games.{game}"):
        assert re.match(RULE_ID, cls.__doc__ or ""), f"the docstring of {cls} begins with no rule"


def test_verbs_that_other_events_tell_are_verbs_of_the_zone() -> None:
    assert set(TOLD_BY_OTHERS) <= {verb_of(cls) for cls in action_classes("cantina.games.zone")}
