"""How a game went, by playing on from its turns and by weighing its choices."""

from __future__ import annotations

from typing import Any

import pytest

from cantina.bots import debrief
from cantina.bots.chances import FEWEST_GAMES, Estimate
from cantina.bots.choices import AUDIT, SMALL, _spread, account_of
from cantina.bots.debrief import LOSS, LUCK, SMALLEST, WORTH_TELLING, Debriefed, debrief_of
from cantina.bots.effects import FEWEST_PAIRS, UNKNOWN, effect, moved_by
from cantina.bots.quick import Quick
from cantina.bots.random import Random
from cantina.bots.scale import Seen, learned_from
from cantina.kernel.action import all_seats
from cantina.kernel.game import find_game
from cantina.kernel.record import Record, record_of
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table, play
from tests.seats import FIRST, SECOND


class Ticking:
    """A clock that goes by looks at it: the same on every machine."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def played(key: str, seats: int, **options: str) -> tuple[Any, Any, Record]:
    """The first seat plays by rule of thumb, the others blindly."""
    game = find_game(key)
    pack = game.load(None)
    t = open_table(game, pack, seats, 3, options)
    rng = seeded(5)
    while t.asks:
        ask = t.asks[0]
        bot = Quick() if ask.seat == FIRST or options else Random()
        play(t, ask.seat, bot.choose(t, ask.seat, ask, rng))
    return game, pack, record_of(t)


@pytest.fixture(scope="module")
def hunted() -> tuple[Any, Any, Record, Debriefed]:
    game, pack, record = played("hunters", 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(debrief, "FOR_EFFECTS", 0.4)  # they take long
        return game, pack, record, debrief_of(game, pack, record, 6000, Ticking())


@pytest.mark.deep
def test_the_chances_of_a_game_end_with_its_result(
    hunted: tuple[Any, Any, Record, Debriefed],
) -> None:
    game, pack, record, found = hunted
    ats = [moment.at for moment in found.moments]
    assert ats == sorted(set(ats))
    assert (ats[0], ats[-1]) == (0, len(record.actions))
    for moment in found.moments[:-1]:
        assert moment.estimate.fewest() >= FEWEST_GAMES
        assert all(0 < moment.estimate.error(seat) < 0.2 for seat in all_seats(2))
    t = open_table(game, pack, 2, record.seed, record.options)
    for seat, action in record.actions:
        play(t, seat, action)
    assert t.state.outcome is not None
    last = found.moments[-1].estimate
    assert [seat for seat in all_seats(2) if last.chance(seat) == 1] == t.state.outcome.winners
    for turning in found.turnings:
        assert 0 <= turning.start < turning.end <= len(record.actions)
        least = SMALLEST if turning.kind == LUCK else WORTH_TELLING
        assert max(turning.size(seat) for seat in all_seats(2)) >= least


@pytest.mark.deep
def test_whoever_chooses_blindly_is_less_accurate(
    hunted: tuple[Any, Any, Record, Debriefed],
) -> None:
    _, _, _, found = hunted
    thumb, blind = (account_of(seat, found.choices) for seat in (FIRST, SECOND))
    assert thumb.accuracy is not None
    assert blind.accuracy is not None
    assert blind.accuracy < 50 < thumb.accuracy
    assert blind.lost > thumb.lost


def test_whoever_follows_the_rule_of_thumb_departs_only_where_it_draws_lots(
    hunted: tuple[Any, Any, Record, Debriefed],
) -> None:
    _, _, _, found = hunted
    asks = [{one.ask.name for one in found.departures if one.seat == seat} for seat in all_seats(2)]
    assert asks[FIRST] == {"draw"}
    assert {"draw", "choose"} <= asks[SECOND]
    thumb, blind = (found.moved(seat) for seat in all_seats(2))
    assert abs(thumb.own) < 2 * thumb.error
    assert blind.own < thumb.own


@pytest.mark.deep
def test_every_departure_counts_wherever_it_was_and_however_little_it_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is left out of the choices is told as luck, and weak play leaves out much."""
    monkeypatch.setattr(debrief, "FOR_EFFECTS", 0.4)
    monkeypatch.setattr(debrief, "FOR_CHOICES", 0.5)
    game, pack, record = played("hunters", 2)
    found = debrief_of(game, pack, record, 1800, Ticking())
    assert len(found.choices) < found.real  # there was no time for more
    pairs = [len(one.differences) for one in found.departures]
    assert FEWEST_PAIRS <= max(pairs) <= min(pairs) + 1
    late = [one for one in found.departures if one.seat == SECOND and one.late > 0.9]
    assert late
    mine = [effect(one, SECOND) for one in found.departures if one.seat == SECOND]
    assert found.moved(SECOND).own == pytest.approx(sum(one.mean for one in mine))
    assert any(0 < abs(one.mean) < one.error for one in mine)
    # Here nothing but the end is the judge.
    told = {value for one in found.departures for row in one.differences for value in row}
    assert told <= {-1, 0, 1}


def test_what_was_not_looked_at_makes_luck_uncertain(
    hunted: tuple[Any, Any, Record, Debriefed],
) -> None:
    _, _, _, found = hunted
    known = moved_by(FIRST, found.departures, 0)
    assert moved_by(FIRST, found.departures, 9).error == pytest.approx(
        (known.error**2 + 9 * UNKNOWN**2) ** 0.5
    )
    one = found.departures[0]
    kept = list(one.differences)
    del one.differences[FEWEST_PAIRS - 1 :]
    assert effect(one, FIRST) == (0, UNKNOWN, 0)
    one.differences[:] = kept


def test_where_time_runs_out_all_of_the_game_had_a_first_look(
    hunted: tuple[Any, Any, Record, Debriefed],
) -> None:
    _, _, _, found = hunted
    some = _spread(found.choices)[: len(found.choices) // 4]
    late = [one for one in some if one.late > 0.5]
    assert len(some) / 3 < len(late) < len(some) * 2 / 3


def test_a_loss_is_confirmed_in_worlds_of_its_own(
    hunted: tuple[Any, Any, Record, Debriefed],
) -> None:
    _, _, record, found = hunted
    losses = [one for one in found.choices if one.loss() > 0]
    assert losses
    for one in losses:
        assert len(one.audited[0]) == len(one.audited[1]) == AUDIT
        assert one.chosen not in one.field.running
        assert record.actions[one.at] == (one.seat, one.options[one.chosen])
    for one in found.choices:
        if not one.audited[0]:
            assert (one.loss(), one.find()) == (0, 0)
    for turning in found.turnings:
        if turning.kind == LOSS:
            assert turning.choice is not None
            assert turning.choice.loss() >= WORTH_TELLING > SMALL


def test_a_suspicion_that_was_not_checked_counts_for_nothing(
    hunted: tuple[Any, Any, Record, Debriefed],
) -> None:
    _, _, _, found = hunted
    one = next(one for one in found.choices if one.loss() > 0)
    before = account_of(one.seat, found.choices)
    kept = [list(worlds) for worlds in one.audited]
    lost = one.loss()
    for worlds in one.audited:
        worlds.pop()
    after = account_of(one.seat, found.choices)
    for worlds, all_of_them in zip(one.audited, kept, strict=True):
        worlds[:] = all_of_them
    assert after.lost == pytest.approx(before.lost - lost)
    assert after.choices == before.choices - 1


@pytest.mark.deep
def test_of_a_long_game_only_some_choices_are_weighed_and_luck_is_told_between_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(debrief, "MOST_CHOICES", 30)
    game, pack, record = played("hunters", 2)
    reading = debrief._Reading(game, pack, record, 1800, Ticking())
    found = reading.read()
    assert 0 < len(found.choices) <= 30 < found.real
    assert len(found.departures) == 30
    assert found.unread == len(reading.unread) > 0
    assert reading._without_gaps(found.moments)
    for one, other in reading._without_gaps(found.moments):
        assert not [at for at in reading.unread if one.at <= at < other.at]


def test_a_debrief_is_the_same_again(hunted: tuple[Any, Any, Record, Debriefed]) -> None:
    game, pack, record, _ = hunted
    found, again = (debrief_of(game, pack, record, 1200, Ticking()) for _ in range(2))
    assert found.choices
    assert [one.estimate.wins for one in again.moments] == [
        one.estimate.wins for one in found.moments
    ]
    assert [(one.at, one.loss(), one.stake()) for one in again.choices] == [
        (one.at, one.loss(), one.stake()) for one in found.choices
    ]
    assert [one[:7] for one in again.turnings] == [one[:7] for one in found.turnings]


def test_too_little_time_gives_no_estimate_rather_than_a_bad_one() -> None:
    game, pack, record = played("hunters", 2)
    found = debrief_of(game, pack, record, 30, Ticking())
    assert (found.moments, found.choices, found.turnings) == ([], [], [])


def test_every_battle_of_a_campaign_has_chances_of_its_own() -> None:
    game, pack, record = played("hoth", 2, campaign="a")
    t = open_table(game, pack, 2, record.seed, record.options)
    winners = []
    for seat, action in record.actions:
        play(t, seat, action)
        if len(t.asks) == 2 or t.state.outcome is not None:
            winners.append(game.won_by(t))
    assert len(winners) == len(t.state.fought)
    reading = debrief_of(game, pack, record, 40, Ticking())
    assert reading.moments == []  # by that clock there is time for nothing
    assert winners == [[battle.winner] for battle in t.state.fought]


def test_an_error_is_never_nothing() -> None:
    estimate = Estimate(1)
    estimate.games[0] = estimate.wins[0] = 20
    assert estimate.chance(FIRST) == 1
    assert 0.03 < estimate.error(FIRST) < 0.1


def test_a_scale_learns_what_a_lead_is_worth_and_when() -> None:
    rng = seeded(8)
    seen: list[Seen] = []
    for _ in range(3000):
        lead, late = rng.below(201) / 100 - 1, rng.below(2)
        likely = 0.5 + (0.45 if late else 0.1) * lead
        seen.append(Seen(lead, late, rng.below(1000) < 1000 * likely))
    scale = learned_from(seen)
    assert scale.chance(0, 0) == pytest.approx(0.5, abs=0.04)
    assert scale.chance(1, 0) == pytest.approx(0.6, abs=0.05)
    assert scale.chance(1, 1) == pytest.approx(0.95, abs=0.06)
    assert scale.chance(-1, 1) == pytest.approx(0.05, abs=0.06)


def test_a_scale_is_moved_to_what_was_seen() -> None:
    scale = learned_from([Seen(lead / 10, 0.5, lead > 0) for lead in range(-10, 11)] * 20)
    leads = [-0.2, 0.0, 0.1, 0.3] * 20
    shift = scale.shift(leads, 0.5, 8)
    mean = sum(scale.chance(lead, 0.5, shift) for lead in leads) / len(leads)
    assert mean == pytest.approx(0.1, abs=0.02)
    assert scale.shift([], 0.5, 0) == 0


def test_where_everybody_wins_the_scale_stays_finite() -> None:
    scale = learned_from([Seen(0.1, 0.5, True)] * 50)
    assert 0.8 < scale.chance(0.1, 0.5) < 1
