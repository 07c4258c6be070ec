"""Subcommands that answer a question with games of their own: lab first-seat, lab too-strong, lab what-if."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

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
)

if TYPE_CHECKING:
    from baronage.lab.card_stats import ActionStat
    from baronage.lab.compare import Difference
    from baronage.lab.questions import Answer
    from baronage.terminal.screen import Screen

Bots = Annotated[str, typer.Option(metavar="A,B", help="Levels of players: each plays all seats of its own games.")]
Games = Annotated[int, typer.Option(min=10, help="Games of each level.")]
Seed = Annotated[int, typer.Option(min=0, help="A number that fixes all games.")]
UntilClear = Annotated[
    bool, typer.Option("--until-clear", help="Stop as soon as the answer is clear; --games is the most.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]
SHOWN = 12  # rows of each level
SURE = ("sure", "games needed")


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
    _show(found, "the first seat", "than the mean of the others", as_json, no_colour)


def _show(found: list[Answer], seat: str, than: str, as_json: bool, no_colour: bool) -> None:
    """Print the answers about a seat, first as sentences, then as numbers."""
    from baronage.lab.questions import MATTERS

    if as_json:
        print(json.dumps([asdict(it) for it in found], indent=1))
        return
    screen = screen_for(no_colour)
    for it in found:
        after = (
            f"Played by {it.bot}, {seat} is {it.verdict}" if it.verdict != "unclear" else f"Played by {it.bot}: unclear"
        )
        if it.needed:
            screen.line(f"{after} after {it.games:,} games. About {it.needed:,} would be needed (--games).")
        elif it.verdict == "fair":
            screen.line(f"{after}: by less than {MATTERS} points a game, which is called fair.")
        else:
            screen.line(f"{after}: by {abs(it.advantage):.2f} points a game.")
    screen.line()
    rows = [[it.bot, f"{it.games:,}", f"{it.advantage:+.3f}", f"{it.low:+.3f} to {it.high:+.3f}"] for it in found]
    screen.table(("players", "games", "advantage", "95 % interval"), rows, numbers=range(1, 4))
    screen.line(f"Advantage: points a game more {than}. The last place gives 0 points, the first 1.")
    screen.line("The intervals hold together with 95 %.")


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
        _show_sure(screen, bot, [it for it in deeds if it.sure and it.difference > 0], "Surely goes with winning")
        rows = [
            [it.name, f"{100 * it.share:.0f} %", f"{it.difference:+.3f} ± {it.error:.3f}", *_sure_cells(it)]
            for it in deeds[:SHOWN]
        ]
        screen.table(("card or act", "players", "points more than without it", *SURE), rows, numbers=range(1, 5))
    _explain(screen)
    screen.line("Whoever leads can also afford more: test a suspect with lab what-if.")


def _show_sure(screen: Screen, bot: str, sure: Sequence[ActionStat | Difference], begun: str) -> None:
    """Print the heading of a level of players and its answer as a sentence."""
    screen.heading(f"Played by {bot}")
    names = ", ".join(it.name for it in sure[:SHOWN])
    screen.line(
        f"{begun}: {names}." if names else "Nothing is sure yet. More games (--games) show smaller differences."
    )
    screen.line()


def _sure_cells(it: Difference | ActionStat) -> list[str]:
    return ["yes" if it.sure else "", f"{it.needed:,}" if it.needed and not it.sure else ""]


def _explain(screen: Screen) -> None:
    screen.line()
    screen.line(
        "Sure: accident is ruled out with 95 %, for all rows and players together. Games needed: to make a difference "
        "of this size sure."
    )


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
        _show(
            questions.one_seat(*asked),
            "the seat with the change",
            "than in the same games without it",
            as_json,
            no_colour,
        )
        return
    found = questions.what_if(*asked)
    if as_json:
        print(json.dumps({bot: [asdict(it) for it in rows] for bot, rows in found.items()}, indent=1))
        return
    screen = screen_for(no_colour)
    for bot, differences in found.items():
        shown = sorted(differences, key=lambda it: (not it.sure, -abs(it.difference) / (it.error or 1)))[:SHOWN]
        _show_sure(screen, bot, [it for it in shown if it.sure], "Surely changes")
        rows = [
            [it.name, f"{it.first:.3f}", f"{it.second:.3f}", f"{it.difference:+.3f} ± {it.error:.3f}", *_sure_cells(it)]
            for it in shown
        ]
        screen.table(("mean of a game", "now", "then", "difference", *SURE), rows, numbers=range(1, 6))
    _explain(screen)
    screen.line("Both games are played with the same seeds.")
