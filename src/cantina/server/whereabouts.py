"""From where players come: what counts for one address counts for all who come from there.

Guests are free to make, so what each of them may have bounds nobody. Addresses are kept in memory
only; whoever has not been here since the start counts for themselves.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST: Final = 20_000


class Whereabouts:
    def __init__(self) -> None:
        self._last: Final[OrderedDict[str, str]] = OrderedDict()  # who came longest ago first

    def note(self, player: str, address: str) -> None:
        self._last[player] = address
        self._last.move_to_end(player)
        if len(self._last) > MOST:
            self._last.popitem(last=False)

    def all_at(self, address: str) -> list[str]:
        """The players who came from an address last; a player who counts for themselves."""
        return [*(player for player, last in self._last.items() if last == address), address]

    def of(self, player: str) -> str:
        """The address a player came from last; the player, where that is not known."""
        return self._last.get(player, player)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whoever has one address of version 6 has the 2**64 beside it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]
