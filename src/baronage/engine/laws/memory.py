"""Laws of what a seat knows over time: it forgets nothing by itself, and what it imagines leaves out nothing that is possible."""

from __future__ import annotations

import random
from typing import Any, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import PUBLIC, State
from baronage.engine.laws.broken import LawBroken
from baronage.engine.laws.every import every_sample

SMALL: Final = 4  # so few states are a small case
FEW_WAYS: Final = 120  # as five cards can lie
SAMPLES: Final = 1000  # in a small case: a state that comes up once in 100 samples is then missed once in 20,000 cases


def check_recall(before: State, after: State, rng: random.Random) -> None:
    """What a seat knew of things that have not changed since, it still knows.

    Looked at are lists in which nothing changed, in a play that met no chance: what is shuffled may be forgotten.
    """
    if not after.stack:
        return
    for eyes in dict.fromkeys((rng.randrange(before.setup.seats), PUBLIC)):
        knew, knows = before.redact(eyes), after.redact(eyes)
        for name in before.FIELDS:
            then, now = getattr(before, name), getattr(after, name)
            path = forgotten(then, now, getattr(knew, name), getattr(knows, name))
            if path is not None:
                raise LawBroken("recall", f"{eyes} knew {name}{path}, which has not changed, and knows it no more")


def forgotten(then: Any, now: Any, knew: Any, knows: Any) -> str | None:
    """Where something that was known and is still so is known no more; None: nowhere. The parts of a list by number."""
    if not isinstance(then, (list, tuple)):
        return "" if then == now and knew == then and knows != now else None
    parts = (then, now, knew, knows)
    if not all(isinstance(part, (list, tuple)) and len(part) == len(then) for part in parts):
        return None  # what is hidden may be told in another shape
    if not any(isinstance(item, (list, tuple)) for item in then) and then != now:
        return None
    for number, items in enumerate(zip(*parts, strict=True)):
        found = forgotten(*items)
        if found is not None:
            return f"[{number}]{found}"
    return None


def check_cover(state: State, view: State, eyes: int, rng: random.Random) -> None:
    """Where samples show only a few states, the true one is among them: nothing that is possible is left out.

    Where chance has only FEW_WAYS to go, it goes all of them: then what samples may be is known exactly, and not only likely.
    Not looked at are drafts, what the game calls UNGUESSED, and the order within a list: who holds a hand may sort it.
    """
    true = _content(state)
    every = every_sample(view, eyes, FEW_WAYS)
    if every is not None:
        if true not in map(_content, every):
            raise LawBroken("cover", f"of all {len(every)} samples that {eyes} may get none is the true state")
        return
    found: set[str] = set()
    for _ in range(SAMPLES):
        found.add(_content(view.fill(eyes, Chance(rng.getrandbits(32)))))
        if true in found or len(found) > SMALL:
            return
    what = f"{SAMPLES} samples are {len(found)} states" if len(found) > 1 else "all samples are one state"
    raise LawBroken("cover", f"for {eyes} {what}, and the true one is not among them")


def _content(state: State) -> str:
    return repr([_sorted(getattr(state, name)) for name in state.FIELDS if name not in state.UNGUESSED])


def _sorted(value: Any) -> Any:
    """A value with its innermost lists in order."""
    if not isinstance(value, (list, tuple)):
        return value
    return [_sorted(item) for item in value] if any(isinstance(it, (list, tuple)) for it in value) else sorted(value)
