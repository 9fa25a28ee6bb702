"""Card texts: made from what cards do, complete in four languages, in words and not in ids."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.games.zone.load import SHIPPED, load_pack
from cantina.games.zone.wording.cards import card_texts
from cantina.kernel.pack import LANGUAGES, read_content
from cantina.locales import Words
from cantina.locales.saying import line
from tests.rules import rule
from tests.words.audit import messages

BOX = load_pack(None)
TEXTS = card_texts(BOX)
CARDS = sorted(set(TEXTS) - {"effect", "owner", "choice"})
KINDS = {
    "mission": ("mission", "env", "event"),
    "campaign": ("place",),
    "uncharted": ("setup", "env"),
}
"""Tables of a file with cards, where they are not rows."""
SILENT = {
    "leather_jacket",
    "rubber_cape",
    *[f"{mission.id}-01" for mission in BOX.missions if mission.events],
    *[place.id for place in BOX.campaign.places if place.mission],
    *[one.id for one in BOX.campaign.contacts if one.kind == "companion"],
}
"""Say nothing beyond their numbers and name; so do suits without an extra rule."""


UNUSED = {
    "zonecard-nothing",  # of tables with an empty line
    "zonecard-extra-wounds",
    "zonecard-harm-enemies-head",
    "zonecard-if-enemy_on",
    "zonecard-if-has_focus",  # of earlier packs
    "zonecard-mark-anomalies",
    "zonecard-mark-impassable",
    "zonecard-mark-mutant",
    "zonecard-on-card_area",
    "zonecard-on-lead",
    "zonecard-op-discard-bolt",
    "zonecard-op-gain_suit-i",
    "zonecard-op-gain_suit-iii",
    "zonecard-op-if_not-else",
    "zonecard-op-place_own_threat-low-where",
    "zonecard-who-self",
    "zonecard-who-stalkers_in_los_of-self",  # of earlier packs
}
"""What the vocabulary can say, in missions of one’s own too, and no card of the box does."""


def lines_of(file: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for id, parts in TEXTS[file].items():
        for part, lines in parts.items():
            for said in lines:
                yield id, part, said


def ids_in(said: Any) -> Iterator[str]:
    if isinstance(said, list):
        for entry in said:
            yield from ids_in(entry)
    elif isinstance(said, dict) and "names" not in said:
        if "id" in said:
            yield said["id"]
        for value in said.values():
            yield from ids_in(value)


def used_ids() -> set[str]:
    ids = {id for file in TEXTS for _, _, said in lines_of(file) for id in ids_in(said)}
    parts = {part for file in TEXTS for _, part, _ in lines_of(file) if part}
    return ids | {f"zonecard-part-{part.rstrip('0123456789')}" for part in parts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_left_over(language: str) -> None:
    all_ = set(messages(language))
    known = {id for id in all_ if id.startswith("zonecard-")}
    assert used_ids() - all_ == set()
    assert known - used_ids() == UNUSED


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_words_and_not_ids(language: str) -> None:
    words = Words(language)
    said = [(id, part, line(words, said)) for file in TEXTS for id, part, said in lines_of(file)]
    assert [row for row in said if not row[2] or re.search(r"[_⟨⟩{}$]|  ", row[2])] == []


def test_every_card_of_every_file_has_a_text() -> None:
    content = read_content(SHIPPED)
    for file in CARDS:
        tables = content.files[f"{file}.toml"]
        kinds = KINDS.get(file.split("_")[0], ("row",))
        for row in [row for kind in kinds for row in tables.get(kind, [])]:
            silent = row["id"] in SILENT or (file == "suits" and "effects" not in row)
            assert bool(list(TEXTS[file].get(row["id"], {}).values())) or silent, row["id"]
            if not silent:
                assert any(TEXTS[file][row["id"]].values()), row["id"]


def text(file: str, id: str, part: str, language: str, texts: dict[str, Any] = TEXTS) -> list[str]:
    return [line(Words(language), said) for said in texts[file][id][part]]


@rule("ST-1.1")
def test_cards_say_what_they_do() -> None:
    assert text("items", "first_aid_kit", "", "en") == [
        "Standard action (distance 0): a stalker in range: heal 8 HP"
    ]
    assert text("mods", "scope", "", "uk") == [
        "Атака зі зброї (Одиничний постріл / Прицільний вогонь, відстань від 3): "
        "+1 кубик спорядження"
    ]
    assert text("enemies", "bandit_shotgun", "attack", "fr") == [
        "Fusil à pompe — charge, 9 blessures, distance 3, −2 blessures par secteur intermédiaire"
    ]
    assert text("mission_a1", "A1-I", "end", "en") == [
        "Early Birds: resolve the unknown-enemy token nearest to the lead stalker, "
        "put 5 − N (N: how many stalkers play) random events on top of the event deck"
    ]
    assert text("activation_high", "assault", "steps", "es")[2] == (
        "Todos los enemigos: atacar a un objetivo en línea de visión (élites (rojos): +2 heridas)"
    )


def test_texts_name_what_decides() -> None:
    assert text("enemies", "zombie", "attack", "en")[-1] == (
        "Anomaly die first: 4 petals: step forward, up to 1 (cannot be interrupted) "
        "instead of attacking"
    )
    assert text("enemies", "hornhead", "special", "en") == [
        "Bellow — place 1 × Rodent on its area, facing the same way "
        "(as hordes (blue), of its own team)"
    ]
    assert text("artifacts", "mica", "", "en") == [
        "When a card heals you, on top of that: heal 2 HP"
    ]
    assert text("artifacts", "slime", "", "en") == [
        "When an enemy attacks anyone (attacker within distance 1, you may pay: dose +3): "
        "attacker: stun"
    ]
    for language, price in (
        ("en", "you may pay: lose 2 HP"),
        ("uk", "можете заплатити: втратити 2 ОЗ"),
        ("fr", "vous pouvez payer\u00a0: perdre 2 PV"),
        ("es", "puedes pagar: perder 2 PV"),
    ):
        assert price in text("artifacts", "filament", "", language)[0]
    (key,) = text("mission_a1", "A1-10", "a2", "en")
    assert "whoever kills it gains the thing, otherwise it lies where the enemy died" in key
    assert text("enemies", "bandit_rifle", "special", "uk")[0].endswith("звідки він прийшов")


@rule("ST-21.16")
def test_a_fixed_number_of_successes_is_named_for_stalkers_too() -> None:
    (bottle,) = text("items", "molotov", "", "en")
    assert "stalkers: 5 wounds, defence roll allowed, enemies: 5 successes" in bottle
    (grenade,) = text("items", "frag_grenade", "", "en")
    assert "stalkers: as many wounds as successes" in grenade


def test_rounds_and_sizes_of_the_group_are_said_plainly() -> None:
    lines = text("mission_s1", "S1-01", "a", "en")
    assert lines[0].startswith("At the end of round 2: if the group has 2 or more stalkers: ")
    assert lines[1].startswith("At the end of rounds 2, 5: place 1 × Rodent")
    assert text("mission_s1", "S1-01", "a", "uk")[0].startswith(
        "Наприкінці раунду 2: якщо у групі щонайменше 2 сталкери: "
    )
    assert text("mission_s1", "S1-01", "a", "fr")[0].startswith("À la fin de la manche 2")
    assert text("mission_s1", "S1-01", "a", "es")[0].startswith("Al final de la ronda 2")


def test_a_card_that_does_something_else_says_so(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(SHIPPED, tmp_path / "pack"))
    file = folder / "items.toml"
    changed = file.read_text(encoding="utf-8").replace("heal = 8", "heal = 5", 1)
    file.write_text(changed, encoding="utf-8")
    texts = card_texts(load_pack(folder))
    assert "heal 5 HP" in text("items", "first_aid_kit", "", "en", texts)[0]


def test_backs_of_cards_that_differ_are_told_apart() -> None:
    assert set(TEXTS["mission_a1"]["A1-05"]) == {"a", "b1", "b2"}
    assert set(TEXTS["mission_a1"]["A1-10"]) == {"a1", "a2", "a3"}
    assert set(TEXTS["mission_a1"]["A1-03"]) == {"a", "b"}
