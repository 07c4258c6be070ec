"""Introduction to a first game: sources of points and terms. The pictures are explained in baronage/engine/tutorial."""

from __future__ import annotations

from typing import Final

from baronage.engine.tutorial import Chart, Source, Table, Term
from baronage.games.yuan.data import CLAN_NAMES, FOREST, HILL, MINE, REQUIRED, RICE
from baronage.games.yuan.locale import terrain_term

SOURCES: Final = (Source("temple"), Source("hill"), Source("build"))
STEPS: Final = (
    "art:rice:-rice:bare art:forest:-forest:bare art:mine:-mine:bare",
    "art:city:city:bare > art:village:village:bare figure:III:develop",
    "art:army:armies:bare > art:temple:temple:bare",
)
TERMS: Final = (
    Term("province", "YUAN-G1.01", "sign:wheat:-rice sign:tree:-forest sign:pick:-mine sign:hill:-hill", "settle"),
    Term("order", "YUAN-P1.02", "sign:crosshair:province figure:I_II_III", "two-at-once"),
    Term("level", "YUAN-C1.01", "figure:I_=_0:chao figure:II_=_4:chao figure:III_=_7:chao", "two-at-once"),
    Term("chao", "YUAN-G1.15", "sign:coins:chao figure:7_−_5_=_2", "temple"),
    Term("production", "YUAN-G1.09", "sign:wheat:develop sign:tree:fortify sign:pick:army", "temple"),
    Term("development", "YUAN-D2.01", "sign:city:city > sign:hut:village sign:hut:village", "settle"),
    Term("fortification", "YUAN-F1.02", "sign:hut:village > sign:city:city > sign:battlements:rampart", "rampart"),
    Term("militarization", "YUAN-M1.02", "sign:city:city > sign:helmet:army", "armies"),
    Term("village", "YUAN-G1.04", "sign:hut:village"),
    Term("city", "YUAN-F2.01", "sign:city:city > sign:city:city sign:city"),
    Term("rampart", "YUAN-G1.10", "sign:battlements:rampart figure:+2", "rampart"),
    Term("army", "YUAN-A2.04", "sign:helmet:armies figure:3_>_2", "armies"),
    Term("group", "YUAN-A5.02", "sign:city:city sign:hut:village > sign:hut:cutoff", "cut-off"),
    Term("clash", "YUAN-C1.05", "sign:pencil sign:cross sign:pencil"),
    Term("pass", "YUAN-P1.08", "sign:lock > figure:+6:chao"),
    Term("wheel", "YUAN-T1.02", "sign:clock:wheel figure:8_>_7_>_6", "last-temple"),
    Term("lake", "YUAN-G1.07", "sign:hut:province sign:waves:lake sign:hut:province", "lake"),
)
TABLES: Final = (Table("levels", ("cost.*",)),)
CHARTS: Final = (
    Chart(
        "actions",
        ("colonization", "expansion", "urbanization", "reinforcement", "recruitment", "attack"),
        ("at", "one", "two", "three"),
    ),
)
SERIES: Final = (("wheel", REQUIRED[1:]),)
NOTES: Final = (
    *("pass_gain", "development_gain", "first_chao", "max_armies", "robbed"),
    *("villages", "cities", "armies", "ramparts"),
)
LORE: Final = (
    *(name.lower() for name in CLAN_NAMES),
    *(terrain_term(terrain) for terrain in (RICE, FOREST, MINE, HILL)),
)
