"""What every game in the house must keep, whatever its rules. Runs over all discovered games, on
the interpreted and on the compiled build."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from cantina.kernel.action import SPECTATOR, Action, Seat, all_seats, ask_of
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
RARELY = 30
"""Decisions of the opening are looked at closely; of the rest of a long game, which brings nothing
new but a campaign's later battles, one in so many."""
UNDONE = 60
"""Decisions that are taken back: each undo plays the game anew."""

MANY = 4
"""Choices of an option beyond which it is a list of scenarios or missions."""

AnyTable = Table[Any, Any]


def opened(key: str, seats: int, options: dict[str, str], seed: int = 1) -> AnyTable:
    return open_table(GAMES[key], PACKS[key], seats, seed, options)


def every_table(later: bool = False) -> Iterator[Any]:
    """Each game at each size with its default options, then each other choice of each option.

    `later`: further scenarios and missions are for ./test deep, which plays them on both builds."""
    for key, game in GAMES.items():
        for seats in range(game.fewest, game.most + 1):
            yield pytest.param(key, seats, {}, id=f"{key}-{seats}")
        for option in game.options:
            for choice in option.choices[1:]:
                changed = {option.key: choice}
                seats = most_seats(key, changed)
                marks = [pytest.mark.deep] if later and len(option.choices) > MANY else []
                name = f"{key}-{option.key}-{choice}"
                yield pytest.param(key, seats, changed, id=name, marks=marks)


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
tables_closely = pytest.mark.parametrize(("key", "seats", "options"), list(every_table(True)))


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


def is_due(number: int, every: int) -> bool:
    """Whether a check that looks at every so many decisions looks at this one."""
    return number % (every if number <= OPENING else RARELY) == 0


def plain(t: AnyTable) -> dict[str, Any]:
    data: dict[str, Any] = t.game.encode(t.state)
    return data


def knowledge(t: AnyTable, seat: Seat) -> Any:
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


@tables_closely
def test_the_rule_of_thumb_has_an_answer_wherever_others_lead_it(
    key: str, seats: int, options: dict[str, str]
) -> None:
    """Bots never get into most positions by themselves; people they sit with, or stand in for,
    do. One decision in three is by chance."""
    for seed in range(3):
        t = opened(key, seats, options, seed)
        dice, luck = random.Random(seed), seeded(seed)
        for number in range(LONGEST):
            if not t.asks:
                break
            ask = dice.choice(t.asks)
            action = said = t.game.suggest(t, ask, luck)
            assert said in ask.options, f"{said} is not on offer: {ask}"
            if is_due(number, 1):
                worth = t.game.worthwhile(t, ask)
                assert worth
                assert set(worth) <= set(ask.options)
            if dice.randrange(3) == 0:
                action = dice.choice(ask.options)
            play(t, ask.seat, action)


class Promises:
    """What is looked at while one game is played; what could only be seen over the whole of it is
    asked at its end."""

    def __init__(self) -> None:
        self.offered: list[Action] = []
        self.worlds_changed = 0
        self.together = self.sealed = 0
        self.view_before: dict[str, Any] | None = None
        self.undone = self.refused = 0
        self.digest_before = ""
        self.known: list[tuple[int, int]] = []  # what had come out, and how far chance had got

    def look(self, t: AnyTable, number: int) -> None:
        self.offered.extend(option for ask in t.asks for option in ask.options)
        self.sealed_answers_change_nothing_else(t)
        if number <= UNDONE:
            self.undo_returns_or_refuses(t)
        if not is_due(number, 1):
            return
        data = plain(t)
        text = json.dumps(data)
        survives_json_and_clone(t, data, text)
        if is_due(number, 5):
            views_are_the_public_one_and_private_fields(t)
        if not t.asks:
            return
        dice = random.Random(number)
        if is_due(number, 4) and len(t.asks) > 1:
            sealed_choices_are_told_to_nobody(t, number)
        if is_due(number, 5):
            clones_share_nothing(t, text, dice)
        if is_due(number, 6):
            self.worlds_changed += worlds_keep_what_a_seat_knows(t, data, number)
        if is_due(number, 7):
            decoded_states_play_on_alike(t, text, dice)
        if is_due(number, 10):
            nothing_but_the_offered_is_accepted(t, self.offered, text, dice)

    def sealed_answers_change_nothing_else(self, t: AnyTable) -> None:
        """Servers rely on this: they need not build views anew before the reveal."""
        several = len(t.asks) > 1
        self.together += several
        if not several and self.view_before is None:
            return
        view = t.game.encode_view(t.game.view(t, SPECTATOR))
        if any(view["answered"]):
            self.sealed += 1
            assert {**(self.view_before or {}), "answered": view["answered"]} == view
        self.view_before = view if several else None

    def undo_returns_or_refuses(self, t: AnyTable) -> None:
        """An undo leads to the exact position before."""
        if t.played:
            seat, _ = t.played[-1]
            try:
                back = undo(t, seat)
            except NoUndo:
                self.refused += 1
            else:
                self.undone += 1
                assert len(back.played) == len(t.played) - 1
                assert digest_of(back) == self.digest_before
        self.digest_before = digest_of(t)
        self.known.append((t.state.revealed, t.state.rng.word))

    def end(self, t: AnyTable) -> None:
        assert self.worlds_changed > 0
        assert (self.sealed > 0) == (self.together > 0)
        assert self.undone > 0
        learnt = self.known[0] != self.known[-1]
        assert (self.refused > 0) == learnt, "what teaches nobody anything can be taken back"
        text = dump(record_of(t))
        again = replay(t.game, t.pack, parse(text))
        assert dump(record_of(again)) == text
        assert digest_of(again) == digest_of(t)


def survives_json_and_clone(t: AnyTable, data: dict[str, Any], text: str) -> None:
    assert t.game.encode(t.game.decode(json.loads(text))) == data
    assert t.game.encode(t.game.clone(t.state)) == data


def views_are_the_public_one_and_private_fields(t: AnyTable) -> None:
    """A view is the public one with the private fields laid over."""
    public = t.game.encode_view(t.game.view(t, SPECTATOR))
    for seat in (SPECTATOR, *all_seats(t.seats)):
        private = t.game.private(t, seat)
        assert {**public, **private} == t.game.encode_view(t.game.view(t, seat))


def sealed_choices_are_told_to_nobody(t: AnyTable, number: int) -> None:
    """Whatever a seat chooses in a sealed ask, nobody else can tell which option it was."""
    ask = t.asks[0]
    others = [seat for seat in (SPECTATOR, *all_seats(t.seats)) if seat != ask.seat]
    told = []
    for option in ask.options[:6]:
        copy = replay(t.game, t.pack, record_of(t)) if number < 60 else fork(t)
        events = play(copy, ask.seat, option)
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


def clones_share_nothing(t: AnyTable, text: str, dice: random.Random) -> None:
    """Whatever is played on a copy, the original stays as it is."""
    copy = fork(t)
    for _ in range(12):
        if copy.asks:
            ask = dice.choice(copy.asks)
            play(copy, ask.seat, dice.choice(ask.options))
    assert json.dumps(plain(t)) == text


def worlds_keep_what_a_seat_knows(t: AnyTable, data: dict[str, Any], number: int) -> int:
    """Non-interference: two tables that differ only in what a seat may not know give it the same
    view, the same asks, and the same worlds to think in, so no bot and no client can tell them
    apart; and a spectator sees the same whatever any one seat holds in secret. Returns how many
    worlds were different ones."""
    public = t.game.encode_view(t.game.view(t, SPECTATOR))
    changed = 0
    for seat in (SPECTATOR, *all_seats(t.seats)):
        known = knowledge(t, seat)
        world = determinize(t, seat, seeded(number))
        world.game.check(world)
        assert knowledge(world, seat) == known
        imagined = plain(world)
        changed += imagined != data
        if seat == SPECTATOR:
            continue
        assert t.game.encode_view(t.game.view(world, SPECTATOR)) == public
        other = determinize(t, seat, seeded(1000 + number))
        assert knowledge(other, seat) == known
        assert plain(determinize(other, seat, seeded(number))) == imagined
    return changed


def decoded_states_play_on_alike(t: AnyTable, text: str, dice: random.Random) -> None:
    """A decoded state asks the same, and the same answer leads to the same."""
    copy = fork(t)
    copy.state = t.game.decode(json.loads(text))
    original = fork(t)
    ask = dice.choice(t.asks)
    action = dice.choice(ask.options)
    play(original, ask.seat, action)
    play(copy, ask.seat, action)
    assert plain(copy) == plain(original)
    assert repr(copy.asks) == repr(original.asks)


def nothing_but_the_offered_is_accepted(
    t: AnyTable, offered: list[Action], text: str, dice: random.Random
) -> None:
    """Of all that was ever offered at this table."""
    for action in dice.sample(offered, min(20, len(offered))):
        for seat in all_seats(t.seats):
            ask = ask_of(t.asks, seat)
            if ask is None or action not in ask.options:
                with pytest.raises(IllegalAction):
                    play(t, seat, action)
    assert json.dumps(plain(t)) == text


@tables_closely
def test_every_position_keeps_what_the_house_promises(
    key: str, seats: int, options: dict[str, str]
) -> None:
    """One game with all promises: to write its positions down is most of the work."""
    promises = Promises()
    for number, t in enumerate(random_play(opened(key, seats, options), 12)):
        promises.look(t, number)
    promises.end(t)


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
