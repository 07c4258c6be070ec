"""Laws of choices and copies: what may be done, what clones, dumps and logs must keep."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from baronage.engine.chance import Chance, ChanceError, Forced
from baronage.engine.flow import LAPSE, Action, State, alike
from baronage.engine.laws.broken import LawBroken, demand, demand_same, difference

LARGEST: Final = 2**31  # of a small int
PLIES: Final = 12  # how far copies are played on
MOST_SENT: Final = 6  # actions of one state that are held against what its frame says of them
NOT_COPIED: Final = ("setup", "stack", "log", "hold_windows", "committed")  # frames are compared by their dumps


def check_actions(state: State, seat: int) -> None:
    """What a seat may do is a list of different small tuples, and what time would do for it is among them."""
    actions = state.actions(seat)
    spans = state.spans(seat)
    for action in actions:
        small = type(action) is tuple and action and all(type(n) is int and -LARGEST < n < LARGEST for n in action)
        demand(bool(small) and action[0] >= 0, "actions", f"{action!r} is no tuple of small ints with a verb from 0 up")
    if len(set(actions)) != len(actions):
        twice = next(action for action in actions if actions.count(action) > 1)
        raise LawBroken("actions", f"seat {seat} is offered {twice!r} twice")
    for prefix, low, high in spans:
        demand(low <= high, "actions", f"the span {prefix!r} from {low} to {high} is empty")
        rungs = [action for action in actions if action[:-1] == prefix and low <= action[-1] <= high]
        demand(bool(rungs), "actions", f"no rung of the span {prefix!r} from {low} to {high} is listed")
    if seat in state.actors():
        demand(bool(actions), "actions", f"seat {seat} is waited for and has no action")
        default = state.default(seat)
        known = default == (LAPSE,) or state.allows(seat, default)
        demand(known, "gate", f"the default {default!r} of seat {seat} is not legal")


def random_move(state: State, rng: random.Random) -> tuple[int, Action]:
    """A seat that is waited for and one of its actions: in half of the cases a verb is drawn first, so that rare ones come up."""
    seat = rng.choice(state.actors())
    return seat, random_action(state, seat, rng)


def random_action(state: State, seat: int, rng: random.Random) -> Action:
    """One of a seat's actions, or an amount within a span."""
    actions = state.actions(seat)
    if not actions:
        raise LawBroken("actions", f"seat {seat} is waited for and has no action")
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
    """A document as it comes back from a file."""
    try:
        back: dict[str, Any] = json.loads(json.dumps(document, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise LawBroken("dump", f"a dump is no JSON: {error}") from error
    demand_same(document, back, "dump", "a dump changes in JSON")
    return back


def check_copies(state: State, rng: random.Random) -> None:
    """Play on with a clone: the original stays as it is. Then with a loaded dump and a logged clone: all goes the same way."""
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
        demand(quiet, "draft", f"{action!r} of seat {seat} meets chance before it is sent")
        right = clone.clone()
        right.committed = clone.committed
        played.append((seat, action, chance.outcomes[:], right))
    demand_same(before, state.dump(), "clone", "a clone's play moved the original")
    demand_same(before, untouched.dump(), "clone", "play moved a copy of it")
    for law, copy in (("dump", loaded), ("log", logged)):
        for seat, action, outcomes, right in played:
            copy.log = [] if law == "log" else None
            demand(copy.allows(seat, action), law, f"{action!r} of seat {seat} is legal in a clone and not in its twin")
            _again(copy, seat, action, outcomes, law)
            if not alike(copy, right):
                why = difference(right.fields(), copy.fields())
                raise LawBroken(law, f"after {action!r} of seat {seat}: {why}")
            demand(copy.committed == right.committed, law, f"after {action!r} of seat {seat}: `committed` differs")


def check_sending(state: State, rng: random.Random) -> None:
    """What the frame calls a click is added to the draft; what sends it empties it; what is done beside it leaves it alone."""
    seat = rng.choice(state.actors())
    actions = state.actions(seat)
    for action in rng.sample(actions, min(len(actions), MOST_SENT)):
        copy = state.clone()
        copy.play(seat, action, Chance(rng.getrandbits(32)))
        compare_sending(state, copy, seat, action)


def compare_sending(before: State, after: State, seat: int, action: Action) -> None:
    """Did the action do to the draft what the frame said that it would?"""
    drafted, draft = before.draft(seat), after.draft(seat)
    sheets = before.at_once()
    if not before.completes_draft(seat, action):
        right = draft == (*drafted, action)
    elif sheets is not None and action[0] in sheets.SIDE_VERBS:
        right = draft == drafted
    else:  # a frame that ends gives way to the one below it, in which the seat may have begun something
        below = before.stack[len(after.stack) - 1] if 0 < len(after.stack) < len(before.stack) else None
        right = not draft or (below is not None and draft == below.draft(seat))
    does = "sends" if before.completes_draft(seat, action) else "is a click"
    demand(
        right,
        "draft",
        f"{action!r} of seat {seat} {does}, says {before.stack[-1].dump()[0]}: {drafted!r} became {draft!r}",
    )


def _compare_attributes(state: State, copy: State, law: str) -> None:
    """Also what no dump holds must be the same: a field that was forgotten, or figures worked out from the setup."""
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
        raise LawBroken(law, f"{action!r} of seat {seat} met another chance: {error}") from error
    demand(not forced.left, law, f"{action!r} of seat {seat} did not meet the same chance")


def check_sheets(state: State, rng: random.Random) -> None:
    """Where seats choose at once: the same sheets, clicked together and sent in another order, give the same state."""
    top = state.at_once()
    if top is None or len(state.actors()) < 2:
        return
    first = state.clone()
    chance = Chance(rng.getrandbits(32))
    outcomes: list[list[int]] = []
    sheets: dict[int, list[Action]] = {}
    order = state.actors()
    rng.shuffle(order)
    for seat in order:
        sheets[seat] = []
        while not sheets[seat] or sheets[seat][-1][0] not in (LAPSE, top.SEND):
            action: Action = (LAPSE,)
            if sheets[seat] or rng.random() < 0.9:
                action = rng.choice(_drafting(first, seat, top.SEND))
            sheets[seat].append(action)
            first.play(seat, action, chance)
            outcomes += chance.outcomes
            chance.outcomes = []
    second = state.clone()
    forced = Forced(outcomes)
    waiting = order[:]
    while waiting:
        seat = rng.choice(waiting)
        try:
            second.play(seat, sheets[seat].pop(0), forced)
        except ChanceError as error:
            raise LawBroken("sheets", f"another order of arrival meets another chance: {error}") from error
        if not sheets[seat]:
            waiting.remove(seat)
    demand(not forced.left, "sheets", "another order of arrival meets less chance")
    if first.dump() != second.dump():
        raise LawBroken("sheets", f"another order of arrival: {difference(first.dump(), second.dump())}")


def _drafting(state: State, seat: int, send: int) -> list[Action]:
    """The actions that go on with a sheet or send it; side acts, done at once and in order of arrival, left out."""
    found: list[Action] = []
    draft = state.draft(seat)
    for action in state.actions(seat):
        if action[0] != send:
            copy = state.clone()
            copy.play(seat, action, Chance(0))
            if copy.draft(seat) != (*draft, action):
                continue
        found.append(action)
    demand(bool(found), "sheets", f"the sheet of seat {seat} can't be finished")
    return found
