"""The prompt: a number chooses, a letter asks for something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cantina.bots.hint import BETTER, EITHER, EQUAL, THUMB, Hint
from cantina.cli.aid import aid_lines
from cantina.cli.cardsheet import card_detail
from cantina.cli.play.legend import legend_lines
from cantina.cli.play.painter import Painter
from cantina.cli.play.session import Session
from cantina.cli.teller import Teller
from cantina.kernel.action import Action, Ask, all_seats
from cantina.kernel.errors import NoUndo
from cantina.rulebook import read_book, rules_folder
from cantina.sheets import sheets_of

CARDS_AT_ONCE: Final = 6
HINT_OTHERS: Final = 3

# The same keys under a Ukrainian keyboard layout.
LAYOUT: Final = str.maketrans("гріевксидфйГРІЕВКСИДФЙ,", "uhstdrcblaqUHSTDRCBLAQ?")

REFUSALS: Final = {
    "nothing": "play-no-undo-nothing",
    "others": "play-no-undo-others",
    "revealed": "play-no-undo-revealed",
}
"""The kernel's reasons against an undo, and the messages that say them."""


class Leave(Exception):
    """Somebody wants to stop here."""


class Prompt:
    """One decision of one person."""

    def __init__(self, session: Session, painter: Painter, ask: Ask) -> None:
        self.session: Final = session
        self.painter: Final = painter
        self.words: Final = painter.words
        self.ask: Final = ask
        t = session.t
        self.view: Final = t.game.view(t, ask.seat)
        self.choices: Final = painter.choices(session.world(ask.seat), self.view, ask)
        self.decided: Action | None = None
        self.commands: Final[dict[str, Callable[[str], bool]]] = {
            "u": self.undo,
            "h": self.hint,
            "s": self.score,
            "t": self.table,
            "d": self.discards,
            "r": self.rule,
            "c": self.card,
            "l": self.legend,
            "b": self.board,
            "a": self.aid,
            "?": self.help,
            "q": self.leave,
        }

    def answer(self) -> Action | None:
        """What was decided, or None when the table has changed by an undo. Raises Leave."""
        self.board("")
        while not self.handle(self.read()):
            pass
        return self.decided

    def read(self) -> str:
        help_ = self.words("play-prompt-help")
        return self.painter.screen.read(f"{self.words('play-prompt')} ({help_}) ›")

    def say(self, id: str, **args: str | int) -> bool:
        self.painter.screen.show(Text(self.words(id, **args), "yellow"))
        return False

    def show(self, *things: RenderableType) -> bool:
        self.painter.screen.show(*things, Text())
        return False

    def handle(self, line: str) -> bool:
        """Whether this decision is over."""
        if not line:
            return False
        if line.isdecimal():
            return self.choose(int(line))
        letter, _, rest = line.partition(" ")
        letter = letter.translate(LAYOUT).lower()
        if letter not in self.commands:
            return self.say("play-bad-input", input=line)
        return self.commands[letter](rest.strip())

    def choose(self, number: int) -> bool:
        options = self.ask.options
        if not 1 <= number <= len(options):
            return self.say("play-no-choice", number=str(number), count=len(options))
        self.decided = options[number - 1]
        return True

    def board(self, rest: str) -> bool:
        """The table, the question and the choices."""
        seat = self.ask.seat
        past, fresh = self.session.news(seat, seat)
        story = self.painter.story(past, fresh, seat, True)
        self.session.looked(seat)
        show = self.painter.screen.show
        show(*self.painter.board(self.view, self.ask, story), Text())
        question = Text(self.painter.question(self.view, self.ask), "bold")
        show(question.append(f"  {self.ask.rule}", "not bold dim"))
        listed = Table.grid(padding=(0, 2, 0, 0))
        listed.add_column(justify="right", style="bold cyan")
        listed.add_column()
        for number, choice in enumerate(self.choices, start=1):
            if self.painter.screen.plain:
                show(Text(f"{number}: ").append_text(choice))
            else:
                listed.add_row(str(number), choice)
        if not self.painter.screen.plain:
            show(Padding(listed, (0, 0, 1, 1)))
        return False

    def undo(self, rest: str) -> bool:
        try:
            self.session.take_back(self.ask.seat)
        except NoUndo as refusal:
            return self.say("play-no-undo", reason=self.words(REFUSALS[refusal.why]))
        self.say("play-undone")
        return True

    def hint(self, rest: str) -> bool:
        hint = self.session.hint(self.ask)
        number = self.ask.options.index(hint.action)
        self.say("play-hint", number=number + 1, choice=self.choices[number].plain)
        return self.say_why(hint)

    def say_why(self, hint: Hint) -> bool:
        """How much better it is than the rest, as on the page."""
        others = [self.choices[self.ask.options.index(other)].plain for other in hint.others]
        listed = ", ".join(others[:HINT_OTHERS])
        game = self.session.t.game
        own = f"table-hint-gain-{game.key}"  # where a game has a word for what it counts
        id = own if self.words.has(own) else "table-hint-gain"
        gain = self.words(id, count=round(10 * hint.gain / game.unit) / 10)
        if hint.verdict == THUMB:
            return self.say(f"table-hint-why-{game.key}-{hint.why}")
        if hint.verdict == BETTER:
            return self.say("table-hint-better", other=listed, gain=gain)
        if hint.verdict == EITHER:
            return self.say("table-hint-either", others=listed, gain=gain)
        if hint.verdict == EQUAL:
            alike = [self.choices[self.ask.options.index(hint.action)].plain, *others]
            return self.say("table-hint-equal-why", others=", ".join(alike[:HINT_OTHERS]))
        return self.say("table-hint-only")

    def score(self, rest: str) -> bool:
        title = Text(self.words("play-score-now"), "bold")
        return self.show(title, *self.painter.score(self.view))

    def table(self, rest: str) -> bool:
        names = self.session.seating.names
        wanted = rest.casefold()
        for seat in all_seats(len(names)):
            if wanted in (str(seat + 1), names[seat].casefold()):
                return self.show(*self.painter.table_of(self.view, seat))
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
        return self.say("play-no-player", query=rest, names=listed)

    def discards(self, rest: str) -> bool:
        return self.show(
            Text(self.words("play-discards"), "bold"), *self.painter.discards(self.view)
        )

    def rule(self, rest: str) -> bool:
        """The text of a rule; without a name, of the one that asks."""
        folder = rules_folder(self.session.t.game.key)
        rules = read_book(folder, self.words.language) if folder else {}
        if not rules:
            return self.say("play-rules-absent")
        wanted = rest.upper() or self.ask.rule
        if wanted not in rules:
            return self.say("play-no-rule", rule=rest)
        rule = rules[wanted]
        text = Text()
        for line in "\n".join(rule.text).strip().splitlines():
            if not line.startswith("!["):  # a terminal shows no figures
                text.append(line.replace("*", "") + "\n")
        text.rstrip()
        title = Text(f"{wanted} {rule.title}", "bold")
        if self.painter.screen.plain:
            return self.show(title, text)
        return self.show(Panel(text, title=title, title_align="left", border_style="bright_black"))

    def aid(self, rest: str) -> bool:
        t, screen = self.session.t, self.painter.screen
        found = list(aid_lines(t.game, t.pack, self.words.language, screen.plain))
        return self.show(*found) if found else self.say("aid-absent")

    def card(self, rest: str) -> bool:
        rows = self.painter.find(rest) if rest else []
        if rest.isdecimal() and 1 <= int(rest) <= len(self.ask.options):
            row = self.painter.row_of(self.view, self.ask, int(rest) - 1)
            rows = [row] if row else []
        if not rows:
            known = "play-no-card" if rest else "play-which-card"
            return self.say(known, query=rest)
        game = self.session.t.game.key
        sheets = sheets_of(self.session.content())
        teller = Teller(game, self.words, sheets)
        by_id = {sheet.id: sheet for found in sheets.values() for sheet in found}
        plain = self.painter.screen.plain
        for row in [row for row in rows if row in by_id][:CARDS_AT_ONCE]:
            self.show(*card_detail(teller, by_id[row], self.painter.describe(row), plain))
        if len(rows) > CARDS_AT_ONCE:
            self.say("play-many-cards", count=len(rows) - CARDS_AT_ONCE)
        return False

    def legend(self, rest: str) -> bool:
        """Every sign of the game; with a word, those that are called so or look so."""
        lines = legend_lines(self.session.t.game.key, self.words, rest)
        return self.show(*lines) if lines else self.say("play-no-sign", query=rest)

    def help(self, rest: str) -> bool:
        words = self.words
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold cyan", justify="right")
        name = self.session.seating.names[-1]
        for key, said in (
            ("1 2 3", words("play-help-number")),
            ("u", words("play-help-undo")),
            ("h", words("play-help-hint")),
            ("s", words("play-help-score")),
            ("t", words("play-help-table", name=name)),
            ("d", words("play-help-discards")),
            ("r", words("play-help-rule", rule=self.ask.rule)),
            ("c", words("play-help-card")),
            ("l", words("play-help-legend")),
            ("a", words("play-help-aid")),
            ("b", words("play-help-board")),
            ("?", words("play-help-help")),
            ("q", words("play-help-quit")),
        ):
            grid.add_row(key, said)
        return self.show(Text(words("play-help-title"), "bold"), grid)

    def leave(self, rest: str) -> bool:
        raise Leave
