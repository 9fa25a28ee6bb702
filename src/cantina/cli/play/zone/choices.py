"""What a player of S.T.A.L.K.E.R. is asked, and the options in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from cantina.cli.play.zone.cast import Cast
from cantina.cli.play.zone.companions import Companions
from cantina.cli.play.zone.exploring import Exploring
from cantina.cli.play.zone.names import PETAL, TURNS, Names, face_sign
from cantina.cli.play.zone.notes import Notes
from cantina.cli.play.zone.sight import Sight
from cantina.games.zone.actions import mission as actions
from cantina.games.zone.combat.dice import STALKER_DIE
from cantina.games.zone.effects.branches import ENDURED, Choose, ForEach
from cantina.games.zone.effects.campaign import PAID, Pay
from cantina.games.zone.facts.figures import area_of
from cantina.games.zone.frames.enemies import March
from cantina.games.zone.gear.backpack import BOLTS, FINDINGS
from cantina.games.zone.gear.pick_up import LOOSE_ARTIFACT, LOOT, ON_SYMBOL
from cantina.games.zone.movement.enemy_routes import entered_by, fork
from cantina.games.zone.seen.records import GearView
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import STALKERS, stalker_of
from cantina.games.zone.terms.ids import NO_GEAR, Gear
from cantina.games.zone.terms.kinds import PARTS
from cantina.games.zone.terms.numbers import AMMO, ENTRANCE, NONE
from cantina.games.zone.turns.actions_in_turn import END, LEAD_HEALS, actions_in_turn
from cantina.games.zone.turns.round_end import CARD, MOBILE
from cantina.games.zone.view import ZoneView
from cantina.games.zone.wording.selectors import cost
from cantina.kernel.action import Action, Ask, Done


class Choices:
    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast
        self.names: Final[Names] = cast.names
        self.words: Final = cast.words
        self.notes: Final = Notes(cast)
        # What a field is called in a message, and how it is said.
        self.fields: Final[dict[str, tuple[str, Callable[[Any], str]]]] = {
            "ammo": ("kind", AMMO.__getitem__),
            "area": ("area", cast.area),
            "card": ("card", cast.names.gear),
            "side": ("side", cast.names.side),
            "enemy": ("who", cast.figure),
            "figure": ("who", cast.figure),
            "stalker": ("who", cast.figure),
            "to": ("who", cast.figure),
        }
        self.special: Final[dict[type[Action], Callable[[Sight, Any], str]]] = {
            **_of_view(Exploring(cast.names).special),
            **_of_view(Companions(cast).special),
            actions.BeginTurn: self._turn,
            actions.CardAction: self._act,
            actions.ChooseCard: self._enemy_card,
            actions.Choose: self._choose,
            Done: self._done,
            actions.ChooseEnding: self._ending,
            actions.ChooseSymbol: self._symbol,
            actions.ChooseToken: self._turn,
            actions.Equip: self._equip,
            actions.Fire: self._fire,
            actions.FitMod: self._fit,
            actions.GiveCard: self._give,
            actions.Halt: self._halt,
            actions.HandOver: self._hand,
            actions.KnifeStrike: self._knife,
            actions.UseLead: self._lead,
            actions.ChooseMagazine: self._magazine,
            actions.Obey: self._obey,
            actions.ChoosePart: self._part,
            actions.PassOn: self._carried,
            actions.PickUp: self._pick,
            actions.PutDown: self._carried,
            actions.RerollDice: self._reroll,
            actions.Resist: self._resist,
            actions.PutBack: self._return,
            actions.TakeShare: self._share,
            actions.ChooseStalker: self._stalker,
            actions.StepTo: self._step,
            actions.TakeAlong: self._carried,
            actions.TakeCritical: self._turn,
            actions.ThrowBolt: self._symbol,
            actions.UseEffect: self._use,
            actions.TakeWay: self._way,
        }

    def question(self, view: ZoneView, ask: Ask) -> str:
        """Words a question, and calls whoever is asked by the stalker's name."""
        return self.words(f"zone-ask-{ask.name}", name=self.cast.stalker(stalker_of(ask.seat)))

    def options(self, world: ZoneTable, view: ZoneView, ask: Ask) -> list[Text]:
        sight = Sight(world, view, ask)
        return [Text(self.priced(sight, option)) for option in ask.options]

    def priced(self, sight: Sight, option: Action) -> str:
        """Words an option; in a turn, with what the action costs (ST-12.2)."""
        said = self.option(sight, option)
        if sight.ask.name != "act" or option == END:
            return said
        _, free = actions_in_turn(sight.world, stalker_of(sight.ask.seat))
        cost = self.words("zonecard-use-free" if option in free else "zonecard-use-standard")
        return f"{said} [{cost}]"

    def option(self, sight: Sight, option: Action) -> str:
        if (special := self.special.get(type(option))) is not None:
            return special(sight, option)
        gear: Gear | None = getattr(option, "gear", None)
        if gear == NO_GEAR:
            return self.words("zone-do-item-none")
        about = {} if gear is None else {"card": self._gear(sight, gear)}
        return self.words(f"zone-do-{option.verb}", **(self._about(option) | about))

    def _about(self, option: Action) -> dict[str, str]:
        """What an option is about, by the names of its fields."""
        given = [
            (name, say, getattr(option, field, None)) for field, (name, say) in self.fields.items()
        ]
        return {name: say(number) for name, say, number in given if number is not None}

    def _thing(self, sight: Sight, token: int) -> str:
        return self.names.thing(sight.view.tokens[token].name)

    def _gear(self, sight: Sight, number: int) -> str:
        """Names gear, with rounds and mods where it is in somebody's hands."""
        for gear in gear_in(sight.view):
            if gear.number == number:
                return self.names.carried(gear)
        return self.names.gear(number)

    # In a turn.

    def _turn(
        self, sight: Sight, action: actions.BeginTurn | actions.TakeCritical | actions.ChooseToken
    ) -> str:
        return self.words(f"zone-do-{action.verb}", turn=TURNS[action.token])

    def _carried(
        self, sight: Sight, action: actions.TakeAlong | actions.PutDown | actions.PassOn
    ) -> str:
        thing = self._thing(sight, action.token)
        return self.words(f"zone-do-{action.verb}", thing=thing, **self._about(action))

    def _done(self, sight: Sight, action: Done) -> str:
        moving = sight.ask.name in ("step", "trot")
        return self.words("zone-do-stay" if moving else "zone-do-done")

    def _step(self, sight: Sight, action: actions.StepTo) -> str:
        said = self.words("zone-do-step", area=self.cast.area(action.area))
        return self.notes.with_way(said, sight.view, action.area)

    def _lead(self, sight: Sight, action: actions.UseLead) -> str:
        alone = "-alone" if len(sight.view.stalkers) == 1 else ""
        what = "heal" if action.use == LEAD_HEALS else "focus"
        return self.words(f"zone-do-lead-{what}{alone}")

    def _pick(self, sight: Sight, action: actions.PickUp) -> str:
        if action == LOOT:
            return self.words("zone-do-pick-loot")
        if action == LOOSE_ARTIFACT:
            return self.words("zone-do-pick-artifact")
        assert action.number is not None
        if action.what == ON_SYMBOL:
            return self.words("zone-do-pick-symbol", anomaly=self.cast.anomaly(action.number))
        return self.words("zone-do-pick-thing", thing=self._thing(sight, action.number))

    def _symbol(self, sight: Sight, action: actions.ThrowBolt | actions.ChooseSymbol) -> str:
        symbol = sight.view.anomalies[action.anomaly].symbols[action.symbol]
        return self.words(
            f"zone-do-{action.verb}",
            anomaly=self.cast.anomaly(action.anomaly),
            area=self.cast.area(symbol.area),
            percent=symbol.petals * PETAL,
        )

    def _use(self, sight: Sight, action: actions.UseEffect) -> str:
        card, text = self.names.owner(action.effect), self.names.effect(action.effect)
        if action.figure is None:
            return self.words("zone-do-use", card=card, text=text)
        return self.words(
            "zone-do-use-on", card=card, text=text, who=self.cast.figure(action.figure)
        )

    def _act(self, sight: Sight, action: actions.CardAction) -> str:
        """ST-8.5: some are done several times."""
        view = next(card for card in sight.view.cards if card.number == action.card)
        env, of = self.cast.env, self.names.of
        card = of(self.names.env(env, view).names)
        act = self.names.env_side(env, view).acts[action.act]
        if act.repeat <= 1:
            return self.words("zone-do-act", card=card, act=of(act.names))
        done = view.times[action.act] if action.act < len(view.times) else 0
        name, times = of(act.names), act.repeat
        return self.words("zone-do-act-again", card=card, act=name, done=done, times=times)

    # Fighting.

    def _fire(self, sight: Sight, action: actions.Fire) -> str:
        weapon = sight.view.stalkers[sight.ask.seat].weapon
        assert weapon is not None
        attack = self.names.pack.weapon(weapon.number).attacks[action.attack]
        said = self.words(
            "zone-do-fire",
            attack=self.names.of(attack.names),
            who=self.cast.figure(action.target),
            rounds=action.rounds or 0,
        )
        return self.notes.with_shot(said, sight.view, action)

    def _knife(self, sight: Sight, action: actions.KnifeStrike) -> str:
        said = self.words("zone-do-knife", who=self.cast.figure(action.target))
        return self.notes.with_shot(said, sight.view, action)

    def _part(self, sight: Sight, action: actions.ChoosePart) -> str:
        return self.words(f"zone-do-part-{PARTS[action.part]}")

    def _reroll(self, sight: Sight, action: actions.RerollDice) -> str:
        roll = sight.view.roll
        assert roll is not None
        chosen = [place for place in range(len(roll.dice)) if action.dice >> place & 1]
        dice = ", ".join(self._die(place, roll.dice[place]) for place in chosen)
        if action.effect is None:
            return self.words("zone-do-reroll-focus", dice=dice)
        return self.words("zone-do-reroll", card=self.names.owner(action.effect), dice=dice)

    def _die(self, place: int, face: int) -> str:
        """Dice of both kinds may show the same; as they lie, each has its number."""
        kind = "stalker" if face >= STALKER_DIE else "gear"
        return self.words(f"zone-die-{kind}", number=place + 1, face=face_sign(face))

    def _share(self, sight: Sight, action: actions.TakeShare) -> str:
        return self.words("zone-do-share", count=action.successes)

    # Equipment.

    def _equip(self, sight: Sight, action: actions.Equip) -> str:
        card = self._gear(sight, action.gear)
        if action.instead is None:
            return self.words("zone-do-equip", card=card)
        return self.words("zone-do-equip-instead", card=card, other=self.names.gear(action.instead))

    def _fit(self, sight: Sight, action: actions.FitMod) -> str:
        card, host = self.names.gear(action.mod), self.names.gear(action.host)
        if action.instead is None:
            return self.words("zone-do-fit", card=card, host=host)
        other = self.names.gear(action.instead)
        return self.words("zone-do-fit-instead", card=card, host=host, other=other)

    def _give(self, sight: Sight, action: actions.GiveCard) -> str:
        card, who = self._gear(sight, action.gear), self.cast.figure(action.to)
        return self.words("zone-do-give", card=card, who=who)

    def _hand(self, sight: Sight, action: actions.HandOver) -> str:
        """ST-13.3: a magazine, a bolt, a finding."""
        thing, name = "finding", ""
        if action.thing < BOLTS:
            thing = AMMO[action.thing]
        elif action.thing == BOLTS:
            thing = "bolt"
        else:
            findings = sight.view.stalkers[sight.ask.seat].findings
            name = self.names.thing(findings[action.thing - FINDINGS])
        who = self.cast.figure(action.to)
        return self.words("zone-do-hand", thing=thing, name=name, who=who)

    def _magazine(self, sight: Sight, action: actions.ChooseMagazine) -> str:
        return self.words("zone-do-magazine", kind=AMMO[action.kind])

    def _return(self, sight: Sight, action: actions.PutBack) -> str:
        token = self.names.pack.loot[self.names.pack.loot_tokens[action.token]]
        return self.words("zone-do-return", text=self.names.text("loot", token.id))

    # What cards and enemies leave to the players.

    def _stalker(self, sight: Sight, action: actions.ChooseStalker) -> str:
        card, of = self.names.pack.stalkers[action.card], self.names.of
        abilities = ", ".join(of(ability.names) for ability in card.abilities)
        return self.words("zone-do-stalker", card=of(card.names), text=abilities)

    def _enemy_card(self, sight: Sight, action: actions.ChooseCard) -> str:
        card = self.names.pack.enemies[action.card]
        return self.words("zone-do-card", card=self.names.of(card.names))

    def _ending(self, sight: Sight, action: actions.ChooseEnding) -> str:
        """A stalker's card, an anomaly that moves, or an environment card."""
        ending = action.ending
        if ending >= CARD:
            card = next(card for card in sight.view.cards if card.number == ending - CARD)
            who = self.names.of(self.names.env_side(self.cast.env, card).names)
        elif ending >= MOBILE:
            who = self.cast.anomaly(ending - MOBILE)
        else:
            who = self.cast.stalker(STALKERS[ending])
        return self.words("zone-do-ending", who=who)

    def _way(self, sight: Sight, action: actions.TakeWay) -> str:
        area = self.cast.area(action.area)
        if action.side == ENTRANCE:
            return self.words("zone-do-way-entrance", area=area)
        return self.words("zone-do-way", area=area, side=self.names.side(action.side))

    def _halt(self, sight: Sight, action: actions.Halt) -> str:
        """Where the ways part it may stop, or go on."""
        frame = sight.world.state.stack[-1]
        assert isinstance(frame, March)
        gone = frame.ways[0][: fork(frame.ways)]
        area = self.cast.area(entered_by(gone[-1]) if gone else area_of(sight.world, frame.enemy))
        if action.side in (NONE, ENTRANCE):
            return self.words("zone-do-halt-here-on", area=area)
        return self.words("zone-do-halt-on", area=area, side=self.names.side(action.side))

    def _choose(self, sight: Sight, action: actions.Choose) -> str:
        op = sight.op()
        if isinstance(op, Choose):
            text = self.names.program(op.options[action.way - 1])
            return self.words("zone-do-choose", text=text)
        if isinstance(op, Pay):
            text = self.names.said(self.names.wording.inside(op.then))
            return self.words("zone-do-pay" if action.way == PAID else "zone-do-decline", text=text)
        assert isinstance(op, ForEach), op.verb
        if action.way == ENDURED:
            text = self.names.said(self.names.wording.inside(op.do))
            return self.words("zone-do-endure", text=text)
        assert action.price is not None
        price = self.names.said(cost(op.avoid[action.price]))
        if action.token is None:
            return self.words("zone-do-avoid", cost=price)
        return self.words("zone-do-avoid-turn", cost=price, turn=TURNS[action.token])

    def _resist(self, sight: Sight, action: actions.Resist) -> str:
        card = next(each for each in self.names.pack.control if each.id == sight.view.control)
        if action.focus:
            return self.words("zone-do-resist-focus", count=card.resist_with_focus)
        return self.words("zone-do-resist", count=card.resist)

    def _obey(self, sight: Sight, action: actions.Obey) -> str:
        text = self.names.text("control", sight.view.control, "obey")
        return self.words("zone-do-obey", text=text)

    def row_of(self, view: ZoneView, ask: Ask, number: int) -> str | None:
        """The content row of the card that an option is about."""
        pack, option = self.names.pack, ask.options[number]
        if (gear := getattr(option, "gear", NO_GEAR)) != NO_GEAR:
            return str(pack.gear[gear].id)
        if isinstance(option, actions.FitMod):
            return str(pack.gear[option.mod].id)
        if isinstance(option, actions.ChooseStalker):
            return str(pack.stalkers[option.card].id)
        if isinstance(option, actions.ChooseCard):
            return str(pack.enemies[option.card].id)
        if isinstance(option, actions.CardAction):
            card = next(card for card in view.cards if card.number == option.card)
            return str(self.names.env(self.cast.env, card).id)
        if isinstance(option, actions.Obey | actions.Resist):
            return view.control
        figure = _figure(option)
        return next((enemy.card for enemy in view.enemies if enemy.number == figure), None)


def _figure(option: Action) -> int | None:
    """Returns whom an option is about; the figure of an effect is not what is asked about."""
    if isinstance(option, actions.UseEffect):
        return None
    named = [getattr(option, field, None) for field in ("target", "enemy", "figure")]
    return next((figure for figure in named if figure is not None), None)


def _of_view(
    special: dict[type[Action], Callable[[ZoneView, Any], str]],
) -> dict[type[Action], Callable[[Sight, Any], str]]:
    """The same for whoever sees more."""

    def seeing(say: Callable[[ZoneView, Any], str]) -> Callable[[Sight, Any], str]:
        return lambda sight, action: say(sight.view, action)

    return {kind: seeing(say) for kind, say in special.items()}


def gear_in(view: ZoneView) -> list[GearView]:
    """Every card that somebody at the table has."""
    found: list[GearView] = []
    for one in view.stalkers:
        found += [gear for gear in (one.weapon, one.suit) if gear is not None]
        found += [*one.artifacts, *one.backpack]
    return found
