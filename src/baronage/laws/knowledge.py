"""Laws of a seat's knowledge over time: it never loses knowledge, and its samples include every possible state."""

from __future__ import annotations

import random
from typing import Any, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC, State
from baronage.laws.enumeration import every_sample
from baronage.laws.errors import LawBroken

SMALL: Final = 4  # number of states in a small case
FEW_WAYS: Final = 120  # the number of orders of five cards
SAMPLES: Final = 1000  # in a small case: a state that occurs once in 100 samples is then missed once in 20,000 cases


def check_recall(before: State, after: State, rng: random.Random) -> None:
    """Check that a seat keeps its knowledge of unchanged values.

    Only unchanged lists in plays without chance are checked, because shuffled values may be forgotten.
    """
    if not after.stack:
        return
    for viewer in dict.fromkeys((rng.randrange(before.setup.seats), PUBLIC)):
        knew, knows = before.redact(viewer), after.redact(viewer)
        for name in before.FIELDS:
            then, now = getattr(before, name), getattr(after, name)
            path = forgotten(then, now, getattr(knew, name), getattr(knows, name))
            if path is not None:
                raise LawBroken("recall", f"{viewer} knew {name}{path}, which has not changed, and has lost it")


def forgotten(then: Any, now: Any, knew: Any, knows: Any) -> str | None:
    """Return the path of a known, unchanged value that is no longer known, or None. List items appear by index."""
    if not isinstance(then, (list, tuple)):
        return "" if then == now and knew == then and knows != now else None
    parts = (then, now, knew, knows)
    if not all(isinstance(part, (list, tuple)) and len(part) == len(then) for part in parts):
        return None  # hidden values may have another shape
    if not any(isinstance(item, (list, tuple)) for item in then) and then != now:
        return None
    for number, items in enumerate(zip(*parts, strict=True)):
        found = forgotten(*items)
        if found is not None:
            return f"[{number}]{found}"
    return None


def check_cover(state: State, view: State, viewer: int, rng: random.Random) -> None:
    """Check that the true state is among the samples if these have only a few different states.

    With at most FEW_WAYS chance outcomes, all are enumerated, so the set of samples is exact. Drafts, the game's
    UNGUESSED fields and the order within a list are ignored, because the owner of a hand may sort it.
    """
    true = _content(state)
    every = every_sample(view, viewer, FEW_WAYS)
    if every is not None:
        if true not in map(_content, every):
            raise LawBroken("cover", f"of all {len(every)} samples that {viewer} may get none is the true state")
        return
    found: set[str] = set()
    for _ in range(SAMPLES):
        found.add(_content(view.fill(viewer, Chance(rng.getrandbits(32)))))
        if true in found or len(found) > SMALL:
            return
    what = f"{SAMPLES} samples are {len(found)} states" if len(found) > 1 else "all samples are one state"
    raise LawBroken("cover", f"for {viewer} {what}, and the true one is not among them")


def _content(state: State) -> str:
    return repr([_sorted(getattr(state, name)) for name in state.FIELDS if name not in state.UNGUESSED])


def _sorted(value: Any) -> Any:
    """Return a value with its innermost lists sorted."""
    if not isinstance(value, (list, tuple)):
        return value
    return [_sorted(item) for item in value] if any(isinstance(it, (list, tuple)) for it in value) else sorted(value)
