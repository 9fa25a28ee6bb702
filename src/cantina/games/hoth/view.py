"""What a seat may know, and how the rest is dealt anew for a bot.

The board and discard piles are open; hands and decks are secret (HO-2.5), the partner's hand too:
showing it is talk at the table (HO-14.6). Support cards and secret objectives are known to the own
side only until they are played or fulfilled (HO-15.3, HO-15.6).
"""

from __future__ import annotations

from typing import Any

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.pack import NONE
from cantina.games.hoth.rules.fire import can_attack, dice_against, targets
from cantina.games.hoth.rules.units import units_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.state import Attack, HothTable, active_side, scenario_of
from cantina.kernel.action import Seat
from cantina.kernel.rng import Rng
from cantina.kernel.state import Outcome
from cantina.kernel.table import answered, current_step
from cantina.kernel.view import View
from cantina.parts.hexes import NOWHERE
from cantina.parts.piles import deal_anew


class UnitView:
    def __init__(
        self,
        kind: int,
        side: int,
        hex: int,
        figures: int,
        token: int,
        moving: bool,
        ordered: bool,
        moved: bool,
        barred: bool,
        attacked: bool,
        carries: bool,
    ) -> None:
        self.kind = kind
        self.side = side
        self.hex = hex
        self.figures = figures
        self.token = token
        self.moving = moving
        self.ordered = ordered
        self.moved = moved
        self.barred = barred
        self.attacked = attacked
        self.carries = carries  # the officer


class ShotView:
    """An attack that can be made now, and with how many dice."""

    def __init__(self, start: int, end: int, dice: int) -> None:
        self.start = start
        self.end = end
        self.dice = dice


class BattleView:
    """A battle of the campaign that is over."""

    def __init__(self, node: int, winner: int, medals: list[int], secrets: list[bool]) -> None:
        self.node = node
        self.winner = winner
        self.medals = medals
        self.secrets = secrets


class PlayerView:
    def __init__(
        self,
        seat: Seat,
        side: int,
        leader: int,
        hand_size: int,
        deck_size: int,
        discard: list[int],
    ) -> None:
        self.seat = seat
        self.side = side
        self.leader = leader
        self.hand_size = hand_size
        self.deck_size = deck_size
        self.discard = discard


class HothView(View):
    def __init__(
        self,
        seat: Seat,
        answered: list[bool],
        hand: list[int],
        support_hand: list[int],
        secret: str,
        scenario: int,
        turn: int,
        active: Seat,
        units: list[UnitView],
        structures: list[int],
        medals: list[int],
        goals: list[int],
        card: int,
        support: int,
        dice: list[int],
        shots: list[ShotView],
        charges: int,
        officer: int,
        post: list[Seat],
        reserves: int,
        returning: int,
        exited: list[int],
        campaign: int,
        node: int,
        battles: list[BattleView],
        fulfilled: list[bool],
        support_sizes: list[int],
        players: list[PlayerView],
        outcome: Outcome | None,
    ) -> None:
        super().__init__(seat, answered)
        self.hand = hand
        self.support_hand = support_hand
        self.secret = secret  # the own secret objective, by its id
        self.scenario = scenario
        self.turn = turn
        self.active = active
        self.units = units
        self.structures = structures
        self.medals = medals  # by side, temporary ones included
        self.goals = goals
        self.card = card
        self.support = support
        self.dice = dice  # as they lie, while an attack is being resolved
        self.shots = shots
        self.charges = charges
        self.officer = officer
        self.post = post
        self.reserves = reserves
        self.returning = returning
        self.exited = exited  # by kind
        self.campaign = campaign
        self.node = node
        self.battles = battles  # of the campaign, as far as they are over
        self.fulfilled = fulfilled  # by side: the secret objective came out
        self.support_sizes = support_sizes
        self.players = players
        self.outcome = outcome


def view(t: HothTable, seat: Seat) -> HothView:
    state = t.state
    return HothView(
        seat,
        answered(t),
        own_hand(t, seat),
        own_support(t, seat),
        own_secret(t, seat),
        state.scenario,
        state.battle_turn,
        state.active,
        [_unit_view(t, number) for side in (REBEL, EMPIRE) for number in units_of(t, side)],
        state.structures[:],
        [medals_of(t, REBEL), medals_of(t, EMPIRE)],
        list(scenario_of(t).goal),
        state.card,
        state.support,
        _dice(t),
        _shots(t),
        state.charges,
        state.officer,
        state.post[:],
        state.reserves,
        len(state.returning),
        state.exited[:],
        state.campaign,
        state.node,
        [BattleView(one.node, one.winner, one.medals[:], one.secrets[:]) for one in state.fought],
        state.secrets[:],
        [len(hand) for hand in state.support_hands],
        [
            PlayerView(
                owner,
                player.side,
                player.leader,
                len(player.hand),
                len(player.deck),
                player.discard[:],
            )
            for owner, player in enumerate(state.players)
        ],
        state.outcome,
    )


def private(t: HothTable, seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat,
        "hand": own_hand(t, seat),
        "support_hand": own_support(t, seat),
        "secret": own_secret(t, seat),
    }


def own_hand(t: HothTable, seat: Seat) -> list[int]:
    return t.state.players[seat].hand[:] if seat >= 0 else []


def own_support(t: HothTable, seat: Seat) -> list[int]:
    return t.state.support_hands[t.state.players[seat].side][:] if seat >= 0 else []


def own_secret(t: HothTable, seat: Seat) -> str:
    """HO-15.3: each player reads the own briefing."""
    if seat < 0 or t.state.campaign == NONE:
        return ""
    node = t.pack.campaigns[t.state.campaign].nodes[t.state.node]
    return node.secrets[t.state.players[seat].side].id


def _unit_view(t: HothTable, number: int) -> UnitView:
    unit = t.state.units[number]
    return UnitView(
        unit.kind,
        t.pack.units[unit.kind].side,
        unit.hex,
        unit.figures,
        unit.token,
        unit.moving,
        unit.ordered,
        unit.moved,
        unit.barred,
        unit.attacked,
        t.state.carrier == number,
    )


def _dice(t: HothTable) -> list[int]:
    for frame in t.state.stack:
        if isinstance(frame, Attack):
            return frame.dice[:]
    return []


def _shots(t: HothTable) -> list[ShotView]:
    """What the table shows when somebody is about to attack."""
    state = t.state
    if state.outcome is not None or current_step(t).name not in ("attack", "target"):
        return []
    top = state.stack[-1]
    if isinstance(top, Attack):
        ready = [top.unit] if state.units[top.unit].hex != NOWHERE else []
    else:
        ready = [n for n in units_of(t, active_side(t)) if can_attack(t, state.units[n])]
    return [
        ShotView(state.units[n].hex, hex, dice_against(t, n, hex))
        for n in ready
        for hex in targets(t, n)
    ]


def redeal(t: HothTable, seat: Seat, rng: Rng) -> None:
    """Shuffles, side by side, what lies in decks and in other hands. A leader's cards stay with the
    player who added them; how a team's other cards were split is unknown."""
    for side in (REBEL, EMPIRE):
        _redeal_side(t, side, seat, rng)
        _redeal_support(t, side, seat, rng)


def _redeal_side(t: HothTable, side: int, seat: Seat, rng: Rng) -> None:
    state = t.state
    members = [number for number, player in enumerate(state.players) if player.side == side]
    common: list[int] = []
    own: list[list[int]] = []
    rooms: list[int] = []
    for number in members:
        player = state.players[number]
        hidden = player.deck if number == seat else [*player.hand, *player.deck]
        leader = t.pack.leader_cards[player.leader] if player.leader != NONE else ()
        own.append([card for card in hidden if card in leader])
        common += [card for card in hidden if card not in leader]
        rooms.append(len(hidden) - len(own[-1]))
    dealt = deal_anew(common, rooms, rng)
    for place, number in enumerate(members):
        player = state.players[number]
        cards = sorted([*dealt[place], *own[place]])
        rng.shuffle(cards)
        if number != seat:
            size = len(player.hand)
            player.hand = cards[:size]
            cards = cards[size:]
        player.deck = cards


def _redeal_support(t: HothTable, side: int, seat: Seat, rng: Rng) -> None:
    state = t.state
    hand, deck = state.support_hands[side], state.support_decks[side]
    if seat >= 0 and state.players[seat].side == side:
        state.support_decks[side] = deal_anew(deck, [len(deck)], rng)[0]
        return
    dealt = deal_anew([*hand, *deck], [len(hand), len(deck)], rng)
    state.support_hands[side], state.support_decks[side] = dealt
