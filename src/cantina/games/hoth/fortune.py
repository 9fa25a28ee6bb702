"""How lucky the dice were in a play-out, for bots that compare many: what attacks did beyond what
was to be expected of them, in hundredths of a medal. On average that is nothing, so that taking it
away from what a play-out came to leaves its mean and lessens its noise."""

from __future__ import annotations

from cantina.games.hoth.actions import Target
from cantina.games.hoth.board import REBEL
from cantina.games.hoth.damage import harm, prize
from cantina.games.hoth.ids import NO_UNIT, NOWHERE, Hex, Unit
from cantina.games.hoth.pack import AT_AT, E_WEB
from cantina.games.hoth.rules.fire import dice_against
from cantina.games.hoth.rules.units import effects_on, side_of
from cantina.games.hoth.state import Attack, HothTable, Retreat, Strike
from cantina.kernel.action import Action, Seat


class Fortune:
    """One play-out: told of every decision before it is made."""

    def __init__(self) -> None:
        self.rebels = 0  # the luck of the Rebels, less that of the Empire
        self.victim: Unit = NO_UNIT  # of the attack that is not resolved yet
        self.hex: Hex = NOWHERE
        self.figures = 0
        self.worth = 0  # of destroying it, beyond its figures
        self.expected = 0

    def note(self, t: HothTable, action: Action) -> None:
        top = t.state.stack[-1]
        if self.victim != NO_UNIT and not isinstance(top, (Attack, Retreat, Strike)):
            self._resolve(t)
        if isinstance(action, Target) and isinstance(top, Attack):
            if self.victim != NO_UNIT:
                self._resolve(t)
            self._begin(t, top.unit, action.hex)

    def of(self, t: HothTable, seat: Seat) -> int:
        """Of the seat's side, up to here."""
        if self.victim != NO_UNIT:
            self._resolve(t)
        return self.rebels if t.state.players[seat].side == REBEL else -self.rebels

    def _begin(self, t: HothTable, attacker: Unit, hex: Hex) -> None:
        """Only where the chances are exact: dice that may be rolled again do more than they say."""
        unit = t.state.units[attacker]
        number = t.state.at[hex]
        if number == NO_UNIT or unit.token == E_WEB or effects_on(t, unit).retreats_explode:
            return
        victim = t.state.units[number]
        self.victim = number
        self.hex = hex
        self.figures = victim.figures
        self.worth = prize(t, victim)
        self.expected = harm(t, dice_against(t, attacker, hex), number)

    def _resolve(self, t: HothTable) -> None:
        """As `damage.harm` counts."""
        victim = t.state.units[self.victim]
        weights = t.pack.weights
        figure = 0 if victim.kind == AT_AT else weights.figure[victim.kind]
        if victim.hex == NOWHERE:
            value = figure * self.figures + self.worth
        else:
            steps = t.pack.board.distance[self.hex * t.pack.board.count + victim.hex]
            value = figure * (self.figures - victim.figures) + weights.pushed * steps
        luck = value - self.expected
        self.rebels += -luck if side_of(t, victim) == REBEL else luck
        self.victim = NO_UNIT
