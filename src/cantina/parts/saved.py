"""States that are kept for longer than a process: they name the step where each flow stands, so
that steps may come and go around it. In play a frame counts its steps, which is faster."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final, TypeVar

from cantina.kernel.errors import BadRecord
from cantina.kernel.game import Game
from cantina.kernel.pack import Pack
from cantina.kernel.state import State
from cantina.kernel.table import Table

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Pack)

AT_THE_END: Final = ""
"""Of a frame whose flow has run through: no step has this name."""


def saved(game: Game[S, P], state: S) -> dict[str, Any]:
    """The state as plain JSON values that a later version reads, too."""
    data = game.encode(state)
    for frame, kept in zip(state.stack, data["stack"], strict=True):
        steps = game.flows[type(frame)]
        kept["at"] = steps[frame.at].name if frame.at < len(steps) else AT_THE_END
    return data


def read_saved(game: Game[S, P], data: dict[str, Any]) -> S:
    """The state that `saved` wrote. Raises BadRecord, also for steps that are counted: another
    version wrote those and may have counted otherwise."""
    flows = {frame.__name__: steps for frame, steps in game.flows.items()}
    stack: list[Any] = []
    for kept in data["stack"]:
        names = [*[step.name for step in flows.get(kept["frame"], [])], AT_THE_END]
        if kept["at"] not in names:
            raise BadRecord(f"the saved state is at {kept['at']!r} of {kept['frame']!r}")
        stack.append({**kept, "at": names.index(kept["at"])})
    return game.decode({**data, "stack": stack})


def digest_of(t: Table[S, P]) -> str:
    """A short fingerprint of the whole state: equal digests, equal states."""
    canonical = json.dumps(saved(t.game, t.state), sort_keys=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=8).hexdigest()
