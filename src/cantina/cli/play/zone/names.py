"""Cards, dice and things of S.T.A.L.K.E.R. in words."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.campaign import Companion
from cantina.games.zone.box.mission import EnvCard, EnvSide, EventCard
from cantina.games.zone.combat.dice import ACCURACY, MASKS, SUCCESSES
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.seen.records import CardView, GearView
from cantina.games.zone.terms.ids import ContactNo, ProgramNo
from cantina.games.zone.wording.cards import Parts, card_texts
from cantina.games.zone.wording.numbered import effect_owners
from cantina.games.zone.wording.programs import Wording
from cantina.locales import Words
from cantina.locales.saying import line, say
from cantina.parts.saying import AND, Saying

SIDES: Final = ("north", "east", "south", "west")
ARROWS: Final = ("↑", "→", "↓", "←")
TURNS: Final = ("I", "II")
PETAL: Final = 10
"""Percent for each petal of a symbol (ST-20.4)."""
ACCURATE, SUCCESS, MASK, BLANK = "◎", "★", "M", "–"
EFFECTS: Final = "effect"
NUMBERED: Final = (EFFECTS, "owner", "choice")
"""Texts by number, beside those of cards."""


class Names:
    def __init__(self, words: Words, pack: ZonePack) -> None:
        self.words: Final = words
        self.pack: Final = pack
        self.language: Final = words.language
        self.texts: Final = card_texts(pack)
        self.wording: Final = Wording(pack)
        self.files: Final = {
            id: file for file, rows in self.texts.items() if file not in NUMBERED for id in rows
        }
        self.owners: Final = effect_owners(pack)

    def of(self, names: dict[str, str]) -> str:
        return names[self.language]

    def side(self, direction: int) -> str:
        return self.words(f"zone-side-{SIDES[direction]}")

    def thing(self, name: str) -> str:
        """A thing of the mission, or what pockets hold."""
        things = self.wording.names.things
        return self.of(things[name]) if name in things else self.words(f"zone-thing-{name}")

    def flag(self, flag: str) -> str:
        """What a mission notes or counts."""
        return self.of(self.wording.names.flags[flag])

    def gear(self, number: int) -> str:
        card = self.pack.gear[number]
        pack = self.pack
        rows = (pack.weapons, pack.items, pack.suits, pack.mods, pack.artifacts)[card.kind]
        return self.of(rows[card.row].names)

    def act(self, contact: ContactNo, act: int) -> str:
        """What a companion does."""
        return self.of(printed(self.pack, contact).acts[act].names)

    def carried(self, gear: GearView) -> str:
        """A card in use or in the backpack, with its rounds and mods."""
        said = self.gear(gear.number)
        if gear.capacity:
            said += f" {gear.ammo}/{gear.capacity}"
        if gear.mods:
            said += f" [{', '.join(self.gear(mod.number) for mod in gear.mods)}]"
        return said

    def event(self, card: EventCard) -> str:
        name = self.of(card.names)
        if not card.numeral:
            return name
        return self.words("zone-title", number=card.numeral, name=name)

    def dice(self, faces: list[int]) -> str:
        return " ".join(face_sign(face) for face in faces) or BLANK

    def results(self, results: list[str]) -> str:
        return ", ".join(self.words(f"zonecard-result-{result}") for result in results)

    # What cards say.

    def said(self, saying: Saying) -> str:
        return say(self.words, saying)

    def program(self, number: ProgramNo) -> str:
        return line(self.words, self.wording.program(number, AND))

    def effect(self, number: int) -> str:
        """What an effect does."""
        return self.said(self.texts[EFFECTS][str(number)][""][0])

    def owner(self, number: int) -> str:
        """The card or ability that an effect is of."""
        return self.of(self.owners[number]) if number in self.owners else ""

    def text(self, file: str, row: str, part: str = "") -> str:
        return ", ".join(self.said(each) for each in self.texts[file][row].get(part, []))

    def lines(self, row: str) -> list[str]:
        """All that a card says, part by part, each under its heading."""
        return self.parts(self.texts[self.files[row]][row])

    def parts(self, parts: Parts) -> list[str]:
        said: list[str] = []
        for part, sayings in parts.items():
            lines = [line(self.words, saying) for saying in sayings]
            if part and lines:
                lines[0] = self.words("labelled", label=self.heading(part), text=lines[0])
            said += lines
        return said

    def heading(self, part: str) -> str:
        """Of sides that differ from card to card there are a1, a2 …"""
        return self.words(f"zonecard-part-{part.rstrip('123456789')}")

    # Environment cards.

    def env(self, env: tuple[EnvCard, ...], view: CardView) -> EnvCard:
        """The row of a card as far as it is known: the first of several that look alike."""
        known = [row for row in env if view.id in (row.id, f"{row.id}-{row.variant}")]
        return known[0]

    def env_side(self, env: tuple[EnvCard, ...], view: CardView) -> EnvSide:
        row = self.env(env, view)
        return row.back if view.flipped and row.back is not None else row.front


def printed(pack: ZonePack, contact: ContactNo) -> Companion:
    companion = pack.campaign.contacts[contact].companion
    assert companion is not None
    return companion


def face_sign(face: int) -> str:
    if face == ACCURACY:
        return ACCURATE
    return SUCCESS * SUCCESSES[face] + MASK * MASKS[face] or BLANK


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"
