"""The two streams: one word, and a key with counters."""

from __future__ import annotations

import struct
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.bots.base import luck_of
from cantina.kernel.errors import BadRecord
from cantina.kernel.rng import MULTIPLIER, Keyed, Rng, renewed, seeded, stream_of
from cantina.parts.codec import decode_rng, encode_rng

KEY = bytes(range(32))
SECRET = f"blake2b:{KEY.hex()}:{'00' * 16}"
OTHER = f"blake2b:{KEY[::-1].hex()}:{'00' * 16}"


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records live for years: these numbers must stay as they are."""
    rng = seeded(2026)
    assert [rng.below(1000) for _ in range(8)] == [728, 615, 14, 129, 419, 699, 240, 23]


def test_every_order_of_five_cards_is_as_likely() -> None:
    rng = seeded(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3, 4]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 120
    assert chi_square(list(orders.values()), 200) < 180  # 119 degrees of freedom, p < 0.001


def test_neighbouring_seeds_shuffle_alike_to_nobody() -> None:
    places = [[0] * 10 for _ in range(10)]
    for seed in range(4000):
        cards = list(range(10))
        seeded(seed).shuffle(cards)
        for place, card in enumerate(cards):
            places[place][card] += 1
    assert chi_square([count for row in places for count in row], 400) < 150  # 81 degrees


@given(st.integers(-(2**80), 2**80), st.integers(1, 10_000))
def test_below_stays_below_and_the_word_stays_small(seed: int, count: int) -> None:
    rng = seeded(seed)
    for _ in range(5):
        assert 0 <= rng.below(count) < count
        assert 0 < rng.word < MULTIPLIER << 32 < 1 << 62


@given(st.integers(), st.lists(st.integers(0, 200), max_size=40))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(st.integers(), st.integers(0, 30))
def test_a_shuffle_draws_as_below_does(seed: int, size: int) -> None:
    shuffled = list(range(size))
    rng, other = seeded(seed), seeded(seed)
    rng.shuffle(shuffled)
    slow = list(range(size))
    for last in range(size - 1, 0, -1):
        place = other.below(last + 1)
        slow[last], slow[place] = slow[place], slow[last]
    assert shuffled == slow
    assert rng.word == other.word


def test_a_fork_depends_on_its_label_and_leaves_its_parent_alone() -> None:
    rng = seeded(5)
    word = rng.word
    assert rng.fork("setup").word == rng.fork("setup").word
    assert rng.fork("setup").word != rng.fork("play").word
    assert rng.word == word


def test_a_split_moves_on() -> None:
    rng = seeded(5)
    assert rng.split().word != rng.split().word


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(12345)
    copy = rng.copy()
    numbers = [rng.next() for _ in range(5)]
    assert [copy.next() for _ in range(5)] == numbers


def numbers(purpose: bytes, count: int) -> list[int]:
    """As decision 0014 describes them."""
    blocks = [
        blake2b(number.to_bytes(8, "little"), key=KEY, person=purpose).digest()
        for number in range(-(-count // 16))
    ]
    return list(struct.unpack(f"<{16 * len(blocks)}I", b"".join(blocks)))[:count]


def test_a_keyed_stream_is_what_the_decision_says() -> None:
    rng = Keyed(KEY)
    assert [rng.below(6) for _ in range(40)] == [n * 6 >> 32 for n in numbers(b"cantina deals", 40)]
    assert [rng.roll(6) for _ in range(40)] == [n * 6 >> 32 for n in numbers(b"cantina dice", 40)]
    assert [rng.next() for _ in range(9)] == numbers(b"cantina deals", 49)[40:]
    forked = rng.fork("play")
    key = blake2b(b"play", key=KEY, person=b"cantina fork", digest_size=32).digest()
    assert forked.position() == [key.hex(), 0, 0]


def test_draws_that_would_favour_somebody_are_drawn_again() -> None:
    """With a bound of two thirds of 2**32 one number in three is refused."""
    count = (2 << 32) // 3
    rng = Keyed(KEY)
    found = [rng.below(count) for _ in range(200)]
    refused = rng.deals.used - 200
    assert 60 < refused < 150
    assert all(0 <= number < count for number in found)
    fair = numbers(b"cantina deals", rng.deals.used)
    assert found == [n * count >> 32 for n in fair if n * count % 2**32 >= 2**32 % count]


def test_dice_say_nothing_of_deals_and_do_not_disturb_them() -> None:
    rng, other = Keyed(KEY), Keyed(KEY)
    for _ in range(20):
        rng.roll(6)
    assert [rng.next() for _ in range(20)] == [other.next() for _ in range(20)]


@given(st.integers(0, 70), st.integers(0, 70))
def test_a_keyed_stream_goes_on_from_its_position(dealt: int, rolled: int) -> None:
    rng = Keyed(KEY)
    for _ in range(dealt):
        rng.next()
    for _ in range(rolled):
        rng.roll(6)
    again, copy = decode_rng(encode_rng(rng)), rng.copy()
    assert again.position() == copy.position() == rng.position()
    drawn = [[one.roll(6), one.next(), one.below(52)] for one in (rng, again, copy)]
    assert drawn[0] == drawn[1] == drawn[2]


@pytest.mark.parametrize("saved", [["zz", 0, 0], ["00", 0], ["00", 0, "1"], "00", None])
def test_a_damaged_position_is_refused(saved: object) -> None:
    with pytest.raises(BadRecord):
        decode_rng(saved)


def test_the_form_of_a_seed_names_its_stream() -> None:
    assert stream_of(5).position() == seeded(5).position() == stream_of("5 3 " + OTHER).position()
    assert stream_of(SECRET).position() == Keyed(KEY).position()
    assert stream_of(f"{SECRET} 3 {OTHER}").position() == Keyed(KEY).position()
    assert renewed(SECRET, 3) is None
    assert renewed(5, 3) is None
    for number, eyes in (("3", ""), ("3@2", "2")):
        fresh = renewed(f"{SECRET} {number} {OTHER}", 3)
        assert fresh is not None
        assert fresh[0].position() == Keyed(KEY[::-1]).position()
        assert fresh[1] == eyes
        assert renewed(f"{SECRET} {number} {OTHER}", 2) is None


def test_luck_beside_the_table_is_fast_and_of_the_newest_seed() -> None:
    for seed in (5, SECRET):
        assert type(luck_of(seed, "bot 1")) is Rng
        assert luck_of(seed, "bot 1").word == luck_of(seed, "bot 1").word
        assert luck_of(seed, "bot 1").word != luck_of(seed, "bot 2").word
    assert luck_of(f"{SECRET} 3 {OTHER}", "bot 1").word == luck_of(OTHER, "bot 1").word
