"""Textbook information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), as a baseline.

The tree contains the information sets of this seat. Each simulation samples the hidden information, descends among the
actions legal in that sample, adds one node, and plays at random to the end. It has no knowledge of any game.
"""

from __future__ import annotations

import math

from baronage.bots import Player, bot
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.hooks.search import Plan

SIMULATIONS = 100
EXPLORE = 0.7
LONGEST = 2000  # decisions of a rollout; longer games give no points


class Node:
    """An action in the tree: how often it was legal, how often it was chosen, and the points of its player."""

    __slots__ = ("below", "could", "points", "was")

    def __init__(self) -> None:
        self.below: dict[tuple[int, Action], Node] = {}
        self.could = 0
        self.was = 0
        self.points = 0.0

    def value(self) -> float:
        """Return the upper confidence bound."""
        return self.points / self.was + EXPLORE * math.sqrt(math.log(self.could) / self.was)


class TreeSearch(Player):
    """A bot with a fixed number of simulations for each action."""

    NAME = "ismcts"

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.simulations = simulations

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """Return the action that was chosen most often."""
        actions = _actions(view, seat)
        if len(actions) == 1:
            return (actions[0],)
        root = Node()
        for _ in range(self.simulations):
            _simulate(root, view.sample(seat, chance), chance)
        best = max(actions, key=lambda action: root.below[seat, action].was if (seat, action) in root.below else -1)
        return (best,)

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """Return the action that was chosen most often."""
        return self.plan(view, seat, chance)[0]


def _actions(state: State, seat: int) -> list[Action]:
    """Return all listed actions, with the smallest, largest and middle amount of each range."""
    found = list(state.actions(seat))
    for prefix, low, high in state.spans(seat):
        found += [(*prefix, amount) for amount in sorted({low, (low + high) // 2, high})]
    return found


def _simulate(root: Node, state: State, chance: Chance) -> None:
    node, path = root, []
    while actors := state.actors():
        seat = actors[0]
        actions = _actions(state, seat)
        fresh = [action for action in actions if (seat, action) not in node.below]
        if fresh:
            action = fresh[chance.below(len(fresh))]
            node.below[seat, action] = Node()
        for known in actions:
            if (seat, known) in node.below:
                node.below[seat, known].could += 1
        if not fresh:
            action = max(actions, key=lambda known: node.below[seat, known].value())
        node = node.below[seat, action]
        path.append((node, seat))
        state.play(seat, action, chance)
        if fresh:
            break
    points = _played_on(state, chance)
    for node, seat in path:
        node.was += 1
        node.points += points[seat]


def _played_on(state: State, chance: Chance) -> list[float]:
    """Return the points of each seat after a random rollout."""
    anybody = bot("random")
    for _ in range(LONGEST):
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        state.play(seat, anybody.choose(state, seat, state.actions(seat), chance), chance)
    standings = state.standings()
    return [0.0] * state.setup.seats if standings is None else [row.points for row in standings.seats]
