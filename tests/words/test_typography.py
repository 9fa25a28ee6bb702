"""Pages write no marks of their own: colons, per cent signs and decimals depend on the language."""

from __future__ import annotations

import re

from tests.words.audit import WEB

MARKUP = re.compile(r"<style[\s>].*?</style>", re.DOTALL)
ATTRIBUTES = re.compile(
    r"""\b(?:style|style:[\w-]+|d|x|y|x1|x2|y1|y2|r|width|height|points|transform)="[^"]*\""""
)
OWN_MARKS = {
    'a colon after a label: t("labelled", …)': re.compile(
        r"""\$\{[^{}`]*\}: \$\{|\)\}: [<{]|="\{\w+\}: \{\w+\}\""""
    ),
    "a per cent sign: asPercent": re.compile(
        r"\} ?%\s*<|\} ?%[`\"](?![;,]?\s*//)(?=[,)]*\s*(?:</|\}))"
    ),
    "a decimal point: Intl.NumberFormat": re.compile(r"\{[^{}]*\.toFixed\([^{}]*\}\s*[<%]"),
    "quotes: in the message": re.compile(r"[«»“”„]\{|\}[«»“”]"),
}


def test_pages_leave_marks_to_the_languages() -> None:
    found = []
    for path in sorted((*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"))):
        if ".test." in path.name:
            continue
        text = ATTRIBUTES.sub("", MARKUP.sub("", path.read_text(encoding="utf-8")))
        for better, mark in OWN_MARKS.items():
            for match in mark.finditer(text):
                if "console." not in text[text.rfind("\n", 0, match.start()) : match.start()]:
                    found.append(f"{path.relative_to(WEB)}: {match[0]!r} ({better})")
    assert found == []


def test_marks_are_found() -> None:
    written = {
        "a colon": "{`${label}: ${text}`} <p>{t(`a`)}: <b>",
        "a per cent sign": "<b>{share}%</b>",
        "a decimal": "<text>{share.toFixed(1)}</text>",
        "quotes": "<q>“{name}”</q>",
    }
    for mark, text in written.items():
        assert any(pattern.search(text) for pattern in OWN_MARKS.values()), mark
