"""The rules in words, from the checkout: `### BH-7.4 Title` headings in docs/rules/<game>."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

RULE_ID: Final = r"[A-Z]{2,}-\d+(?:\.\d+)*"
HEADING: Final = re.compile(rf"### ({RULE_ID})\b\s*(.*)")
EXEMPT: Final = ("(physical)", "(table talk)")


class Rule:
    def __init__(self, id: str, title: str, path: Path, line: int) -> None:
        self.id: Final = id
        self.title: Final = title
        self.path: Final = path
        self.line: Final = line
        self.text: list[str] = []

    @property
    def exempt(self) -> bool:
        """Concerns cardboard or talk, so neither code nor test can show it."""
        return any(mark in self.title for mark in EXEMPT)


def checkout() -> Path | None:
    """The folder with docs/rules: around this package, or the current one."""
    # In a compiled build this file is a link, and the sources are where it leads.
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        if (root / "docs" / "rules").is_dir():
            return root
    return None


def read_rules(root: Path, game: str) -> dict[str, Rule]:
    """Every rule of a game by its id, in the order of the chapters."""
    rules: dict[str, Rule] = {}
    for path in sorted((root / "docs" / "rules" / game).glob("*.md")):
        rule: Rule | None = None
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if line.startswith("#"):
                found = HEADING.match(line)
                rule = Rule(found[1], found[2], path, number) if found else None
                if rule is not None:
                    rules[rule.id] = rule
            elif rule is not None:
                rule.text.append(line)
    return rules
