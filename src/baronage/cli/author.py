"""The verb for those who write games: new."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from baronage.cli.shared import app


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
