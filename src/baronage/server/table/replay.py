"""Replays: the history of a game, as one viewer saw it."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final

import msgspec

from baronage.engine.core.state import FULL, PUBLIC, Event, audience_bit
from baronage.engine.game.messages import ENGLISH, capitals
from baronage.engine.game.table import events
from baronage.engine.match.history import remark_line
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.engine.picture.table import Msg
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.table.table_data import Shown, board_of, replayed, with_labels, with_texts

WHO: Final = frozenset(("seat", "player", "clans", "rule", "rules"))  # an event that names nothing else is not shown
ALL = FULL  # the unredacted view, after the game
AT_ONCE = 2  # replays computed at once: each takes time from running games
MAX_ASKED = 8  # per address, including queued requests


def moments(
    record: Record,
    viewer: int,
    first: int,
    count: int,
    over: bool = False,
    language: str = ENGLISH,
) -> dict[str, Any]:
    """Return `count` history entries from `first` on, each with log lines and table data, and the total.

    The table of the first is complete, and on the first page with its board; the others are changes.

    Entry 0 is the start. The others have the numbers that log lines carry, or, in the unredacted view, those of the
    moves. The first page includes marks for the whole game: where turns begin, and what was done. The moves and their
    numbers are included only after the game: earlier they would reveal a secret decision.
    """
    shown: list[dict[str, Any]] = []
    marks: list[dict[str, Any]] = []
    number, seen = 0, 0
    before: Shown | None = None

    for moves, match in enumerate(record.matches()):
        reached = moves if viewer == ALL else match.number(viewer)
        if moves and reached == number:
            continue  # not visible to this viewer
        number = reached
        since, seen = seen, len(match.history)
        if not first:
            played = _move(record, moves, over or viewer == ALL)
            marks.append(
                {"moment": number, "move": moves if over else 0, **_mark(match, viewer, since, language), **played}
            )
        if first <= number < first + count:
            lines = list(_log_lines(match, viewer, since, language))
            update, before = replayed(match, viewer, number, [event for event, _, _ in lines], before)
            text = partial(_rendered, match, viewer, language)
            if not shown and not first:
                update = msgspec.structs.replace(update, layout=board_of(match.setup)[1])
            shown.append(
                {
                    "moment": number,
                    "move": moves if over else 0,
                    "asked": match.state.actors() if viewer == ALL else [],
                    **_move(record, moves, over or viewer == ALL),
                    "lines": [{"text": text, "rules": list(rules), "moment": number} for _, text, rules in lines]
                    + _chat_until(record, moves),
                    "table": with_texts(with_labels(update, match.setup, before, text), text),
                }
            )
    return {"total": number + 1, "moments": shown, **({} if first else {"marks": marks})}


def _rendered(match: Match, viewer: int, language: str, text: Msg) -> str:
    """Return a message of a game as text for a viewer."""
    seat, words = max(viewer, PUBLIC), match.game.words
    return capitals(words.msg(*text, words.reader(seat, match.record.names, match.state.redact(seat)), language))


def _move(record: Record, moves: int, shown: bool) -> dict[str, Any]:
    """Return a move and its seat. While the game runs both are left out: they could reveal a secret answer."""
    if not moves or not shown:
        return {"seat": None, "text": ""}
    return {"seat": record.moves[moves - 1].seat, "text": record.moves[moves - 1].text}


def _chat_until(record: Record, moves: int) -> list[dict[str, Any]]:
    """Return the remark of the last of `moves` moves, as log lines."""
    move = record.moves[moves - 1] if moves else None
    if move is None or not move.remark:
        return []
    return [{"text": remark_line(record.game, move.seat, move.remark), "rules": [], "moment": 0}]


def _mark(match: Match, viewer: int, since: int, language: str) -> dict[str, Any]:
    """Return the number of log lines, the one that says what was done, and the heading of the turn that began."""
    logged = list(_log_lines(match, viewer, since, language))
    headings = [match.game.heading(match.setup, event, language) for event, _, _ in logged]
    played = [event for (event, _, _), heading in zip(logged, headings, strict=True) if not heading]
    return {
        "lines": len(logged),
        "words": _done(match, viewer, played, language),
        "turn": next(filter(None, reversed(headings)), ""),
    }


def _done(match: Match, viewer: int, played: list[Event], language: str) -> str:
    """Return the shortest text of a move: of its first event about a piece, or else of its first event.

    Events that name only a player don't count.
    """
    view = match.state if viewer == ALL else match.state.redact(viewer)
    found = ""
    seat = max(viewer, PUBLIC)
    for event in played:
        if match.game.words.event(match.setup, event)[1].keys() <= WHO:
            continue
        for it in events(view, [event]):
            brief = it.brief if it.brief[0] else it.text
            if brief[0]:
                words = _rendered(match, viewer, language, brief)
            else:  # the board shows it
                words = match.game.event_words(match.setup, event, seat, language, match.record.names, view)[0]
            if it.pieces:
                return words
            found = found or words
    return found


def _log_lines(match: Match, viewer: int, since: int, language: str) -> Iterator[tuple[Event, str, tuple[str, ...]]]:
    """Return the events and log lines since a number of history entries."""
    seat, names = max(viewer, PUBLIC), match.record.names
    view = match.state.redact(seat)

    def msg(event: Event, reader: int) -> tuple[str, tuple[str, ...]]:
        return match.game.event_words(match.setup, event, reader, language, names, view)

    for moment in match.history[since:]:
        for event in _once(moment.events) if viewer == ALL else moment.seen(viewer) if moment.text else []:
            sentence, rules = msg(event, seat)
            alone = _only_hearer(event) if viewer == ALL else None
            # A line for one seat only, worded the same for every reader, addresses that seat.
            if sentence and (alone is None or sentence != msg(event, alone)[0]):
                yield event, sentence, rules


def _only_hearer(event: Event) -> int | None:
    """Return the only seat that sees an event, or None."""
    who = event[1]
    return who.bit_length() - 1 if who > 0 and not who & (who - 1) and who != audience_bit(PUBLIC) else None


def _once(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the exact version of events that others see only in part."""
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
    """A queue for replay requests. The response, of several megabytes, is encoded in the thread that made it."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._asked: Counter[str] = Counter()

    async def answer(self, address: str, packed: bool, make: Callable[[], dict[str, Any]]) -> bytes:
        """Return the result of `make` as JSON, compressed if `packed`."""
        async with self._waits(address), self._turn:
            return await asyncio.to_thread(_written, make, packed)

    @contextlib.asynccontextmanager
    async def _waits(self, address: str) -> AsyncIterator[None]:
        if self._asked[address] >= MAX_ASKED:
            raise ApiError("too-fast", msg("replays-too-many"))
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
