"""Forecasts of a running tournament: simulations of the remaining games from the ratings. Pure functions."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import accumulate

from baronage.ranking.forms import ARENA, FIXED, KNOCK_OUT, Plan, following
from baronage.ranking.pairing import Round, Table, bracket, table_sizes
from baronage.ranking.ratings import Rating
from baronage.ranking.standings import Places, points_of, standings

RUNS = 2000
WORK = 200_000  # total number of simulated seats, about a second
FEW = 200  # minimum number of runs for a forecast
LUCK = 25 / 6  # of one game, on the scale of the ratings (as in openskill)

Plays = Callable[[Table], list[str]]  # simulates a table: its players, best first


def forecast(
    plan: Plan,
    players: Sequence[str],
    rounds: Sequence[Round],
    places: Places,
    waiting: Sequence[Table],
    ratings: Mapping[str, Rating],
    out: Collection[str] = (),
    runs: int = 0,
    seed: int = 0,
) -> dict[str, float]:
    """Return each player's probability to be first at the end.

    The result is empty for an arena, where the number of games is unknown, and for tournaments too large to simulate
    often enough. `players` are ordered from the strongest to the weakest, `waiting` are the unfinished tables of
    `rounds`, and `runs` is the number of simulations (0 for the maximum). Each run draws every player's strength from
    the uncertainty of their rating. Players with equal points share the first place, without tie-breaks. In future
    Swiss rounds, neighbours on the list meet, even again. In a round robin with larger tables, the groups are random.
    """
    runs = runs or min(RUNS, WORK // (len(players) * max(1, plan.rounds - len(rounds) + 1)))
    if plan.form == ARENA or runs < FEW:
        return {}
    chance = random.Random(seed)
    first = dict.fromkeys(players, 0.0)
    playing_out = _last_left if plan.form == KNOCK_OUT else _most_points
    finish = playing_out(plan, players, rounds, places, waiting, out, chance)
    for _ in range(runs):
        best = finish(_strengths(ratings, players, chance))
        for player in best:
            first[player] += 1 / len(best) / runs
    return first


def _strengths(ratings: Mapping[str, Rating], players: Sequence[str], chance: random.Random) -> Plays:
    """Return a function that simulates tables in one run, with the Plackett-Luce model of the ratings."""
    strength = {player: chance.gauss(ratings[player].mean, ratings[player].doubt) for player in players}

    def play(table: Table) -> list[str]:
        spread = LUCK * math.sqrt(len(table))
        time = {player: chance.expovariate(math.exp(strength[player] / spread)) for player in table}
        return sorted(table, key=time.__getitem__)

    return play


def _most_points(
    plan: Plan,
    players: Sequence[str],
    rounds: Sequence[Round],
    places: Places,
    waiting: Sequence[Table],
    out: Collection[str],
    chance: random.Random,
) -> Callable[[Plays], list[str]]:
    """Return a function that simulates a run of a tournament by points and returns the winners."""
    so_far = {line.player: line.points for line in standings(players, rounds, places, plan.bye, plan.worth)}
    worth = {size: points_of(range(1, size + 1), plan.worth) for size in range(2, plan.size + 1)}
    scheduled = _schedule(plan, players, rounds, out) if plan.form in FIXED and plan.size == 2 else []
    left = max(0, plan.rounds - len(rounds) - len(scheduled))
    here = [player for player in players if player not in out]
    rested = Counter(player for one in rounds for player in one.byes)

    def finish(play: Plays) -> list[str]:
        points, byes = dict(so_far), Counter(rested)

        def sit(tables: Sequence[Table]) -> None:
            for table in tables:
                for player, given in zip(play(table), worth[len(table)], strict=True):
                    points[player] += given

        sit(waiting)
        for one in scheduled:
            sit(one.tables)
            for player in one.walkovers:
                points[player] += plan.win
        sizes = table_sizes(len(here), plan.size, plan.smaller)
        for _ in range(left if sizes else 0):
            order = chance.sample(here, len(here))
            if plan.form not in FIXED:
                order.sort(key=lambda player: -points[player])
            resting = sorted(order, key=lambda player: (byes[player], points[player]))
            resting = resting[: len(order) - sum(sizes)]
            for player in resting:
                points[player] += plan.bye
                byes[player] += 1
            inside = [player for player in order if player not in resting]
            sit([tuple(inside[end - size : end]) for end, size in zip(accumulate(sizes), sizes, strict=True)])
        most = max(points.values())
        return [player for player in players if points[player] > most - 1e-6]

    return finish


def _schedule(plan: Plan, players: Sequence[str], rounds: Sequence[Round], out: Collection[str]) -> list[Round]:
    """Return the future rounds of a tournament with a fixed schedule."""
    known = list(rounds)
    while (coming := following(plan, players, known, {}, out)) is not None:
        known.append(coming)
    return known[len(rounds) :]


def _last_left(
    plan: Plan,
    players: Sequence[str],
    rounds: Sequence[Round],
    places: Places,
    waiting: Sequence[Table],
    out: Collection[str],
    chance: random.Random,
) -> Callable[[Plays], list[str]]:
    """Return a function that simulates a run of a knock-out and returns the winners."""
    rank = {player: at for at, player in enumerate(players)}
    safe: list[str] = list(players)
    if rounds:
        last = len(rounds) - 1
        over = [table for table in rounds[last].tables if table not in waiting]
        found = {table: places.get((last, table), [1] * len(table)) for table in over}
        winners = [min(zip(found[table], map(rank.__getitem__, table), table, strict=True))[2] for table in over]
        safe = [*rounds[last].byes, *rounds[last].walkovers, *winners]

    def finish(play: Plays) -> list[str]:
        winners = [play(table)[0] for table in waiting]
        left = sorted((player for player in (*safe, *winners) if player not in out), key=rank.__getitem__)
        while len(left) > 1:
            one = bracket(left, plan.size)
            left = sorted([*one.byes, *(play(table)[0] for table in one.tables)], key=rank.__getitem__)
        return left

    return finish
