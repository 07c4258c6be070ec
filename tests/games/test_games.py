"""The list of games: those that live here, and those of one's own that the environment names."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import TIMEOUT, SimultaneousStep
from baronage.engine.game.game import Game
from baronage.engine.match.match import Match
from baronage.games import _games

GAMES = list(baronage.games().values())


def test_the_games_that_live_here() -> None:
    assert "brawling" in baronage.games()
    assert all(name == game.name for name, game in baronage.games().items())


def test_a_first_game_can_be_started_with_the_usual_number_of_players() -> None:
    for game in baronage.games().values():
        first = dict(game.meta.first)
        assert game.setup(game.meta.default_seats, first).document() == first


def test_the_list_is_the_callers_own() -> None:
    baronage.games().clear()
    assert "brawling" in baronage.games()


def test_a_package_that_the_environment_names_is_a_game_like_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARONAGE_GAMES", "baronage.pennies")
    known = baronage.games()
    assert {"brawling", "pennies"} <= set(known)
    match = baronage.Match(known["pennies"], seats=2, seed=1)
    assert baronage.Record.read(match.record.text(), known).replay().state.dump() == match.state.dump()
    monkeypatch.delenv("BARONAGE_GAMES")
    assert "pennies" not in baronage.games()


def broken_meta(folder: Path) -> str:
    """A package whose `meta` lacks an argument."""
    (folder / "brokenmeta").mkdir()
    (folder / "brokenmeta" / "__init__.py").touch()
    (folder / "brokenmeta" / "meta.py").write_text("from baronage.engine.core.setup import Meta\nMETA = Meta()\n")
    return "brokenmeta"


@pytest.mark.parametrize(
    ("package", "why"),
    [
        ("no.such.package", "no.such.package"),
        ("json", "json"),
        ("baronage.games.brawling", "'baronage.games.brawling': its name 'brawling'"),
        (broken_meta, "brokenmeta.*TypeError"),
    ],
)
def test_a_package_that_is_no_further_game_is_skipped_and_named(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    package: str | Callable[[Path], str],
    why: str,
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(
        "BARONAGE_GAMES", f"{package if isinstance(package, str) else package(tmp_path)},baronage.pennies"
    )
    _games.cache_clear()
    assert {"brawling", "pennies"} <= set(baronage.games())
    assert [re.search(why, line) is not None for line in caplog.messages] == [True]


def test_a_broken_game_of_our_own_is_skipped_and_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "broken").mkdir()
    for name, text in (("__init__", ""), ("meta", "META = 1 / 0")):
        (tmp_path / "broken" / f"{name}.py").write_text(text)
    package = sys.modules["baronage.games"]
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    _games.cache_clear()
    found = baronage.games()
    _games.cache_clear()
    assert {"brawling", "fyn"} <= set(found)
    assert [re.search("broken.*ZeroDivisionError", line) is not None for line in caplog.messages] == [True]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_who_let_his_time_run_out_has_answered_for_good(game: Game) -> None:
    """Where several choose at once, silence is as final as a sheet: nothing that the seat may still do asks it anew."""
    luck, looked = random.Random(3), 0
    match = Match(game, max(game.meta.default_seats, 3 if 3 in game.seats else 2), seed=3)
    for _ in range(400):
        if match.over or looked > 20:
            break
        top = match.state.stack[-1]
        seat = luck.choice(match.state.actors())
        if isinstance(top, SimultaneousStep) and len(match.state.actors()) > 1:
            looked += 1
            state = match.state.clone()
            state.play(seat, (TIMEOUT,), Chance(1))
            after = state.stack[-1]
            assert isinstance(after, SimultaneousStep)
            assert after.sent >> seat & 1
            for action in state.actions(seat):
                other = state.clone()
                other.play(seat, action, Chance(1))
                assert seat not in other.actors()
        match.play(seat, luck.choice(match.state.actions(seat)))
    assert looked or game.name == "fyn", "in Fyn nobody chooses at the same time as others"
