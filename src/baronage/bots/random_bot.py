"""The random player: all options are equally likely."""

from __future__ import annotations

from typing import ClassVar

from baronage.bots.locale import msg
from baronage.bots.player import Player
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State


class RandomBot(Player):
    """A player that chooses any legal action."""

    NAME: ClassVar[str] = "random"
    HELP: ClassVar[str] = msg("bot-random")

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        spans = view.spans(seat)
        pick = chance.below(len(actions) + len(spans))
        if pick < len(actions):
            return actions[pick]
        prefix, low, high = spans[pick - len(actions)]
        return (*prefix, low + chance.below(high - low + 1))
