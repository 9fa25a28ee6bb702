"""What a player of S.T.A.L.K.E.R. is asked, and the options in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from cantina.cli.play.zone.cast import Cast
from cantina.cli.play.zone.names import PETAL, TURNS, Names, face_sign
from cantina.cli.play.zone.notes import Notes
from cantina.games.zone.effects import Op
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.frames.enemies import March
from cantina.games.zone.kinds import PARTS
from cantina.games.zone.pictures import GearView
from cantina.games.zone.rules.actions import END, LEAD_HEALS, actions_in_turn
from cantina.games.zone.rules.carrying import BOLTS, FINDINGS
from cantina.games.zone.rules.dice import STALKER_DIE
from cantina.games.zone.rules.endings import MOBILE
from cantina.games.zone.rules.figures import area_of
from cantina.games.zone.rules.ops_mission import ENDURED
from cantina.games.zone.rules.pickup import LOOSE_ARTIFACT, LOOT, ON_SYMBOL
from cantina.games.zone.rules.ways import fork
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms import AMMO, NONE
from cantina.games.zone.view import ZoneView
from cantina.games.zone.wording_select import cost
from cantina.kernel.action import Action, Ask

PLAIN: Final = ("pass", "move", "careful", "prepare", "shake", "leave", "end", "focus")
ON_AREAS: Final = ("distract", "goal", "area", "drag")
ON_FIGURES: Final = ("enemy", "target", "figure", "push", "leader")
ON_GEAR: Final = ("reload", "item", "drop", "stow")
ON_TURNS: Final = ("begin", "critical", "token")
ON_THINGS: Final = ("take", "put", "pass_on")
ON_SYMBOLS: Final = ("bolt", "symbol")
ON_SIDES: Final = ("turn", "face")
ABOUT_GEAR: Final = (*ON_GEAR, "equip", "fit", "give")


class Choices:
    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast
        self.names: Final[Names] = cast.names
        self.words: Final = cast.words
        self.notes: Final = Notes(cast)
        self.special: Final[dict[str, Callable[[Sight, tuple[int, ...]], str]]] = {
            "act": self._act,
            "card": self._enemy_card,
            "choose": self._choose,
            "done": self._done,
            "ending": self._ending,
            "equip": self._equip,
            "fire": self._fire,
            "fit": self._fit,
            "give": self._give,
            "halt": self._halt,
            "hand": self._hand,
            "knife": self._knife,
            "lead": self._lead,
            "magazine": self._magazine,
            "obey": self._obey,
            "part": self._part,
            "pick": self._pick,
            "reroll": self._reroll,
            "resist": self._resist,
            "return": self._return,
            "share": self._share,
            "stalker": self._stalker,
            "step": self._step,
            "use": self._use,
            "way": self._way,
        }

    def question(self, view: ZoneView, ask: Ask) -> str:
        """Whoever is asked is called by the stalker's name."""
        return self.words(f"zone-ask-{ask.name}", name=self.cast.stalker(ask.seat))

    def options(self, world: ZoneTable, view: ZoneView, ask: Ask) -> list[Text]:
        sight = Sight(world, view, ask)
        return [Text(self.priced(sight, option)) for option in ask.options]

    def priced(self, sight: Sight, option: Action) -> str:
        """ST-12.2: in a turn, with what the action costs."""
        said = self.option(sight, option)
        if sight.ask.name != "act" or option == END:
            return said
        _, free = actions_in_turn(sight.world, sight.ask.seat)
        cost = self.words("zonecard-use-free" if option in free else "zonecard-use-standard")
        return f"{said} [{cost}]"

    def option(self, sight: Sight, option: Action) -> str:
        verb, args, words = option.verb, option.args, self.words
        if verb in PLAIN:
            return words(f"zone-do-{verb}")
        if verb in ON_AREAS:
            return words(f"zone-do-{verb}", area=self.cast.area(args[0]))
        if verb in ON_FIGURES:
            return words(f"zone-do-{verb}", who=self.cast.figure(args[0]))
        if verb in ON_GEAR:
            return words(f"zone-do-{verb}", card=self._gear(sight, args[0]))
        if verb in ON_TURNS:
            return words(f"zone-do-{verb}", turn=TURNS[args[0]])
        if verb in ON_SIDES:
            return words(f"zone-do-{verb}", side=self.names.side(args[0]))
        if verb in ON_THINGS:
            thing = self.names.thing(sight.view.tokens[args[0]].name)
            who = self.cast.figure(args[1]) if len(args) > 1 else ""
            return words(f"zone-do-{verb}", thing=thing, who=who)
        if verb in ON_SYMBOLS:
            return self._symbol(sight, verb, args)
        return self.special[verb](sight, args)

    def _gear(self, sight: Sight, number: int) -> str:
        """With rounds and mods, where it is in somebody's hands."""
        for gear in gear_in(sight.view):
            if gear.number == number:
                return self.names.carried(gear)
        return self.names.gear(number)

    # In a turn.

    def _done(self, sight: Sight, args: tuple[int, ...]) -> str:
        return self.words("zone-do-stay" if sight.ask.name == "step" else "zone-do-done")

    def _step(self, sight: Sight, args: tuple[int, ...]) -> str:
        said = self.words("zone-do-step", area=self.cast.area(args[0]))
        return self.notes.with_way(said, sight.view, args[0])

    def _lead(self, sight: Sight, args: tuple[int, ...]) -> str:
        alone = "-alone" if len(sight.view.stalkers) == 1 else ""
        what = "heal" if args[0] == LEAD_HEALS else "focus"
        return self.words(f"zone-do-lead-{what}{alone}")

    def _pick(self, sight: Sight, args: tuple[int, ...]) -> str:
        if args == LOOT.args:
            return self.words("zone-do-pick-loot")
        if args == LOOSE_ARTIFACT.args:
            return self.words("zone-do-pick-artifact")
        if args[0] == ON_SYMBOL:
            return self.words("zone-do-pick-symbol", anomaly=self.cast.anomaly(args[1]))
        thing = self.names.thing(sight.view.tokens[args[1]].name)
        return self.words("zone-do-pick-thing", thing=thing)

    def _symbol(self, sight: Sight, verb: str, args: tuple[int, ...]) -> str:
        symbol = sight.view.anomalies[args[0]].symbols[args[1]]
        return self.words(
            f"zone-do-{verb}",
            anomaly=self.cast.anomaly(args[0]),
            area=self.cast.area(symbol.area),
            percent=symbol.petals * PETAL,
        )

    def _use(self, sight: Sight, args: tuple[int, ...]) -> str:
        card, text = self.names.owner(args[0]), self.names.effect(args[0])
        if len(args) == 1:
            return self.words("zone-do-use", card=card, text=text)
        return self.words("zone-do-use-on", card=card, text=text, who=self.cast.figure(args[1]))

    def _act(self, sight: Sight, args: tuple[int, ...]) -> str:
        """ST-8.5: some are done several times."""
        view = next(card for card in sight.view.cards if card.number == args[0])
        mission, of = self.cast.mission, self.names.of
        card = of(self.names.env(mission, view).names)
        act = self.names.env_side(mission, view).acts[args[1]]
        if act.repeat <= 1:
            return self.words("zone-do-act", card=card, act=of(act.names))
        done = view.times[args[1]] if args[1] < len(view.times) else 0
        name, times = of(act.names), act.repeat
        return self.words("zone-do-act-again", card=card, act=name, done=done, times=times)

    # Fighting.

    def _fire(self, sight: Sight, args: tuple[int, ...]) -> str:
        weapon = sight.view.stalkers[sight.ask.seat].weapon
        assert weapon is not None
        attack = self.names.pack.weapon(weapon.number).attacks[args[0]]
        said = self.words(
            "zone-do-fire",
            attack=self.names.of(attack.names),
            who=self.cast.figure(args[1]),
            rounds=args[2] if len(args) > 2 else 0,
        )
        return self.notes.with_shot(said, sight.view, "fire", args)

    def _knife(self, sight: Sight, args: tuple[int, ...]) -> str:
        said = self.words("zone-do-knife", who=self.cast.figure(args[0]))
        return self.notes.with_shot(said, sight.view, "knife", args)

    def _part(self, sight: Sight, args: tuple[int, ...]) -> str:
        return self.words(f"zone-do-part-{PARTS[args[0]]}")

    def _reroll(self, sight: Sight, args: tuple[int, ...]) -> str:
        roll = sight.view.roll
        assert roll is not None
        chosen = [place for place in range(len(roll.dice)) if args[0] >> place & 1]
        dice = ", ".join(self._die(place, roll.dice[place]) for place in chosen)
        if len(args) == 1:
            return self.words("zone-do-reroll-focus", dice=dice)
        return self.words("zone-do-reroll", card=self.names.owner(args[1]), dice=dice)

    def _die(self, place: int, face: int) -> str:
        """Dice of both kinds may show the same; as they lie, each has its number."""
        kind = "stalker" if face >= STALKER_DIE else "gear"
        return self.words(f"zone-die-{kind}", number=place + 1, face=face_sign(face))

    def _share(self, sight: Sight, args: tuple[int, ...]) -> str:
        return self.words("zone-do-share", count=args[0])

    # Equipment.

    def _equip(self, sight: Sight, args: tuple[int, ...]) -> str:
        card = self._gear(sight, args[0])
        if len(args) == 1:
            return self.words("zone-do-equip", card=card)
        return self.words("zone-do-equip-instead", card=card, other=self.names.gear(args[1]))

    def _fit(self, sight: Sight, args: tuple[int, ...]) -> str:
        card, host = self.names.gear(args[0]), self.names.gear(args[1])
        if len(args) == 2:
            return self.words("zone-do-fit", card=card, host=host)
        other = self.names.gear(args[2])
        return self.words("zone-do-fit-instead", card=card, host=host, other=other)

    def _give(self, sight: Sight, args: tuple[int, ...]) -> str:
        card, who = self._gear(sight, args[0]), self.cast.figure(args[1])
        return self.words("zone-do-give", card=card, who=who)

    def _hand(self, sight: Sight, args: tuple[int, ...]) -> str:
        """ST-13.3: a magazine, a bolt, a finding."""
        thing, name = "finding", ""
        if args[0] < BOLTS:
            thing = AMMO[args[0]]
        elif args[0] == BOLTS:
            thing = "bolt"
        else:
            findings = sight.view.stalkers[sight.ask.seat].findings
            name = self.names.thing(findings[args[0] - FINDINGS])
        who = self.cast.figure(args[1])
        return self.words("zone-do-hand", thing=thing, name=name, who=who)

    def _magazine(self, sight: Sight, args: tuple[int, ...]) -> str:
        return self.words("zone-do-magazine", kind=AMMO[args[0]])

    def _return(self, sight: Sight, args: tuple[int, ...]) -> str:
        token = self.names.pack.loot[self.names.pack.loot_tokens[args[0]]]
        return self.words("zone-do-return", text=self.names.text("loot", token.id))

    # What cards and enemies leave to the players.

    def _stalker(self, sight: Sight, args: tuple[int, ...]) -> str:
        card, of = self.names.pack.stalkers[args[0]], self.names.of
        abilities = ", ".join(of(ability.names) for ability in card.abilities)
        return self.words("zone-do-stalker", card=of(card.names), text=abilities)

    def _enemy_card(self, sight: Sight, args: tuple[int, ...]) -> str:
        card = self.names.pack.enemies[args[0]]
        return self.words("zone-do-card", card=self.names.of(card.names))

    def _ending(self, sight: Sight, args: tuple[int, ...]) -> str:
        mobile = args[0] >= MOBILE
        who = self.cast.anomaly(args[0] - MOBILE) if mobile else self.cast.figure(args[0])
        return self.words("zone-do-ending", who=who)

    def _way(self, sight: Sight, args: tuple[int, ...]) -> str:
        area, side = self.cast.area(args[0]), self.names.side(args[1])
        return self.words("zone-do-way", area=area, side=side)

    def _halt(self, sight: Sight, args: tuple[int, ...]) -> str:
        """Where the ways part it may stop, or go on."""
        frame = sight.world.state.stack[-1]
        assert isinstance(frame, March)
        gone = frame.ways[0][: fork(frame.ways)]
        area = self.cast.area(gone[-1] // 4 if gone else area_of(sight.world, frame.enemy))
        if args[0] == NONE:
            return self.words("zone-do-halt-here-on", area=area)
        return self.words("zone-do-halt-on", area=area, side=self.names.side(args[0]))

    def _choose(self, sight: Sight, args: tuple[int, ...]) -> str:
        op = sight.op()
        if op.verb == "choose":
            text = self.names.program(op.branches[str(args[0])])
            return self.words("zone-do-choose", text=text)
        if args[0] == ENDURED:
            text = self.names.said(self.names.wording.inside(op, "do"))
            return self.words("zone-do-endure", text=text)
        price = self.names.said(cost(op.costs[args[1]]))
        if len(args) == 2:
            return self.words("zone-do-avoid", cost=price)
        return self.words("zone-do-avoid-turn", cost=price, turn=TURNS[args[2]])

    def _resist(self, sight: Sight, args: tuple[int, ...]) -> str:
        card = next(each for each in self.names.pack.control if each.id == sight.view.control)
        if args[0]:
            return self.words("zone-do-resist-focus", count=card.resist_with_focus)
        return self.words("zone-do-resist", count=card.resist)

    def _obey(self, sight: Sight, args: tuple[int, ...]) -> str:
        text = self.names.text("control", sight.view.control, "obey")
        return self.words("zone-do-obey", text=text)

    def row_of(self, view: ZoneView, ask: Ask, number: int) -> str | None:
        """The content row of the card that an option is about."""
        pack, option = self.names.pack, ask.options[number]
        if option.verb in ABOUT_GEAR:
            return str(pack.gear[option.args[0]].id)
        if option.verb == "stalker":
            return str(pack.stalkers[option.args[0]].id)
        if option.verb == "card":
            return str(pack.enemies[option.args[0]].id)
        if option.verb == "act":
            card = next(card for card in view.cards if card.number == option.args[0])
            return str(self.names.env(self.cast.mission, card).id)
        if option.verb in ("obey", "resist"):
            return view.control
        if option.verb in ("enemy", "target", "knife", "figure"):
            enemies = [enemy for enemy in view.enemies if enemy.number == option.args[0]]
            return enemies[0].card if enemies else None
        return None


class Sight:
    """What the asked player has before the eyes."""

    def __init__(self, world: ZoneTable, view: ZoneView, ask: Ask) -> None:
        self.world: Final = world
        self.view: Final = view
        self.ask: Final = ask

    def op(self) -> Op:
        """The part of a card that leaves a choice."""
        frame = self.world.state.stack[-1]
        assert isinstance(frame, Resolve)
        return self.world.pack.programs[frame.program].ops[frame.next]


def gear_in(view: ZoneView) -> list[GearView]:
    """Every card that somebody at the table has."""
    found: list[GearView] = []
    for one in view.stalkers:
        found += [gear for gear in (one.weapon, one.suit) if gear is not None]
        found += [*one.artifacts, *one.backpack]
    return found
