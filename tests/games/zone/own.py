"""Our own missions as if somebody had written them: the form that tables bring along."""

from __future__ import annotations

import re

from cantina.games.zone.load import SHIPPED

EPILOGUE_DOES = re.compile(r"^do = (?:\[\n(?:  .*\n)*\]|.*)\n", re.MULTILINE)


def as_own(text: str) -> str:
    """The same mission under the id of one's own, which wins nothing for a campaign."""
    found = re.search(r'^id = "(\w+)"', text, re.MULTILINE)
    assert found is not None
    ids = re.compile(rf'"{found[1]}(-[^"]*)?"')
    renamed = ids.sub(lambda match: f'"OWN{match[1] or ""}"', text)
    head, mark, tail = renamed.partition("[[epilogue]]")
    return head + mark + EPILOGUE_DOES.sub("", tail)


SHIPPED_TEXTS = [
    path.read_text(encoding="utf-8") for path in sorted(SHIPPED.glob("mission_*.toml"))
]
OWN_TEXTS = [as_own(text) for text in SHIPPED_TEXTS if "[[event]]" in text]
"""Our missions; scenarios of Zone Survival are not written by others."""
