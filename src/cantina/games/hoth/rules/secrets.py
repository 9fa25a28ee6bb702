"""Secret objectives of a campaign (HO-15.3, HO-15.8, HO-15.12)."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.events import SecretFulfilled
from cantina.games.hoth.ids import NO_KIND, NO_UNIT, NOWHERE, Hex, Kind, Side
from cantina.games.hoth.pack import NONE
from cantina.games.hoth.rules.decks import gain_support
from cantina.games.hoth.rules.units import side_of, units_of
from cantina.games.hoth.scenario import NOBODY, Secret
from cantina.games.hoth.state import Deed, HothTable

REWARD: Final = 1
"""Support cards for a fulfilled objective."""
AT_END: Final = ("hold_at_end", "alive_at_end", "survive_or_exit")


def note_deed(t: HothTable, deed: Deed) -> None:
    """Kept only where somebody may have been asked for it."""
    if t.state.campaign != NONE:
        t.state.deeds.append(deed)


def score_secrets(t: HothTable, ended: bool) -> None:
    """HO-15.8: revealed and paid when its check is first true, some only when the battle ends.
    Each once a battle (HO-15.12)."""
    state = t.state
    node = t.pack.campaigns[state.campaign].nodes[state.node]
    for side in (REBEL, EMPIRE):
        secret = node.secrets[side]
        if state.secrets[side] or (secret.event in AT_END) != ended:
            continue
        if is_fulfilled(t, secret, side):
            state.secrets[side] = True
            if t.heard:
                t.tell(SecretFulfilled("HO-15.8", side=side, node=state.node))
            gain_support(t, side, REWARD)


def is_fulfilled(t: HothTable, secret: Secret, side: Side) -> bool:
    event = secret.event
    if event in ("occupy", "occupy_all", "hold_at_end"):
        held = [_stands_on(t, side, hex) for hex in secret.hexes]
        return any(held) if event == "occupy" else all(held)
    if event == "alive_at_end":
        return _count(t, side, secret.kind) >= secret.count
    if event == "survive_or_exit":
        out = [n for k, n in enumerate(t.state.exited) if t.pack.units[k].side == side]
        return len(units_of(t, side)) + sum(out) >= secret.count
    if event == "objective_medals":
        return t.state.objective_medals[side] >= secret.count
    if event == "no_exit_before_medals":
        return t.state.medals[side] >= secret.count and not any(
            [n for k, n in enumerate(t.state.exited) if t.pack.units[k].side != side]
        )
    return len([deed for deed in t.state.deeds if _fits(t, deed, secret, side)]) >= secret.count


def _fits(t: HothTable, deed: Deed, secret: Secret, side: Side) -> bool:
    """destroy, destroy_token, destroy_structure, destroy_carrier, exit, hold_until_turn."""
    if deed.side != side:
        return False
    if secret.event == "hold_until_turn":
        return deed.what == "held"
    if secret.event in ("destroy", "destroy_token"):
        if deed.what not in ("destroy", "destroy_carrier"):
            return False
    elif deed.what != secret.event:
        return False
    if secret.kind not in (NO_KIND, deed.kind) or secret.token not in (NOBODY, deed.token):
        return False
    if secret.event == "exit":
        return secret.unit_class in (NOBODY, t.pack.units[deed.kind].unit_class)
    return secret.unit_class in (NOBODY, deed.by_class)


def note_turn_held(t: HothTable, side: Side) -> None:
    """hold_until_turn: at the start of the own turn with this number. Such a deed is noted as often
    as the objective counts, so that one turn fulfils it."""
    state = t.state
    secret = t.pack.campaigns[state.campaign].nodes[state.node].secrets[side]
    if secret.event != "hold_until_turn" or state.taken[side] != secret.count:
        return
    if all([_stands_on(t, side, hex) for hex in secret.hexes]):
        state.deeds += [
            Deed(side=side, what="held", kind=NO_KIND, token=NONE, by_class=NONE)
            for _ in range(secret.count)
        ]


def _stands_on(t: HothTable, side: Side, hex: Hex) -> bool:
    number = t.state.at[hex]
    return number != NO_UNIT and side_of(t, t.state.units[number]) == side


def _count(t: HothTable, side: Side, kind: Kind) -> int:
    return len([u for u in t.state.units if u.kind == kind and u.hex != NOWHERE])
