"""Heuristic values from a view: land, positions of armies, cards to play or keep, and events."""

from __future__ import annotations

from typing import Final

from baronage.games.fyn.board.geometry import EDGES, chart, cut_off, improved, land_spots, xy
from baronage.games.fyn.data import (
    ANTI,
    CARD_KIND,
    CENTRE,
    CITY,
    CLEAR,
    EVENT,
    FIRST_CAPITAL,
    FORCE,
    IMPROVEMENT,
    LAND,
    NEEDS,
    OASIS,
    REVOLT,
    ROAD,
    SABOTAGE,
    SICKNESS,
    TOWN,
    TYPE,
    VILLAGE,
)
from baronage.games.fyn.rules.combat import fighting
from baronage.games.fyn.rules.realm import armies_on
from baronage.games.fyn.state import HOME, Barons

HOME_CAPITAL: Final = 60.0  # value of a home Capital to the player who takes it

# --- land -----------------------------------------------------------------------------------------------------------


def card_value(s: Barons, seat: int, cell: int) -> float:
    """Return the value of one land card with its improvements."""
    if s.lands[seat][cell] >= FIRST_CAPITAL:
        return HOME_CAPITAL if cell == HOME else 14.0
    kind = TYPE[s.centres[seat].get(cell, 0)]
    if city_distance(s, seat, cell) == 1:  # FYN-GB.05: it may win the game
        return 8.0 + 8.0 * s.holds[seat]
    worth = 1.0 + 1.6 * s.numbers.population[kind] + 1.2 * s.numbers.bonus[kind]
    return worth + 0.3 * (cell in s.roads[seat]) + 0.3 * s.special_at(seat, cell)


def city_distance(s: Barons, seat: int, cell: int) -> int:
    """Return the steps from a cell to the central City, or -1 if there is none."""
    if s.city[seat] < 0:
        return -1
    (x, y), (city_x, city_y) = xy(cell), xy(s.city[seat])
    return abs(x - city_x) + abs(y - city_y)


def nearest_to_city(s: Barons, seat: int) -> int:
    """Return the distance of the central City from the nearest card, or -2 if there is none or it is touched."""
    found = min(city_distance(s, seat, cell) for cell in s.lands[seat])
    return found if found > 1 else -2


def towards_city(s: Barons, seat: int, cell: int) -> float:
    """Return the value of a card on the way to the central City (FYN-GB.03)."""
    nearest = nearest_to_city(s, seat)
    distance = city_distance(s, seat, cell)
    return 0.0 if nearest < 0 or distance >= nearest else 5.0 if distance == 1 else 1.0


def land_worth(s: Barons, seat: int, cell: int) -> float:
    """Return the value lost with a card, including everything it would cut off and armies."""
    worth = card_value(s, seat, cell)
    if cell == HOME:
        return worth
    for other in cut_off(s, seat, cell):
        worth += card_value(s, seat, other)
        for army in armies_on(s, seat, other):
            worth += 0.8 * fighting(s, army, 0, False)
    return worth


def post_worth(s: Barons, seat: int, cell: int) -> float:
    """Return the value of an army on a cell: what it guards, less for each army already there."""
    return land_worth(s, seat, cell) / (1 + 0.7 * len(armies_on(s, seat, cell)))


# --- cards ----------------------------------------------------------------------------------------------------------


def build_worth(s: Barons, seat: int) -> float:
    """Return the value of the armies in hand that could be built now."""
    known = chart(s, seat)
    room = known.population - s.combat(seat)
    strength = 0
    for value in sorted((s.numbers.card_cv[card] for card in s.hands[seat] if CARD_KIND[card] == FORCE), reverse=True)[
        : len(known.sites)
    ]:
        if strength + value <= room:
            strength += value
    return strength * (1.6 if s.combat(seat) < 4 else 1.1)


def put_worth(s: Barons, seat: int, card: int, cell: int) -> float:
    """Return the value of playing this card on this cell now."""
    kind = TYPE[card]
    group = CARD_KIND[card]
    if group == CENTRE:
        guarded = 0.4 * bool(armies_on(s, seat, cell)) - 0.2 * (cell in chart(s, seat).frontier)
        return {VILLAGE: 4.0, TOWN: 9.0, CITY: 3.5}[kind] + guarded
    if group == LAND:
        beside = sum(cell + edge in s.lands[seat] for edge in EDGES)
        covers = any(cell == HOME + edge for edge in EDGES)
        open_ground = {CLEAR: 0.8}.get(kind, 0.0)
        return 1.2 + 0.5 * beside + 2.0 * covers + open_ground + towards_city(s, seat, cell)
    if city_distance(s, seat, cell) == nearest_to_city(s, seat) and not improved(s, seat, cell):
        return 2.4  # further land can be added from here
    if kind == ROAD:
        fresh = not improved(s, seat, cell)
        room = len(land_spots(s, seat))
        lands = sum(CARD_KIND[other] == LAND for other in s.hands[seat])
        return 2.6 if fresh and room <= lands else 0.35 if fresh else 0.2
    land = s.lands[seat][cell]
    if NEEDS[TYPE[land]] != kind:
        return 0.0
    waiting = any(TYPE[other] == VILLAGE for other in s.hands[seat])
    return 2.2 if cell not in s.centres[seat] and waiting else 1.2


def keep_worth(s: Barons, seat: int, card: int) -> float:
    """Return the value of keeping a card in hand."""
    kind, group = TYPE[card], CARD_KIND[card]
    hand = s.hands[seat]
    copies = sum(TYPE[other] == kind for other in hand)
    before = sum(TYPE[other] == kind for other in hand[: hand.index(card)])
    centres = [TYPE[centre] for centre in s.centres[seat].values()]
    if group == CENTRE:
        sites = {VILLAGE: 2, TOWN: centres.count(VILLAGE) + 1, CITY: centres.count(TOWN)}[kind]
        return {VILLAGE: 4.0, TOWN: 6.0, CITY: 2.5}[kind] if before < sites else 0.8
    if group == LAND:
        return 2.0 if before < 1 and land_spots(s, seat) else 0.9
    if kind == ROAD:
        return 1.8 if before < 1 and len(land_spots(s, seat)) < 3 else 0.5
    if group == IMPROVEMENT:
        bare = any(
            NEEDS[TYPE[land]] == kind and cell not in s.specials[kind - OASIS][seat] and cell not in s.centres[seat]
            for cell, land in s.lands[seat].items()
        )
        return 2.0 if bare and before < 1 else 0.3
    if group == FORCE:
        room = chart(s, seat).population - s.combat(seat)
        return 1.0 + 0.8 * s.numbers.card_cv[card] if s.numbers.card_cv[card] <= room and copies < 4 else 0.7
    if group == ANTI:
        return 1.7 if before < 1 else 0.8
    return 3.0 if group == EVENT else 0.0


def gain_worth(s: Barons, seat: int, card: int) -> float:
    """Return the value of a card if it were added to the hand."""
    after = s.clone()
    after.hands[seat].append(card)
    return keep_worth(after, seat, card)


def last_worth(s: Barons, seat: int, card: int) -> float:
    """Return the value that the hand would lose; of equal cards, the last one counts."""
    last = [other for other in s.hands[seat] if TYPE[other] == TYPE[card]][-1]
    return keep_worth(s, seat, last)


def event_worth(s: Barons, kind: int, owner: int, cell: int, what: int) -> float:
    """Return what an event costs the target's owner if the number is odd."""
    centre = TYPE[s.centres[owner].get(cell, 0)]
    if kind == SICKNESS:
        return 1.0 * sum(s.numbers.card_cv[army] for army in armies_on(s, owner, cell))
    if kind == REVOLT:
        gone = [cell, *cut_off(s, owner, cell)]
        armies = sum(s.numbers.card_cv[army] for other in gone for army in armies_on(s, owner, other))
        return sum(card_value(s, owner, other) for other in gone) + armies
    if kind == SABOTAGE and TYPE[what] not in (VILLAGE, TOWN, CITY):
        return 0.5
    return {VILLAGE: 1.6, TOWN: 4.5, CITY: 2.5}.get(centre, 0.0)
