"""The verb tournament: bots, and programs of others, in any of the forms in which people play here."""

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
from baronage.terminal.words import say

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
    seats: Annotated[int, typer.Option(min=2, help="How many sit at a table.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games each table of a round plays.")] = 100,
    rounds: Annotated[int | None, typer.Option(min=1, help="Else as many as it takes.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep it there, with the records of all games.")
    ] = None,
    processes: Processes = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    no_colour: NoColour = False,
    language: Language = "",
) -> None:
    """A tournament of bots, as people play it here: who came where, with ratings and a cross table.

    \b
    baronage tournament brawling --players random,heuristic,wat --games 100
    baronage tournament fyn --players random,heuristic,wat,hob,ysolt --seats 4 --form swiss --rounds 5
    baronage tournament brawling --players wat,hob,ysolt,anselm --form knock-out --games 5
    baronage tournament yuan --players wat,cmd:./mine --out cup      keeps the records in cup/games.jsonl

    Ratings are those of Bradley and Terry over all games, with errors, and openskill's as they stand after the last game.
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
        say("tournament-head", game=chosen.title, form=form, rounds=rounds, seats=seats, games=games, seed=seed)
    )
    _print_order(screen, found)
    _print_strength(screen, found)


def _print_order(screen: Screen, found: Tournament) -> None:
    """How it ended."""
    rows = [
        [str(one.place), one.player, f"{one.points:.2f}", str(one.wins), f"{one.opponents:.2f}", f"{one.beaten:.2f}"]
        for one in found.order
    ]
    columns = (
        *(say("column-place"), say("column-player"), say("column-points")),
        *(say("column-won"), say("column-opponents"), say("column-beaten")),
    )
    screen.table(columns, rows, numbers=(0, 2, 3, 4, 5))


def _print_strength(screen: Screen, found: Tournament) -> None:
    """Who is how strong, by all games."""
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
        *(say("column-player"), say("column-rating"), "openskill", say("column-a-game"), say("column-missed")),
        *(row.name for row in found.rows),
    ]
    screen.table(columns, rows, numbers=range(1, len(columns)))


def _result(share: float | None) -> str:
    return "·" if share is None else f"{share:.3f}"
