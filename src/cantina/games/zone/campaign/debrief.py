"""Chapter 33: after a mission of the campaign: what it brings, and cleaning up."""

from __future__ import annotations

from cantina.games.zone.campaign.companions import part_with_companion
from cantina.games.zone.choose.conditions import note_objectives
from cantina.games.zone.effects.campaign import note_achievement
from cantina.games.zone.facts.campaign import CARD_FOUND, campaign_of, note, return_to_deck
from cantina.games.zone.facts.equipment import carried
from cantina.games.zone.facts.figures import stalkers
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.outfit import blank_stalker
from cantina.games.zone.setup import clear_map, gear_decks_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_PLACE, NO_PROGRAM
from cantina.games.zone.terms.kinds import MAGAZINES


def read_epilogue(t: ZoneTable) -> None:
    """ST-33.6: the outcome's epilogue; ST-32.22: that the mission is over, and won, is noted."""
    played = campaign_of(t).played[-1]
    mission = t.pack.missions[played.mission]
    note_objectives(t)
    note_finds(t)
    note_achievement(t, f"{mission.id.lower()}_done")
    if played.won:
        note_achievement(t, f"{mission.id.lower()}_won")
    epilogue = mission.epilogue_win if played.won else mission.epilogue_fail
    if epilogue.program != NO_PROGRAM:
        t.push(resolve(epilogue.program))


def note_finds(t: ZoneTable) -> None:
    """Cards that somebody carries and that the group had not packed."""
    for s in stalkers(t):
        for card in carried(t, s):
            if card not in campaign_of(t).packed:
                note(t, CARD_FOUND, t.pack.gear[card].id)


def clean_up(t: ZoneTable) -> None:
    """ST-32.17, ST-32.25: whatever was carried goes to the stash, also what the dead and the
    companion had; what was lent goes back, its mods to the stash (ST-32.26); what was used up and
    what lay about goes back into its deck. ST-33.5: everybody is available again."""
    campaign = campaign_of(t)
    state = t.state
    for s in stalkers(t):
        one = state.stalkers[s]
        cards = carried(t, s)
        for card in cards:
            state.gear[card].mods = []
        campaign.stash += cards
        for kind in range(MAGAZINES):
            campaign.magazines[kind] += one.magazines[kind]
        state.stalkers[s] = blank_stalker(t.pack)
        state.stalkers[s].card = one.card
    for card in campaign.loans:
        if card in campaign.stash:
            return_to_deck(t, card)
    for gear in state.gear:
        gear.extra = 0
    part_with_companion(t)
    clear_map(t.pack, state, t.pack.missions[state.mission])
    for deck in gear_decks_of(state):
        deck.cards += deck.discard
        deck.discard = []
        state.rng.shuffle(deck.cards)
    campaign.played[-1].earned = campaign.coupons - campaign.before
    campaign.played[-1].notes, campaign.notes, campaign.packed = campaign.notes, [], []
    campaign.goal = NO_PLACE
    campaign.loans, campaign.later, campaign.resolved = [], [], []
