"""Verbs of actions and kinds of events. Provinces, tiles and clans are numbers of data.py."""

from __future__ import annotations

from typing import Final

# --- actions --------------------------------------------------------------------------------------------------------
SEND: Final = 0  # 0 passes, 1 commits the order on the sheet
TARGET: Final = 1  # Province
DEVELOP: Final = 2  # level 0 to 3
FORTIFY: Final = 3  # level 0 to 3
MILITARIZE: Final = 4  # level 0 to 3
RECALL: Final = 5  # take the committed order back
TILE: Final = 6  # tile: choose it from the hand
SPOT: Final = 7  # a, b: where it goes
ROTATE: Final = 8  # 0 to 5: lays it
CAPITAL: Final = 9  # Province
VOTE: Final = 10  # 0 accept, 1 object
BID: Final = 11  # Chão
TAKE: Final = 12  # clan

PASS: Final = (SEND, 0)
COMMIT: Final = (SEND, 1)

# --- events: their parameters ---------------------------------------------------------------------------------------
DRAFTED: Final = 0  # seat (visible only to it): a click
LAID: Final = 2  # seat (-1: chance), tile, a, b, rotation
CAPITAL_PUT: Final = 3  # seat (-1: chance or the map), clan, Province
ANSWERED: Final = 4  # seat[, clan]: has voted, bid or committed
VOTED: Final = 5  # seat, 0 accepts, 1 objects
OBJECTED: Final = 6  # number of objections: all capitals are removed; followed by a 1, the map too
COLOURS: Final = 7  # seat, clan, Chão
BIDS: Final = 8  # seat, bid
TIED: Final = 9  # bid, seats ...: they bid again
WON: Final = 10  # seat, bid, 1 if by lot
TAKEN: Final = 11  # seat, clan, Province, Chão
TURN: Final = 12  # turn, Temples required
RECALLED: Final = 13  # seat, clan
REVEALED: Final = 14  # clan, target (0: pass), levels of Development, Fortification, Militarization
CLASHED: Final = 15  # Province, clans ...
PAID: Final = 16  # clan, for Development, Fortification, Militarization, borrowed
CONTESTED: Final = 17  # Province, clans ...
SETTLED: Final = 18  # clan, Provinces ...
SHORT: Final = 19  # clan, Provinces ...: won, but no piece was left
URBANIZED: Final = 20  # clan, Province
BUILT: Final = 21  # clan, Province: a Temple
UNBUILT: Final = 22  # clan, Chão back: too few Temples
ROBBED: Final = 23  # robber, victim, Chão
FORTIFIED: Final = 24  # clan, Province, level, parts done: 1 City, 2 Ramparts, 4 second City, 8 Army; if none: why
UNDOUBLED: Final = 25  # clan, Province: Huan's old second City
FREED: Final = 26  # clan (Goujian), Provinces ...
RECRUITED: Final = 27  # clan, Province, Armies; if none: why
FIZZLED: Final = 28  # clan, target, reason (0 free, 1 no Army within reach)
MARCHED: Final = 29  # clan, target, force, Armies from the reserve, Provinces that they left ...
FOUGHT: Final = 30  # target, surviving clan (-1 for none), its Armies: attackers against each other
REPELLED: Final = (
    31  # target, clan, Armies of both lost in battle, Armies lost after it, 0 Armies, 1 defence, 2 indestructible
)
CONQUERED: Final = 32  # clan, target, old owner, Armies there, 1 if it could not be settled
WITHDREW: Final = 33  # Province, target: a Yellow Army has returned
SKIRMISH: Final = 34  # clan, Province, owner: a bonus attack destroys an Army
OVERRUN: Final = 35  # clan, Province, owner, 1 if it could not be settled: a bonus attack takes it
DEADLOCK: Final = 36  # Province, clans ...: bonus attacks cancel each other
ISOLATED: Final = (
    37  # Province, old owner, its only isolator (-1 for none or several), 1 if that clan has no Village left
)
SEIZED: Final = 38  # clan, victim, Chão: Merkit
REFUNDED: Final = 39  # clan, Chão for Fortification
INCOME: Final = 40  # clan, Chão, 0 passed, 1 clash, 2 Development II
SURPLUS: Final = 41  # clan, Province, Armies
REPAID: Final = 42  # clan, Chão
OWES: Final = 43  # clan, Chão: must pass next turn
OUTPOST: Final = 44  # Province: Yellow builds a City
COUNTED: Final = 45  # clan, Temples, Rice, Forest, Mine
ERUPTED: Final = 46  # Provinces ...
ENDED: Final = 47  # cause, winning clans ...
DECIDED: Final = (
    48  # 1 Mines, 2 Chão, 3 Armies; the winner's number and the best other; the winner, the others with equal Temples
)
RETURNED: Final = 49  # clan, Province, Armies, 1 if lost with the Province (repelled Armies return home)

# message ids of events, and the names of their parameters
EVENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    DRAFTED: ("", ()),
    LAID: ("tile-laid", ("seat", "tile")),
    CAPITAL_PUT: ("capital-put", ("seat", "clan", "province")),
    VOTED: ("voted", ("seat", "objects")),
    OBJECTED: ("vote-failed", ("objections", "*on_map")),
    COLOURS: ("clan-dealt", ("seat", "clan", "chao")),
    ANSWERED: ("answered", ("seat", "*clans")),
    BIDS: ("bid-shown", ("seat", "bid")),
    TIED: ("bids-tied", ("bid", "*tied")),
    WON: ("auction-won", ("seat", "bid", "by_lot")),
    TAKEN: ("clan-taken", ("seat", "clan", "province", "chao")),
    TURN: ("turn-begun", ("turn", "needed")),
    RECALLED: ("recalled", ("seat", "clan")),
    REVEALED: ("revealed", ("clan", "province", "*levels")),
    CLASHED: ("clashed", ("province", "*clans")),
    PAID: ("paid", ("clan", "develop", "fortify", "militarize", "borrowed")),
    CONTESTED: ("contested", ("province", "*clans")),
    SETTLED: ("settled", ("clan", "*provinces")),
    SHORT: ("ran-short", ("clan", "*provinces")),
    URBANIZED: ("urbanized", ("clan", "province")),
    BUILT: ("temple-built", ("clan", "province")),
    UNBUILT: ("temple-unbuilt", ("clan", "chao")),
    ROBBED: ("robbed", ("clan", "victim", "chao")),
    FORTIFIED: ("fortified", ("clan", "province", "level", "parts", "*rest")),
    UNDOUBLED: ("undoubled", ("clan", "province")),
    FREED: ("freed", ("clan", "*provinces")),
    RECRUITED: ("recruited", ("clan", "province", "armies", "*rest")),
    FIZZLED: ("fizzled", ("clan", "province", "far")),
    MARCHED: ("marched", ("clan", "province", "force", "reserve", "*provinces")),
    FOUGHT: ("fought", ("province", "clan", "armies")),
    REPELLED: ("repelled", ("province", "clan", "killed", "lost", "why")),
    CONQUERED: ("conquered", ("clan", "province", "victim", "armies", "unsettled")),
    WITHDREW: ("withdrew", ("home", "province")),
    SKIRMISH: ("skirmished", ("clan", "province", "victim")),
    OVERRUN: ("overran", ("clan", "province", "victim", "unsettled")),
    DEADLOCK: ("deadlocked", ("province", "*clans")),
    ISOLATED: ("isolated", ("province", "victim", "clan", "unsettled")),
    SEIZED: ("seized", ("clan", "victim", "chao")),
    REFUNDED: ("refunded", ("clan", "chao")),
    INCOME: ("earned", ("clan", "chao", "why")),
    SURPLUS: ("disbanded", ("clan", "province", "armies")),
    REPAID: ("repaid", ("clan", "chao")),
    OWES: ("owed", ("clan", "chao")),
    OUTPOST: ("outpost-built", ("province",)),
    COUNTED: ("counted", ("clan", "temples", "rice", "forest", "mine")),
    ERUPTED: ("erupted", ("*provinces",)),
    ENDED: ("ended", ("cause", "*clans")),
    DECIDED: ("decided", ("figure", "most", "second", "clan", "*others")),
    RETURNED: ("returned", ("clan", "province", "armies", "lost")),
}
BEGINS: Final = (TURN, "turn")  # the event that begins each turn, and the parameter that counts turns

# Causes of the end: the numbers; then for each a name for the message, and the rule.
WHEEL: Final = 1  # YUAN-V1.01
LAST: Final = 2  # YUAN-V1.03
ALONE: Final = 3  # YUAN-Q1.01
CAUSES: Final[dict[int, tuple[str, ...]]] = {
    WHEEL: ("wheel", "YUAN-V1.01"),
    LAST: ("last-turn", "YUAN-V1.03"),
    ALONE: ("alone", "YUAN-Q1.01"),
}

# Claims about the numbers in refusals (law `legality`).
CLAIMS: Final = (
    "price > budget",
    "price + before > budget",
    "least > budget",
)
