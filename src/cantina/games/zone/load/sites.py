"""Where a mission puts anomalies."""

from __future__ import annotations

from cantina.games.zone.box.mission import AnomalySite
from cantina.games.zone.load.effects import tables
from cantina.games.zone.load.ground import area_of
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.pack import Foes
from cantina.games.zone.terms.kinds import ANOMALY_TYPES
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.pack import Row


def read_sites(rows: list[Row], foes: Foes, ground: Ground) -> tuple[AnomalySite, ...]:
    """ST-9.7: there is at least one anomaly. ST-30.20: a portal has two ends."""
    found: list[AnomalySite] = []
    ends: list[AnomalySite] = []
    for row in rows:
        row.text("id")
        card, kind = NONE, NONE
        if row.has("card"):
            cards = tuple([anomaly.id for anomaly in foes.anomalies])
            card = cards.index(row.one_of("card", cards))
            kind = foes.anomalies[card].type
        else:
            kind = ANOMALY_TYPES.index(row.one_of("card_type", ANOMALY_TYPES))
        if card != NONE and foes.anomalies[card].pair:
            ends.append(_end(row, ground, card, kind))
            found.append(ends[-1])
        else:
            found.append(_site(row, foes, ground, card, kind, _further(row, foes, ground)))
            _check_types(row, found[-1], foes)
        row.provenance()
        row.done()
    if ends and (len(ends) != 2 or ends[0].centre == ends[1].centre):
        raise rows[-1].bad("a portal has two ends, on different areas")
    return tuple(found)


def _end(row: Row, ground: Ground, card: int, kind: int) -> AnomalySite:
    """ST-30.20: it has no overlay, only a standee."""
    return AnomalySite(
        card=card,
        card_type=kind,
        overlay=NONE,
        overlay_type=NONE,
        centre=area_of(row, ground, "centre"),
        artifacts=0,
        moves_to=(),
    )


def _further(row: Row, foes: Foes, ground: Ground) -> tuple[AnomalySite, ...]:
    """ST-30.16: the other overlays of one that may be mobile."""
    further: list[AnomalySite] = []
    for data in tables(row, row.value("moves_to")) if row.has("moves_to") else []:
        part = Row(row.file, row.label, data)
        further.append(_site(part, foes, ground, NONE, NONE, ()))
        part.done()
    return tuple(further)


def _site(
    row: Row,
    foes: Foes,
    ground: Ground,
    card: int,
    kind: int,
    further: tuple[AnomalySite, ...],
) -> AnomalySite:
    overlay, overlay_type = NONE, NONE
    if row.has("overlay"):
        overlays = tuple([overlay.id for overlay in foes.overlays])
        overlay = overlays.index(row.one_of("overlay", overlays))
        overlay_type = foes.overlays[overlay].type
    else:
        overlay_type = ANOMALY_TYPES.index(row.one_of("overlay_type", ANOMALY_TYPES))
    return AnomalySite(
        card=card,
        card_type=kind,
        overlay=overlay,
        overlay_type=overlay_type,
        centre=area_of(row, ground, "centre"),
        artifacts=row.maybe_number("artifacts", 0, 5),
        moves_to=further,
    )


def _check_types(row: Row, site: AnomalySite, foes: Foes) -> None:
    if not any([card.type == site.card_type and not card.pair for card in foes.anomalies]):
        raise row.bad("there is no anomaly card of that type")
    wanted = 1 + len([way for way in site.moves_to if way.overlay_type == site.overlay_type])
    if len([each for each in foes.overlays if each.type == site.overlay_type]) < wanted:
        raise row.bad("there are not that many overlays of that type")
