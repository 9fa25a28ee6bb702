"""What an option of a battle is about: a card, or a hex with what stands there and around it."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.actions import (
    AttackWith,
    Discard,
    FallBack,
    Leave,
    MoveTo,
    MoveUnit,
    OrderUnit,
    Place,
    PlayCard,
    Reroll,
    StrikeAt,
    Support,
    TakeBack,
    Target,
)
from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.damage import harm_at
from cantina.games.hoth.ids import NO_UNIT, NOWHERE, Card, Hex
from cantina.games.hoth.pack import CARD_KINDS, CLASSES, FACES, TERRAINS
from cantina.games.hoth.rules.orders import orderable
from cantina.games.hoth.rules.units import class_of, side_of, units_of
from cantina.games.hoth.scouting import goals_of
from cantina.games.hoth.standing import shot_of
from cantina.games.hoth.state import Attack, HothTable, Move, Retreat, scenario_of
from cantina.games.hoth.weights import MEDAL
from cantina.kernel.action import Action, Ask, Seat
from cantina.lab.encoding import Row, named, one_hot
from cantina.lab.games.hoth.position import FAR, nearest

VERBS: Final = (
    "leader",
    "play",
    "discard",
    "take",
    "support",
    "order",
    "order_all",
    "move",
    "to",
    "exit",
    "attack",
    "target",
    "reroll",
    "advance",
    "hold",
    "give_way",
    "fall_back",
    "place",
    "strike",
    "go_on",
    "done",
    "pass",
)
CARD: Final = (
    *named("card", CARD_KINDS),
    "card_units",
    "card_orders",
    "card_dice",
    "card_move",
    "card_bombards",
)
HEX: Final = (
    *named("land", TERRAINS),
    *named("unit", CLASSES),
    "unit_mine",
    "unit_figures",
    "goal_distance",
    "goal_nearer",
    "enemy_distance",
    "enemy_nearer",
    "enemies_within_two",
    "harm",
)
OPTION: Final = (*VERBS, *named("face", FACES), *CARD, *HEX)
VERB_AT: Final = {verb: place for place, verb in enumerate(VERBS)}
MOST_ORDERS: Final = 6  # a card that orders all
HEXED: Final = (
    OrderUnit,
    MoveUnit,
    MoveTo,
    Leave,
    AttackWith,
    Target,
    FallBack,
    Place,
    StrikeAt,
    Support,
)


def options(t: HothTable, ask: Ask) -> list[Row]:
    facts = Facts(t, ask.seat)
    return [facts.row(option) for option in ask.options]


class Facts:
    """What all options of one ask have in common."""

    def __init__(self, t: HothTable, seat: Seat) -> None:
        self.t: Final = t
        self.side: Final = t.state.players[seat].side
        self.goals: Final = goals_of(t, self.side)
        enemies = units_of(t, OPPONENT[self.side])
        self.enemies: Final = [t.state.units[number].hex for number in enemies]
        top = t.state.stack[-1]
        self.acting: Final = top.unit if isinstance(top, Move | Attack | Retreat) else NO_UNIT

    def row(self, option: Action) -> Row:
        face = option.face if isinstance(option, Reroll) else -1
        verb = one_hot(VERB_AT.get(option.verb, -1), len(VERBS))
        card = [0.0] * len(CARD)
        if isinstance(option, PlayCard | Discard | TakeBack | Support):
            card = self.card(option.card)
        place = [0.0] * len(HEX)
        if isinstance(option, HEXED) and option.hex != NOWHERE:
            place = self.hex(option, option.hex)
        return [*verb, *one_hot(face, len(FACES)), *card, *place]

    def card(self, number: Card) -> Row:
        card = self.t.pack.cards[number]
        free = len(orderable(self.t, card, False, self.side))
        return [
            *one_hot(card.kind, len(CARD_KINDS)),
            free / 5,
            min(card.count, MOST_ORDERS) / MOST_ORDERS,
            card.dice / 2,
            card.move / 2,
            float(card.bombard_targets > 0),
        ]

    def hex(self, option: Action, hex: Hex) -> Row:
        t = self.t
        number = t.state.at[hex]
        unit = None if number == NO_UNIT else t.state.units[number]
        goal, enemy = self.ways(hex)
        start = t.state.units[self.acting].hex if self.acting != NO_UNIT else NOWHERE
        goal_before, enemy_before = (goal, enemy) if start == NOWHERE else self.ways(start)
        board = t.pack.board
        close = [e for e in self.enemies if board.distance[hex * board.count + e] <= 2]
        return [
            *one_hot(scenario_of(t).terrain[hex], len(TERRAINS)),
            *one_hot(-1 if unit is None else class_of(t, unit), len(CLASSES)),
            float(unit is not None and side_of(t, unit) == self.side),
            unit.figures / 4 if unit is not None else 0.0,
            goal / FAR,
            (goal_before - goal) / 3,
            enemy / FAR,
            (enemy_before - enemy) / 3,
            len(close) / 3,
            self.harm(option, hex),
        ]

    def ways(self, hex: Hex) -> tuple[int, int]:
        return nearest(self.t, hex, self.goals), nearest(self.t, hex, self.enemies)

    def harm(self, option: Action, hex: Hex) -> float:
        """Medals that an attack may be worth: of the unit there, or on what stands there."""
        if isinstance(option, OrderUnit | MoveUnit | AttackWith):
            return shot_of(self.t, self.t.state.at[hex]) / MEDAL
        if isinstance(option, Target) and self.acting != NO_UNIT:
            return harm_at(self.t, self.acting, hex) / MEDAL
        return 0.0
