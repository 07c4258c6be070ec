"""Introduction to a first game: sources of points and terms. The pictures are explained in baronage/engine/tutorial."""

from __future__ import annotations

from typing import Final

from baronage.engine.tutorial import Chart, Source, Table, Term
from baronage.games.fyn.data import FIRST
from baronage.games.fyn.locale import card_term

SOURCES: Final = (Source("land"), Source("people"), Source("army"))
STEPS: Final = (
    "art:army:build art:knights:attack",
    "art:clear > art:village art:town",
    "back:2:cards > art:king",
)
TERMS: Final = (
    Term("realm", "FYN-B1.11", "card:land:castle:-capital card:land:grass:-clear card:land:tree:-woods", "land"),
    Term("capital", "FYN-E2.05", "card:land:castle:-capital figure:6:population figure:5:cards", "capital"),
    Term("improved", "FYN-B1.12", "card:land:grass:-clear > card:land:road:-road", "road"),
    Term("village", "FYN-E3.04", "card:people:hut:-village figure:1:population", "town"),
    Term("town", "FYN-E3.05", "card:people:town:-town figure:3:population figure:+1:cards", "town"),
    Term("city", "FYN-E3.06", "card:people:city:-city figure:4:siege"),
    Term("population", "FYN-D3.03", "figure:6:population > card:army:spears:-army", "build"),
    Term("frontier", "FYN-B1.10", "card:land:grass:-clear > sign:swords:edge", "capital"),
    Term("siege", "FYN-D4.31", "card:people:city:-city figure:4:siege > card:army:spears:-army"),
    Term("number", "FYN-D4.21", "sign:dice figure:5_+_2_−_1 > figure:≤_6:hit", "battle"),
    Term("capture", "FYN-D4.45", "card:land:grass:-clear > sign:flag:cut", "thin-line"),
    Term("response", "FYN-D4.11", "card:army:horse:-knights > card:land:grass:-clear"),
    Term("any-play", "FYN-W1.01", "card:event:warning:-earthquake card:event:warning:-revolt"),
    Term("plague", "FYN-D1.05", "card:event:skull:-plague card:event:flame:-volcano"),
    Term("king", "FYN-E6.04", "card:event:crown:-king > figure:1.2.3:score"),
)
TABLES: Final = (
    Table("centres", ("population.*", "bonus.*", "siege.*")),
    Table("armies", ("value.*",)),
)
CHARTS: Final = (
    Chart("events", ("earthquake", "sickness", "revolt", "sabotage", "plague", "volcano"), ("at", "odd", "anti")),
)
NOTES: Final = ("specialist_value", "reserves_defending", "terrain_bonus")
LORE: Final = tuple(card_term(card) for card in FIRST[1:])
