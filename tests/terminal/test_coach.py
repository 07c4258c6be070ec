"""What the coach says, in lines; and hints at the keyboard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baronage import Chance, Match, Record, Unreadable, games
from baronage.bots import bot
from baronage.coach import Analysis, Point
from baronage.terminal.coach import curve, read_seat
from tests.terminal.keyboard import Terminal

BRAWLING = games()["brawling"]
POSITION = "deck=+3 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=9 h=FAR1 t=FAR2,far3,smi2 | B t=FAR4,SMI1"


def finished() -> Record:
    """A takes the last card and loses."""
    match = Match(BRAWLING, state=BRAWLING.position(POSITION), names=["heuristic bot", "Bo"], seed=1)
    match.play(0, "G")
    chance = Chance(1)
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, list(bot("heuristic").plan(match.state.redact(seat), seat, chance)))
    return match.record


def of_chances(*chances: float) -> Analysis:
    points = tuple(Point(at, 0, chance, 0.0, 0.0, 0.0, "") for at, chance in enumerate(chances))
    return Analysis("brawling", 0, (), "en", 0, 0, True, points, (), ())


def test_the_curve_is_a_line_of_blocks() -> None:
    assert curve(of_chances(0.0, 0.5, 1.0), 80) == "▁▅█"
    assert curve(of_chances(0.0, 0.5, 1.0), 80, drawings=False) == "059"
    assert curve(of_chances(*(at / 1000 for at in range(1001))), 8) == "▁▂▃▄▅▆▇█"


def test_whose_decisions() -> None:
    record = finished()
    assert read_seat(record, "") == 1, "the first who is no bot"
    assert read_seat(record, "a") == 0
    with pytest.raises(Unreadable, match="there are heuristic bot, Bo"):
        read_seat(record, "C")


def test_the_report_names_what_was_better(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(finished().text())
    with Terminal(tmp_path, "coach", "game.txt", "--seat", "A", "--simulations", "500") as terminal:
        terminal.expect("the decisions of heuristic bot")
        terminal.expect("Chance to win, from")
        terminal.expect("1 mistake")
        terminal.expect("Better was: ")
        terminal.expect("Otherwise the game ends")
        terminal.expect("luck")
        assert terminal.ends() == 0


def test_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from baronage.cli import main

    (tmp_path / "game.txt").write_text(finished().text())
    with pytest.raises(SystemExit) as end:
        main(["coach", str(tmp_path / "game.txt"), "--seat", "A", "--simulations", "200", "--json"])
    assert end.value.code == 0
    found = Analysis.from_json(json.loads(capsys.readouterr().out))
    assert found.decisions[0].text == "G"
    assert found.decisions[0].verdict == "mistake"


def test_a_game_that_is_not_over_has_no_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from baronage.cli import REFUSED, main

    (tmp_path / "game.txt").write_text(Match(BRAWLING, 2, seed=1).record.text())
    with pytest.raises(SystemExit) as end:
        main(["coach", str(tmp_path / "game.txt")])
    assert end.value.code == REFUSED
    assert "Only a finished game" in capsys.readouterr().err


# --- hints ----------------------------------------------------------------------------------------------------------


def test_who_plays_alone_may_ask(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "brawling", "--pace", "0", "--position", POSITION) as terminal:
        terminal.expect("\n> ")
        terminal.type("hint")
        terminal.expect("It gives you 1 point.")
        terminal.expect("\n> ")
        terminal.type("quit")
        assert terminal.ends() == 0


@pytest.mark.parametrize("agreed", [False, True])
def test_several_people_may_ask_only_if_all_agreed(tmp_path: Path, agreed: bool) -> None:
    more = ["--hints"] if agreed else []
    where = ["--position", POSITION, "--players", "Ada,Bo", *more]
    with Terminal(tmp_path, "play", "brawling", "--pace", "0", *where) as terminal:
        terminal.expect("Press Enter when")
        terminal.type("")
        terminal.expect("\nAda> ")
        terminal.type("hint")
        terminal.expect("It gives you 1 point." if agreed else "This game has no hints")
        terminal.expect("\nAda> ")
        terminal.type("quit")
        assert terminal.ends() == 0
    (saved,) = (tmp_path / "baronage" / "saves").glob("*.json")
    assert json.loads(saved.read_text())["terminal"].get("hints") == (True if agreed else None)


def test_the_agreement_goes_on_with_a_saved_game(tmp_path: Path) -> None:
    from baronage.terminal.seats import read_sitters
    from baronage.terminal.table import Table

    table = Table.new(BRAWLING, read_sitters(["Ada", "bot:wat"]), {}, 3, tmp_path / "one.json")
    assert table.hints()
    table.agreed = False
    table.save()
    assert not Table.load(tmp_path / "one.json", games()).hints()
