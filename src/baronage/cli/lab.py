"""Subcommands for experiments: lab run, merge, report, balance, compare, cards, patch, sweep."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baronage.cli.shared import (
    GameName,
    NoColour,
    Processes,
    app,
    game_called,
    screen_for,
    with_progress,
)
from baronage.engine.core.errors import BadDocument

if TYPE_CHECKING:
    from baronage.lab.card_stats import ActionStat
    from baronage.lab.compare import Difference

lab = typer.Typer(help="Questions about the games, answered by many of them.", no_args_is_help=True)
app.add_typer(lab, name="lab")

On = Annotated[
    str,
    typer.Option(
        metavar="CLUSTER", help="Play on a Ray cluster: ray://host:10001, host:6379; ray for one on this machine."
    ),
]
SURE = ("sure", "shown from", "games needed")
POWER = (
    "Shown from: smaller differences stay unsure in more than 1 of 5 such experiments. "
    "Games needed: to show a difference of the size that was measured."
)
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of an experiment.")]


@lab.command()
def run(
    file: Annotated[Path, typer.Argument(metavar="EXP.toml", help="The experiment.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for its games.")],
    resume: Annotated[bool, typer.Option("--resume", help="Continue an earlier run.")] = False,
    shard: Annotated[str, typer.Option(metavar="K/N", help="Only the K-th of N parts, for several machines.")] = "1/1",
    processes: Processes = None,
    on: On = "",
) -> None:
    """Play an experiment. Write one line per game, as JSON lines and Parquet.

    \b
    baronage lab run exp.toml --out results
    baronage lab run exp.toml --out results --resume          after it was stopped
    baronage lab run exp.toml --out part3 --shard 3/10        then: lab merge part* --out results
    baronage lab run exp.toml --out results --on ray://host:10001

    The games are equal for any number of processes and machines.
    """
    from baronage.lab.experiment import load_experiment
    from baronage.lab.run import run as play

    experiment = load_experiment(file)
    part, _, parts = shard.partition("/")
    if not (part.isdecimal() and parts.isdecimal()):
        raise BadDocument(f"write a shard as 3/10, not {shard!r:.100}")
    title, which = experiment.setup.game.title, (int(part), int(parts))
    digest = with_progress(
        title, experiment.games, lambda tell: play(experiment, out, resume, which, processes, tell, on)
    )
    print(f"{out}: digest {digest}", file=sys.stderr)


@lab.command()
def merge(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR…", help="The folders of all shards.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the result.")],
) -> None:
    """Merge the shards of one experiment and report missing games."""
    from baronage.lab.run import merge as put_together

    games, digest = put_together(folders, out)
    print(f"{out}: {games:,} games, digest {digest}", file=sys.stderr)


@lab.command()
def report(
    folder: Folder,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Default: report.html in the folder.")] = None,
) -> None:
    """Write an experiment as an HTML page without scripts, and its numbers as CSV."""
    from baronage.lab.report import csv_text
    from baronage.lab.report import report as page
    from baronage.lab.run import read_folder
    from baronage.terminal.files import write_text

    file = out or folder / "report.html"
    about, lines = read_folder(folder)
    write_text(file, page(about, lines))
    write_text(file.with_suffix(".csv"), csv_text(lines))
    print(f"written to {file} and {file.with_suffix('.csv')}", file=sys.stderr)


@lab.command()
def balance(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a sweep over seats.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Default: balance.html in the folder.")] = None,
) -> None:
    """Write an HTML page from a sweep over seats: fairness by seat, ends of games, and unused parts of a game.

    \b
    baronage lab sweep exp.toml --over seats=2..8 --out results
    baronage lab balance results
    """
    from baronage.lab.balance import balance as page
    from baronage.lab.balance import read_all
    from baronage.terminal.files import write_text

    file = out or folder / "balance.html"
    write_text(file, page(read_all(folder)))
    print(f"written to {file}", file=sys.stderr)


@lab.command()
def compare(one: Folder, other: Folder, no_colour: NoColour = False) -> None:
    """Compare two experiments on the games with equal seeds."""
    from baronage.lab.compare import compare as find
    from baronage.lab.run import read_folder

    found = find(read_folder(one)[1], read_folder(other)[1])
    rows = [
        [
            it.name,
            f"{it.first:.3f}",
            f"{it.second:.3f}",
            f"{it.difference:+.3f} ± {it.error:.3f}",
            *sure_cells(it),
        ]
        for it in found
    ]
    screen = screen_for(no_colour)
    screen.table(("number", str(one), str(other), "difference, 95 %", *SURE), rows, numbers=range(1, 6))
    screen.line("A difference is sure if it stands among all that were looked at (Holm, 5 %).")
    screen.line(POWER)


def sure_cells(it: Difference | ActionStat) -> list[str]:
    """Return the cells that say whether a difference is sure, and what the games could have shown."""
    return ["yes" if it.sure else "", f"{it.shows:.3f}", f"{it.needed:,}" if it.needed and not it.sure else ""]


@lab.command()
def patch(
    game: GameName,
    change: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="FIGURE=N", help="Change this number; may be given several times."),
    ] = None,
    no_colour: NoColour = False,
) -> None:
    """Change numbers of a game; without --set, list them.

    \b
    baronage lab patch brawling --set cards.KNI.upgrade=4 --set copies.FAR=2
    baronage simulate brawling+cards.KNI.upgrade=4+copies.FAR=2 --bots heuristic

    It prints the name of the changed game for every command, experiment and program. Records contain that name.
    """
    from baronage.engine.game.patched import changes_in, patched, tunables_of

    chosen = game_called(game)
    if change:
        changes, known = changes_in(change), tunables_of(chosen)
        print(patched(chosen, changes).name)
        for name, value in changes.items():
            if known[name].value == value:
                print(f"{name} is {value} in the rules: that changes nothing", file=sys.stderr)
        return
    screen = screen_for(no_colour)
    rows = [[name, str(it.value), f"{it.low} to {it.high:,}"] for name, it in tunables_of(chosen).items()]
    screen.table(("number", "in the rules", "can be"), rows, numbers=range(1, 2))


@lab.command()
def sweep(
    file: Annotated[Path, typer.Argument(metavar="EXP.toml", help="The experiment.")],
    over: Annotated[
        list[str],
        typer.Option("--over", metavar="NAME=A,B", help="The values to vary: options.decks=1,2 or seats=2..6."),
    ],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The parent of one folder per combination.")],
    resume: Annotated[bool, typer.Option("--resume", help="Continue an earlier run.")] = False,
    processes: Processes = None,
    on: On = "",
    no_colour: NoColour = False,
) -> None:
    """Play an experiment with all combinations of other values, on equal seeds.

    \b
    baronage lab sweep exp.toml --over options.decks=1,2 --over seats=2..4 --out results
    baronage lab compare results/decks=1,seats=2 results/decks=2,seats=2       then: any two of them, game by game
    """
    from baronage.arena.simulate import percent
    from baronage.lab.experiment import read_file
    from baronage.lab.sweep import ranges_of, trials
    from baronage.lab.sweep import sweep as play

    found = trials(read_file(file), ranges_of(over))
    title = found[0].experiment.setup.game.title
    shown = with_progress(title, len(found), lambda tell: play(found, out, resume, processes, tell, on))
    rows = [
        [
            it.name,
            f"{it.games:,}",
            f"{it.decisions:.1f} ± {it.decisions_error:.1f}",
            f"{100 * it.first_seat:.1f} % ({100 * it.first_low:.1f} – {100 * it.first_high:.1f})",
            f"{percent(it.end_share)}: {it.end}",
        ]
        for it in shown
    ]
    screen = screen_for(no_colour)
    screen.heading(f"{title}: {len(shown)} experiments in {out}")
    screen.table(("values", "games", "decisions", "first seat wins", "most common end"), rows, numbers=range(1, 4))


@lab.command()
def cards(
    folder: Folder,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    no_colour: NoColour = False,
) -> None:
    """Show what goes with winning: each card that was drawn, taken or played."""
    from baronage.arena.simulate import percent
    from baronage.lab.card_stats import what_goes_with_winning
    from baronage.lab.run import read_folder

    lines = read_folder(folder)[1]
    found = what_goes_with_winning([lines[number] for number in sorted(lines)])
    if as_json:
        print(json.dumps([dict(vars(it)) for it in found], ensure_ascii=False, indent=1))
        return
    rows = [
        [
            it.name,
            percent(it.share),
            f"{it.points:.3f}",
            f"{it.others:.3f}",
            f"{it.difference:+.3f} ± {it.error:.3f}",
            *sure_cells(it),
        ]
        for it in found
    ]
    screen = screen_for(no_colour)
    columns = ("deed", "players", "points with it", "without", "difference, 95 %", *SURE)
    screen.table(columns, rows, numbers=range(1, 7))
    screen.line(POWER)
    screen.line("That it goes with winning does not say that it brings it: who leads can also afford more.")
