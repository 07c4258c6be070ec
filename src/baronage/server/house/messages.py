"""What those who watch are sent: views and updates, made of what is drawn for their eyes."""

from __future__ import annotations

from functools import cache
from typing import Any

from baronage.engine.flow import PUBLIC
from baronage.server.play.acts import Change
from baronage.server.play.drawings import LINES, VIEW, WORDS, Page, asked, pictured
from baronage.server.wire import Update, View

Parts = frozenset[str]  # what a watcher wants to be told besides the bare facts: `wire.Part`


# There are few different wants (`wire.reading` knows their words), so what follows from one is remembered.


@cache
def parts_told(want: Parts) -> tuple[str, ...]:
    """The parts of an update."""
    return tuple(part for part in (asked(want), pictured(want), VIEW if VIEW in want else "") if part)


@cache
def parts_shown(want: Parts) -> tuple[str, ...]:
    """The parts of a view."""
    return tuple(part for part in (asked(want), pictured(want), VIEW, LINES if WORDS in want else "") if part)


@cache
def _fields_told(want: Parts) -> tuple[tuple[str, str], ...]:
    """Which field of an update holds which part."""
    fields = (("question", asked(want)), ("scene", pictured(want)), (VIEW, VIEW if VIEW in want else ""))
    return tuple((field, part) for field, part in fields if part)


def update_of(page: Page, change: Change, want: Parts, sent: dict[str, Any] | None) -> Update:
    """What a page's eyes are told of a change, when what they want of it is drawn."""
    table, eyes, words, scene = page.table, page.eyes, WORDS in want, pictured(want)
    update = Update(
        table=table.id,
        seat=_seat(eyes),
        number=page.number,
        lines=table.told(change, eyes, bool(scene), page.language) if words else [],
        question=page.parts[asked(want)],
        scene=page.parts[scene] if scene else {},
        sent=sent,
        view=page.parts[VIEW] if VIEW in want else None,
        clocks=table.clocks_for(eyes),
        over=table.over,
        standings=table.standings(page.language),
        out=table.is_out(eyes),
    )
    update.share({field: page.raw[part] for field, part in _fields_told(want)})
    return update


def view_of(page: Page, request: int, want: Parts) -> View:
    """All that a page's eyes may know, when what they want of it is drawn."""
    table, eyes, scene = page.table, page.eyes, pictured(want)
    lines = {"lines": LINES} if WORDS in want else {}
    fields = {"view": VIEW, "question": asked(want), **({"scene": scene} if scene else {}), **lines}
    view = View(
        id=request,
        table=table.id,
        seat=_seat(eyes),
        number=page.number,
        view=page.parts[VIEW],
        question=page.parts[asked(want)],
        lines=page.parts[LINES] if WORDS in want else [],
        scene=page.parts[scene] if scene else {},
        clocks=table.clocks_for(eyes),
        over=table.over,
        standings=table.standings(page.language),
        out=table.is_out(eyes),
    )
    view.share({field: page.raw[part] for field, part in fields.items()})
    return view


def _seat(eyes: int) -> int | None:
    return None if eyes == PUBLIC else eyes
