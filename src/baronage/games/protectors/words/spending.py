"""Refusals about what is committed against the Dragon, bought and bid, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITIES,
    ABILITY_NAMES,
    BANK,
    BANK_COST,
    FAITH,
    FAITH_COST,
    FIRE,
    HIDE,
    ISLAND,
    MAGI_COST,
    MOST_MAGI,
    OFFER_COST,
    REGARDS,
    TOP_LEVEL,
    UPGRADE_COST,
)
from baronage.games.protectors.dragon import commits_of, min_us, strength, to_die
from baronage.games.protectors.economy import capitols, last_turn, mates, may_use, reach
from baronage.games.protectors.factions import can, hide_price, owns
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.turn import ITEM, buy_limit
from baronage.games.protectors.steps.window import Draft
from baronage.games.protectors.words.names import listing, money, place, player_at, units
from baronage.games.protectors.words.subjects import foreign, places

ITEMS: Final = (
    "",
    "the Capitol",
    "the Sanctum choice",
    "Faith",
    "the upgrade",
    "the offer",
    "units",
    "the Bank",
    "the bid",
    "draws",
)


# --- a Dragon Attack --------------------------------------------------------------------------------------------------


def _ability(s: Realm, seat: int, ability: int, price: int, draft: Draft = ()) -> str:
    """What is wrong with the use of a paid ability; empty: nothing."""
    name = f"'{ABILITY_NAMES[ability]}'"
    if not may_use(s, seat, ability, draft):
        return f"{name} is spent." if owns(s, seat, ability) else f"You do not have {name}."
    cash = reach(s, seat) if getattr(s.stack[-1], "KEY", "") == "buying" else s.cash[seat]
    return f"{name} costs {money(price)}; you have {cash}." if cash < price else ""


def _alone(draft: Draft) -> str:
    return "It stands alone: take back what you have chosen first." if draft else ""


def _hide(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if hide_price(s, seat) < 0:
        return _ability(s, seat, HIDE, 0) or "You can't hide now."
    return _ability(s, seat, HIDE, hide_price(s, seat)) if can(s, seat, HIDE) else _alone(draft)


def _bank(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if getattr(s.stack[-1], "KEY", "") == "buying":
        return _late(s, action, draft) or _ability(s, seat, BANK, BANK_COST, draft)
    return _ability(s, seat, BANK, BANK_COST) or _alone(draft)


def _magi(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    wrong = _ability(s, seat, FIRE, MAGI_COST)
    if wrong or len(action) < 2:
        return wrong
    if draft:
        return "Highmagisters are summoned before units are committed: take those back first."
    most = min(MOST_MAGI, s.cash[seat] // MAGI_COST)
    return f"With {money(s.cash[seat])} you can summon up to {most} of them, at least 1."


def _locked(draft: Draft) -> str:
    if draft and draft[0][0] in (verbs.HIDING, verbs.BANKING):
        return "That stands alone beside nothing else: take it back to commit units."
    return ""


def _commit(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if len(action) != 3:
        return ""
    if action[1] == ISLAND:
        return "Units on the Island can't be committed."
    wrong = _locked(draft) or foreign(s, seat, action[1])
    if wrong:
        return wrong
    if not 1 <= action[2] <= s.units[action[1]]:
        return f"You have {units(s.units[action[1]])} in {place(action[1])}: {action[2]} can't be committed."
    if action[1] in commits_of(draft):
        return f"Units of {place(action[1])} are committed already: take that back to change it."
    return "Commit in the order of the Provinces' numbers, and before sacrifices and undefended Provinces."


def _sacrifice(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    commits = commits_of(draft)
    if strength(s, seat, draft) < min_us(s, seat):
        return "Below min.US all committed units die: there is nothing to choose."
    if len(commits) < 2 or sum(commits.values()) <= to_die(s, seat, draft):
        return "There is no choice whom to sacrifice: more units from two Provinces would have to be committed."
    return (
        f"Sacrifice units that you committed, {to_die(s, seat, draft)} in all, in the order of the Provinces' numbers."
    )


def _burn(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    wrong = _locked(draft) or (foreign(s, seat, action[1]) if len(action) == 2 else "")
    if wrong:
        return wrong
    missing, greens = min_us(s, seat) - strength(s, seat, draft), s.greens(seat)
    if missing <= 0:
        return "You meet your min.US: no Province has to be left undefended."
    if len(greens) <= missing:
        return "All your green Provinces are undefended: there is none to choose."
    if action[1] not in greens:
        return f"{place(action[1])} is grey already; green are {places(greens)}."
    return f"{missing} US are missing, and so many Provinces are named already."


# --- Buying and Bidding -----------------------------------------------------------------------------------------------


def _late(s: Realm, action: Action, draft: Draft) -> str:
    """Is it the last turn, or did something later in the order of execution come first?"""
    if last_turn(s) and action[0] in (verbs.BID, verbs.BANKING, verbs.OFFER, verbs.GAIN, verbs.REFRESH):
        return "This is the last turn: there is no bid, Bank, offer or Sanctum choice any more."
    item = ITEM[action[0]]
    if draft:
        done = ITEM[draft[-1][0]]
        if done > item:
            order = f"{ITEMS[item]} {'come' if item in (6, 9) else 'comes'} before {ITEMS[done]}"
            return f"A message goes in the order of its execution, and {order}: take that back first."
        if done == item and item not in (6, 9):
            return f"Your message holds {ITEMS[item]} already."
        if (done, item) == (7, 8):
            return "Who calls the Bank makes no bid now."
    return ""


def _capitol(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    owned = capitols(s, seat)
    if len(owned) < 2:
        return "A Capitol is chosen only by who controls two Provinces of level III."
    return _late(s, action, draft) or f"Of level III are {places(owned)}."


def _sanctum(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    late = _late(s, action, draft)
    if late:
        return late
    if s.newcomer != seat:
        return "Only who took the Island this turn has a Sanctum choice."
    ability = action[1] if len(action) == 2 and 0 < action[1] < ABILITIES else 0
    return f"'{ABILITY_NAMES[ability]}' can't be {'gained' if action[0] == verbs.GAIN else 'refreshed'}."


def _faith(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    return _late(s, action, draft) or _ability(s, seat, FAITH, FAITH_COST, draft)


def _upgrade(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    wrong = _late(s, action, draft) or (foreign(s, seat, action[1]) if len(action) == 2 else "")
    if wrong:
        return wrong
    number = action[1]
    if not s.ready[number]:
        return f"{place(number)} can't be upgraded: it needs a golden Work, work! that lasted until production."
    if s.level[number] >= TOP_LEVEL:
        return f"{place(number)} has the highest level."
    if s.level[number] == TOP_LEVEL - 1 and capitols(s, seat):
        return f"{places(capitols(s, seat))} is your Capitol: there can't be a second one."
    return f"An upgrade costs {money(UPGRADE_COST)}; you have {reach(s, seat)}."


def _offer(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    wrong = _late(s, action, draft) or _ability(s, seat, REGARDS, OFFER_COST, draft)
    return wrong or "The Mountain King protects a Capitol, and you have none."


def _buy(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if len(action) != 3:
        return _late(s, action, draft)
    if action[1] == ISLAND:
        return "Units can't be bought on the Island."
    wrong = _late(s, action, draft) or foreign(s, seat, action[1])
    if wrong:
        return wrong
    if any(said[0] == verbs.BUY and said[1] == action[1] for said in draft):
        return f"You buy in {place(action[1])} already: take that back to change it."
    limit, there = buy_limit(s, draft), s.units[action[1]]
    return f"{place(action[1])} holds {units(there)} and feeds {limit}: {max(limit - there, 0)} can be bought there."


def _bid(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if getattr(s.stack[-1], "KEY", "") == "buying":
        wrong = _late(s, action, draft)
        if wrong:
            return wrong
    if any(said[0] == verbs.BID for said in draft):
        return "Your message holds a bid already: take it back to bid otherwise."
    if any(said[0] == verbs.DRAW for said in draft):
        return "The bid comes before draws: take those back first."
    return f"A bid is a whole number from 0 to {reach(s, seat)}."


def _draw(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    team = mates(s, seat)
    if not team:
        return "Only in a team can one draw on the cash of others."
    if len(action) != 3 or action[1] not in team:
        return f"You can draw on your team-mates alone: {listing([player_at(s, mate) for mate in team])}."
    if any(said[0] == verbs.DRAW and said[1] == action[1] for said in draft):
        return f"You draw on {player_at(s, action[1])} already: take that back to change it."
    if not 1 <= action[2] <= s.cash[action[1]]:
        return f"{player_at(s, action[1])} has {money(s.cash[action[1]])}: {action[2]} can't be drawn."
    return "First the bid, then draws."


SPENDING: Final[dict[int, Callable[[Realm, int, Action, Draft], str]]] = {
    verbs.HIDING: _hide,
    verbs.BANKING: _bank,
    verbs.MAGI: _magi,
    verbs.COMMIT: _commit,
    verbs.SACRIFICE: _sacrifice,
    verbs.BURN: _burn,
    verbs.CAPITOL: _capitol,
    verbs.REFRESH: _sanctum,
    verbs.GAIN: _sanctum,
    verbs.KEEPFAITH: _faith,
    verbs.UPGRADE: _upgrade,
    verbs.OFFER: _offer,
    verbs.BUY: _buy,
    verbs.BID: _bid,
    verbs.DRAW: _draw,
}
