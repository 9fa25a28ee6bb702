"""The whole game: leaders, the deal, a battle; in a campaign (chapter 15) battle after battle."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.actions import GO_ON, ChooseLeader, GoOn
from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.events import BattleBegan, LeaderChosen
from cantina.games.hoth.ids import NO_SIDE, Card, Side
from cantina.games.hoth.pack import NONE
from cantina.games.hoth.rules.decks import gain_support
from cantina.games.hoth.rules.teams import hand_size
from cantina.games.hoth.rules.victory import end_game, medals_of
from cantina.games.hoth.setup import lay_out
from cantina.games.hoth.state import Fought, HothTable, Player, Turn, War
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.flow import ask, ask_all, call, do, flow, loop
from cantina.kernel.state import Frame


def next_to_choose(t: HothTable, f: War) -> Seat:
    return f.waiting[0]


def free_leaders(t: HothTable, f: War) -> list[ChooseLeader]:
    """HO-2.4: a leader of the own side; HO-14.3: partners have different ones."""
    if not f.waiting:
        return []
    player = t.state.players[f.waiting[0]]
    taken = [other.leader for other in t.state.players]
    return [
        ChooseLeader(number)
        for number, leader in enumerate(t.pack.leaders)
        if leader.side == player.side and number not in taken
    ]


def choose_leader(t: HothTable, f: War, action: ChooseLeader) -> None:
    seat = f.waiting.pop(0)
    t.state.players[seat].leader = action.leader
    if t.heard:
        t.tell(LeaderChosen("HO-2.4", seat=seat, leader=action.leader))


def deal(t: HothTable, f: War) -> None:
    """HO-2.4, HO-2.5: sixteen cards a side and the leader's three, shuffled. HO-14.2: a team splits
    its sixteen; HO-14.3: each member then adds the own leader's and shuffles again."""
    state = t.state
    if t.heard:
        t.tell(BattleBegan("HO-2.1", scenario=state.scenario))
    for side in (REBEL, EMPIRE):
        cards = list(t.pack.standard[side])
        state.rng.shuffle(cards)
        members = [player for player in state.players if player.side == side]
        share = len(cards) // len(members)
        for number, player in enumerate(members):
            shuffle_deck(t, player, cards[number * share : (number + 1) * share])
    for seat in all_seats(t.seats):
        player = state.players[seat]
        for _ in range(hand_size(t, seat)):
            player.hand.append(player.deck.pop())
    t.reveal()


def shuffle_deck(t: HothTable, player: Player, cards: list[Card]) -> None:
    player.hand = []
    player.discard = []
    player.deck = cards
    if player.leader != NONE:
        player.deck += list(t.pack.leader_cards[player.leader])
    t.state.rng.shuffle(player.deck)


def battle(t: HothTable, f: War) -> Frame | None:
    return Turn(landing=0, discarded=0, struck=[])


def after_battle(t: HothTable, f: War) -> None:
    """HO-15.2: the result is written down and pays. HO-15.9: the last battle decides."""
    state = t.state
    node = t.pack.campaigns[state.campaign].nodes[state.node]
    winner = battle_winner(t)
    medals = [medals_of(t, REBEL), medals_of(t, EMPIRE)]
    state.fought.append(
        Fought(node=state.node, winner=winner, medals=medals, secrets=state.secrets[:])
    )
    for side in (REBEL, EMPIRE):
        gain_support(t, side, node.support[winner][side])
    if not node.next[winner]:
        end_game(t, winner, "campaign_over", "HO-15.9")


def to_go_on(t: HothTable, f: War, seat: Seat) -> list[GoOn]:
    """HO-15.13: nobody is led away from the field before they want to go on."""
    return [GO_ON]


def is_ready(t: HothTable, f: War, seat: Seat, action: GoOn) -> None:
    """Nothing happens until all are."""


def next_battle(t: HothTable, f: War) -> None:
    """HO-15.2: the result says where both sides go on."""
    state = t.state
    campaign = t.pack.campaigns[state.campaign]
    node = campaign.nodes[state.node]
    winner = state.fought[-1].winner
    state.node = campaign.numbers[node.next[winner]]
    for player in state.players:  # HO-15.4: for the next battle only
        player.leader = node.leaders[winner][player.side]
    state.scenario = campaign.nodes[state.node].scenario
    lay_out(t.pack, state, t.pack.scenarios[state.scenario])


def battle_winner(t: HothTable) -> Side:
    """HO-15.11: a drawn battle is won by more medals, if equal by the Rebels."""
    if t.state.winner != NO_SIDE:
        return t.state.winner
    return EMPIRE if medals_of(t, EMPIRE) > medals_of(t, REBEL) else REBEL


def goes_on(t: HothTable, f: War) -> bool:
    return True


WAR: Final = flow(
    War,
    ask(
        "leader",
        seat=next_to_choose,
        options=free_leaders,
        answer=choose_leader,
        rule="HO-2.4",
        repeat=True,
    ),
    do(deal, rule="HO-2.5"),
    call(battle, rule="HO-2.6"),
    do(after_battle, rule="HO-15.2"),
    ask_all("go_on", options=to_go_on, answer=is_ready, rule="HO-15.13"),
    do(next_battle, rule="HO-15.2"),
    loop("deal", while_=goes_on, rule="HO-15.2"),
)
