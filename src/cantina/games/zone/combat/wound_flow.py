"""Chapter 22: what hits do to an enemy: results of body parts, and the wound deck."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.cards import WoundHalf
from cantina.games.zone.box.standing import Immune
from cantina.games.zone.combat.body_parts import VULNERABLE_HEAVY_LOSS
from cantina.games.zone.combat.enemy_deaths import lose_enemy_hp
from cantina.games.zone.events.fighting import WoundDeckShuffled, WoundDrawn
from cantina.games.zone.facts.conditions_on_figures import STUN, VULNERABLE, discard, gain, has
from cantina.games.zone.facts.figures import area_of, enemy
from cantina.games.zone.frames.enemies import Hurt, Wound, hurt, wound
from cantina.games.zone.frames.stalkers import pushed
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_stalker
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Enemy
from cantina.kernel.flow import do, flow, loop


def next_result(t: ZoneTable, f: Hurt) -> None:
    """ST-21.9: results come left to right; whoever has died is spared the rest, but the wound deck
    is shuffled all the same."""
    if not f.results:
        return
    result = f.results.pop(0)
    if result == "reshuffle_wound_deck":
        reshuffle(t)
    elif area_of(t, f.enemy) == NOWHERE:
        return
    elif result in ("light", "heavy"):
        t.push(wound(f.enemy, result == "heavy", f.attacker))
    elif result in (STUN, VULNERABLE):
        gain(t, f.enemy, result)
    elif result.startswith("hp-"):
        # ST-23.16: ruling: vulnerability changes wounds, not HP that are lost directly.
        lose_enemy_hp(t, f.enemy, int(result[3:]), f.attacker)
    elif result == "push_1":
        push_away(t, f)
    elif result == "push_2":
        t.push(pushed(f.enemy, 2, f.centre, NOWHERE, t.state.lead))
    elif result == "pull_1":
        t.push(pushed(f.enemy, 1, NOWHERE, f.centre, t.state.lead))


def push_away(t: ZoneTable, f: Hurt) -> None:
    """ST-22.4: one area farther from the attacker, which the attacker chooses; the enemy then faces
    where it came from. ST-22.5: ruling: with nobody to be farther from, it stays."""
    if f.attacker == NO_FIGURE or area_of(t, f.attacker) == NOWHERE:
        return
    chooser = f.attacker if is_stalker(f.attacker) else t.state.lead
    t.push(pushed(f.enemy, 1, area_of(t, f.attacker), NOWHERE, chooser, f.attacker))


def more_results(t: ZoneTable, f: Hurt) -> bool:
    return len(f.results) > 0


HURT: Final = flow(
    Hurt,
    do(next_result, rule="ST-21.9"),
    loop("next_result", while_=more_results, rule="ST-21.9"),
)


def take_wound(t: ZoneTable, f: Wound) -> None:
    """ST-23.14: a vulnerable enemy takes a light wound as a heavy one and loses HP by a heavy one;
    either way it is vulnerable no more. ST-23.15: one token, one change."""
    if area_of(t, f.enemy) == NOWHERE:
        return
    heavy = f.heavy
    if discard(t, f.enemy, VULNERABLE, "ST-23.14"):
        if heavy:
            lose_enemy_hp(t, f.enemy, VULNERABLE_HEAVY_LOSS, f.attacker)
            return
        heavy = True
    draw_wound(t, f, heavy)


def draw_wound(t: ZoneTable, f: Wound, heavy: bool) -> None:
    """ST-22.1: the top card of the wound deck, and its half for this wound. ST-22.3: vulnerability
    that it gives is new, whatever token made the wound heavy."""
    deck = t.state.wounds
    if not deck.cards:
        reshuffle(t)
    card = deck.cards.pop()
    deck.discard.append(card)
    t.reveal()
    row = t.pack.wounds[t.pack.wound_deck[card]]
    if t.heard:
        t.tell(WoundDrawn("ST-22.1", enemy=f.enemy, card=row.number, heavy=heavy))
    results = half_of(t, f.enemy, row.heavy if heavy else row.light)
    if not heavy:
        results = shrugged_off(t, f.enemy, results)
    t.push(hurt(f.enemy, results, f.attacker))


def half_of(t: ZoneTable, e: Enemy, half: WoundHalf) -> tuple[str, ...]:
    """ST-22.2: some results depend on a token that the enemy already has (AM-7)."""
    return half.then if half.if_has and has(t, e, half.if_has) else half.otherwise


def shrugged_off(t: ZoneTable, e: Enemy, results: tuple[str, ...]) -> tuple[str, ...]:
    """Parts of a light wound that the enemy's card makes it immune to."""
    ability = t.pack.enemies[enemy(t, e).card].ability
    immune: list[str] = []
    for number in ability.effects if ability is not None else ():
        effect = t.pack.effects[number]
        if effect.trigger == "light_wound":
            for op in t.pack.programs[effect.program].ops:
                if isinstance(op, Immune):
                    immune += op.to
    return tuple([one for one in results if one.split("_")[0] not in immune])


def reshuffle(t: ZoneTable) -> None:
    """ST-22.2 (6), ST-22.10: all wound cards into the deck."""
    deck = t.state.wounds
    deck.cards += deck.discard
    deck.discard = []
    t.state.rng.shuffle(deck.cards)
    if t.heard:
        t.tell(WoundDeckShuffled("ST-22.10"))


WOUND: Final = flow(Wound, do(take_wound, rule="ST-22.1"))
