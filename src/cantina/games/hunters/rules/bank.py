"""Credits: chapters 1 and 4. Every credit is in the bank or with a player."""

from __future__ import annotations

from cantina.games.hunters.events import CreditsTaken
from cantina.games.hunters.ids import Card
from cantina.games.hunters.state import HuntersTable
from cantina.kernel.action import Seat


def take_credits(t: HuntersTable, seat: Seat, credits: int, rule: str) -> None:
    """Moves credits from the bank to the player.

    BH-1.9: the bank is endless by our ruling; with the option it holds just the printed tokens and
    a player who should take a credit from an empty bank gets none.
    """
    state = t.state
    if state.limited_bank and credits > state.bank:
        credits = state.bank
    state.bank -= credits
    state.players[seat].credits += credits
    if t.heard:
        t.tell(CreditsTaken(rule, seat=seat, credits=credits))


def pay(t: HuntersTable, seat: Seat, cost: int) -> None:
    """The whole cost in one go goes back to the bank (BH-5.4, BH-6.3)."""
    player = t.state.players[seat]
    assert cost <= player.credits, "BH-5.4: no partial payment"
    player.credits -= cost
    t.state.bank += cost


def can_pay(t: HuntersTable, seat: Seat, card: Card) -> bool:
    """A cost of 0 can always be paid (BH-5.5)."""
    return t.pack.cost[card] <= t.state.players[seat].credits
