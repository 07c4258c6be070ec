"""Tournaments of bots in every form, at tables of two or more.

Each table of a round plays several games with rotating seats. Each game depends only on the tournament's seed and its
own place, so that the result is equal for any number of processes.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from baronage.arena.play import derived_seed
from baronage.arena.players import player
from baronage.arena.simulate import Progress
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import Setup
from baronage.engine.game.game import game_of
from baronage.lab.experiment import Experiment
from baronage.lab.run import Line, play_all
from baronage.ranking.bradley_terry import bradley_terry
from baronage.ranking.forms import FORMS, Form, Plan, following, ranked, rounds_of
from baronage.ranking.pairing import Round, Table
from baronage.ranking.ratings import Result, rate
from baronage.ranking.standings import Line as Ranked
from baronage.ranking.standings import points_of


@dataclass(frozen=True)
class Standing:
    """The result of a player over the whole tournament."""

    name: str
    games: int
    points: float  # mean, from 0 to 1
    rating: float  # by Bradley and Terry: the mean of all is 0; 400 more means ten times the odds
    error: float  # half the interval of 95 %
    skill: int  # by openskill, in the order of the games: 1,500 for a new player
    skill_error: int
    missed: int  # decisions made too late or not at all


@dataclass(frozen=True)
class Tournament:
    """The result of a tournament."""

    game: str
    seats: int
    form: str
    seed: int
    rounds: tuple[Round, ...]
    rows: tuple[Standing, ...]  # strongest first, by rating
    order: tuple[Ranked, ...]  # the final ranking, by points or round reached
    cross: dict[str, dict[str, float]]  # by name and opponent: mean points, for pairs that met
    digest: str
    lines: tuple[Line, ...]  # of all games, in order

    def document(self) -> dict[str, Any]:
        """Return the result as JSON."""
        return {
            "game": self.game,
            "seats": self.seats,
            "form": self.form,
            "seed": self.seed,
            "rounds": [[list(table) for table in one.tables] for one in self.rounds],
            "order": [dict(vars(line)) for line in self.order],
            "rows": [dict(vars(row)) for row in self.rows],
            "cross": self.cross,
            "digest": self.digest,
        }


def tournament(
    setup: Setup,
    names: Sequence[str],
    form: Form = "round-robin",
    games: int = 100,
    rounds: int | None = None,
    seed: int = 0,
    records: bool = False,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play a tournament. `games` is per table and round.

    Without `rounds`, play until each has met each, or one player can be sole first.
    """
    _checked(names, setup, form, games, rounds)
    plan = Plan(form, setup.seats, rounds or rounds_of(form, len(names), setup.seats), seed=seed)
    played: list[Round] = []
    places: dict[tuple[int, Table], Sequence[int]] = {}
    lines: list[Line] = []
    while (this := following(plan, names, played, places)) is not None:
        at = len(played)
        tables = [
            Experiment(
                game_of(setup).setup(len(table), setup.document()), table, games, _seed_of(seed, at, number), records
            )
            for number, table in enumerate(this.tables)
        ]
        for table, found in zip(this.tables, play_all(tables, processes), strict=True):
            lines += [{"round": at, "table": list(table), **line} for line in found]
            places[at, table] = _places(table, found)
        played.append(this)
        if progress is not None:
            progress(at + 1, max(at + 1, plan.rounds))
    return _counted(setup, names, plan, played, places, lines)


def _places(table: Table, games: Sequence[Line]) -> list[int]:
    """Return the places of a table's players after all its games."""
    total = dict.fromkeys(table, 0.0)
    for line in games:
        for name, points in zip(line["bots"], points_of(line["places"]), strict=True):
            total[name] += points
    sums = [round(total[name], 6) for name in table]
    return [1 + sum(other > mine for other in sums) for mine in sums]


def _checked(names: Sequence[str], setup: Setup, form: str, games: int, rounds: int | None) -> None:
    if len(set(names)) != len(names) or len(names) < max(2, setup.seats):
        raise BadSetup(
            f"a tournament at tables of {setup.seats} needs at least that many players, each named once: "
            "a player can't be compared with itself"
        )
    if form not in FORMS:
        raise BadSetup(f"unknown tournament form {form!r:.100}; use: {', '.join(FORMS)}")
    if games < 1 or (rounds is not None and rounds < 1):
        raise BadSetup("a tournament needs at least one round and one game")
    for name in names:
        player(name)  # refuses an unknown name


def _seed_of(seed: int, round: int, table: int) -> int:
    return int(derived_seed(seed, "tournament", round, table))


def _counted(
    setup: Setup,
    names: Sequence[str],
    plan: Plan,
    played: list[Round],
    places_of: dict[tuple[int, Table], Sequence[int]],
    lines: list[Line],
) -> Tournament:
    size = setup.seats
    won: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], int] = {}
    total, games, missed = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0), dict.fromkeys(names, 0)
    for line in lines:
        places = line["places"]
        for name, points, failures in zip(line["bots"], points_of(places), line["missed"], strict=True):
            total[name] += points
            games[name] += 1
            missed[name] += failures
        for one, two in combinations(range(len(places)), 2):
            share = 0.5 if places[one] == places[two] else float(places[one] < places[two])
            for here, there, part in ((one, two, share), (two, one, 1 - share)):
                pair = line["bots"][here], line["bots"][there]
                won[pair] = won.get(pair, 0.0) + part
                met[pair] = met.get(pair, 0) + 1
    ratings, errors = bradley_terry(names, won)
    wider = math.sqrt(size / 2)  # a table of n has n(n-1)/2 pairs, but only n-1 independent comparisons
    skills = rate(
        Result(f"{at:09}", float(at), setup.game.name, tuple(line["bots"]), tuple(line["places"]))
        for at, line in enumerate(lines)
    )
    rows = []
    for at, name in enumerate(names):
        skill = skills.rating(name, setup.game.name, size)
        mean = total[name] / games[name] if games[name] else 0.0
        rows.append(
            Standing(
                name, games[name], mean, ratings[at], errors[at] * wider, skill.shown, skill.half_width, missed[name]
            )
        )
    cross = {
        name: {other: won[name, other] / met[name, other] for other in names if (name, other) in met} for name in names
    }
    digest = hashlib.sha256("\n".join(json.dumps(line, sort_keys=True) for line in lines).encode()).hexdigest()[:16]
    ordered = tuple(sorted(rows, key=lambda row: (-row.rating, row.name)))
    order = tuple(ranked(plan, names, played, places_of))
    return Tournament(
        setup.game.name, size, plan.form, plan.seed, tuple(played), ordered, order, cross, digest, tuple(lines)
    )


def keep(found: Tournament, folder: Path) -> None:
    """Write `tournament.json` and `games.jsonl` to a folder, with records if they were kept."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(found.document(), ensure_ascii=False, indent=1) + "\n"
    (folder / "tournament.json").write_text(text, encoding="utf-8")
    lines = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in found.lines)
    (folder / "games.jsonl").write_text(lines, encoding="utf-8")
