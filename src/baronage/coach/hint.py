"""A hint during a game: a move and one reason that can be seen on the board, or no advice. From a seat's view alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from baronage.bots.characters import breaks_word, harms, level, with_faithful
from baronage.bots.search import Budget, SearchResult, Trials, Tried, think
from baronage.coach.reason import FORCED, Reason, of_the_game, visible
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import game_of
from baronage.engine.game.messages import ENGLISH
from baronage.engine.hooks.pacts import Pact
from baronage.engine.hooks.search import Plan
from baronage.engine.text.input_errors import msg

ADVISER: Final = "steward"  # whose level is used
SECONDS: Final = 4.0
MAX_WORDS: Final = 12  # of a reason; longer texts are cut after a clause
HOARDING: Final = 0.04  # in win probability: a plan that saves must be better by more than this
CLAUSES: Final = (re.compile(r"\s?[;:.](?=\s|$)"), re.compile(r"\s?,(?=\s)"))  # the ends of clauses, strongest first
GLANCE: Final = 44  # characters of an action's text that are quick to read


@dataclass(frozen=True)
class Step:
    """A click of a plan: the action, its notation and its label.

    `brief` is the shortest unambiguous start of the label.
    """

    action: Action
    text: str
    words: str
    brief: str


@dataclass(frozen=True)
class Hint:
    """The coach's suggestion. `steps` end at the first draw, because later steps depend on it.

    Without `words` there is no visible reason, and nobody should be advised.
    """

    seat: int
    plan: Plan
    steps: tuple[Step, ...]
    reason: Reason | None
    words: str  # the reason, in at most 12 words, or ""
    reasons: tuple[str, ...]  # the reason for each step; "" if it is the reason for the whole plan
    stakes: float  # win probability that the worst plan tried would certainly cost: two standard errors less

    def to_json(self) -> dict[str, Any]:
        """Return the hint as a message: all steps as actions and as text."""
        steps = zip(self.steps, self.reasons, strict=True)
        return {
            "seat": self.seat,
            "action": list(self.plan[0]),
            "steps": [
                {
                    "action": list(step.action),
                    "text": step.text,
                    "words": step.words,
                    "brief": step.brief,
                    "reason": why,
                }
                for step, why in steps
            ],
            "reason": self.words,
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
    """Return a suggestion and a reason for an acting seat. Only the seat's view is used.

    `promised` are the seat's pacts. The hint never suggests breaking them.
    """
    if view.viewer != seat:
        view = view.redact(seat)
    game = game_of(view)
    if seat not in view.actors():
        raise Illegal(msg("nothing-to-advise"))
    drafted = view.draft(seat)
    begun = before(view, seat)
    plan, thought = advise(begun, seat, budget, seed, promised)
    if plan[: len(drafted)] != drafted or len(plan) == len(drafted):  # another plan was begun
        drafted, begun = (), view
        plan, thought = advise(view, seat, budget, seed, promised)
    rest = plan[len(drafted) :]
    spoken: dict[int, Reason] = {}  # by step, reasons given by the game
    if thought is None:
        reason = FORCED if len(view.actions(seat)) == 1 else None
    else:
        others = [one.plan for one in thought.tried if one.plan[0] != plan[0]]
        trials = Trials(begun, seat, level(ADVISER, game.name).depth, Chance(seed))
        reason = visible(trials, plan, others[0] if others else (), len(drafted))
        if reason is not None and reason.params is not None:
            spoken = {at: own for at in range(len(rest)) if (own := of_the_game(trials, plan, len(drafted) + at))}
    steps = steps_of(view, seat, rest, language, names)

    def words(one: Reason | None) -> str:
        return "" if one is None else in_short(one.describe(game, view.setup.seats, seat, language, names))

    reasons = tuple(words(spoken.get(at)) for at in range(len(steps)))
    stakes = 0.0 if thought is None else stakes_of(thought)
    return Hint(seat, rest, steps, reason, words(reason), reasons, stakes)


def stakes_of(thought: SearchResult) -> float:
    """Return by how much the best plan is better than the worst, less two standard errors."""
    best = thought.best()
    edges = [best.edge(other) for other in thought.tried if other.runs > 1]
    return max([0.0, *(gain - 2 * error for gain, error in edges)])


def in_short(words: str) -> str:
    """Return the first clauses of a reason, up to `MAX_WORDS` words, or "" if the first is longer."""
    for kind in CLAUSES:
        ends = [end.start() for end in kind.finditer(words) if len(words[: end.start()].split()) <= MAX_WORDS]
        if ends:
            return words[: ends[-1]] + "."
    return ""


def before(view: State, seat: int) -> State:
    """Return the view before the seat's unsent clicks, so that a hint can continue a plan that was begun."""
    begun = view
    for _ in view.draft(seat):
        begun = view.clone() if begun is view else begun
        begun.stack[-1].undo_click(begun, seat)
    return begun


def advise(
    view: State, seat: int, budget: Budget | None = None, seed: int = 0, promised: Sequence[Pact] = ()
) -> tuple[Plan, SearchResult | None]:
    """Return the plan of a hint and its search result, or None if there was nothing to search."""
    actions, chance = view.actions(seat), Chance(seed)
    if not game_of(view).thinks or (len(actions) == 1 and not view.spans(seat)):
        return (game_of(view).heuristic(view, seat, actions, chance),), None
    own = level(ADVISER, view.game.name)
    shortlist = with_faithful([], own.plans, view, seat, promised, chance)
    given = budget or Budget(own.simulations, SECONDS)
    thought = think(view, seat, chance, given, own.limits(), shortlist=shortlist)
    return _sensible(view, seat, thought, promised, chance), thought


def _sensible(view: State, seat: int, thought: SearchResult, promised: Sequence[Pact], chance: Chance) -> Plan:
    """Return the best plan that keeps the seat's word and is no blunder. A plan that saves must be clearly better."""
    hooks, sample = game_of(view).search, view.sample(seat, chance)

    def worth(one: Tried) -> float:
        return thought.value(one, 1.0) - HOARDING * hooks.traits(view, seat, one.plan).get("hoards", 0.0)

    ranked = sorted(thought.finalists(), key=worth, reverse=True)
    ranked += [one for one in thought.tried if one not in ranked]
    faithful = [one for one in ranked if not breaks_word(view, seat, one.plan, promised)] or ranked
    return next((one for one in faithful if not harms(sample, seat, one.plan, chance)), faithful[0]).plan


def shorter(words: str) -> list[str]:
    """Return short forms of an action's text, shortest first. A long text loses its consequences."""
    ends = re.finditer(r"\s?[:;] ", words) if len(words) > GLANCE else ()
    return [*(words[: end.start()] for end in ends), words]


def in_brief(words: str, others: Iterable[str]) -> str:
    """Return the shortest form of an action's text that matches no other action."""
    known = {way for other in others for way in shorter(other)}
    return next((way for way in shorter(words) if way not in known), words)


def steps_of(
    view: State, seat: int, plan: Plan, language: str = ENGLISH, names: Sequence[str] = ()
) -> tuple[Step, ...]:
    """Return a plan click by click, up to the first reveal. Later texts would depend on guesses."""
    world, game = view.fill(seat, Chance(0)), game_of(view)
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
