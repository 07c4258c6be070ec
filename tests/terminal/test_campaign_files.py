"""Verbs of a game's own: the documents that outlive its games, with Barony's Fiefdoms."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from baronage.cli import REFUSED, main
from baronage.cli.shared import options_of
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument
from baronage.engine.core.state import RESIGN, TIMEOUT
from baronage.engine.game.game import Game
from baronage.engine.match.match import Match

GAME = Game("baronage.games.barony")


class Done(NamedTuple):
    code: object
    out: str
    err: str


Run = Callable[[str], Done]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `baronage barony fiefdom …` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("baronage.cli._game_with_campaign_files", lambda word: GAME if word == "barony" else None)

    def call(words: str) -> Done:
        with pytest.raises(SystemExit) as end:
            main(["barony", "fiefdom", *words.split()])
        out, err = capsys.readouterr()
        return Done(end.value.code, out, err)

    return call


def document(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(name).read_text())
    return found


def finished(options: dict[str, Any], loser: int = 1, **more: Any) -> Match:
    """A game that is over: one prepares in silence, the other resigns."""
    match = Match(GAME, 2, options, chance=Chance(1), **more)
    match.play(1 - loser, (TIMEOUT,))
    match.play(loser, (TIMEOUT,))
    while match.state.actors() != [loser]:  # one resigns at the start of one's turn
        match.time_out(1 - loser)
    match.play(loser, (RESIGN,))
    assert match.over
    return match


def test_founding_showing_and_changing(run: Run) -> None:
    made = run("new ada.json Ada ready")
    assert made.code == 0
    assert "The Fiefdom of Ada" in made.out
    assert "Thief Pointer" in made.out
    assert document("ada.json")["treasury"] == 1_500
    assert run("hire ada.json PeS").code == 0
    assert run("name ada.json 10 Old Tom").code == 0
    assert run("rename ada.json Ada the Bold").code == 0
    assert document("ada.json")["serfs"][9]["name"] == "Old Tom"
    shown = run("show ada.json --no-colour")
    assert "Ada the Bold" in shown.out
    assert "wins 0, treasury 500 gold, 10 Serfs" in shown.out
    assert run("drop ada.json 10").code == 0
    assert len(document("ada.json")["serfs"]) == 9
    assert run("new bo.json Bo PrS PeS PeS PeS PeS PeS PeS PeS PeS gold=12000").code == 0
    assert document("bo.json")["treasury"] == 0


def test_a_sheet_to_print(run: Run) -> None:
    run("new ada.json Ada")
    assert run("show ada.json --svg sheet.svg").code == 0
    picture = Path("sheet.svg").read_text()
    assert "The Fiefdom of Ada" in picture
    assert picture.count("Peasant Jumper") == 3
    assert picture.count("<rect ") == 1 + 15 * 11  # the paper, and the cells of all lines, those to fill in included


def test_a_full_sheet_fits_a_narrow_terminal_word_by_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    run("new ada.json Ada ready")
    roster = document("ada.json")
    thief = {"name": "Mack", "kills": 2, "maneuvers": ["ASN"], "items": ["LEA"], "conf": 5, "bumps": 4, "earned": 3800}
    roster["serfs"][0] |= thief
    Path("ada.json").write_text(json.dumps(roster))
    shown = run("show ada.json").out
    assert {"equipment", "maneuvers", "Assassinate", "Leather", "3800"} <= set(shown.split())
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("new ada.json Bo", "exists"),
        ("new bo.json", "name"),
        ("new bo.json Bo PeS", "BAR-F1.07"),
        ("new bo.json Bo PeX", "can’t be hired"),
        ("new bo.json Bo ready gold=much", "gold is a whole number"),
        (f"new bo.json Bo ready gold={'9' * 5_000}", "gold is a whole number"),
        (f"drop ada.json {'9' * 5_000}", "number"),
        ("hire ada.json KnS", "10,500"),
        ("hire ada.json", "Serfs to hire"),
        ("drop ada.json 12", "no Serf 12"),
        ("drop ada.json Tom", "number"),
        ("refound ada.json", "BAR-F4.05"),
        ("show no.json", "no.json"),
        ("show text.txt", "JSON"),
        ("show wrong.json", "BAR-F3.01"),
        ("update ada.json text.txt", "baronage"),
        ("update ada.json other.txt", "other.txt is a game of Brawling Barons, not of Barony"),
    ],
)
def test_what_is_refused_changes_nothing(run: Run, words: str, why: str) -> None:
    run("new ada.json Ada")
    before = Path("ada.json").read_text()
    Path("text.txt").write_text("hello")
    Path("wrong.json").write_text('{"name": "x"}')
    Path("other.txt").write_text("baronage 1\ngame: brawling\nversion: 1\nseats: 2\n")
    done = run(words)
    assert done.code == REFUSED
    assert why in done.err
    assert done.err.count("\n") == 1
    assert Path("ada.json").read_text() == before
    assert not Path("bo.json").exists()


def test_a_file_that_is_no_document_is_named(run: Run) -> None:
    run("new ada.json Ada")
    Path("text.txt").write_text("hello")
    with pytest.raises(BadDocument, match=r"text\.txt: this JSON can’t be read"):
        options_of(["rosters=@ada.json,@text.txt"])


def test_a_game_is_taken_once(run: Run) -> None:
    run("new ada.json Ada")
    run("new bo.json Bo")
    options = {"mode": "campaign", **options_of(["rosters=@ada.json,@bo.json"])}
    Path("game.txt").write_text(finished(options).record.text())
    done = run("update ada.json game.txt")
    assert done.code == 0
    assert "wins 1, treasury 3,500 gold" in done.out
    again = run("update ada.json game.txt")
    assert again.code == REFUSED
    assert "counted already" in again.err
    assert document("ada.json")["wins"] == 1
    assert run("update bo.json game.txt --seat A").code == REFUSED
    assert run("update bo.json game.txt --seat Z").code == REFUSED
    assert run("update bo.json game.txt --seat B").code == 0
    assert document("bo.json")["wins"] == 0


def test_twins_must_say_where_they_sat(run: Run) -> None:
    run("new ada.json Ada")
    options = {"mode": "campaign", **options_of(["rosters=@ada.json,@ada.json"])}
    Path("game.txt").write_text(finished(options, loser=0).record.text())
    done = run("update ada.json game.txt")
    assert done.code == REFUSED
    assert "--seat A|B" in done.err
    assert run("update ada.json game.txt --seat B").code == 0
    assert document("ada.json")["wins"] == 1


def test_a_game_without_rosters_founds_a_fiefdom(run: Run) -> None:
    Path("game.txt").write_text(finished({}, names=["Ada", "Bo"]).record.text())
    assert run("update ada.json game.txt").code == REFUSED
    assert run("update ada.json game.txt --seat A").code == 0
    assert document("ada.json")["name"] == "Ada"
    assert document("ada.json")["treasury"] == 3_500
    Path("mine.txt").write_text(finished({}, names=["You", "heuristic bot"]).record.text())
    assert run("update eve.json mine.txt --seat A").code == 0
    assert document("eve.json")["name"] == "eve"  # who gave no name is called by the file
    Path("simple.txt").write_text(finished({"mode": "simple"}).record.text())
    assert "nothing is kept" in run("update cy.json simple.txt --seat A").err


def test_a_game_that_goes_on_is_not_taken(run: Run) -> None:
    match = Match(GAME, 2, {"mode": "quick"}, chance=Chance(1))
    match.play(0, (TIMEOUT,))
    Path("game.txt").write_text(match.record.text())
    assert "isn’t over" in run("update ada.json game.txt --seat A").err


def test_the_order_of_a_campaign(run: Run) -> None:
    run("new ada.json Ada")
    run("new bo.json Bo PeS PeS PeS PeS PeS PeS PeS PeS PeS")
    lines = run("order ada.json bo.json --no-colour").out.splitlines()
    assert [line.split()[:2] for line in lines[1:]] == [["1", "bo"], ["2", "ada"]]


def test_games_without_campaign_files_have_no_verbs() -> None:
    assert Game("baronage.games.brawling").campaign_files == ()
    assert [kind.name for kind in GAME.campaign_files] == ["fiefdom"]
