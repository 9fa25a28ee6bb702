"""Scenes: a position of Battle of Hoth in a few readable lines, and clicks on what is offered.

    s = scene({"D4": "t"}, {"D3": "s"}, land={"D3": "*"}, hand=["R-HQ"])
    s.play("R-HQ").order("D4").attack("D4", "D3", "cross", "explosion")
    assert s.unit("D3").figures == 3

A unit is its sign in the text maps, with the sign of its token and a number of figures if it has
lost some: "t", "s!", "f2". The engine's invariants are checked at the start and after every click.
"""

from __future__ import annotations

from typing import Final, TypeVar

from cantina.games.hoth import GAME
from cantina.games.hoth.board import EMPIRE, REBEL, side_named
from cantina.games.hoth.ids import NO_UNIT, Card, Hex, Kind, Side
from cantina.games.hoth.load_map import STRUCTURE_SIGNS, TOKEN_SIGNS
from cantina.games.hoth.load_scenario import survey
from cantina.games.hoth.pack import FACES, NONE
from cantina.games.hoth.rules.teams import sides_of_seats
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.scenario import Scenario, Start
from cantina.games.hoth.setup import blank_state, lay_out
from cantina.games.hoth.state import HothState, HothTable, Turn, UnitState, War
from cantina.games.hoth.view import HothView
from cantina.kernel.action import Action, Seat
from cantina.kernel.event import Event
from cantina.kernel.game import full_options
from cantina.kernel.pack import Provenance
from cantina.kernel.rng import seeded
from cantina.kernel.state import Outcome
from cantina.kernel.table import Table, advance, current_step, play

BOX: Final = GAME.load(None)
FIELD: Final = BOX.board.field
UNIT_SIGNS: Final = "swdtfa"
HEX_VERBS: Final = (
    "order",
    "move",
    "to",
    "exit",
    "attack",
    "target",
    "fall_back",
    "place",
    "strike",
)
CARD_VERBS: Final = ("play", "discard", "take")
SUPPORT_STEPS: Final = (
    "start",
    "extra_order",
    "attack",
    "aid",
    "after_roll",
    "after_retreat",
    "draw",
)
E = TypeVar("E", bound=Event)


def at(name: str) -> Hex:
    """The hex with this name."""
    hex = BOX.board.named(name)
    assert hex >= 0, f"there is no hex {name}"
    return hex


def number_of(card: str) -> Card:
    return Card(BOX.things.index(card))


class Scene:
    """A table in a chosen position. `events` holds everything told since the start."""

    def __init__(self, table: HothTable) -> None:
        self.table = table
        self.events: list[Event] = []
        GAME.check(table)
        self.pass_over()

    @property
    def state(self) -> HothState:
        return self.table.state

    @property
    def outcome(self) -> Outcome:
        assert self.state.outcome is not None, "the battle is not over"
        return self.state.outcome

    @property
    def step(self) -> str:
        return "over" if self.state.outcome else current_step(self.table).name

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.table.asks[0].seat

    def unit(self, hex: str) -> UnitState:
        number = self.state.at[at(hex)]
        assert number != NO_UNIT, f"nobody stands on {hex}"
        return self.state.units[number]

    def empty(self, hex: str) -> bool:
        return self.state.at[at(hex)] == NO_UNIT

    def medals(self) -> tuple[int, int]:
        """Rebel, Empire."""
        return medals_of(self.table, REBEL), medals_of(self.table, EMPIRE)

    def hand(self, seat: int) -> list[str]:
        return sorted(BOX.things[card] for card in self.state.players[seat].hand)

    def view(self, seat: int) -> HothView:
        view = GAME.view(self.table, Seat(seat))
        assert isinstance(view, HothView)
        return view

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def offered(self) -> list[str]:
        """What may be clicked now, in words."""
        asks = self.table.asks
        return [words(action) for action in asks[0].options] if asks else []

    def click(self, wanted: str) -> Scene:
        offered = self.offered()
        assert wanted in offered, f"{wanted!r} is not offered, only {offered} ({self.step})"
        ask = self.table.asks[0]
        self.events += play(self.table, ask.seat, ask.options[offered.index(wanted)])
        GAME.check(self.table)
        return self.pass_over()

    def pass_over(self) -> Scene:
        """Who holds a support card that does not fit is asked all the same, and passes."""
        while self.table.asks and self.step in SUPPORT_STEPS and self.offered() == ["done"]:
            ask = self.table.asks[0]
            self.events += play(self.table, ask.seat, ask.options[0])
        return self

    def done(self) -> Scene:
        return self.click("done")

    def play(self, card: str) -> Scene:
        return self.click(f"play {card}")

    def order(self, *hexes: str) -> Scene:
        """Orders these units and no more."""
        for hex in hexes:
            self.click(f"order {hex}")
        if self.step == "order":
            self.done()
        return self

    def move(self, start: str, end: str) -> Scene:
        return self.click(f"move {start}").click(f"to {end}")

    def stay(self) -> Scene:
        """No (more) moves."""
        return self.done() if self.step == "move" else self

    def attack(self, start: str, end: str, *faces: str) -> Scene:
        """An attack that rolls these faces; confirmation dice too, if they are given."""
        self.stay().click(f"attack {start}")
        self.load_dice(*faces)
        return self.click(f"target {end}")

    def load_dice(self, *faces: str) -> Scene:
        """The next dice show these faces."""
        wanted = [FACES.index(face) for face in faces]
        for seed in range(2_000_000):
            rng = seeded(seed)
            if all(BOX.die[rng.below(6)] == face for face in wanted):
                self.state.rng = seeded(seed)
                return self
        raise AssertionError(f"no seed rolls {faces}")

    def end_turn(self) -> Scene:
        """Does nothing more this turn; owners fall back the first way there is."""
        turn = self.state.turn
        while self.table.asks and self.state.turn == turn:
            offered = self.offered()
            self.click("done" if "done" in offered else offered[0])
        return self

    def pass_turn(self) -> Scene:
        """Plays the first card and does nothing with it."""
        return self.click(self.offered()[0]).end_turn()


def words(action: Action) -> str:
    said = [str(arg) for arg in action.args]
    if action.verb in HEX_VERBS:
        said[0] = FIELD.names[action.args[0]]
    elif action.verb in CARD_VERBS:
        said[0] = BOX.things[action.args[0]]
    elif action.verb == "support":
        card, hex = action.args
        said = [BOX.things[card]] + ([FIELD.names[hex]] if hex >= 0 else [])
    elif action.verb == "reroll":
        said[0] = FACES[action.args[0]]
    elif action.verb == "leader":
        said[0] = BOX.leaders[action.args[0]].id
    return " ".join([action.verb, *said])


def battlefield(
    rebel: dict[str, str], empire: dict[str, str], land: dict[str, str], first: str
) -> Scenario:
    """A scenario with these units and this terrain: a sign each, G and I for structures."""
    scenario = Scenario(
        "scene", 1, {}, Provenance(kind="ruling", reconstructed=(), source="", note="", rules=())
    )
    signs = [terrain.sign for terrain in BOX.terrains]
    terrain = [0] * BOX.board.count
    structures = []
    for hex, cell in land.items():
        for sign in cell:
            if sign in STRUCTURE_SIGNS:
                structures.append((STRUCTURE_SIGNS.index(sign), at(hex)))
            else:
                terrain[at(hex)] = signs.index(sign)
    scenario.terrain = tuple(terrain)
    scenario.structures = tuple(structures)
    scenario.first = side_named(first)
    scenario.worth = tuple(kind.medals for kind in BOX.units)
    starts = []
    for hex, unit in [*rebel.items(), *empire.items()]:
        tokens = [sign for sign in unit[1:] if sign in TOKEN_SIGNS]
        token = TOKEN_SIGNS.index(tokens[0]) if tokens else 0
        starts.append(Start(kind=Kind(UNIT_SIGNS.index(unit[0])), hex=at(hex), token=token))
    scenario.starts = tuple(starts)
    survey(scenario, BOX.board, BOX.units, BOX.terrains)
    return scenario


def scene(
    rebel: dict[str, str],
    empire: dict[str, str],
    land: dict[str, str] | None = None,
    first: str = "rebel",
    hand: list[str] | None = None,
    enemy_hand: list[str] | None = None,
    leader: str = "",
    seats: int = 2,
    scenario: Scenario | None = None,
    campaign: bool = False,
    support: list[str] | None = None,
    start: bool = True,
) -> Scene:
    """`hand` is that of the side that moves first, `enemy_hand` of the other; both are filled up to
    four cards. Leader and support cards in hands bring the rest of their kind along."""
    if scenario is None:
        scenario = battlefield(rebel, empire, land or {}, first)
    pack = BOX.holding((scenario,) * len(BOX.scenarios))
    sides = sides_of_seats(seats, REBEL)
    state = blank_state(pack, seeded(7), sides, 0)
    lay_out(pack, state, scenario)
    for place, unit in enumerate([*rebel.values(), *empire.values()]):
        if unit[-1].isdigit():
            state.units[place].figures = int(unit[-1])
    for side in (REBEL, EMPIRE):
        named = (hand if side == scenario.first else enemy_hand) or []
        _deal(state, side, [number_of(card) for card in named])
    if campaign:
        state.campaign = 0
        for side in (REBEL, EMPIRE):
            cards = [
                number_of(card) for card in support or [] if BOX.cards[number_of(card)].side == side
            ]
            state.support_hands[side] = cards
            state.support_decks[side] = [c for c in BOX.support[side] if c not in cards]
    after = [step.name for step in GAME.flows[War]].index("after_battle")
    state.stack = [War([], at=after), Turn(landing=0, discarded=0, struck=[])]
    table = Table(GAME, pack, state, seats, 0, full_options(GAME, {}), True)
    if start:
        advance(table)
    return Scene(table)


def _deal(state: HothState, side: Side, named: list[Card]) -> None:
    """The named cards to the first player; decks hold the rest, a team's split in two."""
    members = [player for player in state.players if player.side == side]
    leaders = [BOX.cards[card].leader for card in named if BOX.cards[card].leader != NONE]
    if leaders:
        members[0].leader = leaders[0]
    rest = [card for card in BOX.standard[side] if card not in named]
    size = max(4, len(named))
    padding = size - len(named)
    members[0].hand = [*named, *rest[:padding]]
    rest = rest[padding:]
    if leaders:
        rest += [card for card in BOX.leader_cards[leaders[0]] if card not in named]
    if len(members) > 1:
        members[1].hand = rest[:2]
        members[1].deck = [card for card in rest[2:7] if BOX.cards[card].leader == NONE]
        rest = [card for card in rest[2:] if card not in members[1].deck]
    members[0].deck = rest


def shipped(number: int, hand: list[str] | None = None) -> Scene:
    """A scenario of the box at its start."""
    return scene({}, {}, scenario=BOX.scenarios[number - 1], hand=hand)
