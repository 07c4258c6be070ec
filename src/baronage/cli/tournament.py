"""The subcommand tournament: bots and external programs in every tournament form of the server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from baronage.cli.lab import lab
from baronage.cli.shared import (
    GameName,
    Language,
    NoColour,
    Options,
    Processes,
    app,
    game_called,
    options_of,
    screen_for,
    spoken,
    with_progress,
)
from baronage.terminal.locale import msg

if TYPE_CHECKING:
    from baronage.lab.tournament import Tournament
    from baronage.terminal.screen import Screen


@lab.command()
@app.command()
def tournament(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="A,B,…", help="Bots, package:Class, cmd:./bot.")],
    form: Annotated[
        str, typer.Option(metavar="FORM", help="arena, swiss, round-robin, knock-out or league.")
    ] = "round-robin",
    seats: Annotated[int, typer.Option(min=2, help="The number of seats at a table.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="The number of games per table and round.")] = 100,
    rounds: Annotated[int | None, typer.Option(min=1, help="Default: as many as needed.")] = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save the result there, with the records of all games.")
    ] = None,
    processes: Processes = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    no_colour: NoColour = False,
    language: Language = "",
) -> None:
    """Play a tournament of bots and print the places, ratings and a cross table.

    \b
    baronage tournament brawling --players random,heuristic,wat --games 100
    baronage tournament fyn --players random,heuristic,wat,hob,ysolt --seats 4 --form swiss --rounds 5
    baronage tournament brawling --players wat,hob,ysolt,anselm --form knock-out --games 5
    baronage tournament yuan --players wat,cmd:./mine --out cup      save the records in cup/games.jsonl

    Ratings are by Bradley and Terry over all games, with errors, and by openskill after the last game.
    """
    from baronage.lab.tournament import keep
    from baronage.lab.tournament import tournament as play
    from baronage.ranking.forms import Form

    chosen = game_called(game)
    names = [name.strip() for name in players.split(",") if name.strip()]
    setup = chosen.setup(seats, options_of(option))
    found = with_progress(
        chosen.title,
        1,
        lambda tell: play(setup, names, cast("Form", form), games, rounds, seed, out is not None, processes, tell),
    )
    if out is not None:
        keep(found, out)
    if as_json:
        print(json.dumps(found.document(), ensure_ascii=False, indent=1))
        return
    screen = screen_for(no_colour, language=spoken(language))
    rounds = len(found.rounds)
    screen.heading(
        msg("tournament-head", game=chosen.title, form=form, rounds=rounds, seats=seats, games=games, seed=seed)
    )
    _print_order(screen, found)
    _print_strength(screen, found)


def _print_order(screen: Screen, found: Tournament) -> None:
    """Print the final ranking."""
    rows = [
        [str(one.place), one.player, f"{one.points:.2f}", str(one.wins), f"{one.opponents:.2f}", f"{one.beaten:.2f}"]
        for one in found.order
    ]
    columns = (
        *(msg("column-place"), msg("column-player"), msg("column-points")),
        *(msg("column-won"), msg("column-opponents"), msg("column-beaten")),
    )
    screen.table(columns, rows, numbers=(0, 2, 3, 4, 5))


def _print_strength(screen: Screen, found: Tournament) -> None:
    """Print the ratings from all games."""
    rows = [
        [
            row.name,
            f"{row.rating:+.0f} ± {row.error:.0f}",
            f"{row.skill} ± {row.skill_error}",
            f"{row.points:.3f}",
            f"{row.missed:,}",
        ]
        + [_result(found.cross[row.name].get(other.name)) for other in found.rows]
        for row in found.rows
    ]
    columns = [
        *(msg("column-player"), msg("column-rating"), "openskill", msg("column-a-game"), msg("column-missed")),
        *(row.name for row in found.rows),
    ]
    screen.table(columns, rows, numbers=range(1, len(columns)))


def _result(share: float | None) -> str:
    return "·" if share is None else f"{share:.3f}"
