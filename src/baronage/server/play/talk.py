"""Talk at a table: who hears what. Numbers are each hearer's own, so that no gap tells that others talk in private."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from unicodedata import category

from baronage.server.errors import Denied
from baronage.server.wire import LARGEST_ID, LONGEST_SAID, Said
from baronage.server.words import say

EVERYBODY, SPECTATORS = "table", "spectators"
MOST_SAID = 20_000  # in one channel: who fills the spectators' leaves the players theirs
MOST_TOLD = 500  # in one answer
# Characters that one person says at a table within a day, in all channels together: sixteen seats have 65,000 of them.
MOST_A_DAY = 200_000
DAY = 24 * 3600.0
LEAST = 50  # that a message counts for, be it ever so short
UNSEEN = ("Cc", "Cs", "Co", "Cn")
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@dataclass(frozen=True)
class Spoken:
    """One thing that was said."""

    number: int  # the table's own; never shown
    at: float
    channel: str
    person: str
    name: str
    seat: int | None
    text: str
    key: str = ""  # the speaker's own, under which he says it once
    removed: bool = False  # a keeper has taken it away, or who said it is gone


def group(channel: str) -> tuple[int, ...]:
    """The seats of a private channel; none if it is no such channel."""
    parts = channel.split(",")
    if not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in parts):
        return ()
    return tuple(int(part) for part in parts)


def name_of(channel: str, seats: int) -> str:
    """The one name of a channel: `table`, `spectators`, or seats in order."""
    if channel in (EVERYBODY, SPECTATORS):
        return channel
    members = group(channel)
    if len(set(members)) < 2 or len(set(members)) != len(members) or max(members) >= seats:
        raise Denied("refused", say("no-channel"))
    return ",".join(str(seat) for seat in sorted(members))


def hears(channel: str, seats: Iterable[int]) -> bool:
    """Does somebody on these seats (none: a spectator) hear this channel?"""
    mine = set(seats)
    if channel == EVERYBODY:
        return True
    if channel == SPECTATORS:
        return not mine
    return bool(mine & set(group(channel)))


def heard_by(one: Spoken, seats: Iterable[int], came: int = 0) -> bool:
    """Does he hear this? `came`: who took a seat over does not hear what was said in private before he came."""
    return hears(one.channel, seats) and (one.number > came or not group(one.channel))


def clean(text: str) -> str:
    """What was said, without what could harm a reader: no control characters, nothing that turns the direction of writing."""
    return "".join(char for char in text if char in "\n\t" or not (category(char) in UNSEEN or char in TURNING)).strip()


class Talk:
    """All that was said at a table."""

    def __init__(self, spoken: Iterable[Spoken] = ()) -> None:
        self.spoken: list[Spoken] = []
        self._of_late: dict[str, deque[tuple[float, int]]] = {}  # of each person: when, and how much
        # by hearer's seats, and since when he has them: of how many things he has heard how many
        self._counted: dict[tuple[int, ...], tuple[int, int]] = {}
        for one in spoken:
            self.add(one)

    def add(self, one: Spoken) -> None:
        """Somebody said this."""
        self.spoken.append(one)
        self._of_late.setdefault(one.person, deque()).append((one.at, _counts(one.text)))

    def at(self, number: int, seats: list[int], came: int = 0) -> Spoken | None:
        """What somebody on these seats heard under a number of his own."""
        found = [one for one in self.spoken if heard_by(one, seats, came)]
        return found[number - 1] if 0 < number <= len(found) else None

    def take_away(self, numbers: Collection[int]) -> list[Spoken]:
        """These lines, by the table's own numbers, are to be read by nobody any more; gives those that were."""
        gone = [one for one in self.spoken if one.number in numbers and not one.removed]
        for one in gone:
            self.spoken[one.number - 1] = replace(one, removed=True)
        return [replace(one, removed=True) for one in gone]

    def told(self, table: str, one: Spoken, seats: list[int], came: int = 0) -> Said:
        """A line that was said before, as somebody on these seats hears it now, under the number that it has for him."""
        number = sum(heard_by(other, seats, came) for other in self.spoken[: one.number])
        return _said(table, number, one)

    def must_have_room(self, person: str, text: str, now: float) -> None:
        """Raise Denied if somebody has said so much within a day that this is too much."""
        said = self._of_late.get(person, deque())
        while said and said[0][0] <= now - DAY:
            said.popleft()
        if sum(count for _, count in said) + _counts(text) > MOST_A_DAY:
            raise Denied("refused", say("said-a-book"))

    def check(self, channel: str, text: str, mine: list[int], seats: int, allowed: str = "all") -> str:
        """The channel's name, if somebody on these seats may say this in it; `allowed`: all, public, none (see Meta.talk)."""
        name = name_of(channel, seats)
        if not any(category(char)[0] not in "CZ" for char in text) or len(text) > LONGEST_SAID:
            raise Denied("refused", say("say-something", most=LONGEST_SAID))
        if name == EVERYBODY and not mine:
            raise Denied("refused", say("watchers-talk"))
        if not hears(name, mine):
            raise Denied("refused", say("not-in-channel"))
        if mine and allowed == "none":
            raise Denied("refused", say("talk-none"))
        if mine and allowed == "public" and name != EVERYBODY:
            raise Denied("refused", say("talk-open"))
        if len(self.spoken) >= MOST_SAID and sum(one.channel == name for one in self.spoken) >= MOST_SAID:
            raise Denied("refused", say("said-enough", most=MOST_SAID))
        return name

    def said_before(self, person: str, key: str) -> bool:
        """Has he said something of late under this word?"""
        return any(one.key == key and one.person == person for one in self.spoken[-MOST_TOLD:])

    def newest(self, table: str, seats: list[int], came: int = 0, blocked: Collection[str] = ()) -> Said:
        """What was said last, as somebody on these seats hears it; `blocked`: whom he does not want to hear."""
        key = (came, *seats)
        looked, count = self._counted.get(key, (0, 0))
        count += sum(heard_by(one, seats, came) for one in self.spoken[looked:])
        self._counted[key] = len(self.spoken), count
        return _said(table, count, self.spoken[-1], blocked)

    def heard(
        self,
        table: str,
        seats: list[int],
        since: int = 0,
        before: int = LARGEST_ID,
        came: int = 0,
        blocked: Collection[str] = (),
    ) -> list[Said]:
        """What somebody on these seats has heard between two numbers of his own, without these; of much, the newest."""
        found = list(enumerate((one for one in self.spoken if heard_by(one, seats, came)), 1))
        wanted = found[max(0, since) : max(0, before - 1)]
        return [_said(table, number, one, blocked) for number, one in wanted[-MOST_TOLD:]]


def _counts(text: str) -> int:
    return max(LEAST, len(text))


def _said(table: str, number: int, one: Spoken, blocked: Collection[str] = ()) -> Said:
    hidden = "removed" if one.removed else "blocked" if one.person in blocked else ""
    text = "" if hidden else one.text
    return Said(
        table=table,
        number=number,
        at=one.at,
        channel=one.channel,
        name=one.name,
        seat=one.seat,
        text=text,
        hidden=hidden,
    )
