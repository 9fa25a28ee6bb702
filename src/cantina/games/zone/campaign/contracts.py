"""ST-34.2, ST-34.11: contracts: an extra objective, paid once."""

from __future__ import annotations

from cantina.games.zone.choose.conditions import met
from cantina.games.zone.events.campaign import ContractPaid, ContractTaken
from cantina.games.zone.facts.campaign import campaign_of, change_coupons
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_CONTACT, NO_FIGURE, ContactNo


def take_contract(t: ZoneTable, contact: ContactNo) -> None:
    """ST-34.1, ST-34.11: for this mission."""
    campaign_of(t).contract = contact
    if t.heard:
        t.tell(ContractTaken("ST-34.11", contact=contact))


def judge_contract(t: ZoneTable) -> None:
    """ST-34.11: whether the mission was won and the goal holds."""
    campaign = campaign_of(t)
    campaign.fulfilled = False
    if campaign.contract != NO_CONTACT and campaign.played[-1].won:
        goal = t.pack.campaign.contacts[campaign.contract].goal
        campaign.fulfilled = met(t, goal, NO_FIGURE)


def pay_contract(t: ZoneTable) -> None:
    """ST-34.11: a paid contract leaves the folder, an unpaid one stays."""
    campaign = campaign_of(t)
    contact, campaign.contract = campaign.contract, NO_CONTACT
    if not campaign.fulfilled:
        return
    reward = t.pack.campaign.contacts[contact].reward
    campaign.source = t.pack.campaign.contacts[contact].id
    campaign.binder.remove(contact)
    if t.heard:
        t.tell(ContractPaid("ST-34.11", contact=contact, reward=reward))
    change_coupons(t, reward, "ST-34.11")
