"""The heuristic player: it eliminates rivals, keeps its min.US, and commits when the Protectors can win.

It uses only a view. Bids buy golden marches and the first place, which the Dragon can't burn. Money buys units where a
rival can be eliminated. Against the Dragon it weighs each commitment by what the others may bring, and by what is left
if a second attack follows at once (`forecast.py`, `heuristics.py`).
"""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.ai.forecast import AHEAD, BEHIND, UNDER, again, attack_odds
from baronage.games.protectors.ai.heuristics import (
    AFTER,
    DOOM,
    MONEY,
    defeat,
    dragons_half,
    holdings,
    ordeal,
    race,
    rivals,
    to_burn,
    victory,
)
from baronage.games.protectors.ai.purse import levy, recruits, wise_bid
from baronage.games.protectors.ai.tactics import plan, threat, victims
from baronage.games.protectors.data import (
    CRUSADE,
    IRO,
    ISLAND,
    MAX_MAGI,
    NINE_MAGI,
)
from baronage.games.protectors.rules.dragon import min_us
from baronage.games.protectors.rules.economy import last_turn
from baronage.games.protectors.rules.factions import hide_price, owns
from baronage.games.protectors.rules.orders import orderable
from baronage.games.protectors.rules.ranking import effective
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.attack import seen_by_the_bank
from baronage.games.protectors.steps.opening import V3, vote_of
from baronage.games.protectors.steps.window import Draft, key_of

OPENING_BID: Final = 41  # most of the cash: a golden march takes a neighbour in the first turn
SPREAD: Final = 3  # opening bids vary by less than this, so that these bots don't always tie
TAKEN: Final = 0.8  # share of rivals surviving a lost attack beside an own army that this army eliminates
PEACE: Final = 2.0  # rivals that can be eliminated before a beaten Dragon attacks again
LATE: Final = 8  # from this turn on, Victory Points come before units


def choose(s: Realm, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Return one of `actions`, chosen from the seat's view."""
    key, draft = key_of(s), s.draft(seat)
    wanted: list[Action]
    if key == "orders":
        wanted = [_order(s, seat, draft, actions)]
    elif key in ("attack", "bankattack"):
        wanted = _commitment(s, seat, draft, actions)
    elif key == "buying":
        wanted = _purchase(s, seat, draft, actions)
    elif key in ("opening", "rebid", "bankbid"):
        wanted = _bid(s, seat, draft, actions, chance)
    elif key == "vote":
        wanted = [
            (verbs.SEND,),
            (verbs.BALLOT, int(vote_of(s) == V3)),
        ]  # vote for a small Realm and a faction of choice
    else:
        wanted = []
    for action in wanted:
        if action in actions or (action[0] == verbs.BID and action[1] <= s.cash[seat]):  # any amount, listed or not
            return action
    return actions[0] if (verbs.SEND,) not in actions else (verbs.SEND,)


# --- bids -------------------------------------------------------------------------------------------------------------


def _near(actions: list[Action], amount: int) -> list[Action]:
    """Return the largest listed bid that is not above `amount`."""
    rungs = [action for action in actions if action[0] == verbs.BID and action[1] <= amount]
    return [max(rungs)] if rungs else []


def _bid(s: Realm, seat: int, draft: Draft, actions: list[Action], chance: Chance) -> list[Action]:
    opening = key_of(s) == "opening"
    drafted = [action[0] for action in draft]
    if s.factions == 1 and verbs.FACTION not in drafted and opening:
        return [(verbs.FACTION, IRO)]
    if verbs.BID in drafted:
        return [(verbs.SEND,)]
    if owns(s, seat, CRUSADE) or (verbs.FACTION, IRO) in draft:
        return _near(actions, 0)  # a Crusade marches golden in any bracket
    if opening:
        ahead = effective(s, seat, 0)  # the Great Game of Politics adds the rest
        return [(verbs.BID, min(OPENING_BID - ahead + chance.below(SPREAD), s.cash[seat]))]
    return _near(actions, s.cash[seat])


# --- orders -----------------------------------------------------------------------------------------------------------


def _order(s: Realm, seat: int, draft: Draft, actions: list[Action]) -> Action:
    """Return the next order of the plan.

    The mood is a function of the view, so that all clicks follow the same plan.
    """
    places = orderable(s, seat)
    if len(draft) < len(places):
        place = places[len(draft)]
        mood = s.turn * 31 + s.dpl * 7 + sum(s.units) + sum(s.cash)
        return plan(s, seat, mood).get(place, (verbs.HOLD, place))
    if any(action[0] == verbs.SNITCH for action in actions):  # name the strongest rival: most other players won't agree
        return (verbs.SNITCH, max(rivals(s, seat) or s.rank, key=lambda other: (s.vps(other), s.army(other), -other)))
    return (verbs.SEND,)


# --- the Dragon --------------------------------------------------------------------------------------------------------


def _commitment(s: Realm, seat: int, draft: Draft, actions: list[Action]) -> list[Action]:
    """Return the next click of the best commitment; the same view always gives the same commitment."""
    if draft and draft[0][0] in (verbs.HIDING, verbs.BANKING):
        return [(verbs.SEND,)]
    magi = draft[0][1] if draft and draft[0][0] == verbs.MAGI else 0
    if not draft:
        first = _answer(s, seat, actions)
        if first[0] != verbs.MAGI or first[1]:
            return [first]
    commits = spread(s, seat, best_us(s, seat, magi)[1])
    done = draft[-1][1] if draft and draft[-1][0] == verbs.COMMIT else 0
    for place in sorted(commits):
        if place > done and (not draft or draft[-1][0] in (verbs.MAGI, verbs.COMMIT)):
            return [(verbs.COMMIT, place, commits[place])]
    burns = [action for action in actions if action[0] == verbs.BURN]
    if burns:
        return [min(burns, key=lambda action: (s.level[action[1]], s.units[action[1]], action[1]))]
    return [(verbs.SEND,)]


def _answer(s: Realm, seat: int, actions: list[Action]) -> Action:
    """Return the choice to hide, wait with the Bank, or commit with a number of Highmagisters (possibly 0)."""
    numbers = [0, *(action[1] for action in actions if action[0] == verbs.MAGI)]
    best, less = max((best_us(s, seat, magi)[0] - MONEY * s.numbers.magi_cost * magi, -magi) for magi in numbers)
    answer: Action = (verbs.MAGI, -less)
    if (verbs.HIDING,) in actions:
        hidden = best_us(s, seat, -1)[0] - MONEY * hide_price(s, seat)
        if hidden > best:
            best, answer = hidden, (verbs.HIDING,)
    if (verbs.BANKING,) in actions and best_us(s, seat, 0, True)[0] - MONEY * s.numbers.bank_cost > best:
        return (verbs.BANKING,)
    return answer


def best_us(s: Realm, seat: int, magi: int, knowing: bool = False) -> tuple[float, int]:
    """Return the best value of this attack with `magi` Highmagisters (-1 for hiding) and the US of units that gives it.

    `knowing` says whether the others' commitments are visible before this one is due.
    """
    odds = attack_odds(s, seat, seen_by_the_bank(s))
    owed = min_us(s, seat)
    homes = [place for place in orderable(s, seat) if place != ISLAND]
    most = sum(s.units[place] - (1 if s.work[place] else 0) for place in homes) if magi >= 0 else 0
    isle = 1 if s.owner[ISLAND] == seat else 0
    foes, half, fuel, own = len(rivals(s, seat)), dragons_half(s), to_burn(s), holdings(s, seat)
    lands = sum(len(s.greens(other)) for other in rivals(s, seat))
    once_more = [again(s, fallen) for fallen in range(len(s.rank))]  # partners count as eliminated too
    table: list[list[float]] = []
    for us in range(most + 1):
        given = spread(s, seat, us)
        units = sum(given.values())
        total = us + (NINE_MAGI if magi == MAX_MAGI else max(magi, 0)) + (isle if us else 0)
        won, lost, falls, ashes = 0.0, 0.0, False, 0
        if magi >= 0:
            won = victory(s, seat, total, owed, units)
            lost, falls, ashes = defeat(s, seat, total, owed, units)
        left = {place: s.units[place] - given.get(place, 0) for place in homes}
        for place in sorted(s.greens(seat), key=lambda place: (s.level[place], left.get(place, 0)))[:ashes]:
            left.pop(place, None)
        weak = TAKEN * victims(s, seat, left)
        below = magi >= 0 and total < owed
        rest = (sum(left.values()), len(s.greens(seat)) - ashes)
        row: list[float] = []
        for (others, fallen, burnt, flags), shortlist in odds.items():
            if others + total > s.dpl:
                value = own + won + race(max(foes - PEACE, 0.5), min(half, fuel))
            elif burnt + ashes >= fuel:
                value = DOOM
            elif falls:
                value = DOOM if fallen + 1 >= half else 0.0
            else:
                alive = max(foes - fallen, 0)  # most of them have committed their only unit
                slack = min(half - fallen, fuel - burnt - ashes)
                value = own + lost + race(alive - weak * alive / max(foes, 1), slack)
                if once_more[fallen] and alive and slack > 0:
                    spot = (not below and not flags & AHEAD, not flags & (UNDER if below else BEHIND))
                    fires = round(AFTER * max(lands - burnt - alive, 0))  # Provinces of rivals with several Provinces
                    reserve = (half - fallen, fuel - burnt - ashes - fires)
                    second = ordeal(own + lost, rest, spot, (s.dpl + 1) // 2, alive, reserve)
                    value += once_more[fallen] * (second - value)
            row.append(shortlist * value)
        table.append(row)
    if knowing:
        return sum(max(column) for column in zip(*table, strict=True)), 0
    value, less = max((sum(row), -us) for us, row in enumerate(table))
    return value, -less


def spread(s: Realm, seat: int, us: int) -> dict[int, int]:
    """Return units worth `us` US by place: unthreatened places first, working Provinces last."""
    homes = [place for place in orderable(s, seat) if place != ISLAND]
    found: dict[int, int] = {}
    for place in sorted(homes, key=lambda place: (s.work[place] > 0, threat(s, seat, place), place)):
        idle = 1 if s.work[place] else 0
        give = min(us, s.units[place] - idle)
        if give > 0:
            found[place] = give + idle
            us -= give
    return found


# --- Consolidation -------------------------------------------------------------------------------------------------------


def _purchase(s: Realm, seat: int, draft: Draft, actions: list[Action]) -> list[Action]:
    drafted = [action[0] for action in draft]
    cash = s.cash[seat]
    cash -= s.numbers.upgrade_cost * drafted.count(verbs.UPGRADE)
    cash -= s.numbers.unit_cost * sum(action[2] for action in draft if action[0] == verbs.BUY)
    if verbs.BID in drafted or verbs.DRAW in drafted:
        return [(verbs.SEND,)]
    if not draft:
        for verb in (verbs.CAPITOL, verbs.REFRESH, verbs.GAIN):
            choice = [action for action in actions if action[0] == verb]
            if choice:
                return choice[-1:]
    if verbs.UPGRADE not in drafted and verbs.BUY not in drafted and cash >= s.numbers.upgrade_cost:
        upgrades = [action for action in actions if action[0] == verbs.UPGRADE]
        if upgrades and (cash >= s.numbers.upgrade_cost + s.numbers.unit_cost or s.turn >= LATE or last_turn(s)):
            return [max(upgrades, key=lambda action: (s.level[action[1]], -action[1]))]
    if verbs.BANKING not in drafted:
        bought = {action[1]: action[2] for action in draft if action[0] == verbs.BUY}
        number = levy(s, seat, cash + s.numbers.unit_cost * sum(bought.values()))
        for place, units in recruits(s, seat, number).items():
            if place not in bought and (verbs.BUY, place, units) in actions:
                return [(verbs.BUY, place, units)]
    if last_turn(s):
        return [(verbs.SEND,)]
    if not s.army(seat) and verbs.BUY not in drafted:  # a unit in the next turn is better than a rank without one
        cash -= max(s.numbers.unit_cost - s.numbers.production[0] * len(s.greens(seat)), 0)
    army = s.army(seat) + sum(action[2] for action in draft if action[0] == verbs.BUY)
    return [(verbs.BID, wise_bid(s, seat, max(cash, 0), army)), (verbs.SEND,)]
