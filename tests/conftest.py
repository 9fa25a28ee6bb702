"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# The same examples every time: a red build is about the change, not about luck. Fuzzing explores.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")
