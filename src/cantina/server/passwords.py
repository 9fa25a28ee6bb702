"""Which passwords are taken: long enough, and not among the first that somebody else would try."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

SHORTEST: Final = 10
LONGEST: Final = 200
FEWEST: Final = 5
"""Different characters."""
_LETTERS: Final = str.maketrans("013457@$!", "oieastasi")
"""What is written for them in passw0rd and l3tm3in."""


def fault_of(password: str, login: str) -> str:
    """ "": none; "bad_password": too short, spaces around it not counted; "common_password": one of
    those that are tried first."""
    folded = unicodedata.normalize("NFKC", password).strip().casefold()
    if len(folded) < SHORTEST or len(password) > LONGEST:
        return "bad_password"
    core = folded.strip("".join(one for one in folded if not one.isalpha()))
    tried = {core, folded.translate(_LETTERS), core.translate(_LETTERS)}
    tried |= {_letters(one) for one in tried}
    known = tried & (_common() | {"", login})
    return "common_password" if known or _is_pattern(folded) else ""


def _letters(text: str) -> str:
    return "".join(one for one in text if one.isalpha())


def _is_pattern(text: str) -> bool:
    """Few characters, a short piece again and again, or neighbours in a row."""
    again = any(text == (text[:size] * len(text))[: len(text)] for size in range(1, len(text) // 2))
    steps = {ord(b) - ord(a) for a, b in pairwise(text)}
    return len(set(text)) < FEWEST or again or steps in ({1}, {-1})


@cache
def _common() -> frozenset[str]:
    text = files("cantina.server").joinpath("common_passwords.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return frozenset(" ".join(lines).split())
