"""Counts a game that was played with the printed cards: the score pad of the physical table.

Each player says what lies in front of them, card by card. A printed card may carry other numbers
than our pack, most of which is reconstructed, so any number that counts can be given with it. What
is counted is a box of exactly these cards, by the same scoring that ends a game here.
"""

from __future__ import annotations

from typing import Any, Final

from cantina.games.hunters.codec import encode_outcome, encode_score_pad
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import (
    CONTRACT,
    CRATE,
    DROID,
    HUNTER,
    KINDS,
    TARGET,
    HuntersPack,
    PrintedCard,
)
from cantina.games.hunters.rules.scoring import ScorePad, score_all, winners
from cantina.games.hunters.state import Confrontation, Player
from cantina.kernel.action import Seat
from cantina.kernel.errors import BadClaim
from cantina.kernel.state import Outcome

CHANGEABLE: Final[dict[int, dict[str, tuple[int, int]]]] = {
    TARGET: {"points": (0, 30)},
    HUNTER: {"penalty": (0, 9)},
    DROID: {},
    CRATE: {"points": (0, 12), "crates": (1, 3)},
    CONTRACT: {"per_a": (0, 9), "per_b": (0, 9), "duo": (0, 9)},
}
"""What counts on each kind of card, and what may be printed there."""

PLAYER: Final = ("captured", "crates", "contracts", "credits")


class Box:
    """The cards that were named so far, each with a number, as in play."""

    def __init__(self, pack: HuntersPack) -> None:
        self.pack: Final = pack
        self.cards: Final[list[PrintedCard]] = []
        self.as_printed: Final[dict[str, int]] = {}
        self.by_kind: Final = [0] * len(KINDS)

    def take(self, said: Any, kinds: tuple[int, ...]) -> Card:
        """The number of one more card. Raises BadClaim."""
        if not isinstance(said, dict):
            raise BadClaim("a card is an object such as {'card': 'x_1'}")
        id = said.get("card")
        printed = next((card for card in self.pack.cards if card.id == id), None)
        if printed is None:
            raise BadClaim(f"there is no card {id!r}")
        if printed.kind not in kinds:
            raise BadClaim(f"{id} is a {KINDS[printed.kind]} card and does not belong here")
        card = _changed(printed, said)
        if card is printed:
            self.as_printed[card.id] = self.as_printed.get(card.id, 0) + 1
            copies = self.pack.things.count(card.id)
            if self.as_printed[card.id] > copies:
                raise BadClaim(f"{id} is named {copies + 1} times, but printed {copies} times")
        self.by_kind[card.kind] += 1
        most = self.pack.kind.count(card.kind)
        if self.by_kind[card.kind] > most:
            raise BadClaim(f"there are only {most} {KINDS[card.kind]} cards")
        self.cards.append(card)
        return Card(len(self.cards) - 1)


def _changed(printed: PrintedCard, said: dict[str, Any]) -> PrintedCard:
    allowed = CHANGEABLE[printed.kind]
    given = {name: value for name, value in said.items() if name not in ("card", "attacks")}
    if "attacks" in said and printed.kind != TARGET:
        raise BadClaim(f"{printed.id}: only a target has attack cards")
    for name, value in given.items():
        if name not in allowed:
            raise BadClaim(f"{printed.id}: a {KINDS[printed.kind]} card has no {name!r} to count")
        low, high = allowed[name]
        if type(value) is not int or not low <= value <= high:
            raise BadClaim(f"{printed.id}: {name} is a number from {low} to {high}")
    if all(getattr(printed, name) == value for name, value in given.items()):
        return printed
    card = PrintedCard(printed.id, printed.kind, printed.provenance)
    card.character = printed.character
    card.contract, card.a, card.b = printed.contract, printed.a, printed.b
    card.points = given.get("points", printed.points)
    card.penalty = given.get("penalty", printed.penalty)
    card.crates = given.get("crates", printed.crates)
    card.per_a = given.get("per_a", printed.per_a)
    card.per_b = given.get("per_b", printed.per_b)
    card.duo = given.get("duo", printed.duo)
    return card


def _player(box: Box, claim: dict[str, Any]) -> Player:
    for name in claim:
        if name not in PLAYER:
            raise BadClaim(f"a player has {', '.join(PLAYER)}, but no {name!r}")
    credits = claim.get("credits", 0)
    if type(credits) is not int or not 0 <= credits <= box.pack.tokens:
        raise BadClaim(f"credits are a number from 0 to {box.pack.tokens}")
    confrontations: list[Confrontation] = []
    for said in _listed(claim, "captured"):
        target = box.take(said, (TARGET,))
        attacks = [box.take(one, (HUNTER, DROID)) for one in _listed(said, "attacks")]
        confrontations.append(Confrontation(target=target, attacks=attacks, captured=True))
    crates = [box.take(one, (CRATE,)) for one in _listed(claim, "crates")]
    contracts = [box.take(one, (CONTRACT,)) for one in _listed(claim, "contracts")]
    captures = len(confrontations)
    return Player(
        hand=[],
        chosen=NO_CARD,
        credits=credits,
        confrontations=confrontations,
        contracts=contracts,
        crates=crates,
        reserved=[],
        fresh=NO_CARD,
        captures=captures,
    )


def _listed(said: dict[str, Any], name: str) -> list[Any]:
    found = said.get(name, [])
    if not isinstance(found, list):
        raise BadClaim(f"{name} is a list")
    return found


def tally(pack: HuntersPack, claims: list[dict[str, Any]]) -> dict[str, Any]:
    """The pad of every player, who won, and the cards that the lines of the pads name by number.
    Raises BadClaim."""
    box = Box(pack)
    players = [_player(box, claim) for claim in claims]
    if sum([player.credits for player in players]) > pack.tokens:
        raise BadClaim(f"there are only {pack.tokens} credits")
    pads = score_all(pack.holding(tuple(box.cards)), players)
    best = winners(pads)
    scores = [pad.total for pad in pads]
    outcome = Outcome(winners=best, scores=scores, reason="counted", rule=_decided_by(pads, best))
    return {
        "pads": [encode_score_pad(pad) for pad in pads],
        "outcome": encode_outcome(outcome),
        "things": [card.id for card in box.cards],
    }


def _decided_by(pads: list[ScorePad], best: list[Seat]) -> str:
    """BH-12.5: the highest total; BH-13.1: credits broke a tie; BH-13.2: even those are equal."""
    if len(best) > 1:
        return "BH-13.2"
    most = max([pad.total for pad in pads])
    return "BH-13.1" if [pad.total for pad in pads].count(most) > 1 else "BH-12.5"
