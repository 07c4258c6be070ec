"""The forms of a tournament, each as one question: what comes next after what was played? Pure, and repeatable by a seed.

Arena: whoever waits sits down, until the time is over. Swiss: so many rounds, in which those meet who have as many points.
Round robin: each meets each. Knock-out: the winner of each table goes on. League: a round robin whose rounds begin by the
calendar, so that a round need not wait for the one before.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from baronage.ranking.pairing import Round, Table, arena, berger, bracket, seat, seats_had, swiss
from baronage.ranking.standings import Line, Places, standings

Form = Literal["arena", "swiss", "round-robin", "knock-out", "league"]
ARENA: Final = "arena"
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
KNOCK_OUT: Final = "knock-out"
LEAGUE: Final = "league"
FORMS: Final[tuple[Form, ...]] = (ARENA, SWISS, ROUND_ROBIN, KNOCK_OUT, LEAGUE)
FIXED: Final = (ROUND_ROBIN, LEAGUE)  # who meets whom does not depend on who wins


@dataclass(frozen=True)
class Plan:
    """What was agreed on: how many sit at a table, how many rounds there are, what the places give (nothing: equal steps)."""

    form: Form
    size: int
    rounds: int
    worth: tuple[float, ...] = ()
    seed: int = 0

    @property
    def bye(self) -> float:
        """What a round without a table is worth: a win, unless everybody rests in turn, or nobody has to."""
        return 0.0 if self.form in (*FIXED, ARENA) else self.worth[0] if self.worth else 1.0


def rounds_of(form: Form, players: int, size: int) -> int:
    """As many as it takes: each has met each, or one can be first alone."""
    if players <= size:
        return 1
    if form in FIXED:
        return players - 1 + players % 2 if size == 2 else math.ceil((players - 1) / (size - 1))
    return math.ceil(math.log(players, size) - 1e-9)


def following(
    plan: Plan, players: Sequence[str], rounds: Sequence[Round], places: Places, out: Collection[str] = ()
) -> Round | None:
    """The next round, when those before are over; of a league at any time. None: there is none any more.

    `players` from the strongest to the weakest; `out`: who takes no part any more.
    """
    here = [player for player in players if player not in out]
    if plan.form == KNOCK_OUT:
        left = [player for player in survivors(players, rounds, places) if player not in out]
        return _seated(bracket(left, plan.size), rounds) if len(left) > 1 else None
    if len(rounds) >= plan.rounds or len(here) < plan.size:
        return None
    if plan.form in FIXED:
        return _scheduled(plan, players, rounds, out)
    points = {line.player: line.points for line in standings(players, rounds, places, plan.bye, plan.worth)}
    if plan.form == SWISS:
        return swiss(here, points, rounds, plan.size, plan.seed + len(rounds))
    waited = rounds[-1].byes if rounds else ()
    return pick(plan, [*(p for p in here if p in waited), *(p for p in here if p not in waited)], points, rounds)


def pick(plan: Plan, waiting: Sequence[str], points: Mapping[str, float], rounds: Sequence[Round]) -> Round:
    """The tables at which those who wait in an arena, longest first, sit down now; the others wait on."""
    last: dict[str, frozenset[str]] = {}
    for one in rounds:
        for table in one.tables:
            last |= {player: frozenset(table) for player in table}
    tables = arena(waiting, points, last, plan.size)
    sits = {player for table in tables for player in table}
    return _seated(Round(tables, tuple(player for player in waiting if player not in sits)), rounds)


def survivors(players: Sequence[str], rounds: Sequence[Round], places: Places) -> list[str]:
    """Who is left in a knock-out: of those who share the first place of a table, who stands higher on the list."""
    if not rounds:
        return list(players)
    last = len(rounds) - 1
    left = {*rounds[last].byes, *rounds[last].walkovers}
    for table in rounds[last].tables:
        found = places.get((last, table), [1] * len(table))  # what counts for nothing leaves all equal
        left.add(min(zip(found, map(players.index, table), table, strict=True))[2])
    return [player for player in players if player in left]


def ranked(plan: Plan, players: Sequence[str], rounds: Sequence[Round], places: Places) -> list[Line]:
    """The list, after what was played. In a knock-out who came farther is before who has more points."""
    lines = standings(players, rounds, places, plan.bye, plan.worth)
    if plan.form != KNOCK_OUT:
        return lines
    reached = dict.fromkeys(players, (-1, 0))  # the last round he was in, and how he did there
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
    """A round of which it was known from the beginning who meets whom, but for those who are gone."""
    here = [player for player in players if player not in out]
    if plan.size > 2:
        return swiss(here, dict.fromkeys(here, 0.0), rounds, plan.size, plan.seed + len(rounds))
    schedule = berger(players)
    one, lap = schedule[len(rounds) % len(schedule)], len(rounds) // len(schedule)
    whole = [table[::-1] if lap % 2 else table for table in one.tables]
    tables = tuple(table for table in whole if not set(table) & set(out))
    walkovers = [player for table in whole if table not in tables for player in table if player not in out]
    return Round(tables, tuple(player for player in one.byes if player not in out), tuple(walkovers))


def _seated(one: Round, before: Sequence[Round]) -> Round:
    """The same tables, but everybody has a seat that he has had seldom."""
    had = seats_had(before)
    seated: list[Table] = [seat(table, had) for table in one.tables]
    return replace(one, tables=tuple(seated))
