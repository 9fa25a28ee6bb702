"""What is counted when somebody asks what of the box is ours: cantina.shares reads it."""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    ("targets", True, (("targets", ""),)),
    ("hunters", True, (("hunters", ""),)),
    ("contracts", True, (("contracts", ""),)),
    ("market", True, (("droids", ""), ("crates", ""))),
)


def kinds() -> tuple[tuple[str, bool, tuple[tuple[str, str], ...]], ...]:
    return KINDS
