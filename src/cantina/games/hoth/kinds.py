"""What is counted when somebody asks what of the box is ours: cantina.shares reads it."""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    ("units", False, (("units", ""), ("leaders", ""))),
    ("terrain", False, (("terrain", ""),)),
    ("cards", True, (("cards", ""),)),
    ("scenarios", False, (("scenario_*", "map"),)),
    ("campaigns", False, (("campaign_*", "start"), ("campaign_*", "event"))),
)


def kinds() -> tuple[tuple[str, bool, tuple[tuple[str, str], ...]], ...]:
    return KINDS
