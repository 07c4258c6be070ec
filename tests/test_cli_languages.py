"""What the commands print is in the language that is asked for, or else in the terminal's own."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from baronage import Chance, Match, games
from baronage.cli import REFUSED, main
from baronage.server.store.store import Store
from baronage.terminal.play import show_standings
from baronage.terminal.screen import Screen
from baronage.terminal.seats import Occupant
from baronage.terminal.table import Table

Run = Callable[..., tuple[object, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in an empty folder: its exit code and what it printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    def call(*words: str) -> tuple[object, str]:
        with pytest.raises(SystemExit) as end:
            main([*words])
        both = capsys.readouterr()
        return end.value.code or 0, (both.out + both.err).replace("\xa0", " ")

    return call


def french(run: Run, *words: str) -> str:
    code, text = run(*words, "--language", "fr")
    assert code == 0, text
    return text


def test_games_are_listed_in_the_readers_language(run: Run) -> None:
    text = french(run, "games")
    for game in games().values():
        assert game.words.about("sentence", "fr")[:20] in text
        assert game.meta.sentence[:30] not in text
    assert "joueurs" in text
    assert "players" not in text
    assert "ce qu’elle fait" in french(run, "games", "yuan")


def test_puzzles_and_lessons_are_listed_in_it(run: Run) -> None:
    assert "difficulté, de 1 à 5" in french(run, "puzzle", "brawling", "--list")
    assert "leçon" in french(run, "lesson", "brawling", "--list")


def test_a_record_is_checked_in_the_language_of_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(games()["brawling"], 2, chance=Chance.sealed(b"\5" * 32))
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[0])
    Path("game.txt").write_text(match.record.text(), encoding="utf-8")
    monkeypatch.setenv("LANGUAGE", "fr")
    assert "la graine est celle qui était promise" in run("verify", "game.txt")[1]
    assert "the seed is the one promised" in run("verify", "game.txt", "--language", "en")[1]


def test_a_language_that_nobody_speaks_is_refused(run: Run) -> None:
    code, text = run("games", "--language", "tlh")
    assert (code, "there are: en, fr" in text) == (REFUSED, True)


def test_bots_that_play_many_games_are_told_of_in_it(run: Run) -> None:
    few = ("--games", "2", "--processes", "1", "--seed", "1")
    text = french(run, "simulate", "brawling", "--bots", "random,random", *few)
    assert "2 parties, 2 places, graine 1" in text
    assert "décisions par partie" in text
    ends = games()["brawling"]
    assert not any(ends.cause(number)[0] in text for number in ends.causes)
    assert "première place" in french(run, "ladder", "brawling", "--bots", "random,heuristic", *few)
    assert "première place, 95 %" in french(run, "ladder", "brawling", "--bots", "random,heuristic", "--markdown", *few)
    cup = french(run, "tournament", "brawling", "--players", "random,heuristic", *few)
    assert "à des tables de 2" in cup
    assert "des adversaires" in cup


def test_who_keeps_a_server_is_told_in_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(str(tmp_path / "club.db")).close()
    monkeypatch.setenv("BARONAGE_DATABASE", str(tmp_path / "club.db"))
    assert french(run, "check-tables") == "0 table en cours, 0 acte rejoué, 0 diffère.\n"
    assert french(run, "ratings", "--recount").splitlines()[0] == "0 table a été comptée."
    assert french(run, "backup", "copy.db") == "copy.db : 0 table, 0 acte, 0 personne.\n"
    assert french(run, "restore", "copy.db", "--database", "again.db") == (
        "De retour dans la base : 0 table, 0 acte, 0 personne.\n"
    )


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ("left, eliminated second", "left, eliminated first", "player")),
        ("fr", ("a quitté la partie, deuxième élimination", "a quitté la partie, première élimination", "joueur")),
    ],
)
def test_who_went_out_when_is_told_at_the_end(
    language: str, shown: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = Table.new(games()["fyn"], [Occupant(name) for name in ("Ada", "Bo", "Cy")], {}, 1, tmp_path / "game.json")
    for seat in (2, 0):
        table.match.play(seat, "resign")
    standings = table.match.state.standings()
    assert standings is not None
    show_standings(Screen(False, language=language), table, standings, table.match.state.cause)
    text = " ".join(capsys.readouterr().out.split())
    for words in shown:
        assert words in text
