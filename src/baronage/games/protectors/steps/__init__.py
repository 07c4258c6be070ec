"""The steps of Protectors of the Realm and the start of a game."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.verb import verb_table
from baronage.engine.game.game import step_names
from baronage.games.protectors.state import Realm, blank
from baronage.games.protectors.steps import beside, commitment, purchases, sheet
from baronage.games.protectors.steps.attack import Attack, BankAttack, Check, Resume, Strike, on_leave
from baronage.games.protectors.steps.bidding import BID, DRAW
from baronage.games.protectors.steps.bids import BankBid, Rank
from baronage.games.protectors.steps.buying import Buying
from baronage.games.protectors.steps.opening import BALLOT, FACTION, Opening, ReBid, Votes
from baronage.games.protectors.steps.orders import Orders
from baronage.games.protectors.steps.teams import JOIN, PICK, Joining, Placing
from baronage.games.protectors.steps.turn import VOTING, Reveal, Turn
from baronage.games.protectors.steps.window import SEND

__all__ = ["STEPS", "VERBS", "on_leave", "start"]

STEPS = step_names(
    Turn,
    Votes,
    Joining,
    Placing,
    Opening,
    ReBid,
    Rank,
    BankBid,
    Reveal,
    Check,
    Resume,
    Strike,
    Attack,
    BankAttack,
    Orders,
    Buying,
)
VERBS = verb_table(
    *(SEND, BALLOT, JOIN, PICK, FACTION, BID, DRAW),
    *(*sheet.VERBS, *beside.VERBS, *commitment.VERBS, *purchases.VERBS),
)


def start(setup: Setup, chance: Chance) -> Realm:
    """Return a new game at its first decision."""
    s = blank(setup)
    s.stack = [Turn(VOTING)]
    return s
