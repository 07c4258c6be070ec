"""Laws of hidden information, checked on one state."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from baronage.engine.core.chance import Chance, ChanceError, Forced
from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import ALL, FULL, PUBLIC, Action, Event, Over, State, alike, audience_bit
from baronage.engine.game.game import game_of
from baronage.laws.copies import PLIES, random_move, through_json
from baronage.laws.errors import LawBroken, demand, demand_same, difference

TRIED: Final = 6  # illegal actions and texts tried for each viewer
DENIALS: Final = 60  # plays searched for another explanation
PLAYED: Final = 3  # actions played in pairs of indistinguishable states

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


def seen(state: State, viewer: int) -> dict[str, Any]:
    """Return the data visible to a viewer, for comparison."""
    return state.redact(viewer).fields()


def check_view(state: State, viewer: int) -> State:
    """Check laws 1 and 4, and return the view as a state."""
    view = state.redact(viewer)
    dump = view.dump()
    demand(view.viewer == viewer, "leak 1", f"the view of {viewer} has the viewer {view.viewer}")
    again = view.redact(viewer).dump()
    demand_same(dump, again, "leak 1", f"the view of {viewer}, viewed again")
    loaded = state.game.load(through_json(dump)).dump()
    demand_same(dump, loaded, "dump", f"the view of {viewer}, loaded")
    events_seen = state.view(None if viewer == PUBLIC else viewer)
    demand_same(dump, events_seen, "leak 1", f"the view of {viewer} is not its redacted state")
    demand_same(state.view(None)["open"], dump["open"], "leak 4", f"what is open looks otherwise to {viewer}")
    return view


def check_choices(state: State, view: State, seat: int, rng: random.Random) -> None:
    """Check law 2: actions, prompts and refusals of a seat are equal from its view and from the true state."""
    for name in ("actions", "spans", "draft"):
        true, believed = getattr(state, name)(seat), getattr(view, name)(seat)
        demand(true == believed, "leak 2", f"{name} of seat {seat}: {true!r:.300}, by its view {believed!r:.300}")
    for action in state.actions(seat):
        sends, believed = state.completes_draft(seat, action), view.completes_draft(seat, action)
        demand(sends == believed, "leak 2", f"{action!r} of seat {seat} sends: {sends}, by its view {believed}")
    asked, believed = seat in state.actors(), seat in view.actors()
    demand(asked == believed, "leak 2", f"seat {seat} {'is' if asked else 'is not'} to act, but its view differs")
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


def check_clock(state: State, view: State, viewer: int) -> None:
    """Check law 2 for all viewers: open windows, and the acting seats where these are public."""
    true, believed = state.windows(), view.windows()
    demand(true == believed, "leak 2", f"clock: {true!r}, by the view of {viewer} {believed!r}")
    if state.asks_openly():
        waiting, thought = state.actors(), view.actors()
        demand(waiting == thought, "leak 2", f"{waiting} are publicly to act, by the view of {viewer} {thought}")


def _compare_refusals(state: State, view: State, seat: int, action: Action) -> None:
    game = game_of(state)
    try:
        refusals = [game.refusal(state, seat, action), game.refusal(view, seat, action)]
    except Exception as error:
        error.add_note(f"when {action!r} of seat {seat} was refused; a verb is asked about any numbers")
        raise
    true, believed = ((refusal.rule, refusal.sentence) for refusal in refusals)
    demand(true == believed, "leak 2", f"{action!r} of seat {seat} is refused with {true!r}, by its view {believed!r}")
    rule, sentence = true
    demand(bool(sentence), "gate", f"{action!r} of seat {seat} is refused without a message")
    demand(rule in game.rules, "gate", f"{action!r} of seat {seat} is refused by {rule!r}, which is not a rule")


def _illegal(state: State, seat: int, rng: random.Random) -> list[Action]:
    """Return actions that are probably illegal: those of others, changed legal ones, and nonsense."""
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
    """Statistics of samples: how often each field was hidden, and how often a guess differed from the truth."""

    def __init__(self) -> None:
        self.hidden: Counter[str] = Counter()
        self.varied: Counter[str] = Counter()

    def add(self, true: dict[str, Any], view: dict[str, Any], guess: dict[str, Any], secret: bool = False) -> None:
        """Count one sample. `secret` is set in secret windows, where the acting seats may be evident nevertheless."""
        for name, value in true.items():
            if value != view[name] and not (secret and name == "stack"):
                self.hidden[name] += 1
                self.varied[name] += value != guess[name]

    def stuck(self, often: int) -> list[str]:
        """Return the fields that were hidden at least `often` times and always guessed right."""
        return sorted(name for name, count in self.hidden.items() if count >= often and not self.varied[name])

    def check(self, often: int) -> None:
        """Check law 3: some hidden fields varied."""
        most = max(self.hidden.values(), default=0)
        events_seen = not most or any(self.varied.values())
        demand(events_seen or most < often, "leak 3", f"{most} samples in a row guessed everything that was hidden")


def check_sample(state: State, view: State, viewer: int, rng: random.Random, guesses: Guesses) -> State:
    """Check law 3 and return a sample: made from the view alone, equal to it for the viewer, and playable."""
    before, looks = state.fields(), view.fields()
    seed = rng.getrandbits(32)
    sample = state.sample(viewer, Chance(seed))
    filled = view.fill(viewer, Chance(seed))
    demand(view.fields() == looks, "leak 3", f"filling changed the view of {viewer}")
    if not alike(sample, filled):
        why = difference(filled.dump(), sample.dump())
        raise LawBroken("leak 3", f"a sample for {viewer} depends on more than its view: {why}")
    demand(sample.viewer == FULL, "leak 3", f"a sample for {viewer} is the view of {sample.viewer}")
    if not alike(sample.redact(viewer), view):
        raise LawBroken("leak 3", f"a sample for {viewer} looks different: {difference(looks, seen(sample, viewer))}")
    waiting = sample.actors()
    demand(bool(waiting) == bool(state.actors()), "leak 3", f"in a sample for {viewer} no seat is to act")
    absent = [seat for seat in waiting if state.left >> seat & 1]
    demand(not absent, "leak 3", f"in a sample for {viewer} {absent} are to act although they left")
    kept, guessed = game_of(state).conserved(state), game_of(state).conserved(sample)
    demand(kept == guessed, "leak 3", f"a sample for {viewer} holds {guessed!r:.300} and not {kept!r:.300}")
    guesses.add(state.fields(), looks, sample.fields(), bool(state.stack) and state.stack[-1].SECRET_WINDOW)
    played = sample.clone()
    chance = Chance(seed)
    for _ in range(PLIES):
        if not played.actors():
            break
        played.play(*random_move(played, rng), chance)
    demand(state.fields() == before, "leak 3", f"play in a sample for {viewer} changed the true state")
    return sample


def check_events(state: State, sample: State, viewer: int, rng: random.Random) -> None:
    """Check law 5 and the secrecy of undo: equal plays in two indistinguishable states give the viewer equal events."""
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
            continue  # the game is over: undo is impossible, and the whole record may be shown
        forced = Forced(chance.outcomes)
        own = seat == viewer and not one.committed and not chance.outcomes
        try:
            other.play(seat, action, forced)
        except ChanceError as error:
            if own:
                raise LawBroken("undo", f"whether {action!r} of seat {seat} meets chance is hidden from it") from error
            continue
        same = not forced.left and alike(one.redact(viewer), other.redact(viewer))
        if own:
            if not same:
                why = difference(seen(one, viewer), seen(other, viewer))
                raise LawBroken("undo", f"{action!r} tells seat {seat} something, and could be taken back: {why}")
            demand(
                not other.committed, "undo", f"whether {action!r} of seat {seat} can be taken back is hidden from it"
            )
        if same:
            first, second = events_seen(one, viewer), events_seen(other, viewer)
            demand(first == second, "leak 5", f"{action!r} of seat {seat} tells {viewer} {first!r} or {second!r}")


def events_seen(state: State, viewer: int) -> list[tuple[int, Action, str]]:
    """Return the events of the last play that a viewer sees, without their audience."""
    bit = audience_bit(viewer)
    return [(kind, params, rules) for kind, who, params, rules in state.log or () if who & bit]


def check_pass(state: State, rng: random.Random) -> None:
    """Check law 7: a pass in a secret window looks to others as if no seat had been able to act."""
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
        for viewer in (*range(state.setup.seats), PUBLIC):
            if known & audience_bit(viewer):
                continue
            if not alike(one.redact(viewer), other.redact(viewer)):
                why = difference(seen(other, viewer), seen(one, viewer))
                raise LawBroken("leak 7", f"{viewer} sees that seat {seat} passed with {action!r}: {why}")
            first, second = events_seen(one, viewer), events_seen(other, viewer)
            demand(first == second, "leak 7", f"{action!r} of seat {seat} tells {viewer} {first!r}, not {second!r}")


def check_shared(state: State, rng: random.Random) -> None:
    """Check law 8: events shared by some seats in a secret window give the others no evidence."""
    pairs = [(seat, action) for seat in state.actors() for action in state.actions(seat)]
    for seat, action in rng.sample(pairs, min(PLAYED, len(pairs))):
        played = state.clone()
        played.log = []
        played.play(seat, action, Chance(rng.getrandbits(32)))
        if not played.in_secret():
            continue  # the result may be public by now
        for viewer in (*range(state.setup.seats), PUBLIC):
            # visible in another form: the player who draws a card sees which one
            known = {kind for kind, _, _ in events_seen(played, viewer)}
            secrets = [
                event
                for event in played.log or ()
                if event[0] not in known and _is_shared(event, state.setup.seats, viewer)
            ]
            if secrets and not _deniable(state, played, secrets, viewer, rng):
                kind, _, params, _ = secrets[0]
                raise LawBroken(
                    "leak 8", f"{action!r} of seat {seat} shows {viewer} what it is not told: {kind} {params!r}"
                )


def _is_shared(event: Event, seats: int, viewer: int) -> bool:
    """Return whether an event is for several seats, but not for this viewer.

    An event for one seat is its private note.
    """
    who = event[1]
    return who != ALL and not who & audience_bit(viewer) and (who & ((1 << seats) - 1)).bit_count() > 1


def _deniable(state: State, played: State, secrets: list[Event], viewer: int, rng: random.Random) -> bool:
    """Return whether the viewer sees nothing, or events that another action could also have caused."""
    saw, view = events_seen(played, viewer), played.redact(viewer)
    if not saw and alike(view, state.redact(viewer)):
        return True
    for _ in range(DENIALS):
        guess = state.sample(viewer, Chance(rng.getrandbits(32)))
        options = [(seat, action) for seat in guess.actors() for action in guess.actions(seat)]
        if not options:
            continue
        guess.log = []
        guess.play(*rng.choice(options), Chance(rng.getrandbits(32)))
        same = [
            event
            for event in guess.log
            if any((event[0], event[2]) == (kind, params) for kind, _, params, _ in secrets)
        ]
        if not same and events_seen(guess, viewer) == saw and alike(guess.redact(viewer), view):
            return True
    return False
