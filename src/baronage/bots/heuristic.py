"""The heuristic player: the choice of the game's own `bot.py`."""

from __future__ import annotations

from typing import ClassVar

from baronage.bots.locale import msg
from baronage.bots.player import Player
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import game_of


class Heuristic(Player):
    """A player that follows the game's own bot."""

    NAME: ClassVar[str] = "heuristic"
    HELP: ClassVar[str] = msg("bot-heuristic")

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return game_of(view).heuristic(view, seat, actions, chance)
