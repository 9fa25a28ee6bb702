"""What is to be said, before any language: a message with what goes into it, which may be messages
again. Plain JSON values, so that the terminal and the pages say it alike from one source."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Saying: TypeAlias = dict[str, Any]

THEN: Final = "; "
AND: Final = ", "
OR: Final = " / "


def message(id: str, args: dict[str, Any] | None = None) -> Saying:
    """A Fluent message; args are numbers, texts or sayings."""
    return {"id": id, "args": args} if args else {"id": id}


def named(names: dict[str, str]) -> Saying:
    """A name that the content gives in every language."""
    return {"names": names}


def several(join: str, parts: list[Saying]) -> Saying:
    """Sayings one after another; a single one stands for itself."""
    return parts[0] if len(parts) == 1 else {"join": join, "list": parts}
