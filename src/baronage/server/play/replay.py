"""A game again, moment by moment, as one pair of eyes saw it."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import Any

import msgspec

from baronage.engine.flow import FULL, PUBLIC, Event, State, audience_bit
from baronage.engine.match import Match
from baronage.engine.moments import said_with
from baronage.engine.record import Record
from baronage.engine.words import ENGLISH
from baronage.server.errors import Denied
from baronage.server.words import say

ALL = FULL  # the referee's eyes: when the game is over
AT_ONCE = 2  # games that are played again at the same time: each takes its time from those that are played
MOST_ASKED = 8  # by one address, those that wait included


def moments(
    record: Record,
    eyes: int,
    first: int,
    count: int,
    over: bool = False,
    upright: bool = False,
    language: str = ENGLISH,
) -> dict[str, Any]:
    """So many moments from the first on, each with its lines of the log and its picture; and how many there are in all.

    Moment 0 is the start. The others have the numbers that lines of the log carry; with the referee's eyes, those of the moves.
    With the first of them come marks for the whole game: where turns begin and how many lines were told at each moment. What was
    played, and after how many moves, is told when the game is over: before, it would tell that somebody was asked in secret.
    """
    shown: list[dict[str, Any]] = []
    marks: list[dict[str, Any]] = []
    number, told = 0, 0

    def draw(state: State) -> dict[str, Any]:
        return record.game.scene(state, upright, language, record.names).document()

    for moves, match in enumerate(record.matches()):
        reached = moves if eyes == ALL else match.number(eyes)
        if moves and reached == number:
            continue  # nothing that these eyes saw
        number = reached
        since, told = told, len(match.moments)
        if not first:
            played = _move(record, moves, over or eyes == ALL)
            marks.append(
                {"moment": number, "move": moves if over else 0, **_mark(match, eyes, since, language), **played}
            )
        if first <= number < first + count:
            view = match.state if eyes == ALL else match.state.redact(eyes)
            shown.append(
                {
                    "moment": number,
                    "move": moves if over else 0,
                    "asked": match.state.actors() if eyes == ALL else [],
                    **_move(record, moves, over or eyes == ALL),
                    "lines": [
                        {
                            "text": text,
                            "rules": list(rules),
                            "moment": number,
                            "nodes": list(match.game.about(view, event)),
                        }
                        for event, text, rules in _told(match, eyes, since, language)
                    ]
                    + _said(record, moves),
                    "scene": draw(view),
                    "sent": None if (sent := match.handed(eyes, since)) is None else draw(sent),
                }
            )
    return {"total": number + 1, "moments": shown, **({} if first else {"marks": marks})}


def _move(record: Record, moves: int, told: bool) -> dict[str, Any]:
    """What was played, and by whom: while the game runs it would betray a seat that answered in secret."""
    if not moves or not told:
        return {"seat": None, "text": ""}
    return {"seat": record.moves[moves - 1].seat, "text": record.moves[moves - 1].text}


def _said(record: Record, moves: int) -> list[dict[str, Any]]:
    """What was said with the last of so many moves."""
    move = record.moves[moves - 1] if moves else None
    if move is None or not move.remark:
        return []
    return [{"text": said_with(record.game, move.seat, move.remark), "rules": [], "nodes": []}]


def _mark(match: Match, eyes: int, since: int, language: str) -> dict[str, Any]:
    """How much was told, and the turn that began."""
    told = list(_told(match, eyes, since, language))
    headings = [match.game.heading(match.setup, event, language) for event, _, _ in told]
    return {"lines": len(told), "turn": next((found for found in reversed(headings) if found), "")}


def _told(match: Match, eyes: int, since: int, language: str) -> Iterator[tuple[Event, str, tuple[str, ...]]]:
    """What was told since so many moments."""
    seat, names = max(eyes, PUBLIC), match.record.names
    view = match.state.redact(seat)

    def say(event: Event, reader: int) -> tuple[str, tuple[str, ...]]:
        return match.game.event_words(match.setup, event, reader, language, names, view)

    for moment in match.moments[since:]:
        for event in _once(moment.events) if eyes == ALL else moment.seen(eyes) if moment.text else []:
            sentence, rules = say(event, seat)
            alone = _only_hearer(event) if eyes == ALL else None
            # what one seat hears alone, in words that are the same whoever reads them, speaks to that seat
            if sentence and (alone is None or sentence != say(event, alone)[0]):
                yield event, sentence, rules


def _only_hearer(event: Event) -> int | None:
    """The seat that alone is told of it."""
    who = event[1]
    return who.bit_length() - 1 if who > 0 and not who & (who - 1) and who != audience_bit(PUBLIC) else None


def _once(events: Iterable[Event]) -> Iterator[Event]:
    """What a few are told exactly and all others only in part is told once, exactly."""
    exact: Counter[tuple[int, int]] = Counter()
    for event in events:
        kind, who = event[:2]
        if exact[kind, ~who]:
            exact[kind, ~who] -= 1
            continue
        if who > 0:
            exact[kind, who] += 1
        yield event


class Replays:
    """Whoever asks waits for his turn. An answer has megabytes: it is written in the thread that made it, not between moves."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._asked: Counter[str] = Counter()

    async def answer(self, address: str, packed: bool, make: Callable[[], dict[str, Any]]) -> bytes:
        """What `make` gives, as JSON. `packed`: compressed."""
        async with self._waits(address), self._turn:
            return await asyncio.to_thread(_written, make, packed)

    @contextlib.asynccontextmanager
    async def _waits(self, address: str) -> AsyncIterator[None]:
        if self._asked[address] >= MOST_ASKED:
            raise Denied("too-fast", say("replays-too-many"))
        self._asked[address] += 1
        try:
            yield
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]


def _written(make: Callable[[], dict[str, Any]], packed: bool) -> bytes:
    data = msgspec.json.encode(make())
    return gzip.compress(data, 1, mtime=0) if packed else data
