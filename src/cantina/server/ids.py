"""Ids of people and tables."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """Twelve characters that an address can hold. None begins with a dash: on a command line it
    would be read as an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id
