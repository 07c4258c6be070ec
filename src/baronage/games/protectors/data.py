"""Cards, orders, prices and tables of Protectors of the Realm. Row 0 of each table means 'unknown'."""

from __future__ import annotations

from typing import Final

# --- cards ----------------------------------------------------------------------------------------------------------

EVENT: Final = 0  # the four decks, in the order in which they are drawn (REALM-E1.01)
DRAGONS: Final = 1
SEA: Final = 2
END: Final = 3
DECKS: Final = 4
FIRST_TURN: Final = (1, 1, 5, 10)  # first turn in which each deck is used (REALM-E1.01)
DECK_WORDS: Final = ("event", "dragon", "sea", "end")
LOOKS: Final = ("LE", "LD", "LS", "LX")

BSWAN: Final = 1
CALM: Final = 2
SNOW: Final = 3
RAIN: Final = 4
POWER: Final = 5
SPRING: Final = 6
STORM: Final = 7
IMARIN: Final = 8
FLOOD: Final = 9
DRAGON: Final = 10
MIST: Final = 11
BLOOD: Final = 12
SEAF: Final = 13
FERRY: Final = 14
CRAB: Final = 15
PLAGUE: Final = 16
PIRATE: Final = 17
NIGH: Final = 18
TIME: Final = 19

CARDS: Final = 20
CODES: Final = (
    *("?", "BSWAN", "CALM", "SNOW", "RAIN", "POWER", "SPRING", "STORM", "IMARIN", "FLOOD", "DRAGON", "MIST", "BLOOD"),
    *("SEAF", "FERRY", "CRAB", "PLAGUE", "PIRATE", "NIGH", "TIME"),
)
DECK_OF: Final = (0, *(EVENT,) * 9, *(DRAGONS,) * 3, *(SEA,) * 5, *(END,) * 2)
STOCK: Final[tuple[tuple[int, ...], ...]] = (
    (BSWAN, CALM, SNOW, RAIN, POWER, POWER, SPRING, STORM, IMARIN, FLOOD),
    (DRAGON, DRAGON, MIST, MIST, MIST, BLOOD, BLOOD),
    (SEAF, FERRY, CRAB, PLAGUE, PIRATE),
    (NIGH, NIGH, TIME),
)

# --- Provinces (table 2.3) ------------------------------------------------------------------------------------------

ISLAND: Final = 0  # the number of the Island, before all Provinces (REALM-G6.03)
TOP_LEVEL: Final = 3
ROMAN: Final = ("", "I", "II", "III")
MAX_PROVINCES: Final = 52
MAX_PLAYERS: Final = 16
PROVINCES: Final = (  # names of P1, P2, ...: neighbours begin with different letters, none with a vowel
    "",
    *("Brask", "Corva", "Dunmar", "Feldar", "Garrow", "Jorvel", "Kestan", "Lirren", "Mardel", "Norlan", "Pellor"),
    *("Rowdan", "Selmar", "Tarren", "Velmor", "Wolden", "Zirra", "Beldon", "Cadwel", "Dorrin", "Farlow", "Gilder"),
    *("Jessen", "Kolvar", "Lomund", "Mistel", "Nethis", "Pardoe", "Rusken", "Sundal", "Tilmar", "Varden", "Wendle"),
    *("Zandor", "Birrel", "Culdan", "Delwin", "Forsk", "Grenda", "Jastor", "Kirvan", "Lasken", "Murrow", "Nivell"),
    *("Pordan", "Rendal", "Stovar", "Tolmen", "Vorsel", "Wickan", "Zelten", "Bostal"),
)

# --- money (table 2.5) ----------------------------------------------------------------------------------------------

REWARD: Final = 50  # for having a green Province, and for each one (REALM-M5.02)
BONUS_PAY: Final = (0, 15, 30)  # for each point of US above min.US, by number of bonus VPs (REALM-M5.04)
BURNT_SHARE: Final = 66  # percentage of burnt Provinces that ends the game (REALM-B1.07)
MAX_MAGI: Final = 9
NINE_MAGI: Final = 13
PRIZE: Final = 2500

HOARDS: Final = (250, 350)  # cash of the richest player at which a card raises the DPL by one more step


def card_rise(richest: int, provinces: int) -> int:
    """Return how far one card raises the DPL (table 2.6, REALM-L1.01)."""
    column = 1 if provinces < 14 else 2 if provinces < 27 else 3 if provinces < 40 else 4
    return column * (1 + sum(richest >= hoard for hoard in HOARDS))


def kings_strength(cash: int) -> int:
    """Return the Mountain King's US for the Hodir player's cash (REALM-N3.03)."""
    return 1 if cash <= 50 else 2 if cash <= 150 else 3 if cash <= 300 else 4


def bracket_sizes(active: int) -> tuple[int, int, int, int]:
    """Return the sizes of the four brackets (table 2.7, REALM-D3.05)."""
    q, r = divmod(active, 4)
    return (q + (r > 0), q + (r > 1), q + (r > 2), q)


# --- orders (table 2.4) ---------------------------------------------------------------------------------------------

FORT: Final = 0  # kinds of golden order
MARCHING: Final = 1
SUPPORTING: Final = 2
WORKING: Final = 3

# --- factions (table 2.8) -------------------------------------------------------------------------------------------

CEN: Final = 1
KAL: Final = 2
HOD: Final = 3
IRO: Final = 4
LAN: Final = 5
FACTIONS: Final = 6
FACTION_CODES: Final = ("-", "cen", "kal", "hod", "iro", "lan")

# abilities: faction f has Tier 2 ability 2f - 1 and Tier 1 ability 2f
DEFENDERS: Final = 1
FIRE: Final = 2
FORECAST: Final = 3
HIDE: Final = 4
MERCHANTS: Final = 5
REGARDS: Final = 6
CRUSADE: Final = 7
FAITH: Final = 8
GREAT: Final = 9
BANK: Final = 10
LOOK: Final = 11  # the Dragon look: once per game, part of `forecast`
ABILITIES: Final = 12
REFRESHED: Final = 16  # added to a gift that refreshes an ability
ABILITY_CODES: Final = (
    *("-", "defenders", "fire", "forecast", "hide", "merchants", "regards", "crusade", "faith", "greatgame", "bank"),
    "look",
)

# effects that last one turn, as bits of `act`
ACT_BANK: Final = 1
ACT_OFFER: Final = 2
ACT_FAITH: Final = 4
ACT_NAMES: Final = {"bank": ACT_BANK, "offer": ACT_OFFER, "faith": ACT_FAITH}

# --- players --------------------------------------------------------------------------------------------------------

COLOURS: Final = (
    *("Blue", "Purple", "Black", "White", "Dark Green", "Red", "Orange", "Yellow", "Pink", "Cyan", "Brown", "Maroon"),
    *("Teal", "Navy", "Olive", "Silver"),
)

# --- window durations: hours by correspondence (also in team games), minutes in live games (REALM-C2.01) ---------------

HOURS: Final[dict[str, tuple[int, int, int, int]]] = {
    # window: hours, hours in a team game, minutes, minutes in a team game
    "vote": (24, 48, 4, 8),
    "team": (24, 48, 4, 8),
    "opening": (24, 48, 4, 8),
    "rebid": (16, 16, 3, 3),
    "bankbid": (12, 12, 2, 2),
    "orders": (72, 72, 10, 10),
    "attack": (24, 48, 4, 8),
    "bankattack": (12, 12, 2, 2),
    "buying": (24, 48, 4, 8),
}


class Numbers:
    """Numbers that a setup can change (`tunables`)."""

    def __init__(self) -> None:
        # by level of a Province (table 2.3)
        self.production = (50, 75, 100, 150)
        self.province_vps = (2, 3, 4, 6)
        self.island_vps = 3
        self.supply = 3
        self.island_supply = 1
        self.gold_bracket = (3, 1, 2, 4)  # the last bracket that may use the golden order of each kind (table 2.4)
        # money (table 2.5)
        self.start_cash = 50
        self.unit_cost = 75
        self.upgrade_cost = 25
        self.ferry_cost = 25
        self.work_pay = 50
        self.merchant_pay = 90
        self.silent_due = 25  # due of a player who names no one to the Pirates
        self.clash_due = 50
        self.plank_due = 75
        self.palantir_cost = 15
        self.look_cost = 15
        self.magi_cost = 35
        self.hide_cost = 25
        self.ashes_hide_cost = 45
        self.offer_cost = 50
        self.faith_cost = 7
        self.bank_cost = 33
        self.greatgame = 15
        self.derive()

    def derive(self) -> None:
        """Compute what follows from these numbers."""
        self.pirate_dues = {"silent_due": self.silent_due, "clash_due": self.clash_due, "plank_due": self.plank_due}
        # by bracket: how many golden orders of each kind
        self.gold_in = tuple([1 if mine <= last else 0 for last in self.gold_bracket] for mine in range(5))


RULES: Final = Numbers()
