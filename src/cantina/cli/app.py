"""Every command with its options and its help. What a command does is imported when it runs, so
that `--help` is quick."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from cantina.cli import Stop
from cantina.cli.admin_commands import ConfigFile, Database, admin
from cantina.cli.tune import AsJson, GameKey, fit, seat_counts, tune
from cantina.kernel.errors import BadOptions
from cantina.neutral import NEUTRAL, OFFICIAL, use_names

app = typer.Typer(
    name="cantina",
    help="Board games at one table, for people and bots. An unofficial fan project.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
content = typer.Typer(help="Check or show the cards of a game.", rich_markup_mode=None)
app.add_typer(content, name="content")
app.add_typer(admin, name="admin")
app.command()(tune)
app.command()(fit)

Language = Annotated[str | None, typer.Option("--lang", help="en, uk, fr or es.")]
PackFolder = Annotated[
    Path | None,
    typer.Option(
        "--pack", help="Content of your own: a folder, or values of your box.", metavar="PATH"
    ),
]
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


@app.callback()
def before_any_command() -> None:
    """Chooses the names for the commands that show some; a server has them among its settings."""
    use_names(os.environ.get("CANTINA_NAMES") or OFFICIAL)


@app.command()
def games(lang: Language = None) -> None:
    """List the games."""
    from cantina.cli.games import list_games

    list_games(lang)


@app.command()
def aid(
    game: GameKey,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines without frames and colours.")
    ] = False,
    lang: Language = None,
) -> None:
    """Show the player aid of a game: order of a turn, attack, signs, end."""
    from cantina.cli.aid import show_aid

    show_aid(game, lang, plain)


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
        str,
        typer.Option(
            help="The bots of the other seats: greedy,mcts:300; the last repeats. +any: a habit."
        ),
    ] = "greedy+any",
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
    neutral: Annotated[
        bool, typer.Option("--neutral", help="Names of our own for cards and units.")
    ] = False,
) -> None:
    """Play a game in the terminal."""
    from cantina.cli.box import pack_and_options
    from cantina.cli.play.start import Wishes, start

    folder, options = pack_and_options(pack, options_of(set_))
    if neutral:
        use_names(NEUTRAL)
    if save is not None and not resume:
        raise Stop(f"{save} is a file to go on with only after --resume", 2)
    start(
        Wishes(
            game,
            seats,
            people,
            names,
            bots,
            options,
            seed,
            lang,
            folder,
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
    """Load a content pack and say what is in it, or what of an overlay can be played."""
    from cantina.cli.box import check_box, is_overlay
    from cantina.cli.content import check_content

    if pack is not None and is_overlay(pack):
        check_box(game, pack, lang)
    else:
        check_content(game, pack, lang)


@content.command()
def write(
    game: GameKey,
    pack: Annotated[Path, typer.Option("--pack", help="Values of your box.", metavar="FILE")],
    out: Annotated[Path, typer.Option(help="A new folder.", metavar="FOLDER")],
    lang: Language = None,
) -> None:
    """Write the whole content with the values of an overlay as a folder."""
    from cantina.cli.box import write_box

    write_box(game, pack, out, lang)


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
    from cantina.cli.box import pack_and_options
    from cantina.cli.sim import Plan, run_all, run_sim, series_of

    pack, options = pack_and_options(pack, options_of(set_))
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


@app.command()
def arena(
    game: GameKey,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[
        str, typer.Option(help="Weakest first: quick,greedy,mcts:0.2s; else all of its levels.")
    ] = "",
    count: Annotated[
        int, typer.Option("--games", help="At most, of each pair that stays undecided.", min=2)
    ] = 400,
    balance: Annotated[
        int, typer.Option(help="Games of the strongest against itself, of each scenario.", min=0)
    ] = 0,
    seed: Annotated[int, typer.Option(help="Block k is dealt from this seed + k.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.", min=0)] = 0,
    ray: Annotated[bool, typer.Option("--ray", help="On all machines of a Ray cluster.")] = False,
    times: Annotated[
        bool, typer.Option("--times", help="Only how long the bots think, in --games games.")
    ] = False,
    write: Annotated[
        bool, typer.Option("--write", help="Keep the results: levels and docs/strength.md.")
    ] = False,
    set_: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Find out which bots are stronger, with as few games as that takes."""
    from cantina.cli.arena import run_arena, wishes_of

    wishes = wishes_of(game, seats, bots, count, balance, seed, options_of(set_))
    run_arena(wishes, jobs, ray, as_json, write, times)


@app.command()
def fuzz(
    game: GameKey,
    minutes: Annotated[float, typer.Option(help="How long.", min=0)] = 1.0,
    decisions: Annotated[
        int, typer.Option(help="Until this many were made, however long it takes.", min=0)
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


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes any free one.")] = None,
    base: Annotated[
        str | None,
        typer.Option(help="The folder of a site that everything is under.", metavar="/FOLDER/"),
    ] = None,
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
    no_compile: Annotated[
        bool, typer.Option("--no-compile", help="Do not compile the engine in the background.")
    ] = False,
    names: Annotated[
        str | None, typer.Option(help="official, or neutral: names of our own for cards and units.")
    ] = None,
    config: ConfigFile = None,
) -> None:
    """Open Cantina in the browser: tables for people and bots (the same as no command at all)."""
    from cantina.cli.serve import serve as open_up

    given: dict[str, Any] = {"host": host, "port": port, "base": base, "db": db}
    given |= {"redis": redis, "workers": workers, "packs": pack or None, "names": names}
    given |= {"browser": False} if no_browser else {}
    given |= {"compile": False} if no_compile else {}
    open_up(given, config)
