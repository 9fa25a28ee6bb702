"""Chapter 13: the tie-break."""

from __future__ import annotations

from tests.games.hunters.cards import hunter
from tests.games.hunters.scene import player, scene, won
from tests.rules import rule


@rule("BH-13.1")
def test_of_those_tied_for_first_the_one_with_more_unspent_credits_wins() -> None:
    s = scene(
        player(credits=2, fights=[won(9)]),
        player(credits=3, fights=[won(9)]),
        player(credits=8, fights=[won(6)]),
        turn=200,
    )
    assert s.reveal().finish_turn().outcome.winners == [1]


@rule("BH-13.1")
def test_credits_of_the_last_turn_break_ties_as_well() -> None:
    card = hunter()
    s = scene(player(hand=[card]), player(), turn=200).reveal(card)
    s.click(0, "play 0").click(1, "sell")
    assert s.outcome.winners == [1]


@rule("BH-13.2")
def test_those_still_tied_share_the_victory() -> None:
    s = scene(
        player(credits=2, fights=[won(9)]),
        player(credits=1, fights=[won(9)]),
        player(credits=2, fights=[won(9)]),
        player(credits=2, fights=[won(6)]),
        turn=200,
    )
    assert s.reveal().finish_turn().outcome.winners == [0, 2]
