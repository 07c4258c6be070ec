"""The command `baronage` and its verbs.

Exit codes: 0 all well; 1 something was found (by `fuzz`, by `verify`); 2 a question that can't be answered, told in one line;
70 a fault of this program; 130 interrupted. What a verb needs is imported when it runs, so that `--help` is quick.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baronage.engine.errors import BadDocument, BadSetup, Refusal

if TYPE_CHECKING:
    from baronage.engine.flow import State
    from baronage.engine.game import Game
    from baronage.engine.record import Record
    from baronage.terminal.screen import Screen

FOUND, REFUSED, FAULT, INTERRUPTED = 1, 2, 70, 130
PACE = 0.6  # seconds that a bot's move, or a move of a replay, stays alone on the screen

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's short name; baronage games lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A variant; may be given several times. See: games GAME"),
]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="Plain text (NO_COLOR does the same).")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many sit at the table.")]
Processes = Annotated[
    int | None, typer.Option(min=1, help="Processes to use; as many as there are cores, unless told.")
]


def main(args: list[str] | None = None) -> None:
    """Run the command; always ends by SystemExit. A user meets no traceback."""
    words = _bare_resume(sys.argv[1:] if args is None else args)
    name = os.environ.get("BARONAGE_COMMAND") or "baronage"
    try:
        game = _game_with_papers(words[0]) if words else None
        if game is None:
            app(words, prog_name=name)
        else:
            from baronage.terminal.papers import app_of

            app_of(game)(words[1:], prog_name=f"{name} {game.name}")
    except Refusal as refusal:
        _complain(str(refusal))
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        if os.environ.get("BARONAGE_DEBUG"):
            raise
        _complain(f"a fault of this program: {type(error).__name__}: {error} (BARONAGE_DEBUG=1 shows where)")
        sys.exit(FAULT)


def _complain(sentence: str) -> None:
    from baronage.terminal.screen import harmless

    line = harmless(" ".join(sentence.split()))
    print(f"baronage: {line if len(line) < 1000 else line[:1000] + ' …'}", file=sys.stderr)


def _bare_resume(args: list[str]) -> list[str]:
    """`--resume` may stand without a file: then it takes the newest saved game, or offers a list."""
    found = []
    for at, word in enumerate(args):
        found.append(word)
        if word == "--resume" and (at + 1 == len(args) or args[at + 1].startswith("-")):
            found.append("")
    return found


# --- what the verbs share -------------------------------------------------------------------------------------------


def _game(name: str) -> Game:
    from baronage.games import games

    known = games()
    for game in known.values():
        if name.lower() in (game.name, game.title.lower()):
            return game
    raise BadSetup(f"there is no game {name!r}; there are: {', '.join(known)}")


def _game_with_papers(word: str) -> Game | None:
    """The game of that name, if it has verbs of its own: those of the documents that outlive its games."""
    if word.startswith("-") or word in {
        command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands
    }:
        return None
    from baronage.games import games

    game = games().get(word)
    return game if game is not None and game.papers else None


def _options(words: list[str] | None) -> dict[str, Any]:
    """`decks=2`; a document as JSON, or from a file: `board=@mine.json`; several from files: `rosters=@ada.json,@bo.json`."""
    from baronage.terminal.files import read_text

    chosen: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup(f"an option is written NAME=VALUE, not {word!r}")
        if value.startswith("@") and ",@" in value:
            chosen[name.strip()] = [_json(read_text(Path(part))) for part in value[1:].split(",@")]
            continue
        text = read_text(Path(value[1:])) if value.startswith("@") else value
        chosen[name.strip()] = _json(text) if text.lstrip()[:1] in ("{", "[") else text
    return chosen


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadDocument(f"this JSON can't be read: {error}") from error


def _screen(no_colour: bool, pace: float = 0.0) -> Screen:
    from baronage.terminal.screen import Screen

    return Screen(not no_colour, pace)


def _record(path: Path) -> Record:
    from baronage.engine.record import Record
    from baronage.games import games
    from baronage.terminal.files import read_text

    return Record.read(read_text(path), games())


def _with_progress(title: str, total: int, work: Callable[[Callable[[int, int], None]], Any]) -> Any:
    """Run with a progress bar, which only a terminal sees."""
    if not sys.stderr.isatty():
        return work(lambda done, of: None)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        return work(lambda done, of: bar.update(task, completed=done, total=of))


# --- verbs ----------------------------------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="Tell the version and stop.")] = False
) -> None:
    """A table for games of barons, with a referee who knows every rule.

    Without a verb: pick a game and play it here against a bot. A game that has campaigns has verbs of its own under its name.
    """
    if version:
        from importlib.metadata import version as version_of

        print(f"baronage {version_of('baronage')}")
        raise typer.Exit
    if ctx.invoked_subcommand is not None:
        return
    if not sys.stdin.isatty():
        print(ctx.get_help())
        raise typer.Exit
    from baronage.games import games
    from baronage.terminal.play import Session
    from baronage.terminal.start import welcome

    screen = _screen(False, PACE)
    try:
        table = welcome(screen, games())
    except EOFError:
        raise typer.Exit from None
    raise typer.Exit(Session(table, screen).run())


@app.command("games")
def list_games(
    game: Annotated[str, typer.Argument(metavar="GAME", help="One game, with its options.")] = "",
    no_colour: NoColour = False,
) -> None:
    """What there is to play: seats, length, options.

    \b
    baronage games             all games
    baronage games brawling    one game with its options
    """
    from baronage.games import games
    from baronage.terminal.start import seats_in_words

    screen = _screen(no_colour)
    if not game:
        for known in games().values():
            screen.heading(f"{known.name}: {known.title}")
            screen.line(f"{known.meta.sentence}")
            screen.line(f"{seats_in_words(known)}")
        return
    chosen = _game(game)
    screen.heading(f"{chosen.name}: {chosen.title}")
    screen.line(chosen.meta.sentence)
    screen.line(seats_in_words(chosen))
    if chosen.options:
        screen.line()
        rows = [[option.name, option.takes(), str(option.default), option.help] for option in chosen.options]
        screen.table(("option", "values", "default", "what it does"), rows)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's short name.")] = "",
    seats: Seats = None,
    players: Annotated[
        str, typer.Option(metavar="LIST", help="Who sits where: me, a name, bot, or bot:NAME, with commas between.")
    ] = "",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="A number that fixes all shuffles; else they are sealed.")] = None,
    position: Annotated[str, typer.Option(metavar="TEXT", help="Begin there, instead of at the beginning.")] = "",
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a saved game; without a file, pick one.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save; else in your data folder.")] = None,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between the moves of bots.")] = PACE,
    no_colour: NoColour = False,
) -> None:
    """Play in the terminal, alone or with others.

    \b
    baronage play brawling                         you against a bot
    baronage play brawling -n 4                    you against three bots
    baronage play brawling --players Ada,Bo        two persons, with a curtain between turns
    baronage play brawling --players me,bot:random --option first_player=A
    baronage play --resume                         go on with a saved game

    The game is saved after every move. Type ? when you are asked something.
    """
    from baronage.games import games
    from baronage.terminal.play import Session
    from baronage.terminal.seats import seat_players
    from baronage.terminal.start import choose_save, welcome
    from baronage.terminal.table import Table, is_save

    screen = _screen(no_colour, pace)
    if save is not None and save.exists() and not is_save(save):
        raise BadDocument(f"{save} exists and is no saved game; it is left as it is")
    try:
        if resume is not None:
            if game or players or option or position or seats is not None or seed is not None:
                raise BadSetup("a saved game brings its own seats, players, options and seed; give --resume alone")
            path = choose_save(screen, games(), resume)
            if path is None:
                raise BadSetup("there is no saved game to go on with")
            table = Table.load(path, games())
            table.path = save or table.path
        elif game:
            chosen = _game(game)
            if position:
                state = chosen.position(position, seats, _options(option))
                sitters = seat_players(chosen, players, state.setup.seats)
                table = Table.at_position(state, sitters, seed, save)
            else:
                table = Table.new(chosen, seat_players(chosen, players, seats), _options(option), seed, save)
        elif players or option or position or seats is not None or seed is not None:
            raise BadSetup("name the game: baronage play GAME (baronage games lists them)")
        else:
            table = welcome(screen, games())
    except EOFError:
        raise typer.Exit from None
    raise typer.Exit(Session(table, screen).run())


@app.command()
def serve(
    port: Annotated[
        int | None, typer.Option(min=0, max=65_535, help="The port; else 8000 or the next free one. 0: any.")
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: for others too.")] = "127.0.0.1",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    database: Annotated[
        str, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; else a file in your data folder.")
    ] = "",
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds that bots seem to think, at most.")] = 1.6,
) -> None:
    """Start the server on which people and programs play.

    \b
    baronage serve                                    on this machine, with an embedded database
    baronage serve --port 9000 --no-browser
    baronage serve --database postgresql://user@host/baronage
    """
    from baronage.server.serve import serve as run
    from baronage.terminal.files import data_folder

    run(
        host,
        8000 if port is None else port,
        port is not None,
        database or str(data_folder() / "baronage.db"),
        not no_browser,
        bot_pause,
    )


@app.command()
def rules(
    game: GameName,
    what: Annotated[list[str] | None, typer.Argument(metavar="ID | WORDS", help="A rule's id, or words.")] = None,
    page: Annotated[bool, typer.Option("--page", help="The whole page, as Markdown.")] = False,
    no_colour: NoColour = False,
) -> None:
    """The rules of a game: what there is, one rule, or a search.

    \b
    baronage rules brawling              the sections
    baronage rules brawling 6.06         one rule
    baronage rules brawling 6            a section
    baronage rules brawling town space   rules in which these words stand
    baronage rules brawling --page       everything
    """
    from baronage.terminal.rulebook import show_contents, show_rules

    chosen = _game(game)
    if page:
        print(chosen.rules_page)
    elif what:
        show_rules(_screen(no_colour), chosen, " ".join(what))
    else:
        show_contents(_screen(no_colour), chosen)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record: text, JSON, or a saved game.")],
    seat: Annotated[
        str, typer.Option(metavar="A|all|public", help="Whose eyes; all, or public while the game is not over.")
    ] = "",
    move: Annotated[int | None, typer.Option(min=0, help="Print the position after this move, and stop.")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Go through it without asking.")] = False,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between moves, with --auto.")] = PACE,
    no_colour: NoColour = False,
) -> None:
    """Go through a record move by move, from any seat's eyes.

    \b
    baronage replay game.txt              step through it: Enter, back, a number
    baronage replay game.txt --seat A     as A saw it
    baronage replay game.txt --move 12    one position
    """
    from baronage.engine.flow import FULL, PUBLIC
    from baronage.terminal.replay import Replay, read_eyes

    record = _record(file)
    screen = _screen(no_colour, pace)
    eyes = read_eyes(record.game, record.setup.seats, seat) if seat else FULL
    shown = Replay(record, screen, eyes)
    if not seat and shown.states[-1].stack:
        shown.eyes = PUBLIC  # of a game that goes on, nothing hidden unless it is asked for
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
def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game that is over.")]) -> None:
    """Check the shuffles of a record against its sealed seed.

    The hash of the seed is shown before the first card is dealt, the seed itself when the game is over. This plays the
    record again from the seed: exit code 0 if everything fell as written, 1 if not.
    """
    record = _record(file)
    if not record.seed or not record.commitment:
        raise BadDocument(f"{file} holds no sealed seed (it is published when a game is over)")
    try:
        record.verify()
    except Refusal as refusal:
        _complain(f"{file}: {refusal}")
        raise typer.Exit(FOUND) from None
    print(f"{file}: the seed is the one promised, and all {len(record.moves)} moves fell as it says.")


@app.command()
def position(
    game: GameName,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The position in its short notation.")] = "",
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Read it from a file: notation or JSON.")] = None,
    seat: Annotated[str, typer.Option(metavar="A|all|public", help="Whose eyes.")] = "all",
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it as SVG.")] = None,
    dump: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it as JSON; - for the terminal.")] = None,
    no_colour: NoColour = False,
) -> None:
    """Read a position, check it and draw it.

    \b
    baronage position brawling "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1 t=far2 | B t=FAR3"
    baronage position brawling --load saved.json --svg table.svg --seat A
    """
    from baronage.terminal.board import seen_by, show_board
    from baronage.terminal.files import write_text
    from baronage.terminal.replay import read_eyes

    chosen = _game(game)
    if bool(text) == (load is not None):
        raise BadDocument("give the position as one text in quotation marks, or with --load FILE")
    state = _load_position(chosen, text, load)
    eyes = read_eyes(chosen, state.setup.seats, seat)
    try:
        seen = seen_by(state, eyes)
        if svg is not None:
            from baronage.engine.svg import to_svg

            write_text(svg, to_svg(chosen.scene(seen)))
            print(f"drawn in {svg}", file=sys.stderr)
        if dump is not None:
            document = json.dumps(seen.dump(), ensure_ascii=False)
            if str(dump) == "-":
                print(document)
            else:
                write_text(dump, document + "\n")
                print(f"written to {dump}", file=sys.stderr)
        if svg is None and dump is None:
            show_board(_screen(no_colour), state, eyes, whole=True)
            print(seen.position())
    except (LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        # a document that was made by hand may hold anything
        raise BadDocument(f"this is no position of {chosen.title}: {type(error).__name__} {error}") from error


def _load_position(game: Game, text: str, load: Path | None) -> State:
    from baronage.terminal.files import read_text

    if load is not None:
        text = read_text(load).strip()
    if not text.startswith("{"):
        return game.position(" ".join(text.split()))
    document = _json(text)
    return game.load(document)


@app.command()
def simulate(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays: names of bots.")] = "heuristic,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    seats: Seats = None,
    option: Options = None,
    processes: Processes = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="The report; - to print it.")] = None,
    no_colour: NoColour = False,
) -> None:
    """Let bots play many games and tell who won, with error bars.

    \b
    baronage simulate brawling --bots heuristic,random --games 1000 --seed 7
    baronage simulate brawling --bots heuristic,random,random --json report.json

    Seats rotate. Intervals hold with 95 % certainty.
    """
    from baronage.arena.simulate import simulate as run
    from baronage.bots import bots as known_bots
    from baronage.terminal.files import write_text

    chosen = _game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if unknown := [name for name in names if name not in known_bots()]:
        raise BadSetup(f"there is no bot {unknown[0]!r}; there are: {', '.join(known_bots())}")
    report = _with_progress(
        chosen.title,
        games,
        lambda tell: run(chosen, names, games, seed, _options(option), processes, tell, seats),
    )
    document = json.dumps(report.document(), ensure_ascii=False, indent=1)
    if str(json_file) == "-":
        print(document)
        return
    screen = _screen(no_colour)
    screen.heading(f"{chosen.title}: {report.games:,} games, {report.seats} seats, seed {seed}")
    columns, rows = report.table()
    screen.table(columns, rows, numbers=range(1, len(columns)))
    screen.line()
    screen.line(
        f"{report.length:.1f} ± {report.length_error:.1f} decisions a game ({report.shortest} to {report.longest}); "
        f"the first seat won {100 * report.first_seat_wins / report.games:.1f} %"
    )
    for cause, count in report.ends.items():
        screen.line(f"{count:,} × {cause}")
    screen.line(f"{report.seconds:.1f} s in {report.processes} processes; digest {report.digest}")
    if json_file is not None:
        write_text(json_file, document + "\n")


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many random games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    processes: Processes = None,
    no_colour: NoColour = False,
) -> None:
    """Look for faults in a game's code by random play.

    Plays every seat count and variant and checks the laws that every game must keep.
    Exit code 1 if something is found; each finding tells how to see it again.
    """
    from baronage.arena.fuzz import fuzz as run

    chosen = _game(game)
    report = _with_progress(chosen.title, games, lambda tell: run(chosen.name, games, seed, processes, tell))
    screen = _screen(no_colour)
    variants = len(report.by_variant)
    screen.line(
        f"{chosen.title}: {report.games:,} games of {variants} variants, {report.decisions:,} decisions, seed {seed}"
    )
    screen.line(f"By seats: {_counts(report.by_seats)}")
    if report.by_option:
        screen.line(f"With an option that is not as usual: {_counts(report.by_option)}")
    for name in report.stuck:
        screen.line(f"Worth a look: what is hidden in {name!r} was always guessed right.")
    if not report.failures:
        screen.line("Nothing was found.")
        return
    for failure in report.failures:
        screen.line()
        screen.drawing(str(failure))
    screen.line()
    screen.line(f"{len(report.failures)} findings.")
    raise typer.Exit(FOUND)


def _counts(counted: Mapping[Any, int]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counted.items()))
