"""Random streams, kept inside the state: they copy cheaply and replay exactly.

`Rng` is the fast one, for simulations and for the worlds that bots think in: a multiply-with-carry
generator (Marsaglia's construction; output folded as in Thomas's MWC64X). Its word packs a 32-bit
value under its carry and stays below 2**62, where integers are cheap in both builds. The multiplier
makes MULTIPLIER * 2**32 - 1 a safe prime, so the period is about 2**61. Its output reveals its
word, so it is not used where people play.

`Keyed` is for tables of people: blocks of BLAKE2b under a secret key (decision 0014).
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Any, Final, TypeAlias

Seed: TypeAlias = int | str
"""A number selects the fast stream, `blake2b:SEED:SALT` in hex the keyed one. A table that
continues another game has that game's seed, followed (once per continuation) by the number of
decisions after which another seed takes over, and that seed. A number with a seat, as in `120@2`,
means that everything the seat did not know is redealt then (decision 0017)."""

KEYED: Final = "blake2b:"
MULTIPLIER: Final = 987654039
_LOW: Final = 0xFFFFFFFF
_MASK: Final = (1 << 64) - 1


def _mixed(word: int) -> int:
    """Spreads every bit of the word over all 64 (SplitMix64's finalizer)."""
    word &= _MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def seeded(seed: int) -> Rng:
    """The stream of a seed, any integer; close seeds are as different as distant ones."""
    # The words 0 and MULTIPLIER * 2**32 - 1 would only repeat themselves.
    return Rng(1 + _mixed(seed + 0x9E3779B97F4A7C15) % (MULTIPLIER * (1 << 32) - 2))


class Rng:
    """A random stream. Two streams with the same word give the same numbers forever."""

    def __init__(self, word: int) -> None:
        self.word = word

    def next(self) -> int:
        """The next 32 random bits."""
        low = self.word & _LOW
        carry = self.word >> 32
        self.word = MULTIPLIER * low + carry
        return low ^ carry

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, uniform (bias below count / 2**32)."""
        return (self.next() * count) >> 32

    def roll(self, sides: int) -> int:
        """A side of a die, from 0. Keyed streams draw dice and deals separately."""
        return self.below(sides)

    def shuffle(self, cards: list[Any]) -> None:
        """Puts the list in random order, in place."""
        # `below` inlined: redealing a hidden world is mostly this loop.
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
        """A separate stream for one purpose. Does not advance this one: same word, same fork."""
        word = self.word
        for char in label:
            word = _mixed(word ^ ord(char))
        return seeded(word)

    def split(self) -> Rng:
        """A separate stream for one of many equal purposes. Advances this one."""
        return seeded((self.next() << 32) | self.next())

    def copy(self) -> Rng:
        return Rng(self.word)

    def position(self) -> list[str | int]:
        """Everything needed to continue the stream: its key and position."""
        return [self.word]


class Blocks:
    """The numbers of a key for one purpose, 16 per block: block n is BLAKE2b of n under the key,
    personalized with the purpose."""

    def __init__(self, key: bytes, purpose: bytes, used: int) -> None:
        self.key: Final = key
        self.purpose: Final = purpose
        self.used = used  # numbers drawn so far; with key and purpose, the whole state
        self._block: tuple[int, ...] = ()  # the current one; empty: not computed yet

    def next(self) -> int:
        """The next 32 random bits."""
        place = self.used & 15
        self.used += 1
        if place == 0 or not self._block:
            number = (self.used - 1 >> 4).to_bytes(8, "little")
            digest = blake2b(number, key=self.key, person=self.purpose).digest()
            self._block = unpack("<16I", digest)
        return self._block[place]

    def below(self, count: int) -> int:
        """Exactly uniform: the few numbers that would cause bias are drawn again (Lemire)."""
        place = self.used & 15
        if place and self._block:  # `next` inlined for the most frequent case
            self.used += 1
            product = self._block[place] * count
        else:
            product = self.next() * count
        if product & _LOW < count:
            surplus = (1 << 32) % count
            while product & _LOW < surplus:
                product = self.next() * count
        return product >> 32


class Keyed(Rng):
    """A stream that nobody can predict or reverse without its key, however much they have seen.
    Deals and dice are drawn separately, so that neither reveals anything about the other."""

    def __init__(self, key: bytes, dealt: int = 0, rolled: int = 0) -> None:
        super().__init__(0)
        self.key: Final = key
        self.deals: Final = Blocks(key, b"cantina deals", dealt)
        self.dice: Final = Blocks(key, b"cantina dice", rolled)

    def next(self) -> int:
        return self.deals.next()

    def below(self, count: int) -> int:
        return self.deals.below(count)

    def roll(self, sides: int) -> int:
        return self.dice.below(sides)

    def shuffle(self, cards: list[Any]) -> None:
        deals = self.deals
        for last in range(len(cards) - 1, 0, -1):
            other = deals.below(last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held

    def fork(self, label: str) -> Rng:
        hashed = blake2b(label.encode(), key=self.key, person=b"cantina fork", digest_size=32)
        return Keyed(hashed.digest())

    def copy(self) -> Rng:
        return Keyed(self.key, self.deals.used, self.dice.used)

    def position(self) -> list[str | int]:
        return [self.key.hex(), self.deals.used, self.dice.used]


def stream_of(seed: Seed) -> Rng:
    """The stream a table with this seed starts with."""
    return seeded(seed) if isinstance(seed, int) else _stream(seed.partition(" ")[0])


def renewed(seed: Seed, decisions: int) -> tuple[Rng, str] | None:
    """The stream that takes over after this many decisions, if any, and the seat whose unknowns
    are redealt; empty: no redeal."""
    parts = seed.split(" ") if isinstance(seed, str) else []
    for place in range(1, len(parts), 2):
        number, _, eyes = parts[place].partition("@")
        if int(number) == decisions:
            return _stream(parts[place + 1]), eyes
    return None


def _stream(seed: str) -> Rng:
    if seed.startswith(KEYED):
        return Keyed(bytes.fromhex(seed.removeprefix(KEYED).partition(":")[0]))
    return seeded(int(seed))
