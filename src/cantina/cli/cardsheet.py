"""One card with all its values and where each of them comes from."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cantina.cli.notes import note_words
from cantina.cli.teller import Teller
from cantina.sheets import Sheet


def card_detail(
    teller: Teller, sheet: Sheet, description: str, plain: bool
) -> list[RenderableType]:
    words = teller.words
    lines: list[RenderableType] = [Text(description, "bold")]
    grid = Table.grid(padding=(0, 3, 0, 0))
    for field in sheet.fields:
        origin = words(f"origin-kind-{field.provenance}")
        origin = origin[:1].lower() + origin[1:]
        name, value = teller.heading(field.name), teller.value(field)
        if plain:
            lines.append(Text("  " + words("labelled", label=name, text=f"{value} ({origin})")))
        else:
            style = "yellow" if field.reconstructed else "green"
            grid.add_row(Text(f"  {name}", "dim"), Text(value), Text(origin, style))
    if not plain:
        lines.append(grid)
    lines += [Text(f"  {line}", "dim") for line in _notes(teller, sheet)]
    return lines


def _notes(teller: Teller, sheet: Sheet) -> list[str]:
    words = teller.words
    provenance = sheet.provenance
    notes: list[str] = []
    if provenance.source:
        notes.append(words("content-source", source=provenance.source))
    if provenance.note:
        notes.append(words("content-note", note=note_words(provenance.note, words)))
    if sheet.values_from:
        notes.append(words("content-values-from", fact=sheet.values_from))
    if provenance.rules:
        notes.append(words("content-rules", rules=", ".join(provenance.rules)))
    return notes
