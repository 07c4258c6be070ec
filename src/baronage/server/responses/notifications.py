"""Types of REST responses about notifications."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Kind = Literal["move", "short", "over", "invited", "talk", "round"]
DestinationKind = Literal["mail", "push", "hook"]


class PreferenceInfo(TypedDict):
    """The preference for one kind of notification: chosen and possible destinations, and timing."""

    kind: Kind
    destinations: list[DestinationKind]
    possible: list[DestinationKind]
    when: Literal["once", "digest", "never"]


class DestinationInfo(TypedDict):
    """A destination. `state` is new (not confirmed), works, fails (tried less often) or given-up."""

    id: str
    kind: DestinationKind
    name: str
    address: str
    state: Literal["new", "works", "fails", "given-up"]
    proved: float | None
    used: float | None
    failures: int
    why: str


class QuietInfo(TypedDict):
    """Quiet hours, in minutes since midnight."""

    on: bool
    since: int
    until: int


class NextNotification(TypedDict):
    """The next notification as it will arrive: time, destinations and reason. `sample` means that none is pending."""

    title: str
    text: str
    why: str
    at: float
    destinations: list[str]
    held: bool
    sample: bool


class NotificationSettings(TypedDict):
    """The caller's notification settings."""

    preferences: list[PreferenceInfo]
    destinations: list[DestinationInfo]
    quiet: QuietInfo
    digest: Literal["off", "daily", "weekly"]
    zone: str
    next: NextNotification
    digested: list[str]
    digest_at: float
    mail: bool
    push_key: str


class NewDestination(TypedDict):
    """A new destination. The `secret` of a webhook, which signs its notifications, is shown only once."""

    destination: DestinationInfo
    secret: str


class Tried(TypedDict):
    """The result of a test: the failure reason, or an empty string on success."""

    why: str
