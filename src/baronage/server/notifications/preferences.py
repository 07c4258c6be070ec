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
DRAW: Final = "draw"  # an offer of a draw
REMOVED: Final = "removed"  # a removal by the host of a table
PREFERENCE_OF: Final = {REMIND: MOVE, DRAW: MOVE, REMOVED: OVER}  # kinds that share the preferences of another
GIVEN_UP: Final = "way"  # another destination was disabled: this kind can't be switched off

MAIL: Final = "mail"
PUSH: Final = "push"
HOOK: Final = "hook"
DESTINATION_KINDS: Final = (MAIL, PUSH, HOOK)
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


class Preference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The preference for one kind of notification: destinations and timing."""

    destinations: tuple[Literal["mail", "push", "hook"], ...] = ()
    when: When = ONCE


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours, in minutes since midnight."""

    on: bool = False
    since: int = 22 * 60
    until: int = 7 * 60


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All preferences of a person."""

    kinds: dict[str, Preference] = {}
    quiet: Quiet = Quiet()
    digest: Digest = "daily"
    zone: str = "UTC"

    def of(self, kind: str) -> Preference:
        """Return the preference for a kind, or its default."""
        if kind == GIVEN_UP:
            return Preference(DESTINATION_KINDS, ONCE)
        kind = PREFERENCE_OF.get(kind, kind)
        return self.kinds.get(kind, USUAL[kind])

    def check(self) -> None:
        """Raise BadSetup unless the preferences are valid."""
        unknown = sorted(set(self.kinds) - set(KINDS))
        if unknown:
            raise BadSetup(msg("notice-kind", name=unknown[0][:40], known=[*KINDS]))
        if any(HOOK in preference.destinations and kind not in OF_A_HOOK for kind, preference in self.kinds.items()):
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


USUAL: Final[dict[str, Preference]] = {
    MOVE: Preference((MAIL, PUSH, HOOK), ONCE),
    SHORT: Preference((MAIL, PUSH), ONCE),
    OVER: Preference((MAIL, HOOK), DIGEST),
    INVITED: Preference((MAIL, PUSH), ONCE),
    TALK: Preference((PUSH,), ONCE),
    ROUND: Preference((MAIL, HOOK), DIGEST),
}


def read_preferences(document: str | bytes) -> Preferences:
    """Return preferences from JSON; raise BadSetup if they are invalid."""
    try:
        found = msgspec.json.decode(document, type=Preferences)
    except msgspec.MsgspecError as error:
        raise BadSetup(msg("notice-bad", why=str(error))) from error
    found.check()
    return found


# --- timing ----------------------------------------------------------------------------------------------------------


def quiet_until(preferences: Preferences, now: float) -> float | None:
    """Return the end of the quiet hours at this instant, or None outside of quiet hours."""
    quiet = preferences.quiet
    if not quiet.on or quiet.since == quiet.until:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(preferences.zone))
    minute = local.hour * 60 + local.minute
    inside = (
        quiet.since <= minute < quiet.until
        if quiet.since < quiet.until
        else minute >= quiet.since or minute < quiet.until
    )
    if not inside:
        return None
    day = local.date() + timedelta(days=1 if minute >= quiet.until else 0)
    return _at(preferences, day, quiet.until)


def next_digest(preferences: Preferences, now: float) -> float:
    """Return when the next digest is sent."""
    day = datetime.fromtimestamp(now, ZoneInfo(preferences.zone)).date()
    while True:
        found = _at(preferences, day, DIGEST_AT)
        if found > now and (preferences.digest != "weekly" or day.weekday() == DIGEST_DAY):
            return found
        day += timedelta(days=1)


def goes_at(preferences: Preferences, kind: str, ready: float, due: float | None = None) -> float:
    """Return when a notification is sent that is ready at `ready`.

    Quiet hours delay it, except a warning about time that ends before they do.
    """
    until = quiet_until(preferences, ready)
    if until is None or (kind == SHORT and due is not None and due <= until):
        return ready
    return until


def in_digest(preferences: Preferences, kind: str) -> bool:
    """Return whether this kind is sent in a digest."""
    return preferences.of(kind).when == DIGEST


def wanted(preferences: Preferences, kind: str, at_once: bool = False) -> bool:
    """Return whether this kind is sent at all. A notification with `at_once` needs no digest."""
    preference = preferences.of(kind)
    return preference.when != NEVER and (at_once or not (preference.when == DIGEST and preferences.digest == "off"))


def _at(preferences: Preferences, day: date, minute: int) -> float:
    hour, rest = divmod(minute, 60)
    return datetime(day.year, day.month, day.day, hour, rest, tzinfo=ZoneInfo(preferences.zone)).timestamp()
