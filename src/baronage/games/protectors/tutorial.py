"""Introduction to a first game: sources of points and terms. The pictures are explained in baronage/engine/tutorial."""

from __future__ import annotations

from typing import Final

from baronage.engine.tutorial import Source, Table, Term
from baronage.games.protectors.data import CARDS, FACTIONS
from baronage.games.protectors.locale import TERMS as WORDS

SOURCES: Final = (Source("land"), Source("dragon"), Source("out"))
STEPS: Final = (
    "art:march:plain:bare art:fortify:wall:bare art:work:work:bare",
    "art:realm:realm:bare > figure:1_2_3:rank",
    "art:unit:units:bare art:unit::bare > art:dragon-4-dragon:dragon:bare",
)
TERMS: Final = (
    Term("province", "REALM-B1.03", "sign:castle:province figure:2_3_4_6", "last-turn"),
    Term("unit", "REALM-I2.02", "sign:helmet:3:seat-1 > sign:helmet:2:seat-0", "march"),
    Term("ranking", "REALM-D3.04", "figure:1_2_3:first sign:crown", "golden"),
    Term("grand-protector", "REALM-D1.05", "sign:crown:first:gold"),
    Term("bid", "REALM-D1.03", "sign:coins:realm > figure:1_2_3", "buy"),
    Term("bracket", "REALM-G6.01", "figure:1_2:golden figure:3_4:plain"),
    Term("golden-order", "REALM-G2.07", "sign:pawn:plain:seat-1 > figure:2 sign:star:golden:gold > figure:3", "golden"),
    Term("march", "REALM-G2.01", "sign:pawn:plain:seat-1 > sign:castle:province", "march"),
    Term("fortify", "REALM-G1.01", "sign:castle:province sign:shield figure:+1:wall", "fortify"),
    Term("support", "REALM-G4.02", "sign:pawn:help:seat-1 > sign:swords", "support"),
    Term("work", "REALM-G5.02", "sign:hammer > figure:+50:realm", "work"),
    Term("dragon", "REALM-M3.03", "sign:dragon:power > sign:helmet:units", "dragon"),
    Term("minimum", "REALM-M1.03", "sign:castle:province sign:castle:province > figure:2:owed", "dragon"),
    Term("power", "REALM-L1.01", "sign:dragon:power figure:7_→_9"),
    Term("threshold", "REALM-L2.03", "figure:9_≥_9:limit > sign:dragon"),
    Term("grey", "REALM-M6.04", "sign:castle:province > sign:flame:burnt"),
    Term("capitol", "REALM-J6.02", "sign:castle:capitol:gold figure:6"),
)
TABLES: Final = (Table("levels", ("production.*", "points.*")), Table("orders", ("golden.*",)))
NOTES: Final = (
    *("start_cash", "unit_cost", "upgrade_cost", "work_pay", "supply", "ferry_cost", "island_vps", "island_supply"),
    *("silent_due", "clash_due", "plank_due"),
)
ADVICE: Final = ("orders", "support")
LORE: Final = (
    *(WORDS["CARD"](card) for card in range(1, CARDS)),
    *(WORDS["FACTION"](faction) for faction in range(1, FACTIONS)),
)
