"""States from their dumps, with a look at everything in them: what is no state of the game is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from baronage.engine.errors import BadDocument, Refusal
from baronage.engine.flow import FULL, State, copied, frozen

if TYPE_CHECKING:
    from baronage.engine.game import Game

LARGEST = 1 << 63  # no number in a state reaches it


def load_state(game: Game, document: dict[str, Any]) -> State:
    """A state from its dump, or from a view: then with the knowledge of those eyes only."""
    try:
        if document["game"] != game.name:
            raise BadDocument(f"this is a state of {document['game']!r}, not of {game.name!r}")
        setup = game.setup(document["seats"], document["options"])
        fields = {**document["open"], **document["own"]}
        state: State = game.module("state").blank(setup)
        for name in state.FIELDS:
            if name in state.LATER and name not in fields:
                continue  # saved before there was such a field: as in a blank state
            setattr(state, name, copied(_field(fields[name], getattr(state, name))))
        for name, *_ in fields["stack"]:
            if name not in game.frames:
                raise BadDocument(f"there is no frame {name!r:.60} in the STEPS of {game.package}.steps")
        state.stack = [game.frames[name](*(frozen(_shaped(item)) for item in rest)) for name, *rest in fields["stack"]]
        state.cause, state.left, state.eyes = fields["cause"], fields["left"], document["eyes"]
        for number, low, high in (
            (state.cause, 0, LARGEST),
            (state.left, 0, 1 << setup.seats),
            (state.eyes, FULL, setup.seats),
        ):
            if type(number) is not int or not low <= number < high:
                raise BadDocument(f"{number!r:.100} is no number from {low} to {high - 1}")
        for seat in range(setup.seats):  # what can't be asked what to do is no state of this game
            state.actions(seat)
        state.actors()
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        why = error.sentence if isinstance(error, Refusal) else f"{type(error).__name__} {error}"
        raise BadDocument(f"this is no state of {game.title}: {why}") from error
    return state


def _field(value: Any, blank: Any) -> Any:
    """The value, if it is made as this field of a blank state is: a small int, a list of such, or a list of lists."""
    if not isinstance(value, list):
        if isinstance(blank, list):
            raise BadDocument(f"a list is wanted, not {value!r:.100}")
        return _shaped(value)
    if isinstance(blank, int):
        raise BadDocument(f"a number is wanted, not {value!r:.100}")
    rows = blank if blank and isinstance(blank[0], list) else None
    if rows is not None and len(rows) != len(value):
        raise BadDocument(f"{len(rows)} lists are wanted, not {len(value)}")
    kinds = set(map(type, value))
    if kinds == {list}:
        for index, row in enumerate(value):
            _field(row, [] if rows is None else rows[index])
    elif rows is not None or not kinds <= {int}:
        raise BadDocument(f"a list of {'lists' if rows else 'small numbers'} is wanted, not {value!r:.100}")
    elif value:
        _shaped(min(value))
        _shaped(max(value))
    return value


def _shaped(value: Any) -> Any:
    """The value, if it is made of lists and small ints."""
    if isinstance(value, list):
        for item in value:
            _shaped(item)
    elif type(value) is not int or not -LARGEST < value < LARGEST:
        raise BadDocument(f"a small number is wanted, not {value!r:.100}")
    return value
