"""A player who knows how a character thinks: what is a character worth once it is seen through?

It searches as the characters do, with one difference: what the others order, where orders are secret, is not guessed from what
is likely for anybody. It thinks their thoughts, from what they would see in a sample, and answers what they would do.
"""

from __future__ import annotations

from baronage.bots import Player
from baronage.bots.characters import Character
from baronage.bots.search import Budget, Trials, think
from baronage.engine.chance import Chance
from baronage.engine.flow import Action, State
from baronage.engine.mind import Plan

THOUGHTS = 6  # how often another seat's thoughts are thought: it mixes, and sees what is hidden here


class Spy(Player):
    """Sits among players of one character, and knows it."""

    NAME = "spy"

    def __init__(self, known: Character) -> None:
        self.known = known

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """The first action of its plan."""
        return self.plan(view, seat, chance)[0]

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """The best answer that it finds."""
        actions = view.actions(seat)
        if len(actions) == 1 and not view.spans(seat):
            return (actions[0],)
        level = self.known.level(view)
        trials = Foreseen(view, seat, level.depth, chance, self.known)
        return think(view, seat, chance, Budget(level.simulations), level.limits(), trials).best(level.caution).plan


class Foreseen(Trials):
    """Worlds in which the others order what a character would."""

    def __init__(self, view: State, seat: int, depth: int, chance: Chance, known: Character) -> None:
        super().__init__(view, seat, depth, chance)
        self.known = known
        self.thoughts: dict[int, list[Plan]] = {}

    def sheet(self, state: State, seat: int, chance: Chance) -> Plan:
        """What another seat may send now: one of the plans that the character chose when it was asked."""
        known = self.thoughts.setdefault(seat, [])
        if len(known) < THOUGHTS:
            known.append(self.known.plan(state.redact(seat), seat, chance))
            return known[-1]
        return known[chance.below(THOUGHTS)]
