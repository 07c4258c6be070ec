#!/usr/bin/env python3
"""Measure whether a table of mixed characters in Protectors of the Realm is lively and fair.

python bench/realm_goals.py 4x100 7x100 --seed 1    seats x games; the characters rotate around the table
python bench/realm_goals.py 4x60 --among heuristic --bots regent,ysolt   one of these among bots of one kind
python bench/realm_goals.py 4x40 --talk --seed 1   agreements kept and broken by each character
python bench/realm_goals.py 4x400 7x100 --tempers 240 --out build/tempers.json   find temperaments, then measure them

With one bot among others, the table also shows how often a heuristic player in its place is first. `--tempers` changes
the temperaments of one or two characters at a time, for some seconds, and keeps what is nearer to the goals: each
character is first often enough at four and seven seats and among three of the next weaker one, and the Dragon wins
neither too often nor too seldom.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import pairwise, repeat
from pathlib import Path
from statistics import median
from typing import Any

from baronage.arena.ladder import LADDER
from baronage.arena.play import derived_seed
from baronage.arena.players import player
from baronage.arena.simulate import wilson
from baronage.bots import Player
from baronage.bots.characters import Character, level
from baronage.bots.negotiation import Known, accepts, proposal
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.pacts import ACCEPTED, BROKEN, KEPT, Pact, PactStatus
from baronage.games import games
from baronage.games.protectors import pacts, verbs
from baronage.games.protectors.state import CONSOLIDATION, NEGOTIATION, Realm
from baronage.games.protectors.verbs import DRAGON_PLAYERS, DRAGON_PROVINCES

PLAIN = {"version": "normal", "teams": "off", "factions": "off"}
MUTANTS = 13  # temperaments tried beside the best so far
STAGES = ((5, 5), (15, 2), (40, 1))  # batches of games that each plays, and how many are kept then
THINKING: tuple[dict[str, Any], ...] = (
    {"plans": 1, "simulations": 2},
    {"plans": 3, "simulations": 24, "depth": 0, "caution": 2.0},
)
MIDDLE = 6  # the turn at which wealth is compared
EARLY = 3  # no one should be out by then


Tempers = dict[str, dict[str, Any]]  # changes to a level, by character


@dataclass(frozen=True)
class Result:
    """Results of one game."""

    taken: int  # Provinces that changed hands between players
    ratio: float  # richest to poorest player by cash at the start of turn 6; 0 if it ended before
    winners: tuple[int, ...]  # seats
    dragon: bool
    early: bool
    last_share: float  # points of the last place, as a share of those of the first
    living_share: float  # likewise, among players who were not eliminated
    turns: int
    kept: tuple[str, ...] = ()  # characters, once for each agreement that they kept
    broken: tuple[str, ...] = ()


@dataclass
class Talk:
    """The agreements of a game. In each turn every seat makes one proposal, which is answered at once."""

    names: Sequence[str]
    agreed: list[Known] = field(default_factory=list)
    turn: int = 0

    def known(self, state: Realm) -> list[Known]:
        for number, (pact, fate) in enumerate(self.agreed):
            if fate.status == ACCEPTED:
                self.agreed[number] = Known(pact, pacts.status(state, pact, (state.log or [])[pact.since :]))
        return list(self.agreed)

    def begin(self, state: Realm, chance: Chance) -> None:
        """Let all seats propose and answer, once a turn."""
        self.turn = state.turn
        for seat in sorted(state.rank):
            known, forgives = self.known(state), [level(name, "protectors").forgives for name in self.names]
            wanted = proposal(state.redact(seat), seat, known, forgives[seat], chance)
            if wanted is None:
                continue
            pact = Pact(str(len(self.agreed)), wanted.kind, seat, wanted.to, state.turn, wanted.params)
            if accepts(state.redact(wanted.to), wanted.to, pact, known, forgives[wanted.to]):
                pact = replace(pact, answer=ACCEPTED, since=len(state.log or []))
                self.agreed.append(Known(pact, PactStatus(ACCEPTED)))

    def promised(self, state: Realm, seat: int) -> tuple[Pact, ...]:
        """Return the agreements that the seat still has to keep."""
        return tuple(it.pact for it in self.known(state) if it.status.status == ACCEPTED and it.pact.binds(seat))

    def outcome(self, state: Realm) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return who kept and who broke agreements, once for each."""
        ended = [it for it in self.known(state) if it.status.status in (KEPT, BROKEN)]
        sides = [(seat in it.status.breakers, self.names[seat]) for it in ended for seat in (it.pact.by, it.pact.to)]
        return tuple(name for broke, name in sides if not broke), tuple(name for broke, name in sides if broke)


def play(names: Sequence[str], seed: int, tempers: Tempers | None = None, talks: bool = False) -> Result:
    """Play a game with these bots, with other temperaments if given."""
    seats = len(names)
    bots = [_bot(name, tempers or {}) for name in names]
    chance, thoughts = Chance(seed), [Chance(derived_seed(seed, "seat", seat)) for seat in range(seats)]
    state = games()["protectors"].start(seats, PLAIN, chance)
    assert isinstance(state, Realm)
    state.log = []
    cash: list[int] = []
    talk = Talk(names)
    while state.stack:
        seat = state.actors()[0]
        if talks and state.phase == NEGOTIATION and state.turn > talk.turn:
            talk.begin(state, thoughts[seat])
        if talks and isinstance(known := bots[seat], Character):
            known.promised = talk.promised(state, seat)
        if state.turn == MIDDLE and state.phase != CONSOLIDATION and not cash:
            cash = [state.cash[other] for other in state.rank]
        for action in bots[seat].plan(state.redact(seat), seat, thoughts[seat]):
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
        min(living) / max(living) if any(living) else 0.0,
        state.turn,
        *talk.outcome(state),
    )


def _bot(name: str, tempers: Tempers) -> Player:
    known = player(name)
    return type(known)(changes=tempers.get(name)) if isinstance(known, Character) else known


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
    for name in seated:
        kept, broken = sum(it.kept.count(name) for it in found), sum(it.broken.count(name) for it in found)
        if kept + broken:
            rows.append((f"{name}: agreements", f"{kept} kept, {broken} broken", ""))
    return "\n".join(f"  {what:<32}{result:<32}{'goal ' + goal if goal else ''}" for what, result, goal in rows)


# --- temperaments -----------------------------------------------------------------------------------------------------

Table = tuple[str, ...]  # bots by seat
STYLES: Mapping[str, tuple[int, ...]] = {
    "war": (3, 3, 4, 5),
    "keeps": (0, 15, 30, 45, 60, 90, 120, 150, 180, 240),
    "opening": (0, 5, 10, 20, 30, 40),
    "guard": (1, 2, 3, 4),
}


def batch(number: int) -> list[Table]:
    """Return the tables of one batch: mixed characters at four and seven seats, and each rung of the ladder."""
    mixed = [tuple(seating(4, 4 * number + at)) for at in range(4)]
    mixed += [tuple(seating(7, 2 * number + at)) for at in range(2)]
    rungs = [[upper, lower, lower, lower] for lower, upper in pairwise(LADDER)]
    turn = number // 2 % 4
    return [*mixed, *(tuple(line[turn:] + line[:turn]) for line in rungs[number % 2 :: 2])]


def mutant(of: Tempers, luck: random.Random) -> Tempers:
    """Return temperaments of which those of one or two characters are changed. What makes a character stays."""
    found = {name: {**one, "style": dict(one["style"])} for name, one in of.items()}
    for name in luck.sample(LADDER, luck.choice((1, 1, 2))):
        for key in luck.sample(list(STYLES), luck.choice((1, 1, 2))):
            found[name]["style"][key] = luck.choice(STYLES[key])
        if luck.random() < 0.15:
            found[name] |= luck.choice(THINKING)
    return found


def present() -> Tempers:
    """Return the temperaments in use."""
    known = {name: level(name, "protectors") for name in LADDER}
    fields = ("plans", "simulations", "depth", "caution")
    return {
        name: {"style": dict(own.style), **{one: getattr(own, one) for one in fields}} for name, own in known.items()
    }


def fault(found: Sequence[tuple[Table, Result]]) -> float:
    """Return how far results are from the goals: fair first places, rungs, a Dragon that wins now and then, and life."""
    total = 0.0
    for seats, least in ((4, 0.14), (7, 0.11)):
        of = [(line, one) for line, one in found if len(line) == seats and len(set(line)) > 2]
        shares = _shares(of)
        dragon = sum(one.dragon for _, one in of) / len(of)
        total += sum(max(0.0, least - share) for share in shares.values()) + max(0.0, max(shares.values()) - 0.33) / 2
        total += max(0.0, dragon - 0.12) + max(0.0, 0.07 - dragon)
        total += max(0.0, 0.85 - sum(one.taken > 0 for _, one in of) / len(of))
        total += sum(one.early for _, one in of) / len(of)
    for lower, upper in pairwise(LADDER):
        of = [(line, one) for line, one in found if set(line) == {lower, upper}]
        if of:
            total += max(0.0, 0.31 - _shares(of)[upper]) / 2
    return total


def _shares(found: Sequence[tuple[Table, Result]]) -> dict[str, float]:
    """Return by character the share of its seats in which it is first."""
    seated, first = Counter(name for line, _ in found for name in line), Counter[str]()
    for line, one in found:
        first.update(line[seat] for seat in one.winners)
    return {name: first[name] / seated[name] for name in seated}


def find(pool: ProcessPoolExecutor, seconds: float, seed: int, talks: bool) -> Tempers:
    """Return the best temperaments found: mutants of the best so far, of which more and more games decide."""
    until, luck, best, number, rounds = time.monotonic() + seconds, random.Random(seed), present(), 0, 0
    while time.monotonic() < until:
        tried = [best, *(mutant(best, luck) for _ in range(MUTANTS))]
        results: list[list[tuple[Table, Result]]] = [[] for _ in tried]
        left = list(range(len(tried)))
        for batches, survivors in STAGES:
            tables = [table for at in range(number, number + batches) for table in batch(at)]
            seeds = [derived_seed(seed, "tempers", number, at) for at in range(len(tables))]
            number += batches
            jobs = {
                at: [pool.submit(play, line, one, tried[at], talks) for line, one in zip(tables, seeds, strict=True)]
                for at in left
            }
            for at in left:
                results[at] += [(line, job.result()) for line, job in zip(tables, jobs[at], strict=True)]
            left = sorted(left, key=lambda at: fault(results[at]))[:survivors]
        best, rounds = tried[left[0]], rounds + 1
        print(f"round {rounds}: {len(results[left[0]])} games, fault {fault(results[left[0]]):.3f}", flush=True)
    return best


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
    parser.add_argument("--talk", action="store_true", help="with proposals and answers")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--tempers", type=float, default=0.0, help="seconds to look for temperaments")
    parser.add_argument("--out", type=Path, help="the file for the temperaments found")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.processes) as pool:
        tempers = find(pool, given.tempers, given.seed, given.talk) if given.tempers else {}
        if given.out:
            given.out.write_text(json.dumps(tempers, indent=1) + "\n", encoding="utf-8")
        for word in given.tables:
            seats, count = map(int, word.split("x"))
            seeds = [derived_seed(given.seed, word, number) for number in range(count)]
            if not given.among:
                lines = [seating(seats, number) for number in range(count)]
                print(f"{seats} seats, {count} games, seed {given.seed}")
                found = list(pool.map(play, lines, seeds, repeat(tempers), repeat(given.talk)))
                print(report(found, lines), flush=True)
                continue
            for name in [*given.bots.split(","), "heuristic"]:
                line = [name, *repeat(given.among, seats - 1)]
                found = list(pool.map(play, repeat(line, count), seeds))
                wins = sum(0 in one.winners for one in found)
                print(f"{name} among {seats - 1} {given.among}: first in {_share(wins, count)}", flush=True)


if __name__ == "__main__":
    main()
