"""ST-32.20: what can be bought, and that nothing is lost or doubled by it."""

from __future__ import annotations

from cantina.games.zone.facts.stock import give_back, magazines_left, on_sale, take_card
from cantina.games.zone.setup import gear_decks_of
from cantina.games.zone.terms.kinds import GEAR_KINDS, WEAPON_CARD
from tests.games.zone.camp import opened
from tests.games.zone.scene import BOX
from tests.rules import rule


@rule("ST-32.20")
def test_one_copy_of_each_card_that_is_still_in_its_deck_is_on_sale() -> None:
    t = opened(2).table
    for kind in range(len(GEAR_KINDS)):
        offered = on_sale(t, kind)
        ids = [BOX.gear[card].id for card in offered]
        left = [card for deck in gear_decks_of(t.state) for card in deck.cards]
        assert len(ids) == len(set(ids))
        assert set(ids) == {BOX.gear[card].id for card in left if BOX.gear[card].kind == kind}


@rule("ST-32.20")
def test_the_last_copy_taken_is_on_sale_no_more_until_it_comes_back() -> None:
    t = opened(2).table
    before = [sorted(deck.cards) for deck in gear_decks_of(t.state)]
    first = on_sale(t, WEAPON_CARD)[0]
    taken = [first]
    take_card(t, first)
    while [card for card in on_sale(t, WEAPON_CARD) if BOX.gear[card].id == BOX.gear[first].id]:
        taken.append(
            next(c for c in on_sale(t, WEAPON_CARD) if BOX.gear[c].id == BOX.gear[first].id)
        )
        take_card(t, taken[-1])
    assert len(taken) == len(set(taken)) <= BOX.weapon(first).copies
    for card in taken:
        give_back(t, card)
    assert [sorted(deck.cards) for deck in gear_decks_of(t.state)] == before
    assert first in on_sale(t, WEAPON_CARD)


@rule("ST-32.20")
def test_magazines_are_left_as_long_as_nobody_has_them() -> None:
    t = opened(1).table
    left = magazines_left(t, 1)
    t.state.stalkers[0].magazines[1] += left
    assert magazines_left(t, 1) == 0
