"""What bots hold things to be worth in a mission, in HP.

They are data (`weights.toml`, in hundredths), found by playing, and no part of the content. A pack
carries one set, so that sets can be compared: each with a pack of its own (`ZonePack.weighed_by`).
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.teams import Teams
from cantina.parts.weights import Values

NEAR: Final = 7
"""Distances at which an enemy is near."""


class Weights:
    def __init__(self, v: Values, teams: Teams | None) -> None:
        # What may happen to a stalker. Of 100, by distance: how likely an enemy that acts before
        # long sees and reaches somebody there; while no high threat is on the map; while enemies
        # hunt somewhere else; and where they will look on their way to the nearest high threat.
        self.near: Final = tuple([v[f"near_{far}"] for far in range(NEAR)])
        self.calm: Final = v["calm"]
        self.stray: Final = v["stray"]
        self.hunted: Final = v["hunted"]
        self.focus_saves: Final = part(v, "focus_saves")  # a reroll in a defence
        self.anomaly: Final = part(v, "anomaly")  # what an anomaly does, more or less
        self.dose: Final = part(v, "dose")  # a point of radiation
        self.unknown: Final = part(v, "unknown")  # beside a face-down token
        # What an HP counts: `fear` by all that are left, with `nerve` added.
        self.fear: Final = part(v, "fear")
        self.nerve: Final = part(v, "nerve")
        # Where to go.
        self.in_sight: Final = part(v, "in_sight")  # to cross an area that is watched
        self.past_enemy: Final = part(v, "past_enemy")  # to end a movement beside an enemy
        self.stroll: Final = part(v, "stroll")  # an area nearer to the aim, by the rounds to spare
        self.brisk: Final = part(v, "brisk")
        self.fast: Final = part(v, "fast")
        self.hurry: Final = part(v, "hurry")
        self.later: Final = part(v, "later")  # of 1: the enemies' phase, when it comes next
        self.sooner: Final = part(v, "sooner")  # and with another turn before it
        # What to do.
        self.job: Final = part(v, "job")
        self.quiet: Final = part(v, "quiet")  # to leave no threat
        self.loud: Final = part(v, "loud")  # to become a high threat
        self.kill: Final = part(v, "kill")
        self.guard: Final = part(v, "guard")  # of 1: what an enemy might do to the others
        self.loot: Final = part(v, "loot")
        self.finding: Final = part(v, "finding")  # a thing of the mission
        self.ready: Final = part(v, "ready")
        self.focus: Final = part(v, "focus")
        self.loaded: Final = part(v, "loaded")
        self.spared: Final = part(v, "spared")  # an item is gone once it is used
        self.blast: Final = part(v, "blast")  # an enemy where a grenade goes
        self.healed: Final = part(v, "healed")  # of 1: an HP that is healed
        self.low: Final = part(v, "low")  # HP: with so few left, medicine is never wasted
        self.cured: Final = part(v, "cured")  # a critical wound that is healed
        self.lead_heals: Final = part(v, "lead_heals")  # of 1: an HP by the lead stalker's token
        self.sure: Final = part(v, "sure")  # of 1: a roll that kills as likely is left alone
        self.reroll: Final = part(v, "reroll")  # successes that rolling again must bring
        self.defend: Final = part(v, "defend")  # HP that a defence must still save
        self.hale: Final = part(v, "hale")  # so many HP weigh as much as an area nearer to the job
        # What bots that look ahead look at: so many actions of a turn, if they are not worse than
        # the best by more than so many HP, and so many next steps of a movement.
        self.looks: Final = v["looks"]
        self.lagging: Final = part(v, "lagging")
        self.ways: Final = v["ways"]
        # Whether they look ahead at more than that: who goes first, dice rolled again, offers.
        self.wide: Final = v["wide"] > 0
        # Who is good at which mission; none where any strong stalker is as good.
        self.teams: Final = teams
        # Whether holding a place is without haste, and whether medicine is for everybody.
        self.hold: Final = v["hold"] > 0
        self.mates: Final = v["mates"] > 0


def part(v: Values, name: str) -> float:
    return v[name] / 100
