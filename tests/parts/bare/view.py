"""A view with no field of its own."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.view import View


@dataclass(eq=False, repr=False, kw_only=True)
class BareView(View):
    """Shows what every view shows."""
