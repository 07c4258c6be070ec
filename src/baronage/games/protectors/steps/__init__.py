"""The flow of Protectors of the Realm: its frames, and how a game begins."""

from __future__ import annotations

from baronage.engine.chance import Chance
from baronage.engine.game import step_names
from baronage.engine.setup import Setup
from baronage.games.protectors.state import Realm, blank
from baronage.games.protectors.steps.attack import Attack, BankAttack, Check, Resume, Strike
from baronage.games.protectors.steps.bids import BankBid, Rank
from baronage.games.protectors.steps.opening import Joining, Opening, Placing, ReBid, Votes
from baronage.games.protectors.steps.orders import Orders
from baronage.games.protectors.steps.turn import VOTING, Buying, Reveal, Turn

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


def start(setup: Setup, chance: Chance) -> Realm:
    """A new game, at its first question."""
    s = blank(setup)
    s.stack = [Turn(VOTING)]
    s.settle(chance)
    return s
