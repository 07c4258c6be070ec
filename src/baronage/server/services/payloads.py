"""Payloads for subscribers: views and updates, built from rendered views."""

from __future__ import annotations

from functools import cache

import msgspec

from baronage.engine.core.state import PUBLIC
from baronage.engine.game.table_words import labels
from baronage.engine.picture.table import Msg
from baronage.server.protocol import LogLine, Messages, TableUpdate, Update, View
from baronage.server.table.journal_entry import Change
from baronage.server.table.rendering import LINES, LOG, TABLE, VIEW, WORDS, Page, asked
from baronage.server.table.table_data import board_of, everything, with_texts
from baronage.server.table.table_data import change as difference

Parts = frozenset[str]  # the optional parts a subscriber wants: `protocol.Part`


# Few combinations of parts exist (see `protocol.Part`), so results for each are cached.


@cache
def changed_parts(want: Parts) -> tuple[str, ...]:
    """Return the parts of an update."""
    if TABLE in want:
        return (TABLE, VIEW) if VIEW in want else (TABLE,)
    return tuple(part for part in (asked(want), VIEW if VIEW in want else "") if part)


@cache
def full_parts(want: Parts) -> tuple[str, ...]:
    """Return the parts of a view."""
    if TABLE in want:
        return (TABLE, LOG, VIEW) if VIEW in want else (TABLE, LOG)
    return tuple(part for part in (asked(want), VIEW, LINES if WORDS in want else "") if part)


@cache
def _page_fields(want: Parts) -> tuple[tuple[str, str], ...]:
    """Return the fields of an update, each with the part it holds."""
    fields = (("question", asked(want)), (VIEW, VIEW if VIEW in want else ""))
    return tuple((field, part) for field, part in fields if part)


def changed_message(page: Page, change: Change, want: Parts) -> Messages:
    """Return the message about a change in the form that a subscriber wants. The wanted parts must be rendered."""
    return table_message(page, want, change) if TABLE in want else update_message(page, change, want)


def full_message(page: Page, request: int, want: Parts) -> Messages:
    """Return everything a page's viewer may know in the form that they want. The wanted parts must be rendered."""
    return table_message(page, want, request=request) if TABLE in want else view_message(page, request, want)


def table_message(
    page: Page, want: Parts, changed: Change | None = None, request: int = 0, log: bool = True
) -> TableUpdate:
    """Return the table of a page's viewer: everything, or what has changed for the subscribers."""
    table, viewer, new = page.table, page.viewer, page.parts[TABLE]
    base = page.base if changed is not None else None
    full = base is None
    name, layout = board_of(table.match.setup)
    update = TableUpdate(
        table=table.id,
        number=page.number,
        seat=_seat(viewer),
        id=request,
        full=full,
        board=name if full else "",
        layout=layout if full and "board" in want else None,
        events=table.table_events(changed, viewer, page.seen) if changed is not None else (),
        moment=page.moments,
        log=_log(page, changed) if full and log else (),
        view=page.parts[VIEW] if VIEW in want else None,
        clocks=page.clocks if base is None or tuple(page.clocks) != base.clocks else [],
        over=page.over,
        standings=page.standings,
        out=page.out,
        draw=page.agreed,
        **(everything(new) if base is None else difference(base, new)),
    )
    if "text" not in want:
        return update
    words = page.game.words
    reader = words.reader(viewer, page.context.names, page.seen)

    def text(msg: Msg) -> str:
        return words.msg(*msg, reader, page.language)

    return with_texts(msgspec.structs.replace(update, labels=labels(layout, new.view, text)), page.render)


def _log(page: Page, changed: Change | None) -> tuple[LogLine, ...]:
    """Return the log of a full update. The lines of a change are its events, and not repeated here."""
    if changed is None:
        return tuple(page.parts[LOG])
    lines = page.table.table_log(page.viewer, page.seen, page.moments, page.announced)
    return tuple(line for line in lines if line.moment < page.moments)


def update_message(page: Page, change: Change, want: Parts) -> Update:
    """Return the update for a page's viewer about a change. The wanted parts must be rendered."""
    table, viewer, words = page.table, page.viewer, WORDS in want
    update = Update(
        table=table.id,
        seat=_seat(viewer),
        number=page.number,
        lines=table.log_lines(change, viewer, page.language) if words else [],
        question=page.parts[asked(want)],
        view=page.parts[VIEW] if VIEW in want else None,
        clocks=page.clocks,
        over=page.over,
        standings=page.standings,
        out=page.out,
        draw=page.agreed,
    )
    update.share({field: page.raw[part] for field, part in _page_fields(want)})
    return update


def view_message(page: Page, request: int, want: Parts) -> View:
    """Return everything a page's viewer may know. The wanted parts must be rendered."""
    table, viewer = page.table, page.viewer
    lines = {"lines": LINES} if WORDS in want else {}
    fields = {"view": VIEW, "question": asked(want), **lines}
    view = View(
        id=request,
        table=table.id,
        seat=_seat(viewer),
        number=page.number,
        view=page.parts[VIEW],
        question=page.parts[asked(want)],
        lines=page.parts[LINES] if WORDS in want else [],
        clocks=page.clocks,
        over=page.over,
        standings=page.standings,
        out=page.out,
        draw=page.agreed,
    )
    view.share({field: page.raw[part] for field, part in fields.items()})
    return view


def _seat(viewer: int) -> int | None:
    return None if viewer == PUBLIC else viewer
