"""The verbs of actions and the kinds of events.

An action is (verb, Serfs, spaces or directions ...); events have similar parameters. A Serf is its slot in the
state's lists, a space its number on the board, a direction 0 to 5 for 30 to 330 degrees. An item is the number that a
Serf carries (`equipment.py`: which, copied or not, enchanted or not), a maneuver its row in the table.
"""

from __future__ import annotations

from typing import Final

# --- actions: before the game -----------------------------------------------------------------------------------------
PLACE: Final = 0  # Serf: place it on the next start triangle
PUT: Final = 1  # triangle: for the next Serf, or the one called, resurrected or hired
READY: Final = 2  # send the preparation
HIRE: Final = 12  # row of the list of hires: before the game, at the start of a turn, in the Market
HIRED: Final = 13  # done with hiring
PICK: Final = 14  # Serf (its future slot): it joins the Fief
TRAIN: Final = 48  # Serf, maneuver: give a ready-made Soldier the other of Throw and Archery
DROP: Final = 15  # Serf: strike it from the roster without refund

# --- actions: the turn (BAR-D04, D05) ---------------------------------------------------------------------------------
ACTIVATE: Final = 3  # Serf
PASS: Final = 4
STEP: Final = 5  # space: one movement of a Sider or Pointer, or into or out of the Market
FLY: Final = 6  # direction, jumps: a Jumper's flight
END: Final = 7  # end the turn
TASK: Final = 16  # maneuver: announce Make Weapon, Create Snare, Set Trap or Build Catapult
SHOOT: Final = 17  # Serf: with the catapult
DESTROY: Final = 18  # the catapult
TACTICS: Final = 19  # Serf: Tactical Maneuver
BLESS: Final = 20  # Serf: the Priest itself, or the one it has met
CALL: Final = 21  # Serf: Call to Arms; PUT chooses its triangle
RESURRECT: Final = 22  # Serf; PUT chooses its triangle
DUPLICATE: Final = 23  # item: copy a spell
CAST: Final = (
    24  # item (a spell), Serf, direction or triangle; for SLO then 0 Slow or 1 Speed, for EAR and EWE then an item
)
NAME: Final = 25  # Serf: another target of Fireball or Sleep
LOOSE: Final = 26  # all targets are named
ABANDON: Final = 27  # cancel an action that isn't paid for yet

# --- actions: a confrontation (BAR-D06 to D21) ------------------------------------------------------------------------
FIGHT: Final = 8
CONCEDE: Final = 9
YIELD: Final = 10  # if both Serfs are one Baron's: the other Serf concedes
AIM: Final = 11  # direction, distance of a bump
RIDE: Final = 28  # maneuver: fight with Pick Pocket, Steal, Taxation or Assassinate
GIVE: Final = 29  # item: to the Defender, before the confrontation
ASK: Final = 30  # item: from the Defender
OFFER: Final = 31  # send what was built with GIVE and ASK to the other Baron
GO_ON: Final = 32  # range-0 business is over
AGREE: Final = 33  # to a blessing, to an offer
DECLINE: Final = 34  # an offer or a blessing; to escort, shoot or recruit
ESCORT: Final = 35  # Knight
RETREAT: Final = 36
LOOSE_ARROW: Final = 37  # Archery
SHORTEN: Final = 38  # triangles that armour saves
SAVE: Final = 39  # triangle on which a blessed Serf is put
TAKE: Final = 40  # item: steal it
RECRUIT: Final = 41  # roll for it

# --- actions: the Market (BAR-D22) ------------------------------------------------------------------------------------
BUY: Final = 42  # item
LEARN: Final = 43  # maneuver
SELL: Final = 44  # item
RAISE_RANK: Final = 45
RAISE_MOVE: Final = 46
SELL_SELF: Final = 47  # then HIRE: its replacement
MARKET: Final = (BUY, LEARN, SELL, RAISE_RANK, RAISE_MOVE, SELL_SELF, HIRE)

# --- events: the parameters of each
# -------------------------------------------------------------------------------------
DRAFTED: Final = 0  # seat, 1 if sent (seen by that seat only): a preparation changed
PLACED: Final = 1  # Serf, triangle
ROLLED: Final = 2  # seat, die: for the first turn
FIRST: Final = 3  # seat
TURN: Final = 4  # seat, round
HELD: Final = 5  # Serf, hold (3 is barricaded), triangle
ACTIVATED: Final = 6  # Serf
PASSED: Final = 7  # seat
STEPPED: Final = 8  # Serf, from, to
FLEW: Final = 9  # Serf, from, to, direction, jumps
MET: Final = 10  # Aggressor, Defender, space, 1 if forced
DECLARED: Final = 11  # Aggressor, FIGHT, CONCEDE, YIELD or RIDE, maneuver (0: none)
ANSWERED: Final = 12  # Defender, FIGHT, CONCEDE, RETREAT or YIELD
WINDOW: Final = 13  # acting Serf, Serf concerned: an answer is awaited
ASKED: Final = 14  # seat (seen by that seat only)
DICE: Final = (
    15  # Aggressor, its two dice, weapon bonus, total; the Defender's; maneuver used, 1 if a weapon may be used
)
WON: Final = 16  # winner, loser
BUMPED: Final = 17  # Serf, from, to (-1: out of the Kingdom), direction
STOPPED: Final = 18  # Serf, space: the chain is too long, no further confrontation
KILLED: Final = 19  # Serf, the Serf credited or -1
BELOW: Final = 20  # seat, turns in a row with too few Serfs
FALLEN: Final = 21  # seat: has lost
REMOVED: Final = 22  # Serf: leaves the board with its Baron
ENDED: Final = 23  # cause, the seats that won
STOOD: Final = 24  # seat, 1 if nothing was done: its activation or turn is over
MUSTERED: Final = 25  # Serf, caste, vocation, free maneuver
TREASURY: Final = 26  # seat, gold
PAID: Final = 27  # seat, gold gained, its treasury now, for what
SPENT: Final = 28  # seat, gold, its treasury now
BLESSED: Final = 29  # Serf, blessings now
SAVED: Final = 30  # Serf, triangle, blessings that are left
TASKED: Final = 31  # Serf, maneuver, counter: 0 is the announcement
FINISHED: Final = 32  # Serf, maneuver: its task is complete
GAVE_UP: Final = 33  # Serf, maneuver: its task is cancelled
MARKED: Final = 34  # TRP or SNA, triangle, setter, its Rank: a marker is placed
SPRUNG: Final = 35  # TRP or SNA, triangle, Serf that sprang it
SNARED: Final = 36  # Serf, turns
SLEPT: Final = 37  # Serf, turns
PACED: Final = 38  # Serf, 0 Slow or 1 Speed, amount, turns
ARMORED: Final = 39  # Serf, K of its Armor spell
ENCHANTED: Final = 40  # Serf, item as it is now
FADED: Final = 41  # Serf, an effect, see below
GOT: Final = 42  # Serf, item
LOST: Final = 43  # Serf, item
ROBBED: Final = 44  # Aggressor, Defender, gold: Pick Pocket and Taxation
RETURNED: Final = 45  # Serf, space: where it came from
SWAPPED: Final = 46  # Knight, Serf that it escorts
CASTING: Final = 47  # Wizard, spell
NAMED: Final = 48  # Wizard, target
MISSED: Final = 49  # Wizard, target
SHOT: Final = 50  # Archer, Jumper
SHORTENED: Final = 51  # Serf, triangles saved
DESTROYED: Final = 52  # Serf: its catapult
RECRUITED: Final = 53  # Noble, Serf, two dice, 1 if it changes its controller
ENTERED: Final = 54  # Serf, triangle: called, resurrected or hired into the game
ASSASSINATED: Final = 55  # Serf, its killer
TELEPORTED: Final = 56  # Wizard, from, to
EXPENDED: Final = 57  # Serf: its made weapon
SHOOTS: Final = 58  # Serf, target: the catapult, or a Tactical Maneuver
CALLED: Final = 59  # Serf, maneuver (BLS, CTA or RES), Serf: uses it on or for that Serf
DECLINED: Final = 60  # Serf: its Baron declines
LEARNED: Final = 61  # Serf, maneuver
RANKED: Final = 62  # Serf, Rank now
PACE: Final = 63  # Serf, Move now
SOLD: Final = 64  # Serf that sold itself, gold
DROPPED: Final = 65  # Serf, struck from its roster
OFFERED: Final = 66  # Serf, Serf: an offer is sent (seen by both Barons)
BOLT: Final = 67  # Wizard, triangle
ABANDONED: Final = 68  # Serf: an action that was not paid for
WENT_ON: Final = 69  # Aggressor, Defender: their business is over, the confrontation begins
TOOK_OFF: Final = 70  # Serf, from, direction: a flight that an Archer may end
TRAINED: Final = 71  # Serf, maneuver: what its Baron chose for a ready-made Soldier
ARRAYED: Final = 72  # seat: all its Serfs are placed

# reasons for payment (PAID)
(FOR_POINTS, FOR_KILL, FOR_WIN, FOR_TEAM, FOR_THEFT, FOR_SALE, FOR_SERF) = range(7)

# effects that can fade (FADED)
(SLEEP, SNARE, SPEED, SLOW, ARMOR, ENCHANTMENT) = range(6)

# parameter kinds of each event: f a Serf, t a space, . anything else
SHAPES: Final = {
    MUSTERED: "f",
    PLACED: "ft",
    HELD: "f.t",
    ACTIVATED: "f",
    STEPPED: "ftt",
    FLEW: "ftt",
    MET: "fft",
    DECLARED: "f",
    ANSWERED: "f",
    WINDOW: "ff",
    DICE: "f....f",
    WON: "ff",
    BUMPED: "ftt",
    STOPPED: "ft",
    KILLED: "ff",
    REMOVED: "f",
    BLESSED: "f",
    SAVED: "ft",
    TASKED: "f",
    FINISHED: "f",
    GAVE_UP: "f",
    MARKED: ".tf",
    SPRUNG: ".tf",
    SNARED: "f",
    SLEPT: "f",
    PACED: "f",
    ARMORED: "f",
    ENCHANTED: "f",
    FADED: "f",
    GOT: "f",
    LOST: "f",
    ROBBED: "ff",
    RETURNED: "ft",
    SWAPPED: "ff",
    CASTING: "f",
    NAMED: "ff",
    MISSED: "ff",
    SHOT: "ff",
    SHORTENED: "f",
    DESTROYED: "f",
    RECRUITED: "ff",
    ENTERED: "ft",
    ASSASSINATED: "ff",
    TELEPORTED: "ftt",
    EXPENDED: "f",
    SHOOTS: "ff",
    CALLED: "f.f",
    DECLINED: "f",
    LEARNED: "f",
    RANKED: "f",
    PACE: "f",
    SOLD: "f",
    DROPPED: "f",
    OFFERED: "ff",
    BOLT: "ft",
    ABANDONED: "f",
    WENT_ON: "ff",
    TOOK_OFF: "ft",
    TRAINED: "f",
}

# The message of each event ("" for none) and the names of its parameters; * stands for all the rest.
EVENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    DRAFTED: ("", ("seat", "sent")),
    PLACED: ("", ("serf", "space")),
    ROLLED: ("rolled", ("seat", "die")),
    FIRST: ("first-found", ("seat",)),
    TURN: ("turn-began", ("seat", "round")),
    HELD: ("held", ("serf", "hold", "space")),
    ACTIVATED: ("chosen", ("serf",)),
    PASSED: ("passed", ("seat",)),
    STEPPED: ("stepped", ("serf", "start", "space")),
    FLEW: ("flew", ("serf", "start", "space", "direction", "jumps")),
    MET: ("met", ("serf", "foe", "space", "forced")),
    DECLARED: ("attack-chosen", ("serf", "verb", "maneuver")),
    ANSWERED: ("answered", ("serf", "verb")),
    WINDOW: ("", ("one", "two")),
    ASKED: ("", ("seat",)),
    DICE: (
        "dice-rolled",
        (
            *("serf", "die", "second", "weapon", "total"),
            *("foe", "their_die", "their_second", "their_weapon", "their_total", "using", "against"),
        ),
    ),
    WON: ("won", ("serf", "foe")),
    BUMPED: ("bumped", ("serf", "start", "space", "direction")),
    STOPPED: ("stopped-short", ("serf", "space")),
    KILLED: ("killed", ("serf", "by")),
    BELOW: ("few-serfs", ("seat", "turns")),
    FALLEN: ("fallen", ("seat",)),
    REMOVED: ("removed", ("serf",)),
    ENDED: ("ended", ("cause", "*winners")),
    STOOD: ("turn-ended", ("seat", "idle")),
    MUSTERED: ("mustered", ("serf", "caste", "vocation", "maneuver")),
    TREASURY: ("gold-kept", ("seat", "gold")),
    PAID: ("paid", ("seat", "gold", "treasury", "reason")),
    SPENT: ("spent", ("seat", "gold", "treasury")),
    BLESSED: ("blessed", ("serf", "blessings")),
    SAVED: ("saved", ("serf", "space", "blessings")),
    TASKED: ("worked", ("serf", "maneuver", "counter")),
    FINISHED: ("task-finished", ("serf", "maneuver")),
    GAVE_UP: ("task-given-up", ("serf", "maneuver")),
    MARKED: ("marker-left", ("sign", "space", "serf", "rank")),
    SPRUNG: ("marker-sprung", ("sign", "space", "serf")),
    SNARED: ("snared", ("serf", "turns")),
    SLEPT: ("slept", ("serf", "turns")),
    PACED: ("paced", ("serf", "speed", "by_how_much", "turns")),
    ARMORED: ("armoured", ("serf", "rank")),
    ENCHANTED: ("enchanted", ("serf", "item")),
    FADED: ("faded", ("serf", "effect")),
    GOT: ("got", ("serf", "item")),
    LOST: ("lost", ("serf", "item")),
    ROBBED: ("robbed", ("serf", "foe", "gold")),
    RETURNED: ("returned", ("serf", "space")),
    SWAPPED: ("swapped", ("serf", "foe")),
    CASTING: ("spell-cast", ("serf", "item")),
    NAMED: ("target-named", ("serf", "foe")),
    MISSED: ("missed", ("serf", "foe")),
    SHOT: ("arrow-shot", ("serf", "foe")),
    SHORTENED: ("bump-shortened", ("serf", "saved")),
    DESTROYED: ("catapult-destroyed", ("serf",)),
    RECRUITED: ("recruited", ("serf", "foe", "die", "second", "won")),
    ENTERED: ("entered", ("serf", "space")),
    ASSASSINATED: ("assassinated", ("serf", "by")),
    TELEPORTED: ("teleported", ("serf", "start", "space")),
    EXPENDED: ("weapon-spent", ("serf",)),
    SHOOTS: ("attacked-from-afar", ("serf", "foe")),
    CALLED: ("maneuver-used", ("serf", "maneuver", "foe")),
    DECLINED: ("declined", ("serf",)),
    LEARNED: ("learned", ("serf", "maneuver")),
    RANKED: ("ranked", ("serf", "rank")),
    PACE: ("quickened", ("serf", "move")),
    SOLD: ("sold-itself", ("serf", "gold")),
    DROPPED: ("struck-off", ("serf",)),
    OFFERED: ("offer-made", ("serf", "foe")),
    BOLT: ("bolt-struck", ("serf", "space")),
    ABANDONED: ("thought-better", ("serf",)),
    WENT_ON: ("went-on", ("serf", "foe")),
    TOOK_OFF: ("took-off", ("serf", "start", "direction")),
    TRAINED: ("trained", ("serf", "maneuver")),
    ARRAYED: ("arrayed", ("seat",)),
}
BEGINS: Final = (TURN, "round")  # the event that begins each round, and the parameter that counts them

# Causes of a game's end: the numbers; then for each a name for the message, and the rule.
BARRICADED: Final = 1  # of two players
LAST_IN: Final = 2
ROUND_LIMIT: Final = 3
ALL_PASSED: Final = 4
BARRICADED_OF_MANY: Final = 5  # of three or more
LAST_OF_MANY: Final = 6
BARRICADED_BY_TEAM: Final = 7  # on the Round Table
LAST_TEAM: Final = 8
CAUSES: Final[dict[int, tuple[str, ...]]] = {
    BARRICADED: ("barricaded", "BAR-V1.01"),
    LAST_IN: ("last-in", "BAR-V1.02"),
    ROUND_LIMIT: ("round-limit", "BAR-V4.01"),
    ALL_PASSED: ("all-passed", "BAR-V4.02"),
    BARRICADED_OF_MANY: ("barricaded-of-many", "BAR-V2.02"),
    LAST_OF_MANY: ("last-of-many", "BAR-V2.02"),
    BARRICADED_BY_TEAM: ("barricaded-by-team", "BAR-V3.02"),
    LAST_TEAM: ("last-team", "BAR-V3.03"),
}

# Claims about the numbers in refusals (law `legality`).
CLAIMS: Final = (
    "hire-F1_10: price <= gold < price + 8000",
    "price > gold",
    "needed > kills or price > gold",
    "raise-rank-Q3_01: (needed > kills or price > gold) and rank > 0",
    "least > value + gold",
    "other_rank >= rank",
    "jumps > left",
    "range > rank",
)
