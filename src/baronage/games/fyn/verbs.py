"""Verbs of actions and kinds of events, with their arguments: cards, seats or cells.

Cards are ids. A cell is one int (see geometry.py). One of several interchangeable cards represents all (FYN-Q1.02).
"""

from __future__ import annotations

from typing import Final

# --- actions --------------------------------------------------------------------------------------------------------
FIRST: Final = 0  # seat that plays first
CALL: Final = 1  # position 1 to 4
MOVE: Final = 2  # army, cell
END: Final = 3  # of a step
STEP: Final = 4  # 0 none, 1 build, 2 attack
BUILD: Final = 5  # army in hand, cell
ORIGIN: Final = 6  # cell from which to attack
TARGET: Final = 7  # defender, cell
JOIN: Final = 8  # army that joins the group
SEND: Final = 9  # the attack, the continuation, the offer
RESPOND: Final = 10  # army, cell
DECLINE: Final = 11
PAIR: Final = 12  # card, opponent
AIM: Final = 13  # card (0: the besieged centre), opponent
PLACE: Final = 14  # edge: 0 north, 1 east, 2 south, 3 west
STOP: Final = 15  # no continued attack
CONTINUE: Final = 16
CULL: Final = 17  # army in play
TRIM: Final = 18  # card in hand
PUT: Final = 19  # card in hand, cell
DISCARD: Final = 20  # card in hand
TRADE: Final = 21  # card in hand
PLAY: Final = 22  # event, owner of the target, cell, improvement (0 unless the event is Sabotage)
PASS: Final = 23
COUNTER: Final = 24  # Anti card
OFFER: Final = 25  # card in hand, added to the offer
NO_OFFER: Final = 26
TAKE: Final = 27  # seat whose offer is accepted
REFUSE: Final = 28  # no offer is accepted

NONE: Final = 0  # of STEP
BUILDING: Final = 1
ATTACKING: Final = 2

# --- events: their parameters ---------------------------------------------------------------------------------------
DEALT: Final = 0  # first seat, cards in the deck, Must Play cards laid aside ...
NAMED_FIRST: Final = 1  # seat
TURN: Final = 2  # seat, round
DREW: Final = 3  # seat, card (0: hidden)
SHOWN: Final = 4  # seat, Must Play card drawn
STRUCK: Final = 5  # seat, Must Play card, cell (-1 for none)
RENEWED: Final = 6  # cards in the new deck, 1 if the King is in it
CALLED: Final = 7  # seat, position
NUMBER: Final = 8  # seat, number, card (0: rolled), position
KING_CAME: Final = 9  # seat
MOVED: Final = 10  # seat, army, from, to
CHOSE: Final = 11  # seat, step
BUILT: Final = 12  # seat, army, cell
DRAFTED: Final = 13  # seat (visible only to it)
ATTACKED: Final = 14  # attacker, origin, defender, target, then the group
RESPONDED: Final = 15  # defender, army (0: declined), from, to
PAIRED: Final = 16  # seat, card, opponent
AIMED: Final = 17  # seat, card (0: the centre), opponent
SHOT: Final = 18  # seat, card (0: the centre), opponent (0: the centre), number, to-hit value, 1 if hit
FELL: Final = 19  # owner, card, cell: an army is removed
FAILED: Final = 20  # attacker, defender, target, reason (0 to 3, see steps/attack.py)
VOID: Final = 21  # attacker, target
CAPTURED: Final = 22  # attacker, defender, old cell, new cell, land card
FOLLOWED: Final = 23  # attacker, defender, old cell, new cell, land card: cut-off land
LOST: Final = 24  # owner, card, cell: land, improvement or centre is discarded
ELIMINATED: Final = 25  # seat, by which seat (-1 if they left)
STOPPED: Final = 26  # attacker: no continued attack
CULLED: Final = 27  # owner, army, cell
TRIMMED: Final = 28  # owner, card
PUT_DOWN: Final = 29  # seat, card, cell, card replaced
DISCARDED: Final = 30  # seat, card
WINDOW: Final = 31  # number of the window
CLOSED: Final = 32  # number of the window
ASKED: Final = 33  # seat (visible only to it)
PASSED: Final = 34  # seat (visible only to it)
PLAYED: Final = 35  # seat, event card, owner, cell, improvement
COUNTERED: Final = 36  # seat, Anti card, event card
SURVIVED: Final = 37  # event or Must Play card, owner, cell: an even number
STEPPED: Final = 38  # owner, cell, old centre, new centre (0: none)
ENDED_STEP: Final = 39  # seat
OFFERED_UP: Final = 40  # seat, card put up for trade
OFFERED: Final = 41  # seat, 1 if it is an offer, then its cards
TRADED: Final = 42  # active player, partner (-1 for none), card
HOLDS: Final = 43  # seat, hold counter
TIME_OUT: Final = 44  # cards in the draw deck
ENDED: Final = 45  # cause, winner (-1: by score)
ROUND: Final = 46  # round that begins
EMPIRE: Final = 47  # seat
SPENT_EVENT: Final = 48  # event or Must Play card that goes to the discard pile
SETTLED: Final = 49  # only the steps advanced
TESTED: Final = 50  # owner, army, number: Sickness or Plague

# The message id of each event, empty if it isn't shown, and the names of its parameters; * is all the rest.
EVENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    DEALT: ("dealt", ("starter", "deck", "*laid")),
    NAMED_FIRST: ("first-named", ("starter",)),
    TURN: ("turn-began", ("seat", "round")),
    DREW: ("drew", ("seat", "card")),
    DISCARDED: ("discarded", ("seat", "card")),
    OFFERED_UP: ("put-up-for-trade", ("seat", "card")),
    OFFERED: ("offered", ("seat", "made", "*cards")),
    TRADED: ("traded", ("seat", "partner", "card")),
    MOVED: ("moved", ("seat", "army", "start", "cell")),
    CHOSE: ("step-chosen", ("seat", "step")),
    BUILT: ("built", ("seat", "army", "cell")),
    CULLED: ("army-given-up", ("seat", "army", "cell")),
    TRIMMED: ("card-given-up", ("seat", "card")),
    PUT_DOWN: ("laid-out", ("seat", "card", "cell", "old")),
    PLAYED: ("event-played", ("seat", "card", "owner", "cell", "what")),
    COUNTERED: ("event-countered", ("seat", "anti", "card")),
    SHOWN: ("must-play-drawn", ("seat", "card")),
    STRUCK: ("must-play-struck", ("seat", "card", "cell")),
    RENEWED: ("deck-renewed", ("deck", "king")),
    CALLED: ("digit-called", ("seat", "position")),
    NUMBER: ("number-came", ("seat", "number", "card", "position")),
    KING_CAME: ("king-returned", ("seat",)),
    ATTACKED: ("attacked", ("attacker", "start", "owner", "cell", "*group")),
    RESPONDED: ("responded", ("seat", "army", "start", "cell")),
    PAIRED: ("paired", ("seat", "army", "other")),
    AIMED: ("aimed", ("seat", "army", "other")),
    SHOT: ("shot", ("seat", "army", "other", "number", "needed", "hit")),
    FELL: ("army-fell", ("seat", "army", "cell")),
    FAILED: ("attack-failed", ("attacker", "owner", "cell", "why")),
    VOID: ("attack-void", ("attacker", "cell")),
    CAPTURED: ("captured", ("attacker", "owner", "start", "cell", "land")),
    FOLLOWED: ("followed", ("attacker", "owner", "start", "cell", "land")),
    LOST: ("lost", ("seat", "card", "cell")),
    ELIMINATED: ("eliminated", ("seat", "by")),
    STOPPED: ("stopped", ("attacker",)),
    SURVIVED: ("survived", ("card", "owner", "cell")),
    STEPPED: ("centre-dropped", ("owner", "cell", "old", "centre")),
    HOLDS: ("city-held", ("seat", "turns")),
    TIME_OUT: ("time-out", ("deck",)),
    ENDED: ("ended", ("cause", "winner")),
    EMPIRE: ("empire-named", ("seat",)),
    TESTED: ("tested", ("seat", "army", "number")),
    DRAFTED: ("", ("seat",)),
    ASKED: ("", ("seat",)),
    PASSED: ("", ("seat",)),
    WINDOW: ("", ("window",)),
    CLOSED: ("", ("window",)),
    SPENT_EVENT: ("", ("card",)),
    ENDED_STEP: ("", ("seat",)),
    SETTLED: ("", ()),
    ROUND: ("", ("round",)),
}
BEGINS: Final = (TURN, "round")  # the event that begins each turn, and the parameter that counts rounds

# Causes of the end: the numbers; then for each a name for the message, and the rule.
KING_RETURNED: Final = 1
LAST_BARON: Final = 2
ROUND_LIMIT: Final = 3
STALLED: Final = 4
CITY_HELD: Final = 5
EMPIRE_FELL: Final = 6
EMPIRE_STOOD: Final = 7
HORDES_GONE: Final = 8
EMPIRE_LEFT: Final = 9
CAUSES: Final[dict[int, tuple[str, ...]]] = {
    KING_RETURNED: ("king-returned", "FYN-F1.04"),
    LAST_BARON: ("last-baron", "FYN-F1.03"),
    ROUND_LIMIT: ("round-limit", "FYN-L1.01"),
    STALLED: ("stalled", "FYN-L1.02"),
    CITY_HELD: ("city-held", "FYN-GB.05"),
    EMPIRE_FELL: ("empire-fell", "FYN-GA.05"),
    EMPIRE_STOOD: ("empire-stood", "FYN-GA.09"),
    HORDES_GONE: ("hordes-gone", "FYN-GA.06"),
    EMPIRE_LEFT: ("empire-left", "FYN-GA.10"),
}

# Claims about the numbers in refusals (law `legality`).
CLAIMS: Final = (
    "used + cv > limit",
    "used >= limit",
)
