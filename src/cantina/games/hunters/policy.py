"""A quick player by rule of thumb: what play-outs and guesses at others' moves are made with.

It looks at one card at a time and asks what its best use is worth, in hundredths of a point, by
simple sums instead of looking ahead. The numbers in these sums are data: `weights.toml`.
"""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.actions import Activate, Choose, Play, Reserve
from cantina.games.hunters.hints import contract_gain, turns_left
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import (
    CONTRACT,
    CONTRACTS,
    CRATE,
    HUNTERS,
    JAWA,
    TARGET,
    TARGETS,
    HuntersPack,
)
from cantina.games.hunters.rules.confrontations import missing, target_place
from cantina.games.hunters.rules.decks import DRAW
from cantina.games.hunters.rules.scoring import (
    captured_by_character,
    contract_points,
    crate_symbols,
    majority_symbols,
)
from cantina.games.hunters.state import NONE, Confrontation, HuntersTable, Player
from cantina.games.hunters.weights import Weights
from cantina.kernel.action import DONE, Action, Ask
from cantina.kernel.rng import Rng

POINT: Final = 100
DEARLY: Final = 10_000  # the whole of what `Weights.dear` is a part of
CHEAP_CREDITS: Final = 3  # this many are worth more than those after them


def suggest(t: HuntersTable, ask: Ask, rng: Rng, w: Weights) -> Action:
    """A sensible option of the ask."""
    player = t.state.players[ask.seat]
    if ask.name == "choose":
        return _best_card(t, player, ask, w)
    if ask.name == "act":
        return _best_use(t, player, player.chosen, ask.options, w)
    if ask.name == "activate":
        return _best_activation(t, player, ask.options, w)
    return _deck(t, player, ask, rng, w)


def is_hunting(player: Player) -> bool:
    for confrontation in player.confrontations:
        if confrontation.target != NO_CARD and not confrontation.captured:
            return True
    return False


def _has_enough(t: HuntersTable, player: Player, w: Weights) -> bool:
    """Whether the hand has a card that will do for this turn."""
    if w.enough > 0:
        for card in player.hand:
            if worth_of_card(t, player, card, w) >= w.enough:
                return True
    return False


def _deck(t: HuntersTable, player: Player, ask: Ask, rng: Rng, w: Weights) -> Action:
    """Something to hunt, or something to hunt with; but who has a good card already draws one for
    the left neighbour (BH-3.8)."""
    if _has_enough(t, player, w):
        targets, hunters, jawa = w.sated_targets, w.sated_hunters, w.sated_jawa
        contracts = w.sated_contracts
    elif is_hunting(player):
        targets, hunters, jawa = w.hunting_targets, w.hunting_hunters, w.hunting_jawa
        contracts = w.hunting_contracts
    else:
        targets, hunters, jawa = w.idle_targets, w.idle_hunters, w.idle_jawa
        contracts = w.idle_contracts
    lot = rng.below(targets + hunters + jawa + contracts)
    if lot < targets:
        wish = DRAW[TARGETS]
    elif lot < targets + hunters:
        wish = DRAW[HUNTERS]
    elif lot < targets + hunters + jawa:
        wish = DRAW[JAWA]
    else:
        wish = DRAW[CONTRACTS]
    return wish if wish in ask.options else ask.options[rng.below(len(ask.options))]


def _best_card(t: HuntersTable, player: Player, ask: Ask, w: Weights) -> Action:
    best = ask.options[0]
    most = -1
    for option in ask.options:
        assert isinstance(option, Choose)
        worth = worth_of_card(t, player, option.card, w)
        if worth > most:
            most = worth
            best = option
    return best


def worth_of_card(t: HuntersTable, player: Player, card: Card, w: Weights) -> int:
    """The best that playing or selling the card brings."""
    pack = t.pack
    kind = pack.kind[card]
    sale = _sale(t, player, w)
    if kind == TARGET:
        return max(sale, _target(t, player, card, w))
    if kind == CONTRACT:
        return max(sale, _contract(t, player, card, w))
    affordable = pack.cost[card] <= player.credits
    price = _price(t, player, pack.cost[card], w)
    if kind == CRATE:
        gain = _crate(t, player, card, w) - price
    else:
        gain = _best_attack(t, player, card, w) - price
    if not affordable:
        gain = 0 if is_last(t, w) else gain * w.dear // DEARLY
    return max(sale, gain)


def is_last(t: HuntersTable, w: Weights) -> bool:
    """BH-11.4: whether nothing follows this turn, for a player who minds."""
    state = t.state
    if w.exact == 0 or state.trigger_turn == NONE:
        return False
    return state.turn >= state.trigger_turn + t.pack.extra_turns


def _sale(t: HuntersTable, player: Player, w: Weights) -> int:
    """One credit more; after the last turn credits only break ties (BH-13.1)."""
    if is_last(t, w):
        return 1
    return w.credit if player.credits < CHEAP_CREDITS else w.credit_later


def _price(t: HuntersTable, player: Player, cost: int, w: Weights) -> int:
    """So many credits less. What one does not have yet is counted from the first."""
    if is_last(t, w):
        return cost
    dear = max(0, max(player.credits, cost) - CHEAP_CREDITS)
    later = min(dear, cost)
    return w.credit_later * later + w.credit * (cost - later)


def _crate(t: HuntersTable, player: Player, card: Card, w: Weights) -> int:
    pack = t.pack
    worth = POINT * pack.points[card]
    if not is_last(t, w):
        worth += w.crate * pack.crates[card]
    if w.majority:
        most = majority_symbols(pack, t.state.players)
        symbols = crate_symbols(pack, player)
        if symbols < most <= symbols + pack.crates[card]:
            worth += w.majority * pack.majority_points
    return worth


def _best_attack(t: HuntersTable, player: Player, card: Card, w: Weights) -> int:
    most = -1000
    hunting = False
    for confrontation in player.confrontations:
        if confrontation.target != NO_CARD and not confrontation.captured:
            hunting = True
            most = max(most, _attack(t, player, confrontation, card, w))
    if hunting:
        return most
    return _waiting(t, card, w)


def _attack(
    t: HuntersTable, player: Player, confrontation: Confrontation, card: Card, w: Weights
) -> int:
    """What the card does to an open target, less what the hunter will cost."""
    pack = t.pack
    green, blue, orange = missing(pack, confrontation)
    need = green + blue + orange
    useful = min(pack.green[card], green) + min(pack.blue[card], blue)
    useful += min(pack.orange[card], orange)
    if is_last(t, w):
        return _scored(pack, player, confrontation, card) if useful == need else 0
    worth = w.shield * useful - w.penalty * pack.penalty[card]
    if useful < need:
        return worth
    worth += w.capture + w.prize * pack.points[confrontation.target]
    if w.served and player.contracts:
        worth += w.served * _served(pack, player, confrontation)
    return worth


def _scored(pack: HuntersPack, player: Player, confrontation: Confrontation, card: Card) -> int:
    """What a capture by this card adds to the pad: BH-12.1, BH-12.3, BH-12.4."""
    points = pack.points[confrontation.target] - pack.penalty[card]
    for attack in confrontation.attacks:
        points -= pack.penalty[attack]
    return POINT * (points + _served(pack, player, confrontation))


def _served(pack: HuntersPack, player: Player, confrontation: Confrontation) -> int:
    counts = captured_by_character(pack, player)
    symbols = crate_symbols(pack, player)
    return contract_gain(pack, player, counts, symbols, pack.character[confrontation.target])


def _waiting(t: HuntersTable, card: Card, w: Weights) -> int:
    if turns_left(t, w.pace) < 2:
        return 0
    pack = t.pack
    attack = pack.green[card] + pack.blue[card] + pack.orange[card]
    return w.waiting * attack - w.penalty * pack.penalty[card] // 2


def _target(t: HuntersTable, player: Player, card: Card, w: Weights) -> int:
    pack = t.pack
    place = target_place(player)
    prize = POINT * pack.points[card]
    need = pack.green[card] + pack.blue[card] + pack.orange[card]
    if place < len(player.confrontations):
        waiting = Confrontation(
            target=card, attacks=player.confrontations[place].attacks, captured=False
        )
        green, blue, orange = missing(pack, waiting)
        taken = need - green - blue - orange
        need -= taken
        if need == 0:
            return prize
        prize += w.ready * taken
    if need > w.reach * turns_left(t, w.pace):
        return 0
    open_targets = 0
    for confrontation in player.confrontations:
        if confrontation.target != NO_CARD and not confrontation.captured:
            open_targets += 1
    if open_targets >= w.open_enough:
        return 0
    if w.served and player.contracts:
        empty = Confrontation(target=card, attacks=[], captured=False)
        prize += w.served * _served(pack, player, empty)
    return prize * w.new_target // (100 * (1 + open_targets))


def _contract(t: HuntersTable, player: Player, card: Card, w: Weights) -> int:
    pack = t.pack
    contract = pack.cards[card]
    counts = captured_by_character(pack, player)
    worth = POINT * contract_points(contract, counts, crate_symbols(pack, player))
    if is_last(t, w):
        return worth
    for confrontation in player.confrontations:
        if confrontation.target != NO_CARD and not confrontation.captured:
            character = pack.character[confrontation.target]
            if character in (contract.a, contract.b):
                worth += w.named
    return worth


def _best_use(
    t: HuntersTable, player: Player, card: Card, options: list[Action], w: Weights
) -> Action:
    """Sell, reserve or play the card, and where."""
    pack = t.pack
    if worth_of_card(t, player, card, w) <= _sale(t, player, w):
        return options[0]
    kind = pack.kind[card]
    last = options[len(options) - 1]
    if kind in (TARGET, CONTRACT, CRATE) or isinstance(last, Reserve):
        return last
    best = last
    most = -1000
    for option in options:
        if isinstance(option, Play) and option.place is not None:
            worth = _attack_at(t, player, card, option.place, w)
            if worth > most:
                most = worth
                best = option
    return best


def _attack_at(t: HuntersTable, player: Player, card: Card, place: int, w: Weights) -> int:
    if place < len(player.confrontations) and player.confrontations[place].target != NO_CARD:
        return _attack(t, player, player.confrontations[place], card, w)
    return _waiting(t, card, w)


def _best_activation(t: HuntersTable, player: Player, options: list[Action], w: Weights) -> Action:
    pack = t.pack
    best: Action = DONE
    most = 0
    for option in options:
        if not isinstance(option, Activate):
            continue
        card = option.card
        price = _price(t, player, pack.cost[card], w)
        if option.place is None:
            worth = _crate(t, player, card, w) - price
        else:
            worth = _attack_at(t, player, card, option.place, w) - price
        if worth > most:
            most = worth
            best = option
    return best
