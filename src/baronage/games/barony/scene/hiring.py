"""The price list of hires: before the game, and in the Market to replace a Serf that sells itself."""

from __future__ import annotations

from baronage.engine.picture.scene import Panel
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_NAME,
    CASTE_VOCATIONS,
    HIRES,
    MAX_IN_FIEF,
)
from baronage.games.barony.scene.sight import Sight


def price_list(sight: Sight) -> list[Panel]:
    """Return the castes with their prices, muted if not available now (BAR-D01).

    The options list vocations and maneuvers.
    """
    offered = {HIRES[action[1]][0] for action in sight.options if action[0] == verbs.HIRE}
    gold = sight.top.purse(sight.s, sight.me) if sight.top is not None else -1
    if not offered or gold < 0:
        return []
    term = sight.tr.term
    panel = Panel("table", sight.msg("panel-hires"), classes="highlighted", rules=("BAR-F1.02", "BAR-F1.04"))
    panel.tag = sight.msg("panel-gold", gold=gold)
    panel.columns = tuple(sight.msg(f"column-{name}") for name in ("caste", "price", "rank", "move", "vocations"))
    for caste in range(1, len(CASTE_NAME)):
        vocations = ", ".join(term("VOCATION", vocation) for vocation in CASTE_VOCATIONS[caste])
        price = sight.s.numbers.salary[caste] + sight.s.numbers.vocation_cost
        ranks = sight.msg("panel-ranks", rank=sight.s.numbers.start_rank[caste], most=sight.s.numbers.max_rank[caste])
        panel.rows.append(
            [term("CASTE", caste), f"{price:,}", ranks, f"x{sight.s.numbers.start_move[caste]}", vocations]
        )
        panel.looks.append("" if caste in offered else "muted")
    panel.lines.append(sight.msg("panel-hires-prices"))
    if sight.prepares():
        most = [sight.msg("panel-hires-some", caste=caste, most=most) for caste, most in enumerate(MAX_IN_FIEF) if most]
        panel.lines.append(sight.msg("panel-hires-most", things=sight.tr.joined(most)))
    return [panel]
