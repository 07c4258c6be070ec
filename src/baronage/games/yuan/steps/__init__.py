"""The steps of Yuan by name, and the start of a game."""

from __future__ import annotations

from baronage.engine.core.verb import verb_table
from baronage.engine.game.game import step_names
from baronage.games.yuan.state import on_leave
from baronage.games.yuan.steps.auction import BID, TAKE, Bidding, Choosing
from baronage.games.yuan.steps.founding import BALLOT, FOUND, Capital, Vote
from baronage.games.yuan.steps.opening import Tile, start
from baronage.games.yuan.steps.ordering import DEVELOP, FORTIFY, MILITARIZE, RECALL, SEND, TARGET
from baronage.games.yuan.steps.planning import Planning
from baronage.games.yuan.steps.tiles import PICK, PLACE, TURN

STEPS = step_names(Tile, Capital, Vote, Bidding, Choosing, Planning)
VERBS = verb_table(
    *(PICK, PLACE, TURN, FOUND, BALLOT, BID, TAKE),
    *(SEND, TARGET, DEVELOP, FORTIFY, MILITARIZE, RECALL),
)

__all__ = ["STEPS", "VERBS", "on_leave", "start"]
