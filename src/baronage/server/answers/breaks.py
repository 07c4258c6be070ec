"""What REST answers about standing still, holidays and invitations (see `answers`)."""

from __future__ import annotations

from typing_extensions import TypedDict


class Holiday(TypedDict):
    """Somebody is away from then to then, and his clocks stand still."""

    since: float
    until: float


class SeatHoliday(TypedDict):
    """Who sits on this seat is away from then to then."""

    seat: int
    since: float
    until: float


class Rest(TypedDict):
    """Does a running table stand still? `until`: when it goes on by itself, None: it does not stand still; `by_host`: did he
    want it, or all who play? `wanted`: seats that want it, while others do not; and the holidays that are not over."""

    until: float | None
    by_host: bool
    wanted: list[int]
    holidays: list[SeatHoliday]


class HolidaysInfo(TypedDict):
    """My holidays that are not over; how many days a year has (`most`), and how many are left of this one."""

    most: int
    left: float
    days: list[Holiday]
