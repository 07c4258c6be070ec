#!/usr/bin/env python3
"""Measure whether a table of mixed characters in Protectors of the Realm is lively and fair.

python bench/realm_goals.py 4x100 7x100 --seed 1    seats x games; the characters rotate around the table
python bench/realm_goals.py 4x60 --among heuristic --bots regent,ysolt   one of these among bots of one kind

With one bot among others, the table also shows how often a heuristic player in its place is first.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from statistics import median

from baronage.arena.ladder import LADDER
from baronage.arena.play import derived_seed
from baronage.arena.players import player
from baronage.arena.simulate import wilson
from baronage.engine.core.chance import Chance
from baronage.games import games
from baronage.games.protectors import verbs
from baronage.games.protectors.state import CONSOLIDATION, Realm
from baronage.games.protectors.verbs import DRAGON_PLAYERS, DRAGON_PROVINCES

PLAIN = {"version": "normal", "teams": "off", "factions": "off"}
MIDDLE = 6  # the turn at which wealth is compared
EARLY = 3  # nobody should be out by then


@dataclass(frozen=True)
class Result:
    """What happened in one game."""

    taken: int  # Provinces that changed hands between players
    ratio: float  # richest to poorest player by cash at the start of turn 6; 0 if it ended before
    winners: tuple[int, ...]  # seats
    dragon: bool
    early: bool
    last_share: float  # points of the last place, as a share of those of the first
    living_share: float  # likewise, among players who were not eliminated
    turns: int


def play(names: Sequence[str], seed: int) -> Result:
    """Play a game with these bots."""
    seats = len(names)
    chance, thoughts = Chance(seed), [Chance(derived_seed(seed, "seat", seat)) for seat in range(seats)]
    state = games()["protectors"].start(seats, PLAIN, chance)
    assert isinstance(state, Realm)
    state.log = []
    cash: list[int] = []
    while state.stack:
        seat = state.actors()[0]
        if state.turn == MIDDLE and state.phase != CONSOLIDATION and not cash:
            cash = [state.cash[other] for other in state.rank]
        for action in player(names[seat]).plan(state.redact(seat), seat, thoughts[seat]):
            if seat not in state.actors() or not state.allows(seat, action):
                break
            state.play(seat, action, chance)
    standings = state.standings()
    assert standings is not None
    points = [max(row.score, 0) for row in standings.seats]
    living = [points[seat] for seat in range(seats) if not state.out_turn[seat]]
    return Result(
        sum(kind == verbs.SEIZED and params[2] > 0 for kind, _, params, _ in state.log),
        max(cash) / max(min(cash), 1) if cash else 0.0,
        tuple(standings.winners()),
        state.cause in (DRAGON_PLAYERS, DRAGON_PROVINCES),
        any(0 < turn <= EARLY for turn in state.out_turn),
        min(points) / max(points) if max(points) else 1.0,
        min(living) / max(living) if living and max(living) else 0.0,
        state.turn,
    )


def seating(seats: int, number: int) -> list[str]:
    """Return the characters of a game: in turn around the table, shifted from game to game."""
    return [LADDER[(seat + number) % len(LADDER)] for seat in range(seats)]


def report(found: Sequence[Result], lines: Sequence[Sequence[str]]) -> str:
    """Return the results as text, each with its goal."""
    n = len(found)
    middle = [one.ratio for one in found if one.ratio]
    seated, first = Counter(name for line in lines for name in line), Counter[str]()
    for one, line in zip(found, lines, strict=True):
        first.update(line[seat] for seat in one.winners)
    rows = [
        ("Provinces change hands in", f"{sum(one.taken > 0 for one in found)} of {n} games", "80 %"),
        ("richest to poorest at turn 6", f"median {median(middle):.2f}" if middle else "-", "1.5"),
        ("the Dragon wins", f"{100 * sum(one.dragon for one in found) / n:.0f} %", "5 to 15 %"),
        ("somebody is out by turn 3 in", f"{sum(one.early for one in found)} of {n} games", "0"),
        ("last to first place in points", f"median {median(one.last_share for one in found):.2f}", "0.4"),
        ("the same among survivors", f"median {median(one.living_share for one in found):.2f}", ""),
        ("turns", f"median {median(one.turns for one in found):g}", ""),
    ]
    rows += [(f"{name} is first in", _share(first[name], seated[name]), "10 %") for name in seated]
    return "\n".join(f"  {what:<32}{result:<32}{'goal ' + goal if goal else ''}" for what, result, goal in rows)


def _share(wins: int, seats: int) -> str:
    low, high = wilson(wins, seats)
    return f"{100 * wins / seats:.0f} % ({100 * low:.0f} to {100 * high:.0f}) of {seats} seats"


def main() -> None:
    """Play the games and print the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("tables", nargs="*", default=["4x100", "7x100"])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--among", help="all other seats have this bot")
    parser.add_argument("--bots", default="", help="with --among: these take the first seat")
    parser.add_argument("--processes", type=int)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.processes) as pool:
        for word in given.tables:
            seats, count = map(int, word.split("x"))
            seeds = [derived_seed(given.seed, word, number) for number in range(count)]
            if not given.among:
                lines = [seating(seats, number) for number in range(count)]
                print(f"{seats} seats, {count} games, seed {given.seed}")
                print(report(list(pool.map(play, lines, seeds)), lines), flush=True)
                continue
            for name in [*given.bots.split(","), "heuristic"]:
                line = [name, *repeat(given.among, seats - 1)]
                found = list(pool.map(play, repeat(line, count), seeds))
                wins = sum(0 in one.winners for one in found)
                print(f"{name} among {seats - 1} {given.among}: first in {_share(wins, count)}", flush=True)


if __name__ == "__main__":
    main()
