"""The required and optional names in the modules of a game, checked when a module is first loaded.

A missing name, a function with a wrong number of arguments, and a public name nearly equal to a hook raise an error. A
misspelt hook would otherwise never be called. The types of the required names are in `engine/game/protocols.py`.
"""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

from baronage.engine.core.errors import BadSetup
from baronage.engine.core.state import State

DATA: Final = -1  # not a function: a table, a number, a class

# Names by module, each with the number of arguments that the engine passes.
MUST: Final[Mapping[str, Mapping[str, int]]] = {
    "meta": {"META": DATA},
    "state": {"blank": 1, "conserved": 1},
    "steps": {"start": 2, "STEPS": DATA},
    "notation": {"write": 3, "read": 3, "write_position": 1, "read_position": 4},
    "bot": {"choose": 4},
    "auto_answers": {"answer": 4},
    "campaign_files": {"CAMPAIGN_FILES": DATA},
    "board_editor": {
        "OPTION": DATA,
        "TOOLS": DATA,
        "TEMPLATES": DATA,
        "unreadable": 1,
        "errors": 1,
        "needs": 1,
        "click": 4,
        "drawing": 3,
    },
    "turn_notation": {"HEAD": DATA, "parts": 1, "write": 2, "Account": 2},
    "action_space": {"ranges": 1, "shapes": 1},
    "search": {
        "plans": 4,
        "rollout_policy": 3,
        "features": 2,
        "evaluate": 1,
        "quiescent_turn": 1,
        "traits": 3,
        "PARTS": DATA,
    },
    "table": {"board": 1, "pieces": 1},
    "tutorial": {"SOURCES": DATA, "TERMS": DATA},
    "summary": {"COUNTS": DATA, "points": 2, "counts": 2, "defeat": 3, "setback": 3},
    "pacts": {"turn": 1, "offers": 2, "too_late": 2, "status": 3, "breaks": 4, "value": 3},
}
MAY: Final[Mapping[str, Mapping[str, int]]] = {
    "steps": {"VERBS": DATA, "on_leave": 3},
    "verbs": {"EVENTS": DATA, "CAUSES": DATA, "BEGINS": DATA, "CLAIMS": DATA},
    "notation": {
        "phrase": 3,
        "begins_record": 1,
        "read_line": 2,
        "remark": 1,
        "WHOLE_MESSAGES": DATA,
        "resolve_names": 3,
        "advise": 3,
    },
    "locale": {"PARAM_TYPES": DATA, "TERMS": DATA, "FUNCTIONS": DATA, "more_of_event": 4},
    "table": {
        "players": 1,
        "turn": 1,
        "places": 1,
        "acts": 3,
        "events": 3,
        "form": 2,
        "plans": 2,
        "preview": 3,
        "code": 2,
        "where": 2,
        "notes": 1,
    },
    "auto_answers": {"check_answer": 1, "standing": 2},
    "summary": {"GAINS": DATA},
    "nodes": {"purpose": 3},
    "action_space": {"kinds": 1},
    "pacts": {"faithful": 4},
    "tunables": {"TUNABLES": DATA, "describe": 1, "adapt": 2},
    "search": {"because": 4, "self_harm": 4, "styled_plans": 5},
}
# Former names, accepted with a warning for one minor version: of the modules, and of the methods of steps and verbs.
FORMER: Final[Mapping[str, Mapping[str, str]]] = {
    "locale": {"FACTS": "PARAM_TYPES"},
    "search": {"quick": "rollout_policy", "lull": "quiescent_turn"},
    "summary": {"DEEDS": "COUNTS", "deeds": "counts", "fall": "defeat"},
    "tunables": {"told": "describe", "FIGURES": "TUNABLES"},
    "pacts": {"worth": "value", "fate": "status"},
    "board_editor": {"READY": "TEMPLATES", "faults": "errors", "touch": "click", "sketch": "drawing"},
    "campaign_files": {"PAPERS": "CAMPAIGN_FILES"},
}
FORMER_METHODS: Final[Mapping[str, str]] = {
    "facts": "params",
    "cites": "rules",
    "fault": "violated_rule",
    "near": "attempts",
    "late": "menu_order",
    "lapse": "time_out",
    "back": "undo_click",
}
ALIKE: Final = 0.84  # similarity at which a name counts as a misspelt hook


class BadGame(BadSetup):
    """A game that doesn't meet the engine's contract."""


def check_part(package: str, part: str, module: ModuleType) -> None:
    """Raise BadGame if a module of a game violates the contract."""
    must, may = MUST.get(part, {}), MAY.get(part, {})
    where = f"{package}.{part}"
    for old, new in FORMER.get(part, {}).items():
        if hasattr(module, old):
            _adopt(module, old, new, where)
    if part == "steps":
        for owner in (*module.STEPS.values(), *(type(verb) for verb in getattr(module, "VERBS", {}).values())):
            _adopt_methods(owner)
    for name in must:
        if not hasattr(module, name):
            raise BadGame(f"{where} has no {name!r}{_meant(module, name)}")
    for name, count in {**must, **may}.items():
        if count != DATA and hasattr(module, name):
            _check_arguments(f"{where}.{name}", getattr(module, name), count)
    for name, value in vars(module).items():
        if name in must or name in may or not _own(package, value):
            continue
        import difflib  # loaded only for suggestions

        near = difflib.get_close_matches(name, may, 1, ALIKE)
        if near and not hasattr(module, near[0]):
            raise BadGame(f"{where} has {name!r}; did you mean {near[0]!r}?")
    if part == "steps":
        _check_offers(where, module)
    if part == "state":
        _check_fields(where, module)


def _check_fields(where: str, module: ModuleType) -> None:
    """Raise BadGame if a field of the state has the name of a method of `State`."""
    for kind in vars(module).values():
        if inspect.isclass(kind) and issubclass(kind, State):
            taken = [name for name in kind.FIELDS if hasattr(State, name)]
            if taken:
                raise BadGame(f"{where}: the field {taken[0]!r} of {kind.__name__} is a method of State; rename it")


def _check_offers(where: str, module: ModuleType) -> None:
    """Raise BadGame if a step offers a verb that is missing from the table of verbs."""
    verbs = getattr(module, "VERBS", {})
    for name, step in module.STEPS.items():
        missing = [number for number in step.OFFERS if number not in verbs]
        if missing:
            raise BadGame(f"{where}: {name} offers the verb {missing[0]}, which is not in VERBS")


def _adopt(owner: Any, old: str, new: str, where: str) -> None:
    """Give what `owner` defines under a former name its present name, with a warning."""
    warnings.warn(f"{where}.{old} is now {new}", DeprecationWarning, stacklevel=2)
    if new not in vars(owner):
        setattr(owner, new, vars(owner)[old])


def _adopt_methods(owner: type) -> None:
    """Accept the former names of methods in a step or verb and in the classes it is derived from."""
    for base in owner.__mro__:
        for old, new in FORMER_METHODS.items():
            if inspect.isfunction(vars(base).get(old)):
                _adopt(base, old, new, f"{base.__module__}.{base.__name__}")


def _own(package: str, value: Any) -> bool:
    """Return whether this is a function of the game itself, not imported from elsewhere."""
    return callable(value) and not inspect.isclass(value) and str(getattr(value, "__module__", "")).startswith(package)


def _meant(module: ModuleType, name: str) -> str:
    public = [other for other in vars(module) if not other.startswith("_")]
    import difflib  # loaded only for suggestions

    near = difflib.get_close_matches(name, public, 1, ALIKE)
    return f"; is {near[0]!r} meant to be it?" if near else ""


def _check_arguments(where: str, function: Any, count: int) -> None:
    try:
        inspect.signature(function).bind(*range(count))
    except TypeError as error:
        raise BadGame(f"{where} must accept {count} arguments: {error}") from error
    except ValueError:  # compiled code doesn't always have a signature
        return
