"""The campaign in the terminal: what is on the Zone map, in the binder and in the stash, and the
options between missions in words."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from cantina.cli.play.zone.names import Names
from cantina.games.zone.actions import campaign
from cantina.games.zone.actions.trade import BuyCard, BuyMagazine
from cantina.games.zone.box.campaign import MISSION_PLACE
from cantina.games.zone.seen.records import CampaignView, OfferView
from cantina.games.zone.terms.numbers import AMMO
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import Action

CARDS: Final = (campaign.SellCard, campaign.Borrow, campaign.PackCard, campaign.UnpackCard)
MAGAZINES: Final = (campaign.SellMagazine, campaign.PackMagazine, campaign.UnpackMagazine)
ACTIONS: Final = (
    campaign.VisitPlace,
    campaign.UseContact,
    campaign.BuyService,
    campaign.TakeGift,
    BuyCard,
    BuyMagazine,
    *CARDS,
    *MAGAZINES,
)


class Exploring:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words

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

    def option(self, view: ZoneView, action: Action) -> str:
        """One of ACTIONS."""
        names, words, printed = self.names, self.words, self.names.pack.campaign
        id = f"zone-do-{action.verb}"
        if isinstance(action, campaign.VisitPlace):
            return words(id, place=names.of(printed.places[action.place].names))
        if isinstance(action, campaign.UseContact):
            met = printed.contacts[action.contact]
            said = words(id, contact=names.of(met.names))
            return self.priced(said, met.fee) if met.companion is not None and met.fee else said
        trade = view.campaign.trade if view.campaign is not None else None
        if isinstance(action, campaign.BuyService):
            assert trade is not None
            contact = printed.contacts[printed.contact_number[trade.contact]]
            service = contact.services[action.service]
            return self.priced(words(id, text=names.program(service.program)), service.price)
        if isinstance(action, campaign.TakeGift):
            assert trade is not None
            item = trade.gift == "item"
            what = names.gear(action.what) if item else self._magazine(action.what)
            return words(id, what=what)
        if isinstance(action, BuyMagazine):
            said = words(id, kind=AMMO[action.ammo])
            if view.shop is not None:
                return self.priced(said, view.shop.magazine_price)
            return self.priced(said, trade.magazine_price) if trade is not None else said
        if isinstance(action, BuyCard):
            said = words(id, card=names.gear(action.card))
            if view.shop is not None:
                return self._with_price(said, view.shop.goods, action.card)
            return self._with_price(said, trade.goods, action.card) if trade is not None else said
        if isinstance(action, MAGAZINES):
            said = words(id, kind=AMMO[action.ammo])
            if isinstance(action, campaign.SellMagazine) and trade is not None:
                return self.priced(said, trade.magazine_bid)
            return said
        assert isinstance(action, CARDS)
        said = words(id, card=names.gear(action.card))
        if isinstance(action, campaign.SellCard) and trade is not None:
            return self._with_price(said, trade.bids, action.card)
        return said

    def _with_price(self, said: str, offers: list[OfferView], card: int) -> str:
        return self.priced(said, next(offer.price for offer in offers if offer.card == card))

    def priced(self, said: str, price: int) -> str:
        return f"{said} [{self.words('zone-price', price=price)}]"

    def _magazine(self, kind: int) -> str:
        return self.words("zone-do-magazine", kind=AMMO[kind])
