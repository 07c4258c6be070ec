"""The heuristic player: what the game's own `bot.py` holds for the best."""

from __future__ import annotations

from typing import ClassVar

from baronage.bots.player import Player
from baronage.bots.words import say
from baronage.engine.chance import Chance
from baronage.engine.flow import Action, State


class Heuristic(Player):
    """Asks the game for advice."""

    NAME: ClassVar[str] = "heuristic"
    HELP: ClassVar[str] = say("bot-heuristic")

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return view.game.heuristic(view, seat, actions, chance)
