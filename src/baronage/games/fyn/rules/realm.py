"""Changes of realms: placing, removing and capturing cards, shrinking centres, and elimination."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import EAST, EDGES, NORTH, SOUTH, WEST, connected, cut_off
from baronage.games.fyn.data import FIRST_CAPITAL, TYPE, VILLAGE
from baronage.games.fyn.state import HOME, OVER, Barons
from baronage.games.fyn.verbs import EMPIRE_FELL, EMPIRE_LEFT, HORDES_GONE, LAST_BARON

# --- single cards ---------------------------------------------------------------------------------------------------


def dispose(s: Barons, card: int) -> None:
    """Move a card to the discard pile; a Capital leaves the game (FYN-B1.13)."""
    if card >= FIRST_CAPITAL:
        s.box.append(card)
    else:
        s.discard.append(card)


def kill(s: Barons, seat: int, army: int, rule: str) -> None:
    """Discard an army in play."""
    cell = s.armies[seat].pop(army)
    s.discard.append(army)
    if s.log is not None:
        s.log.append((verbs.FELL, ALL, (seat, army, cell), rule))


def armies_on(s: Barons, seat: int, cell: int) -> list[int]:
    """Return the armies on a card, in ascending id (FYN-D4.16)."""
    found = [army for army, where in s.armies[seat].items() if where == cell]
    found.sort()
    return found


def improvements_on(s: Barons, seat: int, cell: int) -> list[int]:
    """Return every improvement card on a land card: road, special improvement, centre."""
    return [grids[seat][cell] for grids in (s.roads, *s.specials, s.centres) if cell in grids[seat]]


def lying_at(s: Barons, seat: int, cell: int) -> tuple[int, tuple[int, ...]]:
    """Return the land card of a cell, or 0, and the improvements on it, for messages."""
    if not 0 <= seat < s.seats:
        return 0, ()
    return s.lands[seat].get(cell, 0), tuple(improvements_on(s, seat, cell))


def lose_land(s: Barons, seat: int, cell: int, rule: str) -> None:
    """Discard a land card with all improvements and armies on it (FYN-D4.47, E4.15)."""
    for army in armies_on(s, seat, cell):
        kill(s, seat, army, rule)
    cards = [*improvements_on(s, seat, cell), s.lands[seat][cell]]
    for grids in (s.roads, *s.specials, s.centres, s.lands):
        grids[seat].pop(cell, None)
    s.realm_changed(seat)
    for card in cards:
        dispose(s, card)
        if s.log is not None:
            s.log.append((verbs.LOST, ALL, (seat, card, cell), rule))


def touches_city(s: Barons, seat: int) -> bool:
    """Return whether a land card is beside the central City (FYN-GB.03)."""
    city = s.city[seat]
    lands = s.lands[seat]
    return city >= 0 and (
        city + NORTH in lands or city + EAST in lands or city + SOUTH in lands or city + WEST in lands
    )


def check_hold(s: Barons, seat: int) -> None:
    """Reset the hold counter to 0 if the City is no longer touched (FYN-GB.04)."""
    if s.holds[seat] and not touches_city(s, seat):
        s.holds[seat] = 0
        if s.log is not None:
            s.log.append((verbs.HOLDS, ALL, (seat, 0), "FYN-GB.04"))


# --- shrinking centres ----------------------------------------------------------------------------------------------


def find_centre(s: Barons, kind: int) -> int:
    """Take out the lowest id of the discard pile, or else the topmost of the draw deck; return it or 0 (FYN-E4.11)."""
    best = 0
    for card in s.discard:
        if TYPE[card] == kind and (not best or card < best):
            best = card
    if best:
        s.discard.remove(best)
        return best
    for place in range(len(s.deck) - 1, -1, -1):
        if TYPE[s.deck[place]] == kind:
            return s.deck.pop(place)
    return 0


def step_down(s: Barons, seat: int, cell: int, rule: str) -> None:
    """Replace a City by a Town, a Town by a Village, or remove a Village (FYN-E4.10, E4.12)."""
    old = s.centres[seat].pop(cell)
    kind = TYPE[old] - 1
    new = 0
    while kind >= VILLAGE and not new:
        new = find_centre(s, kind)
        kind -= 1
    s.discard.append(old)
    if new:
        s.centres[seat][cell] = new
        s.committed = True
    s.realm_changed(seat)
    if s.log is not None:
        s.log.append((verbs.STEPPED, ALL, (seat, cell, old, new), f"{rule} FYN-E4.10 FYN-E4.11"))


def revolt(s: Barons, seat: int, cell: int) -> None:
    """Remove a land with everything on it and whatever is then cut off (FYN-E4.15, E4.16)."""
    gone = cut_off(s, seat, cell)
    lose_land(s, seat, cell, "FYN-E4.15")
    for other in gone:
        lose_land(s, seat, other, "FYN-E4.16")
    check_hold(s, seat)


# --- capture --------------------------------------------------------------------------------------------------------


def landing(s: Barons, attacker: int, defender: int, target: int, origin: int, edge: int) -> dict[int, int]:
    """Return old cell -> new cell of every card the attacker gets, the target first (FYN-D4.41, D4.45 to D4.48)."""
    new = origin + EDGES[edge]
    placed = {target: new}
    if target == HOME:  # FYN-D4.51
        return placed
    shift = new - target
    mine = s.lands[attacker]
    gone = cut_off(s, defender, target)
    fits = [
        cell for cell in gone if cell + shift >= 0 and cell + shift not in mine and cell + shift != s.city[attacker]
    ]
    held = connected({**mine, new: 1, **{cell + shift: 1 for cell in fits}})
    placed.update((cell, cell + shift) for cell in fits if cell + shift in held)
    return placed


def lost_by(s: Barons, attacker: int, defender: int, target: int, origin: int, edge: int) -> int:
    """Return how many land cards a capture with this placement discards (default of DEC-12)."""
    if target == HOME:
        return 0
    return len(cut_off(s, defender, target)) + 1 - len(landing(s, attacker, defender, target, origin, edge))


def capture(s: Barons, attacker: int, defender: int, target: int, origin: int, edge: int, group: list[int]) -> None:
    """Transfer the captured land and what it cuts off, and move the group in (FYN-D4.40 to D4.52)."""
    placed = landing(s, attacker, defender, target, origin, edge)
    gone = [] if target == HOME else cut_off(s, defender, target)
    for cell in gone:  # FYN-D4.45
        for army in armies_on(s, defender, cell):
            kill(s, defender, army, "FYN-D4.45")
    for cell in gone:
        if cell not in placed:
            lose_land(s, defender, cell, "FYN-D4.47 FYN-D4.48")
    for cell, new in placed.items():
        card = s.lands[defender][cell]
        for grids in (s.lands, s.roads, *s.specials, s.centres):
            on = grids[defender].pop(cell, 0)
            if on:
                grids[attacker][new] = on
        if s.log is not None:
            kind, rule = (verbs.CAPTURED, "FYN-D4.41") if cell == target else (verbs.FOLLOWED, "FYN-D4.45 FYN-D4.46")
            s.log.append((kind, ALL, (attacker, defender, cell, new, card), rule))
    for army in group:  # FYN-D4.43
        s.armies[attacker][army] = placed[target]
    s.realm_changed(attacker)
    s.realm_changed(defender)
    if target == HOME:
        eliminate(s, defender, attacker)
    else:
        check_hold(s, defender)


# --- elimination ----------------------------------------------------------------------------------------------------


def eliminate(s: Barons, seat: int, by: int) -> None:
    """Discard all cards of a player; the game may end (FYN-F1.01 to F1.03, GA.05, GA.06, GA.10)."""
    s.alive &= ~(1 << seat)
    s.out.append(seat)
    for cell in sorted(s.lands[seat]):
        lose_land(s, seat, cell, "FYN-F1.02")
    for card in s.hands[seat]:
        s.discard.append(card)
        if s.log is not None:
            s.log.append((verbs.DISCARDED, ALL, (seat, card), "FYN-F1.02"))
    s.hands[seat], s.known[seat] = [], []
    if s.log is not None:  # last, so that it is next to the end of the game if it causes that
        s.log.append((verbs.ELIMINATED, ALL, (seat, by), "FYN-F1.08" if by < 0 else "FYN-F1.01 FYN-F1.02"))
    s.committed = True
    check_hold(s, seat)
    if seat == s.empire:
        if by >= 0:
            s.end(EMPIRE_FELL, "FYN-GA.05", by)
        s.end(EMPIRE_LEFT, "FYN-GA.10")
    if s.alive & (s.alive - 1) == 0:
        winner = s.alive.bit_length() - 1
        if s.barbarians:
            s.end(HORDES_GONE, "FYN-GA.06", winner)
        s.end(LAST_BARON, "FYN-F1.03", winner)


def on_leave(s: Barons, seat: int, how: int) -> None:
    """Eliminate a departing player; their home Capital leaves the game and no one gains (FYN-F1.08, F1.09)."""
    if not s.alive >> seat & 1:
        return
    s.changed = 0
    if seat == s.active:
        s.stage = OVER
    eliminate(s, seat, -1)


# --- the hand -------------------------------------------------------------------------------------------------------


def take_from_hand(s: Barons, seat: int, card: int) -> None:
    """Remove a card from the hand, publicly."""
    place = s.hands[seat].index(card)
    del s.hands[seat][place]
    del s.known[seat][place]


def hand_types(s: Barons, seat: int) -> list[int]:
    """Return the oldest card of each type in hand (FYN-Q1.02)."""
    found: dict[int, int] = {}
    for card in s.hands[seat]:
        if TYPE[card] not in found:
            found[TYPE[card]] = card
    return list(found.values())
