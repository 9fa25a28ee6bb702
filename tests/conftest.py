"""Settings for all tests."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings

from cantina import fairness

# The same examples every time: a red build is about the change, not about luck. Fuzzing explores.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


WAITING = ("attacks", "cli", "server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts tests that wait for servers and programs first, while other steps are busy, too."""
    items.sort(key=lambda item: not set(WAITING) & set(item.path.parts))


class Drawn:
    """In the place of `secrets`, for the seeds of tables that a test opens in its own process."""

    def __init__(self, name: str) -> None:
        self.dice = random.Random(name)

    def token_hex(self, count: int) -> str:
        return self.dice.randbytes(count).hex()


@pytest.fixture(autouse=True)
def tables_have_the_same_seeds_every_time(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A red run can be repeated: by the name of the test."""
    monkeypatch.setattr(fairness, "secrets", Drawn(request.node.name))
