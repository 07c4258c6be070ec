"""Baronage: a rules engine and server for five games of barons, clans and protectors."""

from __future__ import annotations

__version__ = "0.1.0"  # of the package; pyproject.toml reads it from here

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Ambiguous, BadDocument, BadSetup, Illegal, Refusal, Unreadable
from baronage.engine.core.state import ALL, EXPEL, RESIGN, TABLE, TIMEOUT, Action, State, Step
from baronage.engine.game.game import Game
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.engine.match.record import named_game as game
from baronage.games import games

__all__ = [
    "ALL",
    "EXPEL",
    "RESIGN",
    "TABLE",
    "TIMEOUT",
    "Action",
    "Ambiguous",
    "BadDocument",
    "BadSetup",
    "Chance",
    "Game",
    "Illegal",
    "Match",
    "Record",
    "Refusal",
    "State",
    "Step",
    "Unreadable",
    "__version__",
    "game",
    "games",
]
