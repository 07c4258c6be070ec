"""The tutorial of Barony: sources of progress, and its terms. See baronage/engine/tutorial for the pictures."""

from __future__ import annotations

from typing import Final

from baronage.engine.tutorial import Source, Table, Term
from baronage.games.barony.data import CASTE_CODE, VOCATION_CODE
from baronage.games.barony.locale import TERMS as WORDS

SOURCES: Final = (Source("point"), Source("bump"), Source("edge"))
STEPS: Final = (
    "piece:soldier:sider:0 piece:peasant:jumper:0 piece:thief:pointer:0",
    "piece:peasant:jumper:0:you > sign:flag:corner:gold",
    "piece:soldier:sider:0:you > piece:thief:pointer:1:pushed",
)
TERMS: Final = (
    Term("serf", "BAR-F1.03", "sign:square:-sider:seat-1 sign:disc:-jumper:seat-1 sign:diamond:-pointer:seat-1"),
    Term("sider", "BAR-M2.01", "sign:square:-sider:seat-1 > figure:1", "sider"),
    Term("jumper", "BAR-M3.01", "sign:disc:-jumper:seat-1 > figure:2", "jumper"),
    Term("pointer", "BAR-M4.01", "sign:diamond:-pointer:seat-1 > figure:1", "pointer"),
    Term("confrontation", "BAR-C2.01", "sign:square:you:seat-1 sign:dice sign:diamond:them:seat-0", "meeting"),
    Term("bump", "BAR-B1.02", "sign:square:you:seat-1 > sign:diamond:them:seat-0 > sign:diamond:pushed:seat-0", "edge"),
    Term("concede", "BAR-C3.01", "sign:flag:them > sign:square:you:seat-1"),
    Term("kill", "BAR-K1.01", "sign:diamond:them:seat-0 > sign:skull:edge", "edge"),
    Term("point", "BAR-G3.05", "sign:flag:corner sign:flag:corner sign:flag:corner", "hold"),
    Term("barricade", "BAR-H1.01", "sign:square:1:seat-1 > sign:square:2:seat-1 > sign:lock:barricade", "hold"),
    Term("enemy", "BAR-H1.04", "sign:crosshair:them", "third-corner"),
    Term("rank", "BAR-F1.06", "sign:star:1 sign:star:2 figure:+2:roll", "meeting"),
    Term("move", "BAR-M1.01", "sign:square:1:seat-1 > sign:square:2:seat-1 > sign:square:3:seat-1"),
    Term("maneuver", "BAR-T1.08", "sign:scroll:-archery sign:hood:-pick-pocket"),
    Term("market", "BAR-G5.01", "sign:stall sign:coins:gold"),
    Term("pick-pocket", "BAR-F3.06", "sign:hood:-thief > sign:coins:gold"),
    Term("fief", "BAR-F2.01", "sign:people:three figure:9"),
)
TABLES: Final = (
    Table("castes", ("castes.*.salary", "castes.*.rank", "castes.*.most_rank", "castes.*.move")),
    Table("items", ("items.*.price", "items.*.bonus")),
    Table("maneuvers", ("maneuvers.*.price", "turns.*")),
)
NOTES: Final = (
    *("hold_turns", "loss_serfs", "loss_turns", "point_income", "kill_gold", "win_gold", "start_gold", "vocation_cost"),
)
LORE: Final = (
    *(WORDS["CASTE"](caste) for caste in range(1, len(CASTE_CODE))),
    *(WORDS["VOCATION"](vocation) for vocation in range(1, len(VOCATION_CODE))),
)
