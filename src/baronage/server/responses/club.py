"""Types of REST responses about the club: its page, who is online, and the admins' list of people."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from baronage.server.responses.accounts import Arms, ModerationActionInfo


class NewsItem(TypedDict):
    """An item of news, with its author."""

    id: str
    at: float
    by: str
    title: str
    text: str


class ClubInfo(TypedDict):
    """The club: its name and text, who may join, and whether guests may play.

    `admitted` says whether the caller may use the server, `waits` whether they wait for an admin. Without admission there
    are no news, and `members` is 0.
    """

    name: str
    about: str
    join: Literal["open", "approval", "invitation"]
    guests: bool
    admitted: bool
    waits: bool
    members: int
    news: list[NewsItem]


class OnlinePerson(TypedDict):
    """A member who is online."""

    name: str
    login: str
    arms: Arms | None
    admin: bool


class Online(TypedDict):
    """People here in the last five minutes: members with a visible profile, and the number of guests."""

    members: list[OnlinePerson]
    guests: int


class ClubSettingsInfo(TypedDict):
    """The settings of the club. `reserved` are names that only admins may have."""

    name: str
    about: str
    join: Literal["open", "approval", "invitation"]
    guests: bool
    reserved: list[str]


class PassInfo(TypedDict):
    """An invitation link, without its secret. `left` is how often it can still be used."""

    id: str
    by: str
    created: float
    expires: float
    uses: int
    left: int
    note: str


class NewPass(TypedDict):
    """A new invitation link: the path to give away. It is shown only once."""

    path: str


class MemberInfo(TypedDict):
    """A person in the admins' list; a guest has no sign-in name. `waits` is since when they wait to be admitted."""

    id: str
    name: str
    login: str
    arms: Arms | None
    admin: bool
    organiser: bool
    waits: float | None
    muted: float | None
    banned: float | None
    created: float
    seen: float | None


class MemberList(TypedDict):
    """A page of people, and how many there are."""

    total: int
    members: list[MemberInfo]


class NoteInfo(TypedDict):
    """A note of an admin about a person."""

    id: str
    at: float
    by: str
    text: str


class MemberPage(MemberInfo):
    """A person with the admins' notes and the moderation actions."""

    notes: list[NoteInfo]
    moderation_actions: list[ModerationActionInfo]


class RecoveryLink(TypedDict):
    """The path of a link with which a person sets a new password. It works once, for a day."""

    path: str
