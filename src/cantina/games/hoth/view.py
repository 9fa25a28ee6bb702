"""What a seat may know, and how the rest is dealt anew for a bot.

The board and discard piles are open; hands and decks are secret (HO-2.5), the partner's hand too
unless the table was opened so that partners show theirs (HO-14.6). Support cards and secret
objectives are known to the own side only until they are played or fulfilled (HO-15.3, HO-15.6).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cantina.games.hoth.acting import Moment, WhyNotView, as_view, orders_left, why_not
from cantina.games.hoth.board import EMPIRE, REBEL, SIDES
from cantina.games.hoth.briefing import AimView, aims_of
from cantina.games.hoth.danger import DangerView, dangers_to
from cantina.games.hoth.ids import NO_CARD, NOWHERE, Card, Hex, Kind, Side, Unit
from cantina.games.hoth.outlook import (
    NoShotView,
    ReachView,
    ShotView,
    no_shots_of,
    reach_of,
    ready_units,
    shots_of,
)
from cantina.games.hoth.pack import (
    ELITE,
    FACES,
    NONE,
    STRUCTURES,
    TERRAINS,
    TOKENS,
    UNITS,
    HothPack,
)
from cantina.games.hoth.rules.orders import needs_fallback, orderable
from cantina.games.hoth.rules.teams import members, shown_by
from cantina.games.hoth.rules.units import units_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.state import Attack, HothTable, Move, Retreat, scenario_of
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.rng import Rng
from cantina.kernel.state import Outcome
from cantina.kernel.table import answered, current_step
from cantina.kernel.view import View
from cantina.parts.piles import deal_anew


@dataclass(eq=False, repr=False, kw_only=True)
class UnitView:
    kind: Kind
    side: Side
    hex: Hex
    figures: int
    token: int
    moving: bool
    ordered: bool
    moved: bool
    barred: bool
    attacked: bool
    carries: bool  # the officer
    # Told of the side that acts, from its first move to its last attack. None: it still can.
    cannot_move: WhyNotView | None
    cannot_attack: WhyNotView | None


@dataclass(eq=False, repr=False, kw_only=True)
class BattleView:
    """A battle of the campaign that is over."""

    node: int
    winner: Side
    medals: list[int]
    secrets: list[bool]


@dataclass(eq=False, repr=False, kw_only=True)
class PlayerView:
    seat: Seat
    side: Side
    leader: int
    hand_size: int
    deck_size: int
    discard: list[Card]


@dataclass(eq=False, repr=False, kw_only=True)
class HothView(View):
    hand: list[Card]
    partner_hand: list[Card]  # where partners show theirs
    qualify: list[list[Hex]]  # by card of the hand: the hexes of units that it could order now
    support_hand: list[Card]
    secret: str  # the own secret objective, by its id
    dangers: list[DangerView]  # to the unit that this seat is about to move
    scenario: int
    terrain: list[int]  # by hex
    structure_kinds: list[int]
    aims: list[AimView]
    turn: int
    active: Seat
    step: str  # what is asked now, of whomever; "" once the game is over
    units: list[UnitView]
    structures: list[Hex]
    medals: list[int]  # by side, temporary ones included
    goals: list[int]
    card: Card
    support: Card
    orders_left: int  # how many more units the card can order now
    dice: list[int]  # as they lie, while an attack is being resolved
    marked: list[int]  # those of them that will be rolled again
    mover: Hex  # the hex of the unit that is about to move, or NOWHERE
    attacker: Hex  # and of the one that attacks
    target: Hex
    fleeing: Hex  # and of the one that falls back
    steps: int  # how many hexes it still has to
    shots: list[ShotView]
    no_shots: list[NoShotView]
    reach: list[ReachView]
    charges: int
    officer: Hex
    post: list[Seat]
    reserves: int
    returning: int
    exited: list[int]  # by kind
    campaign: int
    node: int
    battles: list[BattleView]  # of the campaign, as far as they are over
    fulfilled: list[bool]  # by side: the secret objective came out
    support_sizes: list[int]
    players: list[PlayerView]
    outcome: Outcome | None


def view(t: HothTable, seat: Seat) -> HothView:
    state = t.state
    attack, move, retreat = _under_way(t)
    ready = ready_units(t)
    moment = Moment(t)
    return HothView(
        seat=seat,
        answered=answered(t),
        hand=own_hand(t, seat),
        partner_hand=own_hand(t, shown_by(t, seat)),
        qualify=own_qualify(t, seat),
        support_hand=own_support(t, seat),
        secret=own_secret(t, seat),
        dangers=dangers_to(t, seat),
        scenario=state.scenario,
        terrain=list(scenario_of(t).terrain),
        structure_kinds=[kind for kind, _ in scenario_of(t).structures],
        aims=aims_of(t),
        turn=state.battle_turn,
        active=state.active,
        step=current_step(t).name if state.outcome is None else "",
        units=[_unit_view(t, n, moment) for side in (REBEL, EMPIRE) for n in units_of(t, side)],
        structures=state.structures[:],
        medals=[medals_of(t, REBEL), medals_of(t, EMPIRE)],
        goals=list(scenario_of(t).goal),
        card=state.card,
        support=state.support,
        orders_left=orders_left(t),
        dice=attack.dice[:] if attack else [],
        marked=attack.marked[:] if attack else [],
        mover=state.units[move.unit].hex if move else NOWHERE,
        attacker=state.units[attack.unit].hex if attack else NOWHERE,
        target=attack.target if attack else NOWHERE,
        fleeing=state.units[retreat.unit].hex if retreat else NOWHERE,
        steps=retreat.steps if retreat else 0,
        shots=[shot for number in ready for shot in shots_of(t, number)],
        no_shots=[no_shot for number in ready for no_shot in no_shots_of(t, number)],
        reach=reach_of(t),
        charges=state.charges,
        officer=state.officer,
        post=state.post[:],
        reserves=state.reserves,
        returning=len(state.returning),
        exited=state.exited[:],
        campaign=state.campaign,
        node=state.node,
        battles=[
            BattleView(
                node=one.node, winner=one.winner, medals=one.medals[:], secrets=one.secrets[:]
            )
            for one in state.fought
        ],
        fulfilled=state.secrets[:],
        support_sizes=[len(hand) for hand in state.support_hands],
        players=[player_view(t, owner) for owner in all_seats(len(state.players))],
        outcome=state.outcome,
    )


def player_view(t: HothTable, owner: Seat) -> PlayerView:
    player = t.state.players[owner]
    return PlayerView(
        seat=owner,
        side=player.side,
        leader=player.leader,
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        discard=player.discard[:],
    )


def private(t: HothTable, seat: Seat) -> dict[str, Any]:
    """But for the dangers, which are views themselves."""
    return {
        "seat": seat,
        "hand": own_hand(t, seat),
        "partner_hand": own_hand(t, shown_by(t, seat)),
        "qualify": own_qualify(t, seat),
        "support_hand": own_support(t, seat),
        "secret": own_secret(t, seat),
    }


def own_hand(t: HothTable, seat: Seat) -> list[Card]:
    return t.state.players[seat].hand[:] if seat >= 0 else []


def own_qualify(t: HothTable, seat: Seat) -> list[list[Hex]]:
    """HO-5.2, HO-5.6: asked before a card is played only; then the orders show it."""
    state = t.state
    if seat < 0 or seat != state.active or state.card != NO_CARD or state.outcome is not None:
        return []
    found: list[list[Hex]] = []
    side = state.players[seat].side
    for number in state.players[seat].hand:
        card = t.pack.cards[number]
        units = orderable(t, card, needs_fallback(t, card, side), side)
        found.append(sorted([state.units[unit].hex for unit in units]))
    return found


def own_support(t: HothTable, seat: Seat) -> list[Card]:
    return t.state.support_hands[t.state.players[seat].side][:] if seat >= 0 else []


def own_secret(t: HothTable, seat: Seat) -> str:
    """HO-15.3: each player reads the own briefing."""
    if seat < 0 or t.state.campaign == NONE:
        return ""
    node = t.pack.campaigns[t.state.campaign].nodes[t.state.node]
    return node.secrets[t.state.players[seat].side].id


def _unit_view(t: HothTable, number: Unit, moment: Moment) -> UnitView:
    unit = t.state.units[number]
    no_move, no_attack = why_not(t, number, moment)
    return UnitView(
        kind=unit.kind,
        side=t.pack.units[unit.kind].side,
        hex=unit.hex,
        figures=unit.figures,
        token=unit.token,
        moving=unit.moving,
        ordered=unit.ordered,
        moved=unit.moved,
        barred=unit.barred,
        attacked=unit.attacked,
        carries=t.state.carrier == number,
        cannot_move=as_view(no_move),
        cannot_attack=as_view(no_attack),
    )


def _under_way(t: HothTable) -> tuple[Attack | None, Move | None, Retreat | None]:
    """What units are in the middle of."""
    attack: Attack | None = None
    move: Move | None = None
    retreat: Retreat | None = None
    for frame in t.state.stack:
        if isinstance(frame, Attack):
            attack = frame
        elif isinstance(frame, Move):
            move = frame
        elif isinstance(frame, Retreat):
            retreat = frame
    return attack, move, retreat


def redeal(t: HothTable, seat: Seat, rng: Rng) -> None:
    """Shuffles, side by side, what lies in decks and in other hands. A leader's cards stay with the
    player who added them; how a team's other cards were split is unknown."""
    for side in (REBEL, EMPIRE):
        _redeal_side(t, side, seat, rng)
        _redeal_support(t, side, seat, rng)


def _redeal_side(t: HothTable, side: Side, seat: Seat, rng: Rng) -> None:
    state = t.state
    known = (seat, shown_by(t, seat))
    common: list[Card] = []
    own: list[list[Card]] = []
    rooms: list[int] = []
    for number in members(t, side):
        player = state.players[number]
        hidden = player.deck if number in known else [*player.hand, *player.deck]
        leader = t.pack.leader_cards[player.leader] if player.leader != NONE else ()
        own.append([card for card in hidden if card in leader])
        common += [card for card in hidden if card not in leader]
        rooms.append(len(hidden) - len(own[-1]))
    dealt = deal_anew(common, rooms, rng)
    for place, number in enumerate(members(t, side)):
        player = state.players[number]
        cards = sorted([*dealt[place], *own[place]])
        rng.shuffle(cards)
        if number not in known:
            size = len(player.hand)
            player.hand = cards[:size]
            cards = cards[size:]
        player.deck = cards


def _redeal_support(t: HothTable, side: Side, seat: Seat, rng: Rng) -> None:
    state = t.state
    hand, deck = state.support_hands[side], state.support_decks[side]
    if seat >= 0 and state.players[seat].side == side:
        state.support_decks[side] = deal_anew(deck, [len(deck)], rng)[0]
        return
    dealt = deal_anew([*hand, *deck], [len(hand), len(deck)], rng)
    state.support_hands[side], state.support_decks[side] = dealt


def shared(pack: HothPack) -> dict[str, Any]:
    """What the web client counts by as well: `./cantina generate` writes it into its types."""
    return {
        "SIDES": SIDES,
        "REBEL": REBEL,
        "EMPIRE": EMPIRE,
        "UNITS": UNITS,
        "UNIT_SIDES": [kind.side for kind in pack.units],
        "FIGURES": [kind.figures for kind in pack.units],
        "ELITE_SQUADRON": pack.elite_squadron,
        "TOKENS": TOKENS,
        "ELITE": ELITE,
        "TERRAINS": TERRAINS,
        "STRUCTURES": STRUCTURES,
        "FACES": FACES,
    }
