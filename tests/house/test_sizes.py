"""Modules stay small, and the kernel stays within its budget."""

from __future__ import annotations

from tests.house.sources import listed, package, within

LONGEST_MODULE = 400
KERNEL_BUDGET = 1500


def test_modules_stay_small() -> None:
    found = [
        f"{module.name}: {module.lines} lines"
        for module in package()
        if module.lines > LONGEST_MODULE and not module.is_generated
    ]
    assert not found, listed(found)


def test_the_kernel_stays_within_its_budget() -> None:
    assert sum(module.lines for module in within("kernel")) <= KERNEL_BUDGET
