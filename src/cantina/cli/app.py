"""Every command with its options and its help. What a command does is imported when it runs, so
that `--help` is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from cantina.cli import Stop
from cantina.kernel.errors import BadOptions

app = typer.Typer(
    name="cantina",
    help="Board games at one table, for people and bots. An unofficial fan project.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
content = typer.Typer(help="Check or show the cards of a game.", rich_markup_mode=None)
app.add_typer(content, name="content")

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The key of a game: see games.")]
Language = Annotated[str | None, typer.Option("--lang", help="en, uk, fr or es.")]
PackFolder = Annotated[
    Path | None, typer.Option("--pack", help="A content folder of your own.", metavar="FOLDER")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", help="An option of the game: mode=introductory.", metavar="KEY=VALUE"),
]


def options_of(settings: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in settings or []:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadOptions(f"an option is set like mode=introductory, not like {text!r}")
        options[key] = value
    return options


@app.command()
def games(lang: Language = None) -> None:
    """List the games."""
    from cantina.cli.games import list_games

    list_games(lang)


@app.command()
def play(
    game: GameKey,
    save: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="With --resume: the save to go on with."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, bots included.")] = None,
    people: Annotated[int | None, typer.Option(help="How many of them are people.")] = None,
    names: Annotated[str, typer.Option(help="Names of the people: Ann,Bo.")] = "",
    bots: Annotated[
        str, typer.Option(help="The bots of the other seats: greedy,mcts:300; the last repeats.")
    ] = "greedy",
    set_: Settings = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a save: FILE, or the newest unfinished.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines without frames and colours.")
    ] = False,
    lang: Language = None,
    pack: PackFolder = None,
) -> None:
    """Play a game in the terminal."""
    from cantina.cli.play.start import Wishes, start

    if save is not None and not resume:
        raise Stop(f"{save} is a file to go on with only after --resume", 2)
    start(
        Wishes(
            game,
            seats,
            people,
            names,
            bots,
            options_of(set_),
            seed,
            lang,
            pack,
            plain,
            resume,
            save,
        )
    )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, a save or a report of a problem.")],
    to: Annotated[int | None, typer.Option(help="Stop after this many decisions.", min=0)] = None,
    seat: Annotated[
        int | None, typer.Option(help="Tell it as this player saw it: 1 is the first.", min=1)
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Say whether every die and deal came from its seed.")
    ] = False,
    commitment: Annotated[
        str, typer.Option(help="What the table showed when it opened, to compare: see --verify.")
    ] = "",
    as_json: AsJson = False,
    lang: Language = None,
    pack: PackFolder = None,
) -> None:
    """Check a recorded game and tell it in words."""
    from cantina.cli.replay import tell_game, verify_game

    if verify or commitment:
        verify_game(file, commitment, lang, pack)
    else:
        tell_game(file, to, seat, as_json, lang, pack)


@app.command()
def trace(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    as_json: AsJson = False,
) -> None:
    """Compare the rules in words with code and tests."""
    from cantina.cli.trace import report

    report(game, as_json)


@content.command()
def check(game: GameKey, pack: PackFolder = None, lang: Language = None) -> None:
    """Load a content pack and say what is in it."""
    from cantina.cli.content import check_content

    check_content(game, pack, lang)


@content.command()
def show(
    game: GameKey,
    card: Annotated[str | None, typer.Argument(help="An id or a part of a name.")] = None,
    scenario: Annotated[str | None, typer.Option(help="Draw the map of this one.")] = None,
    pack: PackFolder = None,
    lang: Language = None,
) -> None:
    """Show the cards and where their values come from, or the map of a scenario."""
    from cantina.cli.content import show_content

    show_content(game, card, scenario, pack, lang)


@app.command("compile")
def compile_() -> None:
    """Compile the engine: everything runs several times faster."""
    from cantina.build import compile_engine

    compile_engine(typer.echo)


@app.command()
def sim(
    game: GameKey,
    seats: Annotated[
        str | None, typer.Option(help="How many play; 1,2,3,4: each number in turn.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats or one per seat: greedy,random,mcts:300.")
    ] = "greedy",
    count: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="Game k is played with this seed + k.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.", min=0)] = 0,
    set_: Settings = None,
    scenario: Annotated[
        str | None, typer.Option(help="The scenario of a game that has them; all: each in turn.")
    ] = None,
    mission: Annotated[
        str | None, typer.Option(help="The mission of a game that has them; all: each in turn.")
    ] = None,
    campaign: Annotated[
        bool, typer.Option("--campaign", help="Whole campaigns, in a game that has one.")
    ] = False,
    met: Annotated[
        bool, typer.Option("--met", help="Count in how many games each card and token came up.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check the invariants after every decision.")
    ] = False,
    as_json: AsJson = False,
    out: Annotated[
        Path | None, typer.Option(help="With several series: a file for the figures.")
    ] = None,
    pack: PackFolder = None,
) -> None:
    """Let bots play many games: win rates, scores, length, speed."""
    from cantina.bots.arena import Series
    from cantina.cli.sim import Plan, run_all, run_sim, series_of

    options = options_of(set_)
    if campaign:
        options["campaign"] = whole_campaign(game)
    plan = Plan(game, bots, count, seed, pack, check, met)
    for key, choice in (("scenario", scenario), ("mission", mission)):
        if choice is not None:
            options[key] = choice
    series = series_of(plan, options, seat_counts(seats))
    if isinstance(series, Series):
        if out is not None:
            raise BadOptions(
                "--out is for the figures of several series: --scenario all, --seats 1,2"
            )
        run_sim(series, jobs, as_json)
    else:
        run_all(series, jobs, as_json, out)


def whole_campaign(game: str) -> str:
    """The choice that means a campaign: the last of the option. Raises BadOptions."""
    from cantina.kernel.game import find_game

    for option in find_game(game).options:
        if option.key == "campaign":
            return option.choices[-1]
    raise BadOptions(f"{game} has no campaign")


def seat_counts(text: str | None) -> list[int | None]:
    """Numbers of seats, one or several: "4" or "1,2,3,4". Raises BadOptions."""
    if text is None:
        return [None]
    if not all(part.isdigit() for part in text.split(",")):
        raise BadOptions(f"--seats is a number or several, like 1,2,3,4; not {text!r}")
    return [int(part) for part in dict.fromkeys(text.split(","))]


@app.command()
def fuzz(
    game: GameKey,
    minutes: Annotated[float, typer.Option(help="How long.", min=0)] = 1.0,
    decisions: Annotated[
        int, typer.Option(help="Until so many were made, however long it takes.", min=0)
    ] = 0,
    seed: Annotated[int | None, typer.Option(help="Repeats a run; random if left out.")] = None,
    out: Annotated[Path, typer.Option(help="Folder for the record of a failure.")] = Path(),
    pack: PackFolder = None,
) -> None:
    """Play random legal games of every kind and check every position."""
    from cantina.cli.fuzz import run_fuzz

    run_fuzz(game, minutes, decisions, seed, out, pack)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine here, in one process."""
    from cantina.cli.bench import run_bench

    run_bench(game, as_json)


@app.command()
def generate() -> None:
    """Write each game's codec and the web client's types anew (for developers)."""
    from cantina.cli.generate import write_codecs

    write_codecs()


admin = typer.Typer(help="Look after the server's data.", rich_markup_mode=None)
app.add_typer(admin, name="admin")

Database = Annotated[
    str | None, typer.Option(help="A file, or the URL of a PostgreSQL database.", metavar="DB")
]
ConfigFile = Annotated[
    Path | None, typer.Option("--config", help="Settings in TOML.", metavar="FILE")
]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes any free one.")] = None,
    db: Database = None,
    redis: Annotated[str | None, typer.Option(help="For several servers.", metavar="URL")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    pack: Annotated[
        list[str] | None,
        typer.Option(help="Content of your own, for each game.", metavar="GAME=FOLDER"),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the browser.")
    ] = False,
    config: ConfigFile = None,
) -> None:
    """Open Cantina in the browser: tables for people and bots (the same as no command at all)."""
    try:
        from cantina.cli.serve import serve as open_up
    except ModuleNotFoundError as missing:
        text = f"{missing.name} is not installed; the server comes with: pip install 'cantina[web]'"
        raise Stop(text, 1) from None

    given: dict[str, Any] = {"host": host, "port": port, "db": db, "redis": redis}
    given |= {"workers": workers, "packs": pack or None}
    open_up(given | ({"browser": False} if no_browser else {}), config)


FileOut = Annotated[Path, typer.Argument(metavar="FILE", help="One JSON object a line.")]


@admin.command("export")
def export_(file: FileOut, db: Database = None, config: ConfigFile = None) -> None:
    """Write everything to a file. It holds password hashes: keep it to yourself."""
    from cantina.cli.admin import export

    export(file, db, config)


@admin.command("import")
def import_(file: FileOut, db: Database = None, config: ConfigFile = None) -> None:
    """Read an export into an empty database."""
    from cantina.cli.admin import restore

    restore(file, db, config)


@admin.command()
def forget(
    who: Annotated[str, typer.Argument(metavar="LOGIN_OR_ID", help="Whose data.")],
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Delete what is kept of a person; stop the server first."""
    from cantina.cli.admin import forget

    forget(who, db, config)


@admin.command()
def password(
    who: Annotated[str, typer.Argument(metavar="LOGIN_OR_ID", help="Whose password.")],
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Give an account a new random password, for somebody who forgot theirs."""
    from cantina.cli.admin import password

    password(who, db, config)


@admin.command()
def doctor(db: Database = None, config: ConfigFile = None) -> None:
    """Look at the data of a server and say what to do; changes nothing."""
    from cantina.cli.doctor import examine

    if not examine(db, config):
        raise typer.Exit(1)


@admin.command("close-asleep")
def close_asleep(db: Database = None, config: ConfigFile = None) -> None:
    """Close the games that cannot go on by today's rules; stop the server first."""
    from cantina.cli.doctor import close_all_asleep

    close_all_asleep(db, config)
