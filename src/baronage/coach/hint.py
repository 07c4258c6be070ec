"""A hint at the table: a move and one reason, from a seat's view alone. No figures of chances: the player decides."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from baronage.bots.characters import breaks_word, level
from baronage.bots.search import Budget, Limits, Thought, Trials, think
from baronage.coach.reason import FORCED, MOST_WORDS, WHOLE, Reason, of_the_game, why
from baronage.engine.chance import Chance
from baronage.engine.errors import Illegal
from baronage.engine.flow import Action, State, alike
from baronage.engine.mind import Plan
from baronage.engine.pacts import Pact
from baronage.engine.refusals import say
from baronage.engine.words import ENGLISH

ADVISER: Final = "anselm"  # as far as he looks, so far does the hint
SIMULATIONS: Final = 160
SECONDS: Final = 4.0
CLOSE: Final = 0.02  # of the chance to win: what is worse by less than that is about as good
GLANCE: Final = 44  # letters of a deed that are read at a glance


@dataclass(frozen=True)
class Step:
    """One click of a plan: the action, its notation and its words; `brief` is how they begin, as far as they must be shown."""

    action: Action
    text: str
    words: str
    brief: str


@dataclass(frozen=True)
class Hint:
    """What the coach would do. `steps` are told as far as they are known: what comes after a draw is not."""

    seat: int
    plan: Plan
    steps: tuple[Step, ...]
    reason: Reason
    words: str  # the reason, in at most 25 words
    reasons: tuple[str, ...]  # what speaks for each step, to who follows them; "": the same as for the whole
    guessed: str  # that hidden things were guessed, where there are some

    def to_json(self) -> dict[str, Any]:
        """As a message: the first click as an action, all steps in words."""
        steps = zip(self.steps, self.reasons, strict=True)
        return {
            "seat": self.seat,
            "action": list(self.plan[0]),
            "steps": [
                {"text": step.text, "words": step.words, "brief": step.brief, "reason": why} for step, why in steps
            ],
            "reason": self.words,
            "guessed": self.guessed,
        }


def hint(
    view: State,
    seat: int,
    budget: Budget | None = None,
    seed: int = 0,
    language: str = ENGLISH,
    names: Sequence[str] = (),
    promised: Sequence[Pact] = (),
) -> Hint:
    """What a seat that is asked could do now, and why. Given more than its view, it looks at the view alone.

    `promised`: what the seat has agreed on with others; no breach of it is advised.
    """
    if view.eyes != seat:
        view = view.redact(seat)
    game = view.game
    if seat not in view.actors():
        raise Illegal(say("nothing-to-advise"))
    drafted = view.draft(seat)
    begun = before(view, seat)
    plan, thought = advise(begun, seat, budget, seed, promised)
    if plan[: len(drafted)] != drafted or len(plan) == len(drafted):  # another plan was begun
        drafted, begun = (), view
        plan, thought = advise(view, seat, budget, seed, promised)
    rest = plan[len(drafted) :]
    spoken: dict[int, Reason] = {}  # for each step, where the game speaks for it
    if thought is None:
        reason = FORCED if len(view.actions(seat)) == 1 else Reason("coach-any")
    else:
        others = [one.plan for one in thought.tried if one.plan[0] != plan[0]]
        trials = Trials(begun, seat, level(ADVISER, game.name).depth, Chance(seed))
        reason = why(trials, plan, others[0] if others else (), from_now=True, done=len(drafted))
        if reason.facts is not None:
            spoken = {at: own for at in range(len(rest)) if (own := of_the_game(trials, plan, len(drafted) + at))}
    words = reason.say(game, view.setup.seats, seat, language, names)
    if thought is not None and reason not in WHOLE and is_close(thought, plan):
        also = game.words.say("coach-close", {}, game.words.reader(seat, names), language)
        words = f"{words} {also}" if len(f"{words} {also}".split()) <= MOST_WORDS else words
    hidden = not alike(view, view.fill(seat, Chance(seed)))
    guessed = game.words.say("coach-guessed", {}, game.words.reader(seat, names), language) if hidden else ""
    steps = steps_of(view, seat, rest, language, names)
    said = {at: own.say(game, view.setup.seats, seat, language, names) for at, own in spoken.items()}
    reasons = tuple(said.get(at, "") for at in range(len(steps)))
    return Hint(seat, rest, steps, reason, words, reasons, guessed)


def before(view: State, seat: int) -> State:
    """The view as it was before the seat's clicks that are not sent: who has begun what was advised is told how it goes on."""
    begun = view
    for _ in view.draft(seat):
        begun = view.clone() if begun is view else begun
        begun.stack[-1].back(begun, seat)
    return begun


def is_close(thought: Thought, plan: Plan) -> bool:
    """Is there something else to do that is about as good? Told where it was looked at as long."""
    chosen = next(one for one in thought.tried if one.plan == plan)
    others = [one for one in thought.finalists() if one.plan[0] != plan[0]]
    return any(chosen.edge(one)[0] < CLOSE for one in others)


def advise(
    view: State, seat: int, budget: Budget | None = None, seed: int = 0, promised: Sequence[Pact] = ()
) -> tuple[Plan, Thought | None]:
    """The plan of a hint, and the thought behind it; None: there was nothing to think about."""
    actions, chance = view.actions(seat), Chance(seed)
    if not view.game.thinks or (len(actions) == 1 and not view.spans(seat)):
        return (view.game.heuristic(view, seat, actions, chance),), None
    own = level(ADVISER, view.game.name)
    thought = think(view, seat, chance, budget or Budget(SIMULATIONS, SECONDS), Limits(own.plans, own.depth))
    best = thought.best().plan
    if breaks_word(view, seat, best, promised):
        faithful = [one for one in thought.tried if not breaks_word(view, seat, one.plan, promised)]
        best = max(faithful, key=lambda one: one.value).plan if faithful else best
    return best, thought


def shorter(words: str) -> list[str]:
    """How a deed may be told, the shortest first: if it is long, without what comes of it, which stands where it is chosen."""
    ends = re.finditer(r"\s?[:;] ", words) if len(words) > GLANCE else ()
    return [*(words[: end.start()] for end in ends), words]


def in_brief(words: str, others: Iterable[str]) -> str:
    """The shortest way to tell a deed that is told of no other."""
    told = {way for other in others for way in shorter(other)}
    return next((way for way in shorter(words) if way not in told), words)


def steps_of(
    view: State, seat: int, plan: Plan, language: str = ENGLISH, names: Sequence[str] = ()
) -> tuple[Step, ...]:
    """A plan click by click, as far as nothing is revealed by it: after that its words would speak of guesses."""
    world, game = view.fill(seat, Chance(0)), view.game
    found: list[Step] = []
    chance = Chance(0)
    for action in plan:
        if not world.stack or not world.allows(seat, action):
            break
        seen = world.redact(seat) if found else view
        words = game.label(seen, seat, action, language, names)[0]
        others = (game.label(seen, seat, one, language, names)[0] for one in seen.actions(seat) if one != action)
        brief = in_brief(words, others) if len(words) > GLANCE else words
        found.append(Step(action, game.write(seen, seat, action), words, brief))
        world.play(seat, action, chance)
        if world.committed or chance.outcomes:
            break
    return tuple(found)
