"""The leak proof: the laws of hidden information, over one state."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from baronage.engine.chance import Chance, ChanceError, Forced
from baronage.engine.errors import Refusal
from baronage.engine.flow import ALL, FULL, PUBLIC, Action, Event, Over, State, alike, audience_bit
from baronage.engine.laws.broken import LawBroken, demand, demand_same, difference
from baronage.engine.laws.copies import PLIES, random_move, through_json

TRIED: Final = 6  # illegal actions, and as many texts, for each pair of eyes
DENIALS: Final = 60  # plays among which another explanation is looked for
PLAYED: Final = 3  # actions played in pairs of states that look alike

TEXTS: Final = (
    "",
    "?",
    "undo",
    "X9>",
    "-1",
    "+",
    "...",
    "G G",
    "a" * 50,
    "\u2020 \u0660",
    ":",
    "A: B",
    "F -,-",
    ">",
    "é",
)


def seen(state: State, eyes: int) -> dict[str, Any]:
    """What these eyes see, for comparison."""
    return state.redact(eyes).fields()


def check_view(state: State, eyes: int) -> State:
    """Laws 1 and 4. Returns the view as a state."""
    view = state.redact(eyes)
    dump = view.dump()
    demand(view.eyes == eyes, "leak 1", f"the view of {eyes} says that it is the view of {view.eyes}")
    again = view.redact(eyes).dump()
    demand_same(dump, again, "leak 1", f"the view of {eyes}, viewed again")
    loaded = state.game.load(through_json(dump)).dump()
    demand_same(dump, loaded, "dump", f"the view of {eyes}, loaded")
    told = state.view(None if eyes == PUBLIC else eyes)
    demand_same(dump, told, "leak 1", f"the view of {eyes} is not its redacted state")
    demand_same(state.view(None)["open"], dump["open"], "leak 4", f"what is open looks otherwise to {eyes}")
    return view


def check_choices(state: State, view: State, seat: int, rng: random.Random) -> None:
    """Law 2: what a seat may do, is asked and is refused is the same from its view as from the true state."""
    for name in ("actions", "spans", "draft"):
        true, believed = getattr(state, name)(seat), getattr(view, name)(seat)
        demand(true == believed, "leak 2", f"{name} of seat {seat}: {true!r:.300}, by its view {believed!r:.300}")
    for action in state.actions(seat):
        sends, believed = state.completes_draft(seat, action), view.completes_draft(seat, action)
        demand(sends == believed, "leak 2", f"{action!r} of seat {seat} sends: {sends}, by its view {believed}")
    asked, believed = seat in state.actors(), seat in view.actors()
    demand(asked == believed, "leak 2", f"seat {seat} {'is' if asked else 'is not'} waited for, and can't tell")
    if asked:
        true, believed = state.default(seat), view.default(seat)
        demand(true == believed, "leak 2", f"default of seat {seat}: {true!r}, by its view {believed!r}")
    for action in _illegal(state, seat, rng):
        true, believed = state.allows(seat, action), view.allows(seat, action)
        demand(true == believed, "leak 2", f"{action!r} of seat {seat} is legal: {true}, by its view {believed}")
        if not true:
            _compare_refusals(state, view, seat, action)
    for text in _texts(state, seat, rng):
        true, believed = _reading(state, seat, text), _reading(view, seat, text)
        demand(true == believed, "leak 2", f"{text!r} of seat {seat} reads {true!r}, by its view {believed!r}")


def check_clock(state: State, view: State, eyes: int) -> None:
    """Law 2, for spectators too: the open windows, and who is waited for where that is no secret."""
    true, believed = state.windows(), view.windows()
    demand(true == believed, "leak 2", f"clock: {true!r}, by the view of {eyes} {believed!r}")
    if state.asks_openly():
        waiting, thought = state.actors(), view.actors()
        demand(waiting == thought, "leak 2", f"{waiting} are waited for openly, by the view of {eyes} {thought}")


def _compare_refusals(state: State, view: State, seat: int, action: Action) -> None:
    game = state.game
    try:
        refusals = [game.refusal(state, seat, action), game.refusal(view, seat, action)]
    except Exception as error:
        error.add_note(f"when {action!r} of seat {seat} was refused; a verb is asked about any numbers")
        raise
    true, believed = ((refusal.rule, refusal.sentence) for refusal in refusals)
    demand(true == believed, "leak 2", f"{action!r} of seat {seat} is refused with {true!r}, by its view {believed!r}")
    rule, sentence = true
    demand(bool(sentence), "gate", f"{action!r} of seat {seat} is refused without a sentence")
    demand(rule in game.rules, "gate", f"{action!r} of seat {seat} is refused by {rule!r}, which is no rule")


def _illegal(state: State, seat: int, rng: random.Random) -> list[Action]:
    """Actions that are probably not legal: those of others, legal ones bent, and nonsense."""
    pool = [action for other in range(state.setup.seats) for action in state.actions(other)]
    found: list[Action] = [(rng.randrange(40),), (rng.randrange(40), rng.randint(-3, 300))]
    for _ in range(TRIED if pool else 0):
        bent = list(rng.choice(pool))
        for _ in range(rng.randrange(3)):
            place = rng.randrange(len(bent))
            bent[place] = rng.choice((0, 1, 2, 3, -1, 300, 10**6, bent[place] + 1, rng.randrange(260)))
        if rng.random() < 0.15:
            bent = [*bent, 0] if rng.random() < 0.5 else bent[:1]
        found.append((max(bent[0], 0), *bent[1:]))
    return found


def _texts(state: State, seat: int, rng: random.Random) -> list[str]:
    pool = [(other, action) for other in range(state.setup.seats) for action in state.actions(other)]
    found = [rng.choice(TEXTS), rng.choice(TEXTS)]
    for _ in range(TRIED if pool else 0):
        text = state.write(*rng.choice(pool))
        at = rng.randrange(len(text) + 1)
        found.append(rng.choice((text, text[:at], text[:at] + rng.choice("1 9>x-,") + text[at:], text.swapcase())))
    return found


def _reading(state: State, seat: int, text: str) -> tuple[str, object]:
    try:
        return "as", state.read(seat, text)
    except Refusal as refusal:
        return type(refusal).__name__, refusal.sentence


class Guesses:
    """What samples made of the hidden fields: how often each was hidden, and how often a guess differed from the truth."""

    def __init__(self) -> None:
        self.hidden: Counter[str] = Counter()
        self.varied: Counter[str] = Counter()

    def add(self, true: dict[str, Any], view: dict[str, Any], guess: dict[str, Any], secret: bool = False) -> None:
        """Count one sample. `secret`: of a window in which nobody is told who is asked; that may be plain to see for all that."""
        for name, value in true.items():
            if value != view[name] and not (secret and name == "stack"):
                self.hidden[name] += 1
                self.varied[name] += value != guess[name]

    def stuck(self, often: int) -> list[str]:
        """The fields that were hidden so often and were always guessed right."""
        return sorted(name for name, count in self.hidden.items() if count >= often and not self.varied[name])

    def check(self, often: int) -> None:
        """Law 3: something must have varied."""
        most = max(self.hidden.values(), default=0)
        told = not most or any(self.varied.values())
        demand(told or most < often, "leak 3", f"{most} samples in a row guessed everything that was hidden")


def check_sample(state: State, view: State, eyes: int, rng: random.Random, guesses: Guesses) -> State:
    """Law 3: a sample is made from the view alone, looks like it, and is a state that can be played. Returns it."""
    before, looks = state.fields(), view.fields()
    seed = rng.getrandbits(32)
    sample = state.sample(eyes, Chance(seed))
    filled = view.fill(eyes, Chance(seed))
    demand(view.fields() == looks, "leak 3", f"filling changed the view of {eyes}")
    if not alike(sample, filled):
        why = difference(filled.dump(), sample.dump())
        raise LawBroken("leak 3", f"a sample for {eyes} is not made from its view alone: {why}")
    demand(sample.eyes == FULL, "leak 3", f"a sample for {eyes} is the view of {sample.eyes}")
    if not alike(sample.redact(eyes), view):
        raise LawBroken("leak 3", f"a sample for {eyes} does not look so: {difference(looks, seen(sample, eyes))}")
    waiting = sample.actors()
    demand(bool(waiting) == bool(state.actors()), "leak 3", f"in a sample for {eyes} nobody is waited for")
    absent = [seat for seat in waiting if state.left >> seat & 1]
    demand(not absent, "leak 3", f"in a sample for {eyes} {absent}, who left, are waited for")
    kept, guessed = state.game.conserved(state), state.game.conserved(sample)
    demand(kept == guessed, "leak 3", f"a sample for {eyes} holds {guessed!r:.300} and not {kept!r:.300}")
    guesses.add(state.fields(), looks, sample.fields(), bool(state.stack) and state.stack[-1].SECRET_WINDOW)
    played = sample.clone()
    chance = Chance(seed)
    for _ in range(PLIES):
        if not played.actors():
            break
        played.play(*random_move(played, rng), chance)
    demand(state.fields() == before, "leak 3", f"play in a sample for {eyes} moved the true state")
    return sample


def check_events(state: State, sample: State, eyes: int, rng: random.Random) -> None:
    """Law 5, and what undo may tell: the same play in the true state and in one that looks alike to these eyes."""
    pairs = [
        (seat, action)
        for seat in state.actors()
        if seat in sample.actors()
        for action in set(state.actions(seat)) & set(sample.actions(seat))
    ]
    pairs.sort()
    for seat, action in rng.sample(pairs, min(PLAYED, len(pairs))):
        one, other = state.clone(), sample.clone()
        one.log, other.log = [], []
        chance = Chance(rng.getrandbits(32))
        one.play(seat, action, chance)
        if not one.stack:
            continue  # the game is over: nothing can be taken back, and the whole record may be told
        forced = Forced(chance.outcomes)
        own = seat == eyes and not one.committed and not chance.outcomes
        try:
            other.play(seat, action, forced)
        except ChanceError as error:
            if own:
                raise LawBroken("undo", f"whether {action!r} of seat {seat} meets chance is hidden from it") from error
            continue
        same = not forced.left and alike(one.redact(eyes), other.redact(eyes))
        if own:
            if not same:
                why = difference(seen(one, eyes), seen(other, eyes))
                raise LawBroken("undo", f"{action!r} tells seat {seat} something, and could be taken back: {why}")
            demand(
                not other.committed, "undo", f"whether {action!r} of seat {seat} can be taken back is hidden from it"
            )
        if same:
            first, second = told(one, eyes), told(other, eyes)
            demand(first == second, "leak 5", f"{action!r} of seat {seat} tells {eyes} {first!r} or {second!r}")


def told(state: State, eyes: int) -> list[tuple[int, Action, str]]:
    """The events of the last play that these eyes see, without the others who see them too."""
    bit = audience_bit(eyes)
    return [(kind, facts, rules) for kind, who, facts, rules in state.log or () if who & bit]


def check_pass(state: State, rng: random.Random) -> None:
    """Law 7: a seat that passes in a secret window, and one that was never asked, look alike to all who may not know."""
    top = state.stack[-1]
    for seat in state.actors():
        passing = top.secret_pass(state, seat)
        if passing is None:
            continue
        action, known = passing
        demand(state.in_secret(), "leak 7", f"seat {seat} passes with {action!r} in a window that is no secret")
        demand(action in state.actions(seat), "leak 7", f"seat {seat} can't pass with {action!r}")
        seed = rng.getrandbits(32)
        one, other = state.clone(), state.clone()
        one.log, other.log = [], []
        one.play(seat, action, Chance(seed))
        try:
            chance = Chance(seed)
            other.stack[-1].pass_over(other, chance)
            other.settle(chance)
        except Over:
            other.stack.clear()
        for eyes in (*range(state.setup.seats), PUBLIC):
            if known & audience_bit(eyes):
                continue
            if not alike(one.redact(eyes), other.redact(eyes)):
                why = difference(seen(other, eyes), seen(one, eyes))
                raise LawBroken("leak 7", f"{eyes} sees that seat {seat} passed with {action!r}: {why}")
            first, second = told(one, eyes), told(other, eyes)
            demand(first == second, "leak 7", f"{action!r} of seat {seat} tells {eyes} {first!r}, not {second!r}")


def check_shared(state: State, rng: random.Random) -> None:
    """Law 8: in a secret window what several are told together, and not all, leaves no trace for the rest that betrays it."""
    pairs = [(seat, action) for seat in state.actors() for action in state.actions(seat)]
    for seat, action in rng.sample(pairs, min(PLAYED, len(pairs))):
        played = state.clone()
        played.log = []
        played.play(seat, action, Chance(rng.getrandbits(32)))
        if not played.in_secret():
            continue  # it may be told to all by now
        for eyes in (*range(state.setup.seats), PUBLIC):
            known = {kind for kind, _, _ in told(played, eyes)}  # told otherwise: who drew a card knows which
            secrets = [
                event
                for event in played.log or ()
                if event[0] not in known and _is_shared(event, state.setup.seats, eyes)
            ]
            if secrets and not _deniable(state, played, secrets, eyes, rng):
                kind, _, facts, _ = secrets[0]
                raise LawBroken(
                    "leak 8", f"{action!r} of seat {seat} shows {eyes} what it is not told: {kind} {facts!r}"
                )


def _is_shared(event: Event, seats: int, eyes: int) -> bool:
    """Is an event for several seats, and not for these eyes? What one seat alone is told is its own note."""
    who = event[1]
    return who != ALL and not who & audience_bit(eyes) and (who & ((1 << seats) - 1)).bit_count() > 1


def _deniable(state: State, played: State, secrets: list[Event], eyes: int, rng: random.Random) -> bool:
    """Do these eyes see nothing at all, or what something else could have brought as well?"""
    saw, view = told(played, eyes), played.redact(eyes)
    if not saw and alike(view, state.redact(eyes)):
        return True
    for _ in range(DENIALS):
        guess = state.sample(eyes, Chance(rng.getrandbits(32)))
        options = [(seat, action) for seat in guess.actors() for action in guess.actions(seat)]
        if not options:
            continue
        guess.log = []
        guess.play(*rng.choice(options), Chance(rng.getrandbits(32)))
        same = [
            event for event in guess.log if any((event[0], event[2]) == (kind, facts) for kind, _, facts, _ in secrets)
        ]
        if not same and told(guess, eyes) == saw and alike(guess.redact(eyes), view):
            return True
    return False
