"""Metadata of Yuan: what is known about the game without its rules."""

from __future__ import annotations

from typing import Any

from baronage.engine.core.setup import Meta, Option
from baronage.games.yuan.input_errors import msg

SCENARIO_SEATS = {"mystic_island": 4, "foreign_invasion": 3, "generalized_conflict": 5}


def _check(seats: int, options: dict[str, Any]) -> str:
    scenario = options["scenario"]
    if scenario != "free":
        wanted = SCENARIO_SEATS[scenario]
        if seats != wanted:
            return msg("scenario-seats", scenario=scenario, wanted=wanted, seats=seats)
        if options["main_box"] != "china":
            return msg("scenario-box", scenario=scenario)
    elif options["assembly"] == "standard" and (seats > 4 or options["main_box"] != "china"):
        return msg("standard-maps")
    supply = options["chao_supply"]
    if supply != "unlimited" and supply < 6 * seats:
        return msg("bank-small", seats=seats, least=6 * seats)
    return ""


META = Meta(
    name="yuan",
    title="Yuan, l'Art de la Guerre",
    short_title="Yuan",
    prefix="YUAN",
    seats=(2, 3, 4, 5, 6, 7, 8),
    version=1,
    sentence="Secret orders, no luck. Enough Temples win.",
    length="60 min",
    minutes=60,
    credits=(
        ("Design", "Charlie Sigogneau"),
        ("Illustrations", "Adrien Rives"),
        ("Graphics", "Mireille Joffre and Nicolas Roblin"),
        ("Project", "Christophe Fievet and Miguel Wetter"),
        ("Publisher", "Le Puzzle, with the team of Oka Luda"),
        ("Year", "not given in the rulebook"),
    ),
    together=True,
    scored="Temples",
    picture=(
        "t=5 map=STD2 opt=assembly:standard,capitals:auto T=12 pos=AN=Bvt BIN=Yv CHEN=Yv DAI=Yvt FEN=Bv GUI=Yvt JIA=Yv JIN=Bv "
        "LAI=Bd LUO=Yv NAN=Yv NING=Bv PING=-t RAO=Yv RU=Yd SHEN=Yv SHU=Bc TANG=Bv TAO=Bv XIN=Bct YAN=Bvt YI=Yv YING=Bv "
        "chao=B9 Y10"
    ),
    first={"assembly": "standard", "capitals": "auto"},
    check=_check,
    label=lambda seat: str(seat + 1),
    talk=lambda options: str(options.get("talk", "all")),
    options=(
        Option(
            "main_box",
            "china",
            values=("china", "mongolia"),
            rules=("YUAN-S1.02", "YUAN-S1.03", "YUAN-S1.07", "YUAN-Z1.04"),
        ),
        Option(
            "scenario",
            "free",
            values=("free", "mystic_island", "foreign_invasion", "generalized_conflict"),
            rules=("YUAN-S1.04", "YUAN-S5.01"),
        ),
        Option(
            "assembly",
            "free",
            values=("free", "auto", "standard"),
            rules=("YUAN-S2.02", "YUAN-S2.05", "YUAN-S2.06"),
        ),
        Option(
            "capitals",
            "agree",
            values=("agree", "auto"),
            rules=("YUAN-S3.02", "YUAN-S3.05"),
        ),
        Option(
            "agreement",
            "majority",
            values=("majority", "unanimous"),
            rules=("YUAN-S3.04", "YUAN-S3.09"),
        ),
        Option(
            "bidding",
            "off",
            values=("off", "on"),
            rules=("YUAN-S4.03", "YUAN-S5.02"),
        ),
        Option(
            "powers",
            "off",
            values=("off", "on"),
            rules=("YUAN-K1.01", "YUAN-S3.08"),
        ),
        Option("rivers", "off", values=("off", "on"), rules=("YUAN-O1.01",)),
        Option("volcanoes", "off", values=("off", "on"), rules=("YUAN-W1.01",)),
        Option(
            "repelled",
            "lost",
            values=("lost", "home"),
            rules=("YUAN-A2.06", "YUAN-A2.08"),
        ),
        Option(
            "tie",
            "temples",
            values=("temples", "mines"),
            rules=("YUAN-V1.02", "YUAN-V1.06"),
        ),
        Option(
            "talk",
            "all",
            values=("all", "public", "none"),
            rules=("YUAN-G1.17",),
        ),
        Option(
            "chao_supply",
            "unlimited",
            values=("unlimited",),
            low=12,
            high=400,
            rules=("YUAN-G1.15",),
        ),
        Option(
            "max_turns",
            16,
            low=1,
            high=16,
            rules=("YUAN-V1.03",),
        ),
    ),
)
