"""What is counted when somebody asks what of the box is ours: cantina.shares reads it."""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    ("missions", False, (("mission_*", "layout"),)),
    ("enemies", True, (("enemies", ""), ("activation_*", ""))),
    ("gear", True, (("weapons", "price"), ("items", ""), ("suits", ""), ("mods", ""))),
    ("artifacts", True, (("artifacts", ""), ("anomalies", ""))),
    ("people", True, (("stalkers", ""), ("contacts", ""))),
    ("events", True, (("events", ""),)),
    ("map", False, (("campaign", "at"), ("tiles", "draw"))),
)


def kinds() -> tuple[tuple[str, bool, tuple[tuple[str, str], ...]], ...]:
    return KINDS
