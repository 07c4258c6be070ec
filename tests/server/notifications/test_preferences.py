"""What people want to be told, and when: quiet hours, digests, and what can't be wanted."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from baronage.engine.core.errors import BadSetup
from baronage.server.notifications.preferences import (
    KINDS,
    MOVE,
    OVER,
    ROUND,
    SHORT,
    TALK,
    Preference,
    Preferences,
    Quiet,
    goes_at,
    in_digest,
    next_digest,
    quiet_until,
    read_preferences,
    wanted,
)

OSLO = "Europe/Oslo"


def at(day: int, hour: int, minute: int = 0, month: int = 1, zone: str = OSLO) -> float:
    return datetime(2027, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


NIGHT = Preferences(quiet=Quiet(True), zone=OSLO)  # from 22:00 to 7:00


@pytest.mark.parametrize(
    ("now", "until"),
    [
        (at(15, 21, 59), None),
        (at(15, 22), at(16, 7)),
        (at(16, 0), at(16, 7)),
        (at(16, 6, 59), at(16, 7)),
        (at(16, 7), None),
        (at(28, 1, month=3), at(28, 7, month=3)),  # in this night the clock is put forward
    ],
)
def test_quiet_hours_go_over_midnight_by_the_readers_own_clock(now: float, until: float | None) -> None:
    assert quiet_until(NIGHT, now) == until


def test_quiet_hours_within_a_day_none_and_switched_off() -> None:
    noon = Preferences(quiet=Quiet(True, 12 * 60, 14 * 60), zone=OSLO)
    assert quiet_until(noon, at(15, 13)) == at(15, 14)
    assert quiet_until(noon, at(15, 14)) is None
    assert quiet_until(Preferences(quiet=Quiet(True, 60, 60)), at(15, 1, zone="UTC")) is None
    assert quiet_until(Preferences(zone=OSLO), at(15, 23)) is None


def test_only_time_that_runs_short_breaks_quiet_hours_and_only_if_it_ends_before_they_do() -> None:
    midnight, morning = at(16, 0), at(16, 7)
    for kind in KINDS:
        assert goes_at(NIGHT, kind, midnight, at(16, 12)) == morning
        assert goes_at(NIGHT, kind, midnight) == morning
        assert goes_at(NIGHT, kind, at(15, 12)) == at(15, 12)
    assert goes_at(NIGHT, SHORT, midnight, at(16, 6)) == midnight
    assert goes_at(NIGHT, MOVE, midnight, at(16, 6)) == morning


def test_a_digest_comes_each_morning_or_each_monday() -> None:
    daily, weekly = Preferences(zone=OSLO), Preferences(digest="weekly", zone=OSLO)
    assert next_digest(daily, at(15, 7)) == at(15, 7, 30)
    assert next_digest(daily, at(15, 7, 30)) == at(16, 7, 30)
    assert next_digest(weekly, at(15, 7)) == at(18, 7, 30)
    assert in_digest(daily, OVER)
    assert not in_digest(daily, MOVE)


def test_who_wants_no_digest_is_told_nothing_of_what_goes_into_it() -> None:
    off = Preferences(digest="off")
    assert [kind for kind in KINDS if not wanted(off, kind)] == [OVER, ROUND]
    assert not wanted(Preferences({MOVE: Preference(("mail",), "never")}), MOVE)


@pytest.mark.parametrize(
    "wrong",
    [
        '{"kinds": {"chess": {}}}',
        '{"kinds": {"talk": {"destinations": ["hook"]}}}',
        '{"kinds": {"short": {"destinations": ["mail"], "when": "digest"}}}',
        '{"kinds": {"move": {"destinations": ["pigeon"]}}}',
        '{"kinds": {"move": {"when": "often"}}}',
        '{"quiet": {"on": true, "since": 1440}}',
        '{"zone": "Nowhere/Else"}',
        '{"digest": "hourly"}',
        '{"more": 1}',
        "[]",
        "",
    ],
)
def test_what_can_not_be_kept_to_is_refused(wrong: str) -> None:
    with pytest.raises(BadSetup):
        read_preferences(wrong)


def test_wishes_come_back_as_they_were_written() -> None:
    mine = Preferences({TALK: Preference(("mail",), "digest")}, Quiet(True, 0, 60), "weekly", OSLO)
    assert read_preferences(mine.document()) == mine
