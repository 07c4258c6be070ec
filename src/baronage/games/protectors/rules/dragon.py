"""The Dragon: power, Threshold, eliminations, game ends and settling an attack (sections B, K, L, M)."""

from __future__ import annotations

from baronage.engine.core.state import ALL, Action
from baronage.games.protectors import verbs
from baronage.games.protectors.board.realm import NORMAL
from baronage.games.protectors.data import (
    BLOOD,
    BONUS_PAY,
    BURNT_SHARE,
    FIRE,
    HIDE,
    ISLAND,
    MAX_MAGI,
    NINE_MAGI,
    REWARD,
    card_rise,
)
from baronage.games.protectors.rules.factions import ashes, hide_price, lose_island
from baronage.games.protectors.state import BY_DRAGON, BY_PLAYERS, Realm
from baronage.games.protectors.verbs import DRAGON_PLAYERS, DRAGON_PROVINCES, LAST

Draft = tuple[Action, ...]
# the Scale of Terror (REALM-Q1.03)
WYRMLING, WURM, GREAT_WURM, DRAGON_PROPER, ANCIENT, WORLDEATER = range(6)

# --- power ----------------------------------------------------------------------------------------------------------


def rise(s: Realm) -> int:
    """Return how far a card drawn now raises the DPL (REALM-L1.01)."""
    return card_rise(max((s.cash[seat] for seat in s.rank), default=0), s.land.provinces)


def threshold(s: Realm) -> int:
    """Return the current Threshold (REALM-L2.01, L2.02)."""
    before = now = 0
    for turn in s.out_turn:
        if turn:
            if turn < s.turn:
                before += 1
            else:
                now += 1
    each = s.seats if now and s.has_card(BLOOD) else 2
    p = s.land.provinces
    return max(2 * (p - before) - each * now, p if s.version == NORMAL else 1)


def hoard(s: Realm) -> int:
    """Return the row of table 2.6: 1 or 2 if the richest player's cash makes cards add more, otherwise 0."""
    return card_rise(max((s.cash[seat] for seat in s.rank), default=0), 1) - 1


def raise_power(s: Realm, by: int) -> None:
    """Raise the DPL by `by`; a rise lets checks count again (REALM-L2.05)."""
    s.dpl += by
    if by:
        s.frozen = 0


def worldeater(s: Realm) -> bool:
    """Return whether the Dragon is the Worldeater (REALM-M1.02)."""
    return s.dpl >= 3 * s.land.provinces


def terror(s: Realm) -> int:
    """Return the Dragon's place on the Scale of Terror (REALM-Q1.03)."""
    p = s.land.provinces
    owed = sum(len(s.greens(seat)) for seat in s.rank)
    if worldeater(s):
        return WORLDEATER
    if 2 * s.dpl >= 5 * p:
        return ANCIENT
    if s.dpl >= 2 * p:
        return DRAGON_PROPER
    return GREAT_WURM if s.dpl > 2 * owed else WURM if s.dpl > owed else WYRMLING


# --- eliminations and ends ------------------------------------------------------------------------------------------


def eliminate(s: Realm, seats: list[int], by: int) -> None:
    """Eliminate several seats together (REALM-K1.03, K1.05, K1.06, D3.02).

    The shares of players who took their Provinces have already been paid (K1.02).
    """
    before = threshold(s)
    for seat in sorted(seats, key=s.rank.index, reverse=True):  # the lower ranked are eliminated first (section 10)
        if s.owner[ISLAND] == seat:
            s.units[ISLAND] = 0
            lose_island(s, seat)
        for place in range(1, len(s.owner)):
            if s.owner[place] == seat:
                s.owner[place] = -1
                s.units[place] = s.work[place] = s.ready[place] = 0  # M4.02
        s.cash[seat] = s.spent[seat] = s.owes[seat] = s.act[seat] = 0
        s.fell.append(seat)
        s.out_turn[seat] = max(s.turn, 1)
        s.out_by[seat] = by
        s.pending[2 * seat : 2 * seat + 2] = [0, 0]
        s.looked[4 * seat : 4 * seat + 4] = [0, 0, 0, 0]
        if s.log is not None:
            rules = "REALM-K1.01" if by == BY_PLAYERS else "REALM-K1.04"
            s.log.append((verbs.ELIMINATED, ALL, (s.number[seat], by), f"{rules} REALM-D3.02"))
    s.rank = [seat for seat in s.rank if seat not in seats]
    if seats and threshold(s) < before:
        s.frozen = 0


def ends(s: Realm) -> None:
    """End the game if the Dragon won, the Realm is burnt or one side is left, in that order (REALM-B1.09)."""
    n, p = s.seats, s.land.provinces
    if s.out_by.count(BY_DRAGON) >= (n + 1) // 2 or not s.rank:  # B1.06, R115
        s.end(DRAGON_PLAYERS, "REALM-B1.06")
    if 100 * sum(s.grey) >= BURNT_SHARE * p:
        s.end(DRAGON_PROVINCES, "REALM-B1.07")
    if s.teams > 0:
        if len({s.team[seat] for seat in s.rank}) == 1:
            s.end(LAST, "REALM-P4.01")
    elif len(s.rank) == 1:
        s.end(LAST, "REALM-B1.01")


# --- a commitment ---------------------------------------------------------------------------------------------------


def min_us(s: Realm, seat: int) -> int:
    """Return the min.US of a seat (REALM-M1.03)."""
    greens = len(s.greens(seat))
    return 2 * greens if worldeater(s) else greens


def magi_of(draft: Draft) -> int:
    """Return the number of Highmagisters on a sheet."""
    for action in draft:
        if action[0] == verbs.MAGI:
            return action[1]
    return 0


def commits_of(draft: Draft) -> dict[int, int]:
    """Return the committed units by place."""
    return {action[1]: action[2] for action in draft if action[0] == verbs.COMMIT}


def strength(s: Realm, seat: int, draft: Draft) -> int:
    """Return the US of a commitment (REALM-M3.01)."""
    total = commits = 0
    for action in draft:
        if action[0] == verbs.COMMIT and action[2]:
            commits += 1
            total += action[2] - 1 if s.work[action[1]] else action[2]
        elif action[0] == verbs.MAGI:
            total += NINE_MAGI if action[1] == MAX_MAGI else action[1]
    if commits and s.owner[ISLAND] == seat:
        total += 1  # O2.06: enchanted weapons
    return total


def to_die(s: Realm, seat: int, draft: Draft) -> int:
    """Return how many committed units die if the Protectors win and the player met min.US (REALM-M5.01)."""
    return min(min_us(s, seat), sum(commits_of(draft).values()))


def deaths(s: Realm, seat: int, draft: Draft, us: int) -> dict[int, int]:
    """Return the units that die by place in a victory, for `us` US given (REALM-M2.04, M5.01, M5.03)."""
    commits = commits_of(draft)
    if us < min_us(s, seat):
        return commits
    needed = to_die(s, seat, draft)
    found: dict[int, int] = {}
    listed = [(action[1], action[2]) for action in draft if action[0] == verbs.SACRIFICE]
    for place, units in [*listed, *sorted(commits.items())]:
        die = min(units, commits.get(place, 0) - found.get(place, 0), needed)
        if die > 0:
            found[place] = found.get(place, 0) + die
            needed -= die
    return found


def undefended(s: Realm, seat: int, draft: Draft, us: int) -> list[int]:
    """Return the green Provinces that burn if the player gives `us` US (REALM-M2.05, M6.04)."""
    greens = s.greens(seat)
    missing = min(min_us(s, seat) - us, len(greens))
    if missing <= 0:
        return []
    named = [action[1] for action in draft if action[0] == verbs.BURN and action[1] in greens]
    named = list(dict.fromkeys(named))[:missing]
    rest = [place for place in greens if place not in named]
    return named + rest[: missing - len(named)]


def bonus_of(us: int, owed: int) -> tuple[int, int]:
    """Return the bonus VPs and bonus $Realm (REALM-M5.04)."""
    if us >= max(3, 3 * owed):
        return 2, BONUS_PAY[2] * (us - owed)
    if us >= max(2, 2 * owed):
        return 1, BONUS_PAY[1] * (us - owed)
    return 0, 0


def reward_of(greens: int) -> int:
    """Return the reward for `greens` green Provinces (REALM-M5.02)."""
    return REWARD + REWARD * greens if greens else 0


# --- an attack is settled -------------------------------------------------------------------------------------------


def settle_attack(s: Realm, sheets: list[Draft], shown: int = 0) -> None:
    """Settle a Dragon attack in the order of REALM-M6.09.

    `sheets` are by seat; an empty sheet commits nothing (M2.03). `told` is a bit set of seats whose sheets were
    published before the players with a Bank chose.
    """
    before = s.rank[:]
    hidden = [seat for seat in before if any(action[0] == verbs.HIDING for action in sheets[seat])]
    read_out(s, sheets, [seat for seat in before if not shown >> seat & 1])
    for seat in before:
        _fees(s, seat, sheets[seat], seat in hidden)
    s.rank = [seat for seat in before if seat not in hidden]  # N2.03
    power = s.dpl
    us = {seat: strength(s, seat, sheets[seat]) for seat in s.rank}
    owed = {seat: min_us(s, seat) for seat in s.rank}
    total = sum(us.values())
    for seat in s.rank:
        _work_deserted(s, seat, sheets[seat])
    wins = total > power
    if s.log is not None:
        s.log.append((verbs.CLASH, ALL, (total, power, int(wins)), "REALM-M3.02 REALM-M3.03"))
    titled = -1
    if wins:
        titled = _victory(s, sheets, us, owed)
        s.dpl = 0
        s.frozen = 0
    else:
        _defeat(s, sheets, us, owed)
        s.dpl = (power + 1) // 2
        s.frozen = int(s.dpl == power)  # L2.05
    if s.log is not None:
        s.log.append((verbs.POWER_NOW, ALL, (s.dpl, threshold(s)), "REALM-M5.07 REALM-M6.08"))
    _return_hidden(s, before, hidden, titled)
    ends(s)


def read_out(s: Realm, sheets: list[Draft], seats: list[int]) -> None:
    """Publish these players' choices before any of them takes effect (REALM-M2.06)."""
    if s.log is None:
        return
    for seat in seats:
        draft, k = sheets[seat], s.number[seat]
        if any(action[0] == verbs.HIDING for action in draft):
            s.log.append((verbs.HID, ALL, (k, hide_price(s, seat)), "REALM-N2.02 REALM-N2.03"))
        else:
            commits = commits_of(draft)
            idle = sum(1 for place, units in commits.items() if units and s.work[place])
            armed = int(s.owner[ISLAND] == seat and any(commits.values()))
            us, owed = strength(s, seat, draft), min_us(s, seat)
            params = (k, us, owed, sum(commits.values()), magi_of(draft), idle, armed)
            s.log.append((verbs.COMMITTED, ALL, params, "REALM-M2.06 REALM-M3.01"))


def _fees(s: Realm, seat: int, draft: Draft, hides: bool) -> None:
    """Charge fees when the choice is revealed, regardless of the outcome (REALM-N0.03)."""
    if hides:
        price = hide_price(s, seat)
        s.cash[seat] -= price
        if not ashes(s, seat):  # N2.08: an upgraded use keeps the ability unspent
            s.used[seat] |= 1 << HIDE
    magi = magi_of(draft)
    if magi:
        s.cash[seat] -= s.numbers.magi_cost * magi
        s.used[seat] |= 1 << FIRE


def _work_deserted(s: Realm, seat: int, draft: Draft) -> None:
    """Cancel Work where the committed units leave it (REALM-M4.01)."""
    for place, units in commits_of(draft).items():
        if s.work[place] and units == s.units[place]:
            s.work[place] = 0
            if s.log is not None:
                s.log.append((verbs.WORK_LOST, ALL, (s.number[seat], place), "REALM-M4.01"))


def _die(s: Realm, seat: int, dead: dict[int, int], rule: str) -> None:
    for place, units in sorted(dead.items()):
        if units:
            s.units[place] -= units
            if s.log is not None:
                s.log.append((verbs.DIED, ALL, (s.number[seat], place, units), rule))


def _victory(s: Realm, sheets: list[Draft], us: dict[int, int], owed: dict[int, int]) -> int:
    """Apply a victory of the Protectors and return the seat that won the title, or -1 (REALM-M5.01 to M5.06)."""
    for seat in s.rank:
        rule = "REALM-M5.01" if us[seat] >= owed[seat] else "REALM-M5.03"
        _die(s, seat, deaths(s, seat, sheets[seat], us[seat]), rule)
    for seat in s.rank:
        reward = reward_of(len(s.greens(seat))) if us[seat] >= owed[seat] else 0
        points, bonus = bonus_of(us[seat], owed[seat])
        s.cash[seat] += reward + bonus
        s.bonus[seat] += points
        if s.log is not None and reward + bonus:
            s.log.append((verbs.REWARDED, ALL, (s.number[seat], reward, bonus, points), "REALM-M5.02 REALM-M5.04"))
    best = max((us[seat] - owed[seat] for seat in s.rank), default=0)
    if best < 1:
        return -1
    hero = next(seat for seat in s.rank if us[seat] - owed[seat] == best)  # the higher ranked wins ties
    s.rank.remove(hero)
    s.rank.insert(0, hero)
    s.titles[hero] += 3
    if s.log is not None:
        s.log.append((verbs.TITLE, ALL, (s.number[hero],), "REALM-M5.05"))
    return hero


def _defeat(s: Realm, sheets: list[Draft], us: dict[int, int], owed: dict[int, int]) -> None:
    """Apply a victory of the Dragon (REALM-M6.01 to M6.07)."""
    k = s.number
    below = [seat for seat in s.rank if us[seat] < owed[seat]]
    protector = s.rank[0] if s.rank else -1
    last = s.rank[-1] if s.rank else -1
    burning = {seat: undefended(s, seat, sheets[seat], us[seat]) for seat in below if seat != protector}
    for seat in s.rank:
        _die(s, seat, commits_of(sheets[seat]), "REALM-M6.01")
    if protector in below:
        if s.log is not None:
            s.log.append((verbs.RUINED, ALL, (k[protector], s.cash[protector]), "REALM-M6.03"))
        s.cash[protector] = s.spent[protector] = 0
    fallen = []
    for seat, places in burning.items():
        for place in places:
            s.owner[place] = -1
            s.units[place] = s.level[place] = s.work[place] = s.ready[place] = 0  # M4.02
            s.grey[place] = 1
            if s.log is not None:
                s.log.append((verbs.BURNT, ALL, (place, k[seat]), "REALM-M6.04"))
        if not s.greens(seat):  # M6.07
            fallen.append(seat)
            if s.log is not None:
                s.log.append((verbs.NO_GREEN, ALL, (k[seat],), "REALM-M6.07"))
        elif seat == last:  # M6.06
            fallen.append(seat)
            if s.log is not None:
                s.log.append((verbs.NO_QUARTER, ALL, (k[seat],), "REALM-M6.06"))
    eliminate(s, fallen, BY_DRAGON)
    drop = [seat for seat in below if seat not in fallen]
    if drop:
        s.rank = [seat for seat in s.rank if seat not in drop] + drop  # M6.05
        if s.log is not None:
            for seat in drop:
                s.log.append((verbs.DROPPED, ALL, (k[seat],), "REALM-M6.05"))


def _return_hidden(s: Realm, before: list[int], hidden: list[int], titled: int) -> None:
    """Return hidden players to their old places, best first; a title won in this attack stays first (REALM-N2.04)."""
    for seat in hidden:
        at = min(before.index(seat), len(s.rank))
        if at == 0 and titled >= 0:
            at = 1
        s.rank.insert(at, seat)
        if s.log is not None:
            s.log.append((verbs.RETURNS, ALL, (s.number[seat], at + 1), "REALM-N2.04"))
