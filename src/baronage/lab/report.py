"""The report of an experiment as an HTML page without scripts: conclusions, numbers, and method."""

from __future__ import annotations

import csv
import html
import io
import json
import math
from collections import Counter
from typing import Any

from baronage.arena.simulate import Z, mean_and_error, percent, wilson
from baronage.engine.core.errors import BadDocument
from baronage.engine.game.patched import find
from baronage.games import games as known_games
from baronage.lab.compare import POWER
from baronage.lab.run import Line

UNFAIR = 0.05  # a seat is called favoured if its win share is surely above its fair share by this
STYLE = (
    "body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfbf6}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem;border-bottom:1px solid #ccc;text-align:right}"
    "td:first-child,th:first-child{text-align:left}code{font-size:.85em}.bar{fill:#8a6d3b}.line{stroke:#222}"
    ".fair{stroke:#b03030;stroke-dasharray:4 3}"
)


def report(about: dict[str, Any], games: dict[int, Line]) -> str:
    """Return the page. Equal experiments give equal bytes."""
    if not games:
        raise BadDocument("there are no games to report on")
    lines = [games[number] for number in sorted(games)]
    seats = _seats(lines)
    game = find(known_games(), about["game"])
    title = about["game"] if game is None else game.title
    length, error = mean_and_error([line["decisions"] for line in lines])
    parts = [
        f"<h1>{html.escape(title)}: {len(lines):,} games for {about['seats']}</h1>",
        *(f"<p>{html.escape(sentence)}</p>" for sentence in conclusions(lines)),
        "<h2>Who wins</h2>",
        table(["", "games", "first place", "95 %", "points"], [*_bots(lines), *seats]),
        _bars([(name, float(share), low, high) for name, share, low, high in _shares(lines)]),
        "<h2>How games end</h2>",
        table(["", "games", "share"], _ends(lines)),
        f"<p>A game takes {length:.1f} ± {error:.1f} decisions.</p>",
        "<h2>What happens</h2>",
        table(["event", "a game", "±"], _events(lines)),
        "<h2>Method</h2>",
        f"<p>Seats rotate. Intervals hold with 95 % certainty: of shares by Wilson, of means by the normal law. A seat is called "
        f"favoured if it surely wins more than {100 * UNFAIR:.0f} percentage points above its share.</p>",
        f"<pre><code>{html.escape(json.dumps(about, ensure_ascii=False, indent=1))}</code></pre>",
    ]
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>'
    return head + "\n".join(parts) + "</html>\n"


def csv_text(games: dict[int, Line]) -> str:
    """Return the numbers of the page as CSV: name, count, mean or share, and the interval of 95 %."""
    lines = [games[number] for number in sorted(games)]
    if not lines:
        raise BadDocument("there are no games to report on")
    rows: list[tuple[object, ...]] = [("figure", "count", "value", "low", "high")]
    for name, share, low, high in _shares(lines):
        rows.append((f"first place of {name}", len(lines), share, low, high))
    for (cause, rule), count in sorted(Counter((line["cause"], line["rule"]) for line in lines).items()):
        rows.append((f"end: {cause} [{rule}]", count, count / len(lines), *wilson(count, len(lines))))
    means = {"decisions": [float(line["decisions"]) for line in lines]}
    for event in sorted({name for line in lines for name in line["events"]}):
        means[f"event: {event}"] = [float(line["events"].get(event, 0)) for line in lines]
    for name, values in means.items():
        mean, error = mean_and_error(values)
        rows.append((name, sum(value > 0 for value in values), mean, mean - error, mean + error))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([f"{cell:.6g}" if isinstance(cell, float) else cell for cell in row] for row in rows)
    return text.getvalue()


def conclusions(lines: list[Line]) -> list[str]:
    """Return the conclusions as sentences."""
    found = []
    count = len(lines[0]["bots"])
    favoured = [(name, share) for name, share, low, _ in _shares(lines) if low > 1 / count + UNFAIR]
    if favoured:
        shares = ", ".join(f"{name} ({100 * share:.1f} %)" for name, share in favoured)
        found.append(f"The seats are unequal: {shares} wins more than its share of {100 / count:.1f} %.")
    else:
        found.append(
            f"No seat surely wins more than {100 * UNFAIR:.0f} in a hundred above its share of {100 / count:.1f} %. "
            + could_show(1 / count, len(lines))
        )
    names = sorted({bot for line in lines for bot in line["bots"]})
    if len(names) == 1:
        found.append(f"All seats are played by {names[0]}: this compares seats, not players.")
    cause, most = Counter(line["cause"] for line in lines).most_common(1)[0]
    found.append(f"{percent(most / len(lines))} of the games end so: {cause}")
    return found


def could_show(fair: float, games: int) -> str:
    """Name the advantage of a seat that this number of games would show, and the games that show twice UNFAIR."""

    def needed(advantage: float) -> int:
        share = min(1.0, fair + advantage)
        return math.ceil(((Z + POWER) / (advantage - UNFAIR)) ** 2 * share * (1 - share)) or 1

    sizes = [size / 100 for size in range(int(100 * UNFAIR) + 1, 101)]
    found = next((size for size in sizes if fair + size < 1 and needed(size) <= games), None)
    shown = "no advantage" if found is None else f"an advantage of {100 * found:.0f} in a hundred"
    wanted = 2 * UNFAIR
    return (
        f"{games:,} games show {shown} in 4 of 5 such experiments; "
        f"{needed(wanted):,} games show one of {100 * wanted:.0f} in a hundred."
    )


def _shares(lines: list[Line]) -> list[tuple[str, float, float, float]]:
    found = []
    for seat in range(len(lines[0]["bots"])):
        wins = sum(line["places"][seat] == 1 for line in lines)
        found.append((f"seat {seat + 1}", wins / len(lines), *wilson(wins, len(lines))))
    return found


def _row(name: str, results: list[tuple[int, float]]) -> list[str]:
    wins = sum(place == 1 for place, _ in results)
    low, high = wilson(wins, len(results))
    mean, error = mean_and_error([points for _, points in results])
    share = f"{100 * wins / len(results):.1f} %"
    return [name, f"{len(results):,}", share, f"{100 * low:.1f} – {100 * high:.1f}", f"{mean:.3f} ± {error:.3f}"]


def _bots(lines: list[Line]) -> list[list[str]]:
    found: dict[str, list[tuple[int, float]]] = {}
    for line in lines:
        for name, place, points in zip(line["bots"], line["places"], line["points"], strict=True):
            found.setdefault(name, []).append((place, points))
    return [_row(name, found[name]) for name in sorted(found)]


def _seats(lines: list[Line]) -> list[list[str]]:
    return [
        _row(f"seat {seat + 1}", [(line["places"][seat], line["points"][seat]) for line in lines])
        for seat in range(len(lines[0]["bots"]))
    ]


def _ends(lines: list[Line]) -> list[list[str]]:
    causes = Counter((line["cause"], line["rule"]) for line in lines)
    ordered = sorted(causes.items(), key=lambda it: (-it[1], it[0]))
    return [[f"{cause} [{rule}]", f"{n:,}", f"{100 * n / len(lines):.1f} %"] for (cause, rule), n in ordered]


def _events(lines: list[Line]) -> list[list[str]]:
    names = sorted({name for line in lines for name in line["events"]})
    rows = []
    for name in names:
        mean, error = mean_and_error([line["events"].get(name, 0) for line in lines])
        rows.append([name, f"{mean:.2f}", f"{error:.2f}"])
    return rows


def table(head: list[str], rows: list[list[str]]) -> str:
    """Return an HTML table."""

    def cells(row: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) + "</tr>"

    return "<table>" + cells(head, "th") + "".join(cells(row, "td") for row in rows) + "</table>"


def _bars(rows: list[tuple[str, float, float, float]]) -> str:
    """Return shares as bars with their intervals."""
    height, width, left = 24, 400, 70
    drawn = []
    for at, (name, share, low, high) in enumerate(rows):
        y = at * height
        drawn.append(f'<text x="0" y="{y + 16}">{html.escape(name)}</text>')
        drawn.append(f'<rect class="bar" x="{left}" y="{y + 4}" width="{width * share:.1f}" height="{height - 8}"/>')
        middle = y + height / 2
        drawn.append(
            f'<line class="line" x1="{left + width * low:.1f}" x2="{left + width * high:.1f}" y1="{middle}" y2="{middle}"/>'
        )
    fair = left + width / len(rows)
    drawn.append(f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="0" y2="{height * len(rows)}"/>')
    size = f'width="{left + width}" height="{height * len(rows)}"'
    return f'<svg {size} role="img" aria-label="First places by seat; the dashed line is an even share">{"".join(drawn)}</svg>'
