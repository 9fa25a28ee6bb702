"""The chapters of a rulebook as a small structure, so that a page needs no HTML from us.

The chapters use little of Markdown: headings, paragraphs, lists, tables and figures,
`![caption](board:name)`; within a line *emphasis*, **strong**, `code` and links between chapters.
Ids of rules become links wherever they are named. A player aid also has signs, `:coin:`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from cantina.aid import SIGN, Leaf
from cantina.rulebook import HEADING, RULE_ID, chapter_lines
from cantina.server.chapters import (
    Aid,
    AidLeaf,
    Block,
    BulletList,
    Chapter,
    Figure,
    Heading,
    Paragraph,
    Rulebook,
    RuleText,
    Span,
    TextTable,
)

FIGURE: Final = re.compile(r"!\[(.+)\]\(board:([\w-]+)\)")
ITEM: Final = re.compile(r"(?:[-*]|\d+\.)\s+(.*)")
RULED: Final = re.compile(r"\|[\s:|-]*-[\s:|-]*\|")
INLINE: Final = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*|`(?P<code>[^`]+)`"
    rf"|\[(?P<label>[^\]]+)\]\((?P<target>[^)]+)\)|(?P<rule>\b{RULE_ID}\b)"
    rf"|(?P<sign>{SIGN.pattern})"
)


def parsed(game: str, language: str, chapters: list[Path]) -> Rulebook:
    ids = {
        id
        for path in chapters
        for line in chapter_lines(path)
        if (found := HEADING.match(line))
        for id in found[1].split(", ")
    }
    return Rulebook(game, language, [_chapter(path, language, ids) for path in chapters])


def parsed_aid(game: str, language: str, leaves: list[Leaf]) -> Aid:
    found = [
        AidLeaf(
            leaf.key,
            leaf.title,
            [RuleText(one.ids, one.title, list(_blocks(one.text, set()))) for one in leaf.sections],
        )
        for leaf in leaves
    ]
    return Aid(game, language, found)


def _chapter(path: Path, language: str, ids: set[str]) -> Chapter:
    lines = chapter_lines(path)
    title = lines[0].removeprefix("# ").strip()
    own = language if path.parent.name == language else "en"
    chapter = Chapter(path.stem, title, own, [])
    place: list[Any] = chapter.parts  # where text goes: the chapter itself, or its latest rule
    waiting: list[str] = []
    for line in lines[1:]:
        if not line.startswith("#"):
            waiting.append(line)
            continue
        place.extend(_blocks(waiting, ids))
        waiting.clear()
        if found := HEADING.match(line):
            rule = RuleText(found[1].split(", "), found[2], [])
            chapter.parts.append(rule)
            place = rule.blocks
        else:
            depth = len(line) - len(line.lstrip("#"))
            chapter.parts.append(Heading(depth, _spans(line.lstrip("# ").strip(), ids)))
            place = chapter.parts
    place.extend(_blocks(waiting, ids))
    return chapter


def _blocks(lines: list[str], ids: set[str]) -> Iterator[Block]:
    """Paragraphs are lines without an empty one between."""
    group: list[str] = []
    for line in [*lines, ""]:
        kind = _kind(line)
        if group and (kind != _kind(group[0]) or not kind):
            yield _block(group, ids)
            group = []
        if kind:
            group.append(line.strip())


def _kind(line: str) -> str:
    line = line.strip()
    if not line:
        return ""
    if line.startswith("|"):
        return "table"
    if ITEM.match(line):
        return "list"
    if FIGURE.fullmatch(line):
        return "figure"
    return "text"


def _block(group: list[str], ids: set[str]) -> Block:
    kind = _kind(group[0])
    if kind == "table":
        rows = [
            [_spans(cell.strip(), ids) for cell in line.strip("|").split("|")]
            for line in group
            if not RULED.fullmatch(line)
        ]
        return TextTable(rows[0], rows[1:])
    if kind == "figure" and (found := FIGURE.fullmatch(group[0])):
        return Figure(found[2], _spans(found[1], ids))
    if kind == "list":
        items = [found[1] for line in group if (found := ITEM.match(line))]
        return BulletList([_spans(item, ids) for item in items], group[0][0].isdigit())
    return Paragraph(_spans(" ".join(group), ids))


def _spans(text: str, ids: set[str]) -> list[Span]:
    spans: list[Span] = []
    at = 0
    for found in INLINE.finditer(text):
        span = _span(found, ids)
        if span is None:
            continue
        if found.start() > at:
            spans.append(Span("text", text[at : found.start()]))
        spans += span
        at = found.end()
    if at < len(text):
        spans.append(Span("text", text[at:]))
    return spans


def _span(found: re.Match[str], ids: set[str]) -> list[Span] | None:
    if id := found["rule"]:
        return [Span("rule", id, id)] if id in ids else None
    if target := found["target"]:
        return [Span("chapter", found["label"], Path(target).stem)]
    if code := found["code"]:
        return [Span("code", code)]
    if sign := found["sign"]:
        return [Span("sign", "", sign.strip(":"))]
    style = "strong" if found["strong"] else "em"
    # A rule named inside emphasis stays a link.
    inner = _spans(found["strong"] or found["em"], ids)
    return [Span(style, one.text) if one.kind == "text" else one for one in inner]
