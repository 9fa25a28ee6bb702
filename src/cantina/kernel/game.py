"""The interface a game implements, and the discovery of games."""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from cantina.kernel.action import Action, Ask, Seat, all_seats
from cantina.kernel.errors import BadOptions
from cantina.kernel.event import Event
from cantina.kernel.flow import Flow, Step
from cantina.kernel.pack import Pack
from cantina.kernel.rng import Rng
from cantina.kernel.state import Frame, State
from cantina.kernel.view import View

if TYPE_CHECKING:
    from cantina.kernel.table import Table

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Pack)


@dataclass(eq=False, repr=False)
class Option:
    """A setting of a table, chosen before it starts. The first choice is the default; an option
    without choices is free text, empty by default."""

    key: Final[str]
    choices: Final[tuple[str, ...]]
    rule: Final[str]
    quiet: Final[bool] = False  # a table without it does not name it


class Game(ABC, Generic[S, P]):
    """One game. Stateless: what changes is in the state, what is printed is in the pack."""

    def __init__(
        self,
        key: str,
        fewest: int,
        most: int,
        behaviour: int,
        options: tuple[Option, ...],
        flows: tuple[Flow[Any, Any], ...],
        swing: int,
        unit: int,
        contested: bool,
        foresight: int = 2,
        horizon: int = 4,
        former: dict[str, str] | None = None,
        levels: tuple[tuple[str, str], ...] = (),
        services: dict[str, Callable[..., Any]] | None = None,
    ) -> None:
        self.key: Final = key
        self.fewest: Final = fewest  # seats
        self.most: Final = most
        self.behaviour: Final = behaviour  # raised when the same actions lead to another result
        # Older digests, which covered words too, mapped to the digest of the same values.
        self.former: Final[dict[str, str]] = former or {}
        self.options: Final = options
        # For search: a lead in `evaluate` that all but decides the game; the value of one point;
        # whether others' decisions affect mine; own decisions to examine; turns to look ahead.
        self.swing: Final = swing
        self.unit: Final = unit
        self.contested: Final = contested
        self.foresight: Final = foresight
        self.horizon: Final = horizon
        # Named strengths, each with its bot, strongest last; empty: the default scale.
        self.levels: Final = levels
        # Optional features by name: docs/adding-a-game.md lists them.
        self.services: Final[dict[str, Callable[..., Any]]] = services or {}
        self.flows: Final[dict[type[Frame], list[Step[Any, Any]]]] = {
            one.frame: one.steps for one in flows
        }

    @abstractmethod
    def load(self, folder: Path | None) -> P:
        """The content pack in `folder`, or the built-in one. Raises BadContent."""

    @abstractmethod
    def setup(self, pack: P, options: dict[str, str], seats: int, rng: Rng) -> S:
        """The initial state, with the game's first frame on its stack."""

    @abstractmethod
    def view(self, t: Table[S, P], seat: Seat) -> View:
        """What a seat (or SPECTATOR) may know, built from an allow-list."""

    @abstractmethod
    def private(self, t: Table[S, P], seat: Seat) -> dict[str, Any]:
        """The encoded fields that turn the spectator's view into the seat's."""

    @abstractmethod
    def redeal(self, t: Table[S, P], seat: Seat, rng: Rng) -> None:
        """Redeals what a seat (or SPECTATOR) cannot know. Sort before shuffling, so that the
        result depends only on the seat's knowledge and on `rng`."""

    @abstractmethod
    def check(self, t: Table[S, P]) -> None:
        """Raises BrokenInvariant if the state is impossible. For fuzzing and property tests."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """A deep copy. Generated."""

    @abstractmethod
    def encode(self, state: S) -> dict[str, Any]:
        """The state as plain JSON values. Generated."""

    @abstractmethod
    def decode(self, data: dict[str, Any]) -> S:
        """The state that `encode` wrote. Raises BadRecord. Generated."""

    @abstractmethod
    def encode_view(self, view: View) -> dict[str, Any]:
        """The view as plain JSON values. Generated."""

    @abstractmethod
    def encode_event(self, event: Event) -> dict[str, Any]:
        """The event as plain JSON values, its kind under "event". Generated."""

    @abstractmethod
    def evaluate(self, t: Table[S, P], seat: Seat) -> int:
        """How good the position is for the seat, for bots. Uses only what the seat knows."""

    @abstractmethod
    def suggest(self, t: Table[S, P], ask: Ask, rng: Rng) -> Action:
        """A sensible option, found fast: for play-outs and for guessing others' moves."""

    @abstractmethod
    def turn(self, t: Table[S, P]) -> int:
        """The number of turns (or rounds) begun: the length of the game so far."""

    def worthwhile(self, t: Table[S, P], ask: Ask) -> list[Action]:
        """The options worth examining, best first; uses only what the seat knows."""
        return ask.options

    def is_settled(self, t: Table[S, P]) -> bool:
        """Whether `evaluate` is meaningful here; a look-ahead continues until it is."""
        return True

    def won_by(self, t: Table[S, P]) -> list[Seat] | None:
        """The winners of the game, or of a part that is decided separately; None: undecided."""
        return None if t.state.outcome is None else t.state.outcome.winners

    def rivals(self, t: Table[S, P], seat: Seat) -> list[Seat]:
        """The seats whose gain is this seat's loss: all others, unless there are teams."""
        return [other for other in all_seats(t.seats) if other != seat]


def check_seats(game: Game[S, P], seats: int) -> None:
    """Raises BadOptions if the game does not take that many seats."""
    if not game.fewest <= seats <= game.most:
        raise BadOptions(f"{game.key} takes {game.fewest} to {game.most} seats, not {seats}")


def pack_for(game: Game[S, P], pack: P, options: dict[str, str]) -> P:
    """The pack for a table with these options, including custom content if the game has a service
    for it. Idempotent. Raises BadOptions."""
    own = game.services.get("pack_for")
    return pack if own is None else own(pack, options)


def full_options(game: Game[S, P], given: dict[str, str]) -> dict[str, str]:
    """All options of the game, given or default. Raises BadOptions."""
    known = {option.key: option for option in game.options}
    for key, value in given.items():
        if key not in known:
            raise BadOptions(f"{game.key} has no option {key!r}; it has {', '.join(known)}")
        if known[key].choices and value not in known[key].choices:
            allowed = ", ".join(known[key].choices)
            raise BadOptions(f"option {key} of {game.key} is one of {allowed}, not {value!r}")
    return {
        option.key: given.get(option.key, option.choices[0] if option.choices else "")
        for option in game.options
        if not option.quiet or given.get(option.key)
    }


def discover() -> dict[str, Game[Any, Any]]:
    """All games by key. A folder under `cantina.games` with a GAME is a game."""
    folders = importlib.import_module("cantina.games").__path__
    games: dict[str, Game[Any, Any]] = {}
    for found in sorted(pkgutil.iter_modules(folders), key=lambda found: found.name):
        game = importlib.import_module(f"cantina.games.{found.name}").GAME
        games[game.key] = game
    return games


def find_game(key: str) -> Game[Any, Any]:
    """The game with this key. Raises BadOptions with a list of the games."""
    games = discover()
    if key not in games:
        raise BadOptions(f"there is no game {key!r}; there is {', '.join(games)}")
    return games[key]
