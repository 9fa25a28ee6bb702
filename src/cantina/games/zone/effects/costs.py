"""What effects cost: one way to check and one to pay each word of the vocabulary's costs."""

from __future__ import annotations

from cantina.games.zone.box.effect import Cost
from cantina.games.zone.combat.radiation import raise_dose, slide_token
from cantina.games.zone.facts.conditions_on_figures import discard, has
from cantina.games.zone.frames.stalkers import lose_hp
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Stalker
from cantina.games.zone.terms.numbers import NONE

WORDS = ("discard", "hp", "radiation", "slide_turn_token")
"""Those of play; `money` is the campaign's."""


def can_pay(t: ZoneTable, s: Stalker, costs: tuple[Cost, ...]) -> bool:
    """Ruling: only a stalker with that many HP can pay them as a price."""
    for cost in costs:
        if cost.word == "discard" and not has(t, s, cost.token):
            return False
        if cost.word == "hp" and t.state.stalkers[s].hp < cost.number:
            return False
        if cost.word == "slide_turn_token" and not sliding(t, s):
            return False
    return True


def sliding(t: ZoneTable, s: Stalker) -> list[int]:
    """Turn tokens that are not in the lowest slot."""
    return [token for token, left in enumerate(t.state.stalkers[s].slots) if left > 0]


def pay(t: ZoneTable, s: Stalker, costs: tuple[Cost, ...], token: int = NONE) -> None:
    """`token`: the turn token that is moved, where one is."""
    for cost in costs:
        if cost.word == "discard":
            discard(t, s, cost.token)
        elif cost.word == "hp":
            t.push(lose_hp(s, cost.number))
        elif cost.word == "radiation":
            raise_dose(t, s, cost.number)
        else:
            slide_token(t, s, token if token != NONE else sliding(t, s)[0])
