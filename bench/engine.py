"""Benchmark the rules: random legal play, copies and samples, next to public engines in the same run.

    .venv/bin/python bench/engine.py [--games brawling] [--seats 2,4] [--repeats 5] [--seconds 0.4] [--json FILE]

See README.md in this folder for the columns.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import catanatron
import chess
from catanatron.game import TURNS_LIMIT
from catanatron.models.player import Color, RandomPlayer

import baronage
from baronage.engine.core import state as flow

MIDGAME_STATES = 24  # copied and sampled in turn, to average over positions
CHESS, CATAN = "python-chess", "catanatron"


# --- contenders -----------------------------------------------------------------------------------------------------


@dataclass
class Contender:
    """An engine: plays random games, and keeps states from the middle of games for the copying tasks."""

    name: str
    seats: int
    play: Callable[[random.Random], int]  # plays a whole game and returns its decisions
    tasks: dict[str, Callable[[], object]] = field(default_factory=dict)  # one copy, one view, one sample
    decisions: list[float] = field(default_factory=list)  # per CPU second, one number per repeat
    games: list[float] = field(default_factory=list)
    cal: list[float] = field(default_factory=list)  # iterations of the calibration loop per decision
    micros: dict[str, list[float]] = field(default_factory=dict)  # of each task


def around(items: list[Any]) -> Callable[[], Any]:
    """Return a function that cycles through the items."""
    at = [0]

    def following() -> Any:
        at[0] = (at[0] + 1) % len(items)
        return items[at[0]]

    return following


def baronage_contender(name: str, seats: int) -> Contender:
    game = baronage.games()[name]
    setup = game.setup(seats)

    def play(rng: random.Random, most: int = sys.maxsize, last: list[Any] | None = None) -> int:
        draw = rng.random
        chance = baronage.Chance(rng.getrandbits(32))
        state = game.start_from(setup, chance)
        decisions = 0
        while True:
            actors = state.actors()
            if not actors or decisions >= most:
                break
            seat = actors[0]
            actions = state.actions(seat)
            state.play(seat, actions[int(draw() * len(actions))], chance)
            decisions += 1
        if last is not None and actors:
            last.append((state, seat))
        return decisions

    rng = random.Random(1)
    middle: list[Any] = []
    while len(middle) < MIDGAME_STATES:
        play(rng, play(random.Random(len(middle))) // 2, middle)
    chance = baronage.Chance(2)
    state = around(middle)

    def sample() -> object:
        full, seat = state()
        chance.outcomes.clear()
        return full.sample(seat, chance)

    def redact() -> object:
        full, seat = state()
        return full.redact(seat)

    return Contender(name, seats, play, {"clone": lambda: state()[0].clone(), "redact": redact, "sample": sample})


def chess_contender() -> Contender:
    def play(rng: random.Random, most: int = sys.maxsize, last: list[Any] | None = None) -> int:
        draw = rng.random
        board = chess.Board()
        decisions = 0
        while decisions < most and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
            decisions += 1
        if last is not None:
            last.append(board)
        return decisions

    middle: list[Any] = []
    for seed in range(MIDGAME_STATES):
        play(random.Random(seed), 60, middle)
    board = around(middle)
    return Contender(CHESS, 2, play, {"clone": lambda: board().copy(stack=False)})


def catan_contender() -> Contender:
    def play(rng: random.Random, most: int = sys.maxsize, last: list[Any] | None = None) -> int:
        players = [RandomPlayer(color) for color in Color]
        game = catanatron.Game(players, seed=rng.getrandbits(32) + 1)
        decisions = 0
        while decisions < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        if last is not None:
            last.append(game)
        return decisions

    middle: list[Any] = []
    for seed in range(MIDGAME_STATES):
        play(random.Random(seed), 400, middle)
    game = around(middle)
    return Contender(CATAN, 4, play, {"clone": lambda: game().copy()})


# --- measurement ----------------------------------------------------------------------------------------------------


def calibrate(turns: int = 60_000) -> float:
    """Return iterations per CPU second of a fixed loop of small ints, tuples, a list and a dict, as a portable unit."""
    table = list(range(256))
    found: dict[tuple[int, int], int] = {}
    total = 0
    began = time.process_time()
    for i in range(turns):
        found[i & 15, total & 15] = table[total & 255]
        total = total * 31 + i & 0xFFFF
        if total & 1:
            table[i & 255] = total
    return turns / (time.process_time() - began)


def per_call(task: Callable[[], object], seconds: float) -> float:
    """Return microseconds of CPU time per call."""
    calls, spent = 200, 0.0
    while True:
        began = time.process_time()
        for _ in range(calls):
            task()
        spent = time.process_time() - began
        if spent >= seconds / 2:
            return spent / calls * 1e6
        calls *= 2


def measure(contenders: list[Contender], repeats: int, seconds: float) -> list[float]:
    """Measure all in turn, `repeats` times, so that other load affects all equally."""
    speeds = []
    for repeat in range(repeats):
        for contender in contenders:
            rng = random.Random(repeat)
            before = calibrate()
            decisions = games = 0
            began = time.process_time()
            while (spent := time.process_time() - began) < seconds:
                decisions += contender.play(rng)
                games += 1
            after = calibrate()
            speeds += [before, after]
            contender.decisions.append(decisions / spent)
            contender.games.append(games / spent)
            contender.cal.append((before + after) / 2 * spent / decisions)
            for name, task in contender.tasks.items():
                contender.micros.setdefault(name, []).append(per_call(task, seconds / 8))
    return speeds


# --- report ---------------------------------------------------------------------------------------------------------


def figure(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def document(contenders: list[Contender], speeds: list[float], repeats: int, seconds: float) -> dict[str, Any]:
    rows = []
    medians = {contender.name: statistics.median(contender.decisions) for contender in contenders}
    catan_copy = next((statistics.median(c.micros["clone"]) for c in contenders if c.name == CATAN), None)
    for contender in contenders:
        row: dict[str, Any] = {
            "engine": contender.name,
            "seats": contender.seats,
            "decisions_per_second": figure(contender.decisions),
            "games_per_second": figure(contender.games),
            "cal_per_decision": figure(contender.cal),
            "microseconds": {name: figure(values) for name, values in contender.micros.items()},
            "ratios": {},
        }
        mine = statistics.median(contender.decisions)
        for peer in (CHESS, CATAN):
            if peer in medians:
                row["ratios"][f"decisions over {peer}"] = mine / medians[peer]
        if catan_copy is not None:
            row["ratios"][f"clone over {CATAN} copy"] = statistics.median(contender.micros["clone"]) / catan_copy
        rows.append(row)
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "compiled": not str(flow.__file__).endswith(".py"),
        "calibration_per_second": figure(speeds),
        "repeats": repeats,
        "seconds": seconds,
        "rows": rows,
    }


def table(data: dict[str, Any]) -> str:
    """Return the document as a Markdown table."""
    heads = ["engine", "seats", "decisions/s", "[min – max]", "cal", "games/s", "clone µs", "redact µs", "sample µs"]
    heads += ["× chess", "× catan", "clone / catan's"]
    rows = []
    for row in data["rows"]:
        speed, micros, ratios = row["decisions_per_second"], row["microseconds"], row["ratios"]
        cells = [row["engine"], str(row["seats"]), f"{speed['median']:,.0f}"]
        cells += [f"{speed['min']:,.0f} – {speed['max']:,.0f}", f"{row['cal_per_decision']['median']:.0f}"]
        cells.append(f"{row['games_per_second']['median']:,.1f}")
        cells += [f"{micros[name]['median']:.1f}" if name in micros else "" for name in ("clone", "redact", "sample")]
        for name in (f"decisions over {CHESS}", f"decisions over {CATAN}", f"clone over {CATAN} copy"):
            cells.append(f"{ratios[name]:.2f}" if name in ratios else "")
        rows.append(cells)
    widths = [max(len(line[at]) for line in [heads, *rows]) for at in range(len(heads))]

    def write(cells: list[str]) -> str:
        padded = [
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        return "| " + " | ".join(padded) + " |"

    rule = "|" + "|".join("-" * (width + 1) + ("-" if at == 0 else ":") for at, width in enumerate(widths)) + "|"
    return "\n".join([write(heads), rule, *map(write, rows)])


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the rules are, beside public engines in the same run.")
    parser.add_argument("--games", default="", help="comma-separated names; default: all")
    parser.add_argument(
        "--seats", default="", help="seat counts; default: the fewest, the default, the middle and the most"
    )
    parser.add_argument("--repeats", type=int, default=5, help="number of rounds (5)")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds per engine and round (0.4)")
    parser.add_argument("--no-peers", action="store_true", help="skip the public engines")
    parser.add_argument("--json", default="", help="also write the results to this file")
    asked = parser.parse_args()
    known = baronage.games()
    names = asked.games.split(",") if asked.games else list(known)
    for name in names:
        if name not in known:
            parser.error(f"there is no game {name!r}; there are: {', '.join(known)}")
    contenders = [] if asked.no_peers else [chess_contender(), catan_contender()]
    for name in names:
        game = known[name]
        some = {game.seats[0], game.meta.default_seats, game.seats[len(game.seats) // 2], game.seats[-1]}
        counts = [int(count) for count in asked.seats.split(",")] if asked.seats else sorted(some)
        contenders += [baronage_contender(name, count) for count in counts if count in game.seats]
    speeds = measure(contenders, asked.repeats, asked.seconds)
    data = document(contenders, speeds, asked.repeats, asked.seconds)
    kind = "compiled" if data["compiled"] else "interpreted"
    print(
        f"{data['implementation']} {data['python']} on {data['machine']}, {kind}; random legal play, one core, CPU time;"
    )
    print(f"median of {asked.repeats} interleaved repeats; {data['calibration_per_second']['median']:,.0f} cal/s\n")
    print(table(data))
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(data, file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    main()
