"""Types of REST responses about notifications."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Kind = Literal["move", "short", "over", "invited", "talk", "round"]
WayKind = Literal["mail", "push", "hook"]


class WishInfo(TypedDict):
    """The preference for one kind of notification: chosen and possible destinations, and timing."""

    kind: Kind
    ways: list[WayKind]
    possible: list[WayKind]
    when: Literal["once", "digest", "never"]


class WayInfo(TypedDict):
    """A destination. `state` is new (not confirmed), works, fails (tried less often) or given-up."""

    id: str
    kind: WayKind
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


class NextNotice(TypedDict):
    """The next notification as it will arrive: time, destinations and reason. `sample` means that none is pending."""

    title: str
    text: str
    why: str
    at: float
    ways: list[str]
    held: bool
    sample: bool


class NoticesInfo(TypedDict):
    """The caller's notification settings."""

    wishes: list[WishInfo]
    ways: list[WayInfo]
    quiet: QuietInfo
    digest: Literal["off", "daily", "weekly"]
    zone: str
    next: NextNotice
    digested: list[str]
    digest_at: float
    mail: bool
    push_key: str


class NewWay(TypedDict):
    """A new destination. The `secret` of a webhook, which signs its notifications, is shown only once."""

    way: WayInfo
    secret: str


class Tried(TypedDict):
    """The result of a test: the failure reason, or an empty string on success."""

    why: str
