"""Campaigns for tests: at the Zone map, with what a test wants in the stash.

s = explored(2).go("m_a1").done().meet("C01")
"""

from __future__ import annotations

from cantina.games.zone import GAME
from cantina.games.zone.facts.campaign import campaign_of
from cantina.games.zone.facts.mission_end import end
from cantina.games.zone.facts.stock import take_card
from cantina.games.zone.state import CampaignState
from cantina.games.zone.terms.ids import Gear
from cantina.kernel.table import advance, open_table
from tests.games.zone.scene import BOX, Scene, gear_named

PLACES = BOX.campaign.place_number
CONTACTS = BOX.campaign.contact_number


class Expedition(Scene):
    @property
    def campaign(self) -> CampaignState:
        return campaign_of(self.table)

    def go(self, *places: str) -> Expedition:
        for id in places:
            self.click(f"visit {PLACES[id]}")
        return self

    def done(self) -> Expedition:
        self.click("done")
        return self

    def meet(self, contact: str) -> Expedition:
        self.click(f"contact {CONTACTS[contact]}")
        return self

    def knows(self, *contacts: str) -> Expedition:
        """These are in the campaign folder as well."""
        self.campaign.binder += [CONTACTS[id] for id in contacts]
        return self

    def owns(self, *ids: str) -> Expedition:
        """These cards are in the stash."""
        for id in ids:
            self.campaign.stash.append(self.free(id))
            take_card(self.table, self.campaign.stash[-1])
        return self

    def free(self, id: str) -> Gear:
        """A copy that is still in its deck."""
        kind = BOX.gear[gear_named(BOX, id)[0]].kind
        decks = (
            self.state.weapons,
            self.state.items,
            self.state.suits,
            self.state.mods,
            self.state.artifacts,
        )
        return next(card for card in decks[kind].cards if BOX.gear[card].id == id)

    def free_in_stash(self, id: str) -> Gear:
        return next(card for card in self.campaign.stash if BOX.gear[card].id == id)

    def stash(self) -> list[str]:
        return sorted(BOX.gear[card].id for card in self.campaign.stash)

    def buy(self, id: str) -> Expedition:
        offers = [int(words.split()[1]) for words in self.offered() if words.startswith("buy ")]
        self.click(f"buy {next(card for card in offers if BOX.gear[card].id == id)}")
        return self

    def sell(self, id: str) -> Expedition:
        self.click(f"sell {self.free_in_stash(id)}")
        return self

    def leave(self) -> Expedition:
        self.click("end_trade")
        return self

    def packed(self) -> Expedition:
        """Whatever is asked before the mission is answered with the first option or DONE."""
        while self.campaign.out is False:
            offered = self.offered()
            self.click("done" if "done" in offered else offered[0])
        return self

    def ended(self, won: bool) -> Expedition:
        """The mission is over."""
        end(self.table, won, "mission_won" if won else "out_of_time", "ST-33.1")
        advance(self.table)
        return self

    def played(self, place: str, won: bool) -> Expedition:
        """A whole exploration with its mission; nothing is traded."""
        self.go(place)
        self.packed().ended(won)
        while self.step == "go_on":
            self.click("go_on")
        return self


def explored(seats: int = 2, seed: int = 1) -> Expedition:
    return Expedition(open_table(GAME, BOX, seats, seed, {"campaign": "whole"}))
