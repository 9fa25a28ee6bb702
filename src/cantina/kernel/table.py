"""A table: a position being played. Open it, read its asks, play, fork, view it from a seat.

`play` is checked, for people and network clients; `apply` is unchecked, for callers that took the
action from the ask's own options (search, simulation).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from cantina.kernel.action import PASS, Action, Ask, Done, Pass, Seat, all_seats, ask_of, offered
from cantina.kernel.errors import BrokenInvariant, IllegalAction
from cantina.kernel.event import AnswerSealed, Event
from cantina.kernel.flow import AskAll, AskOne, Call, Do, Loop, Step, Window
from cantina.kernel.game import Game, check_seats, full_options, pack_for
from cantina.kernel.pack import Pack
from cantina.kernel.rng import Rng, Seed, renewed, stream_of
from cantina.kernel.state import Frame, State

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Pack)


class Table(Generic[S, P]):
    """A position being played. Rules read `pack`, change `state` and emit events."""

    def __init__(
        self,
        game: Game[S, P],
        pack: P,
        state: S,
        seats: int,
        seed: Seed,
        options: dict[str, str],
        heard: bool,
    ) -> None:
        self.game: Final = game
        self.pack: Final = pack
        self.state = state
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options
        self.heard: Final = heard  # False in search: events are not even built
        self.events: list[Event] = []  # emitted by the last `play`
        self.asks: list[Ask] = []  # current asks; several if sealed; none if over
        self.played: list[tuple[Seat, Action]] = []  # with seed and options, the whole truth
        self.flows: Final = game.flows

    def tell(self, event: Event) -> None:
        """Call only when `heard`."""
        self.events.append(event)

    def push(self, frame: Frame) -> None:
        """Runs this frame's flow before continuing the current one."""
        self.state.stack.append(frame)

    def reveal(self) -> None:
        """Hidden information was revealed (a draw, a look, a passed hand): no undo past this."""
        self.state.revealed += 1


def open_table(
    game: Game[S, P],
    pack: P,
    seats: int,
    seed: Seed,
    options: dict[str, str] | None = None,
    heard: bool = True,
) -> Table[S, P]:
    """A new table at its first ask. The same arguments give the same table, always.

    Raises BadOptions for a seat count or option the game does not have.
    """
    check_seats(game, seats)
    chosen = full_options(game, options or {})
    pack = pack_for(game, pack, chosen)
    root = stream_of(seed)
    state = game.setup(pack, chosen, seats, root.fork("setup"))
    state.rng = root.fork("play")
    t = Table(game, pack, state, seats, seed, chosen, heard)
    advance(t)
    renew_chance(t, seed, 0)
    return t


def renew_chance(t: Table[S, P], seed: Seed, decisions: int) -> None:
    """Switches to the new seed where a game continues from another one: earlier draws are known,
    later ones must not be. Called after every decision of a recorded game. Idempotent: the redeal
    depends only on what the seat knows and on the seed."""
    fresh = renewed(seed, decisions)
    if fresh is not None:
        t.state.rng = fresh[0].fork("play")
        if fresh[1]:
            t.game.redeal(t, Seat(int(fresh[1])), fresh[0].fork("redeal"))
            advance(t)


def play(t: Table[S, P], seat: Seat, action: Action) -> list[Event]:
    """Plays an action offered to this seat; returns the events, unredacted.

    Raises IllegalAction, and changes nothing, if the seat has no ask or the action is not offered.
    """
    ask = ask_of(t.asks, seat)
    if ask is None:
        raise IllegalAction(f"seat {seat} is not asked anything now")
    option = offered(ask, action)
    if option is None:
        raise IllegalAction(f"seat {seat} cannot {action!r} now ({ask.name}, {ask.rule})")
    t.events = []
    t.played.append((seat, option))
    apply(t, ask, option)
    renew_chance(t, t.seed, len(t.played))
    return t.events


def apply(t: Table[S, P], ask: Ask, action: Action) -> None:
    """Plays an option of one of `t.asks`, unchecked and unrecorded."""
    state: State = t.state
    f = state.stack[-1]
    step = t.flows[type(f)][f.at]
    if isinstance(step, AskOne):
        done = step.repeat and isinstance(action, Done)
        if done or not step.repeat:
            f.at += 1
        if not done:
            step.answer(t, f, action)
    elif isinstance(step, AskAll):
        state.sealed[ask.seat] = action
        if t.heard:
            t.tell(AnswerSealed(step.rule, seat=ask.seat, ask=step.name))
        t.asks = [other for other in t.asks if other is not ask]
        if t.asks:
            return
        _open_sealed(t, f, step)
    else:
        assert isinstance(step, Window)
        if isinstance(action, Pass):
            f.passed |= 1 << ask.seat
        else:
            f.passed = 0
            step.answer(t, f, ask.seat, action)
    advance(t)


def advance(t: Table[S, P]) -> None:
    """Runs everything that needs no decision, up to the next asks or the outcome.

    Asking has no side effects: advancing a table that waits for a decision changes nothing.
    """
    state: State = t.state
    stack = state.stack
    running: Frame | None = None
    while state.outcome is None:
        if not stack:
            raise BrokenInvariant("the last flow ended without an outcome")
        f = stack[-1]
        if f is not running:
            running = f
            steps = t.flows[type(f)]
        if f.at == len(steps):
            stack.pop()
            continue
        step = steps[f.at]
        if isinstance(step, Do):
            f.at += 1
            step.run(t, f)
        elif isinstance(step, AskOne):
            options = step.options(t, f)
            if options:
                seat = step.seat(t, f)
                t.asks = [Ask(seat=seat, name=step.name, options=options, rule=step.rule)]
                return
            f.at += 1
        elif isinstance(step, AskAll):
            asks = _sealed_asks(t, f, step)
            if asks:
                t.asks = asks
                return
            f.at += 1
        elif isinstance(step, Loop):
            f.at = step.target if step.while_(t, f) else f.at + 1
        elif isinstance(step, Call):
            f.at += 1
            frame = step.make(t, f)
            if frame is not None:
                stack.append(frame)
        else:
            assert isinstance(step, Window)
            reaction = _reaction_ask(t, f, step)
            if reaction is not None:
                t.asks = [reaction]
                return
            f.passed = 0
            f.at += 1
    t.asks = []


def _sealed_asks(t: Table[S, P], f: Frame, step: AskAll[Any, Any]) -> list[Ask]:
    state: State = t.state
    asks: list[Ask] = []
    for seat in all_seats(t.seats):
        if state.sealed and state.sealed[seat] is not None:
            continue
        options = step.options(t, f, seat)
        if options:
            asks.append(Ask(seat=seat, name=step.name, options=options, rule=step.rule))
    if asks and not state.sealed:
        state.sealed = [None] * t.seats
    return asks


def _open_sealed(t: Table[S, P], f: Frame, step: AskAll[Any, Any]) -> None:
    """All have answered: the answers are revealed together and take effect in order."""
    state: State = t.state
    answers, state.sealed = state.sealed, []
    f.at += 1
    t.reveal()
    order = all_seats(t.seats) if step.order is None else step.order(t, f)
    for seat in order:
        answer = answers[seat]
        if answer is not None:
            step.answer(t, f, seat, answer)


def _reaction_ask(t: Table[S, P], f: Frame, step: Window[Any, Any]) -> Ask | None:
    for seat in step.order(t, f):
        if f.passed >> seat & 1:
            continue
        options = step.options(t, f, seat)
        if options:
            return Ask(seat=seat, name=step.name, options=[*options, PASS], rule=step.rule)
    return None


def fork(t: Table[S, P]) -> Table[S, P]:
    """An independent copy for trying things out: without events, unrecorded."""
    copy = Table(t.game, t.pack, t.game.clone(t.state), t.seats, t.seed, t.options, False)
    copy.asks = t.asks
    return copy


def determinize(t: Table[S, P], seat: Seat, rng: Rng) -> Table[S, P]:
    """A fork in which everything `seat` cannot know is redealt, including future dice.

    The world depends only on what the seat knows and on `rng`. Bots get such forks, never the
    table itself, so no bot can peek. Sealed answers of others become random legal ones.
    """
    # Without the seed, which would reveal the deal.
    world = Table(t.game, t.pack, t.game.clone(t.state), t.seats, 0, t.options, False)
    world.state.rng = rng.split()
    world.game.redeal(world, seat, rng)
    state: State = world.state
    if state.sealed:
        f = state.stack[-1]
        step = current_step(world)
        assert isinstance(step, AskAll)
        for other in all_seats(world.seats):
            if other != seat and state.sealed[other] is not None:
                options = step.options(world, f, other)
                state.sealed[other] = options[rng.below(len(options))]
    advance(world)
    return world


def answered(t: Table[S, P]) -> list[bool]:
    """By seat: whether it has made its sealed choice."""
    state: State = t.state
    return [answer is not None for answer in state.sealed or [None] * t.seats]


def current_step(t: Table[S, P]) -> Step[Any, Any]:
    """The step that waits for a decision, for display. Only while the game is running."""
    f = t.state.stack[-1]
    return t.flows[type(f)][f.at]
