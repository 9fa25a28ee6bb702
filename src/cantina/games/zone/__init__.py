"""S.T.A.L.K.E.R. The Board Game: a mission in the Zone, together, for one to four. Unofficial."""

from typing import Final

from cantina.games.zone.game import Zone

LAYERS: Final = (
    ("terms", "actions", "weights"),
    ("map",),
    ("box", "pack"),
    ("events",),
    ("state", "frames"),
    ("facts",),
    ("choose",),
    ("movement",),
    ("gear",),
    ("combat",),
    ("effects",),
    ("enemies",),
    ("turns", "outfit", "setup"),
    ("campaign",),
    ("seen", "view", "redeal"),
    ("bot", "hints", "policy"),
    ("load_weights",),
    ("load",),
    ("wording",),
    ("codec", "invariants", "met", "own", "game"),
)
"""Folders and modules from the ground up: each imports its own layer and those before it."""

GAME = Zone()
