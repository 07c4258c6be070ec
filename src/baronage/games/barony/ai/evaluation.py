"""Win probability and features of each seat. The weights were trained on finished games (`value_net.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.learning.value_net import load_value_net
from baronage.games.barony.ai.heuristics import FARTHEST, Outlook
from baronage.games.barony.ai.weights import weights
from baronage.games.barony.state import Barony

# Feature indices by topic (`hooks.search.Parts`); the first index is the one shown. Rival features describe the best
# rival.
PARTS: Final[Mapping[str, tuple[int, ...]]] = {
    "progress": (0, 32, 39),
    "serfs": (2,),
    "held": (3, 38),
    "sitting": (4,),
    "risk": (5,),
    "way": (6, 7, 8),
    "ranks": (9,),
    "arms": (10,),
    "gold": (11,),
    "rival-progress": (13,),
    "rival-serfs": (15,),
    "rival-held": (16,),
    "rival-sitting": (17,),
    "rival-risk": (18,),
    "rival-way": (19, 20, 21),
}


def evaluate(s: Barony) -> list[float]:
    """Return each seat's win probability by the value network; eliminated seats get 0."""
    rows = _rows(s)
    living = [seat for seat in range(s.seats) if not s.fallen[seat]]
    chances = load_value_net("baronage.games.barony", s.seats).chances([rows[seat] for seat in living])
    found = [0.0] * s.seats
    for seat, chance in zip(living, chances, strict=True):
        found[seat] = chance
    return found


def features(s: Barony, seat: int) -> list[float]:
    """Return the features of `seat`, of its best rival and of the average rival, and whose turn it is."""
    return _rows(s)[seat]


def _rows(s: Barony) -> list[list[float]]:
    outlook = Outlook(s, s.turn, weights("written"))
    params = [[0.0] * 13 if s.fallen[seat] else _params(s, seat, outlook) for seat in range(s.seats)]
    found: list[list[float]] = []
    for seat in range(s.seats):
        own = params[seat]
        rivals = [
            params[other]
            for other in range(s.seats)
            if other != seat and not s.fallen[other] and not s.mates(seat, other)
        ] or [own]
        best = max(rivals, key=lambda row: row[0])
        row = own + best
        for at in range(6):
            total = 0.0
            for rival in rivals:
                total += rival[at]
            row.append(total / len(rivals))
        row += [own[0] - best[0], own[1] - best[1], 1.0 if s.turn == seat else 0.0, len(rivals) / 3.0]
        row += [s.round / 50.0, 1.0 if s.gilded else 0.0, own[3] * best[3], (own[0] - best[0]) * s.round / 50.0]
        found.append(row)
    return found


def _params(s: Barony, seat: int, outlook: Outlook) -> list[float]:
    """Return progress, strength, barricades, holds and risks to them, distances, Serfs, Ranks, weapons and gold."""
    progress = outlook.progress(seat, s.turn != seat)
    held = sitting = risk = 0.0
    nearest = [FARTHEST, FARTHEST, FARTHEST]
    points = outlook.points[seat]
    serfs = ranks = arms = 0
    for serf in outlook.fiefs[seat]:
        here = outlook.place[serf]
        if here < 0:
            continue
        serfs += 1
        ranks += s.rank[serf]
        arms += outlook.bonus[serf] - s.rank[serf]
        if here in points:
            if outlook.hold[serf] == s.numbers.hold_turns:
                held += 1.0
            else:
                sitting += 1.0 + outlook.hold[serf]
                risk = max(risk, outlook.risk(seat, serf, here))
        if here <= s.board.size:
            near = outlook.near[serf][here]
            for number in range(3):
                nearest[number] = min(nearest[number], near[number])
    nearest.sort()
    return [
        *(min(progress, 200.0) / 10, outlook.strength(seat) / 10, float(serfs), held, sitting, risk),
        *(nearest[0], nearest[1], nearest[2], float(ranks), float(arms), min(s.gold[seat], 5000) / 1000.0),
        float(s.below[seat]) if isinstance(s.below, list) else 0.0,
    ]
