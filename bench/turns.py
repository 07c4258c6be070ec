"""Benchmark whole turns of secret orders: random orders of all seats and their resolution, next to diplomacy.

    .venv/bin/python bench/turns.py [--repeats 5] [--seconds 0.6] [--json FILE]

See README.md in this folder for the columns.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import diplomacy

import baronage
from baronage.engine.core import state as flow
from baronage.games.protectors import verbs as realm
from baronage.games.yuan import verbs as yuan

DIPLOMACY = "diplomacy"
LAST_PHASE = 60  # limit for a game of random orders, which would never end; about twenty years
GOAL = 10.0  # turns per second, relative to diplomacy's phases per second

# Not orders: gifts outside the order sheet, and recalls of sent orders.
ASIDE = {
    "protectors": (realm.TRANSFER, realm.LOOKAT, realm.KEEP, realm.DISCARD, realm.REPLACE),
    "yuan": (yuan.RECALL,),
}
SENDS = {"protectors": realm.SEND, "yuan": yuan.SEND}
OPTIONS: dict[str, dict[str, Any]] = {
    "protectors": {"version": "normal", "teams": "off", "factions": "off"},
    "yuan": {"assembly": "auto"},
}


@dataclass
class Contender:
    """An engine: `play` returns the turns, phases and orders of a random game, and their CPU seconds."""

    name: str
    players: int
    play: Callable[[random.Random], tuple[int, int, int, float]]
    turns: list[float] = field(default_factory=list)  # per CPU second, one number per repeat
    phases: list[float] = field(default_factory=list)
    orders: list[float] = field(default_factory=list)


def baronage_contender(name: str, players: int) -> Contender:
    game = baronage.games()[name]
    setup = game.setup(players, OPTIONS[name])
    aside, sends = ASIDE[name], SENDS[name]

    def play(rng: random.Random) -> tuple[int, int, int, float]:
        draw = rng.random
        chance = baronage.Chance(rng.getrandbits(32))
        state: Any = game.start_from(setup, chance)
        decisions, phases, began = 0, 0, 0.0
        while actors := state.actors():
            if not began and state.turn:  # the first turn begins after the setup
                began, decisions, phases = time.process_time(), 0, 0
            seat = actors[0]
            actions = state.actions(seat)
            at = int(draw() * len(actions))
            while actions[at][0] in aside:  # they come after the orders
                at = int(draw() * at)
            state.play(seat, actions[at], chance)
            decisions += 1
            if began and actions[at][0] == sends and not (state.stack and state.stack[-1].sent):
                phases += 1  # the last submission: no seat has submitted in the new window yet
        return state.turn, phases, decisions, time.process_time() - began

    return Contender(name, players, play)


def diplomacy_contender() -> Contender:
    def play(rng: random.Random) -> tuple[int, int, int, float]:
        game = diplomacy.Game()
        phases = orders = 0
        began = time.process_time()
        while phases < LAST_PHASE and not game.is_game_done:
            possible = game.get_all_possible_orders()
            for power in game.powers:
                sheet = [
                    rng.choice(possible[place]) for place in game.get_orderable_locations(power) if possible[place]
                ]
                game.set_orders(power, sheet)
                orders += len(sheet)
            game.process()
            phases += 1
        return phases, phases, orders, time.process_time() - began

    return Contender(DIPLOMACY, 7, play)


def measure(contenders: list[Contender], repeats: int, seconds: float) -> None:
    """Measure all in turn, `repeats` times, so that other load affects all equally."""
    for repeat in range(repeats):
        for contender in contenders:
            rng = random.Random(repeat)
            turns = phases = orders = 0
            spent = 0.0
            while spent < seconds:
                more, closed, given, took = contender.play(rng)
                turns, phases, orders, spent = turns + more, phases + closed, orders + given, spent + took
            contender.turns.append(turns / spent)
            contender.phases.append(phases / spent)
            contender.orders.append(orders / spent)


def figure(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def document(contenders: list[Contender], repeats: int, seconds: float) -> dict[str, Any]:
    peer = next(contender for contender in contenders if contender.name == DIPLOMACY)
    rows = []
    for contender in contenders:
        turns = [mine / theirs for mine, theirs in zip(contender.turns, peer.turns, strict=True)]
        phases = [mine / theirs for mine, theirs in zip(contender.phases, peer.phases, strict=True)]
        rows.append(
            {
                "engine": contender.name,
                "players": contender.players,
                "turns_per_second": figure(contender.turns),
                "phases_per_second": figure(contender.phases),
                "orders_per_second": figure(contender.orders),
                "turns_over_diplomacy": figure(turns),
                "phases_over_diplomacy": figure(phases),
            }
        )
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "compiled": not str(flow.__file__).endswith(".py"),
        "goal": GOAL,
        "repeats": repeats,
        "seconds": seconds,
        "rows": rows,
    }


def table(data: dict[str, Any]) -> str:
    """Return the document as a Markdown table."""
    heads = ["engine", "players", "turns/s", "[min – max]", "phases/s", "decisions/s", "turns ×", "phases ×"]
    rows = [heads, ["---", *("---:" for _ in heads[1:])]]
    for row in data["rows"]:
        turns, phases, orders = row["turns_per_second"], row["phases_per_second"], row["orders_per_second"]
        rows.append(
            [
                row["engine"],
                str(row["players"]),
                f"{turns['median']:,.0f}",
                f"{turns['min']:,.0f} – {turns['max']:,.0f}",
                f"{phases['median']:,.0f}",
                f"{orders['median']:,.0f}",
                f"{row['turns_over_diplomacy']['median']:.1f}",
                f"{row['phases_over_diplomacy']['median']:.1f}",
            ]
        )
    widths = [max(len(line[at]) for line in rows) for at in range(len(heads))]
    lines = [
        "| " + " | ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in rows
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast whole turns are, beside diplomacy in the same run.")
    parser.add_argument("--repeats", type=int, default=5, help="number of rounds (5)")
    parser.add_argument("--seconds", type=float, default=0.6, help="CPU seconds per engine and round (0.6)")
    parser.add_argument("--json", default="", help="also write the results to this file")
    asked = parser.parse_args()
    contenders = [
        diplomacy_contender(),
        baronage_contender("protectors", 7),
        baronage_contender("protectors", 16),
        baronage_contender("yuan", 4),
        baronage_contender("yuan", 8),
    ]
    measure(contenders, asked.repeats, asked.seconds)
    data = document(contenders, asked.repeats, asked.seconds)
    kind = "compiled" if data["compiled"] else "interpreted"
    print(f"{data['implementation']} {data['python']} on {data['machine']}, {kind}; random orders, one core, CPU time;")
    print(f"median of {asked.repeats} interleaved repeats; goal: {GOAL:.0f} × diplomacy\n")
    print(table(data))
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(data, file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    main()
