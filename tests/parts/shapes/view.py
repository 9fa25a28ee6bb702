"""A view with a class of its own and one of the state's."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.view import View
from tests.parts.shapes.ids import Hero
from tests.parts.shapes.state import Pile


@dataclass(eq=False, repr=False, kw_only=True)
class Glimpse:
    hero: Hero | None


@dataclass(eq=False, repr=False, kw_only=True)
class ShapesView(View):
    piles: list[Pile]
    glimpses: list[Glimpse]
