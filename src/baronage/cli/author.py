"""The verbs for those who write games, in English: fuzz, new."""

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
    games: Annotated[int, typer.Option(min=1, help="How many random games.")] = 1000,
    each: Annotated[
        int | None,
        typer.Option(min=1, help="So many games with each seat count and each value of each option instead."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    skip: Annotated[
        str, typer.Option(help="Laws to leave out while a game is being written, with commas: words,scene,notation.")
    ] = "",
    bots: Annotated[
        str, typer.Option(help="Bots that sit at the table instead of chance, with commas: wat,regent.")
    ] = "",
    processes: Processes = None,
    no_colour: NoColour = False,
) -> None:
    """Look for faults in a game's code by random play.

    Plays every seat count and variant and checks the laws that every game must keep.
    Exit code 1 if something is found; each finding tells how to see it again.
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
    if report.altered:
        screen.line(f"With some other figures than the rules have: {report.altered:,} games")
    if report.by_value:
        screen.line(f"With an option that is not as usual: {_counts(report.by_value)}")
    screen.line(f"Looked at closely: {report.states:,} states, {len(report.looked)} kinds of moment")
    if report.never:
        screen.line(f"Frames that were never looked at: {', '.join(report.never)}")
    for name in report.stuck:
        screen.line(f"Worth a look: what is hidden in {name!r} was always guessed right.")
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
            screen.line(f"The same in {len(more):,} more games; one of them: {more[0].call}")
    screen.line()
    screen.line(f"{len(report.failures)} findings.")
    raise typer.Exit(FOUND)


def _kind(failure: Failure) -> tuple[str, ...]:
    """What findings have in common that are probably one: the law, what is said but for its numbers, and where it crashed."""
    places = [line for line in failure.trace.splitlines() if line.startswith("  File ")]
    return failure.law, re.sub(r"-?\d+", "", failure.message), *places[-1:]


def _counts(counted: Mapping[Any, int]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counted.items()))


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Of the game: small letters, as Python names are.")],
    folder: Annotated[Path, typer.Option(help="Where its folder is made.")] = Path("."),
) -> None:
    """Write a package of your own that plays at once: change it into your game.

    \b
    baronage new harvest
    cd harvest && python -m pip install -e . && baronage play harvest

    It is Pennies under another name: hidden hands, sheets sent at once, a secret window, amounts and a die.
    """
    from baronage.terminal.play import command
    from baronage.terminal.scaffold import write_game

    made = write_game(name, folder)
    typer.echo(f"{made} is a game that plays. Install it (python -m pip install -e {made}), then: baronage play {name}")
    typer.echo(f"Or without installing it: BARONAGE_GAMES={name} PYTHONPATH={made / 'src'} {command()} play {name}")
