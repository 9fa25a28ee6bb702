"""Reads what a scenario of Zone Survival has besides a mission: chapter 37."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.mission import Party, Score
from cantina.games.zone.load.effects import texts
from cantina.games.zone.load.selectors import Known
from cantina.games.zone.terms.kinds import LEVELS
from cantina.games.zone.terms.words import TALLIES
from cantina.kernel.pack import Content

LONGEST: Final = 18
"""ST-37.5: each round has a random event, and there are this many."""
ROUNDS: Final = 8
"""ST-37.5: of a scenario that names no number."""
RICHEST: Final = 100_000
FREE_CARDS: Final = ("items.toml", "mods.toml")


def read_party(content: Content, file: str, known: Known) -> Party | None:
    """ST-37.8. Raises BadContent."""
    if "party" not in content.files[file]:
        return None
    row = content.section(file, "party")
    levels = texts(row, "weapon_levels", row.value("weapon_levels"), LEVELS[1:])
    cards = tuple([card.text("id") for deck in FREE_CARDS for card in content.rows(deck)])
    party = Party(
        coupons=row.number("coupons", 0, RICHEST),
        suit=known.suits.index(row.one_of("suit", known.suits)),
        levels=tuple([LEVELS.index(level) for level in levels]),
        extra=row.one_of("extra", cards) if row.has("extra") else "",
    )
    row.provenance()
    row.done()
    return party


def read_score(content: Content, file: str) -> tuple[Score, ...]:
    """ST-37.9. Raises BadContent."""
    found: list[Score] = []
    for row in content.rows(file, "score") if "score" in content.files[file] else []:
        row.text("id")
        found.append(
            Score(
                of=row.one_of("of", TALLIES),
                beyond=row.number("beyond", 0) if row.has("beyond") else 0,
                points=row.number("points", 1),
            )
        )
        row.provenance()
        row.done()
    return tuple(found)
