"""The rules in words: `### BH-7.4 Title` headings in docs/rules/<game>.

`read_rules` gives them by id, for the terminal and the trace; `rule_chapters` the lines of each
chapter, for readers that want more of the layout (see server/rulebook.py).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

RULE_ID: Final = r"[A-Z]{2,}-\d+(?:\.\d+)*"
HEADING: Final = re.compile(rf"### ({RULE_ID})\b\s*(.*)")
EXEMPT: Final = ("(physical)", "(table talk)", "(later)")

# In a compiled build this file is a link, and the sources are where it leads.
PACKAGE: Final = Path(__file__).resolve().parent


class Rule:
    def __init__(self, id: str, title: str, path: Path, line: int) -> None:
        self.id: Final = id
        self.title: Final = title
        self.path: Final = path
        self.line: Final = line
        self.text: list[str] = []

    @property
    def exempt(self) -> bool:
        """Concerns cardboard or talk, so neither code nor test can show it; or a part of the game
        that is not played here yet. A test says which chapters that may be."""
        return any(mark in self.title for mark in EXEMPT)


def checkout() -> Path | None:
    """The folder with docs/rules: around this package, or the current one."""
    for root in (PACKAGE.parent.parent, Path.cwd()):
        if (root / "docs" / "rules").is_dir():
            return root
    return None


def rules_folder(game: str) -> Path | None:
    """The chapters of a game: an installed package brings them along, a checkout has them in
    docs/rules. None where there are none."""
    for folder in (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules"):
        if (folder / game).is_dir():
            return folder / game
    return None


def rule_chapters(folder: Path, language: str) -> tuple[str, list[Path]]:
    """The files of the chapters in this language, or in English, and the language it was.

    A translation is a folder beside the English chapters: docs/rules/<game>/uk/. A chapter that
    it lacks is the English one."""
    english = sorted(folder.glob("*.md"))
    translated = {path.name: path for path in (folder / language).glob("*.md")}
    chapters = [translated.get(path.name, path) for path in english]
    return (language if translated else "en", chapters)


def read_rules(folder: Path, language: str = "en") -> dict[str, Rule]:
    """Every rule by its id, in the order of the chapters of the folder."""
    rules: dict[str, Rule] = {}
    for path in rule_chapters(folder, language)[1]:
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
