"""Why a plan is better: which part of the evaluation it moves, said in the game's own words.

The evaluation is a small network of features (`engine.leaf`). A game names what its features speak of (`PARTS` of its `mind`),
and its catalogue has a sentence for a part that grows or shrinks (`coach-points-more`). Of the parts that have such a sentence
the one is told that counts most. Where what the evaluation sees is mostly the work of others, a game says itself what speaks for
an action (`because` of its `mind`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from baronage.bots.search import Trials, World
from baronage.bots.search.rollout import roll
from baronage.engine.chance import Chance
from baronage.engine.facts import Fact, Facts
from baronage.engine.flow import Action, State
from baronage.engine.game import Game
from baronage.engine.leaf import load_leaf
from baronage.engine.mind import Because, Plan, outcome
from baronage.engine.words import ENGLISH

WORLDS: Final = 8  # in which the features are looked at
CHOICES: Final = 6  # other things that the seat could do, with which a plan is compared
PLAIN: Final = 0.04  # of the network's score: what moves so much at once is told first
FAINT: Final = 0.005  # what moves less is no reason
MOST_WORDS: Final = 25

Row = list[float]
Pair = tuple[Row, Row]


@dataclass(frozen=True)
class Reason:
    """A sentence of the game's catalogue and its facts; `later`: it holds some turns on, not at once.

    `facts` are those of a sentence with which the game itself speaks for an action.
    """

    id: str
    figure: int = 0
    instead: int = 0
    later: bool = False
    facts: tuple[tuple[str, Fact], ...] | None = None

    @property
    def is_whole(self) -> bool:
        """Does the sentence need nothing around it?"""
        return self.facts is not None or self in WHOLE

    def say(self, game: Game, seats: int, seat: int, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
        """In words, to the seat. Where there is one rival he is named."""
        words, reader = game.words, game.words.reader(seat, names)
        facts: Facts = {"figure": self.figure, "instead": self.instead, "seat": 1 - seat if seats == 2 else -1}
        facts |= dict(self.facts or ())
        said = words.say(self.id, facts, reader, language)
        if self.is_whole:
            return said
        return words.say("coach-later" if self.later else "coach-now", {"because": said}, reader, language)


ANY: Final = Reason("coach-any")
FORCED: Final = Reason("coach-forced")
WINS: Final = Reason("coach-wins")
LOSES: Final = Reason("coach-loses")
WHOLE: Final = (ANY, FORCED, WINS, LOSES)  # sentences that need nothing around them


def why(trials: Trials, plan: Plan, other: Plan, from_now: bool = False, done: int = 0) -> Reason:
    """Why this plan and not the other. `from_now`: what it changes at once is told against how it stands now.

    `done`: so much of the plan has been done; of a plan that begins like the other, what differs is spoken for.
    """
    worlds = [trials.world() for _ in range(WORLDS)]
    if _ends(trials, worlds, plan, won=True):
        return WINS
    if not from_now and _ends(trials, worlds, other, won=False):
        return LOSES
    own = of_the_game(trials, plan, max(done, 0 if from_now else _alike(plan, other)))
    if own is not None:
        return own
    at_once = [_at_once(trials, world, plan, None if from_now else other) for world in worlds]
    choices = _choices(trials, worlds, plan, other) if from_now else []
    found = _strongest(trials, at_once, PLAIN, later=False, choices=choices)
    if found is None:
        found = _strongest(trials, [_some_turns_on(trials, world, plan, other) for world in worlds], FAINT, later=True)
    found = found or _strongest(trials, at_once, FAINT, later=False, choices=choices)
    if found is None and trials.secret:  # nothing of it shows against how it stands now
        found = next(filter(None, (_strongest(trials, pairs, FAINT, later=False) for pairs in choices)), None)
    return found or ANY


def of_the_game(trials: Trials, plan: Plan, at: int) -> Reason | None:
    """What the game itself says for an action of a plan."""
    because = trials.view.game.hook("mind", "because")
    said: Because | None = because(trials.view, trials.seat, plan, at) if because is not None else None
    return None if said is None else Reason(said[0], facts=tuple(said[1].items()))


def _alike(plan: Plan, other: Plan) -> int:
    """Where a plan first differs from another."""
    pairs = zip(plan, other, strict=False)
    return next((at for at, (one, two) in enumerate(pairs) if one != two), min(len(plan) - 1, len(other)))


def _choices(trials: Trials, worlds: Sequence[World], plan: Plan, other: Plan) -> list[list[Pair | None]]:
    """The features after a plan and after each of some other things that the seat could do.

    Much that has changed after a plan is the work of others, or of chance: to that the plan owes nothing.
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
    """An action, and what the fast policy makes of the rest of a sheet or of a plan of several."""
    state, chance, seat = world.state.clone(), Chance(world.seed), trials.seat
    state.play(seat, first, chance)
    begun = state.stack and seat in state.actors() and not state.committed and (trials.secret or length > 1)
    return (first, *trials.mind.quick(state, seat, chance)) if begun else (first,)


def _ends(trials: Trials, worlds: Sequence[World], plan: Plan, won: bool) -> bool:
    """Does a plan end the game in most worlds, and with this result for the seat?"""
    ends = [state for state in (trials.after(world, plan)[0] for world in worlds) if not state.stack]
    return 2 * len([1 for state in ends if (outcome(state)[trials.seat] > 0.5) == won]) > len(worlds)


def _at_once(trials: Trials, world: World, plan: Plan, other: Plan | None) -> Pair | None:
    """The features right after each of the two plans; None: in this world the game is over."""
    one = trials.after(world, plan)[0]
    two = world.state if other is None else trials.after(world, other)[0]
    return _rows(trials, one, two)


def _some_turns_on(trials: Trials, world: World, plan: Plan, other: Plan) -> Pair | None:
    """The features where the evaluation is asked."""
    ends: list[State] = []
    for one in (plan, other):
        state, chance = trials.after(world, one)
        roll(trials.mind, state, max(1, trials.depth), chance)
        ends.append(state)
    return _rows(trials, ends[0], ends[1])


def _rows(trials: Trials, one: State, two: State) -> Pair | None:
    if not one.stack or not two.stack:
        return None
    return trials.mind.features(one, trials.seat), trials.mind.features(two, trials.seat)


def _strongest(
    trials: Trials,
    pairs: Sequence[Pair | None],
    least: float,
    later: bool,
    choices: Sequence[Sequence[Pair | None]] = (),
) -> Reason | None:
    """The part that counts most for the first of each pair, among those of which something can be said.

    Where there are other choices, one of them must do worse in it: else it comes whatever is done, and is no reason.
    """
    known = [pair for pair in pairs if pair is not None]
    if not known:
        return None
    game = trials.view.game
    score = _score(game, trials.view.setup.seats)
    words = game.words.catalogue(ENGLISH)
    best, found = least, None
    for name, part in trials.mind.PARTS.items():
        figure, instead = (sum(pair[side][part[0]] for pair in known) / len(known) for side in (0, 1))
        id = f"coach-{name}-{'more' if figure > instead else 'less'}"
        if figure == instead or id not in words:
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
    """Does the second of each pair come to less of what is told as more, or to more of what is told as less?"""
    gain = sum(one[at] - two[at] for one, two in filter(None, pairs))
    return gain > 0 if more else gain < 0


def _score(game: Game, seats: int) -> Callable[[Row], float]:
    """What the evaluation makes of features; of a game that has learnt nothing: more is better."""
    try:
        return load_leaf(game.package, seats).score
    except FileNotFoundError:
        return sum


def _moved(score: Callable[[Row], float], one: Row, two: Row, part: tuple[int, ...]) -> float:
    """What a part alone adds to the score: put into the other row, and taken out of its own; the mean of both."""
    with_it, without = two[:], one[:]
    for at in part:
        with_it[at], without[at] = one[at], two[at]
    return (score(with_it) - score(two) + score(one) - score(without)) / 2
