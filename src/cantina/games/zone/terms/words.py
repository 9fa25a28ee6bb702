"""The words that cards are written in: verbs, triggers, conditions, selectors, costs, limits.

The loader refuses any other word, the interpreter does every one of them, and the card texts say
them; all three read this module and `grammar.py`, which says what goes with each verb.
"""

from __future__ import annotations

from typing import Final

# When an effect applies.
TRIGGERS: Final = (
    "passive",  # always, while the card is equipped or in play
    "action",  # a standard action
    "free_action",
    "use",  # the item is used, then discarded
    "use_item",  # its owner uses an item
    "attack",  # step 5 of a weapon attack; with `masks`, step 7
    "after_attack",
    "attack_or_defend",
    "after_attack_or_defence_roll",
    "knife_attack",
    "defend",  # before the defence roll
    "after_defence_roll",
    "enemy_attacks",  # whoever is the target
    "other_stalker_attacked",  # after the target is chosen, before the advance
    "attacked",  # of an enemy, step 7
    "light_wound",  # of an enemy
    "enemy_death",
    "stalker_turn_start",
    "end_of_round",
    "zone_phase_radiation",  # after the drop to the next mark
    "move_action",
    "basic_action_careful_move",
    "basic_action_prepare",
    "basic_action_throw_bolt",
    "pick_up_loot",
    "find_artifact",
    "anomaly_roll",
    "anomaly_damage",
    "on_heal",
    "gain_stun",
    "enter",  # a stalker enters one of the areas: at once, and the movement goes on
    "stalker_std_action_on_tile",
    "threat_token_moved_or_placed_here_or_adjacent",
    "flag_set",  # the mission notes this flag
)

LIMITS: Final = ("once_per_turn", "once_per_round", "once_per_mission")

# What must hold, and what is said with the word: nothing ("flag"), a number, a word or words.
CONDITIONS: Final = {
    "attack_type_in": "words",
    "distance_min": "number",
    "distance_max": "number",
    "attacker_within": "number",
    "attacker_min_distance": "number",
    "enemy_within": "number",
    "within": "number",
    "not_in_target_los": "flag",
    "not_in_enemy_los": "flag",
    "in_los_of": "word",
    "target_type": "word",
    "target_survived": "flag",
    "anomaly_type": "word",
    "on_cover_area": "flag",
    "hp_below": "number",
    "radiation_min": "number",
    "no_threat_token": "flag",
    "tag": "word",
    "part": "word",
    "not_blast": "flag",
    "mission_flag": "word",
    "mission_counter": "counter",
    "mission_won": "flag",
    "reached_attacked_stalker": "flag",
    "has_focus": "flag",
    "target_loses_hp": "flag",
    "moved_at_most_1_in_this_attack": "flag",
    "target_in_los": "flag",
    "thing_out": "word",
    "all_out": "flag",
    "campaign_flag": "word",
    "stalker_on": "areas",
    "no_enemy_on": "areas",
    "enemy_on": "card on areas",
    "no_overlay": "card",
    "stalkers_max": "number",
    "rounds_over": "number",
    "tally": "tally",
}

# What the game counts by itself.
TALLIES: Final = (
    "kills",
    "loot_taken",
    "artifacts_held",
    "artifacts_out",
    "high_rounds",
    "stalkers_unhurt",
)
AT_LEAST: Final = "at_least"
AT_MOST: Final = "at_most"

# What is given up: a token, or a number.
COSTS: Final = {
    "discard": "token",
    "hp": "number",
    "radiation": "number",
    "money": "number",
    "slide_turn_token": "number",
}

# Figures that need no further word.
FIGURES: Final = (
    "self",
    "lead",
    "all_stalkers",
    "that_stalker",
    "chosen_stalker",
    "stalker_in_range",
    "same_target",
    "stalkers_here",
    "stalkers_indoor",
    "stalkers_outdoor",
    "stalkers_without_cover",
    "stalkers_outdoor_without_cover",
    "stalker_with_lowest_hp",
    "nearest_stalker",
    "farthest_other_stalker",
    "attacked_stalker",
    "attacker",
    "target",
    "all",
    "human_enemies",
    "human_enemies_without_cover",
    "mutants",
    "all_figures_in_chosen_area",
    "figures_on_anomaly_areas",
    "figures_on_tile",
    "killer",
)

# Figures said with a table: the fields that each takes beside its own. `groups` alone is a list.
SELECTORS: Final = {
    "groups": ("if",),
    "nearest_to": ("count",),
    "card": ("nearest_to",),
    "stalkers_on": (),
    "stalkers_in_los_of": (),
    "stalkers_within": ("of",),
    "stalker_within": ("other",),
    "stalkers_in_attack_range_and_los_of": ("at_least",),
    "stalkers_on_own": ("without",),
    "enemies_in_los_of": ("groups",),
    "enemy_within": ("of",),
}

# Areas that need no further word; else an id such as 5.F, a list of ids, or a set.
PLACES: Final = (
    "own_area",
    "chosen_area",
    "target_area",
    "card_area",
    "revealing_place",
    "death_area",
    "every_area",
    "outdoor_area_nearest_lead",
    "outdoor_areas_nearest_lead",
    "indoor_area_nearest_lead",
    "indoor_areas_nearest_lead",
    "area_adjacent_to_target",
    "attacked_stalker",
    "centre",
    "controller",
    "lead",
    "nearest_cover",
    "nearest_cover_without_same_group",
    "nearest_cover_without_los",
    "nearest_area_without_los_to_targets",
    "nearest_room",
    "nearest_room_without_same_group",
    "nearest_low_threat",
    "nearest_high_threat",
    "nearest_threat",
    "nearest_threat_or_lead",
    "nearest_other_of_same_card",
)
AREA_SET: Final = ("with", "without", "distance_to_a_human_enemy")

SYMBOLS: Final = ("p1", "p2", "p3", "p4")
CASES: Final = ("p1", "p2", "p3", "p4", "other")  # lines of a table of symbols
TAGS: Final = ("grenade", "blast", "medicine", "food", "tool", "detector")

# What hits do to enemies (body parts, wound cards, anomalies).
HIT_RESULTS: Final = (
    "light",
    "heavy",
    "hp-1",
    "hp-2",
    "stun",
    "vulnerable",
    "push_1",
    "push_2",
    "pull_1",
    "none",
    "reshuffle_wound_deck",
    "roll_hit",  # roll the anomaly's dice and take the successes as an attack on the torso
)
