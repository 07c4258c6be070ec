"""The verbs of actions and the kinds of events.

An action is (verb, cards, seats or slots ...); events have similar parameters. Cards have one number whichever half
is in force; units in events have `UP` added for the upgraded half.
"""

from __future__ import annotations

from typing import Final

# --- actions --------------------------------------------------------------------------------------------------------
BID: Final = 0  # card: add it to the secret bid
SEND: Final = 1  # send the bid
SIGN: Final = 2  # 0 rock, 1 paper, 2 scissors
GATHER: Final = 3
DRAW: Final = 4
MARKET: Final = 5  # slot 1 to 3
RECRUIT: Final = 6  # card
UPGRADE: Final = 7  # card
MOVE: Final = 8  # card
ATTACK: Final = 9  # participant, target
BOMB: Final = 10  # the card, target
FLIP_UP: Final = 11  # the card, target
FLIP_DOWN: Final = 12  # the card, target
PRISON: Final = 13  # the card, target
COURT: Final = 14  # target
BUY: Final = 15  # Market building: pay 2, draw 3
SELL: Final = 16  # Market building: discard this card, gain 4
GIVE: Final = 17  # card (0 for a resource), team-mate
EXTRA: Final = 18  # the card
ARMS_UPGRADE: Final = 19  # the Military Action, unit
ARMS_MOVE: Final = 20  # the Military Action, unit
ARMS_ATTACK: Final = 21  # the Military Action, unit, target
RIDE: Final = 22  # Horsemen: their free step
AID_BUILD: Final = 23  # RAB, Peasant
AID_DRAW: Final = 24  # RAC
AID_MARKET: Final = 25  # RAV, slot
AID_GAIN: Final = 26  # RAR
GUARD: Final = 27  # Shield or RAM, unit
RECEIVE: Final = 28  # team-mate who gets the Aid
DONE: Final = 29

ROCK: Final = 0
PAPER: Final = 1
SCISSORS: Final = 2

# --- events: the parameters of each
# -------------------------------------------------------------------------------------
DRAFTED: Final = 0  # seat, 1 if sent (seen by that seat only): a bid, sign or declaration changed
BIDS: Final = 1  # seat, then the cards revealed
SIGNS: Final = 2  # seat, sign
FIRST: Final = 3  # seat that begins, 1 if by lot
TURN: Final = 4  # seat, round
GATHERED: Final = 5  # seat, resources
DREW: Final = 6  # seat, card (0 if hidden)
TOOK: Final = 7  # seat, card, slot
FILLED: Final = 8  # slot, card
PAID: Final = 9  # seat, resources
RECRUITED: Final = 10  # seat, card
RAISED: Final = 11  # seat, card: upgraded
MOVED: Final = 12  # seat, card, 1 for the wall or 2 for the King's Army
DECLARED: Final = 13  # attacker, participant (unit or card), target (unit), owner of the target
THREATENED: Final = 14  # target (unit), owner, damage after Towers, health
WINDOW: Final = 15  # attacker: a Shield window opens
ASKED: Final = 16  # seat (seen by that seat only): asked for Shields
GUARDED: Final = 17  # seat, Shield or RAM, unit, damage left
DECLINED: Final = 18  # seat (seen by that seat only)
STRUCK: Final = 19  # target (unit), owner, damage, result: 0 unharmed, 1 downgraded, 2 discarded
SPENT: Final = 20  # seat, attacker (unit before), 1 downgraded, 2 discarded
LOWERED: Final = 21  # owner, unit before, 1 downgraded, 2 discarded: by Flip Unit or a Courthouse
FLIPPED: Final = 22  # owner, card: upgraded by Flip Unit
BOMBED: Final = 23  # owner, unit or Aid
JAILED: Final = 24  # owner, unit
PLAYED: Final = 25  # seat, card: an event or action card, an Aid used
DISCARDED: Final = 26  # seat, card
AID: Final = 27  # Aid, seat that gets it (-1 for none)
CHOOSING: Final = 28  # seat that chooses for its team, Aid
GAVE: Final = 29  # giver, receiver, card (0 if hidden or a resource), 0 resource, 1 hand card, 2 unit
ENDED: Final = 30  # cause, seat that ended it
CLOSED: Final = 31  # seat: done with the steps of an action, or with the turn

# The message of each event ("" for none) and the names of its parameters; * stands for all the rest.
EVENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    BIDS: ("cards-shown", ("seat", "*cards")),
    SIGNS: ("sign-shown", ("seat", "sign")),
    FIRST: ("first-player", ("seat", "lot")),
    TURN: ("turn-began", ("seat", "round")),
    GATHERED: ("gathered", ("seat", "taken")),
    DREW: ("drew", ("seat", "card")),
    TOOK: ("took", ("seat", "card", "slot")),
    FILLED: ("market-filled", ("slot", "card")),
    PAID: ("paid", ("seat", "taken")),
    RECRUITED: ("recruited", ("seat", "body")),
    RAISED: ("raised", ("seat", "half")),
    MOVED: ("moved", ("seat", "body", "to")),
    DECLARED: ("attacked", ("attacker", "fighter_body", "target_body", "owner")),
    THREATENED: ("threatened", ("body", "owner", "damage", "health")),
    ASKED: ("shields-asked", ("seat",)),
    GUARDED: ("guarded", ("seat", "card", "body", "left")),
    STRUCK: ("struck", ("body", "owner", "damage", "result")),
    SPENT: ("spent", ("seat", "body", "fate")),
    LOWERED: ("lowered", ("seat", "body", "fate")),
    FLIPPED: ("flipped", ("seat", "half")),
    BOMBED: ("bombed", ("seat", "body")),
    JAILED: ("jailed", ("seat", "body")),
    PLAYED: ("played", ("seat", "card")),
    DISCARDED: ("discarded", ("seat", "card")),
    AID: ("aid-came", ("card", "gets")),
    CHOOSING: ("team-chooses", ("seat", "card")),
    GAVE: ("gave", ("seat", "mate", "body", "gift")),
    ENDED: ("ended", ("cause", "seat")),
    DRAFTED: ("", ("seat", "sent")),
    WINDOW: ("", ("attacker",)),
    DECLINED: ("", ("seat",)),
    CLOSED: ("", ("seat",)),
}
BEGINS: Final = (TURN, "round")  # the event that begins each round, and the parameter that counts them

# Causes of a game's end: the numbers; then for each a name for the message, and the rule.
DECK_EMPTY: Final = 1
TURN_LIMIT: Final = 2
LEFT_ALONE: Final = 3
CAUSES: Final[dict[int, tuple[str, ...]]] = {
    DECK_EMPTY: ("deck-empty", "BRAWL-13.01"),
    TURN_LIMIT: ("turn-limit", "BRAWL-13.09"),
    LEFT_ALONE: ("left-alone", "BRAWL-13.06"),
}

# Claims about the numbers in refusals (law `legality`).
CLAIMS: Final = (
    "cost > money",
    "there >= room",
)
