"""Metadata of The Barons of Fyn: what is known about the game without its rules."""

from __future__ import annotations

from typing import Any

from baronage.engine.core.setup import Meta, Option
from baronage.games.fyn.input_errors import msg

SEATS = ("P1", "P2", "P3", "P4", "P5", "P6")
MAX_HANDICAP = 6


def _check(seats: int, options: dict[str, Any]) -> str:
    for name in ("first_seat", "empire_seat"):
        if options[name] in SEATS[seats:]:
            return msg("option-seat", name=name, seat=options[name], seats=seats)
    if options["timeout_rounds"] and options["timeout_minutes"]:
        return msg("one-time-out")
    if options["variant"] == "barbarians" and (options["timeout_rounds"] or options["timeout_minutes"]):
        return msg("time-out-barbarians")
    if options["variant"] == "barbarians" and options["max_rounds"] == 0:
        return msg("barbarians-last-round")
    if options["city_handicap"] and len(options["city_handicap"]) != seats:
        return msg("handicap-count", seats=seats, count=len(options["city_handicap"]))
    return ""


def _handicap(value: Any) -> str:
    whole = isinstance(value, list) and all(type(item) is int and 0 <= item <= MAX_HANDICAP for item in value)
    return "" if whole else msg("handicap-shape", most=MAX_HANDICAP)


META = Meta(
    name="fyn",
    title="The Barons of Fyn",
    prefix="FYN",
    seats=(2, 3, 4, 5, 6),
    version=2,
    defaults={1: {"stall_rounds": 3}},
    sentence="Lay out a realm. Take your neighbour's land.",
    length="1–2 hours",
    minutes=90,
    cover="city",
    credits=(
        ("Design", "Joshua Howard and Bruce Biskup"),
        ("Illustrations", "Eddie Bowers"),
        ("Testing", "Eric Cooley, Mark Gratkowski and Jeff Kelly"),
        ("First version", "designed with Matt Hamrick and Russell Mirabelli"),
        (
            "Testing of the first version",
            "Lance Craig, Lee Valentine II, Ian Sokoloff, James Mann, Rich Shipley, Vince Alvarez, Brian Overland, Lee Coward, "
            "Mark Steffel, Mark Howard and Ted Estes",
        ),
        ("Publisher", "BoneGames"),
        ("Year and rights", "version 2.0; © 1994, 1996 Joshua Howard and Bruce Biskup, all rights reserved"),
        (
            "Terms",
            "the game may not be sold or modified; the whole of it may be copied for private use and passed on free of charge",
        ),
    ),
    scored="land cards, population and combat values",
    picture=(
        "FYN1 standard R12 T2 SF deck=119 disc=56 | P1 h3 c1 : 0,0:K{A} | P2 h3 c4 hand=127,175,173 : 0,0:K{S}; 0,1:Wr; "
        "1,0:Mm; 1,1:Mr; -1,0:Wr; -1,1:Cv; -1,2:D{P}; 2,0:Dro; 2,1:W{A}"
    ),
    check=_check,
    label=lambda seat: SEATS[seat],
    first={"call": "standing"},
    options=(
        Option(
            "variant",
            "standard",
            values=("standard", "barbarians", "run_for_city"),
            rules=("FYN-C1.08", "FYN-GA.01", "FYN-GB.01"),
        ),
        Option(
            "first_seat",
            "P1",
            values=(*SEATS, "host", "random"),
            rules=("FYN-C1.03",),
        ),
        Option(
            "dice",
            False,
            values=(False, True),
            rules=("FYN-G1.01", "FYN-G1.02"),
        ),
        Option(
            "trading",
            False,
            values=(False, True),
            rules=("FYN-G2.01",),
        ),
        Option(
            "timeout_rounds",
            0,
            values=(0,),
            low=1,
            high=99,
            rules=("FYN-GC.01", "FYN-GC.05"),
        ),
        Option(
            "timeout_minutes",
            0,
            values=(0,),
            low=5,
            high=600,
            rules=("FYN-GC.04", "FYN-GC.05"),
        ),
        Option(
            "empire_seat",
            "first",
            values=("first", *SEATS, "random"),
            rules=("FYN-GA.01",),
        ),
        Option(
            "city_distance",
            6,
            low=3,
            high=12,
            rules=("FYN-GB.02",),
        ),
        Option(
            "city_handicap",
            [],
            check=_handicap,
            examples=([0, 2], [3, 0, 1], [6, 5, 4, 3, 2, 1]),
            rules=("FYN-GB.02",),
        ),
        Option(
            "town_siege",
            0,
            values=(0, 1, 2, 3),
            rules=("FYN-D4.29",),
        ),
        Option(
            "improvements",
            "one",
            values=("one", "each"),
            rules=("FYN-D5.11",),
        ),
        Option(
            "interrupts",
            "key",
            values=("key", "every"),
            rules=("FYN-W1.02", "FYN-W1.03"),
        ),
        Option(
            "call",
            "ask",
            values=("ask", "standing"),
            rules=("FYN-B4.08",),
        ),
        Option(
            "max_rounds",
            "auto",
            values=("auto", 0),
            low=10,
            high=500,
            rules=("FYN-L1.01",),
        ),
        Option(
            "stall_rounds",
            0,
            values=(0,),
            low=1,
            high=20,
            rules=("FYN-L1.02",),
        ),
    ),
)
