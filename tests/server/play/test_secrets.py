"""What a table must not tell: its seed before the end, and who is asked in secret."""

from __future__ import annotations

import random

import pytest

from baronage.engine.errors import Illegal
from baronage.engine.flow import PUBLIC
from baronage.engine.game import Game
from baronage.engine.record import Record
from baronage.server.pace import Live, Pace, Post, Untimed, hush
from baronage.server.play.acts import Kind
from tests.engine.table import PASS, A, B, C
from tests.server.play.test_table import GAMES, SEED, raid_at, table, told, wander


def test_the_seed_is_in_nothing_that_is_shown_before_the_end() -> None:
    it = table()
    shown = repr([(it.view(eyes), it.question(eyes), it.lines(eyes), it.match.record.diary(eyes)) for eyes in it.eyes])
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
            it.act(it.last + 1, PUBLIC, Kind.CLOSE, {})
            continue
        seat = it.state.actors()[0]
        try:
            it.act(it.last + 1, seat, Kind.PLAY, {"text": "resign"})
        except Illegal:
            it.act(it.last + 1, seat, Kind.LAPSE, {})
    assert it.over
    record = Record.from_document(it.match.record.document(), {game.name: game})
    assert (record.commitment, record.seed) == (promised, (b"\5" * 32).hex())
    record.verify()


# --- secret windows at a live table ---------------------------------------------------------------------------------


def test_nothing_tells_whether_somebody_is_asked_in_secret() -> None:
    asked, nobody_left = raid_at((4, 10), Live()), raid_at((4, 6), Live())
    assert (asked.state.actors(), nobody_left.state.actors()) == ([B], [])
    assert asked.hush is not None
    assert nobody_left.hush is not None
    assert asked.hush.closes == nobody_left.hush.closes, "drawn apart from what anybody holds"
    for eyes in (A, C, PUBLIC):
        assert told(asked, eyes) == told(nobody_left, eyes)
    asked.act(1004.5, B, Kind.PLAY, {"actions": [PASS]})
    for eyes in (A, C, PUBLIC):
        assert told(asked, eyes) == told(nobody_left, eyes), "a quick answer is no news"
    assert asked.due() == nobody_left.due() == asked.hush.closes
    for it in (asked, nobody_left):
        assert it.hush is not None
        assert not it.closes(it.hush.closes - 0.01)
        assert it.closes(it.hush.closes)
        it.act(it.hush.closes, PUBLIC, Kind.CLOSE, {})
        assert it.hush is None
        assert not it.state.in_secret()


@pytest.mark.parametrize("pace", [Live(), Post(), Untimed()], ids=repr)
def test_a_secret_window_stays_open_for_a_while_after_all_saw_something_in_it(pace: Pace) -> None:
    it = raid_at((4, 10), pace)
    assert it.hush is not None
    opened = it.hush.closes
    it.act(opened + 5.0, B, Kind.ANSWERS, {"texts": []})
    assert it.hush.closes == opened, "of what B does alone nobody learns"
    it.act(opened + 9.0, C, Kind.PLAY, {"text": "resign"})
    assert it.state.in_secret()
    assert it.hush.closes >= opened + 10.0


def test_who_is_asked_in_secret_pays_nothing_from_his_bank_and_passes_in_the_end() -> None:
    it = raid_at((4, 10), Live(bank=100.0, window=9.0))
    assert [clock.bank for clock in it.clocks_for(B)] == [clock.bank for clock in it.clocks_for(PUBLIC)]
    assert it.clocks_for(B)[B].due == 1004.0 + 9.0
    assert not any(clock.runs for clock in it.clocks_for(PUBLIC))
    assert it.late(1012.9) == []
    assert it.late(1013.0) == [B]
    it.act(1013.0, B, Kind.LAPSE, {})
    assert it.missed == [0, 0, 0], "to let a window pass is an answer"
    assert it.clocks_for(B)[B].bank == it.clocks_for(PUBLIC)[B].bank
    assert it.closes(1013.0), "nobody thinks any more, and its time is over"


def test_a_secret_window_is_given_the_time_of_an_outage() -> None:
    it = raid_at((4, 10), Live())
    assert it.hush is not None
    before = it.hush
    it.act(1300.0, PUBLIC, Kind.OUTAGE, {"since": 1005.0, "until": 1300.0})
    assert it.hush == before.outage(295.0)


def test_most_windows_are_short_and_all_within_an_answers_time() -> None:
    pace = Live(window=12.0)
    lasted = sorted(hush(pace, 0.0, luck / 1000).closes for luck in range(1000))
    assert lasted[0] >= 1.0
    assert lasted[-1] <= 12.0
    assert lasted[500] < 3.0
