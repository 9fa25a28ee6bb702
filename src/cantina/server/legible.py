"""What no text may hold that comes from outside: control characters but tabs and ends of lines, and
halves of surrogate pairs. PostgreSQL cannot store the first, nothing can encode the second, and no
person writes either. It is refused where it arrives, before anything is made of it.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote_plus

from cantina.server.hall import Refusal

_IN_JSON: Final = re.compile(
    rb"(?<!\\)(?:\\\\)*\\(?:[bf]|u00(?:0[0-8bcefBCEF]|1[0-9a-fA-F]|7[fF]))|\x7f"
)
"""As JSON writes them, behind an odd number of backslashes. Raw ones are no JSON at all, nor are
single surrogates to its decoder."""
_IN_PATH: Final = re.compile("[\x00-\x1f\x7f\ufffd\ud800-\udfff]")
"""The replacement character stands for bytes that are no UTF-8."""


def check_address(path: str, query: bytes) -> None:
    """Of a request, decoded and as it came. Raises Refusal."""
    if _IN_PATH.search(path) or (b"%" in query and _IN_PATH.search(_decoded(query))):
        raise Refusal(400, "shape", "this address contains unreadable characters")


def _decoded(query: bytes) -> str:
    return unquote_plus(query.decode("latin-1"))


def check_json(data: bytes) -> None:
    """Raises Refusal."""
    if (b"\\" in data or b"\x7f" in data) and _IN_JSON.search(data):
        raise Refusal(400, "shape", "this contains unreadable characters")
