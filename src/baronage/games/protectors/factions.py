"""Abilities: who has which, what the Sanctum gives and takes, and the Mountain King (sections N and O)."""

from __future__ import annotations

from baronage.engine.flow import ALL
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ACT_BANK,
    ACT_FAITH,
    ACT_OFFER,
    ASHES_HIDE_COST,
    BANK,
    CRUSADE,
    FAITH,
    FORECAST,
    HIDE,
    HIDE_COST,
    ISLAND,
    KAL,
    LOOK,
    REFRESHED,
    REGARDS,
    SNOW,
    TOP_LEVEL,
    kings_strength,
)
from baronage.games.protectors.state import Realm


def owns(s: Realm, seat: int, ability: int) -> bool:
    """Is it of the seat's faction, or the Sanctum's gift?"""
    faction = s.faction[seat]
    return (faction > 0 and (ability + 1) >> 1 == faction) or s.gift[seat] == ability


def can(s: Realm, seat: int, ability: int) -> bool:
    """Owned and, if it is a once-per-game ability, not spent (REALM-N0.02)."""
    return owns(s, seat, ability) and not s.used[seat] >> ability & 1


def ashes(s: Realm, seat: int) -> bool:
    """REALM-N2.05: Ashes of Power, while a grey Province is controlled."""
    owner, grey = s.owner, s.grey
    return any(grey[place] and owner[place] == seat for place in range(1, len(owner)))


def hide_price(s: Realm, seat: int) -> int:
    """REALM-N2.02, N2.08: what hiding would cost, or -1 if the seat can't."""
    if not owns(s, seat, HIDE):
        return -1
    count = s.owner.count(seat) - (s.owner[ISLAND] == seat)
    if ashes(s, seat):
        return ASHES_HIDE_COST * count
    return -1 if s.used[seat] >> HIDE & 1 else HIDE_COST * count


def can_look(s: Realm, seat: int, deck: int) -> bool:
    """REALM-F3.01 to F3.03, money left aside."""
    if s.looks[seat] >> deck & 1 or not s.decks[deck]:
        return False
    if deck == 0:
        return owns(s, seat, FORECAST)
    if deck == 1:
        return owns(s, seat, FORECAST) and not s.used[seat] >> LOOK & 1
    return s.owner[ISLAND] == seat


def extra_marches(s: Realm, seat: int) -> int:
    """REALM-G6.02: golden marches beyond the bracket's."""
    return 1 if owns(s, seat, CRUSADE) else 0


# --- the Sanctum ----------------------------------------------------------------------------------------------------


def gainable(s: Realm, seat: int) -> list[int]:
    """REALM-O2.01, O2.04: abilities of factions that the seat does not play; a spent Tier 1 ability not again."""
    used = s.used[seat]
    own = s.faction[seat]
    return [
        ability for ability in range(1, LOOK) if (ability + 1) >> 1 != own and (ability % 2 or not used >> ability & 1)
    ]


def refreshable(s: Realm, seat: int) -> list[int]:
    """REALM-O2.01: the spent Tier 1 ability of the own faction, a spent Dragon look."""
    faction, used = s.faction[seat], s.used[seat]
    if not faction:
        return []
    found = [2 * faction] if used >> 2 * faction & 1 else []
    if faction == KAL and used >> LOOK & 1:
        found.append(LOOK)
    return found


def take_gift(s: Realm, seat: int, gift: int) -> None:
    """REALM-O2.01: it counts from this moment."""
    s.gift[seat] = gift
    if gift >= REFRESHED:
        s.used[seat] &= ~(1 << gift - REFRESHED)


def lose_island(s: Realm, seat: int) -> None:
    """REALM-H3.03, O2.03: control is lost, and with it the Sanctum's gift and what still runs of it."""
    s.owner[ISLAND] = -1
    if s.newcomer == seat:
        s.newcomer = -1
    gift = s.gift[seat]
    s.gift[seat] = 0
    ability = gift
    if gift >= REFRESHED:
        ability = gift - REFRESHED
        s.used[seat] |= 1 << ability
    running = {BANK: ACT_BANK, REGARDS: ACT_OFFER, FAITH: ACT_FAITH}.get(ability, 0)
    s.act[seat] &= ~running
    if s.log is not None:
        s.log.append((verbs.ISLE_LOST, ALL, (s.number[seat],), "REALM-H3.03"))
        if gift:
            s.log.append((verbs.UNTAUGHT, ALL, (s.number[seat], gift), "REALM-O2.03"))


# --- the Mountain King ----------------------------------------------------------------------------------------------

Stand = dict[int, tuple[int, int]]  # place -> (seat, units): foreign units standing in a Province


def king_due(s: Realm, stand: Stand) -> int:
    """REALM-N3.02, N3.07, N3.09: the best ranked player for whom the Mountain King must come, or -1."""
    after = s.owner[:]
    for place, (seat, _) in stand.items():
        after[place] = seat
    for seat in s.rank:
        if not can(s, seat, REGARDS):
            continue
        threatened = [place for place in stand if s.owner[place] == seat]
        if not threatened:
            continue
        if s.act[seat] & ACT_OFFER:  # R100: the ordinary trigger sleeps
            own = [place for place in s.provinces(seat) if s.level[place] == TOP_LEVEL]
            if (
                len(own) == 1
                and own[0] in stand
                and not any(stand[place][0] == seat and s.level[place] == TOP_LEVEL for place in stand)
            ):
                return seat
        elif not any(after[place] == seat for place in range(1, len(after))):
            return seat
    return -1


def kings_regards(s: Realm, stand: Stand) -> None:
    """REALM-N3.02 to N3.09: step J3. `stand` and the units in the Provinces change."""
    snow = s.has_card(SNOW)
    while True:
        seat = king_due(s, stand)
        if seat < 0:
            return
        s.used[seat] |= 1 << REGARDS
        king = kings_strength(s.cash[seat])
        capitols = [place for place in s.provinces(seat) if s.level[place] == TOP_LEVEL]
        offered = bool(s.act[seat] & ACT_OFFER)
        for place in sorted(place for place in stand if s.owner[place] == seat):
            _kings_battle(s, stand, seat, place, king, snow)
        after = s.owner[:]
        for place, (intruder, _) in stand.items():
            after[place] = intruder
        if offered:
            saved = any(after[place] == seat for place in capitols)
        else:
            saved = any(after[place] == seat for place in range(1, len(after)))
        paid = s.cash[seat] // 2 if saved else 0
        s.cash[seat] -= paid
        if s.log is not None:
            if saved:
                s.log.append((verbs.SAVED, ALL, (s.number[seat], paid), "REALM-N3.05 REALM-N3.06"))
            else:
                s.log.append((verbs.KING_FAILED, ALL, (s.number[seat],), "REALM-N3.05"))


def _kings_battle(s: Realm, stand: Stand, seat: int, place: int, king: int, snow: bool) -> None:
    """REALM-N3.03, N3.04: who helps defends with one unit and the rank of the player that is helped."""
    intruder, units = stand[place]
    strength = max(units - snow, 0)
    wins = king > strength or (king == strength and s.rank.index(seat) < s.rank.index(intruder))
    left = units
    if wins:
        del stand[place]
        s.units[place] = left = 1 if king > strength else 0
    elif king == strength:
        left = units - 1
        if left:
            stand[place] = (intruder, left)
        else:
            del stand[place]
    if s.log is not None:
        k = s.number
        facts = (k[seat], place, king, k[intruder], strength, int(wins), left)
        s.log.append((verbs.KING, ALL, facts, "REALM-N3.03 REALM-N3.04"))
