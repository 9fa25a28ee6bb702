"""Chapters 7, 9 and 10: one unit attacks: target, roll, hits, retreats, and what may follow."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.actions import ADVANCE, Advance, Reroll, Support, Target
from cantina.games.hoth.events import DiceRerolled, DiceRolled
from cantina.games.hoth.flows.move import move_to
from cantina.games.hoth.flows.retreat import retreat_of
from cantina.games.hoth.ids import NO_UNIT, NOWHERE, Unit
from cantina.games.hoth.pack import (
    AFTER_RETREAT,
    AFTER_ROLL,
    ASSAULT,
    E_WEB,
    EXPLOSION,
    FACES,
    NONE,
    RETREAT,
)
from cantina.games.hoth.rules.confirm import take_hits
from cantina.games.hoth.rules.dice import hits_on, roll
from cantina.games.hoth.rules.fire import (
    aid_for,
    dice_against,
    enemies_in_sight,
    ignores_cover,
    support_effect,
    targets,
)
from cantina.games.hoth.rules.ground import can_go, stops
from cantina.games.hoth.rules.losses import destroy_structure
from cantina.games.hoth.rules.support import aids_for, may_support, play_support, supports
from cantina.games.hoth.rules.teams import active_seat
from cantina.games.hoth.rules.units import can_enter, class_of, effects_on
from cantina.games.hoth.state import Attack, HothTable, Move, Shot, Strike
from cantina.kernel.action import DONE, Done
from cantina.kernel.flow import ask, call, do, flow, loop
from cantina.kernel.state import Frame


def new_attack(t: HothTable, number: Unit) -> Attack:
    """HO-7.2: one attack a turn, unless a card gives more (HO-13.6)."""
    count = effects_on(t, t.state.units[number]).attacks
    return Attack(
        unit=number,
        target=NOWHERE,
        victim=NO_UNIT,
        dice=[],
        marked=[],
        left=count,
        freed=False,
        retreated=False,
        broke_through=False,
    )


def choose_anew(t: HothTable, f: Attack) -> None:
    f.target = NOWHERE


def aids(t: HothTable, f: Attack) -> list[Support | Done]:
    """HO-13.15: a support card for a further attack, after a breakthrough or because a card gives
    two; for the first it was played with the choice of the unit. Whoever holds any card is asked,
    as in `supports`."""
    unit = t.state.units[f.unit]
    if unit.hex == NOWHERE or not unit.attacked or not may_support(t):
        return []
    return [*aids_for(t, f.unit), DONE] if enemies_in_sight(t, f.unit) else []


def aid(t: HothTable, f: Attack, action: Support | Done) -> None:
    if isinstance(action, Support):
        play_support(t, action.card)
        t.state.aided = f.unit


def in_sight(t: HothTable, f: Attack) -> list[Target | Done]:
    """HO-7.1; HO-7.2: attacking is optional, so a further attack may be left out; the first was
    chosen with the unit, as is one that a support card helps (HO-13.15)."""
    unit = t.state.units[f.unit]
    if unit.hex == NOWHERE:
        return []
    options: list[Target | Done] = [t.pack.target[hex] for hex in targets(t, f.unit)]
    if options and unit.attacked and t.state.aided != f.unit:
        options.append(DONE)
    return options


def aim(t: HothTable, f: Attack, action: Target | Done) -> None:
    """HO-7.2: results are never split between targets."""
    if isinstance(action, Done):
        return
    f.target = action.hex
    f.victim = t.state.at[f.target]
    t.state.units[f.unit].attacked = True


def roll_dice(t: HothTable, f: Attack) -> None:
    """HO-7.8. A breakthrough's attack is not one of those that a card gives (HO-13.11)."""
    f.left -= 0 if f.broke_through else 1
    f.broke_through = False
    f.freed = f.retreated = False
    f.dice = []
    if f.target == NOWHERE:
        f.left = 0
        return
    unit = t.state.units[f.unit]
    f.dice = roll(t, dice_against(t, f.unit, f.target))
    what = f.victim if f.victim != NO_UNIT else -2 - f.target  # structures have no number
    t.state.shots.append(Shot(attacker=f.unit, target=what))
    if t.heard:
        t.tell(DiceRolled("HO-7.1", kind=unit.kind, start=unit.hex, end=f.target, dice=f.dice[:]))


def faces_to_mark(t: HothTable, f: Attack) -> list[Reroll | Done]:
    """HO-9.19: any number of the dice that lie there, chosen one at a time; DONE rolls them."""
    options = [
        t.pack.reroll[face]
        for face in range(len(FACES))
        if f.dice.count(face) > f.marked.count(face)
    ]
    return [*options, DONE] if options else []


def dice_to_reroll(t: HothTable, f: Attack) -> list[Reroll | Done]:
    """HO-10.8: an E-Web in place may roll any of its dice again, once in each attack."""
    unit = t.state.units[f.unit]
    if unit.token != E_WEB or unit.moving:
        return []
    return faces_to_mark(t, f)


def mark(t: HothTable, f: Attack, action: Reroll) -> None:
    f.marked.append(action.face)


def reroll(t: HothTable, f: Attack) -> None:
    """HO-9.19: right after the roll, before hits are counted; the second result stands."""
    if not f.marked:
        return
    for face in f.marked:
        f.dice.remove(face)
    f.dice += roll(t, len(f.marked))
    f.marked = []
    if t.heard:
        t.tell(DiceRerolled("HO-9.19", dice=f.dice[:]))


def reroll_again(t: HothTable, f: Attack) -> None:
    reroll(t, f)


def finishing(t: HothTable, f: Attack) -> list[Support | Done]:
    """HO-13.15: a support card for this roll."""
    return supports(t, AFTER_ROLL) if f.dice else []


def finish(t: HothTable, f: Attack, action: Support | Done) -> None:
    if isinstance(action, Support):
        play_support(t, action.card)
        t.state.aided = f.unit


def more_dice_to_reroll(t: HothTable, f: Attack) -> list[Reroll | Done]:
    """HO-9.19: two different effects may follow each other."""
    if support_effect(t) != "reroll" or t.state.aided != f.unit:
        return []
    return faces_to_mark(t, f)


def hit(t: HothTable, f: Attack) -> None:
    """HO-9.2 to HO-9.7; HO-13.7: with some cards retreats count as explosions."""
    if f.target == NOWHERE:
        return
    unit = t.state.units[f.unit]
    by_class = class_of(t, unit)
    if effects_on(t, unit).retreats_explode:
        f.dice = [EXPLOSION if face == RETREAT else face for face in f.dice]
    if f.victim == NO_UNIT:
        if hits_on(f.dice, NONE, False):
            destroy_structure(t, f.target, by_class)
        return
    take_hits(t, f.victim, hits_on(f.dice, class_of(t, t.state.units[f.victim]), False), by_class)


def push_back(t: HothTable, f: Attack) -> Frame | None:
    """HO-9.8: after the hits, one hex for each retreat."""
    if f.target == NOWHERE or f.victim == NO_UNIT:
        return None
    covered = not ignores_cover(aid_for(t, f.unit))
    by_class = class_of(t, t.state.units[f.unit])
    return retreat_of(t, f.victim, f.dice.count(RETREAT), covered, by_class)


def look(t: HothTable, f: Attack) -> None:
    """What the attack came to. HO-13.15: help for one attack is used up."""
    if f.target == NOWHERE:
        return
    t.state.aided = NO_UNIT
    if f.victim != NO_UNIT:
        hex = t.state.units[f.victim].hex
        f.freed = hex != f.target
        f.retreated = f.freed and hex != NOWHERE


def pursuits(t: HothTable, f: Attack) -> list[Support | Done]:
    """HO-13.15: Final Assault, right after a retreat of at least one hex."""
    return supports(t, AFTER_RETREAT) if f.retreated else []


def pursue(t: HothTable, f: Attack, action: Support | Done) -> None:
    if isinstance(action, Support):
        play_support(t, action.card)
        t.push(Strike(unit=f.victim, card=action.card))


def may_advance(t: HothTable, f: Attack) -> list[Advance | Done]:
    """HO-10.4, HO-10.6: an assault unit whose attack on an adjacent unit freed its hex may break
    through into that very hex (HO-10.5), once a turn; not for a structure (HO-10.7), nor by a unit
    that may not move (HO-13.13). HO-7.10: nobody else follows up."""
    unit = t.state.units[f.unit]
    if unit.token != ASSAULT or unit.advanced or not f.freed or unit.hex == NOWHERE:
        return []
    if f.target not in t.pack.board.neighbours[unit.hex] or effects_on(t, unit).no_move:
        return []
    return [ADVANCE, DONE] if can_enter(t, unit.kind, f.target) else []


def advance_into(t: HothTable, f: Attack, action: Advance | Done) -> None:
    if isinstance(action, Done):
        return
    unit = t.state.units[f.unit]
    unit.advanced = True
    unit.barred = stops(t, unit, f.target)
    f.broke_through = not unit.barred
    move_to(t, f.unit, f.target, "HO-10.4")


def attacks_again(t: HothTable, f: Attack) -> bool:
    """HO-10.4: after a breakthrough; HO-13.6: or because the card gives a second attack."""
    if f.broke_through:
        return True
    return f.left > 0 and not t.state.units[f.unit].barred


def follow_up(t: HothTable, f: Attack) -> Frame | None:
    """HO-13.4: a move after its own attack, with no attack after it."""
    unit = t.state.units[f.unit]
    hexes = effects_on(t, unit).move_after_attack
    if unit.hex == NOWHERE or t.pack.units[unit.kind].move == 0 or not can_go(t, f.unit, hexes):
        return None
    return Move(unit=f.unit, limit=hexes, free=hexes, may_stay=True)


ATTACK: Final = flow(
    Attack,
    do(choose_anew, rule="HO-7.1"),
    ask("aid", seat=active_seat, options=aids, answer=aid, rule="HO-13.15"),
    ask("target", seat=active_seat, options=in_sight, answer=aim, rule="HO-7.1"),
    do(roll_dice, rule="HO-7.8"),
    ask(
        "reroll", seat=active_seat, options=dice_to_reroll, answer=mark, rule="HO-10.8", repeat=True
    ),
    do(reroll, rule="HO-9.19", name="roll_again"),
    ask("after_roll", seat=active_seat, options=finishing, answer=finish, rule="HO-13.15"),
    ask(
        "reroll_more",
        seat=active_seat,
        options=more_dice_to_reroll,
        answer=mark,
        rule="HO-9.19",
        repeat=True,
    ),
    do(reroll_again, rule="HO-9.19"),
    do(hit, rule="HO-9.3"),
    call(push_back, rule="HO-9.8"),
    do(look, rule="HO-7.1"),
    ask("after_retreat", seat=active_seat, options=pursuits, answer=pursue, rule="HO-13.15"),
    ask("advance", seat=active_seat, options=may_advance, answer=advance_into, rule="HO-10.4"),
    loop("choose_anew", while_=attacks_again, rule="HO-13.6"),
    call(follow_up, rule="HO-13.4"),
)
