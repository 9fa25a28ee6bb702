"""ST-8.2: environment cards in play: which side is up, and which of them watch for something."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.mission import EnvCard as EnvRow
from cantina.games.zone.box.mission import EnvSide
from cantina.games.zone.facts.territory import env_rows
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Area, Figure
from cantina.games.zone.terms.numbers import GONE, IN_DECK

STANDARD_ACTION: Final = "stalker_std_action_on_tile"
THREAT: Final = "threat_token_moved_or_placed_here_or_adjacent"


def row_of(t: ZoneTable, place: int) -> EnvRow:
    return env_rows(t)[t.state.cards[place].row]


def side_of(t: ZoneTable, place: int) -> EnvSide | None:
    """The side that is up; ST-8.2: nobody knows more of a card. None when it is not in play."""
    card = t.state.cards[place]
    if card.place in (IN_DECK, GONE):
        return None
    row = row_of(t, place)
    return row.back if card.flipped else row.front


def set_off(t: ZoneTable, word: str, actor: Figure, area: Area, near: int) -> None:
    """ST-16.1: cards in play with this trigger: those that lie nowhere, and those whose areas are
    among the areas `near`."""
    for place, card in enumerate(t.state.cards):
        side = side_of(t, place)
        for trigger in side.triggers if side is not None else ():
            if trigger.trigger != word:
                continue
            areas = trigger.areas or tuple(card.areas)
            if not areas or any([near >> each & 1 for each in areas]):
                t.push(resolve(trigger.program, actor=actor, card=place, area=area))
