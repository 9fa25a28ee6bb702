"""Chapter 2: how a game begins."""

from __future__ import annotations

from cantina.games.hunters import GAME
from cantina.games.hunters.state import HuntersTable
from cantina.kernel.action import SPECTATOR, all_seats
from cantina.kernel.table import open_table
from tests.games.hunters.cards import BOX
from tests.games.hunters.scene import Scene, player, scene
from tests.rules import rule


def opened(seats: int = 4, seed: int = 1) -> HuntersTable:
    return open_table(GAME, BOX, seats, seed)


@rule("BH-2.1")
def test_every_deck_holds_its_own_cards_and_its_discard_pile_is_empty() -> None:
    state = opened(seats=4).state
    for deck, pile in enumerate(state.decks):
        assert {BOX.deck[card] for card in pile} == {deck}
    assert [len(pile) for pile in state.decks] == [40, 59, 40, 40]
    assert state.discards == [[], [], [], []]


@rule("BH-2.1")
def test_every_deck_is_shuffled() -> None:
    one, other = opened(seed=1).state, opened(seed=2).state
    for deck in range(4):
        assert one.decks[deck] != sorted(one.decks[deck])
        assert one.decks[deck] != sorted(one.decks[deck], reverse=True)
        assert one.decks[deck] != other.decks[deck]


@rule("BH-2.1")
def test_decks_lie_face_down() -> None:
    t = opened()
    before = [GAME.encode_view(GAME.view(t, seat)) for seat in (SPECTATOR, *all_seats(4))]
    for deck in t.state.decks:
        deck.reverse()
    after = [GAME.encode_view(GAME.view(t, seat)) for seat in (SPECTATOR, *all_seats(4))]
    assert before == after


@rule("BH-2.2")
def test_all_credits_start_in_the_bank() -> None:
    state = opened().state
    assert [player.credits for player in state.players] == [0, 0, 0, 0]
    assert state.bank == 42


@rule("BH-2.3")
def test_the_guild_master_is_drawn_by_lot_from_all_seats() -> None:
    assert {opened(6, seed).state.guild_master for seed in range(80)} == set(range(6))


@rule("BH-2.3")
def test_the_guild_master_has_no_power() -> None:
    offers = []
    for guild_master in (0, 1):
        s = scene(player(), player(), at="draw", guild_master=guild_master)
        drawing = [s.offered(seat) for seat in (0, 1)]
        s.draw().reveal()
        first = s.offered(guild_master)
        s.click(guild_master, "sell")
        offers.append((drawing, first, s.offered(1 - guild_master), s.player(0).credits))
    assert offers[0][:3] == offers[1][:3]


@rule("BH-2.4")
def test_everybody_starts_with_one_card_of_each_deck() -> None:
    t = opened(seats=6)
    assert Scene(t).step == "draw"
    for each in t.state.players:
        assert [BOX.deck[card] for card in each.hand] == [0, 1, 2, 3]


@rule("BH-2.5")
def test_nothing_is_in_front_of_anybody_at_the_start() -> None:
    for each in opened().state.players:
        assert not each.confrontations
        assert each.contracts == each.crates == each.reserved == []
        assert each.captures == 0
