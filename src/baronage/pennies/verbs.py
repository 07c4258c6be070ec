"""Numbers and names of verbs, events and causes of the end."""

from __future__ import annotations

from typing import Final

OFFER: Final = 0  # card
SEND: Final = 1
PEEK: Final = 2
BOAST: Final = 3
RAID: Final = 4  # stake
WARD: Final = 5  # card
PASS: Final = 6

DRAFTED: Final = 0  # seat
OFFERED: Final = 1  # seat, cards
WON: Final = 2  # seat, pennies
PEEKED: Final = 3  # seat, card
BOASTED: Final = 4  # seat
RAIDED: Final = 5  # seat, stake
ASKED: Final = 6  # seat
WARDED: Final = 7  # seat, card
PASSED: Final = 8  # seat
PAID: Final = 9  # seat, pennies
DREW: Final = 10  # seat, card
ROUND: Final = 11  # number
ENDED: Final = 12  # cause

# The message of each event, empty if there is none, and the names of its params; * takes the rest.
EVENTS: Final = {
    DRAFTED: ("", ("seat",)),
    OFFERED: ("offered", ("seat", "*cards")),
    WON: ("won", ("seat", "pennies")),
    PEEKED: ("looked", ("seat", "card")),
    BOASTED: ("boasted", ("seat",)),
    RAIDED: ("raided", ("seat", "pennies")),
    ASKED: ("asked-for-ward", ("seat",)),
    WARDED: ("warded", ("seat", "card")),
    PASSED: ("passed", ("seat",)),
    PAID: ("paid", ("seat", "pennies")),
    DREW: ("drew", ("seat", "card")),
    ROUND: ("round-began", ("number",)),
    ENDED: ("ended", ("cause",)),
}
BEGINS: Final = (ROUND, "number")  # the event that begins each round, and the param that counts them

LAST_ROUND: Final = 1
ALONE: Final = 2
CAUSES: Final = {LAST_ROUND: ("last-round", "PEN-4.02"), ALONE: ("alone", "PEN-4.03")}

# Claims about the numbers in refusals (law `legality`).
CLAIMS: Final = ("card < first_ward",)
