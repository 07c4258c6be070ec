"""Some games under the eyes of the law are played at a table that holds secret windows open."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import Step
from baronage.engine.core.window import NOBODY
from baronage.engine.match.match import Match
from baronage.games import games
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.asking import Asking
from baronage.laws import LawBroken, check_game
from baronage.laws import runner as play

FYN = games()["fyn"]
SKIP = ("bot", "words")


def test_held_windows_are_closed_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    whole = play._Trial.close_window

    def close(trial: play._Trial, match: Match) -> None:
        whole(trial, match)
        closed.append(match.record.moves[-1].text)

    monkeypatch.setattr(play._Trial, "close_window", close)
    for share, some in ((0.0, False), (1.0, True)):
        monkeypatch.setattr(play, "HELD", share)
        check_game(FYN, 2, {"max_rounds": 10}, seed=5, share=0.0, skip=SKIP)
        assert bool(closed) == some
    assert set(closed) == {"close"}


def test_a_window_that_shows_that_nobody_is_asked_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = Asking.redact

    def redact(self: Asking, s: Barons, viewer: int) -> Step[Barons] | None:
        return self if self.asked == NOBODY else hidden(self, s, viewer)

    monkeypatch.setattr(play, "HELD", 1.0)
    monkeypatch.setattr(play, "LOOKS_AT_HELD", 1.0)
    monkeypatch.setattr(Asking, "redact", redact)
    with pytest.raises(LawBroken):
        check_game(FYN, 2, {"max_rounds": 10}, seed=5, share=0.0, skip=SKIP)
