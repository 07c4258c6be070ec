"""Subcommands that answer a question with games of their own: lab first-seat, lab too-strong, lab what-if."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baronage.cli.lab import POWER, SURE, lab, sure_cells
from baronage.cli.shared import (
    GameName,
    NoColour,
    Options,
    Processes,
    Seats,
    game_called,
    options_of,
    screen_for,
)

if TYPE_CHECKING:
    from baronage.lab.questions import Answer

Bots = Annotated[str, typer.Option(metavar="A,B", help="Levels of players: each plays all seats of its own games.")]
Games = Annotated[int, typer.Option(min=10, help="Games of each level.")]
Seed = Annotated[int, typer.Option(min=0, help="A number that fixes all games.")]
UntilClear = Annotated[
    bool, typer.Option("--until-clear", help="Stop as soon as the answer is clear; --games is the most.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]
SHOWN = 12  # rows of each level


def _setting(game: str, seats: int | None, option: list[str] | None, seed: int) -> dict[str, Any]:
    chosen = game_called(game)
    setup = chosen.setup(seats, options_of(option))
    return {"game": chosen.name, "seats": setup.seats, "options": setup.document(), "seed": seed}


@lab.command()
def first_seat(
    game: GameName,
    bots: Bots = "heuristic,random",
    seats: Seats = None,
    option: Options = None,
    games: Games = 400,
    until_clear: UntilClear = False,
    seed: Seed = 0,
    processes: Processes = None,
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Show whether the first seat is better, for each level of players.

    \b
    baronage lab first-seat brawling
    baronage lab first-seat yuan --seats 4 --until-clear --games 6400
    """
    from baronage.lab.questions import first_seat as ask

    found = ask(_setting(game, seats, option, seed), bots.split(","), games, until_clear, processes)
    _show(found, "the first seat is", "Advantage: points of the first seat", as_json, no_colour)


def _show(found: list[Answer], verdict: str, advantage: str, as_json: bool, no_colour: bool) -> None:
    """Print the advantages of a seat. `advantage` begins the sentence that explains them."""
    from baronage.lab.questions import MATTERS

    if as_json:
        print(json.dumps([asdict(it) for it in found], indent=1))
        return
    rows = [
        [
            it.bot,
            f"{it.games:,}",
            f"{it.advantage:+.3f}",
            f"{it.low:+.3f} to {it.high:+.3f}",
            it.verdict,
            f"{it.needed:,}" if it.needed else "",
        ]
        for it in found
    ]
    screen = screen_for(no_colour)
    screen.table(("players", "games", "advantage", "interval", verdict, "games needed"), rows, numbers=range(1, 4))
    screen.line(f"{advantage} beyond the mean of the others, from -1 to 1.")
    screen.line(f"Fair: surely less than {MATTERS} either way. All intervals together hold with at least 95 %.")


@lab.command()
def too_strong(
    game: GameName,
    bots: Bots = "heuristic,random",
    seats: Seats = None,
    option: Options = None,
    games: Games = 400,
    until_clear: UntilClear = False,
    seed: Seed = 0,
    processes: Processes = None,
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Show which cards go with winning, for each level of players.

    \b
    baronage lab too-strong brawling
    baronage lab too-strong brawling --until-clear --games 6400

    The answer is clear as soon as one card or act is sure.
    """
    from baronage.lab.questions import too_strong as ask

    found = ask(_setting(game, seats, option, seed), bots.split(","), games, until_clear, processes)
    if as_json:
        print(json.dumps({bot: [asdict(it) for it in deeds] for bot, deeds in found.items()}, indent=1))
        return
    screen = screen_for(no_colour)
    for bot, deeds in found.items():
        screen.heading(f"Played by {bot}")
        rows = [
            [it.name, f"{100 * it.share:.0f} %", f"{it.difference:+.3f} ± {it.error:.3f}", *sure_cells(it)]
            for it in deeds[:SHOWN]
        ]
        screen.table(("deed", "players", "points beyond those without it", *SURE), rows, numbers=range(1, 5))
    screen.line("Sure: it stands among all deeds of all levels and looks (Holm, 5 %); a game counts once. " + POWER)
    screen.line("A leader can also afford more: test a suspect with lab what-if.")


@lab.command()
def what_if(
    game: GameName,
    change: Annotated[list[str], typer.Option("--set", metavar="FIGURE=N", help="The change; see lab patch GAME.")],
    bots: Bots = "heuristic,random",
    seats: Seats = None,
    option: Options = None,
    games: Games = 400,
    one_seat: Annotated[
        bool, typer.Option("--one-seat", help="Give the change to one seat alone, another one in each game.")
    ] = False,
    until_clear: UntilClear = False,
    seed: Seed = 0,
    processes: Processes = None,
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Show the effect of another number in the rules, for each level of players.

    \b
    baronage lab what-if brawling --set cards.KNI.cost=6
    baronage lab what-if brawling --set cards.KNI.cost=6 --one-seat --until-clear

    Without --one-seat, all seats have the change, and the answer is clear as soon as one difference is sure. With it, the
    new number holds while that seat decides and acts; the start of the game is as in the rules.
    """
    from baronage.engine.game.patched import changes_in, patched
    from baronage.lab import questions

    changed = patched(game_called(game), changes_in(change)).name
    asked = _setting(game, seats, option, seed), changed, bots.split(","), games, until_clear, processes
    if one_seat:
        gained = "Advantage: points that the change is worth to the seat that has it, in games of the same seeds,"
        _show(questions.one_seat(*asked), "with the change it is", gained, as_json, no_colour)
        return
    found = questions.what_if(*asked)
    if as_json:
        print(json.dumps({bot: [asdict(it) for it in rows] for bot, rows in found.items()}, indent=1))
        return
    screen = screen_for(no_colour)
    for bot, differences in found.items():
        shown = sorted(differences, key=lambda it: (not it.sure, -abs(it.difference) / (it.error or 1)))[:SHOWN]
        screen.heading(f"Played by {bot}")
        rows = [
            [it.name, f"{it.first:.3f}", f"{it.second:.3f}", f"{it.difference:+.3f} ± {it.error:.3f}", *sure_cells(it)]
            for it in shown
        ]
        columns = ("figure", "now", "then", "difference, 95 %", *SURE)
        screen.table(columns, rows, numbers=range(1, 6))
    screen.line(
        "Sure: it stands among all figures of all levels and looks (Holm, 5 %); both games have the same seeds. "
        + POWER
    )
