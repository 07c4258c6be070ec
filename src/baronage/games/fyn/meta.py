"""What there is to know about The Barons of Fyn without knowing its rules."""

from __future__ import annotations

from typing import Any

from baronage.engine.setup import Meta, Option

SEATS = ("P1", "P2", "P3", "P4", "P5", "P6")
MOST_HANDICAP = 6


def _check(seats: int, options: dict[str, Any]) -> str:
    for name in ("first_seat", "empire_seat"):
        if options[name] in SEATS[seats:]:
            return f"option {name}: there is no {options[name]} among {seats} players"
    if options["timeout_rounds"] and options["timeout_minutes"]:
        return "at most one of timeout_rounds and timeout_minutes is above 0 (FYN-GC.05)"
    if options["variant"] == "barbarians" and (options["timeout_rounds"] or options["timeout_minutes"]):
        return "the time-out is not available with barbarians (FYN-GC.05)"
    if options["variant"] == "barbarians" and options["max_rounds"] == 0:
        return "barbarians have no King: they need a last round, max_rounds above 0 (FYN-L1.01, FYN-GA.02)"
    if options["city_handicap"] and len(options["city_handicap"]) != seats:
        return f"city_handicap has one number a seat: {seats} of them, not {len(options['city_handicap'])} (FYN-GB.02)"
    return ""


def _handicap(value: Any) -> str:
    whole = isinstance(value, list) and all(type(item) is int and 0 <= item <= MOST_HANDICAP for item in value)
    return "" if whole else f"a list of numbers from 0 to {MOST_HANDICAP}, one a seat, or an empty list"


META = Meta(
    name="fyn",
    title="The Barons of Fyn",
    prefix="FYN",
    seats=(2, 3, 4, 5, 6),
    version=2,
    defaults={1: {"stall_rounds": 3}},
    sentence="Lay out a realm of land cards, grow towns, raise armies and take your neighbours' land before the King returns.",
    length="one to two hours",
    credits=(
        ("Design", "Joshua Howard and Bruce Biskup"),
        ("Illustrations", "Eddie Bowers"),
        ("Testing", "Eric Cooley, Mark Gratkowski and Jeff Kelly"),
        ("First version", "designed with Matt Hamrick and Russell Mirabelli"),
        ("Publisher", "BoneGames"),
        ("Year and rights", "version 2.0; © 1994, 1996 Joshua Howard and Bruce Biskup"),
    ),
    scored="land cards, population and combat values",
    picture=(
        "FYN1 standard R12 T2 SF deck=119 disc=56 | P1 h3 c1 : 0,0:K{A} | P2 h3 c4 hand=127,175,173 : 0,0:K{S}; 0,1:Wr; "
        "1,0:Mm; 1,1:Mr; -1,0:Wr; -1,1:Cv; -1,2:D{P}; 2,0:Dro; 2,1:W{A}"
    ),
    check=_check,
    label=lambda seat: SEATS[seat],
    options=(
        Option(
            "variant",
            "standard",
            "The standard game, the Empire against Barbarian Hordes, or the race to a central City.",
            values=("standard", "barbarians", "run_for_city"),
            rules=("FYN-C1.08", "FYN-GA.01", "FYN-GB.01"),
        ),
        Option(
            "first_seat",
            "P1",
            "Who plays first: a seat, whom the host (P1) names before the deal, or by lot.",
            values=(*SEATS, "host", "random"),
            rules=("FYN-C1.03",),
        ),
        Option(
            "dice",
            False,
            "Numbers are rolled with a ten-sided die instead of being turned up from the deck.",
            values=(False, True),
            rules=("FYN-G1.01", "FYN-G1.02"),
        ),
        Option(
            "trading",
            False,
            "In Step F a card may be put up for trade instead of being discarded.",
            values=(False, True),
            rules=("FYN-G2.01",),
        ),
        Option(
            "timeout_rounds",
            0,
            "After so many rounds the King is shuffled into the deck, if he is not in it yet; 0: off.",
            values=(0,),
            low=1,
            high=99,
            rules=("FYN-GC.01", "FYN-GC.05"),
        ),
        Option(
            "timeout_minutes",
            0,
            "The same after so many minutes of playing time; 0: off.",
            values=(0,),
            low=5,
            high=600,
            rules=("FYN-GC.04", "FYN-GC.05"),
        ),
        Option(
            "empire_seat",
            "first",
            "Barbarians: who is the Great Empire; first: whoever plays first.",
            values=("first", *SEATS, "random"),
            rules=("FYN-GA.01",),
        ),
        Option(
            "city_distance",
            6,
            "Run for the City: how many cells the City lies from each Capital.",
            low=3,
            high=12,
            rules=("FYN-GB.02",),
        ),
        Option(
            "city_handicap",
            [],
            "Run for the City: cells added to that distance, one number (0 to 6) a seat; empty: none.",
            check=_handicap,
            examples=([0, 2], [3, 0, 1], [6, 5, 4, 3, 2, 1]),
            rules=("FYN-GB.02",),
        ),
        Option(
            "town_siege",
            0,
            "The siege value of every Town; 0: Towns are not besieged.",
            values=(0, 1, 2, 3),
            rules=("FYN-D4.29",),
        ),
        Option(
            "improvements",
            "one",
            "May a land carry one special improvement (Mine, Oasis or Clearing) in all, or one of each type?",
            values=("one", "each"),
            rules=("FYN-D5.11",),
        ),
        Option(
            "interrupts",
            "key",
            "When Any Play cards may be played: at the turning points, or after every single card and move.",
            values=("key", "every"),
            rules=("FYN-W1.02", "FYN-W1.03"),
        ),
        Option(
            "call",
            "ask",
            "Is a player asked for a position before each number, or does his last one stand until he changes it?",
            values=("ask", "standing"),
            rules=("FYN-B4.08",),
        ),
        Option(
            "max_rounds",
            "auto",
            "Rounds after which the game ends; auto: 100, with barbarians 40; 0: off.",
            values=("auto", 0),
            low=10,
            high=500,
            rules=("FYN-L1.01",),
        ),
        Option(
            "stall_rounds",
            0,
            "Rounds in a row without a card drawn or turned up after which the game ends; 0: off.",
            values=(0,),
            low=1,
            high=20,
            rules=("FYN-L1.02",),
        ),
    ),
)
