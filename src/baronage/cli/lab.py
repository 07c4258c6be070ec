"""The verbs of the laboratory that play and tell: lab run, merge, report, balance, compare, cards, patch, sweep."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

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
from baronage.engine.errors import BadDocument

lab = typer.Typer(help="Questions about the games, answered by many of them.", no_args_is_help=True)
app.add_typer(lab, name="lab")

On = Annotated[
    str,
    typer.Option(
        metavar="CLUSTER", help="Play on a Ray cluster: ray://host:10001, host:6379; ray is one of this machine."
    ),
]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of an experiment.")]


@lab.command()
def run(
    file: Annotated[Path, typer.Argument(metavar="EXP.toml", help="The experiment.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where its games are written.")],
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is there.")] = False,
    shard: Annotated[str, typer.Option(metavar="K/N", help="Only the K-th of N parts, for several machines.")] = "1/1",
    processes: Processes = None,
    on: On = "",
) -> None:
    """Play an experiment: a line a game, as JSON lines and Parquet.

    \b
    baronage lab run exp.toml --out results
    baronage lab run exp.toml --out results --resume          after it was stopped
    baronage lab run exp.toml --out part3 --shard 3/10        then: lab merge part* --out results
    baronage lab run exp.toml --out results --on ray://host:10001

    The games are the same on however many processes and machines.
    """
    from baronage.lab.experiment import load_experiment
    from baronage.lab.run import run as play

    experiment = load_experiment(file)
    part, _, parts = shard.partition("/")
    if not (part.isdecimal() and parts.isdecimal()):
        raise BadDocument(f"a shard is written 3/10, not {shard!r:.100}")
    title, which = experiment.setup.game.title, (int(part), int(parts))
    digest = with_progress(
        title, experiment.games, lambda tell: play(experiment, out, resume, which, processes, tell, on)
    )
    print(f"{out}: digest {digest}", file=sys.stderr)


@lab.command()
def merge(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR…", help="The folders of all shards.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the whole is written.")],
) -> None:
    """Put the shards of one experiment together; what is missing is told."""
    from baronage.lab.run import merge as put_together

    games, digest = put_together(folders, out)
    print(f"{out}: {games:,} games, digest {digest}", file=sys.stderr)


@lab.command()
def report(
    folder: Folder,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Else report.html in the folder.")] = None,
) -> None:
    """An experiment as one page of HTML without scripts; its figures beside it as CSV."""
    from baronage.lab.report import figures
    from baronage.lab.report import report as page
    from baronage.lab.run import read_folder
    from baronage.terminal.files import write_text

    file = out or folder / "report.html"
    about, lines = read_folder(folder)
    write_text(file, page(about, lines))
    write_text(file.with_suffix(".csv"), figures(lines))
    print(f"written to {file} and {file.with_suffix('.csv')}", file=sys.stderr)


@lab.command()
def balance(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a sweep over seats.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Else balance.html in the folder.")] = None,
) -> None:
    """Is a game fair at every seat count, how does it end, what is never played: one page of HTML from a sweep over seats.

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
    """What is different between two experiments, on the games with the same seeds."""
    from baronage.lab.compare import compare as find
    from baronage.lab.run import read_folder

    found = find(read_folder(one)[1], read_folder(other)[1])
    rows = [
        [
            it.name,
            f"{it.first:.3f}",
            f"{it.second:.3f}",
            f"{it.difference:+.3f} ± {it.error:.3f}",
            "yes" if it.sure else "",
        ]
        for it in found
    ]
    screen = screen_for(no_colour)
    screen.table(("figure", str(one), str(other), "difference, 95 %", "sure"), rows, numbers=range(1, 4))
    screen.line("A difference is sure if it stands among all that were looked at (Holm, 5 %).")


@lab.command()
def patch(
    game: GameName,
    change: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="FIGURE=N", help="Alter this figure; may be given several times."),
    ] = None,
    no_colour: NoColour = False,
) -> None:
    """Alter figures of a game; without --set, list those that it has.

    \b
    baronage lab patch brawling --set cards.KNI.upgrade=4 --set copies.FAR=2
    baronage simulate brawling+cards.KNI.upgrade=4+copies.FAR=2 --bots heuristic

    It prints the name by which every command, experiment and program knows the altered game. Records carry that name.
    """
    from baronage.engine.altered import altered, changes_in, figures_of

    chosen = game_called(game)
    if change:
        print(altered(chosen, changes_in(change)).name)
        return
    screen = screen_for(no_colour)
    rows = [[name, str(it.value), f"{it.low} to {it.high:,}"] for name, it in figures_of(chosen).items()]
    screen.table(("figure", "in the rules", "can be"), rows, numbers=range(1, 2))


@lab.command()
def sweep(
    file: Annotated[Path, typer.Argument(metavar="EXP.toml", help="The experiment.")],
    over: Annotated[
        list[str], typer.Option("--over", metavar="NAME=A,B", help="What is varied: options.decks=1,2 or seats=2..6.")
    ],
    out: Annotated[Path, typer.Option(metavar="DIR", help="A folder for each combination is made there.")],
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is there.")] = False,
    processes: Processes = None,
    on: On = "",
    no_colour: NoColour = False,
) -> None:
    """The same experiment with other values, on the same seeds; every combination is played.

    \b
    baronage lab sweep exp.toml --over options.decks=1,2 --over seats=2..4 --out results
    baronage lab compare results/decks=1,seats=2 results/decks=2,seats=2       then: any two of them, game by game
    """
    from baronage.lab.experiment import read_file
    from baronage.lab.sweep import ranges_of, trials
    from baronage.lab.sweep import sweep as play

    found = trials(read_file(file), ranges_of(over))
    title = found[0].experiment.setup.game.title
    told = with_progress(title, len(found), lambda tell: play(found, out, resume, processes, tell, on))
    rows = [
        [
            it.name,
            f"{it.games:,}",
            f"{it.decisions:.1f} ± {it.decisions_error:.1f}",
            f"{100 * it.first_seat:.1f} % ({100 * it.first_low:.1f} – {100 * it.first_high:.1f})",
            f"{100 * it.end_share:.0f} %: {it.end}",
        ]
        for it in told
    ]
    screen = screen_for(no_colour)
    screen.heading(f"{title}: {len(told)} experiments in {out}")
    screen.table(("values", "games", "decisions", "the first seat wins", "commonest end"), rows, numbers=range(1, 4))


@lab.command()
def cards(
    folder: Folder,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    no_colour: NoColour = False,
) -> None:
    """What of that which players do goes with winning: each card that was drawn, taken, played."""
    from baronage.lab.cards import what_goes_with_winning
    from baronage.lab.run import read_folder

    lines = read_folder(folder)[1]
    found = what_goes_with_winning([lines[number] for number in sorted(lines)])
    if as_json:
        print(json.dumps([dict(vars(it)) for it in found], ensure_ascii=False, indent=1))
        return
    rows = [
        [
            it.name,
            f"{100 * it.share:.0f} %",
            f"{it.points:.3f}",
            f"{it.others:.3f}",
            f"{it.difference:+.3f} ± {it.error:.3f}",
            "yes" if it.sure else "",
        ]
        for it in found
    ]
    screen = screen_for(no_colour)
    columns = ("deed", "players", "points with it", "without", "difference, 95 %", "sure")
    screen.table(columns, rows, numbers=range(1, 5))
    screen.line("That it goes with winning does not say that it brings it: who leads can also afford more.")
