"""docs/strength.md and its pictures, from the results that are kept in bots/measured/."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from cantina.bots.levels import offered, scale_of
from cantina.bots.strength import FOLDER, Strength
from cantina.build import PACKAGE
from cantina.cli.charts import against_time, boxes, shares
from cantina.kernel.game import discover

DOCS: Final = PACKAGE.parent.parent / "docs"

HEAD: Final = """\
# How strong the bots are

This page is written by `./cantina arena GAME --write`; do not edit it. Every table names the
command that made it.

A pair of bots plays blocks: one deal, with both bots in every seat. Par is what equals would win.
The bounds hold for all looks at a running contest together (decision 0019), so a pair stops as
soon as they exclude par, and "not shown" means that the games ran out first. Points are on the
scale of chess (400 more are odds of ten to one), fitted to all pairs of a table, with 95 %
intervals for the distance to `quick`, the rule of thumb, which has 1000. Seconds are CPU seconds
of one core; a turn is everything a bot decides in it.

A level is offered to players if it is shown to be stronger than the level below at every table
here, and 95 of 100 of its turns take less than 3 seconds on every build measured.
"""


def write_page(folder: Path = FOLDER, docs: Path = DOCS) -> None:
    """In a checkout, where there are documents."""
    if not docs.is_dir():
        return
    for name, text in page(folder).items():
        path = docs / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def page(folder: Path) -> dict[str, str]:
    """Every file below docs/ with what is in it."""
    files: dict[str, str] = {}
    parts = [HEAD]
    for path in sorted(folder.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        parts += _game(data, files)
    return {"strength.md": "\n".join(parts), **files}


def _game(data: dict[str, Any], files: dict[str, str]) -> list[str]:
    key = data["game"]
    lines = [f"## {key}\n", *_levels(data), *_times(data)]
    for table in data["tables"]:
        name = f"images/strength/{key}-{table['seats']}"
        lines += [f"### {key}, {table['seats']} seats", *_options(table), ""]
        lines += ["```sh", *table["commands"], "```", ""]
        lines += _pairs(table)
        if "missions" in table:
            lines += _missions(table)
        else:
            lines += _ratings(table, data, name, files)
        if "balance" in table:
            lines += _balance(table, name, files)
    return lines


def _options(table: dict[str, Any]) -> list[str]:
    return [f"With {key} {value}." for key, value in table["options"].items()]


def _levels(data: dict[str, Any]) -> list[str]:
    scale = scale_of(discover()[data["game"]])
    kept = {level.bot for level in offered(scale, Strength(data))}
    words = [f"{level} `{bot}`{'' if bot in kept else ' (not offered)'}" for level, bot in scale]
    return [f"Levels: {', '.join(words)}.", ""]


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _times(data: dict[str, Any]) -> list[str]:
    lines = [
        _row("bot", "build", "s a decision", "95 %", "most", "s a turn", "95 %", "most"),
        _row("---", "---", *["---:"] * 6),
    ]
    for build, bots in data["times"].items():
        for bot, times in bots.items():
            seconds = [
                f"{times[part][word]:.4f}"
                for part in ("decision", "turn")
                for word in ("median", "most_95", "most")
            ]
            lines.append(_row(f"`{bot}`", build, *seconds))
    return [*lines, ""]


def _pairs(table: dict[str, Any]) -> list[str]:
    together = "missions" in table
    word = "½ + half the lead in wins" if together else "wins"
    lines = [
        _row("bot", "against", "games", word, "bounds", "par", "build", "stronger"),
        _row("---", "---", "---:", "---:", "---", "---:", "---", "---"),
    ]
    for pair in table["pairs"]:
        lines.append(
            _row(
                f"`{pair['first']}`",
                f"`{pair['second']}`",
                pair["games"],
                f"{pair['rate']:.1%}",
                f"{pair['low']:.1%}–{pair['high']:.1%}",
                f"{pair['par']:.0%}",
                pair["build"],
                f"`{pair['stronger']}`" if pair["stronger"] else "not shown",
            )
        )
    return [*lines, ""]


def _ratings(
    table: dict[str, Any], data: dict[str, Any], name: str, files: dict[str, str]
) -> list[str]:
    rows = table["bots"]
    lines = [_row("bot", "points", "95 %"), _row("---", "---:", "---")]
    lines += [_row(f"`{one['bot']}`", one["points"], f"{one['low']}–{one['high']}") for one in rows]
    times: dict[str, Any] = next(iter(data["times"].values()), {})
    timed = [
        (one["bot"], times[one["bot"]]["turn"]["median"], one["low"], one["points"], one["high"])
        for one in rows
        if one["bot"] in times
    ]
    title = f"{data['game']}, {table['seats']} seats"
    files[f"{name}-time.svg"] = against_time(
        f"{title}: strength against time", timed, "seconds a turn (median)"
    )
    files[f"{name}-scores.svg"] = boxes(
        f"{title}: scores", [(one["bot"], one["scores"]) for one in rows], "points of the game"
    )
    images = [f"![Strength against time]({name}-time.svg)", f"![Scores]({name}-scores.svg)"]
    return [*lines, "", *images, ""]


def _missions(table: dict[str, Any]) -> list[str]:
    bots = [one["bot"] for one in table["bots"]]
    lines = [_row("mission", *[f"`{bot}`" for bot in bots]), _row("---", *["---"] * len(bots))]
    for row in table["missions"]:
        cells = []
        for bot in bots:
            one = row["bots"].get(bot)
            rate = f"{one['won'] / one['games']:.0%}" if one else "–"
            cells.append(
                f"{rate} ({one['low']:.0%}–{one['high']:.0%}, {one['games']})" if one else rate
            )
        lines.append(_row(row["id"] or "all", *cells))
    return ["Missions won (95 % Wilson interval, games):", "", *lines, ""]


def _balance(table: dict[str, Any], name: str, files: dict[str, str]) -> list[str]:
    found = table["balance"]
    rows = [
        (
            f"{row['id'] or 'all'}, {'side' if row['id'] else 'seat'} {place + 1}",
            team["low"],
            team["won"] / row["games"],
            team["high"],
        )
        for row in found["rows"]
        # Where there are two sides, one says it all.
        for place, team in enumerate(row["teams"][: 1 if len(row["teams"]) == 2 else None])
    ]
    par = 1 / len(found["rows"][0]["teams"])
    files[f"{name}-balance.svg"] = shares(
        f"Wins among equals: {found['bot']}", rows, par, "95 % Wilson interval"
    )
    return [f"![Balance between seats]({name}-balance.svg)", ""]
