"""Components of Yuan: tiles, Provinces, clans, fixed maps and the wheel.

A Province is a number from 1 to 150 in alphabetical order; 0 means none. A tile is 1 to 30 (C:A to C:O, M:A to M:O). A
clan is 0 to 7, in the order W, B, P, Y, R, G, K, O of the rules. An owner is a clan plus 1, or 0 for none.
"""

from __future__ import annotations

from typing import Final

# terrain; the first four are Provinces (YUAN-G1.01, G1.02)
RICE, FOREST, MINE, HILL, WATER, MOUNTAIN, VOLCANO = range(7)
TERRAIN_LETTERS: Final = "RFMHWXV"
TERRAIN_NAMES: Final = ("Rice", "Forest", "Mine", "Hill", "Water", "Mountain", "Volcano")

# --- tiles ----------------------------------------------------------------------------------------------------------

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E, NE, NW, W, SW, SE
LATTICE: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # neighbours of a tile position
SPIRAL: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # order of positions in a ring (YUAN-S2.05)

# code, set, cells (centre, E, NE, NW, W, SW, SE), river edges as pairs of cells
_TILES: Final = (
    ("C:A", 2, "H AN, R LAI, F TAO, X, M FU, W, R NING", "1-6 0-6"),
    ("C:B", 2, "R YING, F JIN, M SHU, W, W, F DENG, X", ""),
    ("C:C", 2, "M LUO, H XIN, R HU, F RAO, R BIN, X, M LEI", "1-2 0-2 0-3 3-4"),
    ("C:D", 2, "F WEI, M GAO, X, H PING, R ZHAO, W, F JUN", "0-3 0-4"),
    ("C:E", 2, "X, R SU, M FAN, F MEI, H YAN, M HUI, W", ""),
    ("C:F", 2, "W, M RU, R CHEN, F LIAO, X, R WU, H GUI", ""),
    ("C:G", 2, "R QI, M ZI, F KUN, M TANG, R FEN, W, X", "2-3 0-3 0-4"),
    ("C:H", 2, "M NAN, F YI, W, R JIA, F SHEN, H DAI, X", ""),
    ("C:I", 3, "H LU, F XIA, R HE, W, M QU, X, F BAO", "1-6 0-1 0-2"),
    ("C:J", 3, "F LAN, M TONG, X, R GAN, H PEI, M YU, W", ""),
    ("C:K", 3, "R JING, W, F SONG, M DU, X, F MA, M XU", ""),
    ("C:L", 3, "M HUA, R RONG, H CAI, X, F LI, R WEN, W", "1-2 0-1"),
    ("C:M", 4, "R GU, W, H PU, M ZHOU, F KAI, X, M TAI", ""),
    ("C:N", 4, "F FEI, R MIN, M YANG, H JI, W, X, R SHA", "2-3 0-3"),
    ("C:O", 4, "H CHU, W, W, F LING, M XI, R HAN, F QIN", ""),
    ("M:A", 2, "V, R ALAG, M HOVD, F TESIIN, H DURGUN, R OLGII, W", ""),
    ("M:B", 2, "M BARGA, W, R JARGA, F TURGEN, X, F GANGA, H RASHANT", ""),
    ("M:C", 2, "R BUREN, F LUGAN, H UYENCH, V, M HARA, W, M SUMBER", ""),
    ("M:D", 2, "F DELGER, X, M NALAI, R ARGUN, W, M HUSTAI, R TSAGAAN", ""),
    ("M:E", 2, "H ERDEN, M ORKHON, F BIGER, W, R KERULEN, X, F ULAAN", ""),
    ("M:F", 2, "W, R GURVAN, M SAIKHAN, F CHOIR, M MANKHA, R ZAVKHAN, X", ""),
    ("M:G", 2, "M HENTI, H TARIAT, V, F DUND, R NOMGON, W, R BAGA", ""),
    ("M:H", 2, "F IKHUUL, M TULA, H GALBA, X, F OVOOT, W, M BULGA", ""),
    ("M:I", 3, "M KOBDO, R URGA, W, F HANGAI, H SONGINO, X, R DARKH", ""),
    ("M:J", 3, "R MOREN, V, M ALTAN, F HUREN, W, M TOLBO, H EDER", ""),
    ("M:K", 3, "X, F ONON, M BAYAN, R JINST, W, M UBSU, F GOBI", ""),
    ("M:L", 3, "H SAGIL, R BUYAN, X, M MANDAL, F YOROO, W, R HATAN", ""),
    ("M:M", 4, "F TAMIR, R DORNO, V, H NARAN, M ARVAI, W, F IDER", ""),
    ("M:N", 4, "R TSOGT, W, F ERGEL, X, R OTGON, H BOGD, M KHOTAN", ""),
    ("M:O", 4, "M UNDUR, W, F HALHA, R SELENGE, H DALAI, F MOGOD, W", ""),
)
CHINA, MONGOLIA = 0, 1
BOXES: Final = ("china", "mongolia")
TILE_CODES: Final = ("?", *(row[0] for row in _TILES))
TILE_NUMBER: Final = {code: number for number, code in enumerate(TILE_CODES) if number}
TILE_SET: Final = (0, *(row[1] for row in _TILES))
TILE_BOX: Final = (-1, *(CHINA if row[0][0] == "C" else MONGOLIA for row in _TILES))

PROVINCE_NAMES: Final = (
    "-",
    *sorted(cell.split()[1] for row in _TILES for cell in row[2].split(", ") if " " in cell),
)
PROVINCES: Final = len(PROVINCE_NAMES) - 1
PROVINCE_NUMBER: Final = {name: number for number, name in enumerate(PROVINCE_NAMES) if number}


def _cell(text: str) -> tuple[int, int]:
    """Return the terrain and the Province (or 0) of a cell such as 'R LAI' or 'W'."""
    letter, _, name = text.partition(" ")
    return TERRAIN_LETTERS.index(letter), PROVINCE_NUMBER[name] if name else 0


TILE_CELLS: Final = ((), *(tuple(_cell(cell) for cell in row[2].split(", ")) for row in _TILES))
TILE_RIVERS: Final = ((), *(tuple((int(pair[0]), int(pair[2])) for pair in row[3].split()) for row in _TILES))

_terrain = [MOUNTAIN] * (PROVINCES + 1)
for _cells in TILE_CELLS:
    for _kind, _province in _cells:
        if _province:
            _terrain[_province] = _kind
TERRAIN: Final = tuple(_terrain)  # of each Province

# --- clans ----------------------------------------------------------------------------------------------------------

(HUAN, ZHUANG, LUONG, GOUJIAN, BORJIGIN, KERAIT, NAIMAN, MERKIT) = range(8)
CLANS: Final = 8
CLAN_LETTERS: Final = "WBPYRGKO"
CLAN_NAMES: Final = ("Huan", "Zhuang", "Luong", "Goujian", "Borjigin", "Kerait", "Naiman", "Merkit")
BOX_CLANS: Final = ((HUAN, ZHUANG, LUONG, GOUJIAN), (BORJIGIN, KERAIT, NAIMAN, MERKIT))

# --- pieces, costs, the wheel ---------------------------------------------------------------------------------------

TEMPLES: Final = 18  # in a box
UNLIMITED: Final = 999  # Villages and Cities of the automatic clan (YUAN-X2.02)

MUSTER: Final = (0, 0, 1, 3)  # Armies that a level of Militarization adds to an own City (YUAN-M1.02)
LAST_TURN: Final = 16
REQUIRED: Final = (0, *(8 - (turn - 1) // 2 for turn in range(1, LAST_TURN + 1)))  # Temples required, by turn
ERUPTIONS: Final = (5, 9, 13)  # YUAN-W1.02


class Numbers:
    """Numbers that a setup can change (`tunables`)."""

    def __init__(self) -> None:
        self.villages, self.cities, self.armies, self.ramparts = 18, 14, 9, 6  # of a clan (YUAN-S1.06, L1.01)
        self.cost = (0, 0, 4, 7)  # by level: none, I, II, III (YUAN-C1.01)
        # by clan: added to the starting Chão, with powers and without bidding (YUAN-S3.08)
        self.adjustment = (-3, -3, -1, -1, -2, -1, -3, -1)
        self.pass_gain = 6  # YUAN-P1.08
        self.development_gain = 2  # YUAN-I1.01
        self.first_chao = 4  # YUAN-S3.07
        self.auction_chao = 6  # YUAN-S4.02
        self.max_borrowed = 6  # YUAN-K3.01
        self.max_armies = 3  # in a Province at the end of a turn (YUAN-N1.01)
        self.robbed = 2  # rounds of robbing (YUAN-D5.04)


RULES: Final = Numbers()

# --- fixed maps -----------------------------------------------------------------------------------------------------

_MAPS: Final = (
    ("STD2", "C:G@0,0r3 C:A@1,0r3 C:H@2,0r5 C:C@3,0r1 C:B@0,1r4 C:E@1,1r0 C:F@2,1r1 C:D@3,1r3 "),
    (
        "STD3",
        "C:F@0,0r0 C:E@1,0r4 C:B@2,0r0 C:L@3,0r0 C:K@0,1r1 C:C@1,1r2 C:A@2,1r3 C:J@3,1r3 C:H@0,2r0 "
        "C:D@1,2r3 C:I@2,2r0 C:G@3,2r1 ",
    ),
    (
        "STD4",
        "C:G@0,0r5 C:J@1,0r1 C:F@2,0r5 C:C@3,0r3 C:A@4,0r2 C:E@0,1r0 C:M@1,1r0 C:N@2,1r2 C:B@3,1r3 "
        "C:H@4,1r4 C:K@0,2r1 C:D@1,2r5 C:L@2,2r5 C:I@3,2r4 C:O@4,2r5 ",
    ),
    (
        "MYSTIC",
        "C:E@0,0r2 C:J@1,0r3 C:H@2,0r0 C:B@3,0r5 C:F@0,1r1 C:K@1,1r0 C:C@2,1r0 C:D@3,1r0 C:A@0,2r2 "
        "C:L@1,2r1 C:I@2,2r4 C:G@3,2r1 C:O@4,-1r3 C:M@4,-2r5 C:N@5,-2r4 ",
    ),
    (
        "INVASION",
        "C:C@0,0r3 C:A@1,0r3 C:E@0,1r2 C:J@-1,0r3 C:H@-1,1r0 C:L@-1,2r3 C:K@0,-1r2 C:F@0,2r3 C:D@1,-1r0 "
        "C:B@1,1r2 C:I@2,-1r2 C:G@2,0r5 ",
    ),
    (
        "CONFLICT",
        "C:J@-2,0r1 C:F@-2,1r0 C:E@-2,2r2 C:B@-1,-1r4 C:L@-1,0r4 M:J@-1,1r0 C:N@-1,2r3 M:K@0,-2r3 "
        "C:O@0,-1r3 C:M@0,0r0 C:H@0,1r4 M:L@0,2r1 M:I@1,-2r4 C:C@1,-1r0 C:I@1,0r1 C:A@1,1r5 C:G@2,-2r4 "
        "C:K@2,-1r5 C:D@2,0r5 ",
    ),
)


def _placed(text: str) -> tuple[int, ...]:
    """Return tile, a, b, rotation, ... of a text such as 'C:A@1,0r3 ...'."""
    found: list[int] = []
    for word in text.split():
        code, _, place = word.partition("@")
        spot, _, turn = place.partition("r")
        a, b = spot.split(",")
        found += [TILE_NUMBER[code], int(a), int(b), int(turn)]
    return tuple(found)


MAPS: Final = {name: _placed(text) for name, text in _MAPS}
STANDARD: Final = {2: "STD2", 3: "STD3", 4: "STD4"}  # by number of players


def _named(text: str) -> tuple[int, ...]:
    return tuple(PROVINCE_NUMBER[name] for name in text.split())


STANDARD_CAPITALS: Final = {
    2: _named("LAI RU"),
    3: _named("LAN SONG JUN"),
    4: _named("BAO GAN LAI ZHAO"),
}

# scenarios
FREE, MYSTIC, INVASION, CONFLICT = range(4)
SCENARIOS: Final = ("free", "mystic_island", "foreign_invasion", "generalized_conflict")
SCENARIO_SEATS: Final = (0, 4, 3, 5)
SCENARIO_MAP: Final = ("", "MYSTIC", "INVASION", "CONFLICT")
SCENARIO_CITIES: Final = ((), _named("MIN CHEN HUA JUN"), _named("WU FEN LAN"), _named("YU JING NING KOBDO FEI"))
YELLOW_CITY: Final = PROVINCE_NUMBER["RAO"]  # YUAN-X2.02
YELLOW_ARMIES: Final = 2
ISLAND: Final = frozenset(
    province for code in ("C:M", "C:N", "C:O") for _, province in TILE_CELLS[TILE_NUMBER[code]] if province
)
