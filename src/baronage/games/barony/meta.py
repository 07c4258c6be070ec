"""Metadata of Barony: its options, examples and limits."""

from __future__ import annotations

from typing import Any

from baronage.engine.core.setup import Meta, Option
from baronage.games.barony.board.kingdoms import MAX_HOMES, check_board
from baronage.games.barony.data import MAX_GOLD, PLANS, RULES, Numbers
from baronage.games.barony.input_errors import msg
from baronage.games.barony.roster import check_rosters

LETTERS = "ABCDEFGHIJKLNOPQRSTUVWYZ"  # of Barons; M is the Market and X is outside, wherever spaces are named
PRINTED = 6  # Barons on printed boards; custom boards seat one for each letter (BAR-G4.04)

JOUST_WITH_A_TAIL: dict[str, Any] = {  # an example of a custom board
    "baronies": [["A", [0, 0], 0], ["B", [0, 5], 300], ["C", [10, 0], 120], ["D", [10, 5], 180], ["E", [10, 5], 0]],
    "market": [5, 3],
    "homes": ["A", "E"],
    "enemies": ["E", "A"],
}

SEVEN_IN_A_RING: dict[str, Any] = {  # seven Barons, each hunting the next
    "baronies": [[name, list(tip), left] for name, tip, left in PLANS["round_table", 6].tiles],
    "market": [11, 2],
    "homes": ["K1", "K3", "K9", "K12", "K10", "K4", "K2"],
    "enemies": ["K3", "K9", "K12", "K10", "K4", "K2", "K1"],
}
TWO_TEAMS: dict[str, Any] = {  # with targets that aren't homes
    "baronies": [[name, list(tip), left] for name, tip, left in PLANS["crown", 5].tiles],
    "market": [4, 2],
    "homes": ["Q1", "Q3", "Q10", "Q9"],
    "enemies": ["Q8", "Q8", "Q4", "Q4"],
    "teams": ["north", "north", "south", "south"],
}
NO_MARKET: dict[str, Any] = {  # for the Simple Game; two Barons hunt the same one
    "baronies": [["A", [0, 0], 0], ["B", [0, 5], 300], ["C", [10, 0], 120]],
    "homes": ["A", "B", "C"],
    "enemies": ["B", "C", "B"],
}

ADA: dict[str, Any] = {  # examples of rosters: one with some history, and one that must hire before it can play
    "name": "Ada",
    "wins": 2,
    "treasury": 6_200,
    "serfs": [
        {"number": 1, "caste": "Th", "vocation": "P", "rank": 3, "move": 1, "kills": 7, "maneuvers": ["TRP", "STL"]},
        {"number": 2, "caste": "Gu", "vocation": "S", "rank": 2, "move": 1, "kills": 2, "items": ["SHI"]},
        {
            "number": 3,
            "caste": "So",
            "vocation": "S",
            "rank": 2,
            "move": 2,
            "kills": 3,
            "free": "ARC",
            "items": ["SWO"],
        },
        {
            "number": 4,
            "caste": "So",
            "vocation": "P",
            "rank": 1,
            "move": 1,
            "kills": 0,
            "free": "THR",
            "name": "Old Tom",
        },
        {"number": 5, "caste": "Pr", "vocation": "S", "rank": 3, "move": 1, "kills": 6, "maneuvers": ["RES"]},
        {
            "number": 6,
            "caste": "Wi",
            "vocation": "P",
            "rank": 2,
            "move": 1,
            "kills": 2,
            "items": ["FIR", "FIR'", "TEL"],
        },
        {"number": 8, "caste": "Kn", "vocation": "S", "rank": 3, "move": 2, "kills": 1, "maneuvers": ["CTA", "ESC"]},
        {"number": 9, "caste": "No", "vocation": "P", "rank": 2, "move": 1, "kills": 0, "maneuvers": ["REC", "TAX"]},
        {
            "number": 10,
            "caste": "Pe",
            "vocation": "J",
            "rank": 2,
            "move": 1,
            "kills": 2,
            "conf": 21,
            "bumps": 9,
            "earned": 700,
        },
        {"number": 11, "caste": "Pe", "vocation": "S", "rank": 1, "move": 1, "kills": 0},
        {"number": 15, "caste": "Th", "vocation": "J", "rank": 2, "move": 1, "kills": 2, "maneuvers": ["ASN"]},
    ],
}
BO: dict[str, Any] = {
    "name": "Bo",
    "wins": 0,
    "treasury": 20_000,
    "serfs": [
        {
            "number": number,
            "caste": "Pe",
            "vocation": "SJP"[number % 3],
            "rank": 1 + number % 2,
            "move": 1,
            "kills": number + 1,
        }
        for number in range(1, 8)
    ],
}


def start_gold(n: Numbers) -> int:
    """Return the default of the option `starting_gold`: enough for the smallest Fief."""
    return min(max(n.start_gold, n.least_gold), MAX_GOLD)


def _check_enemies(value: Any) -> str:
    """Return a problem unless every Baron has exactly one enemy and is the enemy of exactly one (BAR-V2.01)."""
    if not (isinstance(value, list) and all(isinstance(name, str) and name in LETTERS and name for name in value)):
        return msg("enemies-shape")
    if sorted(value) != list(LETTERS[: len(value)]):
        return msg("enemies-once")
    if any(name == LETTERS[place] for place, name in enumerate(value)):
        return msg("own-enemy")
    return ""


def _check(seats: int, options: dict[str, Any]) -> str:
    board = options["board"]
    if isinstance(board, dict):
        if len(board["homes"]) != seats:
            return msg("homes-count", count=len(board["homes"]), seats=seats)
        if board.get("market") is None and options["mode"] != "simple":
            return msg("market-none")
    elif (board, seats) not in PLANS:
        counts = [str(players) for name, players in PLANS if name == board]
        return msg("board-seats", board=board, known=", ".join(counts), seats=seats)
    enemies = options["enemies"]
    if enemies != "table":
        if len(enemies) != seats:
            return msg("enemies-count", seats=seats, count=len(enemies))
        if board == "round_table" or (isinstance(board, dict) and board.get("teams")):
            return msg("enemies-teams")
    rosters = options["rosters"]
    if options["mode"] == "campaign":
        if rosters == "none" or len(rosters) != seats:
            return msg("rosters-count", seats=seats)
    elif rosters != "none":
        return msg("rosters-campaign")
    return ""


META = Meta(
    name="barony",
    title="Barony",
    prefix="BAR",
    seats=tuple(range(2, PRINTED + 1)),
    more_seats=tuple(range(PRINTED + 1, MAX_HOMES + 1)),
    version=1,
    sentence="March over the triangles and hold three points.",
    length="30–60 min",
    minutes=45,
    credits=(
        ("Concept and design", "Sterling Heibeck and Matt Speck"),
        ("Thanks", "Aaron Cilwa, Kurt Henning, Mark Lowrie, Ben Schultheiss and Dan Williams"),
        ("Publisher", "Dark Tier (darktier.com)"),
        ("Year", "not given in the rulebook"),
    ),
    scored="barricaded points",
    picture=(
        "BAR classic2 quick r12 fA tB p0 | A H4 g400 b0 : 1ThP1@C1.13 2GuS1@C2.8 3SoS1@C1.8{W:DAG,M:RET} 4SoS1@C6.8{F:ARC} "
        "5PeP1@C2.21 6PeP1@C1.17 7PeJ1@C1.21 8PeJ1@H1.25{B,k1} 9PeJ1@H4.17 | B H1 g4200 b0 : 1ThP1@C4.13 2GuS1@C4.3 "
        "3SoS1@C4.8 4SoS1@C5.8{F:ARC} 5PeP1@C3.21 6PeP1@C4.17{k1} 7PeJ1@C4.21 8PeJ1@H4.25{B,k1} 9PeJ1@H1.17 | -"
    ),
    first={"mode": "quick"},
    check=_check,
    label=lambda seat: LETTERS[seat],
    options=(
        Option(
            "mode",
            "full",
            values=("full", "quick", "simple", "campaign"),
            rules=("BAR-F1.01", "BAR-Z1.01", "BAR-Z1.02", "BAR-F4.06"),
        ),
        Option(
            "board",
            "classic",
            values=("classic", "joust", "pit", "round_table", "crown"),
            check=check_board,
            rules=("BAR-G4.01", "BAR-G4.03", "BAR-G4.04"),
            examples=(JOUST_WITH_A_TAIL, SEVEN_IN_A_RING, TWO_TEAMS, NO_MARKET),
        ),
        Option(
            "starting_gold",
            start_gold(RULES),
            low=RULES.least_gold,
            high=MAX_GOLD,
            rules=("BAR-F1.01",),
        ),
        Option(
            "placement",
            "figure",
            values=("figure", "free"),
            rules=("BAR-P1.03",),
        ),
        Option(
            "market_hire",
            "off",
            values=("off", "on"),
            rules=("BAR-Q4.04",),
        ),
        Option(
            "cross_trade",
            "on",
            values=("on", "off"),
            rules=("BAR-E1.03",),
        ),
        Option(
            "friendly_kills",
            "off",
            values=("off", "on"),
            rules=("BAR-K1.04",),
        ),
        Option(
            "round_limit",
            200,
            low=20,
            high=1_000,
            rules=("BAR-V4.01",),
        ),
        Option(
            "statistics",
            "on",
            values=("on", "off"),
            rules=("BAR-F3.01",),
        ),
        Option(
            "enemies",
            "table",
            values=("table",),
            check=_check_enemies,
            rules=("BAR-V2.01",),
            examples=(["B", "A"], ["C", "A", "B"]),
        ),
        Option(
            "homes",
            "random",
            values=("random", "seats"),
            rules=("BAR-P1.02",),
        ),
        Option(
            "rosters",
            "none",
            values=("none",),
            check=check_rosters,
            rules=("BAR-F4.06",),
            examples=([ADA, BO], [BO, ADA, BO]),
        ),
        Option(
            "standing_orders",
            "on",
            values=("on", "off"),
            rules=("BAR-C1.10",),
        ),
    ),
)
