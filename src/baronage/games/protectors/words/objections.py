"""Refusals in words: what is wrong with this click, and what would be right.

Where nothing is said here the text of the rule serves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITY_NAMES,
    DECK_NAMES,
    DECKS,
    FACTIONS,
    FLOOD,
    GOLD_BRACKET,
    GOLD_NAMES,
    ISLAND,
    LOOK,
    PIRATE,
    SPRING,
)
from baronage.games.protectors.execute import look_price
from baronage.games.protectors.factions import can_look
from baronage.games.protectors.orders import KIND, borders, march_targets, most_delayed, orderable, used_gold
from baronage.games.protectors.ranking import allowance, bracket
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.opening import Joining, Placing
from baronage.games.protectors.steps.window import Draft, Window
from baronage.games.protectors.words.names import card, listing, money, place, player_at, units
from baronage.games.protectors.words.spending import SPENDING
from baronage.games.protectors.words.subjects import foreign, places, unknown

ORDERS: Final = (verbs.HOLD, verbs.FORTIFY, verbs.WORK, verbs.MARCH, verbs.DELAYED, verbs.SUPPORT, verbs.SNITCH)
ASIDE: Final = (verbs.TRANSFER, verbs.LOOKAT, verbs.KEEP, verbs.DISCARD, verbs.REPLACE)
COMMITMENT: Final = (verbs.HIDING, verbs.MAGI, verbs.COMMIT, verbs.SACRIFICE, verbs.BURN)
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
    wrong = foreign(s, seat, number)
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
    wrong = unknown(s, to)
    if wrong:
        return wrong
    if to not in targets:
        if s.has_card(FLOOD) and not targets:
            return f"{card(FLOOD)} is in play: no Province has a neighbour, and nobody can march."
        ways = f"from there units can march to {places(targets)}" if targets else "no way leads out of there this turn"
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
    wrong = unknown(s, to)
    if wrong:
        return wrong
    near = list(borders(s, number))
    if not near:
        return f"{card(FLOOD)} is in play: no Province has a neighbour, and nobody can support."
    far = list(s.land.extended[number])
    if to not in near and not (gold and to in far):
        more = f"; a golden Support! reaches {places(far)} too" if far else ""
        return f"{place(to)} is out of reach: {place(number)} can support in {places(near)}{more}."
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
    **SPENDING,
}
