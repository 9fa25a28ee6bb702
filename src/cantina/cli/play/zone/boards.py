"""Stalkers, enemies, anomalies and cards of a table of S.T.A.L.K.E.R., line by line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cantina.cli.play.legend import map_legend
from cantina.cli.play.zone.cast import Cast, tag_of
from cantina.cli.play.zone.companions import Companions
from cantina.cli.play.zone.names import PETAL, TURNS, Names
from cantina.cli.play.zone.places import ALLY, COLOURS, FOE
from cantina.cli.screen import MOST_COLUMNS
from cantina.games.zone.seen.records import AnomalyView, EnemyView, GoalView, StalkerView
from cantina.games.zone.terms.figures import STALKERS, seat_of
from cantina.games.zone.terms.ids import NO_STALKER, NOWHERE, Area, Stalker
from cantina.games.zone.terms.kinds import MAGAZINES, THREATS
from cantina.games.zone.terms.numbers import AMMO, BESIDE, NO_THREAT, NONE, ON_MAP
from cantina.games.zone.view import ZoneView
from cantina.locales.saying import then

STATES: Final = ("focus", "stun", "vulnerable")
SLOT: Final = "●"
MARKER: Final = "+"


class Boards:
    def __init__(self, cast: Cast) -> None:
        self.cast: Final = cast
        self.names: Final[Names] = cast.names
        self.words: Final = cast.words
        self.companions: Final = Companions(cast)

    def labelled(self, label: str, text: str) -> str:
        return self.words("labelled", label=label, text=text)

    def section(self, id: str, lines: list[Text]) -> list[Text]:
        return [Text(self.words(f"zone-section-{id}"), "bold"), *lines] if lines else []

    # Where the mission stands.

    def head(self, view: ZoneView) -> list[Text]:
        mission, words, names = self.cast.mission, self.words, self.names
        title = words("zone-title", number=mission.id, name=names.of(mission.names))
        phase = words(f"zone-phase-{phase_of(view)}")
        lines = [Text(f"{title}. {words('zone-now', round=view.round, phase=phase)}", "bold")]
        goals = ", ".join(
            self._goal(names.of(goal.names), seen)
            for goal, seen in zip(mission.objectives, view.goals, strict=True)
        )
        lines.append(Text(self.labelled(words("zone-objectives"), goals)))
        for limit in view.limits:
            lines.append(Text(self.labelled(names.flag(limit.flag), f"{limit.count}/{limit.lost}")))
        if view.round:
            ready = "yes" if view.lead_ready else "no"
            lines.append(
                Text(words("zone-leading", name=self.cast.stalker(view.lead), ready=ready))
            )
        return lines + self._event(view) + self._activation(view)

    def _goal(self, name: str, goal: GoalView) -> str:
        """With how far it is, where the game counts it."""
        return f"{name} ({goal.count}/{goal.needed})" if goal.needed else name

    def shop(self, view: ZoneView) -> list[Text]:
        """What everybody has to spend."""
        if view.shop is None:
            return []
        return [
            Text(self.labelled(self.cast.stalker(s), self.words("zone-price", price=left)))
            for s, left in zip(STALKERS, view.shop.coupons, strict=False)
        ]

    def score(self, view: ZoneView) -> list[Text]:
        """ST-37.9: points, and what they are for."""
        if not view.score or view.outcome is None or not view.outcome.winners:
            return []
        whole = self.labelled(self.words("zone-score"), str(view.outcome.scores[0]))
        lines = [Text(whole, "bold")]
        for row in view.score:
            worth = row.points * max(0, row.count - row.beyond)
            what = self.words(f"zonecard-tally-{row.of}")
            lines.append(Text(f"  {self.labelled(what, f'{row.count} (+{worth})')}"))
        return lines

    def _event(self, view: ZoneView) -> list[Text]:
        if not view.event:
            return []
        card = next(each for each in self.names.pack.events if each.id == view.event)
        left = self.words("zone-to-come", count=view.events_left)
        text = f"{self.names.event(card)} ({left})"
        lines = [Text(self.labelled(self.words("zone-active"), text))]
        return lines + [Text(f"  {line}", "dim") for line in self.names.lines(card.id)]

    def _activation(self, view: ZoneView) -> list[Text]:
        if not view.activation:
            return []
        pack = self.names.pack
        deck = pack.activation_high if view.high else pack.activation_low
        card = next(each for each in deck if each.id == view.activation)
        name = self.names.of(card.names)
        lines = [Text(self.labelled(self.words("zone-activation"), name))]
        return lines + [Text(f"  {line}", "dim") for line in self.names.lines(card.id)]

    def secret(self, view: ZoneView) -> list[Text]:
        """The control card that only this player reads."""
        if not view.control:
            return []
        card = next(each for each in self.names.pack.control if each.id == view.control)
        title = self.labelled(self.words("zone-control"), self.names.of(card.names))
        lines = [*self.names.lines(card.id), self.words("zone-control-silent")]
        return [Text(title, "bold"), *[Text(f"  {line}") for line in lines]]

    def roll(self, view: ZoneView) -> list[Text]:
        """Dice that lie on the table."""
        roll = view.roll
        if roll is None:
            return []
        name = self.cast.figure(roll.figure)
        if roll.of == "anomaly":
            dice = self.words("zone-petals", count=roll.dice[0])
            return [Text(self._roll(roll.of, name, dice, 0), "bold")]
        dice = self.names.dice(roll.dice)
        if roll.bonus:
            dice += f" {roll.bonus:+}"
        legend = map_legend("zone", self.words, ("dice",), MOST_COLUMNS)
        return [Text(self._roll(roll.of, name, dice, roll.needed), "bold"), *legend]

    def _roll(self, of: str, name: str, dice: str, needed: int) -> str:
        return self.words("zone-roll", of=of, name=name, dice=dice, needed=needed)

    # Stalkers.

    def stalkers(self, view: ZoneView) -> list[Text]:
        lines = [
            line
            for s, stalker in zip(STALKERS, view.stalkers, strict=False)
            if stalker.card
            for line in self.stalker(view, s)
        ]
        return self.section("stalkers", lines)

    def stalker(self, view: ZoneView, s: Stalker) -> list[Text]:
        one, words = view.stalkers[s], self.words
        name = self.cast.stalker(s)
        head = Text(f"@{s + 1} {name}", COLOURS[s])
        head.append(f" ({self.cast.player(seat_of(s))}): ", "not bold")
        numbers = words(
            "zone-board", hp=one.hp, most=one.max_hp, dose=one.dose, dice=one.radiation_dice
        )
        head.append(", ".join([numbers, *self._situation(view, s)]), "default not bold")
        pockets = [self._turn(one, token) for token in range(len(one.slots))]
        pockets.append(words("zone-board-bolts", count=one.bolts))
        magazines = [
            f"{words(f'zone-ammo-{AMMO[kind]}')} {one.magazines[kind]}" for kind in range(MAGAZINES)
        ]
        pockets.append(self.labelled(words("zone-board-magazines"), ", ".join(magazines)))
        return [head, Text("   " + then(words, pockets)), Text("   " + self._gear(one))]

    def _situation(self, view: ZoneView, s: Stalker) -> list[str]:
        one, words = view.stalkers[s], self.words
        said: list[str] = []
        if one.left:
            said.append(words("zone-board-left"))
        elif one.area != NOWHERE:
            said.append(words("zone-board-area", area=self.cast.area(one.area)))
        if view.lead == s:
            said.append(words("zone-board-lead"))
        if one.seen:
            said.append(words("zone-board-seen"))
        if one.threat != NO_THREAT:
            level, area = THREATS[one.threat], self.cast.area(one.threat_area)
            said.append(words("zone-board-threat", level=level, area=area))
        return said + [words(f"zone-state-{state}") for state in STATES if getattr(one, state)]

    def _turn(self, one: StalkerView, token: int) -> str:
        """A turn token: standard actions it still has, markers on it, a wound above it."""
        left = SLOT * one.slots[token] + MARKER * one.markers[token]
        done = one.finished[token] or not left
        said = self.words("zone-board-turn", turn=TURNS[token], left="done" if done else left)
        return f"{said} ({self.words('zone-state-critical')})" if one.critical[token] else said

    def _gear(self, one: StalkerView) -> str:
        words, carried = self.words, self.names.carried
        nothing = words("zone-board-nothing")
        weapon = carried(one.weapon) if one.weapon else nothing
        suit = carried(one.suit) if one.suit else nothing
        suit += f", {words('zone-board-defence', dice=one.defence)}"
        backpack = words("zone-board-backpack", count=len(one.backpack), limit=one.backpack_limit)
        said = [
            self.labelled(words("zone-board-weapon"), weapon),
            self.labelled(words("zone-board-suit"), suit),
            self.labelled(backpack, ", ".join(map(carried, one.backpack)) or nothing),
        ]
        if one.artifacts:
            artifacts = ", ".join(map(carried, one.artifacts))
            base = words("zone-board-base", dose=one.base_dose)
            said.append(self.labelled(words("zone-board-artifacts"), f"{artifacts} ({base})"))
        if one.findings:
            findings = ", ".join(map(self.names.thing, one.findings))
            said.append(self.labelled(words("zone-board-findings"), findings))
        return then(words, said)

    def companion(self, view: ZoneView) -> list[Text]:
        if view.companion is None:
            return []
        line = Text(f"@c {self.cast.contact(self.cast.companion)}: ", ALLY)
        line.append(self.companions.state(view.companion), "default not bold")
        return self.section("companion", [line])

    # Enemies, anomalies, cards.

    def enemies(self, view: ZoneView) -> list[Text]:
        lines = [self.enemy(enemy) for enemy in view.enemies]
        waiting = [f"{self._card_name(pool.card)} ×{pool.left}" for pool in view.pool if pool.left]
        if waiting:
            lines.append(Text(self.words("zone-pool", enemies=", ".join(waiting)), "dim"))
        return self.section("enemies", lines)

    def _card_name(self, id: str) -> str:
        pack = self.names.pack
        return self.names.of(pack.enemies[pack.enemy_number[id]].names)

    def enemy(self, enemy: EnemyView) -> Text:
        words = self.words
        facts = words(
            "zone-foe",
            name=self._card_name(enemy.card),
            area=self.cast.area(enemy.area),
            side=self.names.side(enemy.facing),
            hp=enemy.hp,
            most=enemy.max_hp,
        )
        said = [facts]
        if enemy.group:
            said.append(words(f"zone-group-{enemy.group}"))
        said += [words(f"zone-state-{state}") for state in STATES[1:] if getattr(enemy, state)]
        if enemy.marked:
            said.append(words("zone-foe-marked"))
        line = Text(f"{tag_of(enemy.number)} ", FOE)
        line.append(", ".join(said), "default not bold")
        sees = words("zone-foe-sees", areas=self.cast.areas(enemy.sees))
        return line.append(f"; {sees}", "dim not bold")

    def anomalies(self, view: ZoneView) -> list[Text]:
        lines = [
            Text(self.anomaly(number, anomaly)) for number, anomaly in enumerate(view.anomalies)
        ]
        return self.section("anomalies", lines)

    def anomaly(self, number: int, anomaly: AnomalyView) -> str:
        head = self.words(
            "zone-anomaly",
            name=self.cast.anomaly(number),
            area=self.cast.area(anomaly.centre),
            artifact="yes" if anomaly.artifact else "no",
            active="yes" if anomaly.active else "no",
        )
        symbols: dict[Area, list[str]] = {}
        for symbol in anomaly.symbols:
            percent = str(symbol.petals * PETAL)
            shown = percent if symbol.cover == NONE else f"({percent})"
            symbols.setdefault(symbol.area, []).append(shown)
        said = [
            self.words("zone-symbol", area=self.cast.area(area), percents=" ".join(percents))
            for area, percents in symbols.items()
        ]
        return self.labelled(head, ", ".join(said))

    def cards(self, view: ZoneView) -> list[Text]:
        said: list[str] = []
        for card in view.cards:
            if card.place not in (ON_MAP, BESIDE):
                continue
            name = self.names.of(self.names.env(self.cast.env, card).names)
            facts = [self.cast.areas(card.areas)] if card.areas else []
            facts += [self.names.heading("b").lower()] if card.flipped else []
            said.append(f"{name} ({', '.join(facts)})" if facts else name)
        said += [self.names.flag(flag) for flag in view.flags]
        lines = [Text(then(self.words, said))] if said else []
        return self.section("cards", self._territory(view) + lines)

    def _territory(self, view: ZoneView) -> list[Text]:
        """ST-36.2: the setup card in use and what it says."""
        territory = self.cast.territory
        if view.territory is None or territory is None:
            return []
        name = self.names.of(territory.names)
        if view.territory.closed:
            name += f" ({self.words('zone-territory-closed')})"
        head = Text(self.labelled(self.words("zone-territory"), name))
        return [head, *[Text(f"  {line}", "dim") for line in self.names.lines(territory.id)]]


def phase_of(view: ZoneView) -> str:
    """The phase of the round (ST-10.1); enemies follow when all turns are done (ST-11.5)."""
    if view.round == 0:
        return "setup"
    if view.active != NO_STALKER or view.step == "turn":
        return "stalkers"
    return "enemies" if all(all(one.finished) for one in view.stalkers) else "event"
