"""Beside the order sheet: money that is sent, looks at decks, and what is done about the card that was seen (F2, F3, N2)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.engine.verb import Verb
from baronage.games.protectors import verbs
from baronage.games.protectors.data import BSWAN, DECKS, DRAGON, DRAGONS, EVENT, FORECAST, ISLAND, LOOK, POWER
from baronage.games.protectors.execute import look_price
from baronage.games.protectors.factions import ashes, can_look, owns
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import amounts, number_of
from baronage.games.protectors.things import deck_id, player_id

SIDE_ACTS: Final = (verbs.TRANSFER, verbs.LOOKAT, verbs.KEEP, verbs.DISCARD, verbs.REPLACE)


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


# --- the verbs --------------------------------------------------------------------------------------------------------


class GiveMoney(Verb[Realm]):
    """$Realm for another player, at the reveal."""

    NUMBER: ClassVar[int] = verbs.TRANSFER
    NAME: ClassVar[str] = "give-money"
    ARGS: ClassVar[tuple[str, ...]] = ("other", "amount")
    RULE: ClassVar[str] = "REALM-F2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-F2.01", "REALM-F2.02")
    GROUP: ClassVar[int] = 1
    AMOUNT: ClassVar[bool] = True

    def fault(self, s: Realm, seat: int, action: Action) -> str:
        _, other, amount = action
        if other == seat or other not in s.rank or amount < 1:
            return "REALM-F2.01"
        return "REALM-F2.02" if amount > s.cash[seat] else ""

    def facts(self, s: Realm, seat: int, action: Action) -> Facts:
        return {"player": number_of(s, action[1]), "amount": action[2]}

    def more(self, s: Realm, seat: int, action: Action) -> Facts:
        return {"fits": int(action[1] != seat and action[1] in s.rank), "cash": s.cash[seat]}

    def cites(self, s: Realm, seat: int, action: Action) -> tuple[str, ...]:
        return ("REALM-F2.02",)

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [player_id(s, action[1])]

    def near(self, s: Realm, seat: int) -> list[Action]:
        cash = s.cash[seat]
        return [(verbs.TRANSFER, other, amount) for other in range(s.seats) for amount in (1, 0, cash, cash + 1)]


_LOOKS: Final = {EVENT: "REALM-F3.01", DRAGONS: "REALM-F3.02"}  # the others: F3.03


class LookAt(Verb[Realm]):
    """The top card of a deck."""

    NUMBER: ClassVar[int] = verbs.LOOKAT
    NAME: ClassVar[str] = "look-at"
    ARGS: ClassVar[tuple[str, ...]] = ("deck",)
    RULE: ClassVar[str] = "REALM-F3.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-F3.01", "REALM-F3.02", "REALM-F3.03")
    GROUP: ClassVar[int] = 0

    def fault(self, s: Realm, seat: int, action: Action) -> str:
        deck = action[1]
        if not 0 <= deck < DECKS:
            return "REALM-F3.01"
        allowed = can_look(s, seat, deck) and look_price(deck) <= s.cash[seat]
        return "" if allowed else _LOOKS.get(deck, "REALM-F3.03")

    def facts(self, s: Realm, seat: int, action: Action) -> Facts:
        deck = action[1] if 0 <= action[1] < DECKS else -1
        return {"deck": deck, "price": look_price(deck) if deck >= 0 else 0}

    def more(self, s: Realm, seat: int, action: Action) -> Facts:
        deck = action[1]
        has = owns(s, seat, FORECAST) if deck in (EVENT, DRAGONS) else s.owner[ISLAND] == seat
        once = deck == DRAGONS and bool(s.used[seat] >> LOOK & 1)
        seen = 0 <= deck < DECKS and bool(s.looks[seat] >> deck & 1)
        return {"has": int(has), "seen": int(seen), "used": int(once), "cash": s.cash[seat]}

    def cites(self, s: Realm, seat: int, action: Action) -> tuple[str, ...]:
        return (_LOOKS.get(action[1], "REALM-F3.03"),)

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [deck_id(action[1])]

    def near(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.LOOKAT, deck) for deck in range(-1, DECKS + 1)]


def awaits(s: Realm, seat: int, deck: int) -> bool:
    """REALM-F3.05: may the seat still say what is done with the card that it saw on this deck?"""
    return deck in (EVENT, DRAGONS) and bool(s.pending[2 * seat + deck])


class LeaveCard(Verb[Realm]):
    """The card that was seen stays where it is."""

    NUMBER: ClassVar[int] = verbs.KEEP
    NAME: ClassVar[str] = "leave-card"
    ARGS: ClassVar[tuple[str, ...]] = ("deck",)
    RULE: ClassVar[str] = "REALM-F3.05"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-F3.05",)

    def fault(self, s: Realm, seat: int, action: Action) -> str:
        return "" if awaits(s, seat, action[1]) else "REALM-F3.05"

    def facts(self, s: Realm, seat: int, action: Action) -> Facts:
        return {"deck": action[1] if 0 <= action[1] < DECKS else -1}

    def near(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.KEEP, deck) for deck in range(-1, DECKS)]


class PutUnder(Verb[Realm]):
    """The Event card that was seen goes under its deck."""

    NUMBER: ClassVar[int] = verbs.DISCARD
    NAME: ClassVar[str] = "put-under"
    RULE: ClassVar[str] = "REALM-N2.06"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-N2.06",)

    def fault(self, s: Realm, seat: int, action: Action) -> str:
        return "" if awaits(s, seat, EVENT) else "REALM-N2.06"


class SwapCard(Verb[Realm]):
    """There be Dragons! takes the place of the Dragon card that was seen."""

    NUMBER: ClassVar[int] = verbs.REPLACE
    NAME: ClassVar[str] = "swap-card"
    RULE: ClassVar[str] = "REALM-N2.07"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-N2.07",)

    def fault(self, s: Realm, seat: int, action: Action) -> str:
        return "" if awaits(s, seat, DRAGONS) else "REALM-N2.07"


VERBS: Final = (GiveMoney(), LookAt(), LeaveCard(), PutUnder(), SwapCard())
