"""The command `baronage`: each verb does what its help says, refusals are one line, and nobody meets a traceback."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from baronage import Chance, Match, Record, games
from baronage.arena.fuzz import Failure, FuzzReport, Tally
from baronage.cli import FAULT, FOUND, INTERRUPTED, REFUSED, app, main

POSITION = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1,SHI1 t=far2,MER1,SMI1 w=kni2 k=ARC1 | B h=PRI1 t=FAR3"
VERBS = [
    "games",
    "play",
    "serve",
    "backup",
    "restore",
    "check-tables",
    "ratings",
    "admin",
    "rules",
    "replay",
    "coach",
    "lesson",
    "puzzle",
    "verify",
    "position",
    "simulate",
    "ladder",
    "fuzz",
    "new",
    "mcp",
    "tournament",
]


class Done(NamedTuple):
    code: object
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process, in an empty folder, with nobody at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("BARONAGE_COMMAND", "BARONAGE_DEBUG"):
        monkeypatch.delenv(name, raising=False)

    def call(*args: str) -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        with pytest.raises(SystemExit) as end:
            main(list(args))
        out, err = capsys.readouterr()
        return Done(end.value.code, out, err)

    return call


def finished(chance: Chance | None = None) -> Match:
    """A short game that is over."""
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=chance or Chance(1), names=["Ada", "Bo"])
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[0])
    return match


def test_a_language_can_be_asked_for_and_one_that_nobody_knows_is_refused(run: Run) -> None:
    """No game here is whole in French yet: what all games share is."""
    position = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1 t=far2 | B t=FAR3"
    english = run("position", "brawling", position, "--seat", "A")
    assert run("position", "brawling", position, "--seat", "A", "--language", "fr").code == 0
    refused = run("position", "brawling", position, "--language", "tlh")
    assert (english.code, refused.code) == (0, 2)
    assert "there are: en, fr" in refused.err


# --- help and the process -------------------------------------------------------------------------------------------


def test_help_names_every_verb_and_every_verb_teaches(run: Run) -> None:
    assert [command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands] == VERBS
    top = run("--help")
    assert top.code == 0
    for verb in VERBS:
        assert f"  {verb} " in top.out
        told = run(verb, "--help")
        assert told.code == 0
        assert "Usage: baronage" in told.out
        assert len(told.out.splitlines()) > 8


def test_a_tournament_of_bots(run: Run) -> None:
    asked = [
        "--players",
        "random,heuristic,wat",
        "--form",
        "knock-out",
        "--games",
        "1",
        "--processes",
        "1",
        "--out",
        "cup",
    ]
    told = run("tournament", "brawling", *asked)
    assert told.code == 0
    rows = [line.split() for line in told.out.splitlines()]
    order = [row[1] for row in rows if row and row[0] in ("1", "2", "3")]
    assert sorted(order) == ["heuristic", "random", "wat"]
    assert len(Path("cup/games.jsonl").read_text().splitlines()) == 2
    assert run("lab", "tournament", "brawling", *asked).out == told.out, "the same, under the name it had"
    wrong = run("tournament", "brawling", "--players", "random,wat", "--form", "ladder")
    assert (wrong.code, wrong.out) == (REFUSED, "")
    assert "use: arena, swiss, round-robin, knock-out, league" in wrong.err


def test_the_command_runs_as_a_process_with_its_exit_codes() -> None:
    command = [sys.executable, "-m", "baronage"]
    version = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    assert version.stdout.startswith("baronage 0.")
    refused = subprocess.run([*command, "rules", "chess"], capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout) == (REFUSED, "")
    assert refused.stderr == f"baronage: there is no game 'chess'; there are: {', '.join(games())}\n"
    unknown = subprocess.run([*command, "dance"], capture_output=True, text=True, check=False)
    assert unknown.returncode == REFUSED
    assert "dance" in unknown.stderr
    silent = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    assert "Usage: baronage" in silent.stdout


def test_help_does_not_wait_for_what_it_does_not_need() -> None:
    heavy = ("rich", "baronage.games.brawling.steps", "baronage.arena", "baronage.terminal.play", "multiprocessing")
    script = f"""
import sys
from baronage.cli import main
try:
    main(["--help"])
except SystemExit:
    pass
print([name for name in {heavy!r} if name in sys.modules], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def test_a_reader_that_stops_reading_is_no_fault() -> None:
    script = f"{sys.executable} -m baronage rules brawling --page | head -n 1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout == "# Brawling Barons\n"


def test_a_fault_of_the_program_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("baronage.cli.records.game_called", broken)
    done = run("rules", "brawling")
    assert done.code == FAULT
    assert done.err.count("\n") == 1
    assert "ZeroDivisionError: oh" in done.err


def test_an_interrupt_is_silent(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("baronage.cli.records.game_called", interrupted)
    assert run("rules", "brawling") == Done(INTERRUPTED, "", "")


# --- games, rules ---------------------------------------------------------------------------------------------------


def test_games_tells_seats_and_options(run: Run) -> None:
    every = run("games")
    assert every.code == 0
    for game in games().values():
        assert game.title in every.out
    one = run("games", "brawling")
    assert "2 to 16 players" in one.out
    for option in games()["brawling"].options:
        assert option.name in one.out


def test_rules_by_id_by_section_by_words_and_whole(run: Run) -> None:
    text = games()["brawling"].rules["BRAWL-6.07"].text
    for name in ("6.07", "BRAWL-6.07", "brawl-6.07"):
        assert text in run("rules", "brawling", name).out
    section = run("rules", "brawling", "6").out
    assert "BRAWL-6.01" in section
    assert "BRAWL-6.10" in section
    assert "BRAWL-7.01" not in section
    assert "BRAWL-13.09" in run("rules", "brawling", "turn", "limit").out
    assert "BRAWL-15.01" in run("rules", "brawling").out
    assert run("rules", "brawling", "--page").out.startswith("# Brawling Barons")
    nothing = run("rules", "brawling", "xyzzy")
    assert nothing.code == REFUSED
    assert "xyzzy" in nothing.err


# --- play: what can be told without a keyboard (the rest is in tests/terminal) ----------------------------------------


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["brawling", "-n", "17"], "2 to 16 players"),
        (["brawling", "--option", "decks"], "NAME=VALUE"),
        (["brawling", "--option", "decks=seven"], "option decks takes"),
        (["brawling", "--option", "size=2"], "no option 'size'"),
        (["brawling", "--option", "decks=@missing.json"], "can’t be read"),
        (["brawling", "--players", "me,bot:clever"], "there is no bot 'clever'"),
        (["brawling", "--position", "deck=+900"], ""),
        (["--seed", "7"], "name the game"),
        (["--resume", "missing.json"], "can’t be read"),
        (["--resume"], "no saved game"),
        (["brawling", "--resume"], "brings its own"),
    ],
)
def test_play_refuses_in_one_line(run: Run, args: list[str], sentence: str) -> None:
    done = run("play", *args)
    assert done.code == REFUSED
    assert done.err.startswith("baronage: ")
    assert done.err.count("\n") == 1
    assert sentence in done.err


def test_play_with_nobody_at_the_keyboard_saves_and_leaves(run: Run, tmp_path: Path) -> None:
    done = run("play", "brawling", "--save", "game.json", "--option", "decks=2", "--option", "first_player=A")
    assert done.code == 0
    assert "Saved in game.json" in done.out
    document = json.loads((tmp_path / "game.json").read_text())
    assert document["options"] == {"decks": 2, "first_player": "A"}


# --- records --------------------------------------------------------------------------------------------------------


def test_replay_prints_one_position_from_any_viewpoint(run: Run, tmp_path: Path) -> None:
    record = finished().record
    Path("game.txt").write_text(record.text())
    Path("game.json").write_text(json.dumps(record.document()))
    end = run("replay", "game.txt")
    assert end.code == 0
    assert f"Move {len(record.moves)} of {len(record.moves)}" in end.out
    assert "BRAWL-" not in end.out
    assert "BRAWL-13.01" in run("replay", "game.txt", "--notation").out
    assert "Ada" in end.out
    assert run("replay", "game.json").out == end.out
    first = run("replay", "game.txt", "--move", "1", "--seat", "B")
    assert f"Move 1 of {len(record.moves)}" in first.out
    assert "Ada gained 1 resource." in first.out
    assert "You gained 1 resource." in run("replay", "game.txt", "--move", "1", "--seat", "a").out
    every = run("replay", "game.txt", "--auto")
    assert every.out.count("Move ") == len(record.moves) + 1


def test_what_a_seat_did_not_know_is_not_in_its_replay(run: Run) -> None:
    game = games()["brawling"]
    match = Match(game, state=game.position(POSITION))
    match.play(0, "G")
    Path("game.txt").write_text(match.record.text())
    assert "Prison" in run("replay", "game.txt", "--seat", "B").out
    assert "Prison" in run("replay", "game.txt", "--seat", "all").out
    assert "Prison" not in run("replay", "game.txt", "--seat", "A").out
    assert "Prison" not in run("replay", "game.txt", "--seat", "public").out
    assert "Prison" not in run("replay", "game.txt").out, "of a game that is not over, only what is public"


@pytest.mark.parametrize(
    ("content", "args", "sentence"),
    [
        (b"", [], "begins with the line"),
        (b"\x00\x01\x02", [], "isn’t a text file"),
        (b"\xff\xfe", [], "isn’t a text file"),
        (b"{", [], "JSON"),
        (b"[" * 100_000, [], ""),
        (b"{" * 100_000, [], "JSON"),
        (b"baronage 1\ngame: chess\n\n", [], "chess"),
        (b"baronage 1\ngame: brawling\nseats: 2\n\nA: G\n", [], ""),
        (b"x" * 5_000_000, [], "at most"),
        (b"x" * 17_000_000, [], "too large"),
    ],
    ids=lambda value: f"{value[:20]!r}" if isinstance(value, bytes) else None,
)
def test_replay_refuses_what_is_no_record(run: Run, content: bytes, args: list[str], sentence: str) -> None:
    Path("game.txt").write_bytes(content)
    done = run("replay", "game.txt", *args)
    assert done.code == REFUSED, done.err
    assert done.err.count("\n") == 1
    assert sentence in done.err
    assert "Traceback" not in done.err


def test_replay_refuses_moves_and_eyes_that_are_not_there(run: Run) -> None:
    Path("game.txt").write_text(finished().record.text())
    assert "there is no move 999" in run("replay", "game.txt", "--move", "999").err
    assert "unknown viewpoint ‘Z’" in run("replay", "game.txt", "--seat", "Z").err
    assert run("replay", "missing.txt").code == REFUSED
    assert run("replay", ".").code == REFUSED


def test_nothing_in_a_record_commands_the_terminal(run: Run) -> None:
    record = finished().record
    record.names[:] = ["\x1b[2JAda", "Bo"]
    Path("game.txt").write_text(record.text())
    shown = run("replay", "game.txt", "--auto", "--pace", "0")
    assert "[2JAda" in shown.out
    assert "\x1b" not in shown.out
    Path("game.txt").write_text(record.text() + "A: \x1b[2JG\n")
    assert "\x1b" not in run("replay", "game.txt").err


def test_verify_checks_the_shuffles(run: Run) -> None:
    record = finished(Chance.sealed()).record
    Path("good.txt").write_text(record.text())
    good = run("verify", "good.txt")
    assert good.code == 0
    assert "the seed is the one promised" in good.out
    Path("forged.txt").write_text(record.text().replace('"place": 1', '"place": 2', 1))
    forged = run("verify", "forged.txt")
    assert forged.code == FOUND
    assert "different result" in forged.err
    record.seed = "00" * 32
    Path("bad.txt").write_text(record.text())
    bad = run("verify", "bad.txt")
    assert bad.code == FOUND
    assert "published hash" in bad.err
    Path("plain.txt").write_text(finished().record.text())
    plain = run("verify", "plain.txt")
    assert plain.code == REFUSED
    assert "no sealed seed" in plain.err


def test_verify_says_of_a_game_that_still_runs_that_it_does(run: Run) -> None:
    record = finished(Chance.sealed()).record
    Path("diary.json").write_text(json.dumps(record.diary(0)))
    diary = run("verify", "diary.json")
    assert diary.code == REFUSED
    assert "a game that is not over" in diary.err
    assert "KeyError" not in diary.err
    record.seed, record.result = "", None
    Path("begun.txt").write_text(record.text())
    begun = run("verify", "begun.txt")
    assert begun.code == REFUSED
    assert "this game still runs" in begun.err


# --- position -------------------------------------------------------------------------------------------------------


def test_position_draws_as_text_from_any_viewpoint(run: Run) -> None:
    whole = run("position", "brawling", POSITION)
    assert whole.code == 0
    assert "Smithy" in whole.out
    assert "PRI1" in whole.out
    assert "PRI1" not in run("position", "brawling", POSITION, "--seat", "A").out
    assert "h=PRI1" in run("position", "brawling", POSITION, "--seat", "B").out


def test_position_goes_through_json_and_back(run: Run) -> None:
    state = games()["brawling"].position(POSITION)
    assert run("position", "brawling", POSITION, "--dump", "state.json").code == 0
    assert json.loads(Path("state.json").read_text()) == state.dump()
    again = run("position", "brawling", "--load", "state.json", "--dump", "-")
    assert json.loads(again.out) == state.dump()
    seen = run("position", "brawling", POSITION, "--seat", "A", "--dump", "-")
    assert json.loads(seen.out) == state.view(0)
    Path("position.txt").write_text(POSITION.replace(" | ", "\n| "))
    assert json.loads(run("position", "brawling", "--load", "position.txt", "--dump", "-").out) == state.dump()


def test_position_draws_svg(run: Run) -> None:
    assert run("position", "brawling", POSITION, "--svg", "table.svg").code == 0
    drawn = Path("table.svg").read_text()
    assert drawn.lstrip().startswith("<svg")
    assert "Smithy" in drawn


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["deck=+12"],
        ["nonsense"],
        [POSITION, "--load", "x"],
        [POSITION, "--seat", "Q"],
        [POSITION, "--dump", "/dev/null/x"],
        ["--load", "missing"],
        ["--load", "odd.json"],
        ["--load", "wild.json"],
    ],
)
def test_position_refuses_in_one_line(run: Run, args: list[str]) -> None:
    Path("odd.json").write_text('{"game": "brawling", "seats": 2}')
    document = games()["brawling"].position(POSITION).dump()
    document["open"]["towns"] = [[9999], [-7]]
    document["own"].pop("towns", None)
    Path("wild.json").write_text(json.dumps(document))
    done = run("position", "brawling", *args)
    assert done.code == REFUSED, done
    assert done.err.count("\n") == 1


# --- many games -----------------------------------------------------------------------------------------------------


def test_simulate_tells_who_won_with_error_bars(run: Run) -> None:
    args = ("simulate", "brawling", "--bots", "random,random", "--games", "8", "--processes", "1")
    done = run(*args, "--seed", "3", "--json", "report.json", "--option", "first_player=random")
    assert done.code == 0
    assert "random" in done.out
    assert "±" in done.out
    report = json.loads(Path("report.json").read_text())
    assert (report["games"], report["seed"], report["seats"]) == (8, 3, 2)
    printed = run(*args, "--seed", "3", "--json", "-", "--option", "first_player=random")
    assert json.loads(printed.out)["digest"] == report["digest"]
    assert "there is no bot 'x'" in run("simulate", "brawling", "--bots", "x").err
    assert run("simulate", "brawling", "--games", "0").code == REFUSED


def test_fuzz_finds_nothing_in_a_sound_game(run: Run) -> None:
    done = run("fuzz", "brawling", "--games", "2", "--processes", "1", "--seed", "5")
    assert done.code == 0, done
    assert "Nothing was found." in done.out


def test_fuzz_tells_what_it_found_by_its_exit_code(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure("clone", "the copy moved", 2, {}, 5, 17, "check_game(...)", "baronage 1\n")
    found = FuzzReport("brawling", 5, 1, 17, failures=[failure], by_variant={"2 seats": Tally(1, 17, 1)})
    monkeypatch.setattr("baronage.arena.fuzz.fuzz", lambda *args, **how: found)
    done = run("fuzz", "brawling", "--games", "1")
    assert done.code == FOUND
    assert "law 'clone' is broken: the copy moved" in done.out
    assert "1 findings" in done.out


def test_fuzz_tells_once_what_it_found_in_several_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [
        Failure("clone", f"card {n} moved", 2, {}, n, 17, f"check_game({n})", "baronage 1\n") for n in (5, 6, 7)
    ]
    found = FuzzReport("brawling", 5, 3, 51, failures=failures, by_variant={"2 seats": Tally(3, 51, 3)})
    monkeypatch.setattr("baronage.arena.fuzz.fuzz", lambda *args, **how: found)
    done = run("fuzz", "brawling", "--games", "3")
    assert done.out.count("law 'clone' is broken") == 1
    assert "Also in 2 more games, such as: check_game(6)" in done.out
    assert "3 findings" in done.out


def test_a_game_of_bots_is_told_to_who_watches_and_can_be_replayed(run: Run) -> None:
    args = ("--players", "bot:random,bot:random", "--seed", "1", "--option", "first_player=A")
    watched = run("play", "brawling", "--save", "game.json", *args)
    assert watched.code == 0
    assert "Round 1: random bot 2’s turn." in watched.out
    assert "The game is over: " in watched.out
    record = Record.read(Path("game.json").read_text(), games())
    assert record.replay().over
    assert run("replay", "game.json").code == 0
