"""Five characters that can play every game, from the weakest to the strongest.

A game in which the last is not stronger than the one before offers four of them (`not_offered` in `levels.json`).

They have the same view and the same search (`search`). They differ in the number of plans, depth, simulations and
habits: each likes some kinds of plans and overlooks others (`traits` of a game). None plays at random, and none chooses
a blunder (`self_harm` of a game) while there is another plan.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import resources
from typing import Any, ClassVar, Final

from baronage.bots.locale import msg
from baronage.bots.player import Player
from baronage.bots.search import Budget, SearchParams, SearchResult, think
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import game_of
from baronage.engine.game.patched import base_of
from baronage.engine.hooks.pacts import Pact
from baronage.engine.hooks.search import Choice, Plan, Style, Traits, follow

SECONDS: Final = 4.0  # maximum thinking time per decision
SECRET_SPREAD: Final = 0.012  # with secret orders, even the strongest character mixes among plans this close
SECRET_CAP: Final = 0.03
NEVER: Final = 1.0  # a character with this `word` breaks no pact that it can keep
MANY: Final = 40  # plans among which one without self-harm is sought
GRAINS: Final = 1 << 53  # of a random number


@dataclass(frozen=True)
class Level:
    """The search parameters and style of a character. Values are win probabilities from 0 to 1."""

    plans: int  # number of shortlisted plans
    depth: int  # turns to look ahead
    simulations: int
    rounds: int = 99  # rounds of halving
    spread: float = 0.0  # difference in value at which a worse plan is still chosen sometimes
    cap: float = 0.0  # a plan worse by more than this is never chosen
    likes: Mapping[str, float] = field(default_factory=dict)  # bonus for plans with a trait
    style: Style = field(default_factory=dict)  # its temperament, in games that know some
    misses: Mapping[str, float] = field(default_factory=dict)  # probability to overlook them; `any`: every plan
    caution: float = 1.0  # standard errors by which a plan must beat the first choice
    word: float = 1.0  # win probability it sacrifices to keep a pact
    forgives: int = 3  # turns after which it trusts a player who broke a pact

    def limits(self) -> SearchParams:
        return SearchParams(self.plans, self.depth, self.rounds)


@lru_cache(maxsize=1)
def _levels() -> dict[str, Any]:
    text = resources.files("baronage.bots").joinpath("levels.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@lru_cache(maxsize=64)
def level(name: str, game: str, mode: str = "") -> Level:
    """Return the level of a character or the steward in a game from `levels.json`: general values, then the game's."""
    own, base = _levels()[name], base_of(game)
    return Level(**{**own["all"], **own.get(f"{base} {mode}", own.get(base, {}))})


def breaks_word(view: State, seat: int, plan: Plan, promised: Sequence[Pact]) -> bool:
    """Return whether a seat would break a pact with this plan."""
    pacts = game_of(view).pacts if promised else None
    return pacts is not None and any(pacts.breaks(view, seat, plan, pact) for pact in promised)


def with_faithful(
    found: list[Choice], plans: int, view: State, seat: int, promised: Sequence[Pact], chance: Chance
) -> list[Choice]:
    """Return a shortlist with a plan that keeps the seat's pacts. Empty, for the game's own plans, without pacts."""
    game = game_of(view)
    faithful = game.hook("pacts", "faithful") if promised else None
    if faithful is None:
        return found
    found = found or game.search.plans(view, seat, plans, chance)
    plan: Plan = faithful(view, seat, found[0][1], promised)
    return found if any(plan == other for _, other in found) else [*found, (0.0, plan)]


class Character(Player):
    """A player with a name, a level and a style."""

    def __init__(
        self, budget: Budget | None = None, promised: Sequence[Pact] = (), changes: Mapping[str, float] | None = None
    ) -> None:
        self.budget = budget  # replaces the default budget
        self.changes: Mapping[str, Any] = changes or {}  # to its level, to try them
        self.promised = tuple(promised)  # its pacts with others

    def level(self, view: State) -> Level:
        """Return its level in this game."""
        own = level(self.NAME, view.game.name, str(view.setup.options.get("mode", "")))
        return replace(own, **self.changes) if self.changes else own

    def hurried(self, view: State, seconds: float) -> Budget:
        """Return its own budget, limited to `seconds`."""
        return Budget(self.level(view).simulations, min(SECONDS, seconds))

    def think(self, view: State, seat: int, chance: Chance, budget: Budget | None = None) -> SearchResult:
        """Evaluate the plans without choosing one."""
        own = self.level(view)
        given = budget or self.budget or Budget(own.simulations, SECONDS)
        return think(view, seat, chance, given, own.limits(), shortlist=self.shortlist(own, view, seat, chance))

    def shortlist(self, own: Level, view: State, seat: int, chance: Chance) -> list[Choice]:
        """Return the plans of its temperament, and one that keeps its promises; empty for the game's own plans."""
        game = game_of(view)
        styled = game.hook("search", "styled_plans") if own.style else None
        found: list[Choice] = styled(view, seat, own.plans, chance, own.style) if styled is not None else []
        return with_faithful(found, own.plans, view, seat, self.promised, chance)

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        actions = view.actions(seat)
        if len(actions) == 1 and not view.spans(seat):
            return (actions[0],)
        if not game_of(view).thinks:
            return (game_of(view).heuristic(view, seat, actions, chance),)
        return self.pick(view, seat, self.think(view, seat, chance), chance)

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return self.plan(view, seat, chance)[0]

    def breaks(self, view: State, seat: int, plan: Plan) -> bool:
        """Return whether it would break a pact with this plan."""
        return breaks_word(view, seat, plan, self.promised)

    def pick(self, view: State, seat: int, thought: SearchResult, chance: Chance) -> Plan:
        """Return one of the plans, chosen by their values for this character."""
        own = self.level(view)
        if thought.secret:
            own = replace(own, spread=max(own.spread, SECRET_SPREAD), cap=max(own.cap, SECRET_CAP))
        tried = thought.finalists()
        if self.promised:
            faithful = [one for one in tried if not self.breaks(view, seat, one.plan)]
            if not faithful:
                faithful = [one for one in thought.tried if not self.breaks(view, seat, one.plan)][:1]
            others = [] if faithful and own.word >= NEVER else [one for one in tried if one not in faithful]
            tried = [*others, *faithful]
        worths: dict[Plan, float] = {}
        seen: list[Plan] = []
        for one in tried:
            traits = self.traits(own, view, seat, one.plan)
            worth = thought.value(one, own.caution)
            worth += sum([bonus * traits.get(name, 0.0) for name, bonus in own.likes.items()])
            worths[one.plan] = worth - own.word if self.breaks(view, seat, one.plan) else worth
            if not _overlooks(own, traits, chance):
                seen.append(one.plan)
        sample = view.sample(seat, chance)
        missed = [one.plan for one in tried if one.plan not in seen]
        order = list(range(len(missed)))
        chance.shuffle(order)
        overlooked = [missed[at] for at in order] + [one.plan for one in thought.tried if one not in tried]
        while seen:
            plan = _drawn(own, seen, worths, chance)
            if not harms(sample, seat, plan, chance):
                return plan
            seen.remove(plan)
        for plan in overlooked:
            if not harms(sample, seat, plan, chance):
                return plan
        more = [plan for _, plan in game_of(view).search.plans(view, seat, MANY, chance)]
        return next((plan for plan in more if not harms(sample, seat, plan, chance)), tried[0].plan)

    def traits(self, own: Level, view: State, seat: int, plan: Plan) -> Traits:
        """Return the traits of a plan, if this character cares about any."""
        return game_of(view).search.traits(view, seat, plan) if own.likes or own.misses else {}


def harms(sample: State, seat: int, plan: Plan, chance: Chance) -> bool:
    """Return whether a plan is a blunder that every beginner recognises."""
    after = sample.clone()
    follow(after, seat, plan, chance)
    return bool(game_of(sample).self_harm(sample, after, seat, plan))


def _overlooks(own: Level, traits: Traits, chance: Chance) -> bool:
    """Return whether a character doesn't think of a plan with these traits."""
    missed = own.misses.get("any", 0.0)
    for name, share in traits.items():
        missed = max(missed, share * own.misses.get(name, 0.0))
    return missed > 0 and chance.below(GRAINS) < missed * GRAINS


def _drawn(own: Level, plans: Sequence[Plan], worths: Mapping[Plan, float], chance: Chance) -> Plan:
    """Return one of the plans: the best, or sometimes one that is nearly as good."""
    best = max(plans, key=lambda plan: worths[plan])
    if not own.spread:
        return best
    short = [worths[best] - worths[plan] for plan in plans]
    weights = [math.exp(-less / own.spread) if less <= own.cap else 0.0 for less in short]
    at = chance.below(GRAINS) / GRAINS * sum(weights)
    for weight, plan in zip(weights, plans, strict=True):
        at -= weight
        if at < 0:
            return plan
    return best


class Wat(Character):
    NAME: ClassVar[str] = "wat"
    TITLE: ClassVar[str] = msg("title-wat")
    HELP: ClassVar[str] = msg("bot-wat")


class Hob(Character):
    NAME: ClassVar[str] = "hob"
    TITLE: ClassVar[str] = msg("title-hob")
    HELP: ClassVar[str] = msg("bot-hob")


class Ysolt(Character):
    NAME: ClassVar[str] = "ysolt"
    TITLE: ClassVar[str] = msg("title-ysolt")
    HELP: ClassVar[str] = msg("bot-ysolt")


class Anselm(Character):
    NAME: ClassVar[str] = "anselm"
    TITLE: ClassVar[str] = msg("title-anselm")
    HELP: ClassVar[str] = msg("bot-anselm")


class Regent(Character):
    NAME: ClassVar[str] = "regent"
    TITLE: ClassVar[str] = msg("title-regent")
    HELP: ClassVar[str] = msg("bot-regent")


CHARACTERS: Final = (Wat(), Hob(), Ysolt(), Anselm(), Regent())


def characters_of(game: str) -> tuple[str, ...]:
    """Return the names of the characters offered to persons in a game, weakest first: all that differ in strength."""
    return tuple(one.NAME for one in CHARACTERS if base_of(game) not in _levels()[one.NAME].get("not_offered", ()))
