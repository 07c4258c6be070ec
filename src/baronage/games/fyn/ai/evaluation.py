"""Estimated win probability of each seat, with weights learned from games (`value_net.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.learning.value_net import load_value_net
from baronage.games.fyn.ai.heuristics import nearest_to_city
from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import ANTI, CARD_KIND, CENTRE, CITY, EVENT, FORCE, LAND, TOWN, TYPE, VILLAGE
from baronage.games.fyn.state import HOME, Barons

PARAM_TYPES: Final = 21

# Parts that the features describe (`hooks.search.Parts`); the first feature gives the value shown. "Rival" is the best one.
PARTS: Final[Mapping[str, tuple[int, ...]]] = {
    "score": (0, 48, 49, 50),
    "land": (1,),
    "people": (2,),
    "strength": (3, 57),
    "front": (4,),
    "villages": (6,),
    "towns": (7,),
    "cities": (8,),
    "recruits": (9,),
    "growth": (10,),
    "room": (11,),
    "border": (12,),
    "roads": (13,),
    "force": (15,),
    "events": (16,),
    "answers": (17,),
    "rival-score": (21,),
    "rival-land": (22,),
    "rival-people": (23,),
    "rival-strength": (24,),
}


def evaluate(s: Barons) -> list[float]:
    """Return each seat's win probability from the value network; eliminated seats get 0."""
    rows = _rows(s)
    living = [seat for seat in range(s.seats) if s.alive >> seat & 1]
    chances = load_value_net("baronage.games.fyn", s.seats).chances([rows[seat] for seat in living])
    found = [0.0] * s.seats
    for seat, chance in zip(living, chances, strict=True):
        found[seat] = chance
    return found


def features(s: Barons, seat: int) -> list[float]:
    """Return the features of one seat, of its best and average rival, and of the King's return."""
    return _rows(s)[seat]


def _rows(s: Barons) -> list[list[float]]:
    params = [_params(s, seat) for seat in range(s.seats)]
    deck = len(s.deck)
    king = 1.0 if s.king_in_deck() else 0.0
    found: list[list[float]] = []
    for seat in range(s.seats):
        own = params[seat]
        rivals = [params[other] for other in range(s.seats) if other != seat and s.alive >> other & 1] or [own]
        best = max(rivals, key=lambda row: row[0])
        row = own + best
        for at in range(6):
            total = 0.0
            for rival in rivals:
                total += rival[at]
            row.append(total / len(rivals))
        lead = own[0] - best[0]
        late = king / (1.0 + deck / 20.0)
        row += [lead, lead * king, lead * late, king, deck / 50.0, late, len(rivals) / 5.0, s.round / 20.0]
        row.append((seat - s.active) % s.seats / s.seats)
        row.append(float(own[3] - best[3]) * (1.0 - king))
        row.append(1.0 if s.alive >> seat & 1 else 0.0)
        row.append(1.0 if s.barbarians and seat == s.empire else 0.0)
        found.append(row)
    return found


def _params(s: Barons, seat: int) -> list[float]:
    """Return score, land, people, strength, frontier and home armies, centres, roads and hand contents."""
    known = chart(s, seat)
    combat, people, land = s.figures(seat)
    alive = s.alive >> seat & 1
    frontier = set(known.frontier)
    armies = s.armies[seat]
    forward = sum([s.numbers.card_cv[army] for army, cell in armies.items() if cell in frontier])
    home = len([1 for cell in armies.values() if cell == HOME])
    kinds = [TYPE[card] for card in s.centres[seat].values()]
    hand = [0] * 12
    force = 0
    for card in s.hands[seat]:
        if card:
            hand[CARD_KIND[card]] += 1
            if CARD_KIND[card] == FORCE:
                force += s.numbers.card_cv[card]
    near = nearest_to_city(s, seat) if alive and s.city[seat] >= 0 else 0
    return [
        *(float(combat + people + land) if alive else 0.0, float(land), float(people), float(combat), float(forward)),
        *(float(home), float(kinds.count(VILLAGE)), float(kinds.count(TOWN)), float(kinds.count(CITY))),
        *(float(known.population - combat), float(known.growth), float(known.maximum), float(len(known.frontier))),
        *(
            float(len(s.roads[seat]) + sum(len(cards[seat]) for cards in s.specials)),
            float(len(s.hands[seat])),
            float(force),
        ),
        *(float(hand[EVENT]), float(hand[ANTI]), float(hand[LAND]), float(hand[CENTRE])),
        float(near) + 4.0 * s.holds[seat],
    ]
