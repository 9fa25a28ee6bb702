"""What is asked about a game when it is over."""

from __future__ import annotations

from cantina.server.debriefs import Debrief
from cantina.server.hall import Call, Refusal, address_of
from cantina.server.stored import FINISHED


async def debrief(call: Call) -> Debrief:
    """How a finished game went, turn by turn: worked out when somebody first asks, so ask again
    until it is ready."""
    room = await call.hall.rooms.find(call.table_id)
    record = room.record()
    if room.row.status != FINISHED or record is None:
        raise Refusal(409, "not_finished", "the debrief is there when the game is over")
    known = call.hall.debriefs.find(room.row.id)
    if known is not None:
        return known
    call.hall.limit("hints", address_of(call.connection))
    return call.hall.debriefs.begin(room.row.id, record)
