"""Notification preferences: which kinds, where and when.

Pure functions of preferences and instants that read no clock.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from baronage.engine.core.errors import BadSetup
from baronage.server.locale import msg

MOVE: Final = "move"  # a table waits for the person
SHORT: Final = "short"  # most of the person's time is gone
OVER: Final = "over"  # a game is over
INVITED: Final = "invited"  # an invitation to a table
TALK: Final = "talk"  # a private chat message
ROUND: Final = "round"  # a round of a tournament
KINDS: Final = (MOVE, SHORT, OVER, INVITED, TALK, ROUND)
REMIND: Final = "remind"  # a reminder by the host of a table
REMOVED: Final = "removed"  # a removal by the host of a table
TOLD_AS: Final = {REMIND: MOVE, REMOVED: OVER}  # kinds that share the preferences of another
GIVEN_UP: Final = "way"  # another destination was disabled: this kind can't be switched off

MAIL: Final = "mail"
PUSH: Final = "push"
HOOK: Final = "hook"
WAYS: Final = (MAIL, PUSH, HOOK)
# The kinds allowed for webhooks, which others may read: private chat is not among them.
OF_A_HOOK: Final = (MOVE, SHORT, OVER, INVITED, ROUND)

ONCE: Final = "once"
DIGEST: Final = "digest"  # combined with others
NEVER: Final = "never"
When = Literal["once", "digest", "never"]
Digest = Literal["off", "daily", "weekly"]
DIGEST_AT = 7 * 60 + 30  # minute of the day at which digests are sent
DIGEST_DAY = 0  # day of a weekly digest: Monday
DAY_MINUTES = 24 * 60


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The preference for one kind of notification: destinations and timing."""

    ways: tuple[Literal["mail", "push", "hook"], ...] = ()
    when: When = ONCE


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours, in minutes since midnight."""

    on: bool = False
    since: int = 22 * 60
    until: int = 7 * 60


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All preferences of a person."""

    kinds: dict[str, Wish] = {}
    quiet: Quiet = Quiet()
    digest: Digest = "daily"
    zone: str = "UTC"

    def of(self, kind: str) -> Wish:
        """Return the preference for a kind, or its default."""
        if kind == GIVEN_UP:
            return Wish(WAYS, ONCE)
        kind = TOLD_AS.get(kind, kind)
        return self.kinds.get(kind, USUAL[kind])

    def check(self) -> None:
        """Raise BadSetup unless the preferences are valid."""
        unknown = sorted(set(self.kinds) - set(KINDS))
        if unknown:
            raise BadSetup(msg("notice-kind", name=unknown[0][:40], known=[*KINDS]))
        if any(HOOK in wish.ways and kind not in OF_A_HOOK for kind, wish in self.kinds.items()):
            raise BadSetup(msg("notice-private"))
        if self.of(SHORT).when == DIGEST:
            raise BadSetup(msg("notice-short"))
        if not (0 <= self.quiet.since < DAY_MINUTES and 0 <= self.quiet.until < DAY_MINUTES):
            raise BadSetup(msg("notice-quiet", most=DAY_MINUTES - 1))
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise BadSetup(msg("time-control-zone", zone=self.zone[:100])) from error

    def document(self) -> str:
        """Return the preferences as JSON."""
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
    """Return preferences from JSON; raise BadSetup if they are invalid."""
    try:
        found = msgspec.json.decode(document, type=Wishes)
    except msgspec.MsgspecError as error:
        raise BadSetup(msg("notice-bad", why=str(error))) from error
    found.check()
    return found


# --- timing ----------------------------------------------------------------------------------------------------------


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """Return the end of the quiet hours at this instant, or None outside of quiet hours."""
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
    """Return when the next digest is sent."""
    day = datetime.fromtimestamp(now, ZoneInfo(wishes.zone)).date()
    while True:
        found = _at(wishes, day, DIGEST_AT)
        if found > now and (wishes.digest != "weekly" or day.weekday() == DIGEST_DAY):
            return found
        day += timedelta(days=1)


def goes_at(wishes: Wishes, kind: str, ready: float, due: float | None = None) -> float:
    """Return when a notification is sent that is ready at `ready`.

    Quiet hours delay it, except a warning about time that ends before they do.
    """
    until = quiet_until(wishes, ready)
    if until is None or (kind == SHORT and due is not None and due <= until):
        return ready
    return until


def in_digest(wishes: Wishes, kind: str) -> bool:
    """Return whether this kind is sent in a digest."""
    return wishes.of(kind).when == DIGEST


def wanted(wishes: Wishes, kind: str, at_once: bool = False) -> bool:
    """Return whether this kind is sent at all. A notification with `at_once` needs no digest."""
    wish = wishes.of(kind)
    return wish.when != NEVER and (at_once or not (wish.when == DIGEST and wishes.digest == "off"))


def _at(wishes: Wishes, day: date, minute: int) -> float:
    hour, rest = divmod(minute, 60)
    return datetime(day.year, day.month, day.day, hour, rest, tzinfo=ZoneInfo(wishes.zone)).timestamp()
