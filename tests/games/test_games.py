"""The list of games: those that live here, and those of one's own that the environment names."""

from __future__ import annotations

import random

import pytest

import baronage
from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup
from baronage.engine.flow import LAPSE, Sheets
from baronage.engine.game import Game
from baronage.engine.match import Match

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
        if isinstance(top, Sheets) and len(match.state.actors()) > 1:
            looked += 1
            state = match.state.clone()
            state.play(seat, (LAPSE,), Chance(1))
            after = state.stack[-1]
            assert isinstance(after, Sheets)
            assert after.sent >> seat & 1
            for action in state.actions(seat):
                other = state.clone()
                other.play(seat, action, Chance(1))
                assert seat not in other.actors()
        match.play(seat, luck.choice(match.state.actions(seat)))
    assert looked or game.name == "fyn", "in Fyn nobody chooses at the same time as others"
