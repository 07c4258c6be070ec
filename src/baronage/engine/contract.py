"""What the modules of a game must and may have, and a look at each when it is first loaded.

A name that is missing, a function with too many or too few arguments, and a public name that is nearly one of these are
told at once: a misspelt hook would otherwise never be called, and nobody would know. The types of what a module must have
stand in `engine/parts.py`.
"""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

from baronage.engine.errors import BadSetup

DATA: Final = -1  # no function: a table, a number, a class

# By module: each name with how many arguments the engine gives it.
MUST: Final[Mapping[str, Mapping[str, int]]] = {
    "meta": {"META": DATA},
    "state": {"blank": 1, "conserved": 1},
    "steps": {"start": 2, "STEPS": DATA},
    "notation": {"write": 3, "read": 3, "write_position": 1, "read_position": 4},
    "scene": {"scene": 2},
    "bot": {"choose": 4},
    "answers": {"answer": 4},
    "papers": {"PAPERS": DATA},
    "drawing": {
        "OPTION": DATA,
        "TOOLS": DATA,
        "READY": DATA,
        "unreadable": 1,
        "faults": 1,
        "needs": 1,
        "touch": 4,
        "sketch": 3,
    },
    "turns": {"HEAD": DATA, "parts": 1, "write": 2, "Account": 2},
    "space": {"ranges": 1, "shapes": 1},
    "mind": {"plans": 4, "quick": 3, "features": 2, "evaluate": 1, "lull": 1, "temper": 3, "PARTS": DATA},
    "teaching": {"SOURCES": DATA, "TERMS": DATA},
    "ending": {"DEEDS": DATA, "points": 2, "deeds": 2, "fall": 3, "setback": 3},
    "pacts": {"turn": 1, "offers": 2, "too_late": 2, "fate": 3, "breaks": 4, "worth": 3},
}
MAY: Final[Mapping[str, Mapping[str, int]]] = {
    "steps": {"VERBS": DATA},
    "verbs": {"EVENTS": DATA, "CAUSES": DATA, "BEGINS": DATA},
    "notation": {
        "phrase": 3,
        "begins_record": 1,
        "read_line": 2,
        "remark": 1,
        "WHOLE_MESSAGES": DATA,
        "resolve_names": 3,
        "advise": 3,
    },
    "words": {"FACTS": DATA, "TERMS": DATA, "FUNCTIONS": DATA, "more_of_event": 4},
    "scene": {"upright": 2, "drawings": 4, "about": 2},
    "answers": {"check_answer": 1, "standing": 2},
    "things": {"purpose": 3},
    "mind": {"because": 4},
}
ALIKE: Final = 0.84  # so like a hook a name is meant to be it


class BadGame(BadSetup):
    """A game that its author has not written as the engine needs it."""


def check_part(package: str, part: str, module: ModuleType) -> None:
    """Raise BadGame where a module of a game is not as it must be."""
    must, may = MUST.get(part, {}), MAY.get(part, {})
    where = f"{package}.{part}"
    for name in must:
        if not hasattr(module, name):
            raise BadGame(f"{where} has no {name!r}{_meant(module, name)}")
    for name, count in {**must, **may}.items():
        if count != DATA and hasattr(module, name):
            _check_arguments(f"{where}.{name}", getattr(module, name), count)
    for name, value in vars(module).items():
        if name in must or name in may or not _own(package, value):
            continue
        near = difflib.get_close_matches(name, may, 1, ALIKE)
        if near and not hasattr(module, near[0]):
            raise BadGame(f"{where} has {name!r}; did you mean {near[0]!r}?")
    if part == "steps":
        _check_offers(where, module)


def _check_offers(where: str, module: ModuleType) -> None:
    """Each verb that a frame offers is in the table of verbs."""
    verbs = getattr(module, "VERBS", {})
    for name, frame in module.STEPS.items():
        missing = [number for number in frame.OFFERS if number not in verbs]
        if missing:
            raise BadGame(f"{where}: {name} offers the verb {missing[0]}, which is not in VERBS")


def _own(package: str, value: Any) -> bool:
    """Is this a function of the game itself, and no name that it took from elsewhere?"""
    return callable(value) and not inspect.isclass(value) and str(getattr(value, "__module__", "")).startswith(package)


def _meant(module: ModuleType, name: str) -> str:
    public = [other for other in vars(module) if not other.startswith("_")]
    near = difflib.get_close_matches(name, public, 1, ALIKE)
    return f"; is {near[0]!r} meant to be it?" if near else ""


def _check_arguments(where: str, function: Any, count: int) -> None:
    try:
        inspect.signature(function).bind(*range(count))
    except TypeError as error:
        raise BadGame(f"{where} is called with {count} arguments: {error}") from error
    except ValueError:  # compiled code does not always say what it takes
        return
