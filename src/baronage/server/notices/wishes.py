"""What somebody wants to be told of, by which ways, and when. Pure functions of wishes and instants; they read no clock."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from baronage.engine.errors import BadSetup
from baronage.server.words import say

MOVE: Final = "move"  # a table waits for him
SHORT: Final = "short"  # most of his time is gone
OVER: Final = "over"  # a game is over
INVITED: Final = "invited"  # somebody asks him to a table
TALK: Final = "talk"  # a line that only he, or few, can read
ROUND: Final = "round"  # of a tournament
KINDS: Final = (MOVE, SHORT, OVER, INVITED, TALK, ROUND)
REMIND: Final = "remind"  # the host of a table asks him to move
REMOVED: Final = "removed"  # the host of a table took him off his seat
TOLD_AS: Final = {REMIND: MOVE, REMOVED: OVER}  # kinds without wishes of their own: they are told as these are
GIVEN_UP: Final = "way"  # another way of his does not work any more: this can't be switched off

MAIL: Final = "mail"
PUSH: Final = "push"
HOOK: Final = "hook"
WAYS: Final = (MAIL, PUSH, HOOK)
# What may go by a hook, which others may read: who talks to whom in private is nobody's business.
OF_A_HOOK: Final = (MOVE, SHORT, OVER, INVITED, ROUND)

ONCE: Final = "once"
DIGEST: Final = "digest"  # with others, in one
NEVER: Final = "never"
When = Literal["once", "digest", "never"]
Digest = Literal["off", "daily", "weekly"]
DIGEST_AT = 7 * 60 + 30  # minutes of the day at which digests come,
DIGEST_DAY = 0  # and the day of the week for who has one a week: Monday
DAY_MINUTES = 24 * 60


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one kind of notice: by which ways, and when."""

    ways: tuple[Literal["mail", "push", "hook"], ...] = ()
    when: When = ONCE


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day in which nothing comes: minutes since midnight."""

    on: bool = False
    since: int = 22 * 60
    until: int = 7 * 60


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that somebody wants."""

    kinds: dict[str, Wish] = {}
    quiet: Quiet = Quiet()
    digest: Digest = "daily"
    zone: str = "UTC"

    def of(self, kind: str) -> Wish:
        """Of one kind: as he said, or as is usual."""
        if kind == GIVEN_UP:
            return Wish(WAYS, ONCE)
        kind = TOLD_AS.get(kind, kind)
        return self.kinds.get(kind, USUAL[kind])

    def check(self) -> None:
        """Raise BadSetup unless it can be kept to."""
        unknown = sorted(set(self.kinds) - set(KINDS))
        if unknown:
            raise BadSetup(say("notice-kind", name=unknown[0][:40], known=[*KINDS]))
        if any(HOOK in wish.ways and kind not in OF_A_HOOK for kind, wish in self.kinds.items()):
            raise BadSetup(say("notice-private"))
        if self.of(SHORT).when == DIGEST:
            raise BadSetup(say("notice-short"))
        if not (0 <= self.quiet.since < DAY_MINUTES and 0 <= self.quiet.until < DAY_MINUTES):
            raise BadSetup(say("notice-quiet", most=DAY_MINUTES - 1))
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise BadSetup(say("pace-zone", zone=self.zone[:100])) from error

    def document(self) -> str:
        """As it is written down."""
        return msgspec.json.encode(self).decode()


USUAL: Final[dict[str, Wish]] = {
    MOVE: Wish((MAIL, PUSH, HOOK), ONCE),
    SHORT: Wish((MAIL, PUSH), ONCE),
    OVER: Wish((MAIL, HOOK), DIGEST),
    INVITED: Wish((MAIL, PUSH), ONCE),
    TALK: Wish((PUSH,), ONCE),
    ROUND: Wish((MAIL, HOOK), DIGEST),
}


def read_wishes(document: str | bytes) -> Wishes:
    """What was written down; BadSetup: it can't be read."""
    try:
        found = msgspec.json.decode(document, type=Wishes)
    except msgspec.MsgspecError as error:
        raise BadSetup(say("notice-bad", why=str(error))) from error
    found.check()
    return found


# --- when ------------------------------------------------------------------------------------------------------------


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end in which this instant lies; None: it lies in none."""
    quiet = wishes.quiet
    if not quiet.on or quiet.since == quiet.until:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    minute = local.hour * 60 + local.minute
    inside = (
        quiet.since <= minute < quiet.until
        if quiet.since < quiet.until
        else minute >= quiet.since or minute < quiet.until
    )
    if not inside:
        return None
    day = local.date() + timedelta(days=1 if minute >= quiet.until else 0)
    return _at(wishes, day, quiet.until)


def next_digest(wishes: Wishes, now: float) -> float:
    """When the next digest goes."""
    day = datetime.fromtimestamp(now, ZoneInfo(wishes.zone)).date()
    while True:
        found = _at(wishes, day, DIGEST_AT)
        if found > now and (wishes.digest != "weekly" or day.weekday() == DIGEST_DAY):
            return found
        day += timedelta(days=1)


def goes_at(wishes: Wishes, kind: str, ready: float, due: float | None = None) -> float:
    """When a notice goes that is ready then: not in quiet hours, but for time that runs short and ends before they do."""
    until = quiet_until(wishes, ready)
    if until is None or (kind == SHORT and due is not None and due <= until):
        return ready
    return until


def in_digest(wishes: Wishes, kind: str) -> bool:
    """Does he want this kind with others, in one?"""
    return wishes.of(kind).when == DIGEST


def wanted(wishes: Wishes, kind: str) -> bool:
    """Does he want to be told of this at all?"""
    wish = wishes.of(kind)
    return wish.when != NEVER and not (wish.when == DIGEST and wishes.digest == "off")


def _at(wishes: Wishes, day: date, minute: int) -> float:
    hour, rest = divmod(minute, 60)
    return datetime(day.year, day.month, day.day, hour, rest, tzinfo=ZoneInfo(wishes.zone)).timestamp()
