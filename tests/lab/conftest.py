"""All tests of the lab are deep: they need its libraries, which `./test` does without."""

from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.deep)
