"""The game loop of any game: who is next, the curtain between people, the end."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from shlex import quote
from typing import Any, Final

from rich.text import Text

from cantina.bots.base import AT_ONCE, read_name
from cantina.bots.regulars import regular_in
from cantina.cli import FAILED, INTERRUPTED, Stop
from cantina.cli.play.commands import Leave, Prompt
from cantina.cli.play.painter import Painter
from cantina.cli.play.saves import short_seed
from cantina.cli.play.seating import PERSON
from cantina.cli.play.session import Session
from cantina.kernel.action import SPECTATOR, Seat
from cantina.shares import ours_in_words, shares_of

QUICK: Final = (*AT_ONCE, "greedy")
"""Bots nobody has to wait for."""


def run(session: Session, painter: Painter, resumed: bool) -> None:
    """Plays until the game is over or somebody leaves. What was decided is saved either way."""
    welcome(session, painter, resumed)
    command = f"cantina play {session.t.game.key} --resume {quote(str(session.path))}"
    try:
        Loop(session, painter).play()
    except Leave:
        painter.screen.show(Text(painter.words("play-quit", command=command)))
    except KeyboardInterrupt:
        painter.screen.show(Text())  # ends the line of the prompt
        raise Stop(f"interrupted; go on with: {command}", INTERRUPTED) from None
    except EOFError:
        painter.screen.show(Text())
        raise Stop(f"the input ended; go on with: {command}", FAILED) from None


def welcome(session: Session, painter: Painter, resumed: bool) -> None:
    words = painter.words
    seating = session.seating
    who = [
        name if bot == PERSON else words("play-bot", name=name, bot=bot)
        for name, bot in zip(seating.names, seating.bots, strict=True)
    ]
    title = painter.title()
    painter.screen.show(Text(words("play-welcome", game=title, names=", ".join(who)), "bold"))
    for name, bot in zip(seating.names, seating.bots, strict=True):
        if regular := regular_in(bot):
            habit = words(f"pages-habit-{session.t.game.key}-{regular}")
            painter.screen.show(Text(words("labelled", label=name, text=habit)))
    seed = short_seed(session.t.seed)
    painter.screen.show(Text(words("play-saved-as", seed=seed, file=str(session.path)), "dim"))
    if not resumed:
        say_what_is_ours(session, painter)
    else:
        painter.screen.show(Text(words("play-resumed", count=len(session.t.played))))


def say_what_is_ours(session: Session, painter: Painter) -> None:
    game, words = session.t.game, painter.words
    shares = shares_of(game, session.content())
    if shares:
        told = ours_in_words(game.key, shares, words)
        painter.screen.show(Text(words("labelled", label=words("origin-ours"), text=told), "dim"))


class Loop:
    def __init__(self, session: Session, painter: Painter) -> None:
        self.session = session
        self.painter = painter
        self.screen = painter.screen
        self.words = painter.words
        self.shown: Seat = SPECTATOR  # whose secrets are on the screen

    def play(self) -> None:
        session = self.session
        while session.t.asks:
            ask = session.next_ask()
            if session.seating.bots[ask.seat] != PERSON:
                with self.thinking(ask.seat):
                    action = session.bot_action(ask.seat)
                session.decide(ask.seat, action)
                continue
            self.draw_curtain(ask.seat)
            decision = Prompt(session, self.painter, ask).answer()
            if decision is not None:
                session.decide(ask.seat, decision)
        self.end()

    def thinking(self, seat: Seat) -> AbstractContextManager[object]:
        """Says who is thinking, unless that takes no time anyway or the screen is plain."""
        if self.screen.plain or read_name(self.session.seating.bots[seat]).kind in QUICK:
            return nullcontext()
        name = self.session.seating.names[seat]
        return self.screen.console.status(Text(self.words("play-thinking", name=name), "dim"))

    def draw_curtain(self, seat: Seat) -> None:
        """Before the secrets of one person follow those of another, the others look away."""
        if len(self.session.seating.people) > 1 and seat != self.shown:
            name = self.session.seating.names[seat]
            self.screen.hide()
            self.screen.show(Text(self.words("play-curtain", name=name), "bold"))
            self.screen.read(self.words("play-curtain-enter", name=name))
        if self.shown != SPECTATOR:  # the first picture leaves the welcome where it is
            self.screen.clear()
        self.shown = seat

    def end(self) -> None:
        session, words, show = self.session, self.words, self.screen.show
        people = session.seating.people
        reader = people[0] if len(people) == 1 else SPECTATOR
        if reader == SPECTATOR:
            self.screen.hide()
        past, fresh = session.news(reader if reader != SPECTATOR else self.shown, reader)
        show(Text(), *self.painter.story(past, fresh, reader, True), Text())
        view = session.t.game.view(session.t, reader)
        show(Text(words("play-score-final"), "bold"), *self.painter.score(view))
        outcome = session.t.state.outcome
        assert outcome is not None
        winners = [session.seating.names[seat] for seat in outcome.winners]
        show(Text(self.winner_words(winners), "bold yellow"), Text())
        self.explain(view)

    def winner_words(self, winners: list[str]) -> str:
        names = ", ".join(winners)
        if len(winners) > 1:
            first = ", ".join(winners[:-1])
            names = self.words("play-and", first=first, last=winners[-1])
        return self.words("play-winner", count=len(winners), names=names)

    def explain(self, view: Any) -> None:
        """Where the points come from, player by player, for as long as somebody asks."""
        names = self.session.seating.names
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
        while True:
            self.screen.show(Text(self.words("play-reasons", names=listed), "dim"))
            try:
                typed = self.screen.read("›")
            except EOFError:
                return
            if not (typed.isdecimal() and 1 <= int(typed) <= len(names)):
                return
            self.screen.show(*self.painter.reasons(view, Seat(int(typed) - 1)), Text())
