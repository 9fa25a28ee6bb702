"""The things on a table of S.T.A.L.K.E.R. as players see them."""

from __future__ import annotations


class AreaView:
    def __init__(
        self,
        id: str,
        cells: list[int],
        capacity: int,
        room: int,
        cover: int,
        radiation: int,
        water: bool,
    ) -> None:
        self.id = id
        self.cells = cells  # unit squares: row * width + column
        self.capacity = capacity
        self.room = room
        self.cover = cover
        self.radiation = radiation
        self.water = water


class BorderView:
    """One unit of border: the north or west edge of a unit square."""

    def __init__(self, row: int, column: int, side: int, kind: str) -> None:
        self.row = row
        self.column = column
        self.side = side  # NORTH or WEST
        self.kind = kind  # open, door, window, impassable, wall; barred: shut by a card


class TileView:
    def __init__(self, id: str, row: int, column: int, size: int) -> None:
        self.id = id
        self.row = row
        self.column = column
        self.size = size


class GroundView:
    """The map as it is printed and as cards have changed it."""

    def __init__(
        self,
        width: int,
        height: int,
        tiles: list[TileView],
        areas: list[AreaView],
        borders: list[BorderView],
        starts: list[int],
        exits: list[int],
    ) -> None:
        self.width = width  # in unit squares
        self.height = height
        self.tiles = tiles
        self.areas = areas
        self.borders = borders
        self.starts = starts
        self.exits = exits


class ModView:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id


class GearView:
    """An equipment card in play, with the mods on it."""

    def __init__(
        self, number: int, id: str, kind: str, ammo: int, capacity: int, mods: list[ModView]
    ) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.ammo = ammo
        self.capacity = capacity
        self.mods = mods


class StalkerView:
    def __init__(
        self,
        card: str,
        area: int,
        hp: int,
        max_hp: int,
        dose: int,
        focus: bool,
        stun: bool,
        vulnerable: bool,
        slots: list[int],
        markers: list[int],
        finished: list[bool],
        critical: list[bool],
        threat: int,
        threat_area: int,
        seen: bool,
        bolts: int,
        magazines: list[int],
        weapon: GearView | None,
        suit: GearView | None,
        artifacts: list[GearView],
        backpack: list[GearView],
        backpack_limit: int,
        findings: list[str],
        left: bool,
        defence: int,
        map_radiation: int,
        radiation_dice: int,
        base_dose: int,
    ) -> None:
        self.card = card  # "" until chosen
        self.area = area
        self.hp = hp
        self.max_hp = max_hp
        self.dose = dose
        self.focus = focus
        self.stun = stun
        self.vulnerable = vulnerable
        self.slots = slots
        self.markers = markers
        self.finished = finished
        self.critical = critical
        self.threat = threat
        self.threat_area = threat_area
        self.seen = seen  # by an enemy, now
        self.bolts = bolts
        self.magazines = magazines
        self.weapon = weapon
        self.suit = suit
        self.artifacts = artifacts
        self.backpack = backpack
        self.backpack_limit = backpack_limit
        self.findings = findings
        self.left = left
        self.defence = defence  # dice
        self.map_radiation = map_radiation  # added to what the map gives
        self.radiation_dice = radiation_dice  # at the present dose
        self.base_dose = base_dose  # of artifacts


class EnemyView:
    def __init__(
        self,
        number: int,
        card: str,
        area: int,
        facing: int,
        hp: int,
        max_hp: int,
        stun: bool,
        vulnerable: bool,
        group: str,
        team: int,
        marked: bool,
        sees: list[int],
    ) -> None:
        self.number = number  # as a figure
        self.card = card
        self.area = area
        self.facing = facing
        self.hp = hp
        self.max_hp = max_hp
        self.stun = stun
        self.vulnerable = vulnerable
        self.group = group
        self.team = team
        self.marked = marked
        self.sees = sees  # areas, its own among them


class PoolView:
    """Standees of an enemy card that are not on the map."""

    def __init__(self, card: str, group: str, left: int) -> None:
        self.card = card
        self.group = group
        self.left = left


class SymbolView:
    def __init__(self, area: int, square: int, petals: int, cover: int) -> None:
        self.area = area
        self.square = square  # the unit square it lies on: row * width + column
        self.petals = petals
        self.cover = cover


class AnomalyView:
    def __init__(
        self,
        card: str,
        type: str,
        centre: int,
        active: bool,
        artifact: bool,
        symbols: list[SymbolView],
    ) -> None:
        self.card = card
        self.type = type
        self.centre = centre
        self.active = active
        self.artifact = artifact
        self.symbols = symbols


class TokenView:
    def __init__(self, name: str, area: int, carrier: int) -> None:
        self.name = name
        self.area = area
        self.carrier = carrier


class PeekView:
    """An unknown-enemy token that the players have looked at."""

    def __init__(self, area: int, place: int, kind: str) -> None:
        self.area = area
        self.place = place  # in the stack, 0 at the bottom
        self.kind = kind


class CardView:
    """An environment card that is open: on the map or beside it."""

    def __init__(
        self, number: int, id: str, place: int, flipped: bool, areas: list[int], times: list[int]
    ) -> None:
        self.number = number  # its place among the cards of the table, as `act` names it
        self.id = id  # with the variant once flipped
        self.place = place
        self.flipped = flipped
        self.areas = areas
        self.times = times


class RollView:
    """Dice on the table."""

    def __init__(
        self,
        of: str,
        figure: int,
        dice: list[int],
        bonus: int,
        accurate: bool,
        needed: int,
        target: int,
        part: str,
        result: str,
        kills: int,
    ) -> None:
        self.of = of  # attack, defence, anomaly
        self.figure = figure
        self.dice = dice  # faces: 0-5 equipment, 6-11 stalker; petals of the anomaly die
        self.bonus = bonus
        self.accurate = accurate  # within the effective range of the weapon
        self.needed = needed  # defence: the damage that comes
        # Of an attack on one enemy: whom and what it hits, what it does as the dice lie, and how
        # likely that kills, in permille.
        self.target = target
        self.part = part
        self.result = result
        self.kills = kills


class GoalView:
    """An objective of the mission."""

    def __init__(self, id: str, done: bool) -> None:
        self.id = id
        self.done = done


class RiskView:
    def __init__(self, anomaly: int, percent: int) -> None:
        self.anomaly = anomaly
        self.percent = percent


class GlimpseView:
    """An area of a way on which enemies would see the stalker."""

    def __init__(self, area: int, enemies: list[int]) -> None:
        self.area = area
        self.enemies = enemies


class WayView:
    """Where a stalker could go now, by the safest path, and what it would mean."""

    def __init__(
        self,
        area: int,
        path: list[int],
        glimpses: list[GlimpseView],
        seen_by: list[int],
        threat: int,
        threat_area: int,
        dose: int,
        risks: list[RiskView],
    ) -> None:
        self.area = area
        self.path = path  # areas entered, the last is `area`
        self.glimpses = glimpses  # where on the path, its end included
        self.seen_by = seen_by  # enemies that would see the stalker there
        self.threat = threat
        self.threat_area = threat_area
        self.dose = dose  # added by the movement
        self.risks = risks


class ChanceView:
    def __init__(self, result: str, at: int, permille: int, kills: int) -> None:
        self.result = result
        self.at = at  # successes needed, with what is added to the dice
        self.permille = permille
        self.kills = kills  # of these: the enemy dies, wound cards included


class PartView:
    def __init__(self, part: str, kill: int, chances: list[ChanceView]) -> None:
        self.part = part
        self.kill = kill  # permille, wound cards included
        self.chances = chances


class ShotView:
    """An attack that is offered now, with the exact chances of each result."""

    def __init__(
        self,
        verb: str,
        args: list[int],
        attack: str,
        target: int,
        distance: int,
        stalker_dice: int,
        gear_dice: int,
        accurate: bool,
        bonus: int,
        cover: int,
        ammo: int,
        parts: list[PartView],
    ) -> None:
        self.verb = verb  # the option it belongs to
        self.args = args
        self.attack = attack
        self.target = target
        self.distance = distance
        self.stalker_dice = stalker_dice
        self.gear_dice = gear_dice
        self.accurate = accurate
        self.bonus = bonus  # successes added to the dice
        self.cover = cover
        self.ammo = ammo
        self.parts = parts


class ReasonView:
    """Why a base action is not possible now, and what could be done about it."""

    def __init__(
        self, act: str, why: str, rule: str, card: str, figure: int, area: int, far: int
    ) -> None:
        self.act = act
        self.why = why
        self.rule = rule
        self.card = card  # the weapon it is about
        self.figure = figure  # the nearest enemy
        self.area = area  # the nearest loot
        self.far = far  # how far that is


class ShareView:
    """What so many successes of a burst would do to the enemy they are for."""

    def __init__(self, count: int, result: str) -> None:
        self.count = count
        self.result = result  # as of a threshold: words, or nothing


class MatterView:
    """What is decided now: about which figure, because of which card."""

    def __init__(self, figure: int, card: str, effect: int, shares: list[ShareView]) -> None:
        self.figure = figure
        self.card = card
        self.effect = effect  # of a stalker's ability or card
        self.shares = shares
