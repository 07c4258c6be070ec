"""The tutorial of Brawling Barons: sources of points, and its terms. See baronage/engine/tutorial for the pictures."""

from __future__ import annotations

from typing import Final

from baronage.engine.tutorial import Source, Table, Term
from baronage.games.brawling.data import CODES, FIRST
from baronage.games.brawling.locale import card_term

SOURCES: Final = (Source("town"), Source("king"), Source("deck"))
STEPS: Final = (
    "art:merchant:gather back:2:draw",
    "art:peasant:pay > art:farm:worth",
    "art:knight:attack > art:squire:falls",
)
TERMS: Final = (
    Term("resource", "BRAWL-4.01", "back > sign:coins:resources", "money"),
    Term("gather", "BRAWL-5.01", "card:civilian:pitchfork:-peasant figure:1_+_1 sign:coins:resources", "money"),
    Term("draw", "BRAWL-5.02", "card:civilian:pitchfork:-peasant figure:1_+_1 sign:cards:cards"),
    Term(
        "market", "BRAWL-5.03", "card:civilian:pitchfork:-peasant card:action:bomb:-bomb card:military:helmet:-squire"
    ),
    Term("recruit", "BRAWL-6.01", "figure:2:resources > card:civilian:pitchfork:-peasant", "peasant"),
    Term("upgrade", "BRAWL-7.01", "card:civilian:pitchfork:-peasant > card:civilian:stacks:-merchant", "building"),
    Term("downgrade", "BRAWL-7.07", "card:military:knight:-knight > card:military:helmet:-squire"),
    Term(
        "civilian",
        "BRAWL-1.02",
        "card:civilian:pitchfork:-peasant card:civilian:stacks:-merchant card:civilian:quill:-scribe",
    ),
    Term(
        "soldier", "BRAWL-1.04", "card:military:helmet:-squire card:military:knight:-knight card:military:bow:-archers"
    ),
    Term("building", "BRAWL-13.03", "card:building:tower:-tower > figure:1:point", "building"),
    Term("room", "BRAWL-6.04", "card:building:mug:-inn figure:+1:room"),
    Term("wall", "BRAWL-8.07", "sign:swords > sign:wall:wall sign:house:town:muted", "wall"),
    Term("kings-army", "BRAWL-13.04", "card:military:knight:-knight > sign:crown:king:gold figure:2:points", "king"),
    Term("strength", "BRAWL-9.08", "card:military:knight:-knight > sign:sword:8", "attack"),
    Term("health", "BRAWL-9.17", "card:military:knight:-knight sign:heart:7 figure:7_/_14:damage", "attack"),
    Term("shield", "BRAWL-11.02", "card:event:shield:-shield figure:−3:damage"),
    Term("royal-aid", "BRAWL-10.04", "card:aid:star:-aid-of-buildings > figure:0_<_1_<_2"),
    Term("bid", "BRAWL-2.06", "back back > sign:flag:first"),
)
TABLES: Final = (
    Table(
        "units",
        (
            *("cards.*.cost", "cards.*.upgrade", "upgraded.*.health", "upgraded.*.strength"),
            *("upgraded.*.gathers", "upgraded.*.draws", "upgraded.*.civilians", "upgraded.*.soldiers"),
        ),
    ),
)
NOTES: Final = (
    *("squire_strength", "shield", "bomb_cost", "prison_cost", "courthouse_cost", "market_cost"),
    *("market_draw", "market_gain", "aid_draw", "aid_gain", "transfer_cost"),
)
LORE: Final = ("peasant", "squire", *(card_term(FIRST[code]) for code in range(1, len(CODES))))
