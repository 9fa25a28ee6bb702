"""What an option of Bounty Hunters would do: of a card its best use, or the one offered."""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.actions import Activate, Choose, Draw, Play, Reserve, Sell
from cantina.games.hunters.hints import turns_left
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import CONTRACT, CRATE, DECKS, KINDS, TARGET
from cantina.games.hunters.rules.bank import can_pay
from cantina.games.hunters.rules.confrontations import missing, target_place
from cantina.games.hunters.rules.scoring import (
    captured_by_character,
    contract_points,
    crate_symbols,
    majority_symbols,
)
from cantina.games.hunters.state import Confrontation, HuntersTable
from cantina.kernel.action import Action, Ask, Seat
from cantina.lab.encoding import Row, named, one_hot
from cantina.lab.games.hunters.position import PACE, open_targets

VERBS: Final = ("choose", "sell", "reserve", "play", "activate", "done")
CARD: Final = (
    *named("card", KINDS),
    "cost",
    "too_dear",
    "credits_after",
    # A target.
    "prize",
    "shields",
    "shields_met",
    "open_already",
    "out_of_time",
    # An attack on an open target, or one that waits for a target.
    "takes_off",
    "wasted",
    "captures",
    "captures_prize",
    "penalty",
    "fourth_capture",
    "waits",
    "waits_penalty",
    "waits_late",
    # Crates and contracts.
    "crate_points",
    "crate_symbols",
    "takes_majority",
    "contract_now",
    "contract_open",
    "contract_late",
    # What it is worth in all, as the numbers above say it; nothing below the sale for a credit.
    "worth",
    "worth_over_sale",
    "too_dear_worth",
    # Of a card that is reserved; of a player who sells one.
    "reserved_worth",
    "credits_before",
)
OPTION: Final = (
    *named("draw", DECKS),
    *named("draw_hunting", DECKS),
    *named("draw_late", DECKS),
    *VERBS,
    *CARD,
)
VERB_AT: Final = {verb: place for place, verb in enumerate(VERBS)}
AT: Final = {name: place for place, name in enumerate(CARD)}
SALE: Final = 0.9  # points that a credit may bring
SHIELD: Final = 0.9
CAPTURE: Final = 3.0
WAITING: Final = 0.5


def options(t: HuntersTable, ask: Ask) -> list[Row]:
    facts = Facts(t, ask.seat)
    return [facts.row(option) for option in ask.options]


class Facts:
    """What all options of one ask have in common."""

    def __init__(self, t: HuntersTable, seat: Seat) -> None:
        player = t.state.players[seat]
        self.t: Final = t
        self.seat: Final = seat
        self.player: Final = player
        self.left: Final = turns_left(t, PACE)
        self.targets: Final = [one for _, one in open_targets(t.pack, player)]
        self.symbols: Final = crate_symbols(t.pack, player)
        self.most_symbols: Final = majority_symbols(t.pack, t.state.players)

    def row(self, option: Action) -> Row:
        draws = [0.0] * (3 * len(DECKS))
        if isinstance(option, Draw):
            draws[option.deck] = 1.0
            draws[len(DECKS) + option.deck] = float(bool(self.targets))
            draws[2 * len(DECKS) + option.deck] = 1.0 / (1 + self.left)
        verb = one_hot(VERB_AT.get(option.verb, -1), len(VERBS))
        return [*draws, *verb, *self.card_row(option)]

    def card_row(self, option: Action) -> Row:
        if isinstance(option, Choose):
            return self.best_use(option.card)
        if isinstance(option, Activate):
            return self.use(option.card, self.at(option.place))
        if isinstance(option, Play):
            return self.use(self.player.chosen, self.at(option.place))
        row = [0.0] * len(CARD)
        if isinstance(option, Reserve):
            row[AT["reserved_worth"]] = self.best_use(self.player.chosen)[AT["worth_over_sale"]]
        elif isinstance(option, Sell):
            row[AT["credits_before"]] = min(self.player.credits, 3) / 3
        return row

    def at(self, place: int | None) -> Confrontation | None:
        """The open target at a place; None: the card waits there, or needs no place."""
        if place is None or place >= len(self.player.confrontations):
            return None
        one = self.player.confrontations[place]
        return None if one.target == NO_CARD else one

    def best_use(self, card: Card) -> Row:
        if self.t.pack.kind[card] in (TARGET, CONTRACT, CRATE) or not self.targets:
            return self.use(card, None)
        return max([self.use(card, one) for one in self.targets], key=lambda row: row[AT["worth"]])

    def use(self, card: Card, target: Confrontation | None) -> Row:
        pack = self.t.pack
        kind = pack.kind[card]
        row = [0.0] * len(CARD)
        row[kind] = 1.0
        if kind == TARGET:
            worth = self._target(row, card)
        elif kind == CONTRACT:
            worth = self._contract(row, card)
        elif kind == CRATE:
            worth = self._crate(row, card)
        elif target is not None:
            worth = self._attack(row, card, target)
        else:
            worth = self._waiting(row, card)
        worth -= 0.8 * pack.cost[card]
        row[AT["cost"]] = pack.cost[card] / 3
        row[AT["credits_after"]] = max(self.player.credits - pack.cost[card], 0) / 3
        row[AT["worth"]] = worth / 10
        row[AT["worth_over_sale"]] = max(worth - SALE, 0.0) / 10
        if not can_pay(self.t, self.seat, card):
            row[AT["too_dear"]] = 1.0
            row[AT["too_dear_worth"]] = max(worth - SALE, 0.0) / 10
        return row

    def _target(self, row: Row, card: Card) -> float:
        pack = self.t.pack
        place = target_place(self.player)
        shields = pack.green[card] + pack.blue[card] + pack.orange[card]
        met = 0
        if place < len(self.player.confrontations):
            attacks = self.player.confrontations[place].attacks
            waiting = Confrontation(target=card, attacks=attacks, captured=False)
            met = shields - sum(missing(pack, waiting))
        need = shields - met
        prize = pack.points[card]
        row[AT["prize"]] = prize / 10
        row[AT["shields"]] = need / 10
        row[AT["shields_met"]] = met / 10
        if need == 0:
            self._capture(row, card)
            return prize + CAPTURE
        row[AT["open_already"]] = len(self.targets) / 2
        if need > 4 * self.left or len(self.targets) > 1:
            row[AT["out_of_time"]] = 1.0
            return 0.0
        return prize * 0.4 / (1 + len(self.targets)) + SHIELD * met

    def _capture(self, row: Row, target: Card) -> None:
        row[AT["captures"]] = 1.0
        row[AT["captures_prize"]] = self.t.pack.points[target] / 10
        if self.player.captures == self.t.pack.end_captures - 1:
            row[AT["fourth_capture"]] = 1.0

    def _attack(self, row: Row, card: Card, one: Confrontation) -> float:
        pack = self.t.pack
        green, blue, orange = missing(pack, one)
        useful = min(pack.green[card], green) + min(pack.blue[card], blue)
        useful += min(pack.orange[card], orange)
        attack = pack.green[card] + pack.blue[card] + pack.orange[card]
        row[AT["takes_off"]] = useful / 5
        row[AT["wasted"]] = (attack - useful) / 5
        row[AT["penalty"]] = pack.penalty[card] / 5
        need = green + blue + orange - useful
        worth = SHIELD * useful - pack.penalty[card]
        if need == 0:
            self._capture(row, one.target)
            return worth + CAPTURE
        if need > 4 * self.left:
            row[AT["out_of_time"]] = 1.0
        return worth

    def _waiting(self, row: Row, card: Card) -> float:
        pack = self.t.pack
        attack = pack.green[card] + pack.blue[card] + pack.orange[card]
        row[AT["waits"]] = attack / 5
        row[AT["waits_penalty"]] = pack.penalty[card] / 5
        if self.left < 2:
            row[AT["waits_late"]] = 1.0
            return 0.0
        return WAITING * attack - pack.penalty[card] / 2

    def _crate(self, row: Row, card: Card) -> float:
        pack = self.t.pack
        after = self.symbols + pack.crates[card]
        row[AT["crate_points"]] = pack.points[card] / 5
        row[AT["crate_symbols"]] = pack.crates[card] / 3
        row[AT["takes_majority"]] = float(self.symbols < self.most_symbols <= after)
        return pack.points[card] + 0.6 * pack.crates[card]

    def _contract(self, row: Row, card: Card) -> float:
        pack = self.t.pack
        contract = pack.cards[card]
        counts = captured_by_character(pack, self.player)
        now = contract_points(contract, counts, self.symbols)
        for one in self.targets:
            counts[pack.character[one.target]] += 1
        later = contract_points(contract, counts, self.symbols) - now
        row[AT["contract_now"]] = now / 5
        row[AT["contract_open"]] = later / 5
        row[AT["contract_late"]] = 1.0 / (1 + self.left)
        return now + 0.6 * later
