"""What every game in the house must keep, whatever its rules. Runs over all discovered games, on
the interpreted and on the compiled build."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from cantina.kernel.action import SPECTATOR, Action, ask_of
from cantina.kernel.errors import BadOptions, IllegalAction, NoUndo
from cantina.kernel.event import events_for
from cantina.kernel.game import discover
from cantina.kernel.record import dump, parse, record_of, replay, undo
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, determinize, fork, open_table, play
from cantina.parts.saved import digest_of

GAMES = discover()
PACKS = {key: game.load(None) for key, game in GAMES.items()}
LONGEST = 20_000
"""More decisions than any game may take."""
OPENING = 250
"""Decisions that are all looked at; in the rest of a long game, which brings nothing new but a
campaign's later battles, every few."""

AnyTable = Table[Any, Any]


def opened(key: str, seats: int, options: dict[str, str], seed: int = 1) -> AnyTable:
    return open_table(GAMES[key], PACKS[key], seats, seed, options)


def every_table() -> Iterator[Any]:
    """Each game at each size with its default options, then each other choice of each option."""
    for key, game in GAMES.items():
        for seats in range(game.fewest, game.most + 1):
            yield pytest.param(key, seats, {}, id=f"{key}-{seats}")
        for option in game.options:
            for choice in option.choices[1:]:
                changed = {option.key: choice}
                seats = most_seats(key, changed)
                yield pytest.param(key, seats, changed, id=f"{key}-{option.key}-{choice}")


def most_seats(key: str, options: dict[str, str]) -> int:
    """The largest table that plays with these options: some are not for every number."""
    game = GAMES[key]
    for seats in range(game.most, game.fewest, -1):
        try:
            opened(key, seats, options)
        except BadOptions:
            continue
        return seats
    return game.fewest


tables = pytest.mark.parametrize(("key", "seats", "options"), list(every_table()))


def random_play(t: AnyTable, seed: int) -> Iterator[AnyTable]:
    """Yields the table at every ask, then at the end. Any asked seat may answer first."""
    dice = random.Random(seed)
    for _ in range(LONGEST):
        yield t
        if not t.asks:
            return
        ask = dice.choice(t.asks)
        play(t, ask.seat, dice.choice(ask.options))
    pytest.fail(f"no end after {LONGEST} decisions")


def skipped(number: int) -> bool:
    """Whether this decision of a game is passed over by tests that ask much of each."""
    return bool(number % (6 if number <= OPENING else 30))


def plain(t: AnyTable) -> dict[str, Any]:
    data: dict[str, Any] = t.game.encode(t.state)
    return data


def knowledge(t: AnyTable, seat: int) -> Any:
    """All a seat is given: its view and what it is asked."""
    ask = ask_of(t.asks, seat)
    asked = None if ask is None else (ask.name, ask.rule, [repr(option) for option in ask.options])
    return t.game.encode_view(t.game.view(t, seat)), asked


@tables
def test_random_play_reaches_an_outcome_through_legal_positions(
    key: str, seats: int, options: dict[str, str]
) -> None:
    for seed in (1, 2):
        for t in random_play(opened(key, seats, options, seed), seed):
            t.game.check(t)
            for ask in t.asks:
                assert ask.options, f"{ask} offers nothing"
                assert len(set(ask.options)) == len(ask.options), f"{ask} offers the same twice"
                assert ask.rule
            assert len({ask.seat for ask in t.asks}) == len(t.asks)
        assert t.state.outcome is not None
        assert len(t.state.outcome.scores) == seats
        assert t.state.outcome.rule


@tables
def test_the_state_survives_json_and_clone_at_every_ask(
    key: str, seats: int, options: dict[str, str]
) -> None:
    for number, t in enumerate(random_play(opened(key, seats, options), 3)):
        if number > OPENING and number % 5:
            continue
        data = plain(t)
        text = json.dumps(data, sort_keys=True)
        decoded = t.game.decode(json.loads(text))
        assert t.game.encode(decoded) == data
        assert t.game.encode(t.game.clone(t.state)) == data


@tables
def test_a_decoded_state_asks_the_same_and_plays_on_alike(
    key: str, seats: int, options: dict[str, str]
) -> None:
    dice = random.Random(4)
    for number, t in enumerate(random_play(opened(key, seats, options), 4)):
        if number % 7 or not t.asks:
            continue
        copy = fork(t)
        copy.state = t.game.decode(json.loads(json.dumps(plain(t))))
        original = fork(t)
        ask = dice.choice(t.asks)
        action = dice.choice(ask.options)
        play(original, ask.seat, action)
        play(copy, ask.seat, action)
        assert plain(copy) == plain(original)
        assert repr(copy.asks) == repr(original.asks)


@tables
def test_a_clone_shares_nothing_that_play_changes(
    key: str, seats: int, options: dict[str, str]
) -> None:
    dice = random.Random(5)
    for number, t in enumerate(random_play(opened(key, seats, options), 5)):
        if number % 5 or not t.asks:
            continue
        before = json.dumps(plain(t))
        copy = fork(t)
        for _ in range(12):
            if copy.asks:
                ask = dice.choice(copy.asks)
                play(copy, ask.seat, dice.choice(ask.options))
        assert json.dumps(plain(t)) == before


@tables
def test_a_record_replays_to_the_same_state_byte_by_byte(
    key: str, seats: int, options: dict[str, str]
) -> None:
    *_, t = random_play(opened(key, seats, options), 6)
    text = dump(record_of(t))
    again = replay(t.game, t.pack, parse(text))
    assert dump(record_of(again)) == text
    assert digest_of(again) == digest_of(t)


@tables
def test_nothing_but_the_offered_is_accepted(key: str, seats: int, options: dict[str, str]) -> None:
    dice = random.Random(7)
    seen: list[Action] = []
    for number, t in enumerate(random_play(opened(key, seats, options), 7)):
        seen.extend(option for ask in t.asks for option in ask.options)
        if number % 10 or not t.asks:
            continue
        before = json.dumps(plain(t))
        for action in dice.sample(seen, min(20, len(seen))):
            for seat in range(seats):
                ask = ask_of(t.asks, seat)
                if ask is None or action not in ask.options:
                    with pytest.raises(IllegalAction):
                        play(t, seat, action)
        assert json.dumps(plain(t)) == before


@tables
def test_determinize_keeps_what_the_seat_knows_and_changes_the_rest(
    key: str, seats: int, options: dict[str, str]
) -> None:
    changed = 0
    for number, t in enumerate(random_play(opened(key, seats, options), 8)):
        if skipped(number) or not t.asks:
            continue
        for seat in (SPECTATOR, *range(seats)):
            world = determinize(t, seat, seeded(number))
            world.game.check(world)
            assert knowledge(world, seat) == knowledge(t, seat)
            changed += plain(world) != plain(t)
    assert changed > 0


@tables
def test_what_a_seat_may_not_know_never_reaches_it(
    key: str, seats: int, options: dict[str, str]
) -> None:
    """Non-interference: two tables that differ only in what a seat may not know give it the same
    view, the same asks, and the same worlds to think in, so no bot and no client can tell them
    apart."""
    for number, t in enumerate(random_play(opened(key, seats, options), 9)):
        if skipped(number) or not t.asks:
            continue
        for seat in range(seats):
            other = determinize(t, seat, seeded(1000 + number))
            assert knowledge(other, seat) == knowledge(t, seat)
            first = determinize(t, seat, seeded(number))
            second = determinize(other, seat, seeded(number))
            assert plain(first) == plain(second)


@tables
def test_a_sealed_choice_is_told_to_nobody_before_the_reveal(
    key: str, seats: int, options: dict[str, str]
) -> None:
    """Whatever a seat chooses in a sealed ask, nobody else can tell which option it was."""
    for number, t in enumerate(random_play(opened(key, seats, options), 10)):
        if number % 4 or len(t.asks) < 2:
            continue
        ask = t.asks[0]
        told = []
        for option in ask.options[:6]:
            copy = replay(t.game, t.pack, record_of(t)) if number < 60 else fork(t)
            events = play(copy, ask.seat, option)
            others = [seat for seat in range(SPECTATOR, seats) if seat != ask.seat]
            told.append(
                [
                    (
                        knowledge(copy, seat),
                        [t.game.encode_event(event) for event in events_for(events, seat)],
                    )
                    for seat in others
                ]
            )
        assert all(one == told[0] for one in told)


@tables
def test_a_spectator_sees_what_every_seat_sees_at_most(
    key: str, seats: int, options: dict[str, str]
) -> None:
    """A spectator's view is the same whatever any one seat holds in secret."""
    for number, t in enumerate(random_play(opened(key, seats, options), 11)):
        if number % 9 or not t.asks:
            continue
        public = t.game.encode_view(t.game.view(t, SPECTATOR))
        for seat in range(seats):
            world = determinize(t, seat, seeded(number))
            assert t.game.encode_view(t.game.view(world, SPECTATOR)) == public


@tables
def test_a_view_is_the_public_one_with_the_private_fields_laid_over(
    key: str, seats: int, options: dict[str, str]
) -> None:
    for number, t in enumerate(random_play(opened(key, seats, options), 14)):
        if number % 5:
            continue
        public = t.game.encode_view(t.game.view(t, SPECTATOR))
        for seat in range(SPECTATOR, seats):
            private = t.game.private(t, seat)
            assert {**public, **private} == t.game.encode_view(t.game.view(t, seat))


@tables
def test_a_sealed_answer_changes_nothing_in_a_view_but_that_it_was_given(
    key: str, seats: int, options: dict[str, str]
) -> None:
    """Servers rely on this: they need not build views anew before the reveal."""
    sealed = together = 0
    before: dict[str, Any] = {}
    for t in random_play(opened(key, seats, options), 15):
        together += len(t.asks) > 1
        view = t.game.encode_view(t.game.view(t, SPECTATOR))
        if any(view["answered"]):
            sealed += 1
            assert {**before, "answered": view["answered"]} == view
        before = view
    assert (sealed > 0) == (together > 0)


@tables
def test_undo_returns_to_the_exact_position_before_or_refuses(
    key: str, seats: int, options: dict[str, str]
) -> None:
    undone = refused = 0
    earlier = ""
    for number, t in enumerate(random_play(opened(key, seats, options), 12)):
        if number > 60:
            break
        if not t.played:
            earlier = digest_of(t)
            continue
        seat, _ = t.played[-1]
        try:
            back = undo(t, seat)
        except NoUndo:
            refused += 1
        else:
            undone += 1
            assert len(back.played) == len(t.played) - 1
            assert digest_of(back) == earlier
        earlier = digest_of(t)
    assert undone > 0
    assert refused > 0


def test_a_game_says_how_many_may_play() -> None:
    assert GAMES, "no game was discovered"
    for key, game in GAMES.items():
        assert game.key == key
        assert 1 <= game.fewest <= game.most


def test_silent_tables_tell_nothing_and_play_alike() -> None:
    for key, game in GAMES.items():
        heard = opened(key, game.fewest, {})
        silent: AnyTable = open_table(game, PACKS[key], game.fewest, 1, heard=False)
        dice = random.Random(13)
        while heard.asks:
            ask = heard.asks[0]
            action = dice.choice(ask.options)
            play(heard, ask.seat, action)
            assert play(silent, ask.seat, action) == []
        assert digest_of(silent) == digest_of(heard)
