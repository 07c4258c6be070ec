#!/usr/bin/env python3
"""Measure the ladder, and publish it: src/baronage/bots/ladder.json, the table of docs/bots.md, the page of the opponents.

python -m tools.ladder                                           every game, each character against the one below, 2 and 4 seats
python -m tools.ladder yuan --seats 2 --bots hob,ysolt --games 200   one rung of one game
python -m tools.ladder fyn --seats 2 --bots regent --against heuristic
python -m tools.ladder --write                                   play nothing, write the pages anew

One of the stronger sits among as many of the weaker as there are other seats; seats go round. The same seed gives the same games,
those of `baronage ladder` with that seed; `--seconds` (of CPU time, for each rung) ends it earlier. Use what is compiled if there
is something: python tools/compile.py run python -m tools.ladder …
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from baronage.arena.ladder import LADDER, rungs  # noqa: E402
from baronage.arena.play import derived_seed, play_setup  # noqa: E402
from baronage.arena.players import player  # noqa: E402
from baronage.arena.simulate import seating, wilson  # noqa: E402
from baronage.games import games  # noqa: E402
from tools import make_frontend  # noqa: E402

DATA = ROOT / "src/baronage/bots/ladder.json"
PAGE = ROOT / "docs/bots.md"
BEGIN, END = "<!-- ladder: written by tools/ladder.py -->\n", "<!-- end of the ladder -->\n"
HEADS = ("game", "who", "against", "games", "seed", "first place", "times the fair share")


@dataclass(frozen=True)
class Rung:
    """What one measured among others."""

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
        """A row of the page."""
        low, high = wilson(self.wins, self.games)
        share = self.wins / self.games
        return [
            f"{games()[self.game].title}, {self.seats} seats",
            *(f"`{self.upper}`", f"`{self.lower}`", f"{self.games:,}", str(self.seed)),
            f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})",
            f"{share * self.seats:.2f}",
        ]


def read(path: Path = DATA) -> list[Rung]:
    """What was measured so far, in the order of the page."""
    return [Rung(**row) for row in json.loads(path.read_text(encoding="utf-8"))]


def ordered(known: Sequence[Rung]) -> list[Rung]:
    """By game and seats; the rungs of the ladder from below, then what was measured against others."""
    names = list(games())

    def place(one: Rung) -> tuple[int, int, bool, int, str]:
        return (
            *(names.index(one.game), one.seats, one.lower not in LADDER),
            *(LADDER.index(one.upper) if one.upper in LADDER else len(LADDER), one.upper),
        )

    return sorted(known, key=place)


def table(known: Sequence[Rung]) -> str:
    """The table of the page."""
    lines = [HEADS, ["---"] * len(HEADS), *(one.cells() for one in known)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def paged(text: str, known: Sequence[Rung]) -> str:
    """The page with its table written anew."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(known)}\n{END}{after}"


def measure(name: str, seats: int, upper: str, lower: str, count: int, seed: int, seconds: float) -> Rung:
    """Play so many games, or as many as there is time for."""
    setup = games()[name].setup(seats)
    wins = played = 0
    began = process_time()
    while played < count and (not played or process_time() - began < seconds):
        who = seating((upper, *[lower] * (seats - 1)), played)
        ended = play_setup(setup, [player(one) for one in who], derived_seed(seed, played))
        wins += ended.standings.seats[who.index(upper)].place == 1
        played += 1
    return Rung(name, seats, upper, lower, played, seed, wins)


def publish(known: Sequence[Rung]) -> None:
    """Write data and pages."""
    rows = ",\n ".join(json.dumps(asdict(one)) for one in known)
    DATA.write_text(f"[\n {rows}\n]\n", encoding="utf-8")
    PAGE.write_text(paged(PAGE.read_text(encoding="utf-8"), known), encoding="utf-8")
    make_frontend.main()


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and publish after each rung."""
    words = (__doc__ or "").splitlines()
    parser = argparse.ArgumentParser(description=words[0])
    parser.add_argument("game", nargs="*", choices=[*games(), []], help="all, unless told")
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--bots", default=",".join(LADDER), help="weakest first")
    parser.add_argument("--against", help="all against this one instead")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    known = {one.key: one for one in read()}
    pairs = [] if given.write else rungs(given.bots.split(","), given.against)
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
