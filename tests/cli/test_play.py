"""Whole games through the prompt, as a person would type them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cantina.cli.play.saves import Save, read_save
from cantina.kernel.pack import LANGUAGES
from cantina.kernel.record import Record, dump, parse
from cantina.locales import Words
from cantina.server.saves import read_save as read_save_of_server
from cantina.sheets import shipped
from tests.cli.conftest import Cantina, Said, marks_of

LONG = 200
"""More decisions than a person makes in any game here."""
QUIET = ("--seats", 3, "--seed", 4)


def only_save(home: Path) -> Path:
    (path,) = (home / "saves").iterdir()
    return path


def saved(path: Path) -> Save:
    save = read_save(path)
    assert isinstance(save, Save)
    return save


def data_of(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def typed(*lines: str, then: str = "2") -> str:
    """These lines, and then one choice for ever; what is not offered falls back to the first. The
    empty line does nothing in a game and leaves after it."""
    return "\n".join([*lines, *[line for _ in range(LONG) for line in (then, "1", "")]])


def speaks(said: Said) -> None:
    """Nothing was left unsaid: no id in brackets, no variable in braces."""
    assert not re.search(r"⟨.*⟩|\{ ?\$", said.out)


@pytest.mark.parametrize(
    ("language", "mode"),
    [
        *[pytest.param(language, "full", marks=marks_of(language)) for language in LANGUAGES],
        ("uk", "introductory"),
    ],
)
def test_a_whole_game_in_every_language(
    cantina: Cantina, home: Path, language: str, mode: str
) -> None:
    text = typed("?", "h", "s", "t 2", "d", "r", "r BH-7.4", "c 1", "c boba", "b", "u", "what")
    said = cantina(
        "play", "hunters", *QUIET, "--lang", language, "--set", f"mode={mode}", typed=text
    )
    assert said.status == 0
    assert said.err == ""
    speaks(said)
    assert saved(only_save(home)).finished
    retold = cantina("replay", only_save(home), "--lang", language)
    assert retold.status == 0
    speaks(retold)


@pytest.mark.parametrize("options", [("bank=limited",), ("orphans=free",)])
def test_a_whole_game_with_other_options(
    cantina: Cantina, home: Path, options: tuple[str, ...]
) -> None:
    given = [part for option in options for part in ("--set", option)]
    said = cantina("play", "hunters", *QUIET, *given, typed=typed(then="3"))
    assert said.status == 0
    speaks(said)


def test_the_end_shows_pads_winner_and_reasons(cantina: Cantina) -> None:
    said = cantina("play", "hunters", *QUIET, typed="2\n1\n" * LONG)
    end = said.out[said.out.index("Final score") :]
    for words in ("Targets", "Most crates", "Hunters", "Total", "Credits", "wins!"):
        assert words in end
    assert "Where the points of" in end
    assert "BH-12" in end


def test_every_decision_is_saved_at_once(
    cantina: Cantina, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts: list[int] = []
    write = "cantina.cli.play.session.write_save"

    def spy(path: Path, save: Save) -> None:
        counts.append(len(save.record.actions))

    monkeypatch.setattr(write, spy)
    cantina("play", "hunters", *QUIET, typed="1\n1\n")
    assert counts == list(range(len(counts)))
    assert len(counts) > 6


def test_a_save_replaces_the_old_one_as_a_whole(cantina: Cantina, home: Path) -> None:
    cantina("play", "hunters", *QUIET, typed="1\n1\nq\n")
    assert [path.suffix for path in (home / "saves").iterdir()] == [".json"]


def test_quitting_says_how_to_go_on(cantina: Cantina, home: Path) -> None:
    said = cantina("play", "hunters", *QUIET, typed="1\nq\n")
    assert said.status == 0
    assert f"cantina play hunters --resume {only_save(home)}" in said.out


def test_when_the_input_ends_the_game_is_there(cantina: Cantina, home: Path) -> None:
    said = cantina("play", "hunters", *QUIET, typed="1\n")
    assert said.is_one_line_error()
    assert said.status == 1
    assert str(only_save(home)) in said.err


@pytest.mark.parametrize("named", [True, False])
def test_a_resumed_game_ends_as_it_would_have(cantina: Cantina, home: Path, named: bool) -> None:
    choices = ["1"] * LONG
    cantina("play", "hunters", *QUIET, typed="\n".join(choices))
    whole = only_save(home)
    record = saved(whole).record
    whole.unlink()
    cantina("play", "hunters", *QUIET, typed="\n".join([*choices[:7], "q"]))
    part = only_save(home)
    before = saved(part)
    assert not before.finished
    assert 0 < len(before.record.actions) < len(record.actions)
    file = [part] if named else []
    said = cantina("play", "hunters", "--resume", *file, typed="\n".join(choices))
    assert said.status == 0
    assert "The game goes on" in said.out
    assert dump(saved(part).record) == dump(record)


def test_a_resumed_game_keeps_names_bots_and_language(cantina: Cantina, home: Path) -> None:
    given = ("--names", "Ґанна", "--bots", "random,greedy", "--lang", "uk")
    cantina("play", "hunters", *QUIET, *given, typed="1\nq\n")
    said = cantina("play", "hunters", "--resume", typed="1\nq\n")
    assert "Ґанна, RA-2 (бот: random), GR-3 (бот: greedy)" in said.out
    assert saved(only_save(home)).seating.bots == ["", "random", "greedy"]


def test_bots_come_with_names_and_habits_and_stay_who_they_are(
    cantina: Cantina, home: Path
) -> None:
    said = cantina("play", "hunters", *QUIET, "--lang", "uk", typed="1\nq\n")
    bots = saved(only_save(home)).seating.bots[1:]
    first, second = [bot.partition("+")[2] for bot in bots]
    assert first != second
    for name, bot in zip(saved(only_save(home)).seating.names[1:], bots, strict=True):
        habit = Words("uk")(f"pages-habit-hunters-{bot.partition('+')[2]}")
        assert f"{name} (бот: {bot})" in said.out
        assert f"{name}: {habit}" in said.out
    again = cantina("play", "hunters", "--resume", typed="1\nq\n")
    assert [bot in again.out for bot in bots] == [True, True]
    wrong = cantina("play", "hunters", *QUIET, "--bots", "quick+nobody", typed="q\n")
    assert wrong.is_one_line_error()
    assert "no regular 'nobody'" in wrong.err


def test_a_finished_game_is_not_resumed(cantina: Cantina, home: Path) -> None:
    cantina("play", "hunters", *QUIET, typed=typed())
    assert "no unfinished game" in cantina("play", "hunters", "--resume").err
    said = cantina("play", "hunters", "--resume", only_save(home))
    assert said.is_one_line_error()
    assert "is over" in said.err


@pytest.mark.parametrize("damage", ["cut", "names", "digest"])
def test_a_corrupt_save_is_one_line_and_left_untouched(
    cantina: Cantina, home: Path, damage: str
) -> None:
    cantina("play", "hunters", *QUIET, typed="1\n1\nq\n")
    path = only_save(home)
    data = data_of(path)
    if damage == "cut":
        path.write_text(path.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    elif damage == "names":
        path.write_text(json.dumps({**data, "names": ["Ann"]}), encoding="utf-8")
    else:
        data["record"]["pack"] = "0" * 32
        path.write_text(json.dumps(data), encoding="utf-8")
    before = path.read_bytes()
    for file in ([], [path]):
        said = cantina("play", "hunters", "--resume", *file, typed="1\n")
        assert said.is_one_line_error()
        assert said.status == 2
    assert path.read_bytes() == before


def test_undo_takes_a_decision_back(cantina: Cantina, home: Path) -> None:
    """After a sale the question of a reserved card goes to the same person: nobody else has decided
    and nothing has come to light."""
    path = reached_activation(cantina, home)
    count = len(saved(path).record.actions)
    said = cantina("play", "hunters", "--resume", typed="u\nq\n")
    assert "Your last decision is undone." in said.out
    assert len(saved(path).record.actions) == count - 1
    cantina("play", "hunters", "--resume", typed="1\nq\n")
    assert saved(path).record.actions[count - 1][1].verb == "sell"


def reached_activation(cantina: Cantina, home: Path) -> Path:
    """A save whose next question is about a reserved card."""
    said = cantina("play", "hunters", "--seats", 2, "--seed", 8, typed="q\n")
    for _ in range(30):
        if "Do you activate" in said.out:
            return only_save(home)
        if "Which deck" in said.out:
            line = "4"
        elif "Which card" in said.out:
            # One droid to reserve, then others to sell.
            wanted = "hunter|contract|target" if "Reserved:" in said.out else "droid"
            line = next(iter(re.findall(rf"(\d): .*  (?:{wanted}), ", said.out)), "1")
        else:
            line = "2" if "Reserve it" in said.out else "1"
        said = cantina("play", "hunters", "--resume", typed=f"{line}\nq\n")
        said.out = said.out[said.out.rindex("Turn ") :]
    raise AssertionError("no reserved card could be activated")


def test_undo_says_why_not(cantina: Cantina) -> None:
    said = cantina("play", "hunters", *QUIET, typed="u\n1\nu\nq\n")
    assert "there is nothing to undo" in said.out
    assert "someone else has moved since" in said.out


def test_a_hint_is_one_of_the_choices(cantina: Cantina) -> None:
    said = cantina("play", "hunters", *QUIET, typed="h\nq\n")
    assert re.search(r"A bot would choose [1-4]: Draw from ", said.out)
    assert re.search(r"Better than|As good:|worth about the same", said.out), "and why"


def test_a_hint_between_missions_gives_its_reason(cantina: Cantina) -> None:
    said = cantina(
        *("play", "zone", "--seats", 1, "--set", "campaign=whole", "--plain", "--seed", 1),
        typed="h\nq\n",
    )
    assert "A bot would choose" in said.out
    assert "Earlier missions are easier" in said.out


def test_what_is_not_understood_changes_nothing(cantina: Cantina, home: Path) -> None:
    said = cantina("play", "hunters", *QUIET, typed="xyz\n0\n99\n-1\n\nq\n")
    assert "“xyz” is not a command" in said.out
    assert "There is no choice 99; there are 4." in said.out
    assert saved(only_save(home)).record.actions == []


def test_a_card_shows_where_its_values_come_from(cantina: Cantina) -> None:
    said = cantina("play", "hunters", *QUIET, typed="c x_1\nq\n")
    assert "Points: 0 (rulebook)" in said.out
    assert "Cost: ~0 (ours)" in said.out


def test_a_new_game_says_what_of_it_is_ours(cantina: Cantina) -> None:
    said = cantina("play", "hunters", *QUIET, typed="q\n").out
    assert "What here is ours: You play by the printed rules. Of 168 different cards" in said


def test_people_at_one_terminal_do_not_see_each_others_hands(cantina: Cantina) -> None:
    said = cantina(
        "play", "hunters", "--names", "Ann,Bo", "--seats", 2, "--seed", 3, typed="\n1\n\n1\n\nq\n"
    )
    assert "Pass the keyboard to Ann." in said.out
    first, second = said.out.split("Pass the keyboard to Bo.")[:2]
    assert "Your hand" in first
    assert second.startswith("\n")
    hidden = first[first.index("Your hand") :]
    assert hidden.endswith("\n" * 60 + "\n")


def test_a_pack_of_ones_own_is_remembered(cantina: Cantina, home: Path, tmp_path: Path) -> None:
    folder = changed_pack(tmp_path)
    cantina("play", "hunters", *QUIET, "--pack", folder, typed="1\nq\n")
    assert cantina("play", "hunters", "--resume", typed="1\nq\n").status == 0
    assert cantina("replay", only_save(home)).status == 0
    record = tmp_path / "record.json"
    record.write_text(dump(saved(only_save(home)).record), encoding="utf-8")
    assert "was played with other content" in cantina("replay", record).err
    assert cantina("replay", record, "--pack", folder).status == 0


def changed_pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    for path in shipped("hunters").glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace("version = 1", "version = 2")
        (folder / path.name).write_text(text, encoding="utf-8")
    return folder


def test_a_replay_can_stop_early_and_take_sides(cantina: Cantina, home: Path) -> None:
    cantina("play", "hunters", *QUIET, "--names", "Ann", typed=typed())
    path = only_save(home)
    all_told = cantina("replay", path).out
    assert "Turn 2" in all_told
    assert re.search(r"Ann draws .* from ", all_told)
    mine = cantina("replay", path, "--seat", 1, "--to", 30).out
    assert "You draw" in mine
    assert "Shown up to decision 30" in mine
    assert "The game is not over." in mine
    other = cantina("replay", path, "--seat", 2).out
    assert not re.search(r"Ann draws .* from ", other)  # seat 2 cannot know which card


def test_a_replay_as_json(cantina: Cantina, home: Path) -> None:
    cantina("play", "hunters", *QUIET, typed=typed())
    data = json.loads(cantina("replay", only_save(home), "--json").out)
    record = saved(only_save(home)).record
    assert isinstance(record, Record)
    assert data["decisions"] == len(record.actions)
    assert data["finished"]
    assert len(data["scores"]) == 3
    assert data["events"][0]["event"] == "TurnBegan"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Sending hunters and droids"),
        ("uk", "Мисливці та дроїди йдуть на ціль"),
        ("fr", "Envoyer chasseurs et droïdes"),
        ("es", "Enviar cazarrecompensas y droides"),
    ],
)
def test_a_rule_is_told_in_the_language_of_the_table(
    cantina: Cantina, language: str, said: str
) -> None:
    told = cantina("play", "hunters", *QUIET, "--lang", language, typed="r BH-7.5\nq\n")
    assert f"BH-7.5 {said}" in told.out


def test_a_game_that_a_server_saved_goes_on_here(cantina: Cantina, home: Path) -> None:
    """It is dealt anew, into a save of its own; a server opens that one again."""
    file = Path(__file__).parents[1] / "server" / "saves" / "zone-campaign.json"
    before = file.read_bytes()
    said = cantina("play", "zone", "--resume", file, "--names", "Ann", typed="1\nq\n")
    assert said.status == 0, said.err
    assert "goes on after 150 decisions" in said.out
    speaks(said)
    found = saved(only_save(home))
    record = parse(file.read_text(encoding="utf-8"))
    assert str(found.record.seed).startswith(f"{record.seed} 150@0 blake2b:")
    assert found.record.actions[:150] == record.actions
    assert found.seating.names[0] == "Ann"
    assert file.read_bytes() == before
    assert read_save_of_server(only_save(home).read_text(encoding="utf-8")).seats == 2
    again = cantina("play", "zone", "--resume", typed="q\n")
    assert again.status == 0


def test_a_file_of_another_game_does_not_go_on(cantina: Cantina, home: Path) -> None:
    file = Path(__file__).parents[1] / "server" / "saves" / "zone-campaign.json"
    said = cantina("play", "hunters", "--resume", file)
    assert said.is_one_line_error()
    assert "a game of zone" in said.err
