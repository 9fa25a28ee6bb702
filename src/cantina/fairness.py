"""Seeds that nobody knows beforehand and everybody can check afterwards (decision 0014).

A table shows the commitment to its seed before anything is drawn, and its record, once the game is
over, the seed itself: whoever kept the one can tell that the other was not chosen later.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from cantina.kernel.rng import KEYED, Seed


def new_seed() -> str:
    """256 bits of seed, and 128 of salt for the commitment."""
    return f"{KEYED}{secrets.token_hex(32)}:{secrets.token_hex(16)}"


def continued(seed: Seed, decisions: int) -> str:
    """Of a game that goes on from another after so many decisions: what was drawn until then stays
    as it was, and whoever knows the old seed knows nothing of what comes."""
    first, *later = str(seed).split(" ")
    parts = [first]
    for number, one in zip(later[::2], later[1::2], strict=True):
        if int(number) < decisions:
            parts += [number, one]
    return " ".join([*parts, str(decisions), new_seed()])


def commitment_of(seed: Seed) -> str:
    """SHA-256 of the seed as the record will show it; empty for a number, which anybody may have
    chosen and which is small enough to be guessed."""
    return "" if isinstance(seed, int) else sha256(seed.encode()).hexdigest()
