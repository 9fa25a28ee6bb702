"""One word of randomness, kept inside the state. Copying it costs nothing and it replays exactly.

A multiply-with-carry generator (Marsaglia's construction; output folded as in Thomas's MWC64X). The
word packs a 32-bit value under its carry and stays below 2**62, where integers are cheap in both
builds: a 64-bit generator with masks cost three times as much interpreted and forty times compiled.
The multiplier makes MULTIPLIER * 2**32 - 1 a safe prime, so the period is about 2**61.
"""

from __future__ import annotations

from typing import Final

MULTIPLIER: Final = 987654039
_LOW: Final = 0xFFFFFFFF
_MASK: Final = (1 << 64) - 1


def _mixed(word: int) -> int:
    """Spreads every bit of the word over all 64 (the finaliser of SplitMix64)."""
    word &= _MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def seeded(seed: int) -> Rng:
    """The stream of a seed: any whole number, near seeds as different as far ones."""
    # 0 and MULTIPLIER * 2**32 - 1 are the two words that only repeat themselves.
    return Rng(1 + _mixed(seed + 0x9E3779B97F4A7C15) % (MULTIPLIER * (1 << 32) - 2))


class Rng:
    """A stream of random numbers. Two streams with one word give the same numbers for ever."""

    def __init__(self, word: int) -> None:
        self.word = word

    def next(self) -> int:
        """The next 32 random bits."""
        low = self.word & _LOW
        carry = self.word >> 32
        self.word = MULTIPLIER * low + carry
        return low ^ carry

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each as likely (bias under count / 2**32)."""
        return (self.next() * count) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Puts the list in random order, in place."""
        # `below` written out: dealing a hidden world anew is mostly this loop.
        word = self.word
        for last in range(len(cards) - 1, 0, -1):
            low = word & _LOW
            carry = word >> 32
            word = MULTIPLIER * low + carry
            other = ((low ^ carry) * (last + 1)) >> 32
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
        self.word = word

    def fork(self, label: str) -> Rng:
        """A stream of its own for one purpose. Does not disturb this one: same word, same fork."""
        word = self.word
        for char in label:
            word = _mixed(word ^ ord(char))
        return seeded(word)

    def split(self) -> Rng:
        """A stream of its own for one more of many like purposes. Moves this one on."""
        return seeded((self.next() << 32) | self.next())

    def copy(self) -> Rng:
        return Rng(self.word)
