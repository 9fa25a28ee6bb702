"""What follows the name of a bot after a colon, unless that is its seconds a turn."""

from __future__ import annotations

from cantina.kernel.errors import BadOptions


def number_in(setting: str, takes: str) -> int | None:
    """None where nothing was said. Raises BadOptions, which tells what the bot takes, unless the
    setting is a whole number above 0."""
    if not setting:
        return None
    if setting.isdecimal() and int(setting) > 0:
        return int(setting)
    raise BadOptions(f"{takes}, not {setting!r}")
