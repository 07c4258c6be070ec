"""Verbs that play many games: simulate, ladder, fuzz."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baronage.cli.shared import (
    FOUND,
    GameName,
    NoColour,
    Options,
    Processes,
    Seats,
    app,
    game_called,
    options_of,
    screen_for,
    with_progress,
)

if TYPE_CHECKING:
    from baronage.arena.fuzz import Failure


@app.command()
def simulate(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays: bots, package:Class, cmd:./bot.")
    ] = "heuristic,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    seats: Seats = None,
    option: Options = None,
    processes: Processes = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="The report; - to print it.")] = None,
    no_colour: NoColour = False,
) -> None:
    """Let bots play many games and tell who won, with error bars.

    \b
    baronage simulate brawling --bots heuristic,random --games 1000 --seed 7
    baronage simulate brawling --bots heuristic,random,random --json report.json

    Seats rotate. Intervals hold with 95 % certainty.
    """
    from baronage.arena.simulate import simulate as run
    from baronage.terminal.files import write_text

    chosen = game_called(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    report = with_progress(
        chosen.title,
        games,
        lambda tell: run(chosen, names, games, seed, options_of(option), processes, tell, seats),
    )
    document = json.dumps(report.document(), ensure_ascii=False, indent=1)
    if str(json_file) == "-":
        print(document)
        return
    screen = screen_for(no_colour)
    screen.heading(f"{chosen.title}: {report.games:,} games, {report.seats} seats, seed {seed}")
    columns, rows = report.table()
    screen.table(columns, rows, numbers=range(1, len(columns)))
    screen.line()
    screen.line(
        f"{report.length:.1f} ± {report.length_error:.1f} decisions a game ({report.shortest} to {report.longest}); "
        f"the first seat won {100 * report.first_seat_wins / report.games:.1f} %"
    )
    for cause, count in report.ends.items():
        screen.line(f"{count:,} × {cause}")
    screen.line(f"{report.seconds:.1f} s in {report.processes} processes; digest {report.digest}")
    if json_file is not None:
        write_text(json_file, document + "\n")


@app.command()
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games for each pair.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    seats: Seats = None,
    option: Options = None,
    against: Annotated[str | None, typer.Option(metavar="BOT", help="All against this bot instead.")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Only these, weakest first.")] = "",
    processes: Processes = None,
    page: Annotated[bool, typer.Option("--markdown", help="The table as docs/bots.md has it.")] = False,
    no_colour: NoColour = False,
) -> None:
    """Measure the characters: each against the one below.

    \b
    baronage ladder brawling --games 200 --seed 1
    baronage ladder yuan --against heuristic --bots anselm,regent

    One of the stronger sits among as many of the weaker as there are other seats. Intervals hold with 95 % certainty.
    """
    from baronage.arena import ladder as rungs
    from baronage.bots import bot

    chosen = game_called(game)
    names = [name.strip() for name in bots.split(",") if name.strip()] or list(rungs.LADDER)
    for name in [*names, *([against] if against else [])]:
        bot(name)
    pairs = rungs.rungs(names, against)
    found = with_progress(
        chosen.title,
        games,
        lambda tell: rungs.ladder(chosen, pairs, games, seed, seats, options_of(option), processes, tell),
    )
    if page:
        print(rungs.markdown(found))
        return
    screen = screen_for(no_colour)
    screen.heading(f"{chosen.title}: {games:,} games for each pair, seed {seed}")
    columns, rows = rungs.table(found)
    screen.table(columns, rows, numbers=range(2, len(columns)))


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
    report = with_progress(
        chosen.title, games, lambda tell: run(chosen.name, games, seed, processes, tell, each=each, skip=left_out)
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
