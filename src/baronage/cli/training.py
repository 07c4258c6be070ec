"""Subcommands for learning programs: lab benchmark, lab train."""

from __future__ import annotations

import json
import os
import platform
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import baronage
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
from baronage.engine.core.errors import BadDocument

if TYPE_CHECKING:
    from baronage.lab.benchmark import Score
    from baronage.lab.training.train import Point


@lab.command()
def benchmark(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="heuristic, ismcts(400), net:FILE, package:Class, cmd:./bot")
    ] = "",
    task: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this task; may be given several times.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Only this number of games of each task.")] = None,
    held_out: Annotated[
        Path | None, typer.Option("--held-out", metavar="FILE", help="The secret of the held-out seeds.")
    ] = None,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Show a submission instead of playing.")] = None,
    processes: Processes = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a submission as JSON.")] = False,
    no_colour: NoColour = False,
) -> None:
    """Score a bot on the fixed tasks (v1), next to the scores of the other bots.

    \b
    baronage lab benchmark heuristic
    baronage lab benchmark net:out/net.npz --task brawling-2-wat --games 200
    baronage lab benchmark cmd:./mine --json > submission.json
    baronage lab benchmark --check submission.json
    """
    from baronage.lab import benchmark as it

    if bool(bot) == bool(check):
        raise BadDocument("name either a bot or, with --check, a submission")
    if check:
        found = it.check(check)
    else:
        secret = it.held_out(held_out) if held_out else ""
        names, count = task or [], games or it.GAMES
        found = with_progress(
            f"{bot}, {it.VERSION}", 0, lambda tell: it.benchmark(bot, names, count, processes, tell, secret)
        )
    if as_json:
        machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        command, seeds = shlex.join(["baronage", *sys.argv[1:]]), "held-out" if held_out else "public"
        submission = it.submission(bot, command, found, seeds, baronage.__version__, machine)
        print(json.dumps(submission, indent=1, ensure_ascii=False))
        return
    rows = [
        _row(one, known)
        for own in found
        for one, known in ((own, ""), *((other, "known") for other in it.references(own.task)))
    ]
    screen = screen_for(no_colour)
    columns = ("task", "bot", "games", "points, 95 %", "first places, 95 %", "s per decision", "")
    screen.table(columns, rows, numbers=range(2, 6))
    screen.line(
        "Points go from 0 for the last to 1 for the first. In the task NAME-SEATS-BOT all other seats are played by that bot."
    )


def _row(it: Score, known: str) -> list[str]:
    first = f"{100 * it.first:.1f} % ({100 * it.first_low:.1f} – {100 * it.first_high:.1f})"
    points = f"{it.points:.3f} ± {it.points_error:.3f}"
    return [it.task, it.bot, f"{it.games:,}", points, first, f"{it.seconds:.2g}", known]


@lab.command()
def exploitability(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="A bot: random, wat, heuristic, quick.")],
    game: Annotated[str, typer.Argument(metavar="GAME", help="brawling_small or yuan_small.")] = "brawling_small",
    samples: Annotated[int, typer.Option(min=1, help="How often the bot is asked in each information state.")] = 20,
) -> None:
    """Print how many points per game a best response wins against a bot beyond an even share, in a small game.

    \b
    baronage lab exploitability heuristic
    baronage lab exploitability wat yuan_small
    """
    import pyspiel

    from baronage.arena.players import player
    from baronage.envs.exploitability import exploitability as measure

    known = [name.removeprefix("baronage_") for name in pyspiel.registered_names() if name.endswith("_small")]
    if game not in known:
        raise BadDocument(f"unknown small game {game!r:.100}; use: {', '.join(known)}")
    value = measure(player(bot), pyspiel.load_game(f"baronage_{game}"), samples)
    print(f"{bot} in {game}: {value:.3f} (0: no response wins more than an even share; at most 0.5)")


@lab.command()
def train(
    method: Annotated[str, typer.Argument(metavar="METHOD", help="dmc (deep Monte Carlo) or ppo.")],
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the network and its learning curve.")],
    seats: Seats = None,
    option: Options = None,
    seconds: Annotated[float, typer.Option(min=1, help="Processor time to play and to learn.")] = 600,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    against: Annotated[str, typer.Option(metavar="BOT", help="The bot on the other seats.")] = "random",
    self_play: Annotated[bool, typer.Option("--self-play", help="Learn by self-play; the bot only evaluates.")] = False,
    games: Annotated[int, typer.Option(min=1, help="Games of each evaluation.")] = 200,
    points: Annotated[int, typer.Option(min=1, help="Evaluations during training.")] = 8,
) -> None:
    """Train a baseline against a bot or itself, on a GPU if available; net:DIR/net.npz plays it.

    \b
    baronage lab train dmc brawling --out out
    baronage lab benchmark net:out/net.npz --task brawling-2-heuristic
    """
    from baronage.arena.simulate import wilson
    from baronage.lab.training.train import train as learn

    def tell(point: Point) -> None:
        low, high = wilson(point.first, point.games)
        share = f"{100 * point.first / point.games:.1f} % ({100 * low:.1f} – {100 * high:.1f})"
        print(
            f"{point.seconds:6.0f} s, {point.played:6,} games: first in {share} of {point.games} against {against}",
            flush=True,
        )

    setup = game_called(game).setup(seats, options_of(option))
    learn(setup, method, out, seconds, seed, against, self_play, games, points, tell)
