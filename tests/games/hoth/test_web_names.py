"""The editor of scenarios knows the special rules that the reader knows."""

from __future__ import annotations

import re
from pathlib import Path

from cantina.games.hoth.load_scenario import HOOKS

WEB = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "hoth"


def test_the_editor_knows_the_same_special_rules_in_the_same_order() -> None:
    text = (WEB / "scenario.ts").read_text(encoding="utf-8")
    found = re.search(r"const HOOKS = \[(.*?)\] as const", text, re.DOTALL)
    assert found is not None
    assert re.findall(r"\w+", found.group(1)) == list(HOOKS)
