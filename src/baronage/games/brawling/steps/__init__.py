"""The flow of Brawling Barons: its frames by name, and how a game starts."""

from __future__ import annotations

from baronage.engine.chance import Chance
from baronage.engine.game import step_names
from baronage.engine.setup import Setup
from baronage.games.brawling.data import IS_AID, deck_cards
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.state import Barons, blank, decks_used
from baronage.games.brawling.steps.aids import Drawing, Recipient, Refilling
from baronage.games.brawling.steps.attack import AfterAid, Declaration, ShieldWindow
from baronage.games.brawling.steps.more import Giving, Moving, Recruiting, Upgrading
from baronage.games.brawling.steps.opening import Bid, Signs, begin_first_turn, bidders
from baronage.games.brawling.steps.turn import Between, Turn

STEPS = step_names(
    *(Bid, Signs, Turn, Between, Recruiting, Upgrading, Moving, Giving, Declaration, ShieldWindow),
    *(Drawing, Refilling, Recipient, AfterAid),
)

HAND = 5  # BRAWL-2.02


def start(setup: Setup, chance: Chance) -> Barons:
    """BRAWL-2.01 to 2.05, 14.02: deal, open the market, shuffle the Aids in; then the bid, unless agreed otherwise."""
    s = blank(setup)
    cards = deck_cards(decks_used(setup))
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
