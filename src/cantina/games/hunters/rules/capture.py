"""Cards entering a confrontation, captures and what they bring: chapters 7, 8 and 11.

An attack card is assigned once, when it becomes active (BH-7.4), and never moves again (BH-7.12):
nothing here or elsewhere takes a card off a stack.
"""

from __future__ import annotations

from cantina.games.hunters.events import EndTriggered, TargetCaptured
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import CONTRACT_BONUS, CREDIT_BONUS
from cantina.games.hunters.rules.bank import take_credits
from cantina.games.hunters.rules.confrontations import is_overcome, joined
from cantina.games.hunters.rules.decks import gain_contract
from cantina.games.hunters.state import NONE, HuntersTable
from cantina.kernel.action import Seat


def put_target(t: HuntersTable, seat: Seat, card: Card, place: int) -> None:
    """BH-7.9, BH-8.3: put on an orphan that is strong enough, it is captured at once."""
    joined(t.state.players[seat], place).target = card
    capture_if_overcome(t, seat, place)


def put_attack(t: HuntersTable, seat: Seat, card: Card, place: int) -> None:
    """BH-7.4: the card joins the moment it becomes active."""
    joined(t.state.players[seat], place).attacks.append(card)
    capture_if_overcome(t, seat, place)


def capture_if_overcome(t: HuntersTable, seat: Seat, place: int) -> None:
    """BH-8.3: as soon as the attack suffices the capture happens; nobody can decline or delay."""
    player = t.state.players[seat]
    confrontation = player.confrontations[place]
    if confrontation.target == NO_CARD or not is_overcome(t.pack, confrontation):
        return
    confrontation.captured = True  # BH-8.4: it stays visible with its stack
    player.captures += 1
    if t.heard:
        t.tell(
            TargetCaptured(
                "BH-8.1",
                seat=seat,
                card=confrontation.target,
                confrontation=place,
                captures=player.captures,
            )
        )
    give_icon(t, seat, t.pack.bonus[confrontation.target])
    if player.captures == t.pack.end_captures:
        give_end_bonus(t, seat)  # after the icon: BH-11.7


def give_icon(t: HuntersTable, seat: Seat, bonus: int) -> None:
    """BH-8.5, BH-8.6: the icon acts once, at capture, for the capturing player (BH-8.7)."""
    if bonus == CREDIT_BONUS:
        take_credits(t, seat, 1, "BH-8.5")
    elif bonus == CONTRACT_BONUS:
        gain_contract(t, seat, "BH-8.6")


def give_end_bonus(t: HuntersTable, seat: Seat) -> None:
    """The fourth capture. The first of the game sets the trigger turn (BH-11.1); whoever gets there
    in that turn, whatever the seat (BH-17.4), has the bonus once (BH-11.2, BH-11.8), right now, so
    that its credit can be spent (BH-11.6). Later ones get nothing (BH-11.3)."""
    state = t.state
    if state.trigger_turn == NONE:
        state.trigger_turn = state.turn
        if t.heard:
            t.tell(EndTriggered("BH-11.1", seat=seat, last_turn=state.turn + t.pack.extra_turns))
    if state.trigger_turn != state.turn:
        return
    take_credits(t, seat, t.pack.end_credits, "BH-11.2")
    # BH-14.4: in the introductory game the credit only.
    contracts = t.pack.introductory_end_contracts if state.introductory else t.pack.end_contracts
    for _ in range(contracts):
        gain_contract(t, seat, "BH-11.2")
