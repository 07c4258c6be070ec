#!/usr/bin/env python3
"""Play all bots against each other on the games of the benchmark, and write its page.

python -m tools.benchmark play --out games.json --minutes 9 --processes 16     as many games as there is time for; call it again
python -m tools.benchmark play --out held.json --held-out SECRET               the same with the held-out seeds, against heuristic
python -m tools.benchmark exploitability wat hob                               of these bots in the small games (needs OpenSpiel)
python -m tools.benchmark write games.json … --held-out held.json              scores.json and docs/benchmark.md
python -m tools.benchmark write                                                only the page

`play` needs the standard library alone, and leaves out cells whose published scores are complete. `write` puts the games
of several files together by number, and keeps a published score if it has as many games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple
from itertools import combinations
from pathlib import Path
from statistics import fmean, pvariance
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "src"), str(ROOT)]  # last: compiled code on the path comes first

from baronage.arena.players import player  # noqa: E402
from baronage.games import games as known_games  # noqa: E402
from baronage.lab.benchmark import (  # noqa: E402
    FILE,
    GAMES,
    SCORES,
    Job,
    Played,
    Score,
    Task,
    compute_class,
    held_out,
    in_processes,
    score,
    tasks,
)
from baronage.ranking.bradley_terry import bradley_terry  # noqa: E402

PAGE = ROOT / "docs/benchmark.md"
BEGIN, END = "<!-- scores: written by tools/benchmark.py -->\n", "<!-- end of the scores -->\n"
ROSTER = ("random", "quick", "heuristic", "wat", "hob", "ysolt", "anselm", "regent")  # roughly by time per decision
HELD_OUT = "heuristic"  # the opponent with held-out seeds
LONG = 10.0  # seconds of a job
DOUBT = (0.0, 1.0) * 10  # points added to those of a cell to estimate their spread: a few lucky games prove little
SMALL = ("brawling_small", "yuan_small")
Cells = dict[str, dict[str, dict[int, Played]]]  # by cell, bot and number of the game


def meetings() -> list[tuple[Task, str]]:
    """Return all cells as a task and a bot: every pair with two seats, and the tasks with more."""
    found = []
    known = tasks()
    for name in dict.fromkeys(task.game for task in known):
        two = next(task for task in known if task.game == name and task.seats == 2)
        for one, other in combinations(sorted(ROSTER), 2):
            found.append((Task(f"{name}-2-{other}", name, two.rules, 2, two.options, other, two.seed), one))
        for task in known:
            if task.game == name and task.seats > 2:
                found += [(task, bot) for bot in ROSTER if bot != task.against]
    return found


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


def keep(file: Path, cells: Cells) -> None:
    """Write the games of all cells to a file."""
    result = {
        key: {bot: [astuple(it) for it in rows.values()] for bot, rows in bots.items()} for key, bots in cells.items()
    }
    file.write_text(json.dumps(result), encoding="utf-8")


def published(seeds: str = "scores") -> dict[tuple[str, str], Score]:
    """Return the scores of the page by task and bot, with public seeds or with "held_out" ones."""
    return {
        (row["task"], row["bot"]): Score(**row) for row in json.loads(SCORES.read_text(encoding="utf-8")).get(seeds, ())
    }


class Queue:
    """The missing games of all cells, as an iterator over jobs.

    The next job belongs to the cell whose interval it narrows most per second. Costs are estimated from the games of both
    bots so far, or from their place in the roster; the spread of points from the games of the cell.
    """

    def __init__(
        self, cells: Cells, until: float, only: Sequence[str] = (), bots: Sequence[str] = (), secret: str = ""
    ) -> None:
        known = published("held_out" if secret else "scores")
        self.until, self.secret = until, secret
        self.missing: dict[str, tuple[Task, str]] = {}  # cells
        self.begun: dict[str, int] = {}  # games of each cell that are played or being played
        self.points: dict[str, list[float]] = {}  # of one bot of each cell
        self.seconds: dict[tuple[str, int, str], list[float]] = {}  # of each game, by kind of game and bot
        for task, bot in meetings():
            score = known.get((task.name, bot))
            key = key_of(task, bot)
            rows = cells.get(key, {})
            first = next(at for at in range(GAMES + 1) if at not in rows.get(bot, {}))
            wanted = (not only or task.game in only) and (not bots or bot in bots or task.against in bots)
            if secret and (task.seats > 2 or HELD_OUT not in (bot, task.against)):
                continue
            if wanted and first < GAMES and (score is None or score.games < GAMES):
                self.missing[key], self.begun[key], self.points[key] = (task, bot), first, []
                self.learn(task, bot, {name: list(played.values()) for name, played in rows.items()})

    def learn(self, task: Task, bot: str, rows: Mapping[str, Sequence[Played]]) -> None:
        """Note what games cost, and their points."""
        self.points[key_of(task, bot)] += [it.points for it in rows.get(bot, ())]
        for name, played in rows.items():
            self.seconds.setdefault((task.game, task.seats, name), []).extend(it.seconds for it in played)

    def cost(self, task: Task, bot: str) -> float:
        """Estimate the seconds of a game."""

        def share(name: str) -> float:
            found = self.seconds.get((task.game, task.seats, name))
            return fmean(found) if found else 0.001 * 4 ** ROSTER.index(name)

        return 0.001 + share(bot) + share(task.against) * (task.seats - 1)

    def gain(self, key: str, cost: float) -> float:
        """Return how much the next game narrows the interval of a cell, per second."""
        return pvariance([*self.points[key], *DOUBT]) / cost / (1 + self.begun[key]) ** 2

    def __iter__(self) -> Iterator[Job]:
        while True:
            left = self.until - perf_counter()
            costs = {key: self.cost(*self.missing[key]) for key, begun in self.begun.items() if begun < GAMES}
            costs = {key: cost for key, cost in costs.items() if 2 * cost < left}  # a game can take longer
            if not costs:
                return
            key = max(costs, key=lambda it: self.gain(it, costs[it]))
            begun = self.begun[key]
            count = max(1, min(GAMES - begun, max(4, begun), int(min(LONG, left / 2) / costs[key])))
            self.begun[key] += count
            yield *self.missing[key], range(begun, begun + count), self.secret


def play(
    file: Path, minutes: float, processes: int | None, only: Sequence[str], bots: Sequence[str], secret: str
) -> None:
    """Play missing games until the time is over. Write the file every minute and at the end."""
    until = perf_counter() + 60 * minutes
    cells = read([file])
    queue = Queue(cells, until, only, bots, secret)
    print(f"{sum(GAMES - begun for begun in queue.begun.values())} games are missing", flush=True)
    done, written = 0, perf_counter()
    for (task, bot, *_), rows in in_processes(queue, processes, until):
        queue.learn(task, bot, rows)
        cell = cells.setdefault(key_of(task, bot), {})
        for name, played in rows.items():
            cell.setdefault(name, {}).update({it.number: it for it in played})
        done += len(rows[bot])
        if perf_counter() > written + 60:
            keep(file, cells)
            written = perf_counter()
    keep(file, cells)
    print(f"{done} games played, written to {file}")


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
    return found


def merged(found: Iterable[Score], seeds: str = "scores") -> list[Score]:
    """Return the published scores with those that have more games replaced or added."""
    known = published(seeds)
    for it in found:
        before = known.get((it.task, it.bot))
        if before is None or it.games > before.games:
            known[it.task, it.bot] = it
    return sorted(known.values(), key=lambda it: (it.task, ROSTER.index(it.bot)))


def page(data: dict[str, Any]) -> str:
    """Return the tables of the page."""
    found = [Score(**row) for row in data["scores"]]
    by_cell = {(it.task, it.bot): it for it in found}
    parts: list[str] = []
    for name in dict.fromkeys(task.game for task in tasks()):
        parts += _tables(name, by_cell)
    if data["held_out"]:
        parts += _held_out([Score(**row) for row in data["held_out"]])
    parts.append("### Exploitability\n")
    parts.append(
        "Points per game that a best response wins beyond an even share, from 0 to 0.5 (`baronage lab exploitability BOT`); a "
        "bot is asked 20 times in each of the 1,628 and 166 information states:\n"
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


def _held_out(found: Sequence[Score]) -> list[str]:
    """Return the table of the scores with held-out seeds."""
    by_cell = {(it.task, it.bot): it for it in found}
    names = list(dict.fromkeys(task.game for task in tasks()))
    lines = [
        "### Held-out seeds\n",
        f"Mean points with two seats against `{HELD_OUT}`, in games whose seeds nobody could tune a program to:\n",
        "| bot | " + " | ".join(known_games()[name].title for name in names) + " |",
        "|---|" + "---:|" * len(names),
    ]
    for bot in ROSTER:
        row = [_cell(by_cell.get((f"{name}-2-{HELD_OUT}", bot))) for name in names]
        if any(row):
            lines.append(f"| `{bot}` | {' | '.join(row)} |")
    return [*lines, ""]


def _cell(it: Score | None) -> str:
    if it is None:
        return ""
    few = f" ({it.games})" if it.games < GAMES else ""
    return f"{it.points:.2f} ± {it.points_error:.2f}{few}"


def exploitability(bots: Iterable[str]) -> Iterator[tuple[str, str, float]]:
    """Yield the exploitability of bots in the small games, as game, bot and value."""
    import pyspiel

    from baronage.envs.exploitability import exploitability as measure

    for bot in bots:
        for game in SMALL:
            yield game, bot, round(measure(player(bot), pyspiel.load_game(f"baronage_{game}")), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="part", required=True)
    one = parts.add_parser("play")
    one.add_argument("--out", type=Path, required=True)
    one.add_argument("--minutes", type=float, default=9)
    one.add_argument("--processes", type=int)
    one.add_argument("--games", default="", help="names with commas; default: all")
    one.add_argument("--bots", default="", help="only cells with one of these; default: all")
    one.add_argument("--held-out", type=Path, help="the secret of the held-out seeds")
    parts.add_parser("exploitability").add_argument("bots", nargs="*", default=ROSTER[:6])
    one = parts.add_parser("write")
    one.add_argument("files", type=Path, nargs="*")
    one.add_argument("--held-out", type=Path, nargs="*", default=())
    asked = parser.parse_args()
    if asked.part == "play":
        only, bots = ([it for it in given.split(",") if it] for given in (asked.games, asked.bots))
        secret = held_out(asked.held_out) if asked.held_out else ""
        play(asked.out, asked.minutes, asked.processes, only, bots, secret)
        return
    data = json.loads(SCORES.read_text(encoding="utf-8"))
    if asked.part == "exploitability":
        for game, bot, value in exploitability(asked.bots):
            print(game, bot, value, flush=True)
            row = {**data["exploitability"][game], bot: value}
            data["exploitability"][game] = {it: row[it] for it in ROSTER if it in row}
    else:
        data["scores"] = [vars(it) for it in merged(scores_of(read(asked.files)))]
        held = [it for it in scores_of(read(asked.held_out)) if it.task.endswith(HELD_OUT)]
        data["held_out"] = [vars(it) for it in merged(held, "held_out")]
    blocks = [f' "exploitability": {json.dumps(data["exploitability"])}']
    for seeds in ("scores", "held_out"):
        rows = ",\n".join("  " + json.dumps(row) for row in data[seeds])
        blocks.append(f' "{seeds}": [\n{rows}\n ]')
    SCORES.write_text("{\n" + ",\n".join(blocks) + "\n}\n", encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{page(data)}\n{END}{rest.partition(END)[2]}", encoding="utf-8")
    print(f"{FILE.name}: {len(data['scores'])} scores, page written")


if __name__ == "__main__":
    main()
