"""Limits for TOML from strangers, checked before it is parsed.

The parser of the standard library takes time by the square of a dotted key's parts, and its numbers
may have more digits than Python will print. These counts never look into strings: whoever hides
something from a scanner that does cannot hide it from one that does not.
"""

from __future__ import annotations

import re
from typing import Final

from cantina.kernel.errors import BadContent

MOST_DOTS: Final = 16
"""Between the parts of keys in one line. Sentences of a note count too: nobody writes as many."""
MOST_VALUES: Final = 1_600
MOST_BRACKETS: Final = 600
"""Opened anywhere, so that nothing lies deeper either: the parser calls itself for each. Cards of a
mission nest what they do, and the longest of ours has 430."""
LONGEST_NUMBER: Final = 18

_DOT: Final = re.compile(r"""[\w"'-][ \t]*\.(?=[ \t]*[\w"'-])""")
_NUMBER: Final = re.compile(rf"\b\d\w{{{LONGEST_NUMBER}}}")


def check_bounds(file: str, text: str, longest: int) -> None:
    """Raises BadContent for a text that would take long to parse. Linear in its length."""
    reason = _beyond(text, longest)
    if reason:
        raise BadContent(file, "", reason)


def _beyond(text: str, longest: int) -> str:
    if len(text) > longest:
        return f"the text has at most {longest} characters"
    if text.count(",") + text.count("=") > MOST_VALUES:
        return f"the text has at most {MOST_VALUES} values"
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        return f"the text has at most {MOST_BRACKETS} brackets"
    if _NUMBER.search(text) is not None:
        return f"a number has at most {LONGEST_NUMBER} digits"
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS and len(_DOT.findall(line)) > MOST_DOTS:
            return f"line {number}: a key has at most {MOST_DOTS} parts"
    return ""
