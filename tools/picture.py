"""Draws docs/images/terminal.svg: a table in the middle of a game, as the terminal shows it.

Run as `./test run tools.picture` after changing how the terminal looks.
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cantina.cli.play.hunters import HuntersPainter
from cantina.cli.screen import Screen
from cantina.kernel.game import find_game
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table, play
from cantina.locales import Words

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
NAMES = ["You", "Nara", "Okeel", "Tiv"]
SEED, TURN = 21, 9


class Canvas(Screen):
    """A screen that remembers what was drawn on it."""

    def __init__(self) -> None:
        super().__init__(plain=False)
        self.plain = False  # type: ignore[misc]
        self.console = Console(  # type: ignore[misc]
            record=True, width=112, file=StringIO(), force_terminal=True, color_system="truecolor"
        )


def main() -> None:
    game = find_game("hunters")
    pack = game.load(None)
    t = open_table(game, pack, len(NAMES), SEED)
    rng = seeded(SEED)
    while t.state.turn < TURN or t.asks[0].name != "act" or t.asks[0].seat != 0:
        ask = t.asks[0]
        play(t, ask.seat, game.suggest(t, ask, rng))
    screen = Canvas()
    painter = HuntersPainter(game, pack, NAMES, Words("en"), screen)
    view = game.view(t, 0)
    ask = t.asks[0]
    screen.show(*painter.board(view, ask, []))
    screen.show(Text(painter.question(view, ask), "bold").append(f"  {ask.rule}", "dim"))
    for number, choice in enumerate(painter.choices(t, view, ask), start=1):
        screen.show(Text(f" {number}  ", "bold").append_text(choice))
    drawn = screen.console.export_svg(title="./cantina play hunters")
    # The picture must not load a font from elsewhere.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    PICTURE.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
