"""A balance report for a game, from its experiments at each seat count, with one or more levels of players.

    baronage lab sweep brawling.toml --over bots=quick,heuristic --over seats=2..8 --out results
    baronage lab balance results

It shows for each seat count the win share of each seat, the lengths and the ends of games, and events that never
happened. The levels stand side by side, because balance depends on who plays.
"""

from __future__ import annotations

import html
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import NormalDist
from typing import Any

from baronage.arena.simulate import Z, mean_and_error, percent, wilson
from baronage.engine.core.errors import BadDocument
from baronage.engine.game.patched import find
from baronage.games import games as known_games
from baronage.lab.compare import LEVEL
from baronage.lab.report import STYLE, UNFAIR, could_show, table
from baronage.lab.run import ABOUT, Line, read_folder

SELDOM = 0.01  # share of games below which an event is called rare
DULL = 0.1  # share of games without a winner above which it is reported
Level = tuple[int, str]  # the seat count, and the players
Experiments = Mapping[Level, tuple[dict[str, Any], Sequence[Line]]]


def read_all(folder: Path) -> Experiments:
    """Return the experiments in the folder of a sweep."""
    found: dict[Level, tuple[dict[str, Any], Sequence[Line]]] = {}
    for file in sorted(folder.glob(f"*/{ABOUT}")):
        about, lines = read_folder(file.parent)
        if not lines:
            continue
        level = (about["seats"], ", ".join(sorted(set(about["bots"]))))
        if level in found:
            raise BadDocument(
                f"{folder} holds several experiments with {level[0]} seats and {level[1]}; "
                "a page of balance takes one for each seat count and level of players"
            )
        found[level] = about, [lines[number] for number in sorted(lines)]
    if not found:
        raise BadDocument(f"{folder} has no experiments")
    if len({about["game"] for about, _ in found.values()}) > 1:
        raise BadDocument(f"{folder} has experiments of several games")
    return dict(sorted(found.items()))


def verdicts(found: Experiments) -> list[str]:
    """Return the numbers in words."""
    unfair, dull, alike = [], [], []
    several = len({players for _, players in found}) > 1
    # of all seats together: the more numbers are tested, the stricter each test
    z = NormalDist().inv_cdf(1 - LEVEL / 2 / sum(seats for seats, _ in found))
    for (seats, players), (_, lines) in found.items():
        where = f"With {seats} seats" + (f" and {players}" if several else "")
        best = [(seat, *_share(lines, seat, z)) for seat in range(seats)]
        fair = sum(share for _, share, _, _ in best) / seats  # less without a winner, more if all share the victory
        favoured = [f"seat {seat + 1} ({percent(share)})" for seat, share, low, _ in best if low > fair + UNFAIR]
        weak = [f"seat {seat + 1} ({percent(share)})" for seat, share, _, high in best if high < fair - UNFAIR]
        parts = [f"surely wins too often: {', '.join(favoured)}"] if favoured else []
        parts += [f"surely wins too rarely: {', '.join(weak)}"] if weak else []
        if parts:
            unfair.append(f"{where} not all are alike ({percent(fair)} is a share); {'; '.join(parts)}.")
        else:
            alike.append(f"{where}: {could_show(fair, len(lines))}")
        without = sum(line["places"].count(1) in (0, seats) for line in lines)
        if wilson(without, len(lines))[0] > DULL:
            dull.append(f"{where} {percent(without / len(lines))} of the games have no winner.")
    if not unfair:
        unfair.append(f"No seat is surely more than {100 * UNFAIR:.0f} percentage points from its fair share.")
    return unfair + dull + alike


def never(found: Experiments) -> tuple[list[str], list[str]]:
    """Return the kinds of events that happened in no game, and in few games."""
    about = next(iter(found.values()))[0]
    game = find(known_games(), about["game"])
    known = [] if game is None else sorted({name for name, _ in game.events.values() if name})
    lines = [line for _, some in found.values() for line in some]
    games = Counter(name for line in lines for name, count in line["events"].items() if count)
    seldom = [name for name in known if 0 < games[name] < SELDOM * len(lines)]
    return [name for name in known if not games[name]], seldom


def balance(found: Experiments) -> str:
    """Return the page. Equal experiments give equal bytes."""
    about = next(iter(found.values()))[0]
    game = find(known_games(), about["game"])
    title = about["game"] if game is None else game.title
    total = sum(len(lines) for _, lines in found.values())
    unseen, seldom = never(found)
    parts = [
        f"<h1>{html.escape(title)}: balance, from {total:,} games</h1>",
        *(f"<p>{html.escape(sentence)}</p>" for sentence in verdicts(found)),
        "<h2>Who wins, by seat</h2>",
        "<p>The share of first places of each seat, with its interval of 95 %. Ties count for all who share them.</p>",
        table(["seats", "players", "games", *(f"seat {at + 1}" for at in range(_most(found)))], _fairness(found)),
        "<h2>How long games are</h2>",
        table(["seats", "players", "decisions", "shortest", "longest"], _lengths(found)),
        "<h2>How games end</h2>",
        table(["seats", "players", "why", "share"], _ends(found)),
        "<h2>What never happens</h2>",
        f"<p>In no game: {html.escape(', '.join(unseen) or 'nothing; all kinds of events were seen')}.</p>",
        f"<p>In less than one game of a hundred: {html.escape(', '.join(seldom) or 'nothing')}.</p>",
        "<h2>Method</h2>",
        f"<p>All seats are played by {html.escape(' or by '.join(sorted({players for _, players in found})))}: the results "
        f"hold for such players. Intervals have 95 % confidence: by Wilson for shares, by the normal distribution for means. "
        "A seat is called too good or too weak if it is surely more than "
        f"{100 * UNFAIR:.0f} percentage points from its share, counting all seats of the page (Bonferroni, 5 %).</p>",
        *(f"<pre><code>{html.escape(json.dumps(it, ensure_ascii=False))}</code></pre>" for it, _ in found.values()),
    ]
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(title)}: balance</title>'
    return f"{head}<style>{STYLE}</style>" + "\n".join(parts) + "</html>\n"


def _share(lines: Sequence[Line], seat: int, z: float = Z) -> tuple[float, float, float]:
    wins = sum(line["places"][seat] == 1 for line in lines)
    return wins / len(lines), *wilson(wins, len(lines), z)


def _most(found: Experiments) -> int:
    return max(seats for seats, _ in found)


def _fairness(found: Experiments) -> list[list[str]]:
    rows = []
    for (seats, players), (_, lines) in found.items():
        shares = [_share(lines, seat) for seat in range(seats)]
        shares_shown = [f"{percent(share)} ({100 * low:.0f} – {100 * high:.0f})" for share, low, high in shares]
        rows.append([str(seats), players, f"{len(lines):,}", *shares_shown, *[""] * (_most(found) - seats)])
    return rows


def _lengths(found: Experiments) -> list[list[str]]:
    rows = []
    for (seats, players), (_, lines) in found.items():
        lengths = [line["decisions"] for line in lines]
        mean, error = mean_and_error(lengths)
        rows.append([str(seats), players, f"{mean:.0f} ± {error:.0f}", f"{min(lengths):,}", f"{max(lengths):,}"])
    return rows


def _ends(found: Experiments) -> list[list[str]]:
    rows = []
    for (seats, players), (_, lines) in found.items():
        causes = Counter((line["cause"], line["rule"]) for line in lines)
        for (cause, rule), count in sorted(causes.items(), key=lambda it: (-it[1], it[0])):
            low, high = wilson(count, len(lines))
            share = f"{percent(count / len(lines))} ({100 * low:.0f} – {100 * high:.0f})"
            rows.append([str(seats), players, f"{cause} [{rule}]", share])
    return rows
