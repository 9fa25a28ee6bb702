"""Learns who is good at which mission: `python -m cantina.lab.games.zone.teams`.

The rule of thumb plays every mission with groups of every size, and the stalkers are drawn at
random. How much more often a group wins with a stalker in a place than without is what that stalker
is worth there. A few hundred games say little about one place, so what is found there is mixed with
what the stalker is worth in all missions.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cantina.games.zone.teams import ANY, LARGEST, PATH, teams_text
from cantina.kernel.game import find_game
from cantina.kernel.rng import stream_of
from cantina.kernel.table import apply, open_table

SURE: Final = 90
"""Games in one place that count as much as what is known from all missions."""
CHUNK: Final = 360
HEAD: Final = """\
# Learned: `python -m cantina.lab.games.zone.teams --games {games} --seed {seed}`
# writes this file. By mission and stalker, for groups of one, two, three and four, and each place
# in them: how many games in 1,000 the group wins more than with others in that place.
"""


@dataclass(frozen=True)
class Game:
    mission: str
    cards: tuple[str, ...]  # ids of stalkers, by place
    won: bool


def missions() -> tuple[str, ...]:
    return next(one.choices for one in find_game("zone").options if one.key == "mission")


def played(first: int, games: int) -> list[Game]:
    """The games with these seeds: missions and numbers of stalkers in turn."""
    game = find_game("zone")
    pack = game.load(None)
    return [_game(game, pack, seed) for seed in range(first, first + games)]


def _game(game: Any, pack: Any, seed: int) -> Game:
    names = missions()
    mission, count = names[seed // LARGEST % len(names)], seed % LARGEST + 1
    t = open_table(game, pack, count, seed, {"mission": mission}, heard=False)
    rng, dice = stream_of(seed).fork("bots"), stream_of(seed).fork("stalkers")
    while t.asks:
        ask = t.asks[0]
        if ask.name == "stalker":
            apply(t, ask, ask.options[dice.below(len(ask.options))])
        else:
            apply(t, ask, game.suggest(t, ask, rng))
    cards = tuple([pack.stalkers[one.card].id for one in t.state.stalkers])
    return Game(mission, cards, bool(t.state.outcome.winners))


def all_played(seed: int, games: int, jobs: int) -> Iterator[Game]:
    with ProcessPoolExecutor(jobs) as pool:
        chunks = [
            pool.submit(played, first, min(CHUNK, seed + games - first))
            for first in range(seed, seed + games, CHUNK)
        ]
        for chunk in chunks:
            yield from chunk.result()


Place = tuple[int, int]
"""Of how many, and which of them."""
PLACES: Final = [(count, place) for count in range(1, LARGEST + 1) for place in range(count)]


class Leads:
    """What groups won more than others of their size in their mission, by who was in them."""

    def __init__(self, games: list[Game]) -> None:
        self.there: Final[dict[tuple[str, Place, str], list[float]]] = {}
        won: dict[tuple[str, int], list[bool]] = {}
        for one in games:
            won.setdefault((one.mission, len(one.cards)), []).append(one.won)
        for one in games:
            group = won[one.mission, len(one.cards)]
            lead = one.won - sum(group) / len(group)
            for place, card in enumerate(one.cards):
                self.there.setdefault((one.mission, (len(one.cards), place), card), []).append(lead)

    def of(self, stalker: str, names: tuple[str, ...], places: list[Place]) -> list[float]:
        return [
            lead
            for name in names
            for place in places
            for lead in self.there.get((name, place, stalker), [])
        ]


def learned(games: list[Game], stalkers: list[str]) -> dict[str, dict[str, list[list[int]]]]:
    """The table of every mission, and the one for any."""
    leads = Leads(games)
    every = missions()
    return {
        name: {
            stalker: _row(leads, stalker, every if name == ANY else (name,), every)
            for stalker in stalkers
        }
        for name in (*every, ANY)
    }


def _row(
    leads: Leads, stalker: str, names: tuple[str, ...], every: tuple[str, ...]
) -> list[list[int]]:
    row: list[list[int]] = [[] for _ in range(LARGEST)]
    for place in PLACES:
        alike = [one for one in PLACES if (one[0] == 1) == (place[0] == 1)]
        usual = leads.of(stalker, every, alike)
        there = leads.of(stalker, names, [place])
        worth = (sum(there) + SURE * sum(usual) / max(len(usual), 1)) / (len(there) + SURE)
        row[place[0] - 1].append(round(1000 * worth))
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=108_000)
    parser.add_argument("--seed", type=int, default=3_000_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=PATH)
    asked = parser.parse_args()
    began = time.monotonic()
    games = list(all_played(asked.seed, asked.games, asked.jobs))
    print(f"{len(games)} games, {time.monotonic() - began:.0f} s")
    stalkers = [one.id for one in find_game("zone").load(None).stalkers]
    head = HEAD.format(games=asked.games, seed=asked.seed)
    asked.out.write_text(teams_text(learned(games, stalkers), head), encoding="utf-8")
    print(f"written to {asked.out}")


if __name__ == "__main__":
    main()
