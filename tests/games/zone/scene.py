"""Scenes: a position of S.T.A.L.K.E.R. in a few readable lines, and clicks on what is offered.

    s = scene(["borsuk 1.G ptm leather_jacket"], ["bandit_rifle 2.B S"])
    s.click("begin 0").click("move").click("step 1.D").click("done")
    assert s.threat(0) == "low 1.D"

A stalker is its card, its area and the ids of what it has: weapons, suits, mods and artifacts are
in use as far as they fit, the rest is in the backpack. An enemy is its card, area and facing, then
its group (pack) and team (1) if they are others. Its name in clicks is e0, e1 … in the order given;
on a ground of its own (`maps.drawn`) an area is just a letter. Nothing else is on the map.
"""

from __future__ import annotations

from typing import Final, TypeVar

from cantina.games.zone import GAME
from cantina.games.zone.facts.territory import joined_of
from cantina.games.zone.facts.things import into_play, keys_of, where_is
from cantina.games.zone.facts.turn_tokens import ready_tokens
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.stalkers import Mission as MissionFrame
from cantina.games.zone.frames.stalkers import player_phase
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.state import (
    Anomaly,
    EnemyState,
    StalkerState,
    Symbol,
    ZoneState,
    ZoneTable,
)
from cantina.games.zone.terms.figures import ENEMIES, STALKERS, is_enemy, row_of
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Area, Figure, Gear, Stalker
from cantina.games.zone.terms.kinds import ARTIFACT_CARD, MOD_CARD, SUIT_CARD, WEAPON_CARD
from cantina.games.zone.terms.numbers import GROUPS, NONE
from cantina.kernel.action import Action
from cantina.kernel.errors import BrokenInvariant
from cantina.kernel.event import Event
from cantina.kernel.game import full_options
from cantina.kernel.rng import seeded
from cantina.kernel.state import Frame, Outcome
from cantina.kernel.table import Table, advance, current_step, play
from tests.games.zone.blank import blank_stalker, empty_state, on_ground, stock_decks
from tests.games.zone.maps import drawn

BOX: Final = GAME.load(None)
S0, S1, S2, S3 = STALKERS[:4]
E0, E1, E2 = ENEMIES[:3]
AREA_VERBS: Final = ("step", "distract", "drag", "place", "area", "goal", "way")
FIGURE_VERBS: Final = ("push", "knife", "target", "enemy")
SIDES: Final = ("none", "low", "high")
POINTS: Final = "NESW"
E = TypeVar("E", bound=Event)


class Scene:
    """A table in a chosen position. `events` holds everything told since the start."""

    def __init__(self, table: ZoneTable) -> None:
        self.table = table
        self.events: list[Event] = []

    @property
    def state(self) -> ZoneState:
        return self.table.state

    @property
    def ground(self) -> Ground:
        if self.state.territory >= 0:
            return joined_of(self.table).ground
        return self.table.pack.missions[self.state.mission].ground

    @property
    def outcome(self) -> Outcome:
        assert self.state.outcome is not None, "the mission is not over"
        return self.state.outcome

    @property
    def step(self) -> str:
        return "over" if self.state.outcome else current_step(self.table).name

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.table.asks[0].seat

    def stalker(self, seat: int) -> StalkerState:
        return self.state.stalkers[seat]

    def enemy(self, place: int) -> EnemyState:
        return self.state.enemies[place]

    def at(self, id: str) -> Area:
        """The area with this id, or with this letter on a ground of its own."""
        return self.ground.number[id if "." in id else f"T.{id}"]

    def named(self, area: Area) -> str:
        return self.ground.areas[area].id.removeprefix("T.") if area != NOWHERE else "-"

    def where(self, figure: str) -> str:
        """The area of a stalker (`s0`) or an enemy (`e0`); `-` off the map."""
        number = int(figure[1:])
        one = self.enemy(number) if figure[0] == "e" else self.stalker(number)
        return self.named(one.area)

    def facing(self, place: int) -> str:
        return POINTS[self.enemy(place).facing]

    def threat(self, seat: int) -> str:
        """`low 1.D`, `high 1.D`, or `none`."""
        one = self.stalker(seat)
        side = SIDES[one.threat]
        return f"{side} {self.named(one.threat_area)}" if one.threat else side

    def bears(self, figure: Figure, *things: str) -> None:
        """Things of the mission that a stalker or an enemy has."""
        for thing in things:
            into_play(self.table, thing, figure, NOWHERE)

    def keys(self, s: Stalker) -> list[str]:
        return keys_of(self.table, s)

    def lying(self) -> list[tuple[str, str]]:
        """Things of the mission, and where they are."""
        tokens = self.state.tokens
        return [(token.name, self.named(where_is(self.table, token))) for token in tokens]

    def gear(self, id: str, nth: int = 0) -> Gear:
        """The number of the first (or a later) card with this id."""
        return gear_named(self.table.pack, id)[nth]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def offered(self) -> list[str]:
        """What may be clicked now, in words; asked anew, so the position may be changed by hand."""
        if self.state.outcome is None:
            advance(self.table)
        asks = self.table.asks
        return [self.words(action) for action in asks[0].options] if asks else []

    def can(self, *verbs: str) -> list[bool]:
        """Whether something that starts with these words is offered."""
        offered = self.offered()
        return [any(f"{words} ".startswith(f"{verb} ") for words in offered) for verb in verbs]

    def click(self, wanted: str) -> Scene:
        offered = self.offered()
        assert wanted in offered, f"{wanted!r} is not offered, only {offered} ({self.step})"
        ask = self.table.asks[0]
        sound = self.is_sound()
        self.events += play(self.table, ask.seat, ask.options[offered.index(wanted)])
        if sound:
            GAME.check(self.table)
        return self

    def is_sound(self) -> bool:
        """Whether the invariants hold. Positions put together by hand need not be possible ones;
        those that are stay so."""
        try:
            GAME.check(self.table)
        except BrokenInvariant:
            return False
        return True

    def clicks(self, *wanted: str) -> Scene:
        for words in wanted:
            self.click(words)
        return self

    def walk(self, *areas: str) -> Scene:
        """Moves along these areas and stops there."""
        self.click("move")
        for area in areas:
            self.click(f"step {area}")
        return self.click("done") if self.step == "step" else self

    def push(self, frame: Frame) -> Scene:
        """Something happens: the frame runs up to its first decision or its end."""
        self.table.events = []
        self.table.push(frame)
        advance(self.table)
        self.events += self.table.events
        return self

    def dice(self, *faces: int, sides: int = 6) -> Scene:
        """The next dice show these faces: 0-5 of a die as `combat/dice` counts them."""
        return self.rolls(*[(sides, face) for face in faces])

    def petals(self, *petals: int) -> Scene:
        """The next anomaly dice show these symbols."""
        firsts = (0, 1, 3, 6)
        return self.rolls(*[(10, firsts[number - 1]) for number in petals])

    def rolls(self, *rolls: tuple[int, int]) -> Scene:
        """The next random numbers, each with the number of its possible values."""
        for seed in range(20_000_000):
            rng = seeded(seed)
            if all(rng.below(sides) == face for sides, face in rolls):
                self.state.rng = seeded(seed)
                return self
        raise AssertionError(f"no seed rolls {rolls}")

    def words(self, action: Action) -> str:
        said = [str(arg) for arg in action.args]
        if action.verb in AREA_VERBS and said:
            said[0] = self.named(Area(action.args[0]))
        elif action.verb in FIGURE_VERBS and said:
            said[0] = figure_name(Figure(action.args[0]))
        elif action.verb == "fire":
            said[1] = figure_name(Figure(action.args[1]))
        return " ".join([action.verb, *said])


def corridor(letters: str, *areas: str, high: int = 2) -> Ground:
    """Areas side by side from west to east, each as many squares high as figures fit; `areas` say
    more of some of them: `C rad 2`."""
    between = "+.+" + ".+" * (len(letters) - 1)
    squares = " " + " ".join(letters) + " "
    edge = "+ " * len(letters) + "+"
    drawing = [edge, *[line for _ in range(high) for line in (squares, between)][:-1], edge]
    told = [f"{words[0]} 1x{high} {high}{words[1:]}" for words in areas]
    return drawn(drawing, *told)


def figure_name(figure: Figure) -> str:
    return f"e{row_of(figure)}" if is_enemy(figure) else f"s{figure}"


def gear_named(pack: ZonePack, id: str) -> list[Gear]:
    found = [card.number for card in pack.gear if card.id == id]
    assert found, f"there is no equipment {id}"
    return found


def scene(
    stalkers: list[str],
    enemies: list[str] | None = None,
    ground: Ground | None = None,
    anomalies: list[str] | None = None,
    lead: Stalker = S0,
    begin: bool = False,
) -> Scene:
    """The player phase of mission A1 with these figures and nothing else on the map. An anomaly is
    its card, centre and symbols: `electro 3.E 3.E:4 3.D:1`. With `begin` the first turn began."""
    pack = BOX if ground is None else on_ground(BOX, ground)
    state = empty_state(pack, lead)
    table: ZoneTable = Table(GAME, pack, state, len(stalkers), 0, full_options(GAME, {}), True)
    made = Scene(table)
    taken: list[Gear] = []
    for s, words in zip(STALKERS, stalkers, strict=False):
        equip(made, s, words.split(), taken)
    for words in enemies or []:
        state.enemies.append(standee(made, words.split()))
    for words in anomalies or []:
        state.anomalies.append(anomaly(made, words.split()))
    stock_decks(pack, state, taken)
    ready_tokens(table)
    look(table)
    state.stack = [after_players(), player_phase(lead)]
    advance(table)
    return made.click("begin 0") if begin else made


def after_players() -> MissionFrame:
    """The mission at the step that follows the player phase."""
    names = [step.name for step in GAME.flows[MissionFrame]]
    return MissionFrame([], at=names.index("players_play") + 1)


def equip(made: Scene, s: Stalker, words: list[str], taken: list[Gear]) -> None:
    """A stalker in full health that has what the scene names and no more."""
    pack = made.table.pack
    ids = [card.id for card in pack.stalkers]
    card = ids.index(words[0])
    one = blank_stalker(pack, card, made.at(words[1]))
    made.state.stalkers.append(one)
    made.state.count += 1
    for id in words[2:]:
        gear = next(number for number in gear_named(pack, id) if number not in taken)
        taken.append(gear)
        _put_on(made, one, gear)


def _put_on(made: Scene, one: StalkerState, gear: Gear) -> None:
    pack = made.table.pack
    kind = pack.gear[gear].kind
    if kind == WEAPON_CARD and one.weapon == NO_GEAR:
        one.weapon = gear
    elif kind == SUIT_CARD and one.suit == NO_GEAR:
        one.suit = gear
    elif kind == ARTIFACT_CARD and len(one.artifacts) < 3:
        one.artifacts.append(gear)
    elif kind == MOD_CARD and pack.mod(gear).slot != NONE and one.weapon != NO_GEAR:
        made.state.gear[one.weapon].mods.append(gear)
    elif kind == MOD_CARD and pack.mod(gear).slot == NONE and one.suit != NO_GEAR:
        made.state.gear[one.suit].mods.append(gear)
    else:
        one.backpack.append(gear)


def standee(made: Scene, words: list[str]) -> EnemyState:
    """`pool` as area: off the map."""
    card = made.table.pack.enemy_number[words[0]]
    area = NOWHERE if words[1] == "pool" else made.at(words[1])
    facing = POINTS.index(words[2]) if len(words) > 2 else 2
    group = GROUPS.index(words[3]) if len(words) > 3 and words[3] != "none" else NONE
    if len(words) <= 3:
        group = GROUPS.index("pack")
    team = int(words[4]) if len(words) > 4 else 0 if group == NONE else 1
    hp = made.table.pack.enemies[card].hp
    return EnemyState(
        card=card,
        area=area,
        facing=facing,
        hp=hp,
        stun=False,
        vulnerable=False,
        group=group,
        team=team,
        came_from=NOWHERE,
    )


def anomaly(made: Scene, words: list[str]) -> Anomaly:
    cards = [card.id for card in made.table.pack.anomalies]
    symbols: list[Symbol] = []
    for word in words[2:]:
        name, _, petals = word.partition(":")
        area = made.at(name)
        row, column = made.ground.areas[area].middle
        square = row * made.ground.plan.width + column
        symbols.append(Symbol(area=area, square=square, petals=int(petals), cover=NONE))
    return Anomaly(
        card=cards.index(words[0]),
        centre=made.at(words[1]),
        active=True,
        artifact=False,
        symbols=symbols,
    )
