"""What places and contacts of the campaign say: scripts, trade, services."""

from __future__ import annotations

from typing import Any

from cantina.games.zone.box.campaign import MAGAZINE, Companion, Contact, Deal
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.ids import NO_PROGRAM
from cantina.games.zone.terms.kinds import LEVELS
from cantina.games.zone.wording.programs import Wording
from cantina.games.zone.wording.selectors import conditions
from cantina.parts.saying import AND, Saying, message, named, several

FULL_PRICE = 100
FREE = "zonecard-along-free"


def place_texts(say: Wording) -> dict[str, dict[str, list[Saying]]]:
    """What happens at a place, by its id."""
    return {
        place.id: {"": say.lines(place.program)}
        for place in say.pack.campaign.places
        if place.program != NO_PROGRAM
    }


def contact_texts(say: Wording) -> dict[str, dict[str, list[Saying]]]:
    return {contact.id: _contact(say, contact) for contact in say.pack.campaign.contacts}


def _contact(say: Wording, contact: Contact) -> dict[str, list[Saying]]:
    parts: dict[str, list[Saying]] = {}
    for part, deals in (("sells", contact.sells), ("buys", contact.buys)):
        if deals:
            parts[part] = [_deal(say.pack, deal) for deal in deals]
    if contact.services:
        parts["services"] = [
            message("zonecard-service", {"n": service.price, "what": say.program(service.program)})
            for service in contact.services
        ]
    if contact.goal:
        args: dict[str, Any] = {"if": conditions(say.names, contact.goal), "n": contact.reward}
        parts["contract"] = [message("zonecard-contract", args)]
    if contact.companion is not None:
        fee = contact.fee
        parts["along"] = [message("zonecard-along", {"n": fee}) if fee else message(FREE)]
        parts["companion"] = _companion(say, contact.companion)
    gift = contact.gift
    if gift is not None:
        word, count = ("magazines", gift.magazines) if gift.magazines else ("item", gift.item_price)
        parts["gift"] = [message(f"zonecard-gift-{word}", {"n": count})]
    return parts


def _companion(say: Wording, companion: Companion) -> list[Saying]:
    """ST-32.10: side b: what it is, what it does, and when it leaves."""
    figure = "figure" if companion.figure else "no_figure"
    target = "target" if companion.targetable else "no_target"
    said = [message(f"zonecard-companion-{word}") for word in (figure, target)]
    if companion.hp:
        said.append(message("zonecard-companion-hp", {"n": companion.hp}))
    if companion.backpack:
        said.append(message("zonecard-companion-backpack", {"n": companion.backpack}))
    for act in companion.acts:
        facts = [message("zonecard-when-free_action"), message("zonecard-limit-once_per_round")]
        if act.by_lead:
            facts.append(message("zonecard-companion-by_lead"))
        what = say.program(act.program)
        args = {"name": named(act.names), "facts": several(AND, facts), "what": what}
        said.append(message("zonecard-act", args))
    leaves = message(f"zonecard-leaves-{companion.leaves}")
    if companion.parting != NO_PROGRAM:
        parting = {"when": leaves, "what": say.program(companion.parting)}
        leaves = message("zonecard-leaves-then", parting)
    return [*said, leaves]


def _deal(pack: ZonePack, deal: Deal) -> Saying:
    """ST-32.11: goods, which of them, and the price."""
    facts: list[Saying] = []
    if deal.levels:
        levels = ", ".join([LEVELS[level] for level in deal.levels])
        facts.append(message("zonecard-deal-levels", {"levels": levels}))
    if deal.without:
        facts.append(message(f"zonecard-deal-without-{deal.without}"))
    if MAGAZINE in deal.goods:
        facts.append(message("zonecard-deal-each", {"n": deal.each}))
    elif deal.percent == FULL_PRICE:
        facts.append(message("zonecard-deal-full"))
    else:
        facts.append(message("zonecard-deal-percent", {"n": deal.percent}))
    if deal.round_to > 1:
        facts.append(message("zonecard-deal-rounded", {"n": deal.round_to}))
    args: dict[str, Any] = {"goods": _goods(pack, deal), "terms": several(AND, facts)}
    return message("zonecard-deal", args)


def _goods(pack: ZonePack, deal: Deal) -> Saying:
    if deal.card:
        return named(names_of(pack)[deal.card])
    tag = f"-{deal.tag}" if deal.tag else ""
    return several(AND, [message(f"zonecard-goods-{word}{tag}") for word in deal.goods])


def names_of(pack: ZonePack) -> dict[str, dict[str, str]]:
    """The names of equipment cards, by id."""
    names = {row.id: row.names for row in pack.weapons}
    names |= {row.id: row.names for row in pack.items}
    names |= {row.id: row.names for row in pack.suits}
    names |= {row.id: row.names for row in pack.mods}
    return names | {row.id: row.names for row in pack.artifacts}
