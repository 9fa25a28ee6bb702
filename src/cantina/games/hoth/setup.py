"""Chapter 2: the options of a table, and how a battle is laid out."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import EMPIRE, REBEL, side_named
from cantina.games.hoth.ids import NO_CARD, NO_SEAT, NO_SIDE, NO_UNIT, NOWHERE, Side, Unit
from cantina.games.hoth.load_scenario import read_own
from cantina.games.hoth.pack import ELITE, NONE, HothPack
from cantina.games.hoth.rules.teams import sides_of_seats
from cantina.games.hoth.rules.units import new_unit
from cantina.games.hoth.scenario import Scenario
from cantina.games.hoth.state import HothState, Player, War
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.errors import BadContent, BadOptions
from cantina.kernel.game import Option
from cantina.kernel.rng import Rng
from cantina.parts.box.play import BOX

SCENARIO: Final = Option(
    key="scenario", choices=tuple([str(number) for number in range(1, 18)]), rule="HO-2.1"
)
LEADERS: Final = Option(key="leaders", choices=("off", "on"), rule="HO-2.4")
TEAM: Final = Option(key="team", choices=("rebel", "empire"), rule="HO-14.1")
"""With three players: which side has two of them."""
PARTNERS: Final = Option(key="partners", choices=("hidden", "shown"), rule="HO-14.6")
"""Whether the members of a team see each other's hand."""
CAMPAIGN: Final = Option(key="campaign", choices=("none", "a", "b"), rule="HO-15.1")
"""A campaign begins with a scenario of its own; then `scenario` and `leaders` mean nothing."""
OWN: Final = Option(key="own", choices=(), rule="HO-2.1")
"""A scenario that somebody wrote, in the form of the content; then `scenario` means nothing."""
OPTIONS: Final = (SCENARIO, LEADERS, TEAM, PARTNERS, CAMPAIGN, OWN, BOX)


def own_for(pack: HothPack, options: dict[str, str]) -> HothPack:
    """The box, and in it the table's own scenario behind the others."""
    own = options["own"]
    if own == pack.own:
        return pack
    if pack.own:
        raise BadOptions("this box holds the scenario of another table")
    if options["campaign"] != "none":
        raise BadOptions("a campaign has scenarios of its own")
    try:
        scenario = read_own(pack, own)[0]
    except BadContent as problem:
        raise BadOptions(str(problem)) from None
    return pack.holding((*pack.scenarios, scenario), own)


def setup(pack: HothPack, options: dict[str, str], seats: int, rng: Rng) -> HothState:
    """HO-2.1: the board of the chosen scenario. Cards are dealt when leaders are chosen."""
    campaign = CAMPAIGN.choices.index(options["campaign"]) - 1
    if campaign != NONE and seats != 2:
        raise BadOptions(f"a campaign is for 2 players, not for {seats} (HO-15.1)")
    if campaign >= len(pack.campaigns) or int(options["scenario"]) > len(pack.scenarios):
        raise BadOptions("the content pack has no such scenario or campaign")
    scenario = len(pack.scenarios) - 1 if pack.own else int(options["scenario"]) - 1
    if campaign != NONE:
        scenario = pack.campaigns[campaign].nodes[0].scenario
    sides = sides_of_seats(seats, side_named(options["team"]))
    asked = options["leaders"] == "on" and campaign == NONE
    state = blank_state(pack, rng, sides, scenario)
    state.stack.append(War(all_seats(seats) if asked else []))
    if campaign != NONE:
        state.campaign = campaign
        for side in (REBEL, EMPIRE):  # HO-15.5
            state.support_decks[side] = list(pack.support[side])
            rng.shuffle(state.support_decks[side])
    lay_out(pack, state, pack.scenarios[scenario])
    return state


def blank_state(pack: HothPack, rng: Rng, sides: list[Side], scenario: int) -> HothState:
    """Nothing on the board, no cards dealt."""
    kinds = len(pack.units)
    return HothState(
        rng=rng,
        stack=[],
        sealed=[],
        revealed=0,
        outcome=None,
        scenario=scenario,
        turn=0,
        battle_turn=0,
        active=Seat(0),
        taken=[0, 0],
        over=False,
        winner=NO_SIDE,
        units=[],
        at=[NO_UNIT] * pack.board.count,
        occupied=0,
        structures=[],
        medals=[0, 0],
        objective_medals=[0, 0],
        claimed=[],
        killed=[0] * kinds,
        exited=[0] * kinds,
        kept=[0] * kinds,
        charges=0,
        officer=NOWHERE,
        carrier=NO_UNIT,
        post=[NO_SEAT, NO_SEAT],
        reserves=0,
        returning=[],
        players=[Player(side=side, leader=NONE, hand=[], deck=[], discard=[]) for side in sides],
        card=NO_CARD,
        plain=False,
        support=NO_CARD,
        aided=NO_UNIT,
        shots=[],
        campaign=NONE,
        node=0,
        deeds=[],
        secrets=[False, False],
        support_hands=[[], []],
        support_decks=[[], []],
        support_used=[[], []],
        fought=[],
    )


def lay_out(pack: HothPack, state: HothState, scenario: Scenario) -> None:
    """HO-2.1, HO-2.2, HO-2.3: terrain is the scenario's; structures, units at their starting
    strength with their tokens, and the officer come onto a clean board."""
    kinds = len(pack.units)
    state.units = []
    state.at = [NO_UNIT] * pack.board.count
    state.occupied = 0
    for start in scenario.starts:
        elite = start.token == ELITE and pack.units[start.kind].flying
        figures = pack.elite_squadron if elite else pack.units[start.kind].figures
        state.at[start.hex] = Unit(len(state.units))
        state.occupied |= 1 << start.hex
        state.units.append(new_unit(start.kind, start.hex, figures, start.token))
    state.structures = [hex for _, hex in scenario.structures]
    state.medals, state.objective_medals = [0, 0], [0, 0]
    state.claimed, state.returning, state.shots, state.deeds = [], [], [], []
    state.killed, state.exited, state.kept = [0] * kinds, [0] * kinds, [0] * kinds
    state.charges = 0
    state.officer, state.carrier = scenario.officer, NO_UNIT
    state.post = [NO_SEAT, NO_SEAT]
    state.reserves = scenario.reserve_count
    state.battle_turn = 0
    state.taken = [0, 0]
    state.over, state.winner = False, NO_SIDE
    state.card, state.plain, state.support, state.aided = NO_CARD, False, NO_CARD, NO_UNIT
    state.secrets = [False, False]
