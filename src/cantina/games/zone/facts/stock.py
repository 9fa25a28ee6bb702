"""ST-32.20: what the box still has for those who buy. Who sells, and for how much, is said
elsewhere."""

from __future__ import annotations

from cantina.games.zone.facts.equipment import deck_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Gear


def on_sale(t: ZoneTable, kind: int) -> list[Gear]:
    """One copy of each different card of this kind that is still in its deck, as the box lists
    them: the order of the deck is nobody's knowledge."""
    found: list[Gear] = []
    rows: list[int] = []
    for card in sorted(deck_of(t, kind).cards):
        row = t.pack.gear[card].row
        if row not in rows:
            rows.append(row)
            found.append(card)
    return found


def take_card(t: ZoneTable, card: Gear) -> None:
    """Takes exactly this card out of its deck; the caller puts it somewhere."""
    deck_of(t, t.pack.gear[card].kind).cards.remove(card)


def give_back(t: ZoneTable, card: Gear) -> None:
    """A card that nobody has any more goes back, where it can be bought again. Ruling: to the
    bottom; decks are shuffled before a mission. So no chance is used up, and a sale can be taken
    back."""
    deck_of(t, t.pack.gear[card].kind).cards.insert(0, card)


def magazines_left(t: ZoneTable, ammo: int) -> int:
    """ST-1.2, ST-19.6: magazines of this kind that nobody has."""
    carried = sum([s.magazines[ammo] for s in t.state.stalkers])
    campaign = t.state.campaign
    stashed = campaign.magazines[ammo] if campaign is not None else 0
    return t.pack.tables.magazines[ammo] - carried - stashed
