"""The rules in words, twice: the specification, docs/rules/<game>/*.md in English, one heading
`### BH-7.4 Title` a rule; and the rulebook for players, a folder beside it for each language, whose
passages cover one rule or several: `### BH-7.4, BH-7.5 Title`.

`read_rules` gives the specification by id, for the trace; `read_book` what players read, for the
terminal; `rule_chapters` its files, for readers that want the layout (see server/rulebook.py).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from cantina.kernel.pack import LANGUAGES
from cantina.parts.shown import shown

RULE_ID: Final = r"[A-Z]{2,}-\d+(?:\.\d+)*"
HEADING: Final = re.compile(rf"### ({RULE_ID}(?:, {RULE_ID})*)\b\s*(.*)")
NOTE: Final = re.compile(rf"^- \*\*({RULE_ID})\b", re.MULTILINE)
CHAPTERS: Final = "[0-9]*.md"
EXEMPT: Final = ("(physical)", "(table talk)", "(later)")

# In a compiled build this file is a link, and the sources are where it leads.
PACKAGE: Final = Path(__file__).resolve().parent


class Rule:
    """A rule of the specification, or a passage for players."""

    def __init__(self, ids: str, title: str, path: Path, line: int) -> None:
        self.ids: Final = ids.split(", ")
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
    """The files of the players' rulebook in this language, or in English, and the language it was.
    A chapter that a translation lacks is the English one. The player aid beside them is none."""
    english = sorted((folder / "en").glob(CHAPTERS))
    translated = {path.name: path for path in (folder / language).glob(CHAPTERS)}
    chapters = [translated.get(path.name, path) for path in english]
    return (language if translated else "en", chapters)


def read_rules(folder: Path) -> dict[str, Rule]:
    """Every rule of the specification by its id, in the order of its chapters."""
    return _read(sorted(folder.glob("*.md")))


def read_notes(folder: Path) -> set[str]:
    """The ids of worked examples and of ambiguities, which lists of the specification explain."""
    chapters = [path.read_text(encoding="utf-8") for path in folder.glob("*.md")]
    return {id for text in chapters for id in NOTE.findall(text)}


def read_book(folder: Path, language: str) -> dict[str, Rule]:
    """The passage of the players' rulebook for each rule."""
    return _read(rule_chapters(folder, language)[1])


def chapter_lines(path: Path) -> list[str]:
    """The lines of a chapter, with the names that are shown here."""
    language = path.parent.name if path.parent.name in LANGUAGES else "en"
    return shown(path.read_text(encoding="utf-8"), language).splitlines()


def _read(chapters: list[Path]) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for path in chapters:
        rule: Rule | None = None
        for number, line in enumerate(chapter_lines(path), start=1):
            if line.startswith("#"):
                found = HEADING.match(line)
                rule = Rule(found[1], found[2], path, number) if found else None
                if rule is not None:
                    rules |= dict.fromkeys(rule.ids, rule)
            elif rule is not None:
                rule.text.append(line)
    return rules
