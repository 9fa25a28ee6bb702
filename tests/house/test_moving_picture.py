"""The moving picture of the README moves, and loads fast."""

from __future__ import annotations

from tests.house.sources import CHECKOUT

PICTURE = CHECKOUT / "docs" / "images" / "turn.webp"
MOST_BYTES = 1_000_000


def test_the_moving_picture_is_animated_and_small() -> None:
    data = PICTURE.read_bytes()
    assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP")
    assert data.count(b"ANMF") > 20, "that many frames at least"
    assert len(data) <= MOST_BYTES
    assert f"({PICTURE.relative_to(CHECKOUT).as_posix()})" in (CHECKOUT / "README.md").read_text(
        encoding="utf-8"
    )
