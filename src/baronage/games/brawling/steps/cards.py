"""Action cards and the Courthouse: what they may be aimed at, and what they do (BRAWL-11.05 to 11.07, 12.09)."""

from __future__ import annotations

from baronage.engine.flow import ALL, Action
from baronage.games.brawling import verbs
from baronage.games.brawling.bank import pay
from baronage.games.brawling.data import BOMB_COST, BUILDING, CARD, MILITARY, PRISON_COST, TYPE, UP
from baronage.games.brawling.state import Barons
from baronage.games.brawling.town import discard_from_hand, discard_unit, lower_unit, raise_unit, unit_at


def bombable(s: Barons) -> list[int]:
    """BRAWL-11.05, 1.12: every card in play."""
    found: list[int] = []
    for seat in range(s.seats):
        for zone in (s.towns[seat], s.walls[seat], s.armies[seat], s.aids[seat]):
            for card in zone:
                found.append(card & CARD)
    return found


def arrestable(s: Barons, seat: int) -> list[int]:
    """BRAWL-11.07, 12.09: every opposing military unit in a town or on a wall."""
    found: list[int] = []
    for foe in s.foes[seat]:
        found.extend(unit & CARD for unit in s.towns[foe] if TYPE[unit] == MILITARY)
        found.extend(unit & CARD for unit in s.walls[foe])
    return found


def flips(s: Barons, card: int) -> list[Action]:
    """BRAWL-11.06, 11.12: civilians and military units in any town and on any wall."""
    found: list[Action] = []
    for seat in range(s.seats):
        for zone in (s.towns[seat], s.walls[seat]):
            for unit in zone:
                if TYPE[unit] == BUILDING:
                    continue
                found.append((verbs.FLIP_DOWN, card, unit & CARD))
                if unit < UP and TYPE[unit + UP] != BUILDING:
                    found.append((verbs.FLIP_UP, card, unit))
    return found


def play_card(s: Barons, seat: int, card: int, rule: str) -> None:
    """BRAWL-11.10: the card is discarded before its effect."""
    discard_from_hand(s, seat, card)
    if s.log is not None:
        s.log.append((verbs.PLAYED, ALL, (seat, card), rule))


def downgrade(s: Barons, card: int, rule: str) -> None:
    """BRAWL-7.07, 7.08: turn a unit to its base half; a base unit is discarded."""
    owner, zone, unit = unit_at(s, card)
    fate = lower_unit(s, zone, unit)
    if s.log is not None:
        s.log.append((verbs.LOWERED, ALL, (owner, unit, fate), f"{rule} BRAWL-7.08" if fate == 2 else rule))


def play_action_card(s: Barons, seat: int, action: Action) -> None:
    """BRAWL-11.05 to 11.07."""
    verb, card, target = action
    if verb == verbs.BOMB:
        play_card(s, seat, card, "BRAWL-11.05")
        pay(s, seat, BOMB_COST)
        owner, zone, unit = unit_at(s, target)
        if owner < 0:
            owner = next(holder for holder in range(s.seats) if target in s.aids[holder])
            zone, unit = s.aids[owner], target
        discard_unit(s, zone, unit)
        if s.log is not None:
            s.log.append((verbs.BOMBED, ALL, (owner, unit), "BRAWL-11.05"))
    elif verb == verbs.PRISON:
        play_card(s, seat, card, "BRAWL-11.07")
        pay(s, seat, PRISON_COST)
        owner, zone, unit = unit_at(s, target)
        discard_unit(s, zone, unit)
        if s.log is not None:
            s.log.append((verbs.JAILED, ALL, (owner, unit), "BRAWL-11.07"))
    else:
        play_card(s, seat, card, "BRAWL-11.06")
        owner, zone, _ = unit_at(s, target)
        if verb == verbs.FLIP_UP:
            raise_unit(s, zone, target)
            if s.log is not None:
                s.log.append((verbs.FLIPPED, ALL, (owner, target), "BRAWL-11.06"))
        else:
            downgrade(s, target, "BRAWL-11.06")
