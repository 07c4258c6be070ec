"""The verbs of actions and the kinds of events."""

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
