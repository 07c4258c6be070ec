"""The verbs of actions and the kinds of events. Places are Province numbers, 0 the Island; seats are seats.

`gold` is 0 or 1, or 2: written golden, though the sender had no golden order of that kind left. The reveal decides.
"""

from __future__ import annotations

from typing import Final

TOO_GOLDEN: Final = 2

# --- actions --------------------------------------------------------------------------------------------------------

SEND: Final = 0  # the message is final (REALM-C1.03)

BALLOT: Final = 1  # answer: 0 or 1
JOIN: Final = 2  # team
PICK: Final = 3  # position in the team's block, from 0
FACTION: Final = 4  # faction

HOLD: Final = 5  # place
FORTIFY: Final = 6  # place, gold
WORK: Final = 7  # place, gold
MARCH: Final = 8  # from, to, gold, count
DELAYED: Final = 9  # from, to, gold, count
SUPPORT: Final = 10  # from, seat, to, gold
SNITCH: Final = 11  # seat

TRANSFER: Final = 12  # seat, amount; done at once
LOOKAT: Final = 13  # deck; done at once
KEEP: Final = 14  # deck: answers to an upgraded look; done at once
DISCARD: Final = 15
REPLACE: Final = 16

HIDING: Final = 17
BANKING: Final = 18  # in a Dragon Attack and in the Bidding step
MAGI: Final = 19  # count
COMMIT: Final = 20  # place, count
SACRIFICE: Final = 21  # place, count
BURN: Final = 22  # place

CAPITOL: Final = 23  # place
REFRESH: Final = 24  # ability
GAIN: Final = 25  # ability
KEEPFAITH: Final = 26
UPGRADE: Final = 27  # place
OFFER: Final = 28
BUY: Final = 29  # place, count
BID: Final = 30  # amount
DRAW: Final = 31  # seat, amount

SILENT: Final = 32  # never an action: what stands on the sheet of a player from whom nothing came

# --- events: k is a Player#, 0 the Island where a place is meant --------------------------------------------------------

DRAFTED: Final = 0  # seat; told to nobody but that seat
SENT: Final = 1  # seat, k (0 before the players have places)
VOTE_OPENED: Final = 2  # vote
VOTED: Final = 3  # vote, result, coin flipped, ballot of each seat (-1: none)
JOINED: Final = 4  # seat, team
SEATED: Final = 5  # seat, team: by lot
BLOCK: Final = 6  # team, block
PICKED: Final = 7  # seat, position in block
PLACED: Final = 8  # seat, k, start
FACTION_OF: Final = 9  # k, faction, how (0 by chance, 1 by choice, 2 drawn for a silent player)
BOARD: Final = 10  # provinces, threshold, version
TURN: Final = 11  # turn
WINDOW: Final = 12  # which: opening 0, orders 1, buying 2; more: factions are chosen, the last turn
BID_SHOWN: Final = 13  # k, bid, effective bid
REBID: Final = 14  # k of the tied, 0 between groups
REBID_SHOWN: Final = 15  # k, bid, effective
BANKBID: Final = 16
LOTS: Final = 17  # k in the order drawn
RANKING: Final = 18  # k, best first
CARD: Final = 19  # deck, card, rise, dpl, hoard (0; 1: 250 or more; 2: 350 or more)
ACTS_AGAIN: Final = 20  # deck, card, dpl
RESHUFFLED: Final = 21  # deck, cards
LOCKED: Final = 22  # cards
PLAGUED: Final = 23  # k, place
TRANSFERRED: Final = 24  # k, k, amount; told to the sender
LOOKED: Final = 25  # k, deck, card; told to the looker
ANSWERED: Final = 26  # k, verb; told to the looker
ORDER: Final = 27  # k, verb, the order's numbers (seats as k)
PAID_OVER: Final = 28  # k, k, amount: a transfer arrives
RETURNED: Final = 29  # k, k, amount, is the sender there to take it?
LOOK_TOLD: Final = 30  # k, deck, paid
FERRIED: Final = 31  # k, place, paid
STRANDED: Final = 32  # k, place: a Ferry! march that can't be paid
NOT_GOLD: Final = 33  # k, place, void (an Extended Support!)
LAPSED: Final = 34  # k, place
SNITCHED: Final = 35  # k, k (0: nobody)
OWES: Final = 36  # k, amount
PLANK: Final = 37  # k, place
MARCHED: Final = 38  # k, from, to, units, gold, delayed
CUT: Final = 39  # k, place, by k
BATTLE: Final = 40  # place, k, strength, k, strength, winner k (0: nobody), lost by the winner, both Sums
ISLE_LOST: Final = 41  # k
STARVED: Final = 42  # k, place, units
KING: Final = 43  # k, place, king's strength, intruder k, strength, winner (1 the King), units left
SAVED: Final = 44  # k, paid
KING_FAILED: Final = 45  # k
SEIZED: Final = 46  # k, place, from k (0: nobody's)
ISLE_TAKEN: Final = 47  # k
ELIMINATED: Final = 48  # k, by (1 players, 2 the Dragon)
SPOILS: Final = 49  # k, from k, amount
PRODUCED: Final = 50  # k, amount, work
COLLECTED: Final = 51  # k, amount
BOUGHT: Final = 52  # k, place, units
UPGRADED: Final = 53  # k, place, level
CAPITOL_KEPT: Final = 54  # k, place
LEVELLED: Final = 55  # k, place: a second Capitol becomes level 2
SANCTUM: Final = 56  # k, gift (REFRESHED added), by lot
FAITHFUL: Final = 57  # k
OFFERED: Final = 58  # k
BANKED: Final = 59  # k
UNPAID: Final = 60  # k, verb, was it possible but for the money?
DREW_ON: Final = 61  # k, lender k, got, asked
TURN_ENDED: Final = 62  # turn
ATTACK: Final = 63  # dpl, threshold, worldeater, cause (0 the card, 1 the Threshold, 2 the After Burner)
COMMITTED: Final = 64  # k, US, min.US, units, magi, US lost by work, enchanted weapons
HID: Final = 65  # k, paid
BANK_ATTACK: Final = 66  # k of those who choose late
CLASH: Final = 67  # Protector US, DPL, Protectors win
DIED: Final = 68  # k, place, units
REWARDED: Final = 69  # k, reward, bonus, VPs
TITLE: Final = 70  # k
RUINED: Final = 71  # k, cash lost: a Grand Protector below min.US
BURNT: Final = 72  # place, k
DROPPED: Final = 73  # k
NO_QUARTER: Final = 74  # k
POWER_NOW: Final = 75  # dpl, threshold
WORK_LOST: Final = 76  # k, place
RETURNS: Final = 77  # k, place on the Ranking
ENDED: Final = 78  # cause, winners as k or teams
UNTAUGHT: Final = 79  # k, gift that is lost with the Island
WITHOUT: Final = 80  # k, places: a sheet left them without an order
NO_GREEN: Final = 81  # k: the last green Province burnt
SPARED: Final = 82  # is it the Flood? Plague! finds nobody
SCORED: Final = (
    83  # place, k, VPs by Provinces, the Island, titles, bonuses; if tied: units, cash, place on the Ranking
)
TEAM_SCORED: Final = 84  # place, team from 1, VPs, units, cash of all its members
PRIZE: Final = 85  # amount for each, k of those who get it
