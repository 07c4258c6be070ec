"""Subcommands to play: start, games, play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import baronage
from baronage.cli.shared import (
    PACE,
    Language,
    Lists,
    NoColour,
    Notation,
    Options,
    Seats,
    app,
    game_called,
    language_for,
    options_of,
    screen_for,
    spoken,
)
from baronage.engine.core.errors import BadDocument, BadSetup
from baronage.terminal.locale import msg


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False
) -> None:
    """Play games of barons with a rules engine.

    Without a subcommand, choose a game and play it here against a bot. A game with campaign files has its own
    subcommands.
    """
    if version:
        print(f"baronage {baronage.__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is not None:
        return
    if not sys.stdin.isatty():
        print(ctx.get_help())
        raise typer.Exit
    from baronage.games import games
    from baronage.terminal.play import Session
    from baronage.terminal.start import welcome

    screen = screen_for(False, PACE)
    try:
        table = welcome(screen, games())
    except EOFError:
        raise typer.Exit from None
    screen.language = language_for(table.game, "")
    raise typer.Exit(Session(table, screen).run())


@app.command("games")
def list_games(
    game: Annotated[str, typer.Argument(metavar="GAME", help="One game, with its options.")] = "",
    no_colour: NoColour = False,
    language: Language = "",
) -> None:
    """List the games: seats, length, options.

    \b
    baronage games             all games
    baronage games brawling    one game with its options
    """
    from baronage.games import games
    from baronage.terminal.start import seats_in_words

    screen = screen_for(no_colour, language=spoken(language))
    for known in [game_called(game)] if game else games().values():
        screen.heading(f"{known.name}: {known.title}")
        screen.line(known.words.about("sentence", screen.language))
        screen.line(seats_in_words(known, screen.language))
    if not game:
        return
    chosen = game_called(game)
    speaks = language_for(chosen, language)
    if chosen.options:
        screen.line()
        rows = [
            [option.name, option.takes(), str(option.default), chosen.option_help(option.name, speaks)]
            for option in chosen.options
        ]
        columns = (msg("column-option"), msg("column-values"), msg("column-default"), msg("column-does"))
        screen.table(columns, rows)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's short name.")] = "",
    seats: Seats = None,
    players: Annotated[
        str, typer.Option(metavar="LIST", help="The players by seat: me, a name, bot, or bot:NAME, comma-separated.")
    ] = "",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="A seed for all shuffles; default: a verifiable secret one.")] = None,
    position: Annotated[str, typer.Option(metavar="TEXT", help="Start from this position.")] = "",
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Continue a saved game; without a file, choose one.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The save file; default: in your data folder.")
    ] = None,
    hints: Annotated[
        bool | None,
        typer.Option("--hints/--no-hints", help="Allow hints; default: only alone against bots."),
    ] = None,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between the moves of bots.")] = PACE,
    no_colour: NoColour = False,
    lists: Lists = False,
    notation: Notation = False,
    language: Language = "",
) -> None:
    """Play in the terminal, alone or with others.

    \b
    baronage play brawling                         you against a bot
    baronage play brawling -n 4                    you against three bots
    baronage play brawling --players Ada,Bo        two people, with a curtain between turns
    baronage play brawling --players me,bot:random --option first_player=A
    baronage play --resume                         continue a saved game

    The game is saved after every move. Type ? at any prompt for help.
    """
    from baronage.games import games
    from baronage.terminal.play import Session
    from baronage.terminal.seats import seat_players
    from baronage.terminal.start import begin, choose_save, welcome
    from baronage.terminal.table import Table, is_save

    screen = screen_for(no_colour, pace, lists, notation=notation)
    if save is not None and save.exists() and not is_save(save):
        raise BadDocument(msg("no-save-there", path=save))
    try:
        if resume is not None:
            if game or players or option or position or seats is not None or seed is not None or hints is not None:
                raise BadSetup(msg("resume-alone"))
            path = choose_save(screen, games(), resume)
            if path is None:
                raise BadSetup(msg("resume-none"))
            table = Table.load(path, games())
            table.path = save or table.path
        elif game:
            chosen = game_called(game)
            screen.language = language_for(chosen, language)
            if position:
                state = chosen.position(position, seats, options_of(option))
                occupants = seat_players(chosen, players, state.setup.seats)
                table = Table.at_position(state, occupants, seed, save)
            else:
                table = begin(screen, chosen, seat_players(chosen, players, seats), options_of(option), seed, save)
            table.agreed = hints
        elif players or option or position or seats is not None or seed is not None:
            raise BadSetup(msg("name-game"))
        else:
            table = welcome(screen, games())
    except EOFError:
        raise typer.Exit from None
    screen.language = language_for(table.game, language)
    raise typer.Exit(Session(table, screen).run())
