"""Settings: where they come from, which one wins, and what is said about a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cantina.server.limits import Limits
from cantina.server.settings import DEFAULT_PORT, BadSetting, Rates, read_settings


def test_by_default_data_lie_in_the_users_data_folder(tmp_path: Path) -> None:
    settings = read_settings({"XDG_DATA_HOME": str(tmp_path)})
    assert settings.port == DEFAULT_PORT
    assert settings.host == "127.0.0.1"
    assert settings.db == str(tmp_path / "cantina" / "cantina.db")


def test_cantina_home_is_the_data_folder(tmp_path: Path) -> None:
    settings = read_settings({"CANTINA_HOME": str(tmp_path), "XDG_DATA_HOME": "/elsewhere"})
    assert settings.db == str(tmp_path / "cantina.db")


def test_the_command_line_beats_the_environment_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cantina.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nworkers = 3\n[rates]\nchat = 7\ntables = 8\n')
    environ = {
        "CANTINA_CONFIG": str(file),
        "CANTINA_PORT": "2",
        "CANTINA_WORKERS": "4",
        "CANTINA_RATES_CHAT": "9",
    }
    settings = read_settings(environ, {"port": 3, "db": None})
    assert (settings.port, settings.workers, settings.host) == (3, 4, "0.0.0.0")
    assert (settings.rates.chat, settings.rates.tables) == (9, 8)


def test_a_file_named_on_the_command_line_is_read_instead(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text("port = 1")
    two.write_text("port = 2")
    assert read_settings({"CANTINA_CONFIG": str(one)}, None, two).port == 2


def test_switches_and_lists_from_the_environment() -> None:
    environ = {
        "CANTINA_BROWSER": "off",
        "CANTINA_RATES": "off",
        "CANTINA_ORIGINS": "https://a.org,https://b.org",
    }
    settings = read_settings(environ)
    assert not settings.browser
    assert not settings.rates.on
    assert settings.origins == ["https://a.org", "https://b.org"]


@pytest.mark.parametrize(
    ("environ", "words"),
    [
        ({"CANTINA_PORT": "many"}, ("port", "whole number", "the environment")),
        ({"CANTINA_PORT": "70000"}, ("port", "65535", "70000")),
        ({"CANTINA_WORKERS": "0"}, ("workers", "1")),
        ({"CANTINA_BROWSER": "perhaps"}, ("browser", "on or off")),
        ({"CANTINA_LOG": "loud"}, ("log", "console")),
        ({"CANTINA_FLUSH": "never"}, ("flush", "each")),
        ({"CANTINA_LOG_LEVEL": "all"}, ("log_level", "warning")),
        ({"CANTINA_ORIGINS": "example.org"}, ("origins", "example.org")),
        ({"CANTINA_RATES_CHAT": "0"}, ("rates.chat",)),
        ({"CANTINA_REDIS": "localhost"}, ("redis", "redis://localhost:6379/0")),
        ({"CANTINA_BASE": "/games"}, ("base", "/games/")),
        ({"CANTINA_CONFIG": "/nowhere/at.toml"}, ("/nowhere/at.toml",)),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(
    environ: dict[str, str], words: tuple[str, ...]
) -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings(environ)
    said = str(caught.value)
    assert "\n" not in said
    for word in words:
        assert word in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = ", ("TOML",)),
        ("prot = 1", ("prot",)),
        ("port = '1 or 2'", ("port", "whole number")),
        ("port = 1.5", ("port", "whole number")),
        ("rates = 1", ("rates", "section")),
        ("[rates]\nchats = 1", ("rates.chats",)),
    ],
)
def test_a_wrong_file_is_named_in_one_line(
    tmp_path: Path, text: str, words: tuple[str, ...]
) -> None:
    file = tmp_path / "cantina.toml"
    file.write_text(text)
    with pytest.raises(BadSetting) as caught:
        read_settings({}, None, file)
    for word in (*words, "cantina.toml"):
        assert word in str(caught.value)


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    limits = Limits(Rates(chat=3), lambda: now[0])
    assert [limits.allows("chat", "ann") for _ in range(4)] == [True, True, True, False]
    assert limits.allows("chat", "bo")
    assert limits.allows("tables", "ann")
    now[0] += 20  # a third of a minute: one of three
    assert [limits.allows("chat", "ann") for _ in range(2)] == [True, False]


def test_limits_can_be_switched_off() -> None:
    limits = Limits(Rates(on=False, chat=1))
    assert all(limits.allows("chat", "ann") for _ in range(10))


def test_many_names_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cantina.server.limits.MOST_BUCKETS", 10)
    limits = Limits(Rates())
    for number in range(100):
        limits.allows("chat", str(number))
    assert len(limits._buckets) <= 11
