"""Who is good at which mission, for bots that choose well: learned from how games ended
(`teams.toml`, made by `python -m cantina.lab.games.zone.teams`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cantina.kernel.errors import BadContent

PATH: Final = Path(__file__).parent / "teams.toml"
ANY: Final = "any"
"""The table for missions that have none, and for whole campaigns."""
LARGEST: Final = 4


@dataclass(eq=False, repr=False)
class Teams:
    """By mission and stalker, for every place in groups of one to four: wins in 1,000 games more
    than with anybody else there."""

    tables: Final[dict[str, dict[str, list[list[int]]]]]

    def worth(self, mission: str, stalker: str, count: int, place: int) -> int:
        """Of the stalker in this place of a group of `count`; nothing is known of strangers."""
        table = self.tables[mission if mission in self.tables else ANY]
        row = table.get(stalker)
        return row[count - 1][place] if row is not None else 0


def read_teams() -> Teams:
    """Raises BadContent."""
    tables = tomllib.loads(PATH.read_text(encoding="utf-8"))
    for mission, table in tables.items():
        for stalker, row in table.items():
            if [len(places) for places in row] != list(range(1, LARGEST + 1)):
                raise BadContent(PATH.name, f"[{mission}]", f"{stalker} needs all places")
    if ANY not in tables:
        raise BadContent(PATH.name, f"[{ANY}]", "is missing")
    return Teams(tables)


def teams_text(tables: dict[str, dict[str, list[list[int]]]], head: str) -> str:
    """The file that `read_teams` reads."""
    blocks = [
        "\n".join([f"[{mission}]", *[f"{stalker} = {row}" for stalker, row in table.items()]])
        for mission, table in tables.items()
    ]
    return head + "\n" + "\n\n".join(blocks) + "\n"
