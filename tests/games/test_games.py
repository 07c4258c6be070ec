"""The list of games: those that live here, and those of one's own that the environment names."""

from __future__ import annotations

import pytest

import baronage
from baronage.engine.errors import BadSetup


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
    monkeypatch.setenv("BARONAGE_GAMES", "tests.engine.toys.pennies")
    known = baronage.games()
    assert {"brawling", "pennies"} <= set(known)
    match = baronage.Match(known["pennies"], seats=2, seed=1)
    assert baronage.Record.read(match.record.text(), known).replay().state.dump() == match.state.dump()
    monkeypatch.delenv("BARONAGE_GAMES")
    assert "pennies" not in baronage.games()


@pytest.mark.parametrize(
    ("package", "why"),
    [
        ("no.such.package", "no.such.package"),
        ("json", "json"),
        ("baronage.games.brawling", "calls its game 'brawling'"),
    ],
)
def test_a_package_that_is_no_further_game(monkeypatch: pytest.MonkeyPatch, package: str, why: str) -> None:
    monkeypatch.setenv("BARONAGE_GAMES", package)
    with pytest.raises(BadSetup, match=why):
        baronage.games()
