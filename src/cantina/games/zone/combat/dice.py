"""Chapter 20: the three dice, and what a roll shows."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import RerollDice
from cantina.games.zone.box import standing
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.events.fighting import DiceRerolled, DiceRolled
from cantina.games.zone.facts.conditions_on_figures import discard
from cantina.games.zone.facts.standing_effects import note_used
from cantina.games.zone.frames.stalkers import Attack, Blast, Defence, Roll
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import EffectNo, Stalker
from cantina.kernel.action import DONE, Done

# ST-20.1: faces 0-5 are of the equipment die: ACCURACY, 3, 2, 1, 1, blank. ST-20.2: faces 6-11 are
# of the stalker die: two masks; a success and a mask, twice; two successes; a mask; a success.
ACCURACY: Final = 0
STALKER_DIE: Final = 6
SIDES: Final = 6
SUCCESSES: Final = (2, 3, 2, 1, 1, 0, 0, 1, 1, 2, 0, 1)
MASKS: Final = (0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 1, 0)
ACCURATE: Final = 2
"""ST-19.4: what the accuracy face counts more within effective range: 4 instead of 2."""

PETALS: Final = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)
"""ST-20.4: the anomaly die."""

ALL_SUBSETS: Final = 6
"""Up to this many dice every choice of dice to reroll is offered, beyond that whole faces."""

_by_focus: Final = tuple([RerollDice(number) for number in range(1 << ALL_SUBSETS)])


def roll_gear(t: ZoneTable, count: int) -> list[int]:
    """ST-20.1. ST-20.7: ruling: as many as the rules ask for, whatever lies in the box (AM-24)."""
    rng = t.state.rng
    return [rng.roll(SIDES) for _ in range(count)]


def roll_stalker(t: ZoneTable, count: int) -> list[int]:
    """ST-20.2, ST-20.3: the only die with masks."""
    rng = t.state.rng
    return [STALKER_DIE + rng.roll(SIDES) for _ in range(count)]


def roll_anomaly(t: ZoneTable) -> int:
    """ST-20.4: petals of the symbol rolled, with a chance of 10, 20, 30 or 40 %."""
    return PETALS[t.state.rng.roll(len(PETALS))]


def successes(dice: list[int], accurate: bool) -> int:
    """ST-19.4: within a weapon's effective range the accuracy face counts 4, otherwise, and in
    every roll that is no weapon's (ST-20.5), 2."""
    total = 0
    for face in dice:
        total += SUCCESSES[face]
        if accurate and face == ACCURACY:
            total += ACCURATE
    return total


def masks(dice: list[int]) -> int:
    total = 0
    for face in dice:
        total += MASKS[face]
    return total


def throw(t: ZoneTable, s: Stalker, roll: Roll, rule: str) -> None:
    """The dice that are due are thrown and join those that lie there."""
    roll.dice += roll_stalker(t, roll.skill) + roll_gear(t, roll.gear)
    roll.skill = roll.gear = 0
    if t.heard and roll.dice:
        t.tell(DiceRolled(rule, stalker=s, dice=roll.dice[:], bonus=roll.bonus))


def throw_again(t: ZoneTable, roll: Roll, chosen: int) -> None:
    """ST-21.7: the second result stands."""
    for place in range(len(roll.dice)):
        if chosen >> place & 1:
            kind = roll.dice[place] - roll.dice[place] % SIDES
            roll.dice[place] = kind + t.state.rng.roll(SIDES)


def current_roll(t: ZoneTable) -> Roll | None:
    """The roll that an effect changes: of the attack or defence that is going on."""
    for place in range(len(t.state.stack) - 1, -1, -1):
        frame = t.state.stack[place]
        if isinstance(frame, (Attack, Defence, Blast)):
            return frame.roll
    return None


def reroll_options(
    t: ZoneTable, s: Stalker, roll: Roll, triggers: tuple[str, ...]
) -> list[RerollDice | Done]:
    """ST-21.7: each source once, different sources even for the same die. ST-23.8: focus is given
    up to reroll any number of dice."""
    if not roll.dice:
        return []
    options: list[RerollDice | Done] = []
    if t.state.stalkers[s].focus and not roll.focused:
        if len(roll.dice) <= ALL_SUBSETS:
            options += _by_focus[1 : 1 << len(roll.dice)]
        else:
            options += [RerollDice(chosen) for chosen in by_faces(roll.dice)]
    for trigger in triggers:
        for effect in answering(t, s, trigger):
            most = rerolls_of(t, effect)
            if most and effect not in roll.used:
                options += [RerollDice(chosen, effect) for chosen in few_of(len(roll.dice), most)]
    return [*options, DONE] if options else []


def rerolls_of(t: ZoneTable, effect: EffectNo) -> int:
    """How many dice of a roll the effect lets reroll."""
    for op in t.pack.programs[t.pack.effects[effect].program].ops:
        if isinstance(op, standing.RerollDice):
            return op.amount.base
    return 0


def by_faces(dice: list[int]) -> list[int]:
    """Choices of dice in which all that show the same face go together."""
    choices = [0]
    for face in sorted(set(dice)):
        same = 0
        for place, shown in enumerate(dice):
            if shown == face:
                same |= 1 << place
        choices += [chosen | same for chosen in choices]
    return choices[1:]


def few_of(count: int, most: int) -> list[int]:
    """Choices of at least one and at most this many of the dice."""
    choices: list[int] = []
    layer = [(0, 0)]
    for _ in range(min(most, count)):
        layer = [
            (chosen | 1 << place, place + 1)
            for chosen, first in layer
            for place in range(first, count)
        ]
        choices += [chosen for chosen, _ in layer]
    return choices


def reroll(t: ZoneTable, s: Stalker, roll: Roll, action: RerollDice) -> None:
    """ST-21.7: the source is spent, then the dice are thrown again."""
    if action.effect is not None:
        roll.used.append(action.effect)
        note_used(t, s, action.effect)
    else:
        discard(t, s, "focus", "ST-23.8")
        roll.focused = True
    throw_again(t, roll, action.dice)
    if t.heard:
        t.tell(DiceRerolled("ST-21.7", stalker=s, dice=roll.dice[:]))
