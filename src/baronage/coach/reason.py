"""Reasons for a plan: the part of the evaluation that it changes, in the game's own words.

The evaluation is a small network of features (`value_net`). A game names the subjects of its features (`PARTS` of its
`search` module), and its catalogue has a message for a part that grows or shrinks (`coach-points-more`). The reason is
the most important part with a message. Where the features mostly depend on other players, a game explains an action
itself (`because` of its `search` module).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from baronage.bots.search import Trials, World
from baronage.bots.search.rollout import rollout
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import Game, game_of
from baronage.engine.game.messages import ENGLISH
from baronage.engine.hooks.search import Because, Plan, outcome
from baronage.engine.learning.value_net import VALUE, load_net
from baronage.engine.text.params import Param, Params

WORLDS: Final = 8  # in which the features are compared
CHOICES: Final = 6  # alternatives with which a plan is compared
PLAIN: Final = 0.04  # in network score: a larger immediate change is shown first
FAINT: Final = 0.005  # a smaller change is no reason
MAX_WORDS: Final = 25

Row = list[float]
Pair = tuple[Row, Row]


@dataclass(frozen=True)
class Reason:
    """A message of the game's catalogue and its params. `later` means that it holds some turns ahead.

    `params` are the params of a message with which the game itself explains an action.
    """

    id: str
    figure: int = 0
    instead: int = 0
    later: bool = False
    params: tuple[tuple[str, Param], ...] | None = None

    @property
    def is_complete(self) -> bool:
        """Whether the message is a complete sentence."""
        return self.params is not None or self in WHOLE

    def describe(self, game: Game, seats: int, seat: int, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
        """Return the reason as text for the seat. A single rival is named."""
        words, reader = game.words, game.words.reader(seat, names)
        params: Params = {"figure": self.figure, "instead": self.instead, "seat": 1 - seat if seats == 2 else -1}
        params |= dict(self.params or ())
        text = words.msg(self.id, params, reader, language)
        if self.is_complete:
            return text
        return words.msg("coach-later" if self.later else "coach-now", {"because": text}, reader, language)


FORCED: Final = Reason("coach-forced")
WINS: Final = Reason("coach-wins")
LOSES: Final = Reason("coach-loses")
WHOLE: Final = (FORCED, WINS, LOSES)  # messages that are complete sentences


def why(trials: Trials, plan: Plan, other: Plan) -> Reason | None:
    """Return why this plan is better than the other, or None if it can't be named.

    If both begin alike, the reason is about their difference.
    """
    worlds = [trials.world() for _ in range(WORLDS)]
    if _ends(trials, worlds, plan, won=True):
        return WINS
    if _ends(trials, worlds, other, won=False):
        return LOSES
    own = of_the_game(trials, plan, _alike(plan, other))
    if own is not None and own.id:
        return own
    at_once = [_at_once(trials, world, plan, other) for world in worlds]
    found = _strongest(trials, at_once, PLAIN, later=False)
    if found is None:
        later = [_some_turns_on(trials, world, plan, other) for world in worlds]
        found = _strongest(trials, later, FAINT, later=True) or _strongest(trials, at_once, FAINT, later=False)
        found = found or _strongest(trials, later, 0.0, later=True)
    return found


def visible(trials: Trials, plan: Plan, other: Plan, done: int = 0) -> Reason | None:
    """Return a reason that can be seen on the board right after a plan, compared with now, or None.

    `done` is the number of played actions of the plan. Figures are the same whatever is hidden.
    """
    worlds = [trials.world() for _ in range(WORLDS)]
    if _ends(trials, worlds, plan, won=True):
        return WINS
    own = of_the_game(trials, plan, done)
    if own is not None or trials.secret:  # what others do at the same time can't be seen
        return own if own is not None and own.id else None
    if trials.hooks.traits(trials.view, trials.seat, plan).get("hoards"):  # to have more is no reason to save
        return None
    at_once = [_at_once(trials, world, plan, None) for world in worlds]
    return _strongest(trials, at_once, FAINT, later=False, choices=_choices(trials, worlds, plan, other), certain=True)


def of_the_game(trials: Trials, plan: Plan, at: int) -> Reason | None:
    """Return the game's own reason for an action of a plan, or None. Without an id, it wants no other to be given."""
    because = game_of(trials.view).hook("search", "because")
    reason: Because | None = because(trials.view, trials.seat, plan, at) if because is not None else None
    return None if reason is None else Reason(reason[0], params=tuple(reason[1].items()))


def _alike(plan: Plan, other: Plan) -> int:
    """Return the index at which two plans first differ."""
    pairs = zip(plan, other, strict=False)
    return next((at for at, (one, two) in enumerate(pairs) if one != two), min(len(plan) - 1, len(other)))


def _choices(trials: Trials, worlds: Sequence[World], plan: Plan, other: Plan) -> list[list[Pair | None]]:
    """Return the features after a plan and after each of some alternatives.

    Many changes after a plan come from other players or chance, and are no reason for the plan.
    """
    view, seat = trials.view, trials.seat
    first = plan[0]
    firsts = [one for one in view.actions(seat) if one != first]
    for prefix, low, high in view.spans(seat):
        firsts += [one for one in ((*prefix, low), (*prefix, high)) if one != first and one not in firsts]
    few = [firsts[at * len(firsts) // CHOICES] for at in range(CHOICES)] if len(firsts) > CHOICES else firsts
    plans = [_completed(trials, worlds[0], one, len(plan)) for one in few]
    if other:
        plans.insert(0, other)
    return [[_at_once(trials, world, plan, one) for world in worlds] for one in plans]


def _completed(trials: Trials, world: World, first: Action, length: int) -> Plan:
    """Return an action, completed by the rollout policy to a submission or a plan."""
    state, chance, seat = world.state.clone(), Chance(world.seed), trials.seat
    state.play(seat, first, chance)
    begun = state.stack and seat in state.actors() and not state.committed and (trials.secret or length > 1)
    return (first, *trials.hooks.rollout_policy(state, seat, chance)) if begun else (first,)


def _ends(trials: Trials, worlds: Sequence[World], plan: Plan, won: bool) -> bool:
    """Return whether a plan ends the game in most worlds with this result for the seat."""
    ends = [state for state in (trials.after(world, plan)[0] for world in worlds) if not state.stack]
    return 2 * len([1 for state in ends if (outcome(state)[trials.seat] > 0.5) == won]) > len(worlds)


def _at_once(trials: Trials, world: World, plan: Plan, other: Plan | None) -> Pair | None:
    """Return the features right after each of the two plans, or None if the game is over in this world."""
    one = trials.after(world, plan)[0]
    two = world.state if other is None else trials.after(world, other)[0]
    return _rows(trials, one, two)


def _some_turns_on(trials: Trials, world: World, plan: Plan, other: Plan) -> Pair | None:
    """Return the features at the quiescent turns after the two plans."""
    ends: list[State] = []
    for one in (plan, other):
        state, chance = trials.after(world, one)
        rollout(trials.hooks, state, max(1, trials.depth), chance)
        ends.append(state)
    return _rows(trials, ends[0], ends[1])


def _rows(trials: Trials, one: State, two: State) -> Pair | None:
    if not one.stack or not two.stack:
        return None
    return trials.hooks.features(one, trials.seat), trials.hooks.features(two, trials.seat)


def _strongest(
    trials: Trials,
    pairs: Sequence[Pair | None],
    least: float,
    later: bool,
    choices: Sequence[Sequence[Pair | None]] = (),
    certain: bool = False,
) -> Reason | None:
    """Return the most important part for the first of each pair, among those with a message.

    If there are other choices, at least one must be worse in this part. Otherwise the plan doesn't cause it. With
    `certain`, a part counts only if it has a figure and all pairs agree on it.
    """
    known = [pair for pair in pairs if pair is not None]
    if not known:
        return None
    game = game_of(trials.view)
    score = _score(game, trials.view.setup.seats)
    words = game.words.catalogue(ENGLISH)
    best, found = least, None
    for name, part in trials.hooks.PARTS.items():
        figure, instead = (sum(pair[side][part[0]] for pair in known) / len(known) for side in (0, 1))
        id = f"coach-{name}-{'more' if figure > instead else 'less'}"
        if figure == instead or id not in words:
            continue
        if certain and (
            "figure" not in words.mentions[id] or len({(one[part[0]], two[part[0]]) for one, two in known}) > 1
        ):
            continue
        if "figure" in words.mentions[id] and round(figure) == round(instead):
            continue  # "3 instead of 3"
        if choices and not any(_worse(pairs, part[0], figure > instead) for pairs in choices):
            continue
        worth = sum(_moved(score, one, two, part) for one, two in known) / len(known)
        if worth > best:
            best, found = worth, Reason(id, round(figure), round(instead), later)
    return found


def _worse(pairs: Sequence[Pair | None], at: int, more: bool) -> bool:
    """Return whether the second of each pair is worse in a part: less if `more`, otherwise more."""
    gain = sum(one[at] - two[at] for one, two in filter(None, pairs))
    return gain > 0 if more else gain < 0


def _score(game: Game, seats: int) -> Callable[[Row], float]:
    """Return the evaluation of features. For a game without a network it is their sum."""
    net = load_net(game.package, VALUE, seats)
    return sum if net is None else net.score


def _moved(score: Callable[[Row], float], one: Row, two: Row, part: tuple[int, ...]) -> float:
    """Return the contribution of one part to the score, as the mean of adding and removing it."""
    with_it, without = two[:], one[:]
    for at in part:
        with_it[at], without[at] = one[at], two[at]
    return (score(with_it) - score(two) + score(one) - score(without)) / 2
