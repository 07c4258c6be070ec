"""Subcommands for many games between bots: simulate, ladder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from baronage.cli.shared import (
    GameName,
    Language,
    NoColour,
    Options,
    Processes,
    Seats,
    app,
    game_called,
    options_of,
    screen_for,
    spoken,
    with_progress,
)
from baronage.engine.text.localization import localize
from baronage.terminal.locale import msg


@app.command()
def simulate(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="The players: bots, package:Class, cmd:./bot.")
    ] = "heuristic,random",
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    seats: Seats = None,
    option: Options = None,
    processes: Processes = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the report; - to print it.")
    ] = None,
    no_colour: NoColour = False,
    language: Language = "",
) -> None:
    """Play many games between bots and print the results, with intervals.

    \b
    baronage simulate brawling --bots heuristic,random --games 1000 --seed 7
    baronage simulate brawling --bots heuristic,random,random --json report.json

    Seats rotate. Intervals have 95 % confidence.
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
    screen = screen_for(no_colour, language=spoken(language))
    screen.heading(msg("simulated", game=chosen.title, games=report.games, seats=report.seats, seed=seed))
    columns = (
        *(msg("column-bot"), msg("column-games"), msg("column-wins"), "95 %"),
        *(msg("column-place"), msg("column-points"), msg("column-score")),
    )
    screen.table(columns, report.cells(), numbers=range(1, len(columns)))
    for row in report.rows:
        if row.missed:
            screen.line(msg("simulated-missed", bot=row.bot, count=row.missed))
    screen.line()
    mean, error = f"{report.length:.1f}", f"{report.length_error:.1f}"
    screen.line(msg("simulated-length", mean=mean, error=error, least=report.shortest, most=report.longest))
    screen.line(msg("simulated-first", share=f"{100 * report.first_seat_wins / report.games:.1f}"))
    titles = {chosen.cause(number)[0]: chosen.cause(number, screen.language)[0] for number in chosen.causes}
    for cause, count in report.ends.items():
        screen.line(f"{count:,} × {titles.get(cause, cause)}")
    seconds = f"{report.seconds:.1f}"
    screen.line(msg("simulated-took", seconds=seconds, processes=report.processes, digest=report.digest))
    if json_file is not None:
        write_text(json_file, document + "\n")


@app.command()
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="The number of games for each pair.")] = 100,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    seats: Seats = None,
    option: Options = None,
    against: Annotated[str | None, typer.Option(metavar="BOT", help="Measure all against this bot instead.")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Only these, weakest first.")] = "",
    processes: Processes = None,
    page: Annotated[bool, typer.Option("--markdown", help="Print the table as in docs/bots.md.")] = False,
    no_colour: NoColour = False,
    language: Language = "",
) -> None:
    """Measure the characters: each against the one below.

    \b
    baronage ladder brawling --games 200 --seed 1
    baronage ladder yuan --against heuristic --bots anselm,regent

    One seat has the stronger character, all others the weaker one. Intervals have 95 % confidence.
    """
    from baronage.arena import ladder as rungs
    from baronage.bots import bot
    from baronage.bots.characters import characters_of

    chosen = game_called(game)
    names = [name.strip() for name in bots.split(",") if name.strip()] or list(characters_of(chosen.name))
    for name in [*names, *([against] if against else [])]:
        bot(name)
    pairs = rungs.rungs(names, against)
    found = with_progress(
        chosen.title,
        games,
        lambda tell: rungs.ladder(chosen, pairs, games, seed, seats, options_of(option), processes, tell),
    )
    screen = screen_for(no_colour, language=spoken(language))
    columns = (
        *(msg("column-bot"), msg("column-against"), msg("column-games")),
        *(msg("column-first-place"), msg("column-fair-share"), msg("column-self-harm")),
    )
    if page:
        print(rungs.markdown([localize(column, screen.language) for column in columns], found))
        return
    screen.heading(msg("ladder-head", game=chosen.title, games=games, seed=seed))
    screen.table(columns, [rung.cells() for rung in found], numbers=range(2, len(columns)))
