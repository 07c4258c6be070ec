"""Subcommands for game authors, in English: fuzz, new."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baronage.cli.shared import FOUND, GameName, NoColour, Processes, app, game_called, screen_for, with_progress

if TYPE_CHECKING:
    from baronage.arena.fuzz import Failure


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="The number of random games.")] = 1000,
    each: Annotated[
        int | None,
        typer.Option(min=1, help="Instead: games with each seat count and each value of each option."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    skip: Annotated[
        str, typer.Option(help="Laws to skip while a game is unfinished, comma-separated: words,table,notation.")
    ] = "",
    bots: Annotated[
        str, typer.Option(help="Bots that play instead of random moves, comma-separated: wat,regent.")
    ] = "",
    processes: Processes = None,
    no_colour: NoColour = False,
) -> None:
    """Find bugs in a game's code by random play.

    Play every seat count and variant and check the laws that every game must keep.
    The exit code is 1 if a law is broken; each finding includes how to reproduce it.
    """
    from baronage.arena.fuzz import fuzz as run

    chosen = game_called(game)
    left_out = [law.strip() for law in skip.split(",") if law.strip()]
    seated = [name.strip() for name in bots.split(",") if name.strip()]
    report = with_progress(
        chosen.title,
        games,
        lambda tell: run(chosen.name, games, seed, processes, tell, each=each, skip=left_out, bots=seated),
    )
    screen = screen_for(no_colour)
    variants = len(report.by_variant)
    screen.line(
        f"{chosen.title}: {report.games:,} games of {variants} variants, {report.decisions:,} decisions, seed {seed}"
    )
    screen.line(f"By seats: {_counts(report.by_seats)}")
    if report.patched_games:
        screen.line(f"With changed numbers: {report.patched_games:,} games")
    if report.by_value:
        screen.line(f"With an unusual option: {_counts(report.by_value)}")
    screen.line(f"Checked closely: {report.states:,} states of {len(report.looked)} kinds")
    if report.never:
        screen.line(f"Steps never checked: {', '.join(report.never)}")
    for name in report.stuck:
        screen.line(f"Possible leak: samples always guessed the hidden {name!r} right.")
    if bots:
        screen.line(f"Self-harm: {_counts(dict(report.harms.most_common())) or 'none'}")
    if not report.failures:
        screen.line("Nothing was found.")
        return
    alike: dict[tuple[str, ...], list[Failure]] = {}
    for failure in report.failures:
        alike.setdefault(_kind(failure), []).append(failure)
    for first, *more in alike.values():
        screen.line()
        screen.drawing(str(first))
        if more:
            screen.line()
            screen.line(f"Also in {len(more):,} more games, such as: {more[0].call}")
    screen.line()
    screen.line(f"{len(report.failures)} findings.")
    raise typer.Exit(FOUND)


def _kind(failure: Failure) -> tuple[str, ...]:
    """Return a key for similar findings: the law, the message without its numbers, and the place of a crash."""
    places = [line for line in failure.trace.splitlines() if line.startswith("  File ")]
    return failure.law, re.sub(r"-?\d+", "", failure.message), *places[-1:]


def _counts(counted: Mapping[Any, int]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counted.items()))


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the game: lower case, a Python identifier.")],
    folder: Annotated[Path, typer.Option(help="The parent of the new folder.")] = Path("."),
) -> None:
    """Write a working package to change into your own game.

    \b
    baronage new harvest
    cd harvest && python -m pip install -e . && baronage play harvest

    It is Pennies under another name: hidden hands, simultaneous orders, a secret window, amounts and a die.
    """
    from baronage.terminal.play import command
    from baronage.terminal.scaffold import write_game

    made = write_game(name, folder)
    typer.echo(f"{made} is a working game. Install it (python -m pip install -e {made}), then: baronage play {name}")
    typer.echo(f"Or without installing it: BARONAGE_GAMES={name} PYTHONPATH={made / 'src'} {command()} play {name}")
