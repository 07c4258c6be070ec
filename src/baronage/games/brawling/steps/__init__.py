"""The flow of Brawling Barons: its steps by name, and the start of a game."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.verb import verb_table
from baronage.engine.game.game import step_names
from baronage.games.brawling.data import IS_AID
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.state import Barons, blank, decks_used, on_leave
from baronage.games.brawling.steps.aids import (
    BUILD_WITH_AID,
    DRAW_WITH_AID,
    GAIN_WITH_AID,
    RECEIVE,
    TAKE_WITH_AID,
    Drawing,
    Recipient,
    Refilling,
)
from baronage.games.brawling.steps.arms import ARMS_ATTACK, ARMS_MOVE, ARMS_UPGRADE, RIDE
from baronage.games.brawling.steps.attack import ATTACK, Declaration
from baronage.games.brawling.steps.cards import BOMB, COURT, EXTRA, FLIP_DOWN, FLIP_UP, PRISON
from baronage.games.brawling.steps.opening import ADD, SEND, SHOW, Bid, Signs, begin_first_turn, bidders
from baronage.games.brawling.steps.question import DONE
from baronage.games.brawling.steps.shields import GUARD, AfterAid, ShieldWindow
from baronage.games.brawling.steps.stepwise import MOVE, RECRUIT, UPGRADE_UNIT, Moving, Recruiting, Upgrading
from baronage.games.brawling.steps.supply import BUY, DRAW, GATHER, MARKET, SELL
from baronage.games.brawling.steps.transfer import GIVE, Giving
from baronage.games.brawling.steps.turn import Between, Turn

__all__ = ["STEPS", "VERBS", "on_leave", "start"]

STEPS = step_names(
    *(Bid, Signs, Turn, Between, Recruiting, Upgrading, Moving, Giving, Declaration, ShieldWindow),
    *(Drawing, Refilling, Recipient, AfterAid),
)

VERBS = verb_table(
    *(ADD, SEND, SHOW, GATHER, DRAW, MARKET, RECRUIT, UPGRADE_UNIT, MOVE, ATTACK, BOMB, FLIP_UP, FLIP_DOWN, PRISON),
    *(COURT, BUY, SELL, GIVE, EXTRA, ARMS_UPGRADE, ARMS_MOVE, ARMS_ATTACK, RIDE),
    *(BUILD_WITH_AID, DRAW_WITH_AID, TAKE_WITH_AID, GAIN_WITH_AID, GUARD, RECEIVE, DONE),
)

HAND = 5  # BRAWL-2.02


def start(setup: Setup, chance: Chance) -> Barons:
    """Deal, open the market, shuffle the Aids in; start the bid, unless agreed otherwise (BRAWL-2.01 to 2.05, 14.02)."""
    s = blank(setup)
    cards = setup.numbers.decks[decks_used(setup)]
    deck = [card for card in cards if not IS_AID[card]]
    chance.shuffle(deck)  # its end is the top
    for seat in range(s.seats):
        s.hands[seat] = [deck.pop() for _ in range(HAND)]
        s.known[seat] = [s.insiders(seat)] * HAND
    s.market = [deck.pop() for _ in s.market]
    deck += [card for card in cards if IS_AID[card]]
    chance.shuffle(deck)
    s.deck = deck
    first = setup.options["first_player"]
    s.stack = [Bid(bidders(s), 0, ((),) * s.seats)]
    if first == "random":  # R60
        begin_first_turn(s, chance.below(s.seats), True)
    elif first != "bid":
        begin_first_turn(s, LETTERS.index(first), False)
    return s
