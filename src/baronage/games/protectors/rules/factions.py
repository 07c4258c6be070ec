"""Abilities: ownership, gains and losses by the Sanctum, and the Mountain King (sections N and O)."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ACT_BANK,
    ACT_FAITH,
    ACT_OFFER,
    BANK,
    CRUSADE,
    FAITH,
    FORECAST,
    HIDE,
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
    """Return whether an ability belongs to the seat's faction or is its Sanctum gift."""
    faction = s.faction[seat]
    return (faction > 0 and (ability + 1) >> 1 == faction) or s.gift[seat] == ability


def can(s: Realm, seat: int, ability: int) -> bool:
    """Return whether an ability is owned and, if usable once per game, unspent (REALM-N0.02)."""
    return owns(s, seat, ability) and not s.used[seat] >> ability & 1


def ashes(s: Realm, seat: int) -> bool:
    """Return whether Ashes of Power applies: the seat controls a grey Province (REALM-N2.05)."""
    owner, grey = s.owner, s.grey
    return any(grey[place] and owner[place] == seat for place in range(1, len(owner)))


def hide_price(s: Realm, seat: int) -> int:
    """Return the price of hiding, or -1 if the seat can't hide (REALM-N2.02, N2.08)."""
    if not owns(s, seat, HIDE):
        return -1
    count = s.owner.count(seat) - (s.owner[ISLAND] == seat)
    if ashes(s, seat):
        return s.numbers.ashes_hide_cost * count
    return -1 if s.used[seat] >> HIDE & 1 else s.numbers.hide_cost * count


def can_look(s: Realm, seat: int, deck: int) -> bool:
    """Return whether the seat may look at `deck`, regardless of money (REALM-F3.01 to F3.03)."""
    if s.looks[seat] >> deck & 1 or not s.decks[deck]:
        return False
    if deck == 0:
        return owns(s, seat, FORECAST)
    if deck == 1:
        return owns(s, seat, FORECAST) and not s.used[seat] >> LOOK & 1
    return s.owner[ISLAND] == seat


def extra_marches(s: Realm, seat: int) -> int:
    """Return the number of golden marches beyond the bracket's (REALM-G6.02)."""
    return 1 if owns(s, seat, CRUSADE) else 0


# --- the Sanctum ----------------------------------------------------------------------------------------------------


def gainable(s: Realm, seat: int) -> list[int]:
    """Return the gainable abilities of other factions, without spent Tier 1 abilities (REALM-O2.01, O2.04)."""
    used = s.used[seat]
    own = s.faction[seat]
    return [
        ability for ability in range(1, LOOK) if (ability + 1) >> 1 != own and (ability % 2 or not used >> ability & 1)
    ]


def refreshable(s: Realm, seat: int) -> list[int]:
    """Return the spent abilities that can be refreshed: own Tier 1 and the Dragon look (REALM-O2.01)."""
    faction, used = s.faction[seat], s.used[seat]
    if not faction:
        return []
    found = [2 * faction] if used >> 2 * faction & 1 else []
    if faction == KAL and used >> LOOK & 1:
        found.append(LOOK)
    return found


def take_gift(s: Realm, seat: int, gift: int) -> None:
    """Give the seat a Sanctum gift, effective at once (REALM-O2.01)."""
    s.gift[seat] = gift
    if gift >= REFRESHED:
        s.used[seat] &= ~(1 << gift - REFRESHED)


def lose_island(s: Realm, seat: int) -> None:
    """End control of the Island, its Sanctum gift and the gift's running effects (REALM-H3.03, O2.03)."""
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
    """Return the best ranked player for whom the Mountain King must fight, or -1 (REALM-N3.02, N3.07, N3.09)."""
    after = s.owner[:]
    for place, (seat, _) in stand.items():
        after[place] = seat
    for seat in s.rank:
        if not can(s, seat, REGARDS):
            continue
        threatened = [place for place in stand if s.owner[place] == seat]
        if not threatened:
            continue
        if s.act[seat] & ACT_OFFER:  # R100: the ordinary trigger is inactive
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
    """Run step J3, the Mountain King, changing `stand` and the units in Provinces (REALM-N3.02 to N3.09)."""
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
    """Fight the Mountain King's battle, in which the King has one unit and the helped player's rank (REALM-N3.03,
    N3.04)."""
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
        params = (k[seat], place, king, k[intruder], strength, int(wins), left)
        s.log.append((verbs.KING, ALL, params, "REALM-N3.03 REALM-N3.04"))
