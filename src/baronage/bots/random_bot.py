"""The random player: every option is as good as any other."""

from __future__ import annotations

from typing import ClassVar

from baronage.bots.player import Player
from baronage.bots.words import say
from baronage.engine.chance import Chance
from baronage.engine.flow import Action, State


class RandomBot(Player):
    """Plays anything that is legal."""

    NAME: ClassVar[str] = "random"
    HELP: ClassVar[str] = say("bot-random")

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        spans = view.spans(seat)
        pick = chance.below(len(actions) + len(spans))
        if pick < len(actions):
            return actions[pick]
        prefix, low, high = spans[pick - len(actions)]
        return (*prefix, low + chance.below(high - low + 1))
