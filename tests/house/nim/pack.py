"""The heaps a game of Nim begins with."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cantina.kernel.pack import Pack, read_content

SHIPPED: Final = Path(__file__).parent / "content"


class NimPack(Pack):
    def __init__(self, digest: str, heaps: tuple[int, ...]) -> None:
        super().__init__("nim", digest, ())
        self.heaps: Final = heaps


def load_pack(folder: Path | None) -> NimPack:
    content = read_content(folder or SHIPPED)
    heaps = content.section("pack.toml", "heaps")
    return NimPack(content.digest(), heaps.list_of_numbers("stones", 1))
