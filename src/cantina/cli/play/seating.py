"""Who sits where: people in the first seats, bots in the rest."""

from __future__ import annotations

from typing import Any, Final

from cantina.bots.base import check_bot, luck_of
from cantina.bots.regulars import regular_in, regulars_of, with_regulars
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game
from cantina.kernel.rng import Seed
from cantina.locales import Words

USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 24
PERSON: Final = ""
"""Stands where a bot's name would."""


class Seating:
    def __init__(self, names: list[str], bots: list[str], language: str, pack: str) -> None:
        self.names: Final = names
        self.bots: Final = bots  # by seat: the name of a bot, or PERSON
        self.language: Final = language
        self.pack: Final = pack  # the content folder, or "" for the one that ships

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in all_seats(len(self.bots)) if self.bots[seat] == PERSON]


def seat_players(
    game: Game[Any, Any],
    seats: int | None,
    people: int | None,
    names: str,
    bots: str,
    words: Words,
    pack: str,
    seed: Seed,
) -> Seating:
    """The seed draws regulars for bots that wish for any. Raises BadOptions when they cannot sit
    like this."""
    given = [name.strip() for name in names.split(",")] if names else []
    count = people if people is not None else max(1, len(given))
    total = seats if seats is not None else min(max(USUAL_SEATS, count), game.most)
    if count < 1:
        raise BadOptions("at least one person must play; for bots alone there is: cantina sim")
    if count > total:
        raise BadOptions(f"{count} people do not fit in {total} seats")
    if len(given) > count:
        raise BadOptions(f"there are {len(given)} names for {count} people")
    kinds = bots.split(",")
    fillers = [kinds[min(place, len(kinds) - 1)].strip() for place in range(total - count)]
    if fillers and len(kinds) > len(fillers):
        raise BadOptions(f"there are {len(kinds)} bots for {len(fillers)} seats")
    for bot in fillers:
        check_bot(bot, game)
    fillers = with_regulars(game, fillers, luck_of(seed, "regulars"))
    called = given + [words("play-person", number=seat + 1) for seat in range(len(given), count)]
    called += [_bot_name(game, bot, seat, words) for seat, bot in enumerate(fillers, start=count)]
    for name in called:
        _check_name(name, called)
    return Seating(called, [PERSON] * count + fillers, words.language, pack)


def _bot_name(game: Game[Any, Any], bot: str, seat: int, words: Words) -> str:
    regular = regulars_of(game).get(regular_in(bot))
    return f"{bot[:2].upper()}-{seat + 1}" if regular is None else regular.names[words.language]


def _check_name(name: str, names: list[str]) -> None:
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadOptions(f"a name has 1 to {LONGEST_NAME} readable characters, unlike {name!r}")
    if names.count(name) > 1:
        raise BadOptions(f"two players are called {name}")
