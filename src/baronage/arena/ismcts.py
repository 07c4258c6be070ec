"""Information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), as it is in the books: a baseline for others.

One tree of what this seat can tell apart. Each simulation guesses what it can't see, walks down the tree among the actions that
are legal in that guess, adds one node, and plays on at random to the end. It knows nothing of any game.
"""

from __future__ import annotations

import math

from baronage.bots import Player, bot
from baronage.engine.chance import Chance
from baronage.engine.flow import Action, State
from baronage.engine.mind import Plan

SIMULATIONS = 100
EXPLORE = 0.7
LONGEST = 2000  # decisions of a game that is played on; what is longer counts for nobody


class Node:
    """What became of an action: how often it could be taken, how often it was, and the points of who took it."""

    __slots__ = ("below", "could", "points", "was")

    def __init__(self) -> None:
        self.below: dict[tuple[int, Action], Node] = {}
        self.could = 0
        self.was = 0
        self.points = 0.0

    def worth(self) -> float:
        """The bound up to which it may be good."""
        return self.points / self.was + EXPLORE * math.sqrt(math.log(self.could) / self.was)


class TreeSearch(Player):
    """So many simulations for each action."""

    NAME = "ismcts"

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.simulations = simulations

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """One action: the one that was tried most often."""
        actions = _actions(view, seat)
        if len(actions) == 1:
            return (actions[0],)
        root = Node()
        for _ in range(self.simulations):
            _simulate(root, view.sample(seat, chance), chance)
        best = max(actions, key=lambda action: root.below[seat, action].was if (seat, action) in root.below else -1)
        return (best,)

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """The same."""
        return self.plan(view, seat, chance)[0]


def _actions(state: State, seat: int) -> list[Action]:
    """All that can be listed; of an amount in a range the least, the largest and the middle."""
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
            action = max(actions, key=lambda known: node.below[seat, known].worth())
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
    """The points of each seat at the end of a game at random."""
    anybody = bot("random")
    for _ in range(LONGEST):
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        state.play(seat, anybody.choose(state, seat, state.actions(seat), chance), chance)
    standings = state.standings()
    return [0.0] * state.setup.seats if standings is None else [row.points for row in standings.seats]
