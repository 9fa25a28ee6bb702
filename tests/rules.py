"""The marker that ties a test to the rules it would fail without."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
"""`@rule("BH-7.4", "BH-7.5")` above a test, with ids of the specification."""
