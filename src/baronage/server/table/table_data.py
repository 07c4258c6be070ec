"""Table data as sent to clients: the whole table, or the changes since a viewer's last update."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from baronage.engine.core.setup import Setup
from baronage.engine.core.state import FULL, Action, Event, State
from baronage.engine.game.game import game_of
from baronage.engine.game.messages import ENGLISH, capitals
from baronage.engine.game.table import TableView, board, events, table_view
from baronage.engine.game.table_words import labels
from baronage.engine.match.match import Match
from baronage.engine.picture.table import NO_MSG, Board, Msg, PlayerRow, board_hash, difference
from baronage.engine.text.catalogue import LocalizedText
from baronage.server.protocol import Clock, Previewed, TableUpdate

M = TypeVar("M", TableUpdate, Previewed)
MAX_BOARDS: Final = 256  # kept for clients that ask for one by its hash

_known: dict[int, tuple[Setup, str, Board]] = {}  # by the identity of the setup, with the setup so that it stays unique
_equal: dict[str, tuple[str, Board]] = {}  # hash and board of equal setups
_boards: OrderedDict[str, bytes] = OrderedDict()


class Shown(NamedTuple):
    """The table shown to a viewer at one number."""

    number: int
    view: TableView
    draft: tuple[Action, ...]
    undo: Msg
    answers: tuple[str, ...]
    standing: tuple[str, ...]
    clocks: tuple[Clock, ...] = ()
    names: tuple[str, ...] = ()
    colours: tuple[int, ...] = ()


def shown(
    seen: State, number: int, undo: Msg, answers: Sequence[str], names: Sequence[str] = (), language: str = ENGLISH
) -> Shown:
    """Return what the viewer of a redacted state is shown. `names` are those of the seats."""
    view, seat = table_view(seen), seen.viewer
    game = game_of(seen)
    asked = seat in view.waits and game.hook("auto_answers", "standing") is not None
    standing = tuple(game.standing(seen, seat, seen.actions(seat))) if asked else ()
    draft = tuple(seen.draft(seat)) if seat >= 0 else ()
    return Shown(number, view, draft, undo, tuple(answers), standing, (), *names_of(seen, names, language))


def replayed(match: Match, viewer: int, number: int, seen: Sequence[Event], before: Shown | None) -> tuple[Any, Shown]:
    """Return a step of a replay as an update, complete or since the step `before`, and what the viewer was shown.

    The viewer of a finished game may be FULL.
    """
    view = match.state if viewer == FULL else match.state.redact(viewer)
    new = Shown(number, table_view(view, asked=False), (), NO_MSG, (), ())
    update = TableUpdate(
        table="",
        number=number,
        full=before is None,
        board=board_of(match.setup)[0] if before is None else "",
        events=events(view, seen),
        **(everything(new) if before is None else change(before, new)),
    )
    return update, new


def with_labels(update: TableUpdate, setup: Setup, new: Shown, render: Callable[[Msg], str]) -> TableUpdate:
    """Return an update with the texts of its labels."""
    return msgspec.structs.replace(update, labels=labels(board_of(setup)[1], new.view, render))


def names_of(view: State, names: Sequence[str], language: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return what the viewer's client needs to render messages: the names of the seats, and the seat of each colour."""
    reader = game_of(view).words.reader(view.viewer, names, view)
    known = tuple(name.localized(language) if isinstance(name, LocalizedText) else name for name in reader.names)
    return known, tuple(view.seats_by_colour())


def position(view: State) -> TableUpdate:
    """Return a position as an update with its board, without decisions."""
    shown = Shown(0, table_view(view, asked=False), (), NO_MSG, (), ())
    return TableUpdate(table="", number=0, full=True, layout=board_of(view.setup)[1], **everything(shown))


def texts_for(view: State, names: Sequence[str], language: str) -> Callable[[Msg], str]:
    """Return a function that renders messages as text for the viewer of a redacted state."""
    words = game_of(view).words
    reader = words.reader(view.viewer, names, view)
    return lambda message: capitals(words.msg(*message, reader, language))


def tried(view: State, render: Callable[[Msg], str], with_board: bool, seen: Sequence[Event] = ()) -> TableUpdate:
    """Return a position to be played as an update with texts, after these events."""
    new, (name, layout) = shown(view, 0, NO_MSG, ()), board_of(view.setup)
    update = TableUpdate(
        table="",
        number=0,
        seat=view.viewer,
        full=True,
        board=name,
        layout=layout if with_board else None,
        events=events(view, seen),
        labels=labels(layout, new.view, render),
        **everything(new),
    )
    return with_texts(update, render)


def board_of(setup: Setup) -> tuple[str, Board]:
    """Return the board of a setup and its hash."""
    key = id(setup)
    known = _known.get(key)
    if known is None:
        if len(_known) >= MAX_BOARDS:
            _known.clear()
        content = f"{setup.game.package} {setup.game.name} {setup.seats} {json.dumps(setup.document(), sort_keys=True)}"
        if content not in _equal:
            found = board(setup)
            if len(_equal) >= MAX_BOARDS:
                _equal.clear()
            _equal[content] = board_hash(found), found
        known = _known[key] = setup, *_equal[content]
    if known[1] not in _boards:
        _boards[known[1]] = msgspec.json.encode(known[2])
        if len(_boards) > MAX_BOARDS:
            _boards.popitem(last=False)
    return known[1], known[2]


def board_by_hash(name: str) -> bytes | None:
    """Return an encoded board that this process has sent the hash of, or None."""
    return _boards.get(name)


def change(old: Shown, new: Shown) -> dict[str, Any]:
    """Return the fields of an update that have changed."""
    put, drop = difference(old.view.pieces, new.view.pieces)
    sides = {row.side for row in new.view.players}
    drop = (*drop, *(f"side.{row.side}" for row in old.view.players if row.side not in sides))
    found: dict[str, Any] = {"put": put, "drop": drop, "players": _changed(old.view.players, new.view.players)}
    if old.view.places != new.view.places:
        before = {place.id: place for place in old.view.places}
        found["places"] = tuple(place for place in new.view.places if before.pop(place.id, None) != place)
        found["razed"] = tuple(before)
    for name in ("plans", "acts", "form", "prompt", "rules", "turn", "waits"):
        value = getattr(new.view, name)
        if value != getattr(old.view, name):
            found[name] = value
    for name in ("draft", "undo", "answers", "standing", "names", "colours"):
        value = getattr(new, name)
        if value != getattr(old, name):
            found[name] = value
    return found


def everything(new: Shown) -> dict[str, Any]:
    """Return the fields of a full update."""
    view = new.view
    found: dict[str, Any] = {"put": view.pieces, **view._asdict(), **new._asdict()}
    for name in ("pieces", "view", "number", "clocks"):
        del found[name]
    return {name: value for name, value in found.items() if value and value != ("", {})}


def _changed(old: Sequence[PlayerRow], new: Sequence[PlayerRow]) -> tuple[PlayerRow, ...]:
    before = {row.side: row for row in old}
    return tuple(row for row in new if before.get(row.side) != row)


# The fields of messages of the protocol that hold messages of a catalogue.
TEXTS: Final = (
    *("players", "places", "plans", "acts", "form", "prompt", "turn", "events", "undo", "log", "layout", "text"),
    *("chips", "send", "ask", "sum"),
)


def with_texts(message: M, render: Callable[[Msg], str]) -> M:
    """Return a message of the protocol in which each message of a catalogue has its text as a third item."""
    found = {name: _worded(value, render) for name in TEXTS if (value := getattr(message, name, None))}
    return msgspec.structs.replace(message, **found)


def _worded(value: Any, render: Callable[[Msg], str]) -> Any:
    if not isinstance(value, tuple):
        return value
    if len(value) == 2 and isinstance(value[1], dict):
        return (*value, render((value[0], value[1]))) if value[0] else value
    parts = [_worded(part, render) for part in value]
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
