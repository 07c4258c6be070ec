"""Tournament forms, each as a function from the results so far to the next round. Pure and reproducible by a seed.

Arena: waiting players are paired until the time is over. Swiss: a number of rounds between players with equal points.
Round robin: each meets each. Knock-out: the winner of each table advances. League: a round robin whose rounds begin by
the calendar, so that a round need not wait for the previous one.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from baronage.ranking.pairing import Round, Table, arena, berger, bracket, direction, seat, seats_had, swiss
from baronage.ranking.standings import Line, Places, standings

Form = Literal["arena", "swiss", "round-robin", "knock-out", "league"]
ARENA: Final = "arena"
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
KNOCK_OUT: Final = "knock-out"
LEAGUE: Final = "league"
FORMS: Final[tuple[Form, ...]] = (ARENA, SWISS, ROUND_ROBIN, KNOCK_OUT, LEAGUE)
FIXED: Final = (ROUND_ROBIN, LEAGUE)  # the pairings don't depend on results


@dataclass(frozen=True)
class Plan:
    """The plan of a tournament: table size, number of rounds, and points by place (empty for equal steps)."""

    form: Form
    size: int
    rounds: int
    worth: tuple[float, ...] = ()
    seed: int = 0
    smaller: bool = False  # can the game be played at tables of one seat less?

    @property
    def win(self) -> float:
        """The points of the first place."""
        return self.worth[0] if self.worth else 1.0

    @property
    def bye(self) -> float:
        """The points for a round without a table.

        An arena gives none, nor do pairs that rest in turn. Else it is a win at tables of two and in a knock-out; at tables of
        many it is the average of the places.
        """
        if self.form == ARENA or (self.form in FIXED and self.size == 2):
            return 0.0
        if self.size == 2 or self.form == KNOCK_OUT:
            return self.win
        return sum(self.worth) / self.size if self.worth else 0.5


def rounds_of(form: Form, players: int, size: int) -> int:
    """Return the number of rounds until each has met each, or one player can be sole first."""
    if players <= size:
        return 1
    if form in FIXED:
        return players - 1 + players % 2 if size == 2 else math.ceil((players - 1) / (size - 1))
    return math.ceil(math.log(players, size) - 1e-9)


def following(
    plan: Plan, players: Sequence[str], rounds: Sequence[Round], places: Places, out: Collection[str] = ()
) -> Round | None:
    """Return the next round after the finished ones, or None at the end. A league's rounds are available at any time.

    `players` are ordered from the strongest to the weakest; `out` are players who left.
    """
    here = [player for player in players if player not in out]
    if plan.form == KNOCK_OUT:
        left = [player for player in survivors(players, rounds, places) if player not in out]
        return _seated(bracket(left, plan.size), rounds) if len(left) > 1 else None
    if len(rounds) >= plan.rounds or len(here) < plan.size - plan.smaller:
        return None
    if plan.form in FIXED:
        return _scheduled(plan, players, rounds, out)
    points = {line.player: line.points for line in standings(players, rounds, places, plan.bye, plan.worth)}
    if plan.form == SWISS:
        wins = {player: found / plan.win for player, found in points.items()} if plan.win else points
        floats = floats_of(plan, players, rounds, places)
        return swiss(here, wins, rounds, plan.size, plan.seed + len(rounds), floats, plan.smaller)
    waited = rounds[-1].byes if rounds else ()
    return pick(plan, [*(p for p in here if p in waited), *(p for p in here if p not in waited)], points, rounds)


def floats_of(plan: Plan, players: Sequence[str], rounds: Sequence[Round], places: Places) -> dict[str, list[int]]:
    """Return whether each met weaker (1) or stronger (-1) opponents in the last two rounds, newest first; a bye is a 1."""
    found: dict[str, list[int]] = {player: [] for player in players}
    for number in range(len(rounds) - 1, max(-1, len(rounds) - 3), -1):
        known = {key: it for key, it in places.items() if key[0] < number}
        lines = standings(players, rounds[:number], known, plan.bye, plan.worth)
        points = {line.player: line.points for line in lines}
        how = dict.fromkeys(rounds[number].byes, 1)
        how |= {player: direction(player, table, points) for table in rounds[number].tables for player in table}
        for player in players:
            found[player].append(how.get(player, 0))
    return found


def pick(
    plan: Plan, waiting: Sequence[str], points: Mapping[str, float], rounds: Sequence[Round], playing: int = 0
) -> Round:
    """The tables at which those who wait in an arena, longest first, sit down now; the others wait on.

    `playing`: how many others play now.
    """
    last: dict[str, frozenset[str]] = {}
    for one in rounds:
        for table in one.tables:
            last |= {player: frozenset(table) for player in table}
    tables = arena(waiting, points, last, plan.size, playing)
    sits = {player for table in tables for player in table}
    return _seated(Round(tables, tuple(player for player in waiting if player not in sits)), rounds)


def survivors(players: Sequence[str], rounds: Sequence[Round], places: Places) -> list[str]:
    """Return the remaining players of a knock-out.

    Of those sharing a table's first place, the higher ranked advances.
    """
    if not rounds:
        return list(players)
    last = len(rounds) - 1
    left = {*rounds[last].byes, *rounds[last].walkovers}
    for table in rounds[last].tables:
        found = places.get((last, table), [1] * len(table))  # a table that doesn't count leaves all equal
        left.add(min(zip(found, map(players.index, table), table, strict=True))[2])
    return [player for player in players if player in left]


def ranked(plan: Plan, players: Sequence[str], rounds: Sequence[Round], places: Places) -> list[Line]:
    """Return the ranking after the finished rounds. In a knock-out, the round reached comes before points."""
    lines = standings(players, rounds, places, plan.bye, plan.worth)
    if plan.form != KNOCK_OUT:
        return lines
    reached = dict.fromkeys(players, (-1, 0))  # the last round of each player, and the place there
    for number, one in enumerate(rounds):
        reached |= dict.fromkeys((*one.byes, *one.walkovers), (number, 0))
        for table in one.tables:
            found = places.get((number, table))
            order = [0] * len(table)
            if found is not None:
                first = min(zip(found, map(players.index, table), range(len(table)), strict=True))[2]
                order = [-place if at != first else 0 for at, place in enumerate(found)]
            reached |= {player: (number, how) for player, how in zip(table, order, strict=True)}
    lines.sort(key=lambda line: reached[line.player], reverse=True)
    return [
        replace(line, place=1 + sum(it > reached[line.player] for it in map(reached.__getitem__, players)))
        for line in lines
    ]


def _scheduled(plan: Plan, players: Sequence[str], rounds: Sequence[Round], out: Collection[str]) -> Round:
    """Return a round of a fixed schedule, without players who left."""
    here = [player for player in players if player not in out]
    if plan.size > 2:
        nothing = dict.fromkeys(here, 0.0)
        return swiss(here, nothing, rounds, plan.size, plan.seed + len(rounds), smaller=plan.smaller)
    schedule = berger(players)
    one, lap = schedule[len(rounds) % len(schedule)], len(rounds) // len(schedule)
    whole = [table[::-1] if lap % 2 else table for table in one.tables]
    tables = tuple(table for table in whole if not set(table) & set(out))
    walkovers = [player for table in whole if table not in tables for player in table if player not in out]
    return Round(tables, tuple(player for player in one.byes if player not in out), tuple(walkovers))


def _seated(one: Round, before: Sequence[Round]) -> Round:
    """Return the same tables, with each player in a seat they rarely had."""
    had = seats_had(before)
    seated: list[Table] = [seat(table, had) for table in one.tables]
    return replace(one, tables=tuple(seated))
