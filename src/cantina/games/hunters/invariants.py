"""What must hold in every state that play can reach. Fuzzing and property tests ask this."""

from __future__ import annotations

from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import (
    CONTRACT,
    CONTRACT_BONUS,
    CRATE,
    DROID,
    HUNTER,
    JAWA,
    TARGET,
)
from cantina.games.hunters.rules.confrontations import is_overcome
from cantina.games.hunters.state import NONE, HuntersTable, Player
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.errors import BrokenInvariant


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def check(t: HuntersTable) -> None:
    state = t.state
    cards = [card for pile in [*state.decks, *state.discards] for card in pile]
    for seat in all_seats(t.seats):
        player = state.players[seat]
        cards.extend(_cards_of(player))
        _check_player(t, seat, player)
    expected = [card for card in t.pack.numbers if _in_game(t, card)]
    require(sorted(cards) == expected, "a card was lost, doubled or brought in")
    for deck, pile in enumerate(state.decks):
        for card in [*pile, *state.discards[deck]]:
            require(t.pack.deck[card] == deck, "a card lies in the wrong deck")
            require(state.holders[card] == 0, "a card outside the hands is remembered")
    held = sum([player.credits for player in state.players])
    require(state.bank + held == t.pack.tokens, "BH-6.3: credits were lost or made")
    require(not state.limited_bank or state.bank >= 0, "BH-1.9: more credits than tokens")
    _check_end(t)


def _in_game(t: HuntersTable, card: Card) -> bool:
    """BH-14.1: the introductory game leaves contracts and contract icons in the box."""
    if not t.state.introductory:
        return True
    return t.pack.kind[card] != CONTRACT and t.pack.bonus[card] != CONTRACT_BONUS


def _cards_of(player: Player) -> list[Card]:
    cards = [*player.hand, *player.contracts, *player.crates, *player.reserved]
    if player.chosen != NO_CARD:
        cards.append(player.chosen)
    for confrontation in player.confrontations:
        cards.extend(confrontation.attacks)
        if confrontation.target != NO_CARD:
            cards.append(confrontation.target)
    return cards


def _check_player(t: HuntersTable, seat: Seat, player: Player) -> None:
    kind = t.pack.kind
    require(player.credits >= 0, "BH-5.4: somebody paid more than they had")
    for card in player.hand:
        require(t.state.holders[card] >> seat & 1 == 1, "somebody holds a card they never saw")
    require(all([kind[card] == CONTRACT for card in player.contracts]), "no contract")
    require(all([kind[card] == CRATE for card in player.crates]), "no crate card")
    require(all([t.pack.deck[card] == JAWA for card in player.reserved]), "BH-5.2: not reservable")
    fresh = player.fresh
    require(fresh == NO_CARD or fresh in player.reserved, "BH-6.4: fresh, not reserved")
    orphans = 0
    open_targets = 0
    captured = 0
    for confrontation in player.confrontations:
        attacks = [kind[card] in (HUNTER, DROID) for card in confrontation.attacks]
        require(all(attacks), "BH-7.4: only attack cards attack")
        if confrontation.target == NO_CARD:
            orphans += 1
            require(len(attacks) > 0 and not confrontation.captured, "BH-7.7: an empty orphan")
            continue
        require(kind[confrontation.target] == TARGET, "BH-7.2: not a target")
        overcome = is_overcome(t.pack, confrontation)
        require(confrontation.captured == overcome, "BH-8.3: captured and overcome differ")
        captured += int(confrontation.captured)
        open_targets += int(not confrontation.captured)
    require(orphans <= 1, "BH-7.8: a second orphan")
    if not t.state.free_orphans:
        require(not (orphans and open_targets), "BH-7.10: an orphan beside an open target")
    require(captured == player.captures, "BH-8.4: captures miscounted")


def _check_end(t: HuntersTable) -> None:
    state = t.state
    most = max([player.captures for player in state.players])
    require((state.trigger_turn != NONE) == (most >= t.pack.end_captures), "BH-11.1: trigger")
    if state.trigger_turn != NONE:
        require(state.turn <= state.trigger_turn + t.pack.extra_turns, "BH-11.4: too long")
    else:
        require(state.turn <= t.pack.last_turn, "BH-16.7: too long")
