"""Whom one may hire, as a price list: before the game, and in the Market in place of a Serf that sells itself."""

from __future__ import annotations

from baronage.engine.scene import Panel
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_NAME,
    CASTE_VOCATIONS,
    HIRES,
    MOST_IN_FIEF,
    MOST_RANK,
    SALARY,
    START_MOVE,
    START_RANK,
    VOCATION_COST,
    VOCATION_NAME,
)
from baronage.games.barony.scene.sight import Sight


def price_list(sight: Sight) -> list[Panel]:
    """BAR-D01: the castes with what they cost; who can't be hired now is muted. The options tell of vocations and maneuvers."""
    offered = {HIRES[action[1]][0] for action in sight.options if action[0] == verbs.HIRE}
    gold = sight.top.purse(sight.s, sight.me) if sight.top is not None else -1
    if not offered or gold < 0:
        return []
    panel = Panel("table", "Whom to hire", classes="highlighted", rules=("BAR-F1.02", "BAR-F1.04"))
    panel.tag = f"{gold:,} gold"
    panel.columns = ("Caste", "Price", "Rank", "Move", "Vocations")
    for caste in range(1, len(CASTE_NAME)):
        letters = " ".join(VOCATION_NAME[vocation][0] for vocation in CASTE_VOCATIONS[caste])
        price = SALARY[caste] + VOCATION_COST
        ranks = f"{START_RANK[caste]} to {MOST_RANK[caste]}"
        panel.rows.append([CASTE_NAME[caste], f"{price:,}", ranks, f"x{START_MOVE[caste]}", letters])
        panel.looks.append("" if caste in offered else "muted")
    panel.lines.append("Prices with the vocation: Sider, Jumper or Pointer.")
    if sight.prepares():
        most = [f"{number} {CASTE_NAME[caste]}s" for caste, number in enumerate(MOST_IN_FIEF) if number]
        panel.lines.append(f"Of the nine that play at most {', '.join(most[:-1])} and {most[-1]}.")
    return [panel]
