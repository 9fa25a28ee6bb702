"""Options compared in the same worlds."""

from __future__ import annotations

import pytest

from cantina.bots.base import decide, make_bot
from cantina.bots.trials import Trials
from cantina.bots.until import Until
from cantina.bots.weighing import EVERY, FEW, Field
from cantina.bots.weighted import published
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import find_game
from cantina.kernel.rng import seeded
from tests.bots.test_bots import after, wins


def test_what_is_behind_in_every_world_is_given_up() -> None:
    field = Field(3)
    for number in range(FEW):
        luck = number % 4
        field.learn([luck + 0.5, luck + 0.1, luck + 0.5 + (-1) ** number * 0.1])
    assert field.running == [0, 2]  # once ahead, once behind: nobody can tell these two apart
    for _ in range(EVERY):
        field.learn([0.5, 0.9])
    assert field.running == [2]
    assert field.best() == 2


def test_luck_that_all_share_decides_nothing() -> None:
    field = Field(2)
    for number in range(FEW):
        field.learn([100.0 * number, 100.0 * number + 0.001])
    assert field.running == [1]


def test_it_stops_when_its_time_is_up_and_answers_with_its_best_so_far() -> None:
    t = after("hunters", 3, 12)
    ask = t.asks[0]
    for bot in (Trials(), Trials(10**9)):
        assert decide(bot, t, ask.seat, seeded(1), Until(0.001)) in ask.options


@pytest.mark.deep
def test_trials_beat_a_casual_rule_of_thumb() -> None:
    assert wins(["trials:40", "quick@casual"], 2)[0] == 2


def test_settings() -> None:
    assert Trials.with_setting("250").trials == 250
    assert Trials.with_setting("").trials is None
    for setting in ("0", "fast", "-1s"):
        with pytest.raises(BadOptions, match="trials takes a number"):
            make_bot(f"trials:{setting}")


def test_a_set_of_weights_is_named_after_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    t = after("hunters", 2, 6)
    ask = t.asks[0]
    for name in ("quick@casual", "greedy@casual", "trials:8@tuned"):
        assert decide(make_bot(name), t, ask.seat, seeded(1)) in ask.options
    with pytest.raises(BadOptions, match="hunters has no weights 'odd'; it has casual, tuned"):
        decide(make_bot("quick@odd"), t, ask.seat, seeded(1))
    other = find_game("zone")
    monkeypatch.delitem(other.services, "weights")
    with pytest.raises(BadOptions, match="zone has no weights"):
        published(other)
