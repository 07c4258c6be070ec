"""Five characters who play every game, from the weakest to the strongest.

They see the same and search the same way (`search`). They differ in how many plans come to their mind, how far they look, how
much they try, what they like, and how much they care about a loss. None of them plays anything at random: a weak one takes one of
the plans that come to its mind, the more seldom the worse that looks to it, and one that is worse than its cap never.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import resources
from typing import Any, ClassVar, Final

from baronage.bots.player import Player
from baronage.bots.search import Budget, Limits, Thought, think
from baronage.bots.words import say
from baronage.engine.altered import base_of
from baronage.engine.chance import Chance
from baronage.engine.flow import Action, State
from baronage.engine.mind import Plan
from baronage.engine.pacts import Pact

SECONDS: Final = 4.0  # no character thinks longer at one decision
SECRET_SPREAD: Final = 0.012  # where orders are secret even the strongest mixes among plans as good as this
SECRET_CAP: Final = 0.03


@dataclass(frozen=True)
class Level:
    """How a character thinks. Chances are those to win, from 0 to 1."""

    plans: int  # how many come to its mind
    depth: int  # turns that it looks ahead
    simulations: int
    rounds: int = 99  # how often it thinks again about the better half
    spread: float = 0.0  # how much a plan may be worse and still be taken now and then
    cap: float = 0.0  # what is worse by more than this is never taken
    hoards: float = 0.0  # what it believes to gain by a plan that hoards,
    attacks: float = 0.0  # or attacks
    caution: float = 1.0  # standard errors by which a plan must be better than what looked best at once
    word: float = 1.0  # how much of the chance to win it gives up to keep its word
    forgives: int = 3  # turns after which it believes again who broke his

    def limits(self) -> Limits:
        return Limits(self.plans, self.depth, self.rounds)


@lru_cache(maxsize=1)
def _levels() -> dict[str, Any]:
    text = resources.files("baronage.bots").joinpath("levels.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@lru_cache(maxsize=64)
def level(name: str, game: str, mode: str = "") -> Level:
    """A character's level in a game: `levels.json`, what it says for all, and for this one, or for this mode of it."""
    own, base = _levels()[name], base_of(game)
    return Level(**{**own["all"], **own.get(f"{base} {mode}", own.get(base, {}))})


def breaks_word(view: State, seat: int, plan: Plan, promised: Sequence[Pact]) -> bool:
    """Would a seat break its word by this plan?"""
    pacts = view.game.pacts if promised else None
    return pacts is not None and any(pacts.breaks(view, seat, plan, pact) for pact in promised)


class Character(Player):
    """A player with a name, a level and a taste."""

    def __init__(self, budget: Budget | None = None, promised: Sequence[Pact] = ()) -> None:
        self.budget = budget  # instead of its own
        self.promised = tuple(promised)  # what it has agreed on with others

    def level(self, view: State) -> Level:
        """How it thinks in this game."""
        return level(self.NAME, view.game.name, str(view.setup.options.get("mode", "")))

    def hurried(self, view: State, seconds: float) -> Budget:
        """Its own budget, but for no longer than so many seconds."""
        return Budget(self.level(view).simulations, min(SECONDS, seconds))

    def think(self, view: State, seat: int, chance: Chance, budget: Budget | None = None) -> Thought:
        """Look at the plans, without choosing."""
        own = self.level(view)
        given = budget or self.budget or Budget(own.simulations, SECONDS)
        return think(view, seat, chance, given, own.limits())

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        actions = view.actions(seat)
        if len(actions) == 1 and not view.spans(seat):
            return (actions[0],)
        if not view.game.thinks:
            return (view.game.heuristic(view, seat, actions, chance),)
        return self.pick(view, seat, self.think(view, seat, chance), chance)

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return self.plan(view, seat, chance)[0]

    def breaks(self, view: State, seat: int, plan: Plan) -> bool:
        """Would it break its word by this plan?"""
        return breaks_word(view, seat, plan, self.promised)

    def pick(self, view: State, seat: int, thought: Thought, chance: Chance) -> Plan:
        """One of the plans, by what they seem worth to this character."""
        own = self.level(view)
        if thought.secret:
            own = replace(own, spread=max(own.spread, SECRET_SPREAD), cap=max(own.cap, SECRET_CAP))
        mind = view.game.mind
        tried = thought.finalists()
        if self.promised and all(self.breaks(view, seat, one.plan) for one in tried):
            tried += [one for one in thought.tried if not self.breaks(view, seat, one.plan)][:1]
        worths: list[float] = []
        for one in tried:
            hoards, attacks = mind.temper(view, seat, one.plan) if own.hoards or own.attacks else (0.0, 0.0)
            worth = thought.worth(one, own.caution) + own.hoards * hoards + own.attacks * attacks
            worths.append(worth - own.word if self.breaks(view, seat, one.plan) else worth)
        best = max(worths)
        if not own.spread:
            return tried[worths.index(best)].plan
        weights = [math.exp((worth - best) / own.spread) if best - worth <= own.cap else 0.0 for worth in worths]
        at = chance.below(1 << 53) / (1 << 53) * sum(weights)
        for weight, one in zip(weights, tried, strict=True):
            at -= weight
            if at < 0:
                return one.plan
        return tried[worths.index(best)].plan


class Wat(Character):
    NAME: ClassVar[str] = "wat"
    TITLE: ClassVar[str] = "Wat the Gleaner"
    HELP: ClassVar[str] = say("bot-wat")


class Hob(Character):
    NAME: ClassVar[str] = "hob"
    TITLE: ClassVar[str] = "Hob of the Toll"
    HELP: ClassVar[str] = say("bot-hob")


class Ysolt(Character):
    NAME: ClassVar[str] = "ysolt"
    TITLE: ClassVar[str] = "Dame Ysolt"
    HELP: ClassVar[str] = say("bot-ysolt")


class Anselm(Character):
    NAME: ClassVar[str] = "anselm"
    TITLE: ClassVar[str] = "Sir Anselm"
    HELP: ClassVar[str] = say("bot-anselm")


class Regent(Character):
    NAME: ClassVar[str] = "regent"
    TITLE: ClassVar[str] = "the Grey Regent"
    HELP: ClassVar[str] = say("bot-regent")


CHARACTERS: Final = (Wat(), Hob(), Ysolt(), Anselm(), Regent())
