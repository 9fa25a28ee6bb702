"""Verbs of epilogues: what a mission changes in the campaign. They are said; the campaign will do
them."""

from __future__ import annotations

from cantina.games.zone.box.effect import Amount, Op
from cantina.games.zone.terms.ids import Achievement, Site
from cantina.parts.declare import op


class Reward(Op):
    """Done when the mission is over."""


@op("set_campaign")
class SetCampaign(Reward):
    achievement: Achievement


@op("money")
class Money(Reward):
    amount: Amount


@op("stickers")
class Stickers(Reward):
    places: tuple[Site, ...]


@op("cross_out")
class CrossOut(Reward):
    site: Site
