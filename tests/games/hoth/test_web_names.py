"""The pages count units, land and rules of scenarios as the engine does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cantina.games.hoth.load import load_pack
from cantina.games.hoth.load_scenario import HOOKS
from cantina.games.hoth.pack import FACES, STRUCTURES, TERRAINS, TOKENS, UNITS

WEB = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "hoth"


def listed(file: str, name: str) -> list[str]:
    """The entries of a constant list of the pages."""
    found = re.search(
        rf"const {name} = \[(.*?)\] as const", (WEB / file).read_text(encoding="utf-8"), re.DOTALL
    )
    assert found is not None
    return re.findall(r"\w+", found.group(1))


@pytest.mark.parametrize(
    ("file", "name", "ours"),
    [
        ("box.ts", "UNITS", UNITS),
        ("box.ts", "TOKENS", TOKENS),
        ("box.ts", "TERRAINS", TERRAINS),
        ("box.ts", "STRUCTURES", STRUCTURES),
        ("box.ts", "FACES", FACES),
        ("scenario.ts", "HOOKS", HOOKS),
    ],
)
def test_the_pages_know_the_same_names_in_the_same_order(
    file: str, name: str, ours: tuple[str, ...]
) -> None:
    assert listed(file, name) == list(ours)


def test_the_pages_draw_as_many_sockets_as_a_unit_has_figures() -> None:
    assert listed("box.ts", "FIGURES") == [str(kind.figures) for kind in load_pack(None).units]
