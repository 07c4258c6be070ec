#!/usr/bin/env python3
"""Measure the strength of the characters and publish it: bots/ladder.json, docs/bots.md, the opponents page.

python -m tools.ladder                                           every game, each character against the one below, 2 and 4 seats
python -m tools.ladder yuan --seats 2 --bots hob,ysolt --games 200   one rung of one game
python -m tools.ladder fyn --seats 2 --bots regent --against heuristic
python -m tools.ladder --write                                   only write the pages

One stronger character plays against weaker ones on all other seats; seats rotate. The same seed gives the same games, also in
`baronage ladder`; `--seconds` limits the CPU time per rung, and `--processes` plays the games of all rungs in parallel. To use
compiled code: python tools/compile.py run python -m tools.ladder …
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from baronage.arena.ladder import LADDER, rungs  # noqa: E402
from baronage.arena.play import derived_seed, play_setup  # noqa: E402
from baronage.arena.players import player  # noqa: E402
from baronage.arena.simulate import percent, seating, wilson  # noqa: E402
from baronage.games import games  # noqa: E402

DATA = ROOT / "src/baronage/bots/ladder.json"
PAGE = ROOT / "docs/bots.md"
BEGIN, END = "<!-- ladder: written by tools/ladder.py -->\n", "<!-- end of the ladder -->\n"
HEADS = ("game", "who", "against", "games", "seed", "first place", "times the fair share")


@dataclass(frozen=True)
class Rung:
    """A measurement of one character against another."""

    game: str
    seats: int
    upper: str
    lower: str
    games: int
    seed: int
    wins: int

    @property
    def key(self) -> tuple[str, int, str, str]:
        return self.game, self.seats, self.upper, self.lower

    def cells(self) -> list[str]:
        """Return the cells of the table row."""
        low, high = wilson(self.wins, self.games)
        share = self.wins / self.games
        return [
            f"{games()[self.game].title}, {self.seats} seats",
            *(f"`{self.upper}`", f"`{self.lower}`", f"{self.games:,}", str(self.seed)),
            f"{percent(share)} ({100 * low:.0f} to {100 * high:.0f})",
            f"{share * self.seats:.2f}",
        ]


def read(path: Path = DATA) -> list[Rung]:
    """Return the saved measurements in the order of the page."""
    return [Rung(**row) for row in json.loads(path.read_text(encoding="utf-8"))]


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


def measure(name: str, seats: int, upper: str, lower: str, count: int, seed: int, seconds: float) -> Rung:
    """Play `count` games, or fewer if the time is over."""
    wins = played = 0
    began = process_time()
    while played < count and (not played or process_time() - began < seconds):
        wins += is_won(name, seats, upper, lower, played, seed)
        played += 1
    return Rung(name, seats, upper, lower, played, seed, wins)


def is_won(name: str, seats: int, upper: str, lower: str, number: int, seed: int) -> bool:
    """Play one game of a rung. Return whether the upper character is first."""
    who = seating((upper, *[lower] * (seats - 1)), number)
    ended = play_setup(games()[name].setup(seats), [player(one) for one in who], derived_seed(seed, number))
    return ended.standings.seats[who.index(upper)].place == 1


def measure_together(rungs: Sequence[tuple[str, int, str, str]], count: int, seed: int, processes: int) -> list[Rung]:
    """Play `count` games of every rung in several processes."""
    with ProcessPoolExecutor(processes) as pool:
        games_of = [[pool.submit(is_won, *rung, number, seed) for number in range(count)] for rung in rungs]
        return [
            Rung(*rung, count, seed, sum(game.result() for game in played))
            for rung, played in zip(rungs, games_of, strict=True)
        ]


def publish(known: Sequence[Rung]) -> None:
    """Write the data and the pages."""
    rows = ",\n ".join(json.dumps(asdict(one)) for one in known)
    DATA.write_text(f"[\n {rows}\n]\n", encoding="utf-8")
    PAGE.write_text(paged(PAGE.read_text(encoding="utf-8"), known), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, publishing after each rung."""
    words = (__doc__ or "").splitlines()
    parser = argparse.ArgumentParser(description=words[0])
    parser.add_argument("game", nargs="*", choices=[*games(), []], help="default: all")
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--bots", default=",".join(LADDER), help="weakest first")
    parser.add_argument("--against", help="measure all against this one instead")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--processes", type=int, default=1, help="more than one: play all games, without --seconds")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    known = {one.key: one for one in read()}
    pairs = [] if given.write else rungs(given.bots.split(","), given.against)
    if given.processes > 1:
        wanted = [
            (name, seats, *pair)
            for name in given.game or list(games())
            for seats in map(int, given.seats.split(","))
            for pair in pairs
        ]
        known.update({one.key: one for one in measure_together(wanted, given.games, given.seed, given.processes)})
        pairs = []
    for name in given.game or list(games()):
        for seats in map(int, given.seats.split(",")):
            for upper, lower in pairs:
                found = measure(name, seats, upper, lower, given.games, given.seed, given.seconds)
                known[found.key] = found
                print(" | ".join(found.cells()), flush=True)
                publish(ordered(list(known.values())))
    publish(ordered(list(known.values())))


if __name__ == "__main__":
    main()
