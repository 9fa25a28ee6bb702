"""Chapter 3: the turns of the game, and chapters 11 and 16: how it ends."""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.actions import Choose, Draw
from cantina.games.hunters.events import CardsRevealed, GameEnded, HandsPassed, TurnBegan
from cantina.games.hunters.rules.decks import draw_to_hand, drawable_decks
from cantina.games.hunters.rules.scoring import score_all, winners
from cantina.games.hunters.state import NONE, HuntersTable, Resolve, Turn
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.flow import ask, ask_all, call, do, flow, loop
from cantina.kernel.state import Frame, Outcome


def begin_turn(t: HuntersTable, f: Turn) -> None:
    t.state.turn += 1
    if t.heard:
        t.tell(TurnBegan("BH-3.1", turn=t.state.turn))


def from_guild_master(t: HuntersTable, f: Turn) -> list[Seat]:
    """BH-16.6, BH-17.1: clockwise, to the left, from the Guild Master."""
    seats, first = all_seats(t.seats), t.state.guild_master
    return seats[first:] + seats[:first]


def decks(t: HuntersTable, f: Turn, seat: Seat) -> list[Draw]:
    """BH-3.3: the hand is already known to the player who picks a deck."""
    return drawable_decks(t)


def draw(t: HuntersTable, f: Turn, seat: Seat, action: Draw) -> None:
    """BH-16.6: served in order; whose deck has run out on the way chooses again."""
    if not draw_to_hand(t, seat, action.deck):
        f.unserved.append(seat)


def first_unserved(t: HuntersTable, f: Turn) -> Seat:
    return f.unserved[0]


def other_decks(t: HuntersTable, f: Turn) -> list[Draw]:
    """BH-16.6 for those not served; BH-16.2: with all decks empty the draw is skipped."""
    return drawable_decks(t) if f.unserved else []


def draw_again(t: HuntersTable, f: Turn, action: Draw) -> None:
    draw_to_hand(t, f.unserved.pop(0), action.deck)


def end_without_cards(t: HuntersTable, f: Turn) -> None:
    """BH-16.5: nobody holds a card, so nobody can go on."""
    f.unserved.clear()
    if not any([player.hand for player in t.state.players]):
        end_game(t, "cards_ran_out", "BH-16.5")


def cards_in_hand(t: HuntersTable, f: Turn, seat: Seat) -> list[Choose]:
    """BH-3.5: exactly one card, there is no pass. BH-16.4: none for a player without cards."""
    return [t.pack.choose[card] for card in t.state.players[seat].hand]


def lay_down(t: HuntersTable, f: Turn, seat: Seat, action: Choose) -> None:
    player = t.state.players[seat]
    player.chosen = action.card
    player.hand.remove(player.chosen)
    t.state.holders[player.chosen] = 0  # from now on all see it


def reveal(t: HuntersTable, f: Turn) -> None:
    """BH-3.6: all chosen cards are turned up together. All resolve, with a card or not: BH-16.4."""
    f.waiting = from_guild_master(t, f)
    if t.heard:
        t.tell(CardsRevealed("BH-3.6", cards=[player.chosen for player in t.state.players]))


def next_to_resolve(t: HuntersTable, f: Turn) -> Frame | None:
    """BH-17.1: seat by seat, each player completely."""
    return Resolve(f.waiting.pop(0))


def somebody_waits(t: HuntersTable, f: Turn) -> bool:
    return len(f.waiting) > 0


def end_if_due(t: HuntersTable, f: Turn) -> None:
    """BH-11.4: two full turns after the trigger turn, whatever was captured since (BH-11.5).
    BH-16.7: without a trigger, after the turn that bounds the game."""
    state = t.state
    if state.trigger_turn != NONE:
        if state.turn == state.trigger_turn + t.pack.extra_turns:
            end_game(t, "trigger", "BH-11.4")
    elif state.turn >= t.pack.last_turn:
        end_game(t, "turn_limit", "BH-16.7")


def pass_hands_left(t: HuntersTable, f: Turn) -> None:
    """BH-3.8: every hand goes to the left neighbour; with two players that is a swap. After the
    last turn nobody passes (BH-3.10): the game has ended before this step."""
    players = t.state.players
    hands = [player.hand for player in players]
    for seat in range(t.seats):
        hand = hands[seat - 1]
        players[seat].hand = hand
        for card in hand:
            t.state.holders[card] |= 1 << seat
    t.reveal()
    if t.heard:
        t.tell(HandsPassed("BH-3.8"))


def always(t: HuntersTable, f: Turn) -> bool:
    return True


def end_game(t: HuntersTable, reason: str, rule: str) -> None:
    pads = score_all(t.pack, t.state.players)
    best = winners(pads)
    scores = [pad.total for pad in pads]
    t.state.outcome = Outcome(winners=best, scores=scores, reason=reason, rule=rule)
    if t.heard:
        t.tell(GameEnded(rule, reason=reason, winners=best, scores=scores))


TURN: Final = flow(
    Turn,
    do(begin_turn, rule="BH-3.1"),
    ask_all("draw", options=decks, answer=draw, order=from_guild_master, rule="BH-3.2"),
    ask(
        "draw_again",
        seat=first_unserved,
        options=other_decks,
        answer=draw_again,
        rule="BH-16.6",
        repeat=True,
    ),
    do(end_without_cards, rule="BH-16.5"),
    ask_all("choose", options=cards_in_hand, answer=lay_down, rule="BH-3.5"),
    do(reveal, rule="BH-3.6"),
    call(next_to_resolve, rule="BH-17.1"),
    loop("next_to_resolve", while_=somebody_waits, rule="BH-17.1"),
    do(end_if_due, rule="BH-11.4"),
    do(pass_hands_left, rule="BH-3.8"),
    loop("begin_turn", while_=always, rule="BH-3.9"),
)
