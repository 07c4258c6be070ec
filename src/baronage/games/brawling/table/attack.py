"""Attacks on the table: the outcome at a target, and the form for attacks with several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.picture.table import (
    NO_MSG,
    Chip,
    Field,
    Preview,
)
from baronage.engine.text.params import Params
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BUILDING,
    CARD,
    CODE,
    P2A,
    TYPE,
    UP,
)
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.combat import GONE, Pairs, damages, result_of, targets
from baronage.games.brawling.rules.pieces import blow, blow_params
from baronage.games.brawling.rules.town import (
    unit_at,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.attack import participants
from baronage.games.brawling.steps.turn import Turn


def blow_chip(s: Barons, seat: int, pairs: Pairs, target: int, free: bool = False) -> Chip:
    """Return what an attack does to one target: "2 of 2: falls"."""
    dealt = next(damage for card, _, damage in damages(s, seat, pairs) if card == target)
    params = blow_params(blow(s, seat, pairs, target, dealt))
    unit, result = unit_at(s, target)[2], params["result"]
    assert isinstance(result, int)
    text: Params = {"dealt": dealt, "health": needed(s, unit), "result": result, "free": int(free)}
    return Chip("good" if result else "none", ("chip-blow", text))


def needed(s: Barons, unit: int) -> int:
    """Return the damage at which something happens to a unit: a building falls only at twice its health."""
    health = s.numbers.health[unit]
    return health * 2 if unit >= UP and TYPE[unit] == BUILDING else health


def form(s: Barons, seat: int) -> list[Field]:
    """Return a field for each unit that the seat may attack: who joins, with the cheapest set that fells it."""
    turn = s.on_top(Turn)
    if turn is None or turn.seat != seat or turn.spent():
        return []
    able = participants(s, seat, ())
    if not able:
        return []
    options = tuple((card, node_id(card), 0, NO_MSG) for card in able)
    return [
        Field(node_id(target), "piece", options, _cheapest(s, seat, able, target), ("field-attack", _target(s, target)))
        for target in targets(s, seat)
    ]


def _target(s: Barons, target: int) -> Params:
    owner, _, unit = unit_at(s, target)
    return {"body": unit, "owner": owner}


def _cheapest(s: Barons, seat: int, able: Sequence[int], target: int) -> tuple[int, ...]:
    """Return the set that fells the target with the fewest soldiers lowered or lost, or all if none does."""
    unit = unit_at(s, target)[2]
    for size in range(1, min(len(able), _MAX_JOINING) + 1):
        best: tuple[int, tuple[int, ...]] | None = None
        for chosen in combinations(able, size):
            pairs = tuple((card, target) for card in chosen)
            params = blow_params(blow(s, seat, pairs, target, damages(s, seat, pairs)[0][2]))
            if params["result"]:
                price = sum(s.numbers.upgrade[unit_at(s, card)[2] & CARD] or 1 for card in chosen if CODE[card] != P2A)
                price -= (
                    _FAR_BETTER if result_of(s.numbers.health[unit], unit, damages(s, seat, pairs)[0][2]) == GONE else 0
                )
                if best is None or (price, chosen) < best:
                    best = price, chosen
        if best is not None:
            return best[1]
    return tuple(able)


_MAX_JOINING: Final = 4  # sets of more are not tried
_FAR_BETTER: Final = 100


def preview(s: Barons, seat: int, draft: Mapping[str, tuple[int, ...]]) -> Preview:
    """Return the sums of an attack with the chosen participants, and the decisions that make it."""
    able = set(participants(s, seat, ()))
    aims = {node_id(target): target for target in targets(s, seat)}
    pairs: Pairs = tuple((card, aims[id]) for id, chosen in draft.items() if id in aims for card in chosen)
    joined = [card for card, _ in pairs]
    if not pairs or len(set(joined)) < len(joined) or not able.issuperset(joined):
        return Preview(text=("preview-none", {}))
    chips = tuple(
        blow_chip(s, seat, pairs, target)._replace(at=node_id(target)) for target in dict.fromkeys(t for _, t in pairs)
    )
    do: tuple[Action, ...] = tuple((verbs.ATTACK, card, target) for card, target in pairs)
    if participants(s, seat, pairs):
        do = (*do, (verbs.DONE,))
    first = chips[0].text[1]
    return Preview(do, ("preview-attack", {"dealt": first["dealt"], "health": first["health"]}), chips)
