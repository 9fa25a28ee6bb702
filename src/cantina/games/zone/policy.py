"""A quick player by rule of thumb: stealth first. Every option of a turn and of a movement gets a
score; other questions have a short answer each. Play-outs and guesses take the best; the bots that
look ahead look at the best few."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import (
    ChooseArea,
    ChooseFigure,
    ChooseItem,
    ChooseSymbol,
    Drop,
    Equip,
    FitMod,
    Resist,
    TakeCritical,
)
from cantina.games.zone.bot.act import foes_on, rated_acts
from cantina.games.zone.bot.aims import aim_of, companion, works
from cantina.games.zone.bot.companions import item_to_use, next_step
from cantina.games.zone.bot.danger import Watch
from cantina.games.zone.bot.exploration import QUESTIONS, choose_between_missions
from cantina.games.zone.bot.fight import (
    best_reroll,
    choose_anomaly,
    choose_mask_effect,
    choose_offer,
    choose_part,
    choose_reroll,
    healthiest,
)
from cantina.games.zone.bot.seek import nearest_symbol
from cantina.games.zone.bot.shopping import choose_purchase
from cantina.games.zone.bot.team import TEAM, choose_stalker
from cantina.games.zone.bot.walk import away, rated_steps
from cantina.games.zone.facts.equipment import price_of
from cantina.games.zone.facts.hit_points import max_hp
from cantina.games.zone.frames.trade import Shopping
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_stalker, stalker_of
from cantina.games.zone.terms.ids import Stalker
from cantina.games.zone.terms.kinds import SUIT_CARD, WEAPON_CARD
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import DONE, PASS, Action, Ask
from cantina.kernel.rng import Rng, seeded

LOOKED_AT: Final = (
    "ahead",
    "anomaly",
    "landing",
    "offer",
    "push",
    "reroll",
    "target",
    "turn",
    "way",
)
"""Questions beside those of a turn of which the answers are worth a look ahead, by some weights."""
IDLE_LOOKS: Final = 3
IDLE_LAGGING: Final = 3.0
"""What those without a job look at, if they are in danger: so many actions of a turn, if they are
not worse than the best by more than so many HP."""
DANGER: Final = 2.0
SAME: Final = 1
"""The seed of choices between equals where one answer, always the same, is asked for."""
CRITICAL: Final = 20
"""HP: a critical wound is worse than to lack as many."""


def suggest(t: ZoneTable, ask: Ask, rng: Rng) -> Action:
    options = ask.options
    if len(options) == 1:
        return options[0]
    if ask.name == "act":
        return options[ranked(rated_acts(t, ask))[0]]
    if ask.name == "step":
        return options[ranked(rated_steps(t, ask))[0]]
    return answer(t, ask, rng)


def ranked(rated: list[float]) -> list[int]:
    return sorted(range(len(rated)), key=lambda number: -rated[number])


def worthwhile(t: ZoneTable, ask: Ask) -> list[Action]:
    """The options worth looking ahead at, the best first: actions of a turn, and by some weights
    steps of a movement and some other questions. The rest is answered by rule of thumb."""
    options = ask.options
    if len(options) == 1:
        return options
    w = t.pack.weights
    if ask.name == "step":
        return [options[number] for number in ranked(rated_steps(t, ask))[: w.ways]]
    if ask.name != "act":
        mine = answer(t, ask, seeded(SAME))
        if not w.wide or ask.name not in LOOKED_AT:
            return [mine]
        others = best_reroll(t, ask) if ask.name == "reroll" else options
        return [mine, *[option for option in others if option != mine]][: w.looks]
    rated = rated_acts(t, ask)
    order = ranked(rated)
    most, lagging = w.looks, w.lagging
    s = stalker_of(ask.seat)
    if is_idle(t, s):
        if not is_in_danger(t, s):
            return [options[order[0]]]
        most, lagging = IDLE_LOOKS, IDLE_LAGGING
    least = rated[order[0]] - lagging
    return [options[number] for number in order[:most] if rated[number] >= least]


def answer(t: ZoneTable, ask: Ask, rng: Rng) -> Action:
    """Questions other than what to do in a turn and where to step."""
    name, options = ask.name, ask.options
    if name == "turn":
        return PASS if PASS in options and has_job(t, stalker_of(ask.seat)) else options[0]
    if name in QUESTIONS:
        return choose_between_missions(t, ask, rng)[0]
    if name == "stalker":
        known = t.state.stalkers[ask.seat].card != NONE
        return options[0] if known else choose_stalker(t, ask, rng)
    if name == "part":
        return choose_part(t, ask)
    if name == "reroll":
        return choose_reroll(t, ask)
    if name in ("boost", "masks", "masks_left"):
        return choose_mask_effect(t, ask)
    if name == "share":
        return options[-1]
    if name == "offer":
        return choose_offer(t, ask)
    if name == "anomaly":
        return choose_anomaly(t, ask)
    if name == "target":
        return healthiest(t, ask)
    if name == "figure":
        return neediest(t, ask)
    if name == "critical":
        return token_to_lose(t, ask)
    if name == "control":
        return options[1] if len(options) > 1 and isinstance(options[1], Resist) else options[0]
    if name == "push":
        return away(t, options)
    if name in ("use", "mods"):
        return into_use(t, ask)
    if name == "drop":
        return cheapest(t, options)
    if name == "arrange":
        return DONE
    if name == "buy":
        return choose_purchase(t, stalker_of(ask.seat), options, coupons_of(t, ask))[0]
    if name == "trot":
        return next_step(t, ask)
    if name == "choice" and isinstance(options[0], ChooseItem) and DONE in options:
        return item_to_use(t, options)
    if name == "choice" and isinstance(options[0], ChooseSymbol):
        return nearest_symbol(t, stalker_of(ask.seat), options)
    if name == "area":
        return unseen_area(t, ask)
    return options[0]


def reasoned(t: ZoneTable, ask: Ask, rng: Rng) -> tuple[Action, str] | None:
    """Who to be, between missions and in the shop: what the rule of thumb does, and a word for
    why; None for other questions, where looking ahead says more."""
    if ask.name == "stalker" and t.state.stalkers[ask.seat].card == NONE and t.pack.weights.teams:
        return choose_stalker(t, ask, rng), TEAM
    if ask.name in QUESTIONS:
        return choose_between_missions(t, ask, rng)
    if ask.name == "buy":
        return choose_purchase(t, stalker_of(ask.seat), ask.options, coupons_of(t, ask))
    return None


def coupons_of(t: ZoneTable, ask: Ask) -> int:
    """What the stalker who buys can spend."""
    f = t.state.stack[-1]
    return f.coupons[ask.seat] if isinstance(f, Shopping) else 0


def has_job(t: ZoneTable, s: Stalker) -> bool:
    """Who does the job waits until the others have had their turns: it then takes its own one after
    the other, and knows best what the enemies' phase will find."""
    aim = aim_of(t)
    one = companion(t)
    return works(t, s, aim) or (one is not None and one.bearer == s)


def is_idle(t: ZoneTable, s: Stalker) -> bool:
    aim = aim_of(t)
    return aim is not None and not aim.out and not works(t, s, aim)


def is_in_danger(t: ZoneTable, s: Stalker) -> bool:
    watch = Watch(t, s)
    area = t.state.stalkers[s].area
    return watch.reaction(area) + watch.later(area) > DANGER


def cheapest(t: ZoneTable, options: list[Action]) -> Action:
    cards = [option for option in options if isinstance(option, Drop)]
    return min(cards, key=lambda option: price_of(t, option.gear))


def neediest(t: ZoneTable, ask: Ask) -> Action:
    """Whom an item is used on: the one that lacks most HP."""
    best, found = -1, ask.options[0]
    for option in ask.options:
        if isinstance(option, ChooseFigure) and is_stalker(option.figure):
            s = option.figure
            one = t.state.stalkers[s]
            missing = max_hp(t, s) - one.hp
            if t.pack.weights.mates and missing:
                missing += CRITICAL * sum(one.critical)
            if missing > best:
                best, found = missing, option
    return found


def token_to_lose(t: ZoneTable, ask: Ask) -> Action:
    """A critical wound goes above the turn that has the least left of it this round."""
    one = t.state.stalkers[ask.seat]
    tokens = [option for option in ask.options if isinstance(option, TakeCritical)]
    return min(tokens, key=lambda option: one.slots[option.token])


def into_use(t: ZoneTable, ask: Ask) -> Action:
    """A better suit is worn, a weapon only in place of none that fires; mods are fitted."""
    one = t.state.stalkers[ask.seat]
    for option in ask.options:
        if isinstance(option, FitMod) and option.instead is None:
            return option
        if not isinstance(option, Equip):
            continue
        card = t.pack.gear[option.gear]
        if card.kind == SUIT_CARD:
            worn = t.pack.suits[t.pack.gear[one.suit].row].defence if one.suit >= 0 else -1
            if t.pack.suits[card.row].defence > worn:
                return option
        elif card.kind == WEAPON_CARD and (one.weapon < 0 or t.state.gear[one.weapon].ammo == 0):
            return option
    return DONE if DONE in ask.options else ask.options[0]


def unseen_area(t: ZoneTable, ask: Ask) -> Action:
    """Where an effect goes: near enemies."""
    if t.pack.weights.blast > 0.0:
        areas = [option for option in ask.options if isinstance(option, ChooseArea)]
        best = max(areas, key=lambda option: foes_on(t, option.area), default=None)
        if best is not None and foes_on(t, best.area) > 0:
            return best
    seen = Watch(t, stalker_of(ask.seat)).seen
    for option in ask.options:
        if isinstance(option, ChooseArea) and seen >> option.area & 1:
            return option
    return ask.options[0]
