"""Events of Battle of Hoth in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cantina.cli.play.hoth.cards import Names
from cantina.games.hoth import events as told
from cantina.games.hoth.board import SIDES
from cantina.games.hoth.ids import NO_CARD, Card
from cantina.games.hoth.pack import STRUCTURES
from cantina.kernel.action import Seat
from cantina.kernel.event import AnswerSealed, Event


class Story:
    def __init__(self, names: Names, players: list[str]) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.players: Final = players
        self.campaign = 0

    def tell(self, events: list[Event], brief: bool) -> list[Text]:
        lines: list[Text] = []
        for event in events:
            lines += self._event(event, brief)
        return lines

    def _line(self, id: str, style: str = "", **args: str | int) -> list[Text]:
        return [Text(self.words(f"hoth-event-{id}", **args), style)]

    def _event(self, event: Event, brief: bool) -> list[Text]:
        if isinstance(event, AnswerSealed):
            return []
        if isinstance(event, told.TurnBegan):
            name = self.players[event.seat]
            return self._line("turn", "bold", turn=event.turn, name=name)
        if isinstance(event, told.BattleBegan):
            scenario = self.names.pack.scenarios[event.scenario]
            title = f"{scenario.number}. {scenario.names[self.words.language]}"
            return self._line("battle", "bold", scenario=title)
        if isinstance(event, told.GameEnded):
            return self._line(f"over-{event.reason}", "bold")
        if isinstance(event, told.BattleEnded):
            if event.winner < 0:
                return self._line("drawn-battle", "bold")
            return self._line("won", "bold", side=SIDES[event.winner])
        return self._of_cards(event) or self._of_units(event) or self._of_goals(event)

    def _of_cards(self, event: Event) -> list[Text]:
        if isinstance(event, told.LeaderChosen):
            leader = self.names.pack.leaders[event.leader].names[self.words.language]
            return self._line("leader", name=self.players[event.seat], leader=leader)
        if isinstance(event, told.UnitsOrdered):
            hexes = ", ".join(self.names.hex(hex) for hex in event.hexes)
            return self._line(
                "ordered", name=self.players[event.seat], hexes=hexes, count=len(event.hexes)
            )
        if isinstance(event, told.DeckReshuffled):
            return self._line("reshuffled", name=self.players[event.seat], count=event.cards)
        if isinstance(event, told.CardPlayed):
            return self._card("played", event.seat, event.card)
        if isinstance(event, told.CardDiscarded):
            return self._card("discarded", event.seat, event.card)
        if isinstance(event, told.CardTaken):
            return self._card("taken", event.seat, event.card)
        if isinstance(event, told.CardDrawn):
            return self._card("drawn", event.seat, event.card)
        if isinstance(event, told.SupportGained):
            return self._card("support", event.seat, event.card)
        return []

    def _card(self, what: str, seat: Seat, card: Card) -> list[Text]:
        if card == NO_CARD:
            return self._line(f"{what}-unseen", name=self.players[seat])
        return self._line(what, name=self.players[seat], card=self.names.card(card))

    def _of_units(self, event: Event) -> list[Text]:
        names = self.names
        if isinstance(event, told.UnitMoved | told.UnitRetreated):
            what = "moved" if isinstance(event, told.UnitMoved) else "retreated"
            start, end = names.hex(event.start), names.hex(event.end)
            return self._line(what, **names.unit_args(event.kind), start=start, end=end)
        if isinstance(event, told.UnitLeft | told.UnitArrived | told.RetreatIgnored):
            what = {"UnitLeft": "left", "UnitArrived": "arrived"}.get(
                type(event).__name__, "ignored"
            )
            return self._line(what, **names.unit_args(event.kind), hex=names.hex(event.hex))
        if isinstance(event, told.UnitRestored):
            unit, hex = names.unit(event.kind), names.hex(event.hex)
            return self._line("restored", unit=unit, hex=hex, count=event.figures)
        if isinstance(event, told.FiguresLost):
            who, hex = names.unit_args(event.kind), names.hex(event.hex)
            if event.left == 0:
                return self._line("destroyed", "bold yellow", **who, hex=hex)
            return self._line("lost", **who, hex=hex, lost=event.lost, left=event.left)
        return self._of_dice(event)

    def _of_dice(self, event: Event) -> list[Text]:
        names = self.names
        if isinstance(event, told.DiceRolled):
            hex, dice = names.hex(event.end), names.dice(event.dice)
            if event.kind < 0:
                return self._line("bombarded", hex=hex, dice=dice)
            return self._line("attacked", **names.unit_args(event.kind), hex=hex, dice=dice)
        if isinstance(event, told.DiceRerolled):
            return self._line("rerolled", dice=names.dice(event.dice))
        if isinstance(event, told.ConfirmationRolled):
            what = "confirmed" if event.destroyed else "unconfirmed"
            return self._line(what, hex=names.hex(event.hex), dice=names.dice(event.dice))
        return []

    def _of_goals(self, event: Event) -> list[Text]:
        names = self.names
        if isinstance(event, told.StructureDestroyed):
            structure, hex = STRUCTURES[event.structure], names.hex(event.hex)
            return self._line("structure", "bold yellow", structure=structure, hex=hex)
        if isinstance(event, told.OfficerTaken):
            return self._line("officer", hex=names.hex(event.hex))
        if isinstance(event, told.MedalsWon):
            side, medals, total = SIDES[event.side], event.medals, event.total
            return self._line("medals", "bold yellow", side=side, medals=medals, total=total)
        if isinstance(event, told.CannonCharged):
            return self._line("charged", count=event.charges)
        assert isinstance(event, told.SecretFulfilled), f"{type(event).__name__} has no words"
        secret = names.pack.campaigns[self.campaign].nodes[event.node].secrets[event.side]
        text = secret.names[self.words.language]
        return self._line("secret", "bold yellow", side=SIDES[event.side], text=text)
