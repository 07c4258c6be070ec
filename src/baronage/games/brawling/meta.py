"""Metadata of Brawling Barons: its options, examples and limits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from baronage.engine.core.setup import Meta, Option
from baronage.games.brawling.data import MAX_DECKS
from baronage.games.brawling.input_errors import msg

LETTERS = "ABCDEFGHIJKLMNOP"


def decks_for(seats: int, options: Mapping[str, Any]) -> int:
    """Return the number of decks: one for two players, up to the maximum, unless agreed otherwise (BRAWL-14.01)."""
    decks: int | str = options["decks"]
    return min(-(-seats // 2), MAX_DECKS) if isinstance(decks, str) else decks


def _check(seats: int, options: dict[str, Any]) -> str:
    decks = options["decks"]
    if decks != "auto" and seats > 4 * decks:  # BRAWL-14.03
        return msg("decks-few", seats=seats, least=-(-seats // 4))
    if options["teams"] == "two" and seats not in (4, 6, 8):  # BRAWL-15.01
        return msg("teams-seats")
    first = options["first_player"]
    if first in LETTERS and LETTERS.index(first) >= seats:
        return msg("first-unknown", first=first, seats=seats)
    return ""


META = Meta(
    name="brawling",
    title="Brawling Barons",
    prefix="BRAWL",
    seats=tuple(range(2, 17)),  # 4 decks, and at most 4 players a deck (BRAWL-14.03)
    version=1,
    sentence="Build a town, man the wall, raid your rival.",
    length="20–30 min",
    minutes=25,
    cover="knight",
    credits=(("Design, illustrations, publisher and year", "not given in the rulebook"),),
    scored="victory points",
    picture=(
        "deck=HOR3,CAT3,FAR4,P2A2,RAM1,TOW2,BOM1,TOW1,FLI1,RAB1,FAR2,FAR1,EXT1,MIL2,MAR1,HOR1,P2A1,INN2,EXT2,ARC3,INN1,MIL1,"
        "SCR1 mkt=PRI1,MER2,BAR2 turn=A turns=35 | A r=[SCR2,SHI1,KNI1,KNI3] h=MAR2,SHI2 t=bar1 w=SHE1,CAT1 | "
        "B r=[RAC1,COU1,FAR3,RAR1,COU2,HOR2,RAV1,KNI2,CAT2,SMI1] t=MER1,smi2,arc1 k=ARC2,SHE2"
    ),
    check=_check,
    label=lambda seat: LETTERS[seat],
    first={"first_player": "random"},
    options=(
        Option(
            "decks",
            "auto",
            values=("auto", 1, 2, 3, 4),
            rules=("BRAWL-14.01", "BRAWL-14.02", "BRAWL-14.03"),
        ),
        Option(
            "teams",
            "none",
            values=("none", "two"),
            rules=("BRAWL-15.01",),
        ),
        Option(
            "team_hands",
            "closed",
            values=("closed", "open"),
        ),
        Option(
            "first_player",
            "bid",
            values=("bid", "random", *LETTERS),
            rules=("BRAWL-2.06",),
        ),
        Option(
            "turn_limit",
            "auto",
            values=("auto", "off"),
            low=20,
            high=500,
            rules=("BRAWL-13.09",),
        ),
        Option(
            "aids",
            "turn",
            values=("turn", "anytime"),
            rules=("BRAWL-10.08", "BRAWL-10.18"),
        ),
    ),
)
