"""Loading of states from their dumps, with full validation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from baronage.engine.core.errors import BadDocument, document_reason
from baronage.engine.core.state import FULL, State, copied, frozen

if TYPE_CHECKING:
    from baronage.engine.game.game import Game

LARGEST = 1 << 63  # upper limit of all numbers in a state


def load_state(game: Game, document: dict[str, Any]) -> State:
    """Return a state from its dump or from a view. A view gives a state with that viewer's knowledge."""
    try:
        if document["game"] != game.name:
            raise BadDocument(f"this is a state of {document['game']!r}, not {game.name!r}")
        setup = game.setup(document["seats"], document["options"])
        fields = {**document["open"], **document["own"]}
        state: State = game.module("state").blank(setup)
        for name in state.FIELDS:
            if name in state.LATER and name not in fields:
                continue  # saved before this field existed: keep the blank value
            setattr(state, name, copied(_field(fields[name], getattr(state, name))))
        for name, *_ in fields["stack"]:
            if name not in game.step_types:
                raise BadDocument(f"unknown step {name!r:.60}: not in STEPS of {game.package}.steps")
        state.stack = [
            game.step_types[name](*(frozen(_shaped(item)) for item in rest)) for name, *rest in fields["stack"]
        ]
        viewer = document["viewer"] if "viewer" in document else document["eyes"]  # its name before version 0.1
        state.cause, state.left, state.viewer = fields["cause"], fields["left"], viewer
        for number, low, high in (
            (state.cause, 0, LARGEST),
            (state.left, 0, 1 << setup.seats),
            (state.viewer, FULL, setup.seats),
        ):
            if type(number) is not int or not low <= number < high:
                raise BadDocument(f"{number!r:.100} is not a number from {low} to {high - 1}")
        for seat in range(setup.seats):  # a state that can't list its actions is invalid
            state.actions(seat)
        state.actors()
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        raise BadDocument(f"this is not a state of {game.title}: {document_reason(error)}") from error
    return state


def _field(value: Any, blank: Any) -> Any:
    """Return the value if its type matches this field of a blank state: a small int, a list, or a list of lists."""
    if not isinstance(value, list):
        if isinstance(blank, list):
            raise BadDocument(f"expected a list, not {value!r:.100}")
        return _shaped(value)
    if isinstance(blank, int):
        raise BadDocument(f"expected a number, not {value!r:.100}")
    rows = blank if blank and isinstance(blank[0], list) else None
    if rows is not None and len(rows) != len(value):
        raise BadDocument(f"expected {len(rows)} lists, not {len(value)}")
    kinds = set(map(type, value))
    if kinds == {list}:
        for index, row in enumerate(value):
            _field(row, [] if rows is None else rows[index])
    elif rows is not None or not kinds <= {int}:
        raise BadDocument(f"expected a list of {'lists' if rows else 'small numbers'}, not {value!r:.100}")
    elif value:
        _shaped(min(value))
        _shaped(max(value))
    return value


def _shaped(value: Any) -> Any:
    """Return the value if it consists of lists and small ints."""
    if isinstance(value, list):
        for item in value:
            _shaped(item)
    elif type(value) is not int or not -LARGEST < value < LARGEST:
        raise BadDocument(f"expected a small number, not {value!r:.100}")
    return value
