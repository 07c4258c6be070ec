"""Baronage: a table for five games of barons, clans and protectors, with a referee who knows every rule."""

from __future__ import annotations

__version__ = "0.1.0"  # the package's own; pyproject.toml takes it from here

from baronage.engine.chance import Chance
from baronage.engine.errors import Ambiguous, BadDocument, BadSetup, Illegal, Refusal, Unreadable
from baronage.engine.flow import ALL, EXPEL, LAPSE, RESIGN, TABLE, Action, State, Step
from baronage.engine.game import Game
from baronage.engine.match import Match
from baronage.engine.record import Record
from baronage.games import games

__all__ = [
    "ALL",
    "EXPEL",
    "LAPSE",
    "RESIGN",
    "TABLE",
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
    "games",
]
