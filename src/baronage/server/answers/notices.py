"""What REST answers about notices (see `answers`)."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Kind = Literal["move", "short", "over", "invited", "talk", "round"]
WayKind = Literal["mail", "push", "hook"]


class WishInfo(TypedDict):
    """Of one kind of notice: by which ways I want it, by which it can come, and when."""

    kind: Kind
    ways: list[WayKind]
    possible: list[WayKind]
    when: Literal["once", "digest", "never"]


class WayInfo(TypedDict):
    """Where I am told something. `state`: new (an address that is not confirmed), works, fails (tried less often), given-up."""

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
    """Hours in which nothing comes: minutes since midnight."""

    on: bool
    since: int
    until: int


class NextNotice(TypedDict):
    """The next notice as it will arrive: when, where, and why. `sample`: none waits, and this is what one looks like."""

    title: str
    text: str
    why: str
    at: float
    ways: list[str]
    held: bool
    sample: bool


class NoticesInfo(TypedDict):
    """All about my notices."""

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
    """A new address; a hook's `secret`, with which its notices are signed, is shown once."""

    way: WayInfo
    secret: str


class Tried(TypedDict):
    """What became of a test; empty: it arrived."""

    why: str
