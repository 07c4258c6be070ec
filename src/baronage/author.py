"""All that a game's author needs, in one import. These names are promised; everything else under `engine` may change.

`baronage new NAME` writes a package that plays, with these; `docs/adding-a-game.md` walks through it.
"""

from __future__ import annotations

from baronage.engine.chance import Chance
from baronage.engine.errors import Ambiguous, BadDocument, Unreadable
from baronage.engine.facts import Facts, No
from baronage.engine.flow import (
    ALL,
    EXPEL,
    LAPSE,
    PUBLIC,
    RESIGN,
    TABLE,
    Action,
    Drafts,
    Event,
    Over,
    Sheets,
    Span,
    State,
    Step,
    Window,
    audience_bit,
)
from baronage.engine.game import Game, step_names
from baronage.engine.laws import check_game, variants
from baronage.engine.mind import Choice, Plan, likely
from baronage.engine.said import Book
from baronage.engine.scene import Face, Figure, Node, Panel, Scene, circle, group, icon, path, rect, text
from baronage.engine.setup import Meta, Option, Setup
from baronage.engine.standings import Standing, Standings, places, points
from baronage.engine.teaching import Source, Term
from baronage.engine.verb import Verb, verb_table
from baronage.engine.voice import Voice

__all__ = [
    "ALL",
    "EXPEL",
    "LAPSE",
    "PUBLIC",
    "RESIGN",
    "TABLE",
    "Action",
    "Ambiguous",
    "BadDocument",
    "Book",
    "Chance",
    "Choice",
    "Drafts",
    "Event",
    "Face",
    "Facts",
    "Figure",
    "Game",
    "Meta",
    "No",
    "Node",
    "Option",
    "Over",
    "Panel",
    "Plan",
    "Scene",
    "Setup",
    "Sheets",
    "Source",
    "Span",
    "Standing",
    "Standings",
    "State",
    "Step",
    "Term",
    "Unreadable",
    "Verb",
    "Voice",
    "Window",
    "audience_bit",
    "check_game",
    "circle",
    "group",
    "icon",
    "likely",
    "path",
    "places",
    "points",
    "rect",
    "step_names",
    "text",
    "variants",
    "verb_table",
]
