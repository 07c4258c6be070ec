#!/usr/bin/env python3
"""Measure the strength of the characters and publish it: bots/ladder.json, docs/bots.md, the opponents page.

python -m tools.ladder --seed 731 --seconds 520 --json build/ladder1.json   every rung, on all cores
python -m tools.ladder --seed 732 --seconds 520 --json build/ladder2.json   more games of every rung
python -m tools.ladder --publish build/ladder1.json build/ladder2.json      add them up and write them to the pages
python -m tools.ladder yuan --seats 4 --bots hob,ysolt --games 200 --seed 733   one rung of one game

Without options: each character against the next weaker one, and the Regent against the heuristic player, at the smallest
table of each game. With `--seats 4`: the Regent against Sir Anselm and the heuristic player. One bot plays against the
other on all other seats; seats rotate. The same seed gives the same games. The rungs take turns, so that all have nearly
as many games when the time is over; in its last eighth no game begins, and those that did not end are not counted.
Self-harm is counted for both bots. To use compiled code: python tools/compile.py run python -m tools.ladder …
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import process_time, time

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "src"), str(ROOT)]  # last: compiled code on the path comes first

from baronage.arena.ladder import LADDER, rungs  # noqa: E402
from baronage.arena.play import derived_seed, play_setup  # noqa: E402
from baronage.arena.players import player  # noqa: E402
from baronage.arena.simulate import percent, seating, wilson  # noqa: E402
from baronage.games import games  # noqa: E402

DATA = ROOT / "src/baronage/bots/ladder.json"
PAGE = ROOT / "docs/bots.md"
BEGIN, END = "<!-- ladder: written by tools/ladder.py -->\n", "<!-- end of the ladder -->\n"
HEADS = ("game", "who", "against", "games", "seeds", "first place", "times the fair share")
ENDING = 1 / 8  # share of the time at its end in which no game begins


@dataclass(frozen=True)
class Rung:
    """A measurement of one character against another."""

    game: str
    seats: int
    upper: str
    lower: str
    games: int
    seeds: tuple[int, ...]
    wins: int
    seconds: float = 0.0  # processor time of all games
    harms: dict[str, int] = field(default_factory=dict)  # self-harm by bot

    @property
    def key(self) -> tuple[str, int, str, str]:
        return self.game, self.seats, self.upper, self.lower

    def cells(self) -> list[str]:
        """Return the cells of the table row."""
        low, high = wilson(self.wins, self.games) if self.games else (0.0, 1.0)
        share = self.wins / max(self.games, 1)
        return [
            f"{games()[self.game].title}, {self.seats} seats",
            *(f"`{self.upper}`", f"`{self.lower}`", f"{self.games:,}", ", ".join(map(str, self.seeds))),
            f"{percent(share)} ({100 * low:.0f} to {100 * high:.0f})",
            f"{share * self.seats:.2f}",
        ]


def read(path: Path = DATA) -> list[Rung]:
    """Return the saved measurements in the order of the page."""
    rows = json.loads(path.read_text(encoding="utf-8"))
    return [Rung(**{**row, "seeds": tuple(row["seeds"])}) for row in rows if row["games"]]


def added(found: Sequence[Rung]) -> list[Rung]:
    """Return measurements with those of the same rung added up."""
    sums: dict[tuple[str, int, str, str], Rung] = {}
    for one in found:
        two = sums.get(one.key)
        if two is None:
            sums[one.key] = one
            continue
        if set(one.seeds) & set(two.seeds):
            raise SystemExit(f"{one.upper} against {one.lower} in {one.game}: the same seed twice")
        seconds = round(one.seconds + two.seconds, 1)
        counts = one.games + two.games, (*two.seeds, *one.seeds), one.wins + two.wins, seconds
        sums[one.key] = Rung(*one.key, *counts, dict(Counter(one.harms) + Counter(two.harms)))
    return list(sums.values())


def ordered(known: Sequence[Rung]) -> list[Rung]:
    """Return measurements sorted by game and seats, the ladder first, then other opponents."""
    names = list(games())

    def place(one: Rung) -> tuple[int, int, bool, int, str]:
        return (
            *(names.index(one.game), one.seats, one.lower not in LADDER),
            *(LADDER.index(one.upper) if one.upper in LADDER else len(LADDER), one.upper),
        )

    return sorted(known, key=place)


def table(known: Sequence[Rung]) -> str:
    """Return the Markdown table."""
    lines = [HEADS, ["---"] * len(HEADS), *(one.cells() for one in known)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def paged(text: str, known: Sequence[Rung]) -> str:
    """Return the page with a new table."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(known)}\n{END}{after}"


@dataclass(frozen=True)
class GameResult:
    """One game of a rung: whether the upper character is first, self-harm by bot, and its processor time."""

    won: bool
    harms: dict[str, int]
    seconds: float


def play(name: str, seats: int, upper: str, lower: str, number: int, seed: int, last: float) -> GameResult | None:
    """Play one game of a rung, or none if it is later than `last`."""
    if time() > last:
        return None
    who, began = seating((upper, *[lower] * (seats - 1)), number), process_time()
    ended = play_setup(games()[name].setup(seats), [player(one) for one in who], derived_seed(seed, number))
    harms = Counter(bot for bot, found in zip(who, ended.harms, strict=True) for _ in found)
    return GameResult(ended.standings.seats[who.index(upper)].place == 1, dict(harms), process_time() - began)


def measure(
    pairs: Sequence[tuple[str, int, str, str]], count: int, seed: int, processes: int, seconds: float = 1e9
) -> list[Rung]:
    """Play `count` games of every rung in several processes, or fewer if the time is over."""
    until = time() + seconds
    last = until - seconds * ENDING
    with multiprocessing.get_context("spawn").Pool(processes) as pool:  # at the end it stops games that run on
        jobs = [[pool.apply_async(play, (*pair, number, seed, last)) for pair in pairs] for number in range(count)]
        found: list[list[GameResult]] = [[] for _ in pairs]
        for row in jobs:
            for at, job in enumerate(row):
                try:
                    one = job.get(max(until - time(), 0.0) if seconds < 1e9 else None)
                except multiprocessing.TimeoutError:
                    one = None
                if one is not None:
                    found[at].append(one)
    rows = []
    for pair, games_of in zip(pairs, found, strict=True):
        harms: Counter[str] = Counter()
        for one in games_of:
            harms.update(one.harms)
        spent = round(sum(one.seconds for one in games_of), 1)
        rows.append(Rung(*pair, len(games_of), (seed,), sum(one.won for one in games_of), spent, dict(harms)))
    return rows


def wanted(
    names: Sequence[str], seats: Sequence[int], bots: str, against: str | None
) -> list[tuple[str, int, str, str]]:
    """Return the rungs to play."""
    found = []
    for name in names:
        least = 4 if name == "protectors" else 2  # with fewer, the Dragon decides
        for count in (count for count in seats or (least,) if count >= least):
            if bots or against:
                pairs = rungs(bots.split(",") if bots else LADDER, against)
            else:
                pairs = [*rungs(LADDER)[0 if count == least else -1 :], (LADDER[-1], "heuristic")]
            found += [(name, count, upper, lower) for upper, lower in pairs]
    return found


def rows_of(known: Sequence[Rung]) -> str:
    """Return measurements as JSON."""
    rows = ",\n ".join(json.dumps(asdict(one)) for one in known)
    return f"[\n {rows}\n]\n"


def publish(known: Sequence[Rung]) -> None:
    """Write the data and the pages."""
    DATA.write_text(rows_of(known), encoding="utf-8")
    PAGE.write_text(paged(PAGE.read_text(encoding="utf-8"), known), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, or publish what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", choices=[*games(), []], help="default: all")
    parser.add_argument("--seats", default="", help="default: the smallest table")
    parser.add_argument("--bots", default="", help="weakest first")
    parser.add_argument("--against", help="measure all against this one instead")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1e9, help="for all rungs together")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--json", type=Path, help="write the results to this file")
    parser.add_argument("--publish", type=Path, nargs="+", help="write the rungs of these files to the pages")
    given = parser.parse_args(arguments)
    if given.publish:
        new = added([one for file in given.publish for one in read(file)])
        known = {one.key: one for one in (*read(), *new)}
        publish(ordered(list(known.values())))
        return
    seats = [int(count) for count in given.seats.split(",") if count]
    pairs = wanted(given.game or list(games()), seats, given.bots, given.against)
    found = measure(pairs, given.games, given.seed, given.processes, given.seconds)
    for one in found:
        print(" | ".join([*one.cells(), f"{one.seconds / max(one.games, 1):.1f} s", str(one.harms or "")]), flush=True)
    if given.json:
        given.json.write_text(rows_of(found), encoding="utf-8")


if __name__ == "__main__":
    main()
