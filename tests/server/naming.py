"""Which cards of Bounty Hunters a message names, whatever it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.hidden.hunters import WITH_CARD

CARDS = frozenset(
    [
        "known",
        "discards",
        "target",
        "attacks",
        "contracts",
        "crates",
        "reserved",
        "fresh",
        "chosen",
        "card",
        "cards",
    ]
)
NUMBERS = frozenset(
    [
        "rev",
        "seat",
        "since",
        "at",
        "number",
        "deadline",
        "votes",
        "replaceable",
        "hints",
        "starts",
        "delay",
        "pace_seconds",
        "watchers",
        "turn",
        "trigger_turn",
        "last_turn",
        "guild_master",
        "bank",
        "deck_sizes",
        "hand_size",
        "credits",
        "captures",
        "attack",
        "scores",
        "winners",
        "deck",
        "confrontation",
        "cost",
        "targets",
        "majority",
        "hunters",
        "total",
        "crate_symbols",
        "points",
        "of",
        "who",
    ]
)
WITHOUT_CARD = ("draw", "play", "sell", "reserve", "done")


def cards_in(value: Any, name: str = "", of: str = "") -> Iterator[int]:
    """Every card that a message names. A field nobody has classed is an error, not a number."""
    if isinstance(value, dict):
        for key, part in value.items():
            how_many = key == "cards" and isinstance(part, int)
            if not how_many:
                yield from cards_in(part, key, name)
    elif isinstance(value, list) and name == "patch":
        for path, part in value:
            names = ["view", *[step for step in path if isinstance(step, str)]]
            yield from cards_in(part, names[-1], names[-2] if len(names) > 1 else "")
    elif isinstance(value, list) and name in ("options", "action"):
        for action in value if name == "options" else [value]:
            if action:
                assert action[0] in WITH_CARD + WITHOUT_CARD, f"what does {action} name?"
                yield from action[1:2] if action[0] in WITH_CARD else []
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part, name, of)
    elif isinstance(value, int) and not isinstance(value, bool):
        points = of == "pad" and name in ("contracts", "crates")
        if name in CARDS and not points:
            yield value
        else:
            assert name in NUMBERS or points, f"does {name} hold cards?"
