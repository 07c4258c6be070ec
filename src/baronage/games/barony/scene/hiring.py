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
)
from baronage.games.barony.scene.sight import Sight


def price_list(sight: Sight) -> list[Panel]:
    """BAR-D01: the castes with what they cost; who can't be hired now is muted. The options tell of vocations and maneuvers."""
    offered = {HIRES[action[1]][0] for action in sight.options if action[0] == verbs.HIRE}
    gold = sight.top.purse(sight.s, sight.me) if sight.top is not None else -1
    if not offered or gold < 0:
        return []
    term = sight.voice.term
    panel = Panel("table", sight.say("panel-hires"), classes="highlighted", rules=("BAR-F1.02", "BAR-F1.04"))
    panel.tag = sight.say("panel-gold", gold=gold)
    panel.columns = tuple(sight.say(f"column-{name}") for name in ("caste", "price", "rank", "move", "vocations"))
    for caste in range(1, len(CASTE_NAME)):
        vocations = ", ".join(term("VOCATION", vocation) for vocation in CASTE_VOCATIONS[caste])
        price = SALARY[caste] + VOCATION_COST
        ranks = sight.say("panel-ranks", rank=START_RANK[caste], most=MOST_RANK[caste])
        panel.rows.append([term("CASTE", caste), f"{price:,}", ranks, f"x{START_MOVE[caste]}", vocations])
        panel.looks.append("" if caste in offered else "muted")
    panel.lines.append(sight.say("panel-hires-prices"))
    if sight.prepares():
        most = [
            sight.say("panel-hires-some", caste=caste, most=most) for caste, most in enumerate(MOST_IN_FIEF) if most
        ]
        panel.lines.append(sight.say("panel-hires-most", things=sight.voice.joined(most)))
    return [panel]
