"""Verbs of actions and kinds of events. Places are Province numbers, with 0 for the Island.

`gold` is 0 or 1. A 2 means that the order was written golden without an allowance; the reveal decides.
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

SILENT: Final = 32  # never an action: marks the sheet of a player who sent nothing

# --- events: k is a Player#, 0 the Island where a place is meant --------------------------------------------------------

DRAFTED: Final = 0  # seat; visible only to that seat
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
WINDOW: Final = 12  # which: opening 0, orders 1, buying 2; more: factions are chosen, this is the last turn
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
TRANSFERRED: Final = 24  # k, k, amount; visible to the sender
LOOKED: Final = 25  # k, deck, card; visible to the looking player
ANSWERED: Final = 26  # k, verb; visible to the looking player
ORDER: Final = 27  # k, verb, the order's numbers (seats as k)
PAID_OVER: Final = 28  # k, k, amount: a transfer arrives
RETURNED: Final = 29  # k, k, amount, whether the sender can receive it
LOOK_TOLD: Final = 30  # k, deck, paid
FERRIED: Final = 31  # k, place, paid
STRANDED: Final = 32  # k, place: a Ferry! march that can't be paid
NOT_GOLD: Final = 33  # k, place, void (an Extended Support!)
LAPSED: Final = 34  # k, place
SNITCHED: Final = 35  # k, named k (0 for none)
OWES: Final = 36  # k, amount, why
PLANK: Final = 37  # k, place
MARCHED: Final = 38  # k, from, to, units, gold, delayed
CUT: Final = 39  # k, place, by k
BATTLE: Final = 40  # place, k, strength, k, strength, winner k (0 for none), lost by the winner, both Sums
ISLE_LOST: Final = 41  # k
STARVED: Final = 42  # k, place, units
KING: Final = 43  # k, place, king's strength, intruder k, strength, winner (1 the King), units left
SAVED: Final = 44  # k, paid
KING_FAILED: Final = 45  # k
SEIZED: Final = 46  # k, place, from k (0 for ownerless)
ISLE_TAKEN: Final = 47  # k
ELIMINATED: Final = 48  # k, by (1 players, 2 the Dragon)
SPOILS: Final = 49  # k, from k, amount
PRODUCED: Final = 50  # k, amount, work; before ALL_PRODUCED
COLLECTED: Final = 51  # k, amount
BOUGHT: Final = 52  # k, place, units
UPGRADED: Final = 53  # k, place, level
CAPITOL_KEPT: Final = 54  # k, place
LEVELLED: Final = 55  # k, place: a second Capitol becomes level 2
SANCTUM: Final = 56  # k, gift (REFRESHED added), by lot
FAITHFUL: Final = 57  # k
OFFERED: Final = 58  # k
BANKED: Final = 59  # k
UNPAID: Final = 60  # k, verb, whether only money was missing
DREW_ON: Final = 61  # k, lender k, got, asked
TURN_ENDED: Final = 62  # turn
ATTACK: Final = 63  # dpl, threshold, worldeater, cause (0 the card, 1 the Threshold, 2 the After Burner)
COMMITTED: Final = 64  # k, US, min.US, units, magi, US lost by work, enchanted weapons
HID: Final = 65  # k, paid
BANK_ATTACK: Final = 66  # k of the players who choose late
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
SPARED: Final = 82  # whether because of the Flood; Plague! finds no victim
SCORED: Final = (
    83  # place, k, VPs by Provinces, the Island, titles, bonuses; if tied: units, cash, place on the Ranking
)
TEAM_SCORED: Final = 84  # place, team from 1, VPs, units, cash of all its members
PRIZE: Final = 85  # amount for each, k of the winners
ALL_PRODUCED: Final = 86  # for each: k, amount, work; empty if there is no production

# --- event names in the catalogue, and the names of their numbers -------------------------------------------------------

EVENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    DRAFTED: ("", ("seat",)),
    SENT: ("message-sent", ("seat", "player")),
    VOTE_OPENED: ("vote-opened", ("vote",)),
    VOTED: ("vote-closed", ("vote", "result", "coin", "*rest")),
    JOINED: ("team-joined", ("seat", "team")),
    SEATED: ("team-by-lot", ("seat", "team")),
    BLOCK: ("block-drawn", ("team", "block")),
    PICKED: ("position-picked", ("seat", "position")),
    PLACED: ("player-placed", ("seat", "player", "place")),
    FACTION_OF: ("faction-known", ("player", "faction", "how")),
    BOARD: ("board-laid", ("provinces", "threshold", "version")),
    TURN: ("turn-began", ("turn",)),
    WINDOW: ("window-opened", ("window", "*rest")),
    BID_SHOWN: ("bid-shown", ("player", "amount", "worth")),
    REBID: ("bids-equal", ("*groups",)),
    REBID_SHOWN: ("more-bid", ("player", "amount", "worth")),
    BANKBID: ("bank-opened", ()),
    LOTS: ("lots-drawn", ("*players",)),
    RANKING: ("ranking-made", ("*players",)),
    CARD: ("card-played", ("deck", "card", "rise", "power", "hoard")),
    ACTS_AGAIN: ("card-acted-again", ("deck", "card", "power")),
    RESHUFFLED: ("deck-shuffled", ("deck", "count")),
    LOCKED: ("cards-stay", ("*cards",)),
    PLAGUED: ("plague-struck", ("player", "place")),
    TRANSFERRED: ("money-on-its-way", ("player", "other", "amount")),
    LOOKED: ("card-seen", ("player", "deck", "card")),
    ANSWERED: ("card-answered", ("player", "verb")),
    ORDER: ("order-revealed", ("player", "verb", "*rest")),
    PAID_OVER: ("money-arrived", ("player", "other", "amount")),
    RETURNED: ("money-returned", ("player", "other", "amount", "there")),
    LOOK_TOLD: ("look-told", ("player", "deck", "amount")),
    FERRIED: ("ferry-paid", ("player", "place", "amount")),
    STRANDED: ("ferry-unpaid", ("player", "place")),
    NOT_GOLD: ("gold-lost", ("player", "place", "void")),
    LAPSED: ("order-lapsed", ("player", "place")),
    SNITCHED: ("snitched", ("player", "other")),
    OWES: ("pirates-claim", ("player", "amount", "*rest")),
    PLANK: ("plank-walked", ("player", "place")),
    MARCHED: ("units-marched", ("player", "place", "to", "count", "gold", "late")),
    CUT: ("support-cut", ("player", "place", "other")),
    BATTLE: ("battle-fought", ("place", "player", "mine", "other", "theirs", "winner", "lost", "*rest")),
    ISLE_LOST: ("island-lost", ("player",)),
    STARVED: ("units-starved", ("player", "place", "count")),
    KING: ("king-fought", ("player", "place", "mine", "other", "theirs", "won", "left")),
    SAVED: ("king-saved", ("player", "amount")),
    KING_FAILED: ("king-failed", ("player",)),
    SEIZED: ("place-taken", ("player", "place", "other")),
    ISLE_TAKEN: ("island-taken", ("player",)),
    ELIMINATED: ("eliminated", ("player", "by")),
    SPOILS: ("treasure-taken", ("player", "other", "amount")),
    PRODUCED: ("produced", ("player", "amount", "worked")),
    COLLECTED: ("pirates-collected", ("player", "amount")),
    BOUGHT: ("units-bought", ("player", "place", "count")),
    UPGRADED: ("place-raised", ("player", "place", "level")),
    CAPITOL_KEPT: ("capitol-kept", ("player", "place")),
    LEVELLED: ("place-lowered", ("player", "place")),
    SANCTUM: ("gift-given", ("player", "gift", "lot")),
    FAITHFUL: ("faith-kept", ("player",)),
    OFFERED: ("king-hired", ("player",)),
    BANKED: ("bank-called", ("player",)),
    UNPAID: ("not-paid", ("player", "verb", "able")),
    DREW_ON: ("mate-drawn-on", ("player", "other", "amount", "asked_for")),
    TURN_ENDED: ("turn-ended", ("turn",)),
    ATTACK: ("dragon-attacks", ("power", "threshold", "worldeater", "why")),
    COMMITTED: (
        "commitment-shown",
        ("player", "strength", "owed", "count", "magi", "worked", "enchanted"),
    ),
    HID: ("hidden", ("player", "amount")),
    BANK_ATTACK: ("bank-lets-wait", ("*players",)),
    CLASH: ("dragon-met", ("strength", "power", "won")),
    DIED: ("units-died", ("player", "place", "count")),
    REWARDED: ("rewarded", ("player", "reward", "bonus", "points")),
    TITLE: ("title-won", ("player",)),
    RUINED: ("protector-ruined", ("player", "amount")),
    BURNT: ("place-burnt", ("place", "player")),
    DROPPED: ("dropped", ("player",)),
    NO_QUARTER: ("no-quarter", ("player",)),
    POWER_NOW: ("power-now", ("power", "threshold")),
    WORK_LOST: ("work-lost", ("player", "place")),
    RETURNS: ("came-back", ("player", "at")),
    ENDED: ("ended", ("cause", "*winners")),
    UNTAUGHT: ("gift-lost", ("player", "gift")),
    WITHOUT: ("without-order", ("player", "*places")),
    NO_GREEN: ("no-green-left", ("player",)),
    SPARED: ("plague-spared", ("flood",)),
    SCORED: ("scored", ("place_at", "player", "lands", "isle", "titles", "bonus", "*rest")),
    TEAM_SCORED: ("team-scored", ("place_at", "team", "points", "count", "amount")),
    PRIZE: ("prize-won", ("amount", "*winners")),
    ALL_PRODUCED: ("all-produced", ("player", "amount", "worked", "*rest")),
}
NAMED_NOBODY, CLASHED, NO_ARMY = range(3)  # reasons for a debt to the Pirates
BEGINS: Final = (TURN, "turn")  # the event that begins each turn, and the parameter that counts turns

# Causes of the end: the numbers; then for each a name for the message, and the rule.
LAST: Final = 1  # REALM-B1.01
TIME_UP: Final = 2  # REALM-B1.02
DRAGON_PLAYERS: Final = 3  # REALM-B1.06
DRAGON_PROVINCES: Final = 4  # REALM-B1.07
CAUSES: Final[dict[int, tuple[str, ...]]] = {
    LAST: ("last-standing", "REALM-B1.01"),
    TIME_UP: ("time-up", "REALM-B1.02"),
    DRAGON_PLAYERS: ("half-taken", "REALM-B1.06"),
    DRAGON_PROVINCES: ("realm-burnt", "REALM-B1.07"),
}

# Claims about the numbers in refusals (law `legality`).
CLAIMS: Final = (
    "not 1 <= place <= provinces",
    "not 1 <= to <= provinces",
    "bracket > served",
    "not 1 <= amount <= purse",
    "not 1 <= amount <= cash",
    "not 1 <= count <= most",
    "not 1 <= count <= units",
    "units <= most and not 1 <= count <= most",
    "room == limit - units or not room",
    "price > cash",
    "each > cash",
    "most == cash // each",
)
