"""A quick player by rule of thumb: what play-outs and guesses at others' moves are made with.

It looks at one card at a time and asks what its best use is worth, in hundredths of a point, by
simple sums instead of looking ahead.
"""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.actions import Activate, Choose, Play, Reserve
from cantina.games.hunters.hints import CREDIT, POINT, turns_left
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
)
from cantina.games.hunters.state import Confrontation, HuntersTable, Player
from cantina.kernel.action import DONE, Action, Ask
from cantina.kernel.rng import Rng

SHIELD: Final = 100  # what taking one shield off an open target is worth
CAPTURE: Final = 250  # and the last one
WAITING: Final = 45  # an attack value that waits for a target
NEW_TARGET: Final = 25  # of 100: how much of a target's prize counts when it is laid open
OPEN_ENOUGH: Final = 2  # more open targets than this are not pursued
DRAWS_HUNTING: Final = (HUNTERS, HUNTERS, HUNTERS, JAWA, CONTRACTS)
DRAWS_IDLE: Final = (TARGETS, TARGETS, HUNTERS, CONTRACTS)


def suggest(t: HuntersTable, ask: Ask, rng: Rng) -> Action:
    """A sensible option of the ask."""
    player = t.state.players[ask.seat]
    if ask.name == "choose":
        return _best_card(t, player, ask)
    if ask.name == "act":
        return _best_use(t, player, player.chosen, ask.options)
    if ask.name == "activate":
        return _best_activation(t, player, ask.options)
    return _deck(player, ask, rng)


def _deck(player: Player, ask: Ask, rng: Rng) -> Action:
    """Something to hunt, or something to hunt with."""
    hunting = False
    for confrontation in player.confrontations:
        if confrontation.target != NO_CARD and not confrontation.captured:
            hunting = True
    decks = DRAWS_HUNTING if hunting else DRAWS_IDLE
    wish = DRAW[decks[rng.below(len(decks))]]
    return wish if wish in ask.options else ask.options[rng.below(len(ask.options))]


def _best_card(t: HuntersTable, player: Player, ask: Ask) -> Action:
    best = ask.options[0]
    most = -1
    for option in ask.options:
        assert isinstance(option, Choose)
        worth = worth_of_card(t, player, option.card)
        if worth > most:
            most = worth
            best = option
    return best


def worth_of_card(t: HuntersTable, player: Player, card: Card) -> int:
    """The best that playing or selling the card brings."""
    pack = t.pack
    kind = pack.kind[card]
    if kind == TARGET:
        return max(CREDIT, _target(t, player, card))
    if kind == CONTRACT:
        return max(CREDIT, _contract(t, player, card))
    affordable = pack.cost[card] <= player.credits
    price = CREDIT * pack.cost[card]
    if kind == CRATE:
        gain = POINT * pack.points[card] + 60 * pack.crates[card] - price
    else:
        gain = _best_attack(t, player, card) - price
    if not affordable:
        gain = gain // 3
    return max(CREDIT, gain)


def _best_attack(t: HuntersTable, player: Player, card: Card) -> int:
    most = -1000
    hunting = False
    for confrontation in player.confrontations:
        if confrontation.target != NO_CARD and not confrontation.captured:
            hunting = True
            most = max(most, _attack(t.pack, confrontation, card))
    if hunting:
        return most
    return _waiting(t, card)


def _attack(pack: HuntersPack, confrontation: Confrontation, card: Card) -> int:
    """What the card does to an open target, less what the hunter will cost."""
    green, blue, orange = missing(pack, confrontation)
    need = green + blue + orange
    useful = min(pack.green[card], green) + min(pack.blue[card], blue)
    useful += min(pack.orange[card], orange)
    worth = SHIELD * useful - POINT * pack.penalty[card]
    return worth + CAPTURE if useful == need else worth


def _waiting(t: HuntersTable, card: Card) -> int:
    if turns_left(t) < 2:
        return 0
    pack = t.pack
    attack = pack.green[card] + pack.blue[card] + pack.orange[card]
    return WAITING * attack - POINT * pack.penalty[card] // 2


def _target(t: HuntersTable, player: Player, card: Card) -> int:
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
        prize += 3 * SHIELD * taken
    if need > 4 * turns_left(t):
        return 0
    open_targets = 0
    for confrontation in player.confrontations:
        if confrontation.target != NO_CARD and not confrontation.captured:
            open_targets += 1
    if open_targets >= OPEN_ENOUGH:
        return 0
    return prize * NEW_TARGET // (100 * (1 + open_targets))


def _contract(t: HuntersTable, player: Player, card: Card) -> int:
    pack = t.pack
    contract = pack.cards[card]
    counts = captured_by_character(pack, player)
    worth = POINT * contract_points(contract, counts, crate_symbols(pack, player))
    for confrontation in player.confrontations:
        if confrontation.target != NO_CARD and not confrontation.captured:
            character = pack.character[confrontation.target]
            if character in (contract.a, contract.b):
                worth += POINT
    return worth


def _best_use(t: HuntersTable, player: Player, card: Card, options: list[Action]) -> Action:
    """Sell, reserve or play the card, and where."""
    pack = t.pack
    if worth_of_card(t, player, card) <= CREDIT:
        return options[0]
    kind = pack.kind[card]
    last = options[len(options) - 1]
    if kind in (TARGET, CONTRACT, CRATE) or isinstance(last, Reserve):
        return last
    best = last
    most = -1000
    for option in options:
        if isinstance(option, Play) and option.place is not None:
            worth = _attack_at(t, player, card, option.place)
            if worth > most:
                most = worth
                best = option
    return best


def _attack_at(t: HuntersTable, player: Player, card: Card, place: int) -> int:
    if place < len(player.confrontations) and player.confrontations[place].target != NO_CARD:
        return _attack(t.pack, player.confrontations[place], card)
    return _waiting(t, card)


def _best_activation(t: HuntersTable, player: Player, options: list[Action]) -> Action:
    pack = t.pack
    best: Action = DONE
    most = 0
    for option in options:
        if not isinstance(option, Activate):
            continue
        card = option.card
        price = CREDIT * pack.cost[card]
        if option.place is None:
            worth = POINT * pack.points[card] + 60 * pack.crates[card] - price
        else:
            worth = _attack_at(t, player, card, option.place) - price
        if worth > most:
            most = worth
            best = option
    return best
