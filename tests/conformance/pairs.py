"""Pairs of tables that differ in one fact which a seat may not know: it must not notice.

    ./test run tests.conformance.pairs 1000000 [--seed N] [--game G] [--processes P]

plays random games of all sizes and options. What is hidden is listed in tests/hidden, by the rules
and without the games' own views. Along each game the true state is changed into another that is
just as possible, and seat or spectator must be shown, asked and told the same, get the same worlds
to think in, and be refused the same. Prints how many pairs of each kind there were; fails at the
first difference, and when a kind never came up.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from multiprocessing import Pool
from typing import Any

from cantina.kernel.action import SPECTATOR, Action, Seat, all_seats, ask_of
from cantina.kernel.errors import BadOptions
from cantina.kernel.event import events_for
from cantina.kernel.game import discover
from cantina.kernel.rng import Seed, seeded
from cantina.kernel.table import Table, advance, answered, determinize, open_table, play
from cantina.room.together import decider_for
from tests.hidden import hoth, hunters, zone
from tests.hidden.exchange import CHANCE, AnyTable, Exchange, Knowing, State, said

GAMES = discover()
PACKS = {key: game.load(None) for key, game in GAMES.items()}
KINDS = {"hoth": hoth.KINDS, "hunters": hunters.KINDS, "zone": zone.KINDS}
FOLLOWERS: dict[str, Callable[[AnyTable], Knowing]] = {
    "hoth": hoth.Knowing,
    "hunters": lambda t: hunters.Knowing(t.seats),
    "zone": zone.Knowing,
}
STAGED: dict[str, Callable[[AnyTable, random.Random], None]] = {"zone": zone.meet_controller}
"""What random play cannot lead to, though the rules have it."""
BATCH = 16
"""Games that are begun together."""
MOST = 1000
"""Pairs along one game: another game is worth more."""
LOOKED_AT = (0.3, 0.03)
"""Of the decisions of a game: many from its beginning and each for somebody, or now and then until
it ends and for everybody."""
SHARES = {"hoth": 35, "hunters": 40, "zone": 25}
"""Of a hundred pairs. Positions of S.T.A.L.K.E.R. take longest."""
TIMES = 2
"""So often each kind of fact is exchanged in one position, each time with something else."""
CLOSELY = 0.25
"""Of these: also whether the other state can be, what hints read, and the view one decision on."""
SENSIBLE = 0.7
"""Of the games, and of the decisions in them: by rule of thumb, to come further than by chance."""

Tally = Counter[tuple[str, str]]
"""By kind of fact and what happened: "pairs"; after a decision "same" or "came out"."""


class Noticed(Exception):
    """Somebody could tell the two worlds apart."""


@dataclass
class Decision:
    """What is decided next, and what came of it in the true world."""

    seat: Seat
    action: Action
    after: AnyTable
    told: Any


def random_table(key: str, dice: random.Random) -> AnyTable:
    """Any size, any options, both kinds of chance."""
    game = GAMES[key]
    while True:
        seats = dice.randint(game.fewest, game.most)
        options = {one.key: dice.choice(one.choices) for one in game.options if one.choices}
        seed: Seed = dice.getrandbits(60)
        if dice.random() < 0.3:
            seed = f"blake2b:{dice.getrandbits(256):064x}:{dice.getrandbits(128):032x}"
        try:
            return open_table(game, PACKS[key], seats, seed, options)
        except BadOptions:  # not every option is for every number of players
            continue


def shown(t: AnyTable, viewer: Seat) -> State:
    """What a seat, or somebody who watches, sees."""
    game = t.game
    view = game.encode_view(game.view(t, viewer))
    return {"view": view, "private": game.private(t, viewer), "answered": answered(t)}


def asked(t: AnyTable, viewer: Seat) -> State:
    """Who is asked what is open, what others can choose is not, unless all decide it together."""
    ask = ask_of(t.asks, viewer)
    decider = decider_for(t, viewer)
    shared = None if decider is None else ask_of(t.asks, decider)
    return {
        "who": [[one.seat, one.name, one.rule] for one in t.asks],
        "together": [said(option) for option in shared.options] if shared else [],
        "options": [said(option) for option in ask.options] if ask else [],
    }


def world(t: AnyTable, viewer: Seat, seed: int) -> State:
    """A world that a bot in this seat is given to think in."""
    return t.game.encode(determinize(t, viewer, seeded(seed)).state)


def advice(t: AnyTable, viewer: Seat, seed: int) -> State:
    """What hints are made of, where they are allowed to look at the table itself."""
    game = t.game
    ask = ask_of(t.asks, viewer)
    found: State = {}
    if viewer != SPECTATOR:
        found["value"] = game.evaluate(t, viewer)
    if ask is not None:
        found["suggestion"] = said(game.suggest(t, ask, seeded(seed)))
        found["worthwhile"] = [said(action) for action in game.worthwhile(t, ask)]
    return found


def copied(t: AnyTable, state: State, exchange: Exchange | None = None) -> AnyTable:
    """A table in this state that is told of what happens."""
    pack = t.pack if exchange is None or exchange.pack is None else exchange.pack
    seed = 0 if exchange is not None and exchange.kind == CHANCE else t.seed
    copy = Table(t.game, pack, t.game.decode(state), t.seats, seed, t.options, True)
    copy.played = list(t.played)
    for seat in all_seats(len(copy.state.sealed)):
        answer = copy.state.sealed[seat]
        if answer is not None:  # what was chosen is in the list of decisions too
            mine = [place for place, (who, _) in enumerate(copy.played) if who == seat][-1]
            copy.played[mine] = (seat, answer)
    advance(copy)
    return copy


def decided(t: AnyTable, viewer: Seat, seat: Seat, action: Action, closely: bool) -> State:
    """What the viewer is told of a decision and asked after it; whether it can be taken back."""
    chance, revealed = t.state.rng.position(), t.state.revealed
    events = play(t, seat, action)
    drawn = t.state.rng.position() != chance
    return {
        "told": [t.game.encode_event(event) for event in events_for(events, viewer)],
        "final": drawn or t.state.revealed != revealed,
        "asked": asked(t, viewer),
        **(shown(t, viewer) if closely else {}),
    }


def compare(one: State, two: State, path: str) -> None:
    if one != two:
        raise Noticed(", ".join(differences(one, two, path)))


def differences(one: Any, two: Any, path: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for key in one:
            yield from differences(one[key], two[key], f"{path}.{key}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for place, parts in enumerate(zip(one, two, strict=True)):
            yield from differences(*parts, f"{path}[{place}]")
    elif one != two:
        yield f"{path}: {one!r} or {two!r}"


class Position:
    """A decision of a game, as one viewer sees it; it is compared with other worlds."""

    def __init__(self, t: AnyTable, state: State, viewer: Seat, dice: random.Random) -> None:
        self.t = t
        self.state = state
        self.viewer = viewer
        self.seed = dice.getrandbits(32)
        self.closely = dice.random() < CLOSELY
        self.given = self.all_given(t)
        ask = dice.choice(t.asks)
        action = dice.choice(ask.options)
        after = copied(t, state)
        told = decided(after, viewer, ask.seat, action, self.closely)
        self.next = Decision(ask.seat, action, after, told)

    def all_given(self, t: AnyTable) -> State:
        return {
            **shown(t, self.viewer),
            "asked": asked(t, self.viewer),
            "world": world(t, self.viewer, self.seed),
            "advice": advice(t, self.viewer, self.seed) if self.closely else None,
        }

    def look(self, exchange: Exchange, tally: Tally) -> None:
        start = exchange.change(self.state)
        other = copied(self.t, start, exchange)
        if self.closely:
            other.game.check(other)
        compare(self.given, self.all_given(other), "given")
        tally[exchange.kind, "pairs"] += 1
        verb, *numbers = exchange.rename(said(self.next.action))
        action = Action(verb, tuple(numbers))
        ask = ask_of(other.asks, self.next.seat)
        if ask is None or action not in ask.options:
            tally[exchange.kind, "came out"] += 1
            return
        told = decided(other, self.viewer, ask.seat, action, self.closely)
        if told != self.next.told and self.is_still_hidden(exchange, start, other):
            compare(self.next.told, told, f"after {action}")
        tally[exchange.kind, "same" if told == self.next.told else "came out"] += 1

    def is_still_hidden(self, exchange: Exchange, start: State, other: AnyTable) -> bool:
        """The fact has come out in neither world, and it is not chance that led them apart: either
        they still differ in nothing else, or nothing was drawn or rolled. Then whatever the viewer
        notices, even who is asked next, would tell it."""
        after = other.game.encode(self.next.after.state)
        ended = other.game.encode(other.state)
        if not exchange.hidden(self.state, after) or not exchange.hidden(start, ended):
            return False
        by_chance = after["rng"] != self.state["rng"] or ended["rng"] != start["rng"]
        return not by_chance or bool(exchange.change(after) == ended)


def worlds(key: str, seed: int, number: int) -> Iterator[tuple[Position, Exchange]]:
    """Positions along one game with what could be otherwise there."""
    dice = random.Random(f"{seed}/{key}/{number}")
    t = random_table(key, dice)
    knowing = FOLLOWERS[key](t)
    sensible = dice.random() < SENSIBLE
    looked_at = dice.choice(LOOKED_AT)
    while t.asks:
        if key in STAGED and dice.random() < looked_at / 3:
            STAGED[key](t, dice)
        state = t.game.encode(t.state)
        knowing.follow(state)
        if dice.random() < looked_at:
            viewers = [SPECTATOR, *all_seats(t.seats)]
            for viewer in viewers if looked_at < 0.1 else [dice.choice(viewers)]:
                position = Position(t, state, viewer, dice)
                for _ in range(TIMES):
                    for exchange in knowing.exchanges(t, state, viewer, dice):
                        yield position, exchange
        ask = dice.choice(t.asks)
        action = dice.choice(ask.options)
        if sensible and dice.random() < SENSIBLE:
            action = t.game.suggest(t, ask, seeded(dice.getrandbits(32)))
        play(t, ask.seat, action)


def play_pairs(key: str, seed: int, number: int, most: int = MOST) -> Tally:
    """The pairs along one game. Raises Noticed, saying where."""
    tally: Tally = Counter()
    for position, exchange in worlds(key, seed, number):
        try:
            position.look(exchange, tally)
        except Noticed as difference:
            t = position.t
            raise Noticed(
                f"{key}, --seed {seed}, table {number} ({t.seats} seats, {t.options}), "
                f"decision {len(t.played)}, seat {position.viewer}, {exchange.kind} "
                f"({exchange.what}): {difference}"
            ) from None
        if pairs_in(tally) >= most:
            break
    return tally


def pairs_in(tally: Tally) -> int:
    return sum(count for (_, what), count in tally.items() if what == "pairs")


def play_task(task: tuple[str, int, int]) -> Tally | str:
    gc.disable()  # nothing here goes in circles, and looking for that takes a tenth of the time
    try:
        return play_pairs(*task)
    except Noticed as difference:
        return str(difference)


def run(game: str, pairs: int, seed: int, map: Callable[..., Any] = map) -> Tally:
    """At least so many pairs of one game. Raises Noticed."""
    total: Tally = Counter()
    for first in count(0, BATCH):
        for tally in map(play_task, [(game, seed, first + n) for n in range(BATCH)]):
            if isinstance(tally, str):
                raise Noticed(tally)
            total.update(tally)
        if pairs_in(total) >= pairs:
            break
    return total


def table_of(game: str, total: Tally) -> Iterator[str]:
    yield f"{game:<46}{'pairs':>9}{'told the same':>15}{'came out':>10}"
    for kind in KINDS[game]:
        counts = [total[kind, what] for what in ("pairs", "same", "came out")]
        yield f"  {kind:<44}{counts[0]:>9,}{counts[1]:>15,}{counts[2]:>10,}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("pairs", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted(KINDS))
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    games = {given.game: 1} if given.game else SHARES
    parts = sum(games.values())
    started = time.monotonic()
    done = 0
    missing: list[str] = []
    with Pool(given.processes) as pool:
        for game, share in games.items():
            try:
                total = run(game, -(-given.pairs * share // parts), given.seed, pool.imap)
            except Noticed as difference:
                print(difference)
                return 1
            print("\n".join(table_of(game, total)), flush=True)
            done += pairs_in(total)
            missing += [f"{game}: {kind}" for kind in KINDS[game] if not total[kind, "pairs"]]
    print(f"{done:,} pairs in {time.monotonic() - started:.0f} s, nobody noticed anything")
    if missing:
        print("never exchanged: " + ", ".join(missing))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
