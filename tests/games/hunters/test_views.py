"""For every zone and every event: who may know it.

A zone is changed behind the back of the views: the views that change show it, the others do not.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cantina.games.hunters import GAME, events
from cantina.games.hunters.events import (
    CardDrawn,
    CardPlayed,
    CardReserved,
    CardSold,
    CardsRevealed,
    ContractGained,
    CreditsTaken,
    DeckReshuffled,
    EndTriggered,
    GameEnded,
    HandsPassed,
    TargetCaptured,
    TurnBegan,
)
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import JAWA
from cantina.games.hunters.state import Confrontation, HuntersState, Player
from cantina.kernel.action import HIDDEN, SPECTATOR, Action, Seat
from cantina.kernel.event import AnswerSealed, Event, events_for
from cantina.kernel.rng import seeded
from cantina.kernel.state import Outcome
from cantina.kernel.table import determinize, open_table, play
from tests.games.hunters.cards import BOX, crate, droid, hunter, same_target, target
from tests.games.hunters.scene import Scene, fight, player, scene, won
from tests.rules import rule
from tests.seats import FIRST, SECOND, THIRD

VIEWERS = (FIRST, SECOND, THIRD, SPECTATOR)
ALL = set(VIEWERS)
OWNER = {FIRST}
NOBODY: set[Seat] = set()


def rich_table() -> Scene:
    """Everything there is lies somewhere; seat 0 has chosen, seats 1 and 2 have not."""
    s = scene(
        player(
            credits=2,
            fights=[won(), fight(target(), hunter(), droid())],
            contracts=[same_target("han"), same_target("zeb")],
            crates=[crate(), crate()],
            reserved=[droid(), crate()],
        ),
        player(),
        player(),
        discards=[hunter(), target()],
    )
    return s.click(0, "choose", s.hand(0)[0])


def change_hand(state: HuntersState) -> None:
    state.players[0].hand[0] = state.decks[JAWA][0]


def change_stack(state: HuntersState) -> None:
    state.stack[-1].passed += 1


def change_memory(state: HuntersState) -> None:
    """As if seat 0 had once held a card that is now in the hand of seat 1."""
    state.holders[state.players[1].hand[0]] |= 1


def change_sealed(state: HuntersState) -> None:
    state.sealed[0] = Action("choose", (state.players[0].hand[1],))


def unseal(state: HuntersState) -> None:
    state.sealed[0] = None


def set_to(name: str, value: object) -> Callable[[HuntersState], None]:
    return lambda state: setattr(state, name, value)


def set_of_seat_0(name: str, value: object) -> Callable[[HuntersState], None]:
    return lambda state: setattr(state.players[0], name, value)


def at_seat_0(change: Callable[[Player], object]) -> Callable[[HuntersState], None]:
    def changed(state: HuntersState) -> None:
        change(state.players[0])

    return changed


OUTCOME = Outcome(winners=[FIRST], scores=[1, 0, 0], reason="trigger", rule="BH-11.4")
PLAYER_ZONES: dict[str, tuple[Callable[[HuntersState], None], set[Seat]]] = {
    "hand": (change_hand, OWNER),
    "hand size": (at_seat_0(lambda each: each.hand.pop()), ALL),
    "chosen": (set_of_seat_0("chosen", 3), ALL),
    "credits": (set_of_seat_0("credits", 9), ALL),
    "confrontations": (at_seat_0(lambda each: each.confrontations.reverse()), ALL),
    "confrontations attacks": (
        at_seat_0(
            lambda each: each.confrontations.append(
                Confrontation(target=NO_CARD, attacks=[Card(5)], captured=False)
            )
        ),
        ALL,
    ),
    "contracts": (at_seat_0(lambda each: each.contracts.pop()), ALL),
    "crates": (at_seat_0(lambda each: each.crates.pop()), ALL),
    "reserved": (at_seat_0(lambda each: each.reserved.pop()), ALL),
    "fresh": (set_of_seat_0("fresh", 3), ALL),
    "captures": (set_of_seat_0("captures", 3), ALL),
}
TABLE_ZONES: dict[str, tuple[Callable[[HuntersState], None], set[Seat]]] = {
    "rng": (lambda state: setattr(state.rng, "word", 7), NOBODY),
    "stack": (change_stack, NOBODY),
    "sealed": (change_sealed, NOBODY),
    "sealed or not": (unseal, ALL),
    "revealed": (set_to("revealed", 99), NOBODY),
    "outcome": (set_to("outcome", OUTCOME), ALL),
    "introductory": (set_to("introductory", True), ALL),
    "free_orphans": (set_to("free_orphans", True), ALL),
    "limited_bank": (set_to("limited_bank", True), ALL),
    "turn": (set_to("turn", 9), ALL),
    "trigger_turn": (set_to("trigger_turn", 9), ALL),
    "guild_master": (set_to("guild_master", 2), ALL),
    "bank": (set_to("bank", 1), ALL),
    "decks order": (lambda state: state.decks[JAWA].reverse(), NOBODY),
    "decks size": (lambda state: state.decks[JAWA].clear(), ALL),
    "discards": (lambda state: state.discards[1].append(Card(5)), ALL),
    "holders": (change_memory, OWNER),
}
ZONES = PLAYER_ZONES | TABLE_ZONES


@rule("BH-15.1", "BH-15.2", "BH-15.3", "BH-15.6", "BH-15.7")
@pytest.mark.parametrize("zone", ZONES)
def test_a_zone_is_seen_by_those_who_may_know_it_and_by_nobody_else(zone: str) -> None:
    change, knowing = ZONES[zone]
    s = rich_table()
    before = {viewer: GAME.encode_view(s.view(viewer)) for viewer in VIEWERS}
    change(s.state)
    after = {viewer: GAME.encode_view(s.view(viewer)) for viewer in VIEWERS}
    assert {viewer for viewer in VIEWERS if before[viewer] != after[viewer]} == knowing


def test_every_zone_of_the_state_has_its_line_above() -> None:
    def fields(kind: type) -> set[str]:
        return set(inspect.signature(kind).parameters) - {"players"}

    assert {zone.split()[0] for zone in PLAYER_ZONES} == fields(Player)
    assert {zone.split()[0] for zone in TABLE_ZONES} == fields(HuntersState)


PUBLIC: list[Event] = [
    TurnBegan("BH-3.1", turn=5),
    DeckReshuffled("BH-16.1", deck=3, cards=12),
    CardsRevealed("BH-3.6", cards=[Card(1), Card(2), Card(3)]),
    CardSold("BH-4.1", seat=FIRST, card=Card(7)),
    CardPlayed("BH-5.1", seat=FIRST, card=Card(7), confrontation=1, cost=2, was_reserved=False),
    CardReserved("BH-5.3", seat=FIRST, card=Card(7)),
    TargetCaptured("BH-8.1", seat=FIRST, card=Card(7), confrontation=1, captures=2),
    CreditsTaken("BH-4.1", seat=FIRST, credits=1),
    ContractGained("BH-8.6", seat=FIRST, card=Card(7)),
    EndTriggered("BH-11.1", seat=FIRST, last_turn=9),
    HandsPassed("BH-3.8"),
    GameEnded("BH-11.4", reason="trigger", winners=[FIRST], scores=[1, 0]),
    AnswerSealed("BH-3.5", seat=FIRST, ask="choose"),
]


def as_told(event: Event, viewer: Seat) -> list[dict[str, Any]]:
    return [GAME.encode_event(told) for told in events_for([event], viewer)]


@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_what_happens_in_the_open_is_told_to_all(event: Event) -> None:
    for viewer in VIEWERS:
        assert as_told(event, viewer) == [GAME.encode_event(event)]


@rule("BH-15.5")
def test_a_drawn_card_is_told_only_to_who_drew_it() -> None:
    event = CardDrawn("BH-3.2", seat=FIRST, deck=3, card=Card(7))
    assert as_told(event, FIRST) == [GAME.encode_event(event)]
    for viewer in (SECOND, THIRD, SPECTATOR):
        assert as_told(event, viewer) == [{**GAME.encode_event(event), "card": HIDDEN}]


@rule("BH-15.7")
def test_a_sealed_answer_tells_nothing_of_what_was_chosen() -> None:
    told = []
    for place in (0, 4):
        s = scene(player(), player())
        told.append([GAME.encode_event(e) for e in s.click(0, "choose", s.hand(0)[place]).events])
    assert told[0] == told[1]


def test_every_event_has_its_line_above() -> None:
    known = {type(event) for event in PUBLIC} | {CardDrawn}
    here = {kind for _, kind in inspect.getmembers(events, inspect.isclass)}
    assert {kind for kind in here if issubclass(kind, Event)} - {Event} == known - {AnswerSealed}


@rule("BH-15.1")
def test_a_world_dealt_anew_differs_in_hidden_cards_and_looks_the_same_to_the_seat() -> None:
    t = open_table(GAME, BOX, 4, 2)
    moves = Random(1)
    changed = 0
    for _ in range(300):
        seat = Seat(moves.randrange(4))
        world = determinize(t, seat, seeded(moves.randrange(1 << 30)))
        GAME.check(world)
        assert GAME.encode_view(GAME.view(world, seat)) == GAME.encode_view(GAME.view(t, seat))
        assert world.state.players[seat].hand == t.state.players[seat].hand
        changed += world.state.decks != t.state.decks
        ask = moves.choice(t.asks)
        play(t, ask.seat, moves.choice(ask.options))
    assert changed == 300
