"""Refusals in words: what is wrong with this click, and what would be right.

Where nothing is said here the text of the rule serves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITIES,
    ABILITY_NAMES,
    BANK,
    BANK_COST,
    DECK_NAMES,
    DECKS,
    FACTIONS,
    FAITH,
    FAITH_COST,
    FIRE,
    FLOOD,
    GOLD_BRACKET,
    GOLD_NAMES,
    HIDE,
    ISLAND,
    LOOK,
    MAGI_COST,
    MOST_MAGI,
    OFFER_COST,
    PIRATE,
    REGARDS,
    SPRING,
    TOP_LEVEL,
    UPGRADE_COST,
)
from baronage.games.protectors.dragon import commits_of, min_us, strength, to_die
from baronage.games.protectors.economy import capitols, last_turn, mates, may_use, reach
from baronage.games.protectors.execute import look_price
from baronage.games.protectors.factions import can, can_look, hide_price, owns
from baronage.games.protectors.orders import KIND, borders, march_targets, most_delayed, orderable, used_gold
from baronage.games.protectors.ranking import allowance, bracket
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.opening import Joining, Placing
from baronage.games.protectors.steps.turn import ITEM, buy_limit
from baronage.games.protectors.steps.window import Draft, Window
from baronage.games.protectors.words.names import card, listing, money, place, player, player_at, units

ORDERS: Final = (verbs.HOLD, verbs.FORTIFY, verbs.WORK, verbs.MARCH, verbs.DELAYED, verbs.SUPPORT, verbs.SNITCH)
ASIDE: Final = (verbs.TRANSFER, verbs.LOOKAT, verbs.KEEP, verbs.DISCARD, verbs.REPLACE)
COMMITMENT: Final = (verbs.HIDING, verbs.MAGI, verbs.COMMIT, verbs.SACRIFICE, verbs.BURN)
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
LENGTHS: Final = (  # of well-formed actions, by verb; of others nothing can be said
    *(1, 2, 2, 2, 2, 2, 3, 3, 5, 5, 5, 2, 3, 2, 2, 1, 1),
    *(1, 1, 2, 3, 3, 2, 2, 2, 2, 1, 2, 1, 3, 2, 3),
)
HOME: Final = (  # the windows that a verb belongs to, and what they are called
    ((verbs.BALLOT,), ("vote",), "A ballot is cast in a vote"),
    ((verbs.JOIN, verbs.PICK), (), "Teams are formed before the game"),
    ((verbs.FACTION,), ("opening",), "A faction is chosen with the opening bid"),
    (ORDERS, ("orders",), "Orders are given in the Negotiation and Orders window"),
    (ASIDE, ("orders",), "Money is sent and cards are looked at in the Negotiation and Orders window"),
    ((verbs.BANKING,), ("attack", "buying"), "The Bank is called in a Dragon Attack or in the Bidding step"),
    (COMMITMENT, ("attack", "bankattack"), "Units are committed in a Dragon Attack"),
    (
        (verbs.CAPITOL, verbs.REFRESH, verbs.GAIN, verbs.KEEPFAITH, verbs.UPGRADE, verbs.OFFER, verbs.BUY),
        ("buying",),
        "That is bought in the Buying and Bidding window",
    ),
    (
        (verbs.BID, verbs.DRAW),
        ("opening", "rebid", "bankbid", "buying"),
        "Bids are made in the opening window and in the Bidding step",
    ),
)


def refusal(s: Realm, seat: int, action: Action, rule: str) -> str:
    """Why this seat may not take this action, from its view; empty: the rule's text says it."""
    top = s.stack[-1]
    if action[0] < len(LENGTHS) and len(action) != LENGTHS[action[0]]:
        return ""
    if isinstance(top, Joining):
        return _joining(s, top, seat, action)
    if isinstance(top, Placing):
        return _placing(s, top, seat, action)
    if not isinstance(top, Window):
        return ""
    verb = action[0]
    for verbs_of, windows, words in HOME:
        if verb in verbs_of and top.KEY not in windows:
            return f"{words}; now the window '{top.TITLE or 'Vote'}' is open."
    if s.owner and seat not in s.rank:
        return "You are eliminated: you may read and write, but you choose no more."
    if verb not in ASIDE:
        if top.sent >> seat & 1:
            return "You have sent your message of this window, and it is final."
        if not top.due >> seat & 1:
            return "There is nothing for you to choose in this window."
    own = _WORDS.get(verb)
    if own is None:
        return "There is no such choice in this game."
    return own(s, seat, action, top.drafts[seat])


def _named(s: Realm, number: int) -> str:
    """What is wrong with a place as such; empty: nothing."""
    if number == ISLAND and not s.land.island:
        return "There is no Island in this game."
    return (
        ""
        if 0 <= number < len(s.owner)
        else f"There is no P{number} on this board: Provinces are P1 to P{len(s.owner) - 1}."
    )


def _foreign(s: Realm, seat: int, number: int) -> str:
    """What is wrong with a place as one's own; empty: nothing."""
    wrong = _named(s, number)
    if wrong or s.owner[number] == seat:
        return wrong
    owner = s.owner[number]
    yours = listing([place(other) for other in s.provinces(seat)]) if s.provinces(seat) else "nothing"
    whose = f"belongs to {player(s.number[owner])}" if owner >= 0 else "belongs to nobody"
    words = f"{place(number)} {whose}; yours: {yours}."
    return words[:1].upper() + words[1:]


def _places(numbers: Sequence[int]) -> str:
    return listing([place(number) for number in numbers])


# --- before the game --------------------------------------------------------------------------------------------------


def _joining(s: Realm, top: Joining, seat: int, action: Action) -> str:
    if action[0] != verbs.JOIN:
        return "Teams are being formed: join one."
    if top.joined[seat] >= 0:
        return f"You have joined team {top.joined[seat] + 1} already."
    free = listing([str(team + 1) for team in top.free(s)])
    return f"There is no room in team {action[1] + 1}; there is in {free}." if len(action) > 1 else ""


def _placing(s: Realm, top: Placing, seat: int, action: Action) -> str:
    if action[0] != verbs.PICK:
        return "Members of a team take their positions: pick one."
    if top.picks[seat] >= 0:
        return "You have taken your position already."
    turn = top.turn_of(s, s.team[seat])
    if turn != seat:
        return f"It is {player_at(s, turn)}'s turn to pick in your team."
    free = listing([str(at + 1) for at in top.free(s, seat)])
    return f"That position is taken or does not exist; free: {free}."


def _faction(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if s.factions != 1:
        return "Factions are not chosen in this game."
    if any(said[0] == verbs.FACTION for said in draft):
        return "You have chosen a faction: take it back to choose another."
    if draft:
        return "The faction is chosen before the bid: take the bid back first."
    return f"There is no such faction; they are numbered 1 to {FACTIONS - 1}."


def _ballot(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    return "You have marked your ballot: take it back to mark it otherwise." if draft else "A ballot has two answers."


# --- orders -----------------------------------------------------------------------------------------------------------


def _order(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    verb, number = action[0], action[1] if len(action) > 1 else -1
    wrong = _foreign(s, seat, number)
    if wrong:
        return wrong
    if not s.units[number]:
        return f"You have no unit in {place(number)}; orders need one."
    ordered = [order[1] for order in draft]
    if number in ordered:
        return f"{place(number)} has its order: take it back to give another."
    if number == ISLAND and verb not in (verbs.HOLD, verbs.MARCH, verbs.DELAYED):
        return "On the Island units can only march."
    places = orderable(s, seat)
    if len(draft) < len(places) and number != places[len(draft)]:
        return f"Orders are given place by place: {place(places[len(draft)])} comes first."
    if verb == verbs.FORTIFY and s.has_card(SPRING):
        return f"{card(SPRING)} is in play: nobody can Fortify this turn."
    if verb in (verbs.MARCH, verbs.DELAYED) and len(action) == 5:
        wrong = _march(s, seat, action)
    elif verb == verbs.SUPPORT and len(action) == 5:
        wrong = _support(s, seat, action)
    return wrong or _gold(s, seat, action, draft)


def _march(s: Realm, seat: int, action: Action) -> str:
    verb, number, to, _, count = action
    if to == number:
        return f"A march leads to another place than {place(number)}."
    targets = march_targets(s, number)
    wrong = _named(s, to)
    if wrong:
        return wrong
    if to not in targets:
        if s.has_card(FLOOD) and not targets:
            return f"{card(FLOOD)} is in play: no Province has a neighbour, and nobody can march."
        ways = f"from there units can march to {_places(targets)}" if targets else "no way leads out of there this turn"
        return f"{place(to)} is no neighbour of {place(number)}; {ways}."
    most = most_delayed(s, seat, number) if verb == verbs.DELAYED else s.units[number]
    if not 1 <= count <= most:
        may = (
            f", at most {most} counting those who may arrive"
            if verb == verbs.DELAYED and most > s.units[number]
            else ""
        )
        return f"You have {units(s.units[number])} in {place(number)}{may}: {count} can't march."
    return ""


def _support(s: Realm, seat: int, action: Action) -> str:
    _, number, helped, to, gold = action
    if to == number:
        return f"{place(number)} can't support itself; a Support! goes to a neighbour."
    wrong = _named(s, to)
    if wrong:
        return wrong
    near = list(borders(s, number))
    if not near:
        return f"{card(FLOOD)} is in play: no Province has a neighbour, and nobody can support."
    far = list(s.land.extended[number])
    if to not in near and not (gold and to in far):
        more = f"; a golden Support! reaches {_places(far)} too" if far else ""
        return f"{place(to)} is out of reach: {place(number)} can support in {_places(near)}{more}."
    if helped not in s.rank:
        return "That player is not in the game any more." if 0 <= helped < s.seats else "There is no such player."
    return ""


def _gold(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    kind, at = KIND.get(action[0], (0, 0))
    if not at or len(action) <= at or not action[at]:
        return ""
    allowed = allowance(s, seat)[kind]
    if used_gold(draft)[kind] < allowed:
        return ""
    if allowed:
        return f"Your golden {GOLD_NAMES[kind]} of this turn is given already."
    last = GOLD_BRACKET[kind]
    served = "bracket 1 alone" if last == 1 else f"brackets 1 to {last}"
    return f"You stand in bracket {bracket(s, seat)}: golden {GOLD_NAMES[kind]} is for {served}."


def _send(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    places = orderable(s, seat)
    if getattr(s.stack[-1], "KEY", "") == "orders" and len(draft) < len(places):
        return f"First an order for {place(places[len(draft)])}; to hold is one."
    return "First mark your ballot."


def _snitch(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if not s.has_card(PIRATE):
        return f"{card(PIRATE)} is not in play: there is nobody to snitch to."
    if draft and draft[-1][0] == verbs.SNITCH:
        return "You have named somebody already: take it back to name another."
    places = orderable(s, seat)
    if len(draft) < len(places):
        return f"First the orders: {place(places[len(draft)])} is next."
    return "Name another player who is still in the game."


def _transfer(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if len(action) != 3 or action[1] == seat or action[1] not in s.rank:
        return "Money can be sent to another player who is still in the game."
    return f"You have {money(s.cash[seat])} at hand: you can't send {action[2]}."


def _look(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    deck = action[1] if len(action) == 2 else -1
    if not 0 <= deck < DECKS:
        return "There is no such deck."
    name = f"the deck '{DECK_NAMES[deck]}'"
    if s.looks[seat] >> deck & 1:
        return f"You have looked at {name} this turn."
    if deck == 1 and s.used[seat] >> LOOK & 1:
        return f"You have used your one look at {name}."
    if not can_look(s, seat, deck):
        need = "the Wizard Sanctum" if deck > 1 else ABILITY_NAMES[3]
        return f"Only with {need} may one look at {name}."
    return f"A look at {name} costs {money(look_price(deck))}; you have {s.cash[seat]}."


def _reply(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    return "No card that you have looked at awaits this answer."


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
    wrong = _locked(draft) or _foreign(s, seat, action[1])
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
    wrong = _locked(draft) or (_foreign(s, seat, action[1]) if len(action) == 2 else "")
    if wrong:
        return wrong
    missing, greens = min_us(s, seat) - strength(s, seat, draft), s.greens(seat)
    if missing <= 0:
        return "You meet your min.US: no Province has to be left undefended."
    if len(greens) <= missing:
        return "All your green Provinces are undefended: there is none to choose."
    if action[1] not in greens:
        return f"{place(action[1])} is grey already; green are {_places(greens)}."
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
    return _late(s, action, draft) or f"Of level III are {_places(owned)}."


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
    wrong = _late(s, action, draft) or (_foreign(s, seat, action[1]) if len(action) == 2 else "")
    if wrong:
        return wrong
    number = action[1]
    if not s.ready[number]:
        return f"{place(number)} can't be upgraded: it needs a golden Work, work! that lasted until production."
    if s.level[number] >= TOP_LEVEL:
        return f"{place(number)} has the highest level."
    if s.level[number] == TOP_LEVEL - 1 and capitols(s, seat):
        return f"{_places(capitols(s, seat))} is your Capitol: there can't be a second one."
    return f"An upgrade costs {money(UPGRADE_COST)}; you have {reach(s, seat)}."


def _offer(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    wrong = _late(s, action, draft) or _ability(s, seat, REGARDS, OFFER_COST, draft)
    return wrong or "The Mountain King protects a Capitol, and you have none."


def _buy(s: Realm, seat: int, action: Action, draft: Draft) -> str:
    if len(action) != 3:
        return _late(s, action, draft)
    if action[1] == ISLAND:
        return "Units can't be bought on the Island."
    wrong = _late(s, action, draft) or _foreign(s, seat, action[1])
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


_WORDS: Final[dict[int, Callable[[Realm, int, Action, Draft], str]]] = {
    verbs.SEND: _send,
    verbs.BALLOT: _ballot,
    verbs.FACTION: _faction,
    **dict.fromkeys((verbs.HOLD, verbs.FORTIFY, verbs.WORK, verbs.MARCH, verbs.DELAYED, verbs.SUPPORT), _order),
    verbs.SNITCH: _snitch,
    verbs.TRANSFER: _transfer,
    verbs.LOOKAT: _look,
    verbs.KEEP: _reply,
    verbs.DISCARD: _reply,
    verbs.REPLACE: _reply,
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
