"""Laws of choices and copies: legal actions, clones, dumps and logs."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from baronage.engine.core.chance import Chance, ChanceError, Forced
from baronage.engine.core.state import TIMEOUT, Action, State, alike
from baronage.laws.errors import LawBroken, demand, demand_same, difference

LARGEST: Final = 2**31  # of a small int
PLIES: Final = 12  # number of plays on copies
MAX_SENT: Final = 6  # actions of one state that are compared with the step's `completes_draft`
NOT_COPIED: Final = ("setup", "stack", "log", "hold_windows", "committed")  # steps are compared by their dumps


def check_actions(state: State, seat: int) -> None:
    """Check that a seat's actions are distinct tuples of small ints that include its default."""
    actions = state.actions(seat)
    spans = state.spans(seat)
    for action in actions:
        small = type(action) is tuple and action and all(type(n) is int and -LARGEST < n < LARGEST for n in action)
        demand(bool(small) and action[0] >= 0, "actions", f"{action!r} is not a tuple of small ints with a verb from 0")
    if len(set(actions)) != len(actions):
        twice = next(action for action in actions if actions.count(action) > 1)
        raise LawBroken("actions", f"seat {seat} is offered {twice!r} twice")
    for prefix, low, high in spans:
        demand(low <= high, "actions", f"the span {prefix!r} from {low} to {high} is empty")
        rungs = [action for action in actions if action[:-1] == prefix and low <= action[-1] <= high]
        demand(bool(rungs), "actions", f"no rung of the span {prefix!r} from {low} to {high} is listed")
    if seat in state.actors():
        demand(bool(actions), "actions", f"seat {seat} is to act but has no action")
        default = state.default(seat)
        known = default == (TIMEOUT,) or state.allows(seat, default)
        demand(known, "gate", f"the default {default!r} of seat {seat} is not legal")


def random_move(state: State, rng: random.Random) -> tuple[int, Action]:
    """Return an acting seat and one of its actions.

    In half of the cases a verb is drawn first, so that rare verbs occur.
    """
    seat = rng.choice(state.actors())
    return seat, random_action(state, seat, rng)


def random_action(state: State, seat: int, rng: random.Random) -> Action:
    """Return one of a seat's actions, or an amount within a span."""
    actions = state.actions(seat)
    if not actions:
        raise LawBroken("actions", f"seat {seat} is to act but has no action")
    if rng.random() < 0.5:
        verb = rng.choice(sorted({action[0] for action in actions}))
        actions = [action for action in actions if action[0] == verb]
    action = rng.choice(actions)
    if rng.random() < 0.5:
        for prefix, low, high in state.spans(seat):
            if action[:-1] == prefix:
                return (*prefix, rng.randint(low, high))
    return action


def through_json(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document after a round trip through JSON."""
    try:
        back: dict[str, Any] = json.loads(json.dumps(document, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise LawBroken("dump", f"a dump is not JSON: {error}") from error
    demand_same(document, back, "dump", "a dump changes in JSON")
    return back


def check_copies(state: State, rng: random.Random) -> None:
    """Check that playing on a clone leaves the original unchanged, and that loaded and logged copies play alike."""
    before = state.dump()
    clone = state.clone()
    demand_same(before, clone.dump(), "clone", "a clone differs")
    _compare_attributes(state, clone, "clone")
    demand(clone.log is None, "log", "a clone has a log")
    loaded = state.game.load(through_json(before))
    demand_same(before, loaded.dump(), "dump", "a loaded state differs")
    _compare_attributes(state, loaded, "dump")
    logged, untouched = state.clone(), clone.clone()
    chance = Chance(rng.getrandbits(32))
    played: list[tuple[int, Action, list[list[int]], State]] = []
    while len(played) < PLIES and clone.actors():
        seat, action = random_move(clone, rng)
        draft = clone.draft(seat)
        clone.play(seat, action, chance)
        quiet = not chance.outcomes or clone.draft(seat) != (*draft, action)
        demand(quiet, "draft", f"{action!r} of seat {seat} uses chance before it is submitted")
        right = clone.clone()
        right.committed = clone.committed
        played.append((seat, action, chance.outcomes[:], right))
    demand_same(before, state.dump(), "clone", "a clone's play moved the original")
    demand_same(before, untouched.dump(), "clone", "play moved a copy of it")
    for law, copy in (("dump", loaded), ("log", logged)):
        for seat, action, outcomes, right in played:
            copy.log = [] if law == "log" else None
            demand(copy.allows(seat, action), law, f"{action!r} of seat {seat} is legal in a clone but not in its copy")
            _again(copy, seat, action, outcomes, law)
            if not alike(copy, right):
                why = difference(right.fields(), copy.fields())
                raise LawBroken(law, f"after {action!r} of seat {seat}: {why}")
            demand(copy.committed == right.committed, law, f"after {action!r} of seat {seat}: `committed` differs")


def check_sending(state: State, rng: random.Random) -> None:
    """Check the effects of actions on a draft: a click extends it, submitting empties it, a side action leaves it."""
    seat = rng.choice(state.actors())
    actions = state.actions(seat)
    for action in rng.sample(actions, min(len(actions), MAX_SENT)):
        copy = state.clone()
        copy.play(seat, action, Chance(rng.getrandbits(32)))
        compare_sending(state, copy, seat, action)


def compare_sending(before: State, after: State, seat: int, action: Action) -> None:
    """Check that an action changed the draft as its step predicted."""
    drafted, draft = before.draft(seat), after.draft(seat)
    step = before.at_once()
    if not before.completes_draft(seat, action):
        right = draft == (*drafted, action)
    elif step is not None and action[0] in step.SIDE_VERBS:
        right = draft == drafted
    else:  # the step below a finished step may have a draft of the seat
        below = before.stack[len(after.stack) - 1] if 0 < len(after.stack) < len(before.stack) else None
        right = not draft or (below is not None and draft == below.draft(seat))
    does = "sends" if before.completes_draft(seat, action) else "is a click"
    demand(
        right,
        "draft",
        f"{action!r} of seat {seat} {does}, says {before.stack[-1].dump()[0]}: {drafted!r} became {draft!r}",
    )


def _compare_attributes(state: State, copy: State, law: str) -> None:
    """Check that attributes outside the dump are equal too: forgotten fields, and values derived from the setup."""
    for name, value in getattr(state, "__dict__", {}).items():  # compiled states have none
        if name in NOT_COPIED or name.startswith("_"):
            continue
        other = getattr(copy, name, None)
        demand(other == value, law, f"its {name} is {other!r:.200}, not {value!r:.200}")


def _again(copy: State, seat: int, action: Action, outcomes: list[list[int]], law: str) -> None:
    forced = Forced(outcomes)
    try:
        copy.play(seat, action, forced)
    except ChanceError as error:
        raise LawBroken(law, f"{action!r} of seat {seat} used different chance: {error}") from error
    demand(not forced.left, law, f"{action!r} of seat {seat} did not use the same chance")


def check_simultaneous(state: State, rng: random.Random) -> None:
    """Check that equal submissions in a simultaneous step give equal states in any order."""
    top = state.at_once()
    if top is None or len(state.actors()) < 2:
        return
    first = state.clone()
    chance = Chance(rng.getrandbits(32))
    outcomes: list[list[int]] = []
    submissions: dict[int, list[Action]] = {}
    order = state.actors()
    rng.shuffle(order)
    for seat in order:
        submissions[seat] = []
        while not submissions[seat] or submissions[seat][-1][0] not in (TIMEOUT, top.SEND):
            action: Action = (TIMEOUT,)
            if submissions[seat] or rng.random() < 0.9:
                action = rng.choice(_drafting(first, seat, top.SEND))
            submissions[seat].append(action)
            first.play(seat, action, chance)
            outcomes += chance.outcomes
            chance.outcomes = []
    second = state.clone()
    forced = Forced(outcomes)
    waiting = order[:]
    while waiting:
        seat = rng.choice(waiting)
        try:
            second.play(seat, submissions[seat].pop(0), forced)
        except ChanceError as error:
            raise LawBroken("sheets", f"another order of arrival uses different chance: {error}") from error
        if not submissions[seat]:
            waiting.remove(seat)
    demand(not forced.left, "sheets", "another order of arrival uses less chance")
    if first.dump() != second.dump():
        raise LawBroken("sheets", f"another order of arrival: {difference(first.dump(), second.dump())}")


def _drafting(state: State, seat: int, send: int) -> list[Action]:
    """Return the actions that extend or submit a draft, without side actions, whose order matters."""
    found: list[Action] = []
    draft = state.draft(seat)
    for action in state.actions(seat):
        if action[0] != send:
            copy = state.clone()
            copy.play(seat, action, Chance(0))
            if copy.draft(seat) != (*draft, action):
                continue
        found.append(action)
    demand(bool(found), "sheets", f"the submission of seat {seat} can't be finished")
    return found
