"""The verbs of the laboratory for those who train: lab benchmark, lab train."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baronage.cli.lab import lab
from baronage.cli.shared import (
    GameName,
    NoColour,
    Options,
    Processes,
    Seats,
    game_called,
    options_of,
    screen_for,
    with_progress,
)

if TYPE_CHECKING:
    from baronage.lab.benchmark import Score
    from baronage.lab.learn.train import Point


@lab.command()
def benchmark(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="heuristic, ismcts(400), net:FILE, package:Class, cmd:./bot")
    ],
    task: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this task; may be given several times.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Only the first so many games of each task.")] = None,
    processes: Processes = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the scores as JSON.")] = False,
    no_colour: NoColour = False,
) -> None:
    """Score a bot on the frozen tasks (v0), beside the scores of others.

    \b
    baronage lab benchmark heuristic
    baronage lab benchmark net:out/net.npz --task brawling-2-random --games 200
    """
    from baronage.lab.benchmark import VERSION, references
    from baronage.lab.benchmark import benchmark as play

    names = task or []
    found: list[Score] = with_progress(
        f"{bot}, {VERSION}", len(names), lambda tell: play(bot, names, games, processes, tell)
    )
    if as_json:
        print(json.dumps([dict(vars(it)) for it in found], indent=1))
        return
    rows = [
        _row(it, known) for own in found for it, known in ((own, ""), *((it, "known") for it in references(own.task)))
    ]
    screen = screen_for(no_colour)
    screen.table(("task", "bot", "games", "points, 95 %", "first places, 95 %", ""), rows, numbers=range(2, 5))
    screen.line(
        "Points go from 0 for the last to 1 for the first. In the task NAME-SEATS-BOT all other seats are played by that bot."
    )


def _row(it: Score, known: str) -> list[str]:
    first = f"{100 * it.first:.1f} % ({100 * it.first_low:.1f} – {100 * it.first_high:.1f})"
    return [it.task, it.bot, f"{it.games:,}", f"{it.points:.3f} ± {it.points_error:.3f}", first, known]


@lab.command()
def train(
    way: Annotated[str, typer.Argument(metavar="WAY", help="dmc (deep Monte Carlo) or ppo.")],
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the network and its curve are written.")],
    seats: Seats = None,
    option: Options = None,
    seconds: Annotated[float, typer.Option(min=1, help="Of one processor, to play and to learn.")] = 600,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    against: Annotated[str, typer.Option(metavar="BOT", help="Who plays the other seats.")] = "random",
    self_play: Annotated[
        bool, typer.Option("--self-play", help="Learn from games against itself; the bot only examines.")
    ] = False,
    games: Annotated[int, typer.Option(min=1, help="Games of each examination.")] = 200,
    points: Annotated[int, typer.Option(min=1, help="Examinations on the way.")] = 8,
) -> None:
    """Train a baseline by games against a bot, or against itself, on the GPU where there is one; net:DIR/net.npz plays it.

    \b
    baronage lab train dmc brawling --out out
    baronage lab benchmark net:out/net.npz --task brawling-2-random
    """
    from baronage.arena.simulate import wilson
    from baronage.lab.learn.train import train as learn

    def tell(point: Point) -> None:
        low, high = wilson(point.first, point.games)
        share = f"{100 * point.first / point.games:.1f} % ({100 * low:.1f} – {100 * high:.1f})"
        print(
            f"{point.seconds:6.0f} s, {point.played:6,} games: first in {share} of {point.games} against {against}",
            flush=True,
        )

    setup = game_called(game).setup(seats, options_of(option))
    learn(setup, way, out, seconds, seed, against, self_play, games, points, tell)
