"""Public API for game authors, in one import. These names are stable; everything else under `engine` may change.

`baronage new NAME` writes a working package that uses them; `docs/adding-a-game.md` explains it.
"""

from __future__ import annotations

import warnings
from typing import Any

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Ambiguous, BadDocument, Unreadable
from baronage.engine.core.setup import Meta, Option, Setup
from baronage.engine.core.standings import Standing, Standings, places, points
from baronage.engine.core.state import (
    ALL,
    EXPEL,
    PUBLIC,
    RESIGN,
    TABLE,
    TIMEOUT,
    Action,
    Drafts,
    Event,
    Over,
    SimultaneousStep,
    Span,
    State,
    Step,
    Window,
    audience_bit,
)
from baronage.engine.core.verb import Verb, verb_table
from baronage.engine.core.window import SecretWindow
from baronage.engine.game.game import Game, step_names
from baronage.engine.game.table import default_act, default_acts, default_players
from baronage.engine.game.translator import Translator
from baronage.engine.hooks.search import Choice, Plan, shortlist
from baronage.engine.picture.table import (
    NO_MSG,
    Act,
    Board,
    CardFace,
    Chip,
    Field,
    Msg,
    Piece,
    Place,
    PlanToken,
    PlayerRow,
    Preview,
    TableEvent,
    Zone,
    cards,
)
from baronage.engine.text.localization import Localization
from baronage.engine.text.params import Params, RuleViolation
from baronage.engine.tutorial import Source, Term
from baronage.laws import check_game, variants

__all__ = [
    "ALL",
    "EXPEL",
    "NO_MSG",
    "PUBLIC",
    "RESIGN",
    "TABLE",
    "TIMEOUT",
    "Act",
    "Action",
    "Ambiguous",
    "BadDocument",
    "Board",
    "CardFace",
    "Chance",
    "Chip",
    "Choice",
    "Drafts",
    "Event",
    "Field",
    "Game",
    "Localization",
    "Meta",
    "Msg",
    "Option",
    "Over",
    "Params",
    "Piece",
    "Place",
    "Plan",
    "PlanToken",
    "PlayerRow",
    "Preview",
    "RuleViolation",
    "SecretWindow",
    "Setup",
    "SimultaneousStep",
    "Source",
    "Span",
    "Standing",
    "Standings",
    "State",
    "Step",
    "TableEvent",
    "Term",
    "Translator",
    "Unreadable",
    "Verb",
    "Window",
    "Zone",
    "audience_bit",
    "cards",
    "check_game",
    "default_act",
    "default_acts",
    "default_players",
    "places",
    "points",
    "shortlist",
    "step_names",
    "variants",
    "verb_table",
]

_RENAMED = {
    "Book": "Localization",
    "Facts": "Params",
    "likely": "shortlist",
    "LAPSE": "TIMEOUT",
    "Sheets": "SimultaneousStep",
    "Voice": "Translator",
}


def __getattr__(name: str) -> Any:
    """Return an export under its former name, with a warning."""
    if name not in _RENAMED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warnings.warn(f"baronage.author.{name} is now {_RENAMED[name]}", DeprecationWarning, stacklevel=2)
    return globals()[_RENAMED[name]]
