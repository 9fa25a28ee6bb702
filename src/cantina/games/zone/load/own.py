"""A mission that somebody wrote, in the form of ours: read by the same reader, and held to what the
cards of missions do. Whatever is accepted can be played to its end, by anybody.
"""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.effect import Condition
from cantina.games.zone.box.mission import OWN_ID, Aim, Mission
from cantina.games.zone.load.check_own import check_forces, check_own, check_rows
from cantina.games.zone.load.effects import Book, words_after
from cantina.games.zone.load.ground import lay_out, read_layout
from cantina.games.zone.load.mission import MissionReader
from cantina.games.zone.load.own_book import OwnBook
from cantina.games.zone.load.own_steps import Steps
from cantina.games.zone.load.selectors import Known
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.map.layout import Plan
from cantina.games.zone.map.tiles import Tile
from cantina.games.zone.pack import ZonePack
from cantina.kernel.errors import BadContent, BadOptions
from cantina.kernel.pack import Content, parse_content
from cantina.parts.bounds import check_bounds
from cantina.parts.problems import coded

OWN: Final = "own.toml"
"""What a mission is called that did not come in a file."""
LONGEST: Final = 24_000
"""A little more than the longest of ours: it lies in the options of a table."""
MOST_ROWS: Final = 5
MOST_COLUMNS: Final = 5


def own_for(pack: ZonePack, options: dict[str, str]) -> ZonePack:
    """The box, and in it the table's own mission behind the others."""
    own = options["own"]
    if own == pack.own:
        return pack
    if pack.own:
        raise BadOptions("this box holds the mission of another table")
    if options["campaign"] != "none":
        raise BadOptions("a campaign has missions of its own")
    try:
        return own_pack(pack, own)
    except BadContent as problem:
        raise BadOptions(str(problem)) from None


def own_pack(pack: ZonePack, text: str) -> ZonePack:
    """Raises BadContent."""
    content = own_file(text)
    book = _book(pack)
    tiles = _tiles(pack, content)
    read_layout(content.rows(OWN, "mission")[0], tiles)
    check_forces(content, OWN)
    mission = _reader(pack, content, book).read(len(pack.missions), tiles, len(pack.events))
    check_own(content, OWN, mission, pack)
    if not mission.aims:
        mission.aims = aims_to_win(mission, content.files[OWN])
    return pack.holding(mission, tuple(book.programs[len(pack.programs) :]), text)


def aims_to_win(mission: Mission, whole: dict[str, Any]) -> tuple[Aim, ...]:
    """What bots go for where nobody says it: what wins, one condition after another."""
    behind: tuple[Condition, ...] = ()
    aims: list[Aim] = []
    for condition in mission.win[0]:
        flag = condition.words[0] if condition.word in ("mission_flag", "mission_counter") else ""
        acts = [act for act in mission.acts if flag and act.id in _acts_noting(whole, flag)]
        areas = [area for act in acts for area in act.areas]
        if condition.word in ("stalker_on", "no_enemy_on"):
            areas = [mission.ground.number[id] for id in condition.words]
        out = condition.word in ("all_out", "thing_out")
        if out or areas:
            ids = tuple(dict.fromkeys([act.id for act in acts]))
            aims.insert(
                0,
                Aim(
                    when=behind,
                    acts=ids,
                    areas=tuple(dict.fromkeys(areas)),
                    thing="",
                    out=out,
                    seek="",
                    escorted=False,
                ),
            )
        behind = (*behind, condition)
    return tuple(aims)


def _acts_noting(whole: dict[str, Any], flag: str) -> list[str]:
    """Actions of cards that note it, at once or by what they turn over."""
    found: list[str] = []
    for card in whole.get("env", []):
        notes = flag in words_after(card, "set") + words_after(card, "count")
        for side in [*card.get("a", []), *card.get("b", [])] if notes else []:
            found += [act["id"] for act in side.get("acts", [])]
    return found


def own_content(pack: ZonePack, text: str) -> Content:
    """The mission as rows, for the editor. Raises BadContent."""
    own_pack(pack, text)
    return own_file(text)


def own_ground(pack: ZonePack, text: str) -> Mission:
    """Its map alone, whatever else is still missing. Borders are left out where one is wrong.
    Raises BadContent."""
    content = own_file(text)
    row = content.rows(OWN, "mission")[0]
    tiles = _tiles(pack, content)
    try:
        ground = lay_out(row, tiles, (), (), ())
    except BadContent:
        ground = Ground(Plan(tiles, read_layout(row, tiles)), (), 0, {})
    return Mission(len(pack.missions), OWN_ID, "", {}, {}, ground, row.provenance())


def own_steps(pack: ZonePack, text: str) -> tuple[Steps, ZonePack]:
    """What its cards do, as far as each can be read by itself, and the box that holds it. Raises
    BadContent where cards have nothing to speak of yet."""
    content, book = own_file(text), _book(pack)
    row = content.rows(OWN, "mission")[0]
    mission = _reader(pack, content, book).begin(row, len(pack.missions), _tiles(pack, content))
    steps = Steps(mission, book)
    steps.read(content, OWN)
    return steps, pack.holding(mission, tuple(book.programs[len(pack.programs) :]), text)


def own_file(text: str) -> Content:
    """Raises BadContent."""
    check_bounds(OWN, text, LONGEST)
    content = parse_content(OWN, text)
    check_rows(content, OWN)
    return content


def _tiles(pack: ZonePack, content: Content) -> dict[str, Tile]:
    """Those of missions; a map of them has bounds."""
    row = content.rows(OWN, "mission")[0]
    lines = row.texts("layout")
    if len(lines) > MOST_ROWS or any([len(line.split()) > MOST_COLUMNS for line in lines]):
        problem = row.bad(f"a map has at most {MOST_ROWS} rows of {MOST_COLUMNS} tiles")
        raise coded(problem, "large", rows=MOST_ROWS, columns=MOST_COLUMNS)
    return {id: tile for id, tile in pack.tiles.items() if not tile.entrance}


def _book(pack: ZonePack) -> OwnBook:
    """Its programs are numbered behind those of the box."""
    known = Known(
        tuple([card.id for card in pack.enemies]),
        tuple([card.id for card in pack.items]),
        pack.attack_types,
        tuple([card.id for card in pack.suits]),
        tuple(dict.fromkeys([card.id for card in pack.gear])),
        tuple([place.id for place in pack.campaign.places]),
        tuple([contact.id for contact in pack.campaign.contacts]),
        tuple(pack.campaign.achievements),
    )
    book = OwnBook(known)
    book.programs.extend(pack.programs)
    return book


def _reader(pack: ZonePack, content: Content, book: Book) -> MissionReader:
    return MissionReader(
        content=content,
        file=OWN,
        book=book,
        foes=pack.foes,
        unknown=pack.unknown,
        stages=tuple(pack.kits),
    )
