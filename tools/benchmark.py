#!/usr/bin/env python3
"""Play all bots against each other on the games of the benchmark, and write its page.

python -m tools.benchmark play --out games.json --minutes 9 --processes 16     as many games as there is time for; call it again
python -m tools.benchmark exploitability                                       of all bots in the small games (needs OpenSpiel)
python -m tools.benchmark write games.json …                                   scores.json and docs/benchmark.md
python -m tools.benchmark write                                                only the page

`play` needs the standard library alone. Cells whose bots think fast come first; every cell gets 400 games before a slower
one begins. The games of several files are put together by number.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import astuple
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "src"), str(ROOT)]  # last: compiled code on the path comes first

from baronage.arena.players import player  # noqa: E402
from baronage.games import games as known_games  # noqa: E402
from baronage.lab.benchmark import (  # noqa: E402
    BATCH,
    FILE,
    GAMES,
    SCORES,
    Job,
    Played,
    Score,
    Task,
    compute_class,
    in_processes,
    score,
    tasks,
)
from baronage.ranking.bradley_terry import bradley_terry  # noqa: E402

PAGE = ROOT / "docs/benchmark.md"
BEGIN, END = "<!-- scores: written by tools/benchmark.py -->\n", "<!-- end of the scores -->\n"
FAST = ("random", "quick", "heuristic", "wat", "hob", "ysolt")
ROSTER = (*FAST, "anselm", "regent")
SMALL = ("brawling_small", "yuan_small")
Cells = dict[str, dict[str, dict[int, Played]]]  # by cell, bot and number of the game


def meetings() -> list[tuple[Task, str]]:
    """Return all cells as a task and a bot: every pair with two seats, and the tasks with more; fast bots first."""
    found = []
    known = tasks()
    for name in dict.fromkeys(task.game for task in known):
        two = next(task for task in known if task.game == name and task.seats == 2)
        for one, other in combinations(sorted(ROSTER), 2):
            found.append((Task(f"{name}-2-{other}", name, two.rules, 2, two.options, other, two.seed), one))
        for task in known:
            if task.game == name and task.seats > 2:
                found += [(task, bot) for bot in ROSTER if bot != task.against]
    official = {(task.game, task.seats, task.against) for task in known}

    def order(cell: tuple[Task, str]) -> tuple[int, bool]:
        task, bot = cell
        counts = any((task.game, task.seats, it) in official for it in (task.against, bot))
        return sum(it not in FAST for it in (task.against, bot)), not counts

    return sorted(found, key=order)


def key_of(task: Task, bot: str) -> str:
    """Return the name of a cell, the same for both its bots."""
    return f"{task.game}-{task.seats} {' '.join(sorted((bot, task.against)) if task.seats == 2 else [bot])}"


def read(files: Iterable[Path]) -> Cells:
    """Return the games of files."""
    found: Cells = {}
    for file in files:
        for key, bots in json.loads(file.read_text(encoding="utf-8")).items() if file.exists() else ():
            for bot, rows in bots.items():
                found.setdefault(key, {}).setdefault(bot, {}).update({row[0]: Played(*row) for row in rows})
    return found


def play(file: Path, minutes: float, processes: int | None, only: Sequence[str]) -> None:
    """Play the missing games of all cells until the time is over."""
    until = perf_counter() + 60 * minutes
    cells = read([file])
    jobs: list[Job] = []
    for task, bot in meetings():
        known = cells.get(key_of(task, bot), {}).get(bot, {})
        if not only or task.game in only:
            starts = (at for at in range(0, GAMES, BATCH) if any(it not in known for it in range(at, at + BATCH)))
            jobs += [(task, bot, range(at, at + BATCH), "") for at in starts]
    print(f"{len(jobs)} batches of {BATCH} games are missing", flush=True)
    done = 0
    for (task, bot, *_), rows in in_processes(jobs, processes, until):
        done += 1
        cell = cells.setdefault(key_of(task, bot), {})
        for name, played in rows.items():
            cell.setdefault(name, {}).update({it.number: it for it in played})
    result = {
        key: {bot: [astuple(it) for it in rows.values()] for bot, rows in bots.items()} for key, bots in cells.items()
    }
    file.write_text(json.dumps(result), encoding="utf-8")
    print(f"{done} batches played, written to {file}")


def scores_of(cells: Cells) -> list[Score]:
    """Return the scores of both bots of each cell, over complete batches from the first game on."""
    found = []
    for task, bot in meetings():
        cell = cells.get(key_of(task, bot), {})
        for name, other in ((bot, task.against), (task.against, bot)):
            rows = cell.get(name, {})
            whole = next((at for at in range(GAMES) if at not in rows), GAMES)
            if whole and (task.seats == 2 or name == bot):
                named = f"{task.game}-{task.seats}-{other if task.seats == 2 else task.against}"
                found.append(score(Task(**{**vars(task), "name": named}), name, [rows[at] for at in range(whole)]))
    return sorted(found, key=lambda it: (it.task, ROSTER.index(it.bot)))


def page(data: dict[str, Any]) -> str:
    """Return the tables of the page."""
    found = [Score(**row) for row in data["scores"]]
    by_cell = {(it.task, it.bot): it for it in found}
    parts: list[str] = []
    for name in dict.fromkeys(task.game for task in tasks()):
        parts += _tables(name, by_cell)
    if not data["exploitability"]:
        return "\n".join(parts) + "\n"
    parts.append("### Exploitability\n")
    parts.append(
        "Points per game that a best response wins beyond an even share, from 0 to 0.5 (`baronage lab exploitability BOT`):\n"
    )
    bots = list(dict.fromkeys(bot for row in data["exploitability"].values() for bot in row))
    parts += ["| game | " + " | ".join(f"`{bot}`" for bot in bots) + " |", "|---|" + "---:|" * len(bots)]
    for game, row in data["exploitability"].items():
        cells = [f"{row[bot]:.3f}" if bot in row else "" for bot in bots]
        parts.append(f"| `{game}` | " + " | ".join(cells) + " |")
    return "\n".join(parts) + "\n"


def _tables(name: str, by_cell: dict[tuple[str, str], Score]) -> list[str]:
    """Return the cross table of a game, and its table of more seats."""
    bots = [bot for bot in ROSTER if any((f"{name}-2-{other}", bot) in by_cell for other in ROSTER)]
    if not bots:
        return [f"### {known_games()[name].title}\n", "No games have been played yet.\n"]
    won = {
        (one, other): by_cell[f"{name}-2-{other}", one].points * by_cell[f"{name}-2-{other}", one].games
        for one in bots
        for other in bots
        if (f"{name}-2-{other}", one) in by_cell
    }
    ratings, errors = bradley_terry(bots, won)
    lines = [
        f"### {known_games()[name].title}\n",
        "| bot | rating | s per decision | class | " + " | ".join(f"`{it}`" for it in bots) + " |",
    ]
    lines.append("|---|---:|---:|---|" + "---:|" * len(bots))
    for at in sorted(range(len(bots)), key=lambda at: -ratings[at]):
        bot = bots[at]
        rows = {other: by_cell.get((f"{name}-2-{other}", bot)) for other in bots}
        seconds = max(it.seconds for it in rows.values() if it is not None)
        cells = [_cell(it) for it in rows.values()]
        rating = f"{ratings[at]:+.0f} ± {errors[at]:.0f}"
        lines.append(f"| `{bot}` | {rating} | {seconds:.2g} | {compute_class(seconds)} | {' | '.join(cells)} |")
    lines.append("")
    for task in tasks():
        rows = {bot: by_cell.get((task.name, bot)) for bot in ROSTER}
        if task.game == name and task.seats > 2 and any(rows.values()):
            result = [f"`{bot}` {_cell(it)}" for bot, it in rows.items() if it is not None]
            lines.append(f"`{task.name}`: {', '.join(result)}\n")
    return lines


def _cell(it: Score | None) -> str:
    if it is None:
        return ""
    few = f" ({it.games})" if it.games < GAMES else ""
    return f"{it.points:.2f} ± {it.points_error:.2f}{few}"


def exploitability() -> dict[str, dict[str, float]]:
    """Return the exploitability of all bots in the small games."""
    import pyspiel

    from baronage.envs.exploitability import exploitability as measure

    found: dict[str, dict[str, float]] = {}
    for game in SMALL:
        for bot in FAST:
            found.setdefault(game, {})[bot] = round(measure(player(bot), pyspiel.load_game(f"baronage_{game}")), 4)
            print(game, bot, found[game][bot], flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="part", required=True)
    one = parts.add_parser("play")
    one.add_argument("--out", type=Path, required=True)
    one.add_argument("--minutes", type=float, default=9)
    one.add_argument("--processes", type=int)
    one.add_argument("--games", default="", help="names with commas; default: all")
    parts.add_parser("exploitability")
    parts.add_parser("write").add_argument("files", type=Path, nargs="*")
    asked = parser.parse_args()
    if asked.part == "play":
        play(asked.out, asked.minutes, asked.processes, [it for it in asked.games.split(",") if it])
        return
    data = json.loads(SCORES.read_text(encoding="utf-8"))
    if asked.part == "exploitability":
        data["exploitability"] = exploitability()
    elif asked.files:
        data["scores"] = [vars(it) for it in scores_of(read(asked.files))]
    rows = ",\n".join("  " + json.dumps(row) for row in data["scores"])
    rest = json.dumps(data["exploitability"])
    SCORES.write_text(f'{{\n "exploitability": {rest},\n "scores": [\n{rows}\n ]\n}}\n', encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{page(data)}\n{END}{rest.partition(END)[2]}", encoding="utf-8")
    print(f"{FILE.name}: {len(data['scores'])} scores, page written")


if __name__ == "__main__":
    main()
