"""The commands under `admin`: they look after the server's data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

admin = typer.Typer(help="Look after the server's data.", rich_markup_mode=None)

Database = Annotated[
    str | None, typer.Option(help="A file, or the URL of a PostgreSQL database.", metavar="DB")
]
ConfigFile = Annotated[
    Path | None, typer.Option("--config", help="Settings in TOML.", metavar="FILE")
]
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
