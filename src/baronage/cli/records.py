"""Subcommands for rules, records and training: rules, replay, coach, lesson, puzzle, verify, position."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baronage.cli.shared import (
    FOUND,
    PACE,
    GameName,
    Language,
    Lists,
    NoColour,
    Notation,
    app,
    complain,
    game_called,
    json_in,
    language_for,
    record_in,
    screen_for,
    spoken,
    tell,
    with_progress,
)
from baronage.engine.core.errors import BadDocument, Refusal
from baronage.terminal.locale import msg

if TYPE_CHECKING:
    from baronage.engine.core.state import State
    from baronage.engine.game.game import Game


@app.command()
def rules(
    game: GameName,
    what: Annotated[list[str] | None, typer.Argument(metavar="ID | WORDS", help="A rule's id, or words.")] = None,
    page: Annotated[bool, typer.Option("--page", help="Print the whole page, as Markdown.")] = False,
    language: Language = "",
    no_colour: NoColour = False,
) -> None:
    """Show the rules of a game: the sections, one rule, or a search.

    \b
    baronage rules brawling              the sections
    baronage rules brawling 6.06         one rule
    baronage rules brawling 6            a section
    baronage rules brawling town space   rules with these words
    baronage rules brawling your first game    a section without rules
    baronage rules brawling --page       everything
    """
    from baronage.terminal.rulebook import show_contents, show_rules

    chosen = game_called(game)
    if page:
        print(chosen.rulebook.page(language_for(chosen, language)))
    elif what:
        show_rules(screen_for(no_colour, language=language_for(chosen, language)), chosen, " ".join(what))
    else:
        show_contents(screen_for(no_colour, language=language_for(chosen, language)), chosen)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record: text, JSON, or a saved game.")],
    seat: Annotated[
        str, typer.Option(metavar="NAME|all|public", help="The viewer; default: all, or public in an unfinished game.")
    ] = "",
    move: Annotated[int | None, typer.Option(min=0, help="Print the position after this move, and stop.")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Play automatically.")] = False,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between moves, with --auto.")] = PACE,
    no_colour: NoColour = False,
    lists: Lists = False,
    notation: Notation = False,
    language: Language = "",
) -> None:
    """Step through a record move by move, from any seat's view.

    \b
    baronage replay game.txt              step through it: Enter, back, a number
    baronage replay game.txt --seat Ada   as Ada saw it
    baronage replay game.txt --move 12    one position
    """
    from baronage.engine.core.state import FULL, PUBLIC
    from baronage.terminal.replay import Replay, names_in, read_viewer

    record = record_in(file)
    screen = screen_for(no_colour, pace, lists, notation=notation)
    screen.language = language_for(record.game, language)
    viewer = read_viewer(record.game, names_in(record), seat) if seat else FULL
    shown = Replay(record, screen, viewer)
    if not seat and shown.states[-1].stack:
        shown.viewer = PUBLIC  # an unfinished game shows nothing hidden by default
    try:
        if auto:
            shown.auto(0 if move is None else shown.check(move))
        elif move is not None or not (sys.stdout.isatty() and sys.stdin.isatty()):
            shown.show(shown.last if move is None else shown.check(move))
        else:
            shown.run(0)
    except EOFError:
        raise typer.Exit from None


@app.command()
def coach(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game that is over.")],
    seat: Annotated[str, typer.Option(metavar="NAME", help="The player; default: the first person.")] = "",
    seconds: Annotated[float | None, typer.Option(min=0, help="Stop after this time, with the result so far.")] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, help="Approximate number of simulations; equal numbers give equal results.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    every: Annotated[bool, typer.Option("--all", help="Include good decisions.")] = False,
    no_colour: NoColour = False,
    notation: Notation = False,
    language: Language = "",
) -> None:
    """Find the decisions that won or lost a game, based on the player's knowledge.

    \b
    baronage coach game.txt               the decisions of the first person
    baronage coach game.txt --seat Bo --all
    baronage coach game.txt --json > analysis.json

    The result shows the win probability after each decision, doubtful decisions and mistakes with better alternatives,
    and the two turning points. A game takes about a minute.
    """
    from baronage.bots.search import Budget
    from baronage.coach import analyse
    from baronage.coach.verdict import SIMULATIONS
    from baronage.terminal.coach import read_seat, show_analysis

    record = record_in(file)
    whose, speaks = read_seat(record, seat), language_for(record.game, language)
    budget = Budget(simulations or SIMULATIONS, seconds)
    found = with_progress(record.game.title, 1, lambda tell: analyse(record, whose, budget, tell=tell, language=speaks))
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=1))
    else:
        show_analysis(screen_for(no_colour, language=speaks, notation=notation), record, found, every)


@app.command("lesson")
def learn(
    game: GameName,
    number: Annotated[str, typer.Argument(metavar="[NUMBER]", help="The number; default: the first.")] = "1",
    every: Annotated[bool, typer.Option("--list", help="List all.")] = False,
    no_colour: NoColour = False,
    lists: Lists = False,
    notation: Notation = False,
    language: Language = "",
) -> None:
    """Learn a game by playing: a position, a task, two hints, and an explanation.

    \b
    baronage lesson brawling         the first lesson; after each the next one
    baronage lesson brawling 3       number 3
    baronage lesson brawling --list  all of them
    """
    from baronage.engine.tutorial import lesson, lesson_document, lessons
    from baronage.terminal.lesson import Learning
    from baronage.terminal.puzzle import Quit

    chosen = game_called(game)
    screen = screen_for(no_colour, lists=lists, language=language_for(chosen, language), notation=notation)
    known = lessons(chosen)
    if not known:
        raise BadDocument(msg("no-lessons", game=chosen.title))
    if every:
        documents = [lesson_document(one, screen.language) for one in known]
        columns = (msg("column-number"), msg("column-lesson"), msg("column-rule"))
        screen.table(columns, [[str(one["number"]), one["title"], one["rule"]] for one in documents])
        return
    try:
        for one in known[lesson(chosen, number).number - 1 :]:
            Learning(screen, one).run()
        whole = f"baronage play {chosen.name} --players me,bot:{known[-1].bot}"
        screen.line(msg("now-a-game", command=whole))
    except (Quit, EOFError):
        raise typer.Exit from None


@app.command()
def puzzle(
    game: GameName,
    number: Annotated[
        int | None, typer.Argument(metavar="NUMBER", help="The number; default: a random one.", min=1)
    ] = None,
    every: Annotated[bool, typer.Option("--list", help="List all.")] = False,
    no_colour: NoColour = False,
    lists: Lists = False,
    notation: Notation = False,
    language: Language = "",
) -> None:
    """Solve a puzzle: a position in which one plan is clearly the best.

    \b
    baronage puzzle brawling         any puzzle
    baronage puzzle brawling 12      number 12
    baronage puzzle brawling --list  all of them, the easiest first

    An answer that is nearly as good is also right.
    """
    import random

    from baronage.coach.puzzles import puzzle as chosen_puzzle
    from baronage.coach.puzzles import puzzles
    from baronage.terminal.puzzle import Quit, Solving

    chosen = game_called(game)
    known = puzzles(chosen)
    if not known:
        raise BadDocument(msg("no-puzzles", game=chosen.title))
    screen = screen_for(no_colour, lists=lists, language=language_for(chosen, language), notation=notation)
    if every:
        rows = [[str(one.number), chosen.seat_label(one.seat), str(one.rating)] for one in known]
        screen.table((msg("column-number"), msg("column-seat"), msg("column-difficulty")), rows)
        return
    try:
        Solving(screen, chosen_puzzle(chosen, number or random.randint(1, len(known)))).run()
    except (EOFError, Quit):
        raise typer.Exit from None


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game that is over.")],
    language: Language = "",
) -> None:
    """Check the shuffles of a record against its published seed.

    The hash of the seed is shown before the first card is dealt, the seed itself when the game is over. This replays the
    record from the seed. The exit code is 0 if all outcomes are equal, otherwise 1.
    """
    record = record_in(file)
    if record.commitment and not record.seed:
        raise BadDocument(msg("seed-later", path=file))
    if not record.seed or not record.commitment:
        raise BadDocument(msg("seed-none", path=file))
    try:
        record.verify()
    except Refusal as refusal:
        complain(f"{file}: {refusal.localized(spoken(language))}")
        raise typer.Exit(FOUND) from None
    tell(msg("seed-true", path=file, moves=len(record.moves)), language)


@app.command()
def position(
    game: GameName,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The position in its short notation.")] = "",
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Read it from a file: notation or JSON.")] = None,
    seat: Annotated[str, typer.Option(metavar="A|all|public", help="The viewer.")] = "all",
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it as SVG.")] = None,
    dump: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it as JSON; - for the terminal.")] = None,
    no_colour: NoColour = False,
    language: Language = "",
) -> None:
    """Read a position, check it and draw it.

    \b
    baronage position brawling "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1 t=far2 | B t=FAR3"
    baronage position brawling --load saved.json --svg table.svg --seat A
    """
    from baronage.terminal.board import seen_by, show_board
    from baronage.terminal.files import write_text
    from baronage.terminal.replay import read_viewer

    chosen = game_called(game)
    if bool(text) == (load is not None):
        raise BadDocument(msg("position-give"))
    state, speaks = _load_position(chosen, text, load), language_for(chosen, language)
    viewer = read_viewer(chosen, [chosen.seat_label(at) for at in range(state.setup.seats)], seat)
    try:
        seen = seen_by(state, viewer)
        if svg is not None:
            from baronage.engine.game.table_svg import to_svg

            write_text(svg, to_svg(seen, speaks))
            tell(msg("drawn", path=svg), speaks, error=True)
        if dump is not None:
            document = json.dumps(seen.dump(), ensure_ascii=False)
            if str(dump) == "-":
                print(document)
            else:
                write_text(dump, document + "\n")
                tell(msg("written", path=dump), speaks, error=True)
        if svg is None and dump is None:
            screen = screen_for(no_colour, language=speaks, notation=True)
            show_board(screen, state, viewer, whole=True)
            print(seen.position())
    except (LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        # a document written by hand may contain anything
        raise BadDocument(msg("position-bad", game=chosen.title, why=f"{type(error).__name__} {error}")) from error


def _load_position(game: Game, text: str, load: Path | None) -> State:
    from baronage.terminal.files import read_text

    if load is not None:
        text = read_text(load).strip()
    if not text.startswith("{"):
        return game.position(" ".join(text.split()))
    document = json_in(text)
    return game.load(document)
