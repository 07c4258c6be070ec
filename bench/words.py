"""What words cost: labels, questions and pictures of positions from random play.

    uv run python bench/words.py [--games fyn,yuan] [--repeats 5]

Of each game: milliseconds of CPU for 100 labels, for a whole question (prompt, options, headings, clicks) and for a picture;
medians of so many rounds over the same positions.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import baronage
from baronage.engine.chance import Chance
from baronage.engine.flow import State
from baronage.engine.game import Game
from baronage.engine.questions import ask

POSITIONS, EVERY, LABELS = 40, 7, 400
View = tuple[State, int]


def positions(game: Game) -> list[View]:
    """Views of seats that are asked, from random games."""
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


def timed(work: Callable[[], int], repeats: int) -> float:
    """Milliseconds for one of what `work` does, which says how many it did."""
    rounds = []
    work()
    for _ in range(repeats):
        began = time.process_time()
        count = work()
        rounds.append(1000 * (time.process_time() - began) / count)
    return statistics.median(rounds)


def measure(game: Game, repeats: int) -> tuple[float, float, float]:
    """Milliseconds: 100 labels, a question, a picture."""
    views = positions(game)
    rng = random.Random(2)
    options = [(view, seat, action) for view, seat in views for action in view.actions(seat)]
    chosen = rng.sample(options, min(LABELS, len(options)))

    def labels() -> int:
        for view, seat, action in chosen:
            game.label(view, seat, action)
        return len(chosen)

    def questions() -> int:
        for view, seat in views:
            ask(view, seat)
        return len(views)

    def pictures() -> int:
        for view, _ in views:
            game.scene(view)
        return len(views)

    return 100 * timed(labels, repeats), timed(questions, repeats), timed(pictures, repeats)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", default=",".join(baronage.games()))
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    print(f"{'game':<12}{'100 labels':>12}{'question':>12}{'picture':>12}   (ms)")
    for name in given.games.split(","):
        figures = measure(baronage.games()[name], given.repeats)
        print(f"{name:<12}" + "".join(f"{figure:>12.2f}" for figure in figures))


if __name__ == "__main__":
    main()
