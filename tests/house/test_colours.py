"""Colours are tokens: the pages say `var(--…)`, and what that is stands in one place."""

from __future__ import annotations

import re
from collections import Counter

from cantina.kernel.game import discover
from tests.house.sources import CHECKOUT, listed

WEB = CHECKOUT / "web" / "src"
PALETTES = re.compile(r"look/(tokens|paints)\.css|games/\w+/(world|paints)\.css")
"""Where colours are: of the pages, and of each game."""
NAMED = "white|black|gr[ae]y|silver|red|green|blue|yellow|orange|gold|purple|pink|brown|cyan|teal"
LITERAL = re.compile(
    r"#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![-\w])"
    r"|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!var\()[^()]*\)"
    rf"|(?:fill|stroke|color|background)(?:: |=\")(?:{NAMED})\b",
    re.IGNORECASE,
)
TOKEN = re.compile(r"^ *--([\w-]+):", re.MULTILINE)


def sources() -> dict[str, str]:
    return {
        path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(WEB.rglob("*"))
        if path.suffix in {".svelte", ".ts", ".css"} and ".test." not in path.name
    }


def test_no_colour_is_written_outside_the_palettes() -> None:
    found = [
        f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for name, text in sources().items()
        if not PALETTES.fullmatch(name)
        for match in LITERAL.finditer(text)
    ]
    assert not found, listed(found)


def test_every_paint_is_used_and_none_is_named_twice() -> None:
    files = sources()
    paints = [
        (name, token)
        for name, text in files.items()
        if name.endswith("paints.css")
        for token in TOKEN.findall(text)
    ]
    used = set(re.findall(r"var\(--([\w-]+)", "".join(files.values())))
    assert len(paints) > 400
    assert not listed(f"{name}: --{token}" for name, token in paints if token not in used).strip()
    assert not [token for token, count in Counter(t for _, t in paints).items() if count > 1]


def test_a_game_paints_with_its_own_colours() -> None:
    """A token that begins with the key of a game is in its folder, and is used there alone."""
    owned = re.compile(rf"var\(--({'|'.join(discover())})-")
    found = [
        f"{name}: {match[0]}"
        for name, text in sources().items()
        for match in owned.finditer(text)
        if not name.startswith(f"games/{match[1]}/")
    ]
    assert not found, listed(found)
