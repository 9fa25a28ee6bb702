"""Seeds that nobody knows beforehand and everybody can check afterwards (decision 0014).

A table shows the commitment to its seed before anything is drawn, and its record, once the game is
over, the seed itself: whoever kept the one can tell that the other was not chosen later.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from cantina.kernel.action import Seat
from cantina.kernel.errors import BadOptions
from cantina.kernel.record import MOST_RENEWALS
from cantina.kernel.rng import KEYED, Seed


def new_seed() -> str:
    """256 bits of seed, and 128 of salt for the commitment."""
    return f"{KEYED}{secrets.token_hex(32)}:{secrets.token_hex(16)}"


def continued(seed: Seed, decisions: int, eyes: Seat | None = None) -> str:
    """Of a game that goes on from another after this many decisions: what was drawn until then
    stays as it was, and whoever knows the old seed knows nothing of what comes. With the `eyes` of
    a seat everything that it does not know is dealt anew then. Raises BadOptions."""
    before = str(until(seed, decisions))
    if before.count(KEYED) > MOST_RENEWALS:
        raise BadOptions(f"a game goes on from another at most {MOST_RENEWALS} times")
    number = str(decisions) if eyes is None else f"{decisions}@{eyes}"
    return f"{before} {number} {new_seed()}"


def until(seed: Seed, decisions: int) -> Seed:
    """What was drawn from by the time that this many decisions were made, and nothing of what is
    drawn from after them."""
    if isinstance(seed, int):
        return seed
    first, *later = seed.split(" ")
    parts = [first]
    for number, one in zip(later[::2], later[1::2], strict=True):
        if int(number.partition("@")[0]) < decisions:
            parts += [number, one]
    return " ".join(parts) if KEYED in parts[-1] else int(first)  # somebody chose a number


def copies_of(seed: Seed) -> list[tuple[int, Seat]]:
    """After how many decisions somebody took a copy of this game, and who: all that their seat did
    not know was dealt anew then. The first may be the copy that the table itself is."""
    numbers = seed.split(" ")[1::2] if isinstance(seed, str) else []
    cut = [number.partition("@") for number in numbers]
    return [(int(at), Seat(int(seat))) for at, mark, seat in cut if mark]


def commitment_of(seed: Seed) -> str:
    """SHA-256 of the seed as the record will show it; empty for a number, which anybody may have
    chosen and which is small enough to be guessed."""
    return "" if isinstance(seed, int) else sha256(seed.encode()).hexdigest()
