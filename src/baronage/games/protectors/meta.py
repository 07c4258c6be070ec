"""Metadata of Protectors of the Realm: what is known about the game without its rules."""

from __future__ import annotations

from typing import Any

from baronage.engine.core.setup import Meta, Option
from baronage.games.protectors.board.realm import misfit, ring, wrong
from baronage.games.protectors.data import MAX_PLAYERS, MAX_PROVINCES, PRIZE

LETTERS = "ABCDEFGHIJKLMNOP"


def _check(seats: int, options: dict[str, Any]) -> str:
    return misfit(seats, options)


_EXAMPLE = {
    "name": "lake",
    "provinces": 4,
    "borders": [list(pair) for pair in ring(4)] + [[1, 3]],
    "starts": [1, 2, 3, 4],
    "island": True,
}

META = Meta(
    name="protectors",
    title="Protectors of the Realm",
    prefix="REALM",
    seats=tuple(range(2, MAX_PLAYERS + 1)),
    version=1,
    sentence="Plot and march while a Dragon grows.",
    length="an evening",
    minutes=180,
    cover="dragon-4-dragon",
    credits=(("Design, illustrations, publisher and year", "not given in the rulebook (Official Rules, version 0.7)"),),
    together=True,
    scored="victory points",
    picture=(
        "REALM1 N/ring7/7 T3.C dpl=0 cards=SNOW,DRAGON rank=5>4>6>3>7 out=2/0 map=1:7.0 2:3.0 3:3.1 4:4.0 5:5.2 6:6.2 7:7.1 "
        "cash=3:250,4:210,5:260,6:210,7:250 vp=4:3,5:9,6:3"
    ),
    default_seats=7,
    first={"version": "normal", "teams": "off", "factions": "off"},
    stand_in="nobody",  # REALM-C2.06: an absent player is silent in every window
    live={"clock": "live"},
    check=_check,
    expels="REALM-C1.07",
    published=lambda options: options["open_archive"] == "yes",
    bargains=lambda options: options.get("structured_talk", "on") == "on",
    label=lambda seat: LETTERS[seat],
    options=(
        Option(
            "version",
            "vote",
            values=("vote", "normal", "grand"),
            rules=("REALM-A1.01", "REALM-A2.02", "REALM-L2.02"),
        ),
        Option(
            "provinces",
            "auto",
            values=("auto",),
            low=4,
            high=MAX_PROVINCES,
            rules=("REALM-A2.02",),
        ),
        Option(
            "board",
            "auto",
            values=("auto", "two-ring"),
            check=wrong,
            rules=("REALM-Q1.02",),
            examples=(_EXAMPLE,),
        ),
        Option(
            "teams",
            "vote",
            values=("vote", "off", "on"),
            rules=("REALM-A1.02", "REALM-P1.01"),
        ),
        Option(
            "team_size",
            "auto",
            values=("auto",),
            low=2,
            high=8,
            rules=("REALM-P1.01",),
        ),
        Option(
            "factions",
            "vote",
            values=("vote", "off", "choice", "chance"),
            rules=("REALM-A1.03", "REALM-A1.04", "REALM-N0.01"),
        ),
        Option(
            "island",
            "none",
            values=("none", "wizard_sanctum"),
            rules=("REALM-O1.01",),
        ),
        Option(
            "clock",
            "post",
            values=("post", "live", "none"),
            rules=("REALM-C2.01",),
        ),
        Option(
            "open_archive",
            "yes",
            values=("yes", "no"),
            rules=("REALM-C1.06",),
        ),
        Option("prize", PRIZE, low=0, high=1_000_000, rules=("REALM-B1.05",)),
        Option(
            "structured_talk",
            "on",
            values=("on", "off"),
            rules=("REALM-C1.05",),
        ),
    ),
)
