"""Negotiation and Orders: the order sheet, and beside it transfers, looks and their answers (section F)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from baronage.engine.chance import Chance
from baronage.engine.flow import Action, Span, Step
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    BSWAN,
    DECKS,
    DRAGON,
    DRAGONS,
    EVENT,
    ISLAND,
    PIRATE,
    POWER,
)
from baronage.games.protectors.execute import execute, look_price
from baronage.games.protectors.factions import ashes, can_look
from baronage.games.protectors.orders import (
    LISTED,
    march_targets,
    most_delayed,
    orderable,
    orders_for,
    used_gold,
    without_gold,
)
from baronage.games.protectors.ranking import allowance
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import Draft, Drafts, Window, amounts, span

SIDE_ACTS = (verbs.TRANSFER, verbs.LOOKAT, verbs.KEEP, verbs.DISCARD, verbs.REPLACE)


def open_orders(s: Realm) -> Orders:
    """REALM-F1.01; who has nothing to order and nobody to name is not waited for (C2.04)."""
    due = 0
    for place, seat in enumerate(s.owner):
        if seat >= 0 and s.units[place]:
            due |= 1 << seat
    if s.has_card(PIRATE):
        due = sum(1 << seat for seat in s.rank)
    return Orders(due, 0, ((),) * s.seats)


class Orders(Window):
    """DEC-O1, DEC-O2, DEC-S1: an order for each place, ascending, the Island first; then the snitch; then it is sent."""

    KEY: ClassVar[str] = "orders"
    TITLE: ClassVar[str] = "Negotiation and Orders"
    BESIDE: ClassVar[tuple[int, ...]] = SIDE_ACTS

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return Orders(due, sent, drafts)

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        places = orderable(s, seat)
        done = len(draft)
        if done < len(places):
            return orders_for(s, seat, places[done], draft)
        found: list[Action] = []
        if s.has_card(PIRATE) and (not draft or draft[-1][0] != verbs.SNITCH):
            players = sorted(s.rank, key=s.number.__getitem__)
            found = [(verbs.SNITCH, other) for other in players if other != seat]
        return [*found, (verbs.SEND,)]

    def spans(self, s: Realm, seat: int) -> list[Span]:
        found: list[Span] = []
        if seat in s.rank:
            for other in s.rank:
                if other != seat and s.cash[seat]:
                    found += span((verbs.TRANSFER, other), 1, s.cash[seat])
        if not (self.due & ~self.sent) >> seat & 1:
            return found
        places, draft = orderable(s, seat), self.drafts[seat]
        if len(draft) >= len(places):
            return found
        place = places[len(draft)]
        most = most_delayed(s, seat, place)
        if most > LISTED:
            gold = allowance(s, seat)[1] > used_gold(draft)[1]
            for to in march_targets(s, place):
                found += [((verbs.DELAYED, place, to, golden), 1, most) for golden in range(1 + gold)]
        return found

    def actions(self, s: Realm, seat: int) -> list[Action]:
        return super().actions(s, seat) + side_acts(s, seat)

    def allows(self, s: Realm, seat: int, action: Action) -> bool:
        """REALM-G6.03, T1.07: gold beyond the allowance is not offered, but may be written: the reveal decides."""
        if super().allows(s, seat, action):
            return True
        plain = without_gold(s, seat, action) if seat in s.rank else None
        return plain is not None and super().allows(s, seat, plain)

    def play(self, s: Realm, seat: int, action: Action, chance: Chance) -> None:
        if action[0] in SIDE_ACTS:
            side_act(s, seat, action)
        else:
            super().play(s, seat, action, chance)

    def resolve(self, s: Realm, chance: Chance) -> None:
        s.stack.pop()
        for i in range(0, len(s.transfers), 3):  # published with the sheets (F2.04, F3.04)
            s.news += (4, s.transfers[i], verbs.TRANSFER, *s.transfers[i + 1 : i + 3])
        for seat, looks in enumerate(s.looks):
            s.news += [item for deck in range(DECKS) if looks >> deck & 1 for item in (3, seat, verbs.LOOKAT, deck)]
        execute(s, list(self.drafts))


# --- beside the sheet -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def gifts(other: int, cash: int) -> list[Action]:
    """The transfers to one player that are listed: offered beside every click."""
    return [(verbs.TRANSFER, other, amount) for amount in amounts(1, cash)]


def side_acts(s: Realm, seat: int) -> list[Action]:
    """REALM-F2.01, F3.01 to F3.05: done at once, also after the sheet is sent (T1.07)."""
    if seat not in s.rank:
        return []
    found: list[Action] = []
    cash = s.cash[seat]
    if cash:
        for other in sorted(s.rank, key=s.number.__getitem__):
            if other != seat:
                found += gifts(other, cash)
    if s.faction[seat] or s.gift[seat] or s.owner[ISLAND] == seat:
        for deck in range(DECKS):
            if can_look(s, seat, deck) and look_price(deck) <= cash:
                found.append((verbs.LOOKAT, deck))
    for deck in (EVENT, DRAGONS):
        if s.pending[2 * seat + deck]:
            found.append((verbs.KEEP, deck))
            found.append((verbs.DISCARD,) if deck == EVENT else (verbs.REPLACE,))
    return found


def side_act(s: Realm, seat: int, action: Action) -> None:
    """One of them is done; nobody else is told."""
    s.committed = True
    verb = action[0]
    k = s.number[seat]
    if verb == verbs.TRANSFER:
        other, amount = action[1], action[2]
        s.cash[seat] -= amount
        s.spent[seat] += amount
        s.transfers += [seat, other, amount]
        if s.log is not None:
            s.log.append((verbs.TRANSFERRED, 1 << seat, (k, s.number[other], amount), "REALM-F2.01 REALM-F2.03"))
    elif verb == verbs.LOOKAT:
        look(s, seat, action[1])
    else:
        answer(s, seat, verb, EVENT if verb == verbs.DISCARD else DRAGONS if verb == verbs.REPLACE else action[1])
        if s.log is not None:
            s.log.append((verbs.ANSWERED, 1 << seat, (k, verb), "REALM-F3.05"))


def look(s: Realm, seat: int, deck: int) -> None:
    """The top card; with Ashes of Power an answer may follow (REALM-N2.05 to N2.07)."""
    price = look_price(deck)
    card = s.decks[deck][-1]
    s.cash[seat] -= price
    s.spent[seat] += price
    s.looks[seat] |= 1 << deck
    s.looked[4 * seat + deck] = card
    if deck <= DRAGONS and ashes(s, seat) and card not in (BSWAN, POWER, DRAGON):
        s.pending[2 * seat + deck] = s.stamps[deck] + 1
    if s.log is not None:
        rule = "REALM-F3.01" if deck == EVENT else "REALM-F3.02" if deck == DRAGONS else "REALM-F3.03"
        s.log.append((verbs.LOOKED, 1 << seat, (s.number[seat], deck, card), rule))


def answer(s: Realm, seat: int, verb: int, deck: int) -> None:
    """REALM-F3.05, N2.06, N2.07: about the card that was seen; if it lies there no more, nothing happens."""
    fresh = s.pending[2 * seat + deck] == s.stamps[deck] + 1
    s.pending[2 * seat + deck] = 0
    if verb == verbs.KEEP:
        return
    s.looked[4 * seat + deck] = DRAGON if verb == verbs.REPLACE else 0
    if not fresh:
        return
    s.stamps[deck] += 1
    if verb == verbs.DISCARD:
        s.decks[deck].insert(0, s.decks[deck].pop())
    else:
        s.decks[deck][-1] = DRAGON
