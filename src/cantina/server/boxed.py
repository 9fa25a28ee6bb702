"""Checks who may open tables with values of their box, and how many (decision 0026)."""

from __future__ import annotations

from typing import Final

from cantina.parts.box.play import BOX
from cantina.room.seating import SeatRefused
from cantina.room.stored import Player, TableRow
from cantina.server.settings import ACCOUNTS, NOBODY

MOST_BOXES: Final = 8
"""Different ones in use by all who come from one address: each is a whole pack in memory."""


def check_may_bring(boxes: str, host: Player, options: dict[str, str]) -> None:
    """Raises SeatRefused."""
    if not options.get(BOX.key):
        return
    if boxes == NOBODY:
        raise SeatRefused("no_boxes", "this server plays with its own values only")
    if boxes == ACCOUNTS and not host.login:
        raise SeatRefused("boxes_of_accounts", "only who has an account may bring values here")


def check_enough_boxes(row: TableRow, others: list[TableRow]) -> None:
    """Raises SeatRefused when all who come from one address use too many; `others` are their
    tables."""
    mine = row.options.get(BOX.key)
    used = {one.options[BOX.key] for one in others if one.options.get(BOX.key)}
    if mine and len(used | {mine}) > MOST_BOXES:
        raise SeatRefused("enough_boxes", f"{MOST_BOXES} boxes are in use from your address")
