"""The words that missions of one's own are written in: a part of the vocabulary of cards.

What is not here belongs to equipment, enemies and the campaign, would need an attack or an owner
to be about, or has no words. The editor offers what these tables say (`./cantina generate`).
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.load.fields import Field
from cantina.games.zone.terms.kinds import PARTS
from cantina.games.zone.terms.numbers import GROUPS

VERBS: Final = (
    "add_random_events",
    "apply",
    "area_becomes_water",
    "areas",
    "attack",
    "count",
    "discard",
    "discard_card",
    "draw_control_card",
    "enemy_hp",
    "enemy_sight_mod",
    "flip",
    "flip_card",
    "gain",
    "gain_item",
    "gain_thing",
    "heal",
    "if",
    "if_not",
    "look_around",
    "lose_hp",
    "move",
    "named",
    "open_border",
    "open_exits",
    "place",
    "place_overlay",
    "place_own_threat",
    "place_thing",
    "radiation",
    "reduce_threat",
    "remove_thing",
    "resolve_event",
    "resolve_random_card",
    "resolve_unknown",
    "reveal",
    "set",
    "spawn",
    "step_forward",
    "turn",
    "who",
    "wounds",
)
"""What cards of missions do: other verbs belong to equipment, enemies and the campaign."""
WHOM: Final = (
    "all",
    "all_stalkers",
    "card",
    "groups",
    "human_enemies",
    "human_enemies_without_cover",
    "killer",
    "lead",
    "mutants",
    "nearest_to",
    "self",
    "stalker_with_lowest_hp",
    "stalkers_in_los_of",
    "stalkers_indoor",
    "stalkers_on",
    "stalkers_outdoor",
    "stalkers_outdoor_without_cover",
    "stalkers_within",
    "stalkers_without_cover",
    "that_stalker",
)
ENEMIES: Final = (
    "all",
    "card",
    "groups",
    "human_enemies",
    "human_enemies_without_cover",
    "mutants",
    "nearest_to",
)
"""Those of them that are enemies."""
FOR_STALKERS: Final = (
    "draw_control_card",
    "gain",
    "gain_item",
    "gain_thing",
    "heal",
    "lose_hp",
    "place_own_threat",
    "radiation",
    "reduce_threat",
)
FOR_ENEMIES: Final = ("attack", "enemy_hp", "look_around", "move", "step_forward", "turn")
SELECTED: Final = {
    "groups": (Field(name="groups", attribute="groups", kind="word_list", words=tuple(GROUPS)),),
    "card": (
        Field(name="card", attribute="card", kind="enemy_id"),
        Field(name="nearest_to", attribute="of", kind="word", words=("lead",), optional=True),
    ),
    "nearest_to": (
        Field(name="nearest_to", attribute="of", kind="word", words=("lead", "any_threat")),
        Field(name="count", attribute="count", kind="count"),
    ),
    "stalkers_on": (Field(name="stalkers_on", attribute="areas", kind="area_id_list"),),
    "stalkers_in_los_of": (Field(name="stalkers_in_los_of", attribute="of", kind="enemy_id"),),
    "stalkers_within": (
        Field(name="stalkers_within", attribute="number", kind="int"),
        Field(name="of", attribute="of", kind="enemy_id"),
    ),
}
"""Figures of WHOM that are said with more than a word."""
WHERE: Final = {
    "at": (
        "area",
        "card_area",
        "death_area",
        "revealing_place",
        "lead",
        "outdoor_area_nearest_lead",
        "outdoor_areas_nearest_lead",
        "indoor_area_nearest_lead",
        "indoor_areas_nearest_lead",
    ),
    "to": (
        "nearest_high_threat",
        "nearest_low_threat",
        "nearest_threat",
        "nearest_threat_or_lead",
    ),
    "toward": ("area", "lead"),
    "where": ("area", "set"),
}
"""Places by the field they stand in: where something is put, where enemies go, what is hit."""
HARM: Final = {
    "stalker_harm": (
        Field(name="wounds", attribute="wounds", kind="int"),
        Field(name="may_defend", attribute="may_defend", kind="bool", optional=True),
    ),
    "enemy_harm": (
        Field(name="successes", attribute="successes", kind="int"),
        Field(name="part", attribute="part", kind="word", words=tuple(PARTS)),
    ),
}
CONDITIONS: Final = (
    "all_out",
    "campaign_flag",
    "enemy_on",
    "mission_counter",
    "mission_flag",
    "mission_won",
    "no_enemy_on",
    "no_overlay",
    "stalker_on",
    "stalkers_max",
    "thing_out",
)
MOST: Final = 20
"""Of anything that a card does at once."""
STALKERS: Final = 4
"""As many may come."""
RANDOM: Final = ("random", "food", "grenade", "medicine")
"""Items that are drawn at random; others are named."""
SIGNED: Final = ("enemy_hp", "enemy_sight_mod", "radiation")
"""Verbs whose number may be less than nothing."""
OF_MOVERS: Final = ("move", "step_forward")
"""Verbs whose number may be that of the enemy itself, "M"."""
OF_ENEMIES: Final = "same"
"""As the enemy that does it: cards are none."""
OF_COMPANIONS: Final = "toward_companion"
"""A turn toward somebody who comes along in a campaign alone."""
MOST_DEEP: Final = 6
"""Of lists inside lists of what is done."""
MOST_STEPS: Final = 200
"""Of everything that is done, in all of a mission."""

TRIGGERS: Final = {
    "enter": (Field(name="at", attribute="areas", kind="area_id_list", optional=True),),
    "enemy_death": (Field(name="card", attribute="enemy", kind="enemy_id"),),
    "flag_set": (Field(name="flag", attribute="flag", kind="flag"),),
    "end_of_round": (Field(name="rounds", attribute="rounds", kind="int_list", optional=True),),
}
"""What sets a card off, and what is said with it."""
AT_ONCE: Final = (
    "apply",
    "count",
    "discard_card",
    "flip",
    "gain",
    "gain_item",
    "gain_thing",
    "if",
    "if_not",
    "open_exits",
    "place_thing",
    "remove_thing",
    "reveal",
    "set",
    "who",
)
"""What a card may do whenever something happens: nothing that could make it happen again. Turning
the card over happens once, and the other side may do anything."""
OF_A_CARD: Final = ("flip", "discard_card", "card_area")
