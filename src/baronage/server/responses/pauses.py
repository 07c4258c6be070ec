"""Types of REST responses about pauses, holidays and invitations."""

from __future__ import annotations

from typing_extensions import TypedDict


class Holiday(TypedDict):
    """A holiday, during which a person's clocks stop."""

    since: float
    until: float


class SeatHoliday(TypedDict):
    """A holiday of the player on this seat."""

    seat: int
    since: float
    until: float


class Rest(TypedDict):
    """The pause of a running table: `until` is when it resumes at the latest, null if it is not paused.

    `by_host` says whether the host or all players asked for it. `wanted` are the seats that have asked for a pause.
    `holidays` are those not over.
    """

    until: float | None
    by_host: bool
    wanted: list[int]
    holidays: list[SeatHoliday]


class HolidaysInfo(TypedDict):
    """The caller's holidays that are not over, the days allowed per year (`most`) and those left."""

    most: int
    left: float
    days: list[Holiday]
