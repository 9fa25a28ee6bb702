"""Settings: defaults, then a file, then the environment, then the command line.

Every setting is checked, wherever it comes from. An error is one line that names the setting and
the source of its value.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from cantina.bots.hint import HintBudget
from cantina.kernel.errors import CantinaError
from cantina.kernel.game import discover
from cantina.neutral import CHOICES, OFFICIAL

PREFIX: Final = "CANTINA_"
FILE_NAME: Final = "cantina.db"
DEFAULT_PORT: Final = 7187
REDIS_KINDS: Final = ("redis", "rediss", "unix")
LISTS: Final = ("packs", "origins", "hosts")
FLUSHES: Final = ("soon", "each")
BASE: Final = re.compile(r"/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*")
LOG_FORMS: Final = ("auto", "json", "console")
NOBODY, ACCOUNTS, EVERYBODY = "none", "accounts", "everybody"
BRINGERS: Final = (NOBODY, ACCOUNTS, EVERYBODY)
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class BadSetting(CantinaError):
    """An invalid setting. One line for the operator."""


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rate limits per minute; bursts of the same size are allowed."""

    on: bool = True
    players: int = 20  # new guests and accounts from one address
    sign_in: int = 20  # attempts from one address
    tables: int = 30  # opened by one player
    codes: int = 10  # join codes tried by one player or from one address
    chat: int = 40  # lines by one player
    hints: int = 30  # requested by one player
    messages: int = 1800  # by one player over all sockets
    requests: int = 1800  # from one address


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT  # 0: any free port
    base: str = "/"  # the folder of a site that everything is under, such as /games/
    home: str = ""  # the data folder; empty: the default one
    db: str = ""  # a file or a URL; empty: a file in the data folder
    flush: str = "soon"  # each: flush every decision to disk before acknowledging it
    redis: str = ""  # lets several processes share tables
    browser: bool = True  # open a browser after the start
    client: bool = True  # build the web client first if it is missing or out of date
    compile: bool = True  # the engine in the background, for the next start
    connections: int = 200  # from one address, unless it is a proxy
    sockets: int = 100  # from one address
    tables: int = 100  # open or running, of players from one address
    read_seconds: float = 20.0  # in which a request must arrive completely
    write_seconds: float = 60.0  # in which a client must read some of what it is sent
    workers: int = 2  # processes in which bots think
    think_seconds: float = 30.0  # beyond its time, after which an unresponsive bot is killed
    bot_seconds: float = 5.0  # a turn; a bot may think at most
    bot_budget: int = 60  # seconds of thinking per minute for the bots of one table
    address_budget: int = 90  # the same for all tables of one address
    hint_seconds: float = HintBudget().seconds  # after which a hint looks at no further world
    hint_worlds: int = HintBudget().worlds  # that a hint looks at, at most
    debrief_seconds: float = 30.0  # CPU time for analysing a finished game; 0: never
    debrief_steps: int = 0  # in place of seconds: the same debrief on every machine
    session_days: int = 180  # how long a sign-in lasts
    invite_days: int = 14  # how long an invitation or a join code is valid
    packs: list[str] = []  # GAME=FOLDER: custom content
    origins: list[str] = []  # other URLs under which browsers reach this server
    hosts: list[str] = []  # public host names of this server
    metrics_token: str = ""  # lets other computers read the metrics
    proxies: str = "127.0.0.1"  # whose X-Forwarded headers are trusted
    log: str = "auto"  # auto: readable on a terminal, otherwise JSON
    log_level: str = "info"
    boxes: str = EVERYBODY  # may open tables with values of their own; accounts; none
    names: str = OFFICIAL  # neutral: names of our own in place of those that belong to others
    rates: Rates = Rates()


def read_settings(
    environ: Mapping[str, str],
    given: Mapping[str, Any] | None = None,
    file: Path | None = None,
) -> Settings:
    """Merges all sources. `given` is the command line; None there means not given."""
    values: dict[str, Any] = {}
    config = file or (Path(environ["CANTINA_CONFIG"]) if environ.get("CANTINA_CONFIG") else None)
    if config is not None:
        _merge(values, _from_file(config), str(config))
    _merge(values, _from_environment(environ), "the environment")
    chosen = {name: value for name, value in (given or {}).items() if value is not None}
    _merge(values, chosen, "the command line")
    settings = msgspec.convert(values, Settings)
    _check(settings)
    home = settings.home or str(data_folder(environ))
    return msgspec.structs.replace(
        settings, home=home, db=settings.db or str(Path(home) / FILE_NAME)
    )


def data_folder(environ: Mapping[str, str]) -> Path:
    """The user's data folder, unless CANTINA_HOME says otherwise."""
    if sys.platform == "win32":
        data = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        data = Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "cantina"


def _from_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise BadSetting(f"{path}: the settings cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path}: the settings are not TOML: {error}") from None


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """CANTINA_PORT, CANTINA_RATES_CHAT and so on. Other variables with the prefix are ignored."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environ.get(PREFIX + field.name.upper(), "")
        if field.name == "rates":
            rates = {
                rate.name: environ[f"{PREFIX}RATES_{rate.name.upper()}"]
                for rate in msgspec.structs.fields(Rates)
                if environ.get(f"{PREFIX}RATES_{rate.name.upper()}")
            }
            if text:
                rates["on"] = text
            if rates:
                found["rates"] = rates
        elif text:
            found[field.name] = text.split(",") if field.name in LISTS else text
    return found


def _merge(values: dict[str, Any], more: Mapping[str, Any], source: str) -> None:
    """Adds checked values; errors name the source."""
    for name, value in more.items():
        if name not in Settings.__struct_fields__:
            raise BadSetting(f"there is no setting {name!r} (in {source})")
        if name == "rates":
            value = values.get(name, {}) | _rates(value, source)
        else:
            value = _typed(name, value, Settings, source)
        values[name] = value


def _rates(value: Any, source: str) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise BadSetting(f"the setting rates is a section of its own (in {source})")
    found: dict[str, Any] = {}
    for name, rate in value.items():
        if name not in Rates.__struct_fields__:
            raise BadSetting(f"there is no setting 'rates.{name}' (in {source})")
        found[name] = _typed(name, rate, Rates, source, "rates.")
    return found


_SWITCHES: Final = {"on": True, "yes": True, "true": True, "1": True} | {
    "off": False,
    "no": False,
    "false": False,
    "0": False,
}


def _typed(name: str, value: Any, of: type[msgspec.Struct], source: str, prefix: str = "") -> Any:
    kind: Any = next(f.type for f in msgspec.structs.fields(of) if f.name == name)
    if kind is bool and isinstance(value, str):
        value = _SWITCHES.get(value.lower(), value)
    try:
        return msgspec.convert(value, kind, strict=not isinstance(value, str))
    except msgspec.ValidationError:
        words = {int: "a whole number", float: "a number", bool: "on or off", str: "a text"}
        wanted = words.get(kind, "a list of texts")
        raise BadSetting(
            f"the setting {prefix}{name} is {wanted}, not {value!r} (in {source})"
        ) from None


def _check(settings: Settings) -> None:
    _range("port", settings.port, 0, 65535)
    _range("workers", settings.workers, 1, 64)
    _range("connections", settings.connections, 1, 1_000_000)
    _range("sockets", settings.sockets, 1, 1_000_000)
    _range("tables", settings.tables, 1, 1_000_000)
    _range("read_seconds", settings.read_seconds, 1, 600)
    _range("write_seconds", settings.write_seconds, 1, 600)
    _range("think_seconds", settings.think_seconds, 0.1, 600)
    _range("bot_seconds", settings.bot_seconds, 0.1, 600)
    _range("bot_budget", settings.bot_budget, 1, 3600)
    _range("address_budget", settings.address_budget, 1, 3600)
    _range("hint_seconds", settings.hint_seconds, 0, 600)
    _range("hint_worlds", settings.hint_worlds, 1, 10_000)
    _range("debrief_seconds", settings.debrief_seconds, 0, 600)
    _range("debrief_steps", settings.debrief_steps, 0, 1_000_000)
    _range("session_days", settings.session_days, 1, 3650)
    _range("invite_days", settings.invite_days, 1, 3650)
    for name in Rates.__struct_fields__[1:]:
        _range(f"rates.{name}", getattr(settings.rates, name), 1, 10_000_000)
    if not settings.host:
        raise BadSetting("the setting host is empty: name an address, such as 127.0.0.1")
    if not BASE.fullmatch(settings.base):
        raise BadSetting(
            f"the setting base is a folder of the site, such as /games/, not {settings.base!r}"
        )
    _one_of("flush", settings.flush, FLUSHES)
    _one_of("log", settings.log, LOG_FORMS)
    _one_of("log_level", settings.log_level, LOG_LEVELS)
    _one_of("names", settings.names, CHOICES)
    _one_of("boxes", settings.boxes, BRINGERS)
    pack_folders(settings)
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise BadSetting(
                f"the setting origins lists addresses like https://example.org, not {origin!r}"
            )
    if settings.redis and urlsplit(settings.redis).scheme not in REDIS_KINDS:
        raise BadSetting(
            f"the setting redis is an address like redis://localhost:6379/0, not {settings.redis!r}"
        )


def pack_folders(settings: Settings) -> dict[str, str]:
    """The content folder of each game. Raises BadSetting."""
    folders: dict[str, str] = {}
    for pack in settings.packs:
        game, sign, folder = pack.partition("=")
        if game not in discover() or not sign or not folder:
            games = ", ".join(sorted(discover()))
            raise BadSetting(
                f"the setting packs lists GAME=FOLDER, not {pack!r}; the games are {games}"
            )
        folders[game] = folder
    return folders


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadSetting(f"the setting {name} is one of {', '.join(known)}, not {value!r}")


def _range(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise BadSetting(f"the setting {name} is a number from {low} to {high}, not {value}")


def settings_here(given: Mapping[str, Any] | None = None, file: Path | None = None) -> Settings:
    """The settings of this process."""
    return read_settings(os.environ, given, file)
