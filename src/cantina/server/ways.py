"""Every way into the API: method, path, what goes in, what comes out. The app and the generated
description are both made from this list, so that they cannot differ."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from cantina.room.wire import Ack, Hint, Refused, Welcome
from cantina.server import (
    addresses,
    afterwards,
    boxes,
    library,
    lobby,
    players,
    profiles,
    saves,
    tables,
)
from cantina.server.addresses import Addresses
from cantina.server.bodies import (
    Changes,
    Checked,
    Claims,
    ContentFile,
    Continue,
    Done,
    Figures,
    Fill,
    GameContent,
    Invite,
    Join,
    Left,
    Me,
    NewAccount,
    NewPassword,
    NewPlayer,
    NewTable,
    Opened,
    Profile,
    Seated,
    SeatOnly,
    Sent,
    SignedIn,
    SignIn,
    Step,
    Steps,
    TableInfo,
    TableList,
    Take,
    Tally,
    Written,
)
from cantina.server.chapters import Aid, Rulebook
from cantina.server.debriefs import Debrief
from cantina.server.lobby import Naming, Ready, Start
from cantina.server.offered import Games
from cantina.server.overlays import BoxFolder, BoxLooked, Brought, GameBox
from cantina.server.played import Ladder, PlayedGames
from cantina.server.saves import LARGEST_BODY, OpenSave


class Way:
    def __init__(
        self,
        method: str,
        path: str,
        work: Callable[..., Awaitable[Any]],
        body: Any = None,
        answer: Any = None,
        status: int = 200,
        query: tuple[str, ...] = (),
        squeezed: bool = False,
        largest: int = 65_536,
    ) -> None:
        self.method: Final = method
        self.path: Final = path
        self.work: Final = work
        self.body: Final = body
        self.answer: Final = answer  # None: a file
        self.status: Final = status
        self.query: Final = query
        self.squeezed: Final = squeezed  # long, and nothing in it is secret
        self.largest: Final = largest  # bytes of what goes in


LISTED: Final = ("mine", "watch", "after")
TABLE: Final = "/api/tables/{id}"
GAME: Final = "/api/games/{key}"

WAYS: Final = (
    Way("GET", "/api/games", tables.games, None, Games),
    Way("GET", f"{GAME}/content", library.content, None, GameContent, 200, ("pack",), True),
    Way("GET", f"{GAME}/rules", library.rules, None, Rulebook, query=("language",), squeezed=True),
    Way("GET", f"{GAME}/aid", library.aid, None, Aid, query=("language",), squeezed=True),
    Way("POST", f"{GAME}/score", library.score, Claims, Tally),
    Way("GET", f"{GAME}/file", library.file, None, ContentFile, query=("name",), squeezed=True),
    Way("POST", f"{GAME}/check", library.check, Written, Checked),
    Way("GET", f"{GAME}/box", boxes.box, None, GameBox, squeezed=True),
    Way("POST", f"{GAME}/box", boxes.look, Brought, BoxLooked, squeezed=True),
    Way("POST", f"{GAME}/box/folder", boxes.folder, Brought, BoxFolder),
    Way("GET", f"{GAME}/figures", library.figures, None, Figures, squeezed=True),
    Way("POST", "/api/players", players.become_guest, NewPlayer, SignedIn, 201),
    Way("POST", "/api/accounts", players.register, NewAccount, SignedIn, 201),
    Way("POST", "/api/sign-in", players.enter, SignIn, SignedIn),
    Way("POST", "/api/sign-out", players.sign_out, None, Done),
    Way("POST", "/api/sign-out/everywhere", players.sign_out_everywhere, None, Done),
    Way("POST", "/api/me/password", players.change_password, NewPassword, Done),
    Way("GET", "/api/me", players.who_am_i, None, Me | None),
    Way("PATCH", "/api/me", players.change_me, Changes, Me),
    Way("DELETE", "/api/me", players.forget_me, None, Done),
    Way("GET", "/api/me/games", profiles.my_games, None, PlayedGames, query=("after", "limit")),
    Way("GET", "/api/players/{id}", profiles.profile, None, Profile),
    Way("GET", "/api/ladder", profiles.ladder, None, Ladder, query=("game",), squeezed=True),
    Way("GET", "/api/addresses", addresses.addresses, None, Addresses),
    Way("POST", "/api/join", tables.join, Join, Seated),
    Way("GET", "/api/tables", tables.list_tables, None, TableList, 200, LISTED, True),
    Way("POST", "/api/tables", tables.open_table, NewTable, Opened, 201),
    Way("GET", TABLE, tables.show_table, None, TableInfo),
    Way("POST", f"{TABLE}/seat", tables.take, Take, Seated),
    Way("POST", f"{TABLE}/invite", lobby.invite_anew, SeatOnly, Invite),
    Way("POST", f"{TABLE}/code", lobby.renew_code, None, TableInfo),
    Way("POST", f"{TABLE}/leave", tables.leave, SeatOnly, Left),
    Way("POST", f"{TABLE}/fill", lobby.fill, Fill, TableInfo),
    Way("POST", f"{TABLE}/ready", lobby.ready, Ready, TableInfo),
    Way("POST", f"{TABLE}/name", lobby.name, Naming, TableInfo),
    Way("POST", f"{TABLE}/start", lobby.start, Start, TableInfo),
    Way("POST", f"{TABLE}/close", tables.close, None, TableInfo),
    Way("POST", f"{TABLE}/rematch", tables.again, None, Seated),
    Way("GET", f"{TABLE}/record", afterwards.record, squeezed=True),
    Way("GET", f"{TABLE}/replay", afterwards.replay, None, Step, query=("at", "seat")),
    Way(
        "GET",
        f"{TABLE}/steps",
        afterwards.steps,
        None,
        Steps,
        query=("from", "to", "seat"),
        squeezed=True,
    ),
    Way("GET", f"{TABLE}/debrief", afterwards.debrief, None, Debrief),
    Way("POST", f"{TABLE}/continue", tables.go_on, Continue, Opened, 201),
    Way("POST", f"{TABLE}/copy", saves.copy),
    Way("POST", "/api/saves", saves.open_save, OpenSave, Opened, 201, largest=LARGEST_BODY),
    Way("GET", f"{TABLE}/state", tables.state, None, Welcome, query=("seat", "since", "glance")),
    Way("POST", f"{TABLE}/act", tables.act, Sent, Ack | Hint | Refused),
)
