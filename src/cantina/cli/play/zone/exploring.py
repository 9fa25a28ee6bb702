"""The campaign in the terminal: what is on the Zone map, in the binder and in the stash, and the
options between missions in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from cantina.cli.play.zone.names import Names
from cantina.games.zone.actions import campaign
from cantina.games.zone.actions.trade import BuyCard, BuyMagazine
from cantina.games.zone.box.campaign import MISSION_PLACE
from cantina.games.zone.seen.records import CampaignView, OfferView, TradeView
from cantina.games.zone.terms.numbers import AMMO
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import Action


class Exploring:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.special: Final[dict[type[Action], Callable[[ZoneView, Any], str]]] = {
            campaign.VisitPlace: self._visit,
            campaign.UseContact: self._contact,
            campaign.BuyService: self._service,
            campaign.TakeGift: self._gift,
            campaign.SellCard: self._sell,
            campaign.SellMagazine: self._sell_magazine,
            BuyCard: self._buy,
            BuyMagazine: self._buy_magazine,
        }

    def board(self, view: CampaignView) -> list[RenderableType]:
        """What the group has and knows."""
        words, names, printed = self.words, self.names, self.names.pack.campaign
        lines = [Text(words("zone-camp-purse", coupons=view.coupons), "bold")]
        for heading, wanted in (("missions", True), ("places", False)):
            places = [
                names.of(printed.places[place.number].names)
                for place in view.places
                if (place.kind == MISSION_PLACE) == wanted and not place.crossed
            ]
            lines.append(self._line(heading, places))
        contacts = [names.of(printed.contacts[one.number].names) for one in view.binder]
        lines.append(self._line("binder", contacts))
        stash = [names.carried(gear) for gear in view.stash]
        stash += [
            words("zone-camp-magazines", kind=kind, count=count)
            for kind, count in zip(AMMO, view.magazines, strict=False)
            if count
        ]
        lines.append(self._line("stash", stash))
        if view.achievements:
            noted = [names.of(printed.achievements[id]) for id in view.achievements]
            lines.append(self._line("achievements", noted))
        return [*lines]

    def _line(self, heading: str, entries: list[str]) -> Text:
        line = Text(self.words(f"zone-camp-{heading}") + ": ", "bold")
        return line.append(", ".join(entries) or "–", "")

    def _visit(self, view: ZoneView, action: campaign.VisitPlace) -> str:
        place = self.names.pack.campaign.places[action.place]
        return self.words("zone-do-visit", place=self.names.of(place.names))

    def _contact(self, view: ZoneView, action: campaign.UseContact) -> str:
        met = self.names.pack.campaign.contacts[action.contact]
        said = self.words("zone-do-contact", contact=self.names.of(met.names))
        return self._priced(said, met.fee) if met.companion is not None and met.fee else said

    def _service(self, view: ZoneView, action: campaign.BuyService) -> str:
        printed = self.names.pack.campaign
        contact = printed.contacts[printed.contact_number[_trade(view).contact]]
        service = contact.services[action.service]
        said = self.words("zone-do-service", text=self.names.program(service.program))
        return self._priced(said, service.price)

    def _gift(self, view: ZoneView, action: campaign.TakeGift) -> str:
        if _trade(view).gift == "item":
            return self.words("zone-do-gift", what=self.names.gear(action.what))
        magazine = self.words("zone-do-magazine", kind=AMMO[action.what])
        return self.words("zone-do-gift", what=magazine)

    def _buy(self, view: ZoneView, action: BuyCard) -> str:
        return self._card(action, (view.shop or _trade(view)).goods)

    def _buy_magazine(self, view: ZoneView, action: BuyMagazine) -> str:
        return self._magazine(action, (view.shop or _trade(view)).magazine_price)

    def _sell(self, view: ZoneView, action: campaign.SellCard) -> str:
        return self._card(action, _trade(view).bids)

    def _sell_magazine(self, view: ZoneView, action: campaign.SellMagazine) -> str:
        return self._magazine(action, _trade(view).magazine_bid)

    def _card(self, action: BuyCard | campaign.SellCard, offers: list[OfferView]) -> str:
        said = self.words(f"zone-do-{action.verb}", card=self.names.gear(action.card))
        price = next(offer.price for offer in offers if offer.card == action.card)
        return self._priced(said, price)

    def _magazine(self, action: BuyMagazine | campaign.SellMagazine, price: int) -> str:
        said = self.words(f"zone-do-{action.verb}", kind=AMMO[action.ammo])
        return self._priced(said, price)

    def _priced(self, said: str, price: int) -> str:
        return f"{said} [{self.words('zone-price', price=price)}]"


def _trade(view: ZoneView) -> TradeView:
    assert view.campaign is not None
    assert view.campaign.trade is not None
    return view.campaign.trade
