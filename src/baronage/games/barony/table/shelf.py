"""The shelf: Serfs to hire, and the wares of the Market."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.picture.table import Act, Chip, Msg
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARMOUR,
    CASTE_NAME,
    FREE,
    HIRES,
    ITEM_CLASS,
    SPELL,
    WEAPON,
)
from baronage.games.barony.rules.market import move_price, rank_price
from baronage.games.barony.state import Barony
from baronage.games.barony.table.board import KINDS, SHELF

_WARE: Final = {WEAPON: "sword", ARMOUR: "helmet", SPELL: "scroll"}


def on_shelf(s: Barony, serf: int, action: Action, act: Act) -> Act | None:
    """Return an act as a ware or a Serf on the shelf, under its heading, or None if it is neither."""
    label = _label(s, serf, action)
    if label is None:
        return None
    heading, text = label
    use = _use(s, action)
    more = () if use is None else (Chip("none", use),)
    return act._replace(piece="", target=SHELF, chip=Chip("none", text), group=(heading, {}), more=more)


def _use(s: Barony, action: Action) -> Msg | None:
    """Return what a ware is good for, or None for a Serf."""
    if action[0] == verbs.BUY:
        row = action[1]
        return "use-ware", {"ware": row, "class": ITEM_CLASS[row], "bonus": s.numbers.bonus[row]}
    if action[0] == verbs.LEARN:
        return "use-maneuver", {"maneuver": action[1]}
    return {verbs.RAISE_RANK: ("use-rank", {}), verbs.RAISE_MOVE: ("use-move", {})}.get(action[0])


def _label(s: Barony, serf: int, action: Action) -> tuple[str, Msg] | None:
    verb = action[0]
    if verb == verbs.HIRE:
        caste, vocation, free = HIRES[action[1]]
        choice = free if len(FREE[caste]) > 1 else 0
        name = CASTE_NAME[caste].lower()
        return f"heading-{name}", (
            f"shelf-{name}-{KINDS[vocation]}",
            {"price": s.numbers.hire_price[action[1]], "maneuver": choice},
        )
    if verb == verbs.BUY:
        row = action[1]
        kind = _WARE[ITEM_CLASS[row]]
        return f"heading-{kind}", (f"shelf-{kind}", {"ware": row, "price": s.numbers.item_price[row]})
    if verb == verbs.LEARN:
        return "heading-star", ("shelf-star", {"maneuver": action[1], "price": s.numbers.maneuver_price[action[1]]})
    if verb == verbs.RAISE_RANK:
        return "heading-up", ("shelf-up-rank", {"number": s.rank[serf] + 1, "price": rank_price(s, serf)})
    if verb == verbs.RAISE_MOVE:
        return "heading-up", ("shelf-up-move", {"number": s.move[serf] + 1, "price": move_price(s, serf)})
    return None
