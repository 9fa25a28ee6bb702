"""What holds in every game, whatever is played: random legal games of 2 to 6 seats, all options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.games.hunters import GAME
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import BONUSES, DROID, HUNTER, SAME_TARGET, TWO_TARGETS
from cantina.games.hunters.rules.scoring import score_pad
from cantina.games.hunters.state import NONE, HuntersTable, Player
from cantina.kernel.action import SPECTATOR, Seat, all_seats
from cantina.kernel.errors import NoUndo
from cantina.kernel.record import dump, parse, record_of, replay, undo
from cantina.kernel.table import open_table, play
from cantina.parts.saved import digest_of
from tests.games.hunters.cards import BOX
from tests.rules import rule

tables = st.builds(
    lambda seats, seed, options: open_table(GAME, BOX, seats, seed, options),
    st.integers(2, 6),
    st.integers(0, 1 << 32),
    st.fixed_dictionaries(
        {
            "mode": st.sampled_from(["full", "introductory"]),
            "orphans": st.sampled_from(["strict", "free"]),
            "bank": st.sampled_from(["endless", "limited"]),
        }
    ),
)
moves = st.integers(0, 1 << 32).map(Random)
games = settings(max_examples=25)


def step(t: HuntersTable, luck: Random) -> Seat:
    """One legal decision of somebody; sells less often than not, so that games get somewhere."""
    ask = luck.choice(t.asks)
    options = ask.options[1:] if ask.name == "act" and luck.random() < 0.8 else ask.options
    play(t, ask.seat, luck.choice(options))
    return ask.seat


def positions(t: HuntersTable, luck: Random) -> Iterator[HuntersTable]:
    """The table at every decision of a game, the final position included."""
    yield t
    while t.state.outcome is None:
        step(t, luck)
        yield t


def cards_of(player: Player) -> list[Card]:
    cards = [*player.hand, *player.contracts, *player.crates, *player.reserved]
    cards += [player.chosen] if player.chosen != NO_CARD else []
    for confrontation in player.confrontations:
        cards += confrontation.attacks
        cards += [confrontation.target] if confrontation.target != NO_CARD else []
    return cards


def all_cards(t: HuntersTable) -> list[Card]:
    piles = [*t.state.decks, *t.state.discards, *[cards_of(each) for each in t.state.players]]
    return sorted(card for pile in piles for card in pile)


def by_the_book(t: HuntersTable, seat: int) -> int:
    """The score of chapter 12, written anew from its text."""
    cards = t.pack.cards
    symbols = [sum(cards[box].crates for box in each.crates) for each in t.state.players]
    player = t.state.players[seat]
    captured = [each for each in player.confrontations if each.captured]
    caught = [cards[each.target].character for each in captured]
    score = sum(cards[each.target].points for each in captured)
    score += sum(cards[box].points for box in player.crates)
    if symbols[seat] > 0 and all(symbols[seat] >= other for other in symbols):
        score += 5
    for contract in [cards[number] for number in player.contracts]:
        first = caught.count(contract.a)
        score += contract.per_a * first
        if contract.contract == TWO_TARGETS:
            second = caught.count(contract.b)
            score += contract.per_b * second + contract.duo * min(first, second)
        elif contract.contract == SAME_TARGET:
            score += contract.duo * (first // 2)
        else:
            score += contract.duo * min(first, symbols[seat])
    for each in captured:
        score -= sum(cards[card].penalty for card in each.attacks if cards[card].kind == HUNTER)
    return score


@rule("BH-6.6", "BH-7.12", "BH-14.1")
@games
@given(tables, moves)
def test_no_card_is_lost_doubled_or_brought_in(t: HuntersTable, luck: Random) -> None:
    start = all_cards(t)
    assert len(start) == len(set(start)) == (143 if t.state.introductory else 195)
    for _ in positions(t, luck):
        assert all_cards(t) == start
        GAME.check(t)


@rule("BH-1.9", "BH-5.4", "BH-6.3")
@games
@given(tables, moves)
def test_credits_are_never_negative_and_none_is_made_or_lost(t: HuntersTable, luck: Random) -> None:
    for _ in positions(t, luck):
        held = [each.credits for each in t.state.players]
        assert min(held) >= 0
        assert sum(held) + t.state.bank == 42
        assert t.state.bank >= 0 or not t.state.limited_bank


@rule("BH-12.5", "BH-12.1", "BH-12.2", "BH-12.3", "BH-12.4", "BH-13.1", "BH-13.2")
@games
@given(tables, moves)
def test_the_score_is_what_the_book_says(t: HuntersTable, luck: Random) -> None:
    for _ in positions(t, luck):
        if t.state.outcome is not None or t.asks[0].name == "draw":
            for seat in all_seats(t.seats):
                assert score_pad(BOX, t.state.players, seat).total == by_the_book(t, seat)
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.scores == [by_the_book(t, seat) for seat in range(t.seats)]
    ranks = [(outcome.scores[seat], t.state.players[seat].credits) for seat in range(t.seats)]
    assert outcome.winners == [seat for seat in range(t.seats) if ranks[seat] == max(ranks)]


@rule("BH-8.1", "BH-8.3", "BH-8.4")
@games
@given(tables, moves)
def test_a_target_is_captured_exactly_when_its_shields_are_met(
    t: HuntersTable, luck: Random
) -> None:
    for _ in positions(t, luck):
        for player in t.state.players:
            for each in player.confrontations:
                attacks = [BOX.cards[card].colours for card in each.attacks]
                met = each.target != NONE and all(
                    sum(attack[colour] for attack in attacks) >= shield
                    for colour, shield in enumerate(BOX.cards[each.target].colours)
                )
                assert each.captured == met
            assert player.captures == [each.captured for each in player.confrontations].count(True)


@rule("BH-7.8", "BH-7.10")
@games
@given(tables, moves)
def test_there_is_one_orphan_at_most_and_none_beside_an_open_target(
    t: HuntersTable, luck: Random
) -> None:
    for _ in positions(t, luck):
        for player in t.state.players:
            orphans = [each for each in player.confrontations if each.target == NONE]
            open_targets = [
                each for each in player.confrontations if each.target != NONE and not each.captured
            ]
            assert len(orphans) <= 1
            assert t.state.free_orphans or not (orphans and open_targets)


@rule("BH-3.5", "BH-3.9", "BH-11.4", "BH-16.7")
@games
@given(tables, moves)
def test_something_is_offered_until_the_game_ends_when_it_should(
    t: HuntersTable, luck: Random
) -> None:
    for _ in positions(t, luck):
        assert bool(t.asks) == (t.state.outcome is None)
        for ask in t.asks:
            assert ask.options
            assert len(set(ask.options)) == len(ask.options)
    trigger = t.state.trigger_turn
    assert t.state.outcome is not None
    assert (t.state.outcome.reason == "trigger") == (t.state.turn == trigger + 2 and trigger > 0)
    assert t.state.turn <= 202


@rule("BH-15.1")
@settings(max_examples=8)  # every view of every position, which takes ten times the others
@given(tables, moves)
def test_a_card_shown_in_another_hand_was_once_held_by_the_viewer(
    t: HuntersTable, luck: Random
) -> None:
    seen: list[set[int]] = [set() for _ in range(t.seats)]
    for _ in positions(t, luck):
        for seat, each in enumerate(t.state.players):
            seen[seat].update(each.hand)
        for viewer in all_seats(t.seats):
            for hand in GAME.encode_view(GAME.view(t, viewer))["known"]:
                assert set(hand) <= seen[viewer]
        assert GAME.encode_view(GAME.view(t, SPECTATOR))["known"] == [[]] * t.seats


@games
@given(tables, moves)
def test_a_replayed_record_gives_the_same_state(t: HuntersTable, luck: Random) -> None:
    for _ in positions(t, luck):
        pass
    again = replay(GAME, BOX, parse(dump(record_of(t))))
    assert digest_of(again) == digest_of(t)
    assert GAME.encode(GAME.decode(GAME.encode(t.state))) == GAME.encode(t.state)


def taken_back(t: HuntersTable, seat: Seat) -> HuntersTable | str:
    """The table before the seat's last decision, or why it cannot be had."""
    try:
        return undo(t, seat)
    except NoUndo as refused:
        return str(refused)


@settings(max_examples=15)
@given(tables, moves, st.integers(0, 250))
def test_undo_gives_back_the_exact_position_before_or_says_why_not(
    t: HuntersTable, luck: Random, start: int
) -> None:
    for _ in range(start):
        if t.asks:
            step(t, luck)
    for _ in range(6):
        if not t.asks:
            return
        before, revealed = digest_of(t), t.state.revealed
        earlier = taken_back(t, step(t, luck))
        if isinstance(earlier, str):
            assert "came to light" in earlier
            assert t.state.revealed != revealed
        else:
            assert digest_of(earlier) == before
            assert t.state.revealed == revealed


def test_a_sale_can_be_taken_back_until_somebody_else_decides() -> None:
    t = open_table(GAME, BOX, 3, 1)
    while t.asks[0].name != "act":
        play(t, t.asks[0].seat, t.asks[0].options[0])
    before = digest_of(t)
    first, second = (Seat((t.state.guild_master + turn) % 3) for turn in (0, 1))
    play(t, first, t.asks[0].options[0])
    earlier = taken_back(t, first)
    assert not isinstance(earlier, str)
    assert digest_of(earlier) == before
    play(t, second, t.asks[0].options[0])
    assert taken_back(t, first) == "somebody else has decided since"


@rule("BH-3.6")
@games
@given(tables, moves)
def test_a_sealed_choice_can_be_taken_back_until_the_reveal(t: HuntersTable, luck: Random) -> None:
    for _ in range(luck.randrange(60)):
        step(t, luck)
    answers = t.state.sealed
    sealed = [seat for seat in all_seats(len(answers)) if answers[seat] is not None]
    for seat in sealed:
        earlier = undo(t, seat)
        expected = GAME.encode(t.state)
        expected["sealed"][seat] = None
        assert GAME.encode(earlier.state) == expected
        assert [ask.seat for ask in earlier.asks] == sorted([seat, *[ask.seat for ask in t.asks]])


def test_the_properties_see_every_kind_of_thing_happen() -> None:
    """The random games are worth something only if cards of all kinds come into play in them."""
    seen: set[str] = set()
    for seed in range(12):
        t = open_table(GAME, BOX, 2 + seed % 5, seed)
        for _ in positions(t, Random(seed)):
            pass
        for each in t.state.players:
            seen |= {"contract"} if each.contracts else set()
            seen |= {"crate"} if each.crates else set()
            seen |= {"reserved"} if each.reserved else set()
            for confrontation in each.confrontations:
                kinds = {BOX.kind[card] for card in confrontation.attacks}
                seen |= {"droid"} if DROID in kinds else set()
                seen |= {"orphan"} if confrontation.target == NONE else set()
                if confrontation.captured:
                    seen.add(BONUSES[BOX.bonus[confrontation.target]])
    assert seen == {"contract", "crate", "reserved", "droid", "orphan", *BONUSES}
