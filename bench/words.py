"""Measure the cost of texts: menus, questions and scenes of positions from random play.

    .venv/bin/python bench/words.py [--games fyn,yuan] [--repeats 5]

For each game it prints milliseconds for 100 menu options (labels, rules, headings), in CPU and wall-clock time. It also
prints CPU milliseconds for a whole question (prompt, options, notation, clicks) and for a scene. The best of several
rounds over the same positions counts, because other load can only slow a round down.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import Game
from baronage.engine.questions import ask

POSITIONS, EVERY = 40, 7
View = tuple[State, int]


def positions(game: Game) -> list[View]:
    """Return views of acting seats from random games."""
    found: list[View] = []
    rng, seed = random.Random(1), 0
    while len(found) < POSITIONS:
        state, chance, plays = game.start(chance=Chance(seed)), Chance(seed), 0
        seed += 1
        while state.actors() and len(found) < POSITIONS:
            seat = rng.choice(state.actors())
            plays += 1
            if plays % EVERY == 0:
                found.append((state.redact(seat), seat))
            state.play(seat, rng.choice(state.actions(seat)), chance)
    return found


def timed(work: Callable[[], int], repeats: int) -> tuple[float, float]:
    """Return CPU and wall-clock milliseconds per item of `work`, which returns its number of items."""
    work()
    best = [float("inf"), float("inf")]
    for _ in range(repeats):
        cpu, clock = time.process_time(), time.perf_counter()
        count = work()
        best[0] = min(best[0], 1000 * (time.process_time() - cpu) / count)
        best[1] = min(best[1], 1000 * (time.perf_counter() - clock) / count)
    return best[0], best[1]


def measure(game: Game, repeats: int) -> tuple[float, float, float, float]:
    """Return milliseconds: 100 menu options (CPU, wall clock), a question, an SVG picture."""
    views = positions(game)
    menus_of = [(view, seat, view.actions(seat)) for view, seat in views]

    def menus() -> int:
        for view, seat, actions in menus_of:
            game.menu(view, seat, actions)
        return sum(len(actions) for _, _, actions in menus_of)

    def questions() -> int:
        for view, seat in views:
            ask(view, seat)
        return len(views)

    def pictures() -> int:
        for view, _ in views:
            game.svg(view)
        return len(views)

    cpu, clock = timed(menus, repeats)
    return 100 * cpu, 100 * clock, timed(questions, repeats)[0], timed(pictures, repeats)[0]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", default=",".join(baronage.games()))
    parser.add_argument("--repeats", type=int, default=15)
    given = parser.parse_args()
    print(f"{'game':<12}{'100 options':>12}{'(clock)':>12}{'question':>12}{'picture':>12}   (ms)")
    for name in given.games.split(","):
        figures = measure(baronage.games()[name], given.repeats)
        print(f"{name:<12}" + "".join(f"{figure:>12.2f}" for figure in figures))


if __name__ == "__main__":
    main()
