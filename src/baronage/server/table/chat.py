"""Chat at a table and its channels. Each reader has their own numbers, so that no gap reveals private messages."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from unicodedata import category

from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.protocol import LARGEST_ID, LONGEST_MESSAGE, ChatMessage

EVERYONE, SPECTATORS = "table", "spectators"
MAX_MESSAGES = 20_000  # per channel: a full spectators' channel doesn't affect the players'
MAX_LISTED = 500  # per response
# Characters a person may post at a table in a day, in all channels: sixteen seats have 65,000 channels.
MAX_A_DAY = 200_000
DAY = 24 * 3600.0
MIN_COUNTED = 50  # counted characters of a message, however short
INVISIBLE = ("Cc", "Cs", "Co", "Cn")
DIRECTIONAL = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@dataclass(frozen=True)
class ChatEntry:
    """A chat message."""

    number: int  # within the table; never shown
    at: float
    channel: str
    person: str
    name: str
    seat: int | None
    text: str
    key: str = ""  # chosen by the sender, so that a repeated message is posted once
    removed: bool = False  # removed by an admin, or its author deleted the account


def group(channel: str) -> tuple[int, ...]:
    """Return the seats of a private channel, or an empty tuple for another channel."""
    parts = channel.split(",")
    if not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in parts):
        return ()
    return tuple(int(part) for part in parts)


def name_of(channel: str, seats: int) -> str:
    """Return the canonical name of a channel: `table`, `spectators`, or seats in order. Raise ApiError if there is no
    such channel.
    """
    if channel in (EVERYONE, SPECTATORS):
        return channel
    members = group(channel)
    if len(set(members)) < 2 or len(set(members)) != len(members) or max(members) >= seats:
        raise ApiError("refused", msg("no-channel"))
    return ",".join(str(seat) for seat in sorted(members))


def reads(channel: str, seats: Iterable[int]) -> bool:
    """Return whether a person on these seats reads this channel. A spectator has no seats."""
    mine = set(seats)
    if channel == EVERYONE:
        return True
    if channel == SPECTATORS:
        return not mine
    return bool(mine & set(group(channel)))


def is_visible(one: ChatEntry, seats: Iterable[int], chat_since: int = 0) -> bool:
    """Return whether a reader sees this message.

    `chat_since` is the last message before they took a seat over: older private messages stay hidden.
    """
    return reads(one.channel, seats) and (one.number > chat_since or not group(one.channel))


def clean(text: str) -> str:
    """Return the text without control characters and without characters that change the writing direction."""
    return "".join(
        char for char in text if char in "\n\t" or not (category(char) in INVISIBLE or char in DIRECTIONAL)
    ).strip()


class ChatLog:
    """All chat messages of a table."""

    def __init__(self, entries: Iterable[ChatEntry] = ()) -> None:
        self.entries: list[ChatEntry] = []
        self._recent: dict[str, deque[tuple[float, int]]] = {}  # by person: times and counted characters
        # Messages counted so far, and messages read, by the reader's seats and since when they have them.
        self._counted: dict[tuple[int, ...], tuple[int, int]] = {}
        for one in entries:
            self.add(one)

    def add(self, one: ChatEntry) -> None:
        """Add a message."""
        self.entries.append(one)
        self._recent.setdefault(one.person, deque()).append((one.at, _counted_length(one.text)))

    def at(self, number: int, seats: list[int], chat_since: int = 0) -> ChatEntry | None:
        """Return the message with this number as counted for these seats, or None."""
        found = [one for one in self.entries if is_visible(one, seats, chat_since)]
        return found[number - 1] if 0 < number <= len(found) else None

    def mark_removed(self, numbers: Collection[int]) -> list[ChatEntry]:
        """Mark messages as removed, by the table's own numbers, and return those that were not removed before."""
        gone = [one for one in self.entries if one.number in numbers and not one.removed]
        for one in gone:
            self.entries[one.number - 1] = replace(one, removed=True)
        return [replace(one, removed=True) for one in gone]

    def payload(self, table: str, one: ChatEntry, seats: list[int], chat_since: int = 0) -> ChatMessage:
        """Return an older message as these seats see it now, with its number for them."""
        number = sum(is_visible(other, seats, chat_since) for other in self.entries[: one.number])
        return _message(table, number, one)

    def check_daily_limit(self, person: str, text: str, now: float) -> None:
        """Raise ApiError if a person has posted too much within a day."""
        recent = self._recent.get(person, deque())
        while recent and recent[0][0] <= now - DAY:
            recent.popleft()
        if sum(count for _, count in recent) + _counted_length(text) > MAX_A_DAY:
            raise ApiError("refused", msg("said-a-book"))

    def check(self, channel: str, text: str, mine: list[int], seats: int, allowed: str = "all") -> str:
        """Return the channel's name; raise ApiError unless these seats may post this text in it.

        `allowed` is all, public or none; see Meta.talk.
        """
        name = name_of(channel, seats)
        if not any(category(char)[0] not in "CZ" for char in text) or len(text) > LONGEST_MESSAGE:
            raise ApiError("refused", msg("say-something", most=LONGEST_MESSAGE))
        if name == EVERYONE and not mine:
            raise ApiError("refused", msg("watchers-talk"))
        if not reads(name, mine):
            raise ApiError("refused", msg("not-in-channel"))
        if mine and allowed == "none":
            raise ApiError("refused", msg("talk-none"))
        if mine and allowed == "public" and name != EVERYONE:
            raise ApiError("refused", msg("talk-open"))
        if len(self.entries) >= MAX_MESSAGES and sum(one.channel == name for one in self.entries) >= MAX_MESSAGES:
            raise ApiError("refused", msg("said-enough", most=MAX_MESSAGES))
        return name

    def is_repeated(self, person: str, key: str) -> bool:
        """Return whether a person has recently posted a message with this key."""
        return any(one.key == key and one.person == person for one in self.entries[-MAX_LISTED:])

    def newest(self, table: str, seats: list[int], chat_since: int = 0, blocked: Collection[str] = ()) -> ChatMessage:
        """Return the last message as these seats see it. Messages of `blocked` people are hidden."""
        key = (chat_since, *seats)
        looked, count = self._counted.get(key, (0, 0))
        count += sum(is_visible(one, seats, chat_since) for one in self.entries[looked:])
        self._counted[key] = len(self.entries), count
        return _message(table, count, self.entries[-1], blocked)

    def visible(
        self,
        table: str,
        seats: list[int],
        since: int = 0,
        before: int = LARGEST_ID,
        chat_since: int = 0,
        blocked: Collection[str] = (),
    ) -> list[ChatMessage]:
        """Return the messages between two numbers, as counted for these seats; the newest if there are too many."""
        found = list(enumerate((one for one in self.entries if is_visible(one, seats, chat_since)), 1))
        wanted = found[max(0, since) : max(0, before - 1)]
        return [_message(table, number, one, blocked) for number, one in wanted[-MAX_LISTED:]]


def _counted_length(text: str) -> int:
    return max(MIN_COUNTED, len(text))


def _message(table: str, number: int, one: ChatEntry, blocked: Collection[str] = ()) -> ChatMessage:
    hidden = "removed" if one.removed else "blocked" if one.person in blocked else ""
    text = "" if hidden else one.text
    return ChatMessage(
        table=table,
        number=number,
        at=one.at,
        channel=one.channel,
        name=one.name,
        seat=one.seat,
        text=text,
        hidden=hidden,
    )
