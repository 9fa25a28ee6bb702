"""Tells the word of the fast generator from dice that anybody at the table can see.

In effect the generator is a linear congruential one: its word goes on by one factor modulo the
prime `MULTIPLIER * 2**32 - 1`, and a die shows about where in its range the word lies. Sequences
of words form a lattice; those that begin near what the dice showed are few. So: reduce the lattice
(Lenstra, Lenstra and Lovász), look at its points near the dice, the nearest first (Schnorr and
Euchner), and take the one that gives all the dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from cantina.kernel.rng import MULTIPLIER, Rng, seeded

PRIME = MULTIPLIER * 2**32 - 1
FACTOR = pow(2**32, -1, PRIME)
SIDES = 6
VAGUE = (1, 4)
"""Faces that say less of the word than others do."""
DEPTH = 38
"""Dice the lattice is made of; at two bits of the word each, more than enough for its 62."""
SPREAD = 0.092
"""How far a word is from the middle of where its face lies, on average, in parts of its range."""
SLACK = 3
MOST_POINTS = 600_000

Row = list[int]


def word_before(dice: list[int]) -> int | None:
    """The word of the generator before it threw these dice; None: no word throws them."""
    middles = where_faces_lie()
    places = [place for place, face in enumerate(dice) if face not in VAGUE][:DEPTH]
    basis, lengths, shares = reduced(places)
    target = [middles[dice[place]] * PRIME for place in places]
    for point in near(basis, lengths, shares, target):
        # The word after the first of these throws; so many steps back lies the first of all.
        word = point[0] * pow(2**32, places[0] + 1, PRIME) % PRIME
        rng = Rng(word)
        if word and [rng.below(SIDES) for _ in dice] == dice:
            return word
    return None


def where_faces_lie() -> list[float]:
    """For each face, where in its range the next word is on average."""
    rng = seeded(1)
    sums, counts = [0.0] * SIDES, [0] * SIDES
    for _ in range(6000):
        face = rng.below(SIDES)
        sums[face] += rng.word / PRIME
        counts[face] += 1
    return [total / count for total, count in zip(sums, counts, strict=True)]


# The lattice of all sequences of words


def reduced(places: list[int]) -> tuple[list[Row], list[float], list[list[float]]]:
    """A basis of short vectors, with the squared lengths of its orthogonal parts and the shares of
    the earlier ones in each. Word by word, which is faster than all at once."""
    basis = [[1]]
    for number, place in enumerate(places[1:], start=1):
        factor = pow(FACTOR, place - places[0], PRIME)
        basis = [[*row, row[0] * factor % PRIME] for row in basis] + [[0] * number + [PRIME]]
        lengths, shares = shorten(basis)
    return basis, lengths, shares


def dot(one: list[float], other: list[float]) -> float:
    return sum(map(float.__mul__, one, other))


def shorten(basis: list[Row]) -> tuple[list[float], list[list[float]]]:
    """In place."""
    count = len(basis)
    floats = [[float(value) for value in row] for row in basis]
    shares = [[0.0] * count for _ in basis]
    products = [[0.0] * count for _ in basis]
    lengths = [0.0] * count

    def measure(k: int) -> None:
        mine, share = products[k], shares[k]
        for j in range(k):
            mine[j] = dot(floats[k], floats[j]) - dot(shares[j][:j], mine[:j])
            share[j] = mine[j] / lengths[j]
        lengths[k] = dot(floats[k], floats[k]) - dot(share[:k], mine[:k])

    measure(0)
    k = 1
    while k < count:
        changed = True
        while changed:
            measure(k)
            changed = False
            for j in range(k - 1, -1, -1):
                times = round(shares[k][j])
                if times:
                    changed = True
                    basis[k] = [a - times * b for a, b in zip(basis[k], basis[j], strict=True)]
                    shares[k][: j + 1] = [
                        a - times * b for a, b in zip(shares[k][:j], shares[j][:j], strict=True)
                    ] + [shares[k][j] - times]
            if changed:
                floats[k] = [float(value) for value in basis[k]]
        if lengths[k] >= (0.99 - shares[k][k - 1] ** 2) * lengths[k - 1]:
            k += 1
            continue
        basis[k], basis[k - 1] = basis[k - 1], basis[k]
        floats[k], floats[k - 1] = floats[k - 1], floats[k]
        k = max(k - 1, 1)
        measure(k - 1)
    return lengths, shares


def near(
    basis: list[Row], lengths: list[float], shares: list[list[float]], target: list[float]
) -> Iterator[Row]:
    """Points of the lattice near the target, depth first, for a while. How far a point may be off
    grows evenly with the number of its coordinates that are fixed: so it does for the right one."""
    count = len(basis)
    wanted = coordinates(basis, lengths, shares, target)
    chosen = [0] * count
    left = MOST_POINTS

    def search(k: int, off: float) -> Iterator[Row]:
        nonlocal left
        if k < 0:
            yield [sum(map(int.__mul__, chosen, column)) for column in zip(*basis, strict=True)]
            return
        centre = wanted[k] - sum(
            (chosen[j] - wanted[j]) * shares[j][k] for j in range(k + 1, count)
        )
        most = (SPREAD * PRIME) ** 2 * (count - k + SLACK)
        for value in outwards(centre):
            further = off + (value - centre) ** 2 * lengths[k]
            left -= 1
            if further > most or left < 0:
                return
            chosen[k] = value
            yield from search(k - 1, further)

    return search(count - 1, 0.0)


def coordinates(
    basis: list[Row], lengths: list[float], shares: list[list[float]], target: list[float]
) -> list[float]:
    """Of the target, in whole basis vectors and parts of them."""
    count = len(basis)
    orthogonal: list[list[float]] = []
    for k in range(count):
        part = [float(value) for value in basis[k]]
        for j in range(k):
            part = [a - shares[k][j] * b for a, b in zip(part, orthogonal[j], strict=True)]
        orthogonal.append(part)
    found = [dot(target, orthogonal[k]) / lengths[k] for k in range(count)]
    for k in range(count - 1, -1, -1):
        for j in range(k + 1, count):
            found[k] -= found[j] * shares[j][k]
    return found


def outwards(centre: float) -> Iterator[int]:
    """Whole numbers, the nearest first."""
    low = floor(centre)
    high = low + 1
    while True:
        if centre - low <= high - centre:
            yield low
            low -= 1
        else:
            yield high
            high += 1
