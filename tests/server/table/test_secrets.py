"""What a table must not tell: its seed before the end, and who is asked in secret."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.game import Game
from baronage.engine.match.record import Record
from baronage.server.table.journal_entry import Kind
from baronage.server.time_control import Correspondence, Live, TimeControl, Untimed, window_time
from tests.engine.table import PASS, A, B, C
from tests.server.table.test_table import GAMES, SEED, raid_at, table, told, wander


def test_the_seed_is_in_nothing_that_is_shown_before_the_end() -> None:
    it = table()
    shown = repr(
        [
            (it.view(viewer), it.question(viewer), it.lines(viewer), it.match.record.diary(viewer))
            for viewer in it.viewer
        ]
    )
    assert SEED.hex() not in shown
    assert it.match.record.commitment
    assert it.match.record.seed == ""


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_record_of_every_game_can_be_checked_against_its_seed(game: Game) -> None:
    it = table(Live(), game, seed=b"\5" * 32)
    promised = it.match.record.commitment
    wander(it, random.Random(5), 60)
    for _ in range(1000):  # each resigns as soon as he may
        if it.over:
            break
        if it.state.is_held():
            it.apply(it.last + 1, PUBLIC, Kind.CLOSE, {})
            continue
        seat = it.state.actors()[0]
        try:
            it.apply(it.last + 1, seat, Kind.PLAY, {"text": "resign"})
        except Illegal:
            it.apply(it.last + 1, seat, Kind.TIMEOUT, {})
    assert it.over
    record = Record.from_document(it.match.record.document(), {game.name: game})
    assert (record.commitment, record.seed) == (promised, (b"\5" * 32).hex())
    record.verify()


# --- secret windows at a live table ---------------------------------------------------------------------------------


def test_nothing_tells_whether_somebody_is_asked_in_secret() -> None:
    asked, is_exhausted = raid_at((4, 10), Live()), raid_at((4, 6), Live())
    assert (asked.state.actors(), is_exhausted.state.actors()) == ([B], [])
    assert asked.window_time is not None
    assert is_exhausted.window_time is not None
    assert asked.window_time.closes == is_exhausted.window_time.closes, "drawn apart from what anybody holds"
    for viewer in (A, C, PUBLIC):
        assert told(asked, viewer) == told(is_exhausted, viewer)
    asked.apply(1004.5, B, Kind.PLAY, {"actions": [PASS]})
    for viewer in (A, C, PUBLIC):
        assert told(asked, viewer) == told(is_exhausted, viewer), "a quick answer is no news"
    assert asked.due() == is_exhausted.due() == asked.window_time.closes
    for it in (asked, is_exhausted):
        assert it.window_time is not None
        assert not it.closes(it.window_time.closes - 0.01)
        assert it.closes(it.window_time.closes)
        it.apply(it.window_time.closes, PUBLIC, Kind.CLOSE, {})
        assert it.window_time is None
        assert not it.state.in_secret()


@pytest.mark.parametrize("time_control", [Live(), Correspondence(), Untimed()], ids=repr)
def test_a_secret_window_stays_open_for_a_while_after_all_saw_something_in_it(time_control: TimeControl) -> None:
    it = raid_at((4, 10), time_control)
    assert it.window_time is not None
    opened = it.window_time.closes
    it.apply(opened + 5.0, B, Kind.ANSWERS, {"texts": []})
    assert it.window_time.closes == opened, "of what B does alone nobody learns"
    it.apply(opened + 9.0, C, Kind.PLAY, {"text": "resign"})
    assert it.state.in_secret()
    assert it.window_time.closes >= opened + 10.0


def test_who_is_asked_in_secret_pays_nothing_from_his_bank_and_passes_in_the_end() -> None:
    it = raid_at((4, 10), Live(bank=100.0, window=9.0))
    assert [clock.bank for clock in it.clocks_for(B)] == [clock.bank for clock in it.clocks_for(PUBLIC)]
    assert it.clocks_for(B)[B].due == 1004.0 + 9.0
    assert not any(clock.runs for clock in it.clocks_for(PUBLIC))
    assert it.overdue(1012.9) == []
    assert it.overdue(1013.0) == [B]
    it.apply(1013.0, B, Kind.TIMEOUT, {})
    assert it.missed == [0, 0, 0], "to let a window pass is an answer"
    assert it.clocks_for(B)[B].bank == it.clocks_for(PUBLIC)[B].bank
    assert it.closes(1013.0), "nobody thinks any more, and its time is over"


def test_a_secret_window_is_given_the_time_of_an_outage() -> None:
    it = raid_at((4, 10), Live())
    assert it.window_time is not None
    before = it.window_time
    it.apply(1300.0, PUBLIC, Kind.OUTAGE, {"since": 1005.0, "until": 1300.0})
    assert it.window_time == before.outage(295.0)


def test_most_windows_are_short_and_all_within_an_answers_time() -> None:
    time_control = Live(window=12.0)
    lasted = sorted(window_time(time_control, 0.0, luck / 1000).closes for luck in range(1000))
    assert lasted[0] >= 1.0
    assert lasted[-1] <= 12.0
    assert lasted[500] < 3.0
